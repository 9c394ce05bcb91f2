/**
 * Do the tests fall when the code is wrong? Changes one literal, operator or method at a time, runs the tests that hold
 * that file, and counts the changes that no test noticed.
 *
 * `npm run mutate -- [--of src/patents] [--count 60] [--skip 0] [--seed 1] [--light] [--kept tried.ndjson] [--list]`. A
 * sample by seed; the same seed takes the same places of the same code, and `--skip` goes on after those that an
 * earlier run has tried. Changes that do not compile are left out: the type check holds them. The nearest tests are
 * asked first, then those of the file's group, of what operations share those of the nearest groups; what these let
 * pass is asked of all other tests that import the file, and of every group that does. `--light` leaves that out: what
 * is noticed so is a lower bound. With `--kept`, what was noticed is written to a file line by line, and a run that was
 * interrupted tries it no more.
 *
 * Changes of which no test feels two are made at once and tried by one run of the tests: each failure belongs to one of
 * them, or they are tried again in halves. Those that near tests let pass are all made at once, since next to none of
 * them is noticed by others. A run is ended by what it has computed, never by the clock, and what fails
 * is asked once without any change: a busy machine changes nothing of what is counted. The tree must be committed:
 * files are put back after each run, also when it is interrupted.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../bench/random.ts';
import openRunFolder, { runFolder } from '../../src/testing/run-folder.ts';
import { type Asked, type Holding, holdingIn, isOfGroups } from './holding.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { endTests, type Run, runTests } from './run-tests.ts';

const root = join(import.meta.dirname, '../..');
const { values: given } = parseArgs({
  options: {
    of: { type: 'string', multiple: true, default: ['src/patents', 'src/operations'] },
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
    kept: { type: 'string' },
    light: { type: 'boolean', default: false },
  },
});

/** Changes made at once, at most: one that breaks all tests costs the others another run. */
const MOST_AT_ONCE = 12;
/** Processor seconds that a run may take before it is compared with the same tests without a change. */
const LEAST_LIMIT_S = 120;
/** How a test fails whose own bound is the clock's: it tells nothing. */
const BY_THE_CLOCK = /timed out in \d+ms|did not succeed in time/;
/** So many files of tests compute no longer than that. */
const TESTS_OF_LIMIT = 10;
/** How much longer than without a change a run computes that does not end. */
const ENDLESS = 4;

/** What is asked one after the other, as a file's `Holding` has it. */
const STAGES = ['the nearest tests', 'those of groups', 'others near', 'all that hold a file'];

type Placed = Mutant & { readonly file: string };
type Failure = Run['failed'][number];
/** A change on trial, and by what it was noticed. */
interface Trial {
  readonly mutant: Placed;
  readonly holding: Holding;
  noticed_by: readonly Pick<Failure, 'file' | 'name'>[];
}

