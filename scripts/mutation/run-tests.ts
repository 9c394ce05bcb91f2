/** Runs tests, and ends them by what they have computed: a machine that does much else makes no difference. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ResultLine } from './reporter.ts';

/** Ticks of the processor's clock in a second, as Linux tells them. */
const TICKS_PER_S = 100;
const LOOK_MS = 2_000;
/**
 * A run waits for ever when of so many looks one after the other next to none found it computing or wanting to, and it
 * computed for no longer than this in all that time: no test waits for so long.
 */
const IDLE = { looks: 90, busy: 4, cpu_s: 2 };

export interface Run {
  /** Tests that failed, and files that did not come to their end: what has none of them passed. */
  readonly failed: readonly { readonly file: string; readonly name: string; readonly why?: string }[];
  readonly broken: ReadonlySet<string>;
  /** Seconds of processor time, of all its processes. */
  readonly cpu_s: number;
  /** Why it was ended: it had computed for longer than it may, or for a long time not at all. */
  readonly ended?: 'limit' | 'idle';
}

export interface ToRun {
  readonly tests: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Processor seconds; where the system does not tell of them, there is no limit. */
  readonly limit_s: number;
}

let running: ChildProcess | undefined;
/** Ends the tests that run now: a group of processes of its own. */
export function endTests(): void {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
  } catch {} // they have ended
}

/** No test fails because it is slow. */
const PATIENCE = ['--testTimeout=0', '--hookTimeout=0', '--expect.poll.timeout=3600000'];

/** Runs files of tests to their end, all of them. @param folder For what is written of them. */
export async function runTests(root: string, folder: string, { tests, env, limit_s }: ToRun): Promise<Run> {
  const results = join(folder, 'results.ndjson');
  rmSync(results, { force: true });
  running = spawn(
    process.execPath,
    // a build's runs (`CI`) write no snapshots; they try again what fails, which a mutant need not
    [
      'node_modules/vitest/vitest.mjs',
      ...['run', ...tests, '--reporter=./scripts/mutation/reporter.ts', '--retry=0', ...PATIENCE],
    ],
    {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, ...env, CI: 'true', MUTATION_RESULTS: results },
    },
  );
  const exited = once(running, 'exit');
  const watched = await ofGroup(running.pid!, exited, limit_s);
  endTests();
  running = undefined;
  const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
  const said = lines.map((line) => JSON.parse(line) as ResultLine);
  const whole = new Set(said.flatMap((line) => ('whole' in line && line.whole ? [line.file] : [])));
  return {
    failed: said.flatMap((line) => ('name' in line && !line.passed ? [line] : [])),
    broken: new Set(tests.filter((test) => !whole.has(test))),
    ...watched,
  };
}

/** Watches a group of processes until it has ended; ends it when it has computed enough. */
async function ofGroup(
  group: number,
  exited: Promise<unknown>,
  limit_s: number,
): Promise<Pick<Run, 'cpu_s' | 'ended'>> {
  const looks: ReturnType<typeof stateOf>[] = [];
  let cpu_s = 0;
  let has_exited = false;
  void exited.then(() => (has_exited = true));
  for (;;) {
    looks.push(stateOf(group));
    cpu_s = Math.max(cpu_s, looks.at(-1)!.cpu_s);
    if (has_exited) return { cpu_s };
    const ended = cpu_s > limit_s ? 'limit' : isIdle(looks.slice(-IDLE.looks)) ? 'idle' : undefined;
    if (ended && existsSync('/proc/self/stat')) {
      endTests();
      await exited;
      return { cpu_s, ended };
    }
    await Promise.race([exited, pause(LOOK_MS)]);
  }
}

const isIdle = (looks: readonly ReturnType<typeof stateOf>[]): boolean =>
  looks.length === IDLE.looks &&
  looks.filter(({ wants }) => wants).length <= IDLE.busy &&
  looks.at(-1)!.cpu_s - looks[0]!.cpu_s < IDLE.cpu_s;

/** Processor time of a group of processes, and whether a thread of it computes or wants to. */
function stateOf(group: number): { cpu_s: number; wants: boolean } {
  let ticks = 0;
  let wants = false;
  for (const pid of existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []) {
    const [, , of_group, , , , , , , , , ...times] = statOf(`/proc/${pid}/stat`);
    if (of_group !== String(group)) continue;
    ticks += times.slice(0, 4).reduce((sum, each) => sum + Number(each), 0);
    wants ||= threadsOf(pid).some((thread) => /^[RD]$/.test(statOf(`/proc/${pid}/task/${thread}/stat`)[0] ?? ''));
  }
  return { cpu_s: ticks / TICKS_PER_S, wants };
}

const threadsOf = (pid: string): readonly string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // it has ended
  }
};
/** What stands behind the name: the state, the parent, the group ... @see proc_pid_stat(5) */
const statOf = (path: string): readonly string[] => {
  try {
    const text = readFileSync(path, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // it has ended
  }
};
