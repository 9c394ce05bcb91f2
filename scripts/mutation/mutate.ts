/**
 * Do the tests fall when the code is wrong? Changes one literal, operator or method at a time, runs the tests that hold
 * that file, and counts the changes that no test noticed.
 *
 * `npm run mutate -- [--of src/patents] [--count 60] [--skip 0] [--seed 1] [--kept tried.ndjson] [--list]`. A sample by
 * seed; the same seed takes the same places of the same code, and `--skip` goes on after those that an earlier run has
 * tried. With `--kept`, what was tried is written to a file line by line, and a run that was interrupted goes on where
 * it stood: what survived is tried again, what was noticed is not. Changes that no test noticed and that do not compile
 * are not counted: the type check holds them. `--light` asks the examples of the file's group alone, of what operations
 * share those of the nearest groups, and leaves out the other tests of all operations: what is noticed so is a lower
 * bound. The tree must be committed: a file is put back after each change, also when the run is interrupted: SIGINT and
 * SIGTERM end the tests that run, too.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../bench/random.ts';
import { stopTestServer } from '../../src/testing/test-server.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

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

/** Tests that import a file and are run for it, at most, the nearest first; all that stand beside it are. */
const MOST_TESTS = 8;
/** Imports between a test and what it is still said to hold. */
const MOST_STEPS = 4;
/** Groups of operations whose examples are asked for a file that they share, at most, the nearest first. */
const MOST_GROUPS = 3;

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g;
/** The files of src that import a file, tests among them. */
const importers = (() => {
  const found = new Map<string, Set<string>>();
  for (const from of globSync('src/**/*.ts', { cwd: root })) {
    for (const [, first, second] of readFileSync(join(root, from), 'utf8').matchAll(IMPORT)) {
      const name = (first ?? second)!;
      if (!/^[#.].*\.ts$/.test(name)) continue;
      const to = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(from), name);
      found.set(to, (found.get(to) ?? new Set()).add(from));
    }
  }
  return found;
})();

/**
 * Tests that hold a file, nearest first: of its own name, those that import it or what is made of it (of an operation
 * its own), of its folder, and the tests of all operations. Pages in a browser are not among them.
 */
function testsOf(file: string): string[] {
  const own = file.replace(/\.ts$/, '.test.ts');
  // tests of a group of operations stand above the folders of its parts
  const group = /^src\/operations\/[^/]+/.exec(file)?.[0] ?? dirname(file);
  const beside = [...new Set([dirname(file), group])].flatMap((at) => globSync(`${at}/*.test.ts`, { cwd: root }));
  const found = new Set(existsSync(join(root, own)) ? [own] : []);
  const seen = new Set([file]);
  let rim = [file];
  for (let steps = 0; steps < MOST_STEPS && rim.length > 0; steps++) {
    rim = rim.flatMap((at) => [...(importers.get(at) ?? [])].sort()).filter((at) => !seen.has(at));
    for (const at of rim) {
      seen.add(at);
      if (at.endsWith('.test.ts')) found.add(at);
      // who uses an operation asks a service for it
      const named = at.replace(/\.ts$/, '.test.ts');
      if (at.startsWith('src/operations/') && existsSync(join(root, named))) found.add(named);
    }
    // the list of all operations is imported by everything
    rim = [...new Set(rim)].filter((at) => !/\.test\.ts$|\/index\.ts$/.test(at));
  }
  const light = [...found].filter(
    (test) =>
      !/\.browser\.test\.ts$|(?:contract|examples|declarations|still-tasks|whole-records)\.test\.ts$/.test(test),
  );
  const asked = ['declarations', 'still-tasks', 'whole-records', 'examples'];
  const all = [...asked, 'contract', 'patents'].map((name) => `src/operations/${name}.test.ts`);
  const light_too = groupsOf(file).length > 0 ? all.slice(0, asked.length) : [];
  const whole = !file.startsWith('src/operations/') ? [] : !given.light ? all : light_too;
  return [...new Set([...light.slice(0, MOST_TESTS), ...beside, ...whole])];
}

/** The folder of the group of operations that a file belongs to; undefined for what they share. */
const groupOf = (file: string): string | undefined => /^src\/operations\/(?!shared\/)([^/]+)\//.exec(file)?.[1];

/** The groups whose examples are asked for a file: its own, or the nearest of those that use it. */
function groupsOf(file: string): readonly string[] {
  const found = new Set<string>();
  const seen = new Set([file]);
  for (let rim = [file]; rim.length > 0; ) {
    for (const group of rim.flatMap((at) => groupOf(at) ?? []).sort()) found.add(group);
    rim = rim
      .filter((at) => groupOf(at) === undefined)
      .flatMap((at) => [...(importers.get(at) ?? [])])
      .filter((at) => !seen.has(at) && seen.add(at) && at.startsWith('src/operations/') && !at.endsWith('.test.ts'));
  }
  return [...found].slice(0, MOST_GROUPS);
}

/** The tests that run now: a group of processes of its own, so that all of it can be ended. */
let running: ChildProcess | undefined;
const endTests = () => {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
  } catch {} // they have ended
};
const MOST_MS = 900_000;
/** On a busy machine a test that is slow is not one that fails. */
const PATIENCE = ['--testTimeout', '--hookTimeout'].map((name) => `${name}=${MOST_MS}`);

