import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let tick_ms: number | undefined;

/** Processor time so far in milliseconds: of this process, and of other ones of this machine together. */
export function processor_ms(pids: readonly number[] = []): { readonly own: number; readonly others: number } {
  const { user, system } = process.cpuUsage();
  if (pids.length > 0) tick_ms ??= 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const ticks = pids.map((pid) => {
    // the name of a program may have spaces; what follows it has none
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return { own: (user + system) / 1000, others: ticks.reduce((sum, each) => sum + each, 0) * (tick_ms ?? 0) };
}
