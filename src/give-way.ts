import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/**
 * How far a thread gives way, as the operating system counts it (0 to 19): what answers somebody who waits, what works
 * on a flow or a document, what nobody waits for. The event loop gives way to nobody, so that on a machine whose
 * processors are all busy a small question is still answered at once: three threads at 8 that share a processor with it
 * leave it two thirds (a weight of 172 to 1,024 each), at 4 less than half.
 */
const NICENESS = { answering: 8, working: 13, unattended: 17 } as const;

/**
 * Called once by a thread, or a process, of its own. Where the system has no priorities of threads, nothing happens.
 */
export function giveWay(as: keyof typeof NICENESS): void {
  // on Linux this is the priority of the thread that calls, elsewhere that of the whole process
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), NICENESS[as]));
}

/**
 * Threads of Node's own, as they are called: what collects garbage and compiles; what hashes, packs and reads files.
 */
const OWN_THREADS = ['V8Worker', 'libuv-worker'];

/**
 * Called once at the start of a service, for the threads that Node has beside everything else: four on which V8
 * collects garbage and compiles, and four on which passwords are hashed, streams packed and files read, whatever the
 * machine has. On two processors either took half of one from the event loop. Where it waits for V8's, it does its part
 * of that itself.
 */
export async function engineGivesWay(): Promise<void> {
  if (process.platform !== 'linux') return;
  // the second four begin with the first that is asked of them
  await access('/');
  for (const thread of readdirSync('/proc/self/task')) {
    const name = readFileSync(`/proc/self/task/${thread}/comm`, 'latin1').trim();
    if (OWN_THREADS.includes(name)) setPriority(Number(thread), Math.max(getPriority(), NICENESS.answering));
  }
}