/**
 * What the runs of the tests have in common: the demo corpus is made once, and not for each change. Only where no
 * change can be a part of how it is made.
 */
const common = given.of.every((each) => each.startsWith('src/operations')) && !given.list ? folderOfRuns() : undefined;
function folderOfRuns(): string {
  const folder = mkdtempSync(join(tmpdir(), 'priora-mutate-'));
  process.once('exit', () => {
    stopTestServer(folder);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Whether a run of tests fails. One that takes too long does. */
async function fails(tests: readonly string[], file: string): Promise<boolean> {
  running = spawn(
    process.execPath,
    // a build's runs (`CI`) write no snapshots; they try again what fails, which a mutant need not
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--bail=1', '--reporter=dot', '--retry=0', ...PATIENCE],
    {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      env: {
        ...process.env,
        CI: 'true',
        ...(given.light && { PRIORA_EXAMPLES: groupsOf(file).join() }),
        ...(common && { TEST_RUN_FOLDER: common }),
      },
    },
  );
  const late = setTimeout(endTests, MOST_MS);
  const [code] = (await once(running, 'exit')) as [number | null];
  clearTimeout(late);
  running = undefined;
  for (const service of common ? globSync('service-*', { cwd: common }) : [])
    rmSync(join(common!, service), { recursive: true, force: true });
  return code !== 0;
}

/** The tests among which one fails; the nearest ones first, so that most mutants cost one short run. */
async function failing(tests: readonly string[], file: string): Promise<readonly string[] | undefined> {
  for (const some of [tests.slice(0, 1), tests.slice(1, 4), tests.slice(4)])
    if (some.length > 0 && (await fails(some, file))) return some;
  return undefined;
}

const files = given.of
  .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`, { cwd: root })))
  .filter((file) => !/\.test\.ts$|(?:^|\/)index\.ts$/.test(file))
  .sort();
const all = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, text).map((mutant) => ({ file, ...mutant }));
});
const chance = new Random(Number(given.seed));
const sample = all
  .map((mutant) => ({ mutant, order: chance.next() }))
  .sort((a, b) => a.order - b.order)
  .slice(Number(given.skip), Number(given.skip) + Number(given.count))
  .map(({ mutant }) => mutant);
console.log(`${all.length} places in ${files.length} files; ${sample.length} are tried.`);
if (given.list) {
  for (const { file, line, from, to } of sample) console.log(`${file}:${line}  ${from} -> ${to}`);
  process.exit(0);
}
const dirty = spawnSync('git', ['status', '--porcelain', '--', ...given.of], { cwd: root, encoding: 'utf8' }).stdout;
if (dirty !== '') {
  console.error(`Commit first, a changed file is put back as it was read:\n${dirty}`);
  process.exit(2);
}

/** Tests that pass without any change, and those that do not: a busy machine fails some, which tell nothing. */
const passing = new Set<string>();
const broken = new Set<string>();
async function holdWithoutChange(tests: readonly string[], file: string): Promise<boolean> {
  const unknown = tests.filter((test) => !passing.has(test));
  if (unknown.length === 0 || !(await fails(unknown, file))) {
    for (const test of unknown) passing.add(test);
    return true;
  }
  for (const test of unknown) {
    if (!(await fails([test], file))) passing.add(test);
    else {
      broken.add(test);
      console.error(`${test} fails without any change: it is asked no more.`);
    }
  }
  return !tests.some((test) => broken.has(test));
}

interface Tried {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly start: number;
}
const placeOf = ({ file, start, from, to }: Tried) => `${file} ${start} ${from} ${to}`;
/** Noticed by an earlier run, as `--kept` has it. */
const kept = new Set(
  given.kept && existsSync(given.kept)
    ? readFileSync(given.kept, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Tried & { noticed: boolean })
        .filter(({ noticed }) => noticed)
        .map(placeOf)
    : [],
);

const survivors: (Mutant & { file: string })[] = [];
const totals = new Map<string, { tried: number; noticed: number }>();
let changed: { path: string; text: string } | undefined;
const putBack = () => {
  if (changed) writeFileSync(changed.path, changed.text);
  changed = undefined;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endTests();
    putBack();
    process.exit(130);
  });

for (const [index, mutant] of sample.entries()) {
  const { file, start, end, to, from, line } = mutant;
  const path = join(root, file);
  let fell = kept.has(placeOf(mutant));
  if (!fell) {
    const text = readFileSync(path, 'utf8');
    for (let sure = false; !sure; ) {
      changed = { path, text };
      let failed: readonly string[] | undefined;
      try {
        writeFileSync(path, text.slice(0, start) + to + text.slice(end));
        failed = await failing(
          testsOf(file).filter((test) => !broken.has(test)),
          file,
        );
      } finally {
        putBack();
      }
      sure = failed === undefined || (await holdWithoutChange(failed, file));
      fell = failed !== undefined;
    }
    if (given.kept) appendFileSync(given.kept, `${JSON.stringify({ file, line, from, to, start, noticed: fell })}\n`);
  }
  const folder = dirname(file);
  const total = totals.get(folder) ?? { tried: 0, noticed: 0 };
  totals.set(folder, total);
  total.tried += 1;
  if (fell) total.noticed += 1;
  else survivors.push(mutant);
  console.log(`${index + 1}/${sample.length} ${fell ? 'noticed ' : 'SURVIVED'} ${file}:${line}  ${from} -> ${to}`);
}

/**
 * Those of the survivors that do not compile, which no commit could hold: all of them are written at once, and the type
 * check names the lines.
 */
function notCompiling(some: readonly (Mutant & { file: string })[]): ReadonlySet<Mutant> {
  if (some.length === 0) return new Set();
  const before = new Map<string, string>();
  try {
    for (const [file, own] of Map.groupBy(some, ({ file }) => file)) {
      const path = join(root, file);
      let text = readFileSync(path, 'utf8');
      before.set(path, text);
      for (const { start, end, to } of own.toSorted((a, b) => b.start - a.start))
        text = text.slice(0, start) + to + text.slice(end);
      writeFileSync(path, text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false'],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      },
    );
    const lines = new Set([...stdout.matchAll(/^([^(\n]+)\((\d+),/gm)].map(([, file, line]) => `${file}:${line}`));
    return new Set(some.filter(({ file, line }) => lines.has(`${file}:${line}`)));
  } finally {
    for (const [path, text] of before) writeFileSync(path, text);
  }
}
const untyped = notCompiling(survivors);

const share = (some: { tried: number; noticed: number }) => `${((100 * some.noticed) / some.tried).toFixed(0)} %`;
console.log('\n| folder | tried | noticed | score |\n|---|---|---|---|');
for (const { file } of [...untyped] as (Mutant & { file: string })[]) totals.get(dirname(file))!.tried -= 1;
for (const [folder, total] of [...totals].sort())
  if (total.tried > 0) console.log(`| ${folder} | ${total.tried} | ${total.noticed} | ${share(total)} |`);
const sum = { tried: sample.length - untyped.size, noticed: sample.length - survivors.length };
console.log(`| all | ${sum.tried} | ${sum.noticed} | ${share(sum)} |`);
const say = (title: string, some: readonly (Mutant & { file: string })[]) => {
  if (some.length > 0) console.log(`\n${title}`);
  for (const { file, line, from, to } of some) console.log(`- ${file}:${line}  ${from} -> ${to}`);
};
say(
  'Do not compile, and are not counted:',
  survivors.filter((one) => untyped.has(one)),
);
say(
  'No test noticed:',
  survivors.filter((one) => !untyped.has(one)),
);