const files = given.of
  .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`, { cwd: root })))
  .filter((file) => !/\.test\.ts$|(?:^|\/)index\.ts$/.test(file))
  .sort();
const all = files.flatMap((file): Placed[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, text).map((mutant) => ({ file, ...mutant }));
});
const chance = new Random(Number(given.seed));
const sample = all
  .map((mutant) => ({ mutant, order: chance.next() }))
  .sort((a, b) => a.order - b.order)
  .slice(Number(given.skip), Number(given.skip) + Number(given.count))
  .map(({ mutant }) => mutant);
const lineOf = ({ file, line, from, to }: Placed) => `${file}:${line}  ${from} -> ${to}`;
console.log(`${all.length} places in ${files.length} files; ${sample.length} are tried.`);
if (given.list) {
  for (const mutant of sample) console.log(lineOf(mutant));
  process.exit(0);
}
const dirty = spawnSync('git', ['status', '--porcelain', '--', ...given.of], { cwd: root, encoding: 'utf8' }).stdout;
if (dirty !== '') {
  console.error(`Commit first, a changed file is put back as it was read:\n${dirty}`);
  process.exit(2);
}

// the demo corpus is made once, where no change can be a part of how it is made
const common = given.of.every((each) => each.startsWith('src/operations'));
const closeRunFolder = common ? openRunFolder() : undefined;
const notes = mkdtempSync(join(runFolder() ?? '/tmp', 'mutation-'));
process.once('exit', () => {
  rmSync(notes, { recursive: true, force: true });
  closeRunFolder?.();
});

const before = new Map<string, string>();
function putBack(): void {
  for (const [path, text] of before) writeFileSync(path, text);
  before.clear();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endTests();
    putBack();
    process.exit(130);
  });

/** Does something while all of some changes are made. */
async function changed<T>(mutants: readonly Placed[], work: () => T | Promise<T>): Promise<T> {
  try {
    for (const [file, own] of Map.groupBy(mutants, ({ file }) => file)) {
      const path = join(root, file);
      let text = readFileSync(path, 'utf8');
      before.set(path, text);
      for (const { start, end, to } of own.toSorted((a, b) => b.start - a.start))
        text = text.slice(0, start) + to + text.slice(end);
      writeFileSync(path, text);
    }
    return await work();
  } finally {
    putBack();
  }
}

/** Those that do not compile, which no commit could hold: the type check of all of them at once names the lines. */
async function untypedOf(mutants: readonly Placed[]): Promise<ReadonlySet<Placed>> {
  const { stdout } = await changed(mutants, () =>
    spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'], {
      ...{ cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
    }),
  );
  const lines = new Set([...stdout.matchAll(/^([^(\n]+)\((\d+),/gm)].map(([, file, line]) => `${file}:${line}`));
  return new Set(mutants.filter(({ file, line }) => lines.has(`${file}:${line}`)));
}

/** By the name of an operation: the folder of its group. */
const groupOfOperation = common ? await groupsOfOperations() : new Map<string, string>();
async function groupsOfOperations(): Promise<ReadonlyMap<string, string>> {
  const { groups } = await import('../../src/operations/index.ts');
  const { folderOf } = await import('../../src/testing/asked-groups.ts');
  return new Map(groups.flatMap((group) => group.operations.map(({ id }) => [id, folderOf(group)] as const)));
}
/** The group that a test is about, of those that ask each group; undefined where it is about all. */
function groupOf({ file, name }: Pick<Failure, 'file' | 'name'>): string | undefined {
  const [about = ''] = /[^:]*/.exec(name.split(' > ').at(-1)!)!;
  if (!isOfGroups(file)) return undefined;
  return (
    groupOfOperation.get(about) ?? ([...groupOfOperation.values(), 'for-models'].includes(about) ? about : undefined)
  );
}

let computed_s = 0;
async function run({ tests, groups }: Asked, limit_s: number): Promise<Run> {
  const env: Record<string, string> = groups.length > 0 ? { PRIORA_EXAMPLES: groups.join() } : {};
  const done = await runTests(root, notes, { tests, env, limit_s });
  computed_s += done.cpu_s;
  // what services have left whose processes were ended
  for (const left of common ? globSync(['service-*', 'priora-*'], { cwd: runFolder()! }) : [])
    rmSync(join(runFolder()!, left), { recursive: true, force: true });
  return done;
}

/** Tests that fail without any change, and what is known of the others. */
const flawed = new Set<string>();
const sound = new Set<string>();
const nameOf = ({ file, name }: Pick<Failure, 'file' | 'name'>) => `${file} ${name}`;
/** A file that did not come to its end. */
const WHOLE = '(the whole file)';

/**
 * Tries changes that no test feels two of: which are noticed, and by what. What cannot be told apart is tried again, in
 * halves.
 */
async function tryAtOnce(trials: readonly Trial[], askedOf: (trial: Trial) => Asked): Promise<void> {
  const [tests, groups] = (['tests', 'groups'] as const).map((what) => [
    ...new Set(trials.flatMap((trial) => askedOf(trial)[what])),
  ]) as [string[], string[]];
  const mutants = trials.map(({ mutant }) => mutant);
  let limit_s = LEAST_LIMIT_S * Math.max(1, groups.length / 3, tests.length / TESTS_OF_LIMIT);
  let done = await changed(mutants, () => run({ tests, groups }, limit_s));
  if (done.ended === 'limit' && trials.length === 1) {
    const { cpu_s } = await run({ tests, groups }, Infinity);
    limit_s = ENDLESS * cpu_s;
    if (done.cpu_s < limit_s) done = await changed(mutants, () => run({ tests, groups }, limit_s));
  }
  const failed = done.failed.filter(({ why = '' }) => !BY_THE_CLOCK.test(why));
  const failures = [...failed, ...[...done.broken].map((file) => ({ file, name: WHOLE }))];
  const doubtful = new Map<Trial, Set<string>>();
  for (const failure of failures.filter((each) => !flawed.has(nameOf(each)))) {
    const group = groupOf(failure);
    const may_be = trials.filter(
      (trial) =>
        askedOf(trial).tests.includes(failure.file) && (group === undefined || askedOf(trial).groups.includes(group)),
    );
    if (may_be.length === 1 || trials.length === 1) {
      const [trial] = trials.length === 1 ? trials : may_be;
      trial!.noticed_by = [...trial!.noticed_by, failure];
    } else for (const trial of may_be) doubtful.set(trial, (doubtful.get(trial) ?? new Set()).add(failure.file));
  }
  const again = [...doubtful.keys()].filter(({ noticed_by }) => noticed_by.length === 0);
  const half = Math.ceil(again.length / 2);
  for (const some of [again.slice(0, half), again.slice(half)])
    if (some.length > 0)
      await tryAtOnce(some, (trial) => ({ tests: [...doubtful.get(trial)!], groups: askedOf(trial).groups }));
}

/** What was noticed only by tests that fail without any change was not. */
async function holdWithoutChange(trials: readonly Trial[], stage: number): Promise<void> {
  const noticed = trials.filter(({ noticed_by }) => noticed_by.length > 0);
  const unknown = noticed.filter(({ noticed_by }) => !noticed_by.some((each) => sound.has(nameOf(each))));
  // one test of each is enough
  const tests = [...new Set(unknown.map(({ noticed_by }) => noticed_by[0]!.file))];
  if (tests.length === 0) return;
  const groups = [...new Set(unknown.flatMap(({ holding }) => holding.stages[stage]!.groups))];
  const { failed, broken } = await run({ tests, groups }, Infinity);
  const fails = new Set([...failed.map(nameOf), ...[...broken].map((file) => nameOf({ file, name: WHOLE }))]);
  for (const name of fails) {
    flawed.add(name);
    console.error(`Fails without any change, and is not counted: ${name}`);
  }
  for (const trial of unknown) {
    for (const each of trial.noticed_by) if (!fails.has(nameOf(each))) sound.add(nameOf(each));
    trial.noticed_by = trial.noticed_by.filter((each) => !fails.has(nameOf(each)));
  }
}

/** Whether some test, or some group that is asked, feels two changes. */
function feelBoth(a: Trial, b: Trial, stage: number): boolean {
  const feels = (from: Trial, of: Trial) =>
    from.mutant.file === of.mutant.file ||
    from.holding.stages[stage]!.tests.some((test) =>
      isOfGroups(test)
        ? from.holding.stages[stage]!.groups.some((group) => of.holding.felt_by.has(group))
        : of.holding.felt.has(test) || of.holding.stages[stage]!.tests.includes(test),
    );
  return feels(a, b) || feels(b, a);
}
function batchesOf(trials: readonly Trial[], stage: number): Trial[][] {
  if (stage === STAGES.length - 1 && trials.length > 0) return [[...trials]];
  const batches: Trial[][] = [];
  for (const trial of trials) {
    const fits = batches.find(
      (batch) => batch.length < MOST_AT_ONCE && !batch.some((other) => feelBoth(trial, other, stage)),
    );
    if (fits) fits.push(trial);
    else batches.push([trial]);
  }
  return batches;
}

const placeOf = ({ file, start, from, to }: Placed) => `${file} ${start} ${from} ${to}`;
/** Noticed by an earlier run, as `--kept` has it. */
const kept = new Set(given.kept && existsSync(given.kept) ? readFileSync(given.kept, 'utf8').split('\n') : []);

const untyped = await untypedOf(sample);
const holdingOf = holdingIn(root);
const trials = sample
  .filter((mutant) => !untyped.has(mutant))
  .map((mutant): Trial => ({ mutant, holding: holdingOf(mutant.file), noticed_by: [] }));
const isKept = ({ mutant }: Trial) => kept.has(placeOf(mutant));
for (const [stage, name] of STAGES.entries()) {
  if (given.light && stage === STAGES.length - 1) break;
  const left = trials.filter(
    (each) => !isKept(each) && each.noticed_by.length === 0 && each.holding.stages[stage]!.tests.length > 0,
  );
  const batches = batchesOf(left, stage);
  console.log(`\n${left.length} changes in ${batches.length} runs of ${name}`);
  for (const batch of batches) {
    await tryAtOnce(batch, ({ holding }) => holding.stages[stage]!);
    const noticed = batch.filter(({ noticed_by }) => noticed_by.length > 0);
    for (const { mutant, noticed_by } of noticed)
      console.log(`noticed  ${lineOf(mutant)}\n  by ${nameOf(noticed_by[0]!)}`);
    console.log(`${noticed.length} of ${batch.length} noticed; ${computed_s.toFixed(0)} s of processor time until now`);
  }
  await holdWithoutChange(left, stage);
  for (const { mutant } of left.filter(({ noticed_by }) => noticed_by.length > 0))
    if (given.kept) appendFileSync(given.kept, `${placeOf(mutant)}\n`);
}

const isNoticed = (trial: Trial) => isKept(trial) || trial.noticed_by.length > 0;
const row = (name: string, some: readonly Trial[]) => {
  const noticed = some.filter(isNoticed).length;
  return `| ${name} | ${some.length} | ${noticed} | ${((100 * noticed) / some.length).toFixed(0)} % |`;
};
console.log('\n| folder | tried | noticed | score |\n|---|---|---|---|');
const byFolder = Map.groupBy(trials, ({ mutant }) => mutant.file.split('/').slice(0, 3).join('/'));
for (const [folder, own] of [...byFolder].sort()) console.log(row(folder, own));
console.log(row('all', trials));
console.log(`\n${computed_s.toFixed(0)} s of processor time`);
const say = (title: string, some: readonly Placed[]) => {
  if (some.length > 0) console.log([`\n${title}`, ...some.map((one) => `- ${lineOf(one)}`)].join('\n'));
};
say('Do not compile, and are not counted:', [...untyped]);
say(
  'No test noticed:',
  trials.filter((trial) => !isNoticed(trial)).map(({ mutant }) => mutant),
);
