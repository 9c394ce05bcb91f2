import { getPriority, setPriority } from 'node:os';

/**
 * How far a thread gives way, as the operating system counts it (0 to 19): what answers somebody who waits, what works
 * on a flow or a document, what nobody waits for. The event loop gives way to nobody, so that on a machine whose
 * processors are all busy a small question is still answered at once.
 */
const NICENESS = { answering: 4, working: 8, unattended: 12 } as const;

/**
 * Called once by a thread, or a process, of its own. Where the system has no priorities of threads, nothing happens.
 */
export function giveWay(as: keyof typeof NICENESS): void {
  // on Linux this is the priority of the thread that calls, elsewhere that of the whole process
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS[as]));
}
