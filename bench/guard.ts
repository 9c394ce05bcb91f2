/**
 * `npm run bench:guard -- [--commit HEAD^] [--rounds 9]`: whether this tree has become slower than another commit. The
 * services of both stand side by side and are asked in turns for portions of a small fixed set; what counts is the
 * processor time of a portion, the least of all rounds, which what else the machine does can only make longer. Ends
 * with status 1 where something takes over 10 % more in the least and in the median, still so after twice the rounds.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from './measure.ts';

const { values } = parseArgs({
  options: { commit: { type: 'string', default: 'HEAD^' }, rounds: { type: 'string', default: '9' } },
});
const here = join(import.meta.dirname, '..');
const rounds = Number(values.rounds);
/** A side that needs more is not waited for: this is to cost half a minute. */
const START_MS = 120_000;
const LOSS = 1.1;
const SCHEMAS = 'src/typebox.mjs';
const KERNELS = ['engines/embedded', 'encoder', 'sequences'].map((room) => `src/${room}/kernel`);

const git = (...args: string[]) => execFileSync('git', args, { cwd: here, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The tree of the commit in a folder of its own, with the packages that are installed here. */
function laidOut(commit: string, tree: string): void {
  git('worktree', 'add', '--detach', '--force', tree, commit);
  symlinkSync(join(here, 'node_modules'), join(tree, 'node_modules'));
  // made of the packages alone, which both have in common
  cpSync(join(here, SCHEMAS), join(tree, SCHEMAS));
  const sources = KERNELS.map((kernel) => `${kernel}/assembly`);
  if (git('diff', '--name-only', commit, '--', ...sources) === '')
    for (const kernel of KERNELS) cpSync(join(here, kernel, 'kernel.wasm'), join(tree, kernel, 'kernel.wasm'));
  else execFileSync('npm', ['run', '-s', 'build:kernel'], { cwd: tree, stdio: 'ignore' });
}

/** A service that is asked for portions. */
async function side(tree: string) {
  const child: ChildProcess = fork(join(import.meta.dirname, 'guard-side.ts'), ['--tree', tree], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new AbortController();
  child.once('exit', (code) => gone.abort(new Error(`the service of ${tree} ended with ${code}`)));
  const said = async (...signals: AbortSignal[]) => {
    const signal = AbortSignal.any([gone.signal, ...signals]);
    return (await once(child, 'message', { signal }))[0];
  };
  const kinds = (await said(AbortSignal.timeout(START_MS))) as string[];
  return {
    kinds,
    async cost(kind: string): Promise<number> {
      child.send(kind);
      return (await said()) as number;
    },
    async end() {
      if (child.exitCode !== null) return;
      child.send('end');
      await once(child, 'exit');
    },
  };
}
type Side = Awaited<ReturnType<typeof side>>;

const least = (costs: readonly number[]) => Math.min(...costs);
const median = (costs: readonly number[]) =>
  quantile(
    costs.toSorted((a, b) => a - b),
    0.5,
  );

/** Costs of so many portions of each side, in turns. */
async function measured(now: Side, before: Side, kind: string, times: number) {
  const costs = { now: [] as number[], before: [] as number[] };
  const turns = [
    [now, costs.now],
    [before, costs.before],
  ] as const;
  for (let n = 0; n < times; n++) {
    // whoever comes first is not always the same one
    for (const [one, told] of n % 2 ? turns : turns.toReversed()) told.push(await one.cost(kind));
  }
  return costs;
}

async function compare(tree: string): Promise<boolean> {
  const [now, before] = await Promise.all([side(here), side(tree)]);
  let held = true;
  try {
    console.log('| processor time, ms | before | now | least | median | |\n|---|---:|---:|---:|---:|---|');
    for (const kind of now.kinds) {
      await measured(now, before, kind, 2);
      const costs = await measured(now, before, kind, rounds);
      const ratios = () => [least(costs.now) / least(costs.before), median(costs.now) / median(costs.before)] as const;
      if (ratios().every((ratio) => ratio > LOSS)) {
        const more = await measured(now, before, kind, rounds);
        costs.now.push(...more.now);
        costs.before.push(...more.before);
      }
      const lost = ratios().every((ratio) => ratio > LOSS);
      const shown = [
        least(costs.before).toFixed(1),
        least(costs.now).toFixed(1),
        ...ratios().map((one) => one.toFixed(2)),
      ];
      console.log(`| ${kind} | ${shown.join(' | ')} | ${lost ? '**slower**' : ''} |`);
      if (lost) held = false;
    }
  } finally {
    await Promise.all([now.end(), before.end()]);
  }
  return held;
}

let commit: string | undefined;
try {
  commit = git('rev-parse', '--verify', `${values.commit}^{commit}`);
} catch {
  console.log(`There is no commit ${values.commit} here (a shallow clone?): nothing to compare with.`);
}
if (commit) {
  const folder = mkdtempSync(join(tmpdir(), 'priora-guard-'));
  const tree = join(folder, 'tree');
  const leave = () => {
    if (existsSync(tree)) git('worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      leave();
      process.exit(1);
    });
  try {
    laidOut(commit, tree);
    console.log(`This tree against ${commit.slice(0, 8)}, in turns, ${rounds} portions of each kind:\n`);
    if (!(await compare(tree))) process.exitCode = 1;
  } finally {
    leave();
  }
}
