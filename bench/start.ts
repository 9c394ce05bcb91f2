import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startedService, stopService } from './started.ts';

/**
 * What a start costs: the first one, with the demo corpus, and starts after it. Processor time is that of the whole
 * process and tells two versions apart on a machine that does other work, too; the time of the clock does not.
 *
 *     node bench/start.ts [starts after the first, default 5] [folder of another version to compare with]
 */
const STARTS = Number(process.argv[2] ?? 5);
const trees = [join(import.meta.dirname, '..'), ...process.argv.slice(3)];
/** What a start leaves to be done is done by then. */
const LATER_MS = 4_000;
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Cost {
  readonly ready_ms: number;
  readonly cpu_ms: number;
  readonly resident_mb: number;
  readonly later_cpu_ms: number;
  readonly later_mb: number;
}

function usedBy({ pid }: ChildProcess): { readonly cpu_ms: number; readonly resident_mb: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return {
    cpu_ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    resident_mb: Math.round(Number(kilobytes) / 1024),
  };
}

async function start(tree: string, folder: string): Promise<Cost> {
  const began = performance.now();
  const { service } = await startedService([join(tree, 'src/cli/priora.ts'), 'serve'], {
    ...{ PATH: process.env.PATH, PRIORA_DATA_DIR: folder, PORT: '0', PRIORA_LOG_LEVEL: 'error' },
  });
  const ready_ms = performance.now() - began;
  const ready = usedBy(service);
  await pause(LATER_MS);
  const later = usedBy(service);
  await stopService(service);
  return { ready_ms, ...ready, later_cpu_ms: later.cpu_ms, later_mb: later.resident_mb };
}

const row = (tree: string, what: string, costs: readonly Cost[]) => {
  const median = (of: (cost: Cost) => number) => costs.map(of).sort((a, b) => a - b)[Math.floor(costs.length / 2)]!;
  const seconds = (of: (cost: Cost) => number) => (median(of) / 1000).toFixed(2);
  const ready = `${seconds((c) => c.ready_ms)} s | ${seconds((c) => c.cpu_ms)} s | ${median((c) => c.resident_mb)} MB`;
  const later = `${seconds((c) => c.later_cpu_ms)} s | ${median((c) => c.later_mb)} MB`;
  process.stdout.write(`| ${tree} | ${what} | ${ready} | ${later} |\n`);
};

process.stdout.write('| tree | start | ready | processor time | resident | processor time 4 s later | resident |\n');
process.stdout.write('|---|---|---:|---:|---:|---:|---:|\n');
const folders = trees.map(() => mkdtempSync(join(tmpdir(), 'priora-start-')));
try {
  // in turns, so that what the machine does meanwhile meets all of them
  for (const [n, tree] of trees.entries()) row(tree, 'first, with the demo', [await start(tree, folders[n]!)]);
  const costs: Cost[][] = trees.map(() => []);
  for (let round = 0; round < STARTS; round++)
    for (const [n, tree] of trees.entries()) costs[n]!.push(await start(tree, folders[n]!));
  for (const [n, tree] of trees.entries()) row(tree, `median of ${STARTS} more`, costs[n]!);
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
