/**
 * Do the tests fall when the code is wrong? Changes one literal, operator or method at a time, runs the tests that hold
 * that file, and counts the changes that no test noticed.
 *
 * `npm run mutate -- [--of src/patents] [--count 60] [--skip 0] [--seed 1] [--list]`. A sample by seed; the same seed
 * takes the same places of the same code, and `--skip` goes on after those that an earlier run has tried. The tree must
 * be committed: a file is put back after each change, also when the run is interrupted.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../bench/random.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

const root = join(import.meta.dirname, '../..');
const { values: given } = parseArgs({
  options: {
    of: { type: 'string', multiple: true, default: ['src/patents', 'src/operations'] },
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
});

/** Tests that hold a file, nearest first: of its own name, of its folder, of what is made of its folder. */
function testsOf(file: string): string[] {
  const folder = dirname(file);
  const own = file.replace(/\.ts$/, '.test.ts');
  const beside = globSync(`${folder}/*.test.ts`, { cwd: root });
  const whole = /^src\/operations\//.test(file)
    ? ['src/operations/contract.test.ts', 'src/operations/patents.test.ts', 'src/operations/examples.test.ts']
    : [];
  const others = /^src\/operations\/shared\//.test(file)
    ? globSync('src/operations/patent-data-search/*.test.ts', { cwd: root })
    : [];
  return [...new Set([...(existsSync(join(root, own)) ? [own] : []), ...beside, ...whole, ...others])];
}

/** Whether a run of these tests fails; the nearest ones first, so that most mutants cost one short run. */
function noticed(tests: readonly string[]): boolean {
  const steps = tests.length > 1 ? [tests.slice(0, 1), tests.slice(1)] : [tests];
  return steps.some((some) => {
    const run = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...some],
      {
        cwd: root,
        stdio: 'ignore',
        timeout: 300_000,
        env: { ...process.env, CI: 'true' },
      },
    );
    return run.status !== 0;
  });
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

const untouched = [...new Set(sample.flatMap(({ file }) => testsOf(file)))];
if (noticed(untouched)) {
  console.error('These tests fail without any change: every mutant would seem to be noticed. Mend them first.');
  process.exit(2);
}

const survivors: (Mutant & { file: string })[] = [];
const totals = new Map<string, { tried: number; noticed: number }>();
let changed: { path: string; text: string } | undefined;
const putBack = () => {
  if (changed) writeFileSync(changed.path, changed.text);
  changed = undefined;
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    putBack();
    process.exit(130);
  });

for (const [index, mutant] of sample.entries()) {
  const { file, start, end, to, from, line } = mutant;
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  changed = { path, text };
  let fell: boolean;
  try {
    writeFileSync(path, text.slice(0, start) + to + text.slice(end));
    fell = noticed(testsOf(file));
  } finally {
    putBack();
  }
  const folder = dirname(file);
  const total = totals.get(folder) ?? { tried: 0, noticed: 0 };
  totals.set(folder, total);
  total.tried += 1;
  if (fell) total.noticed += 1;
  else survivors.push(mutant);
  console.log(`${index + 1}/${sample.length} ${fell ? 'noticed ' : 'SURVIVED'} ${file}:${line}  ${from} -> ${to}`);
}

const share = (some: { tried: number; noticed: number }) => `${((100 * some.noticed) / some.tried).toFixed(0)} %`;
console.log('\n| folder | tried | noticed | score |\n|---|---|---|---|');
for (const [folder, total] of [...totals].sort())
  console.log(`| ${folder} | ${total.tried} | ${total.noticed} | ${share(total)} |`);
const sum = { tried: sample.length, noticed: sample.length - survivors.length };
console.log(`| all | ${sum.tried} | ${sum.noticed} | ${share(sum)} |`);
if (survivors.length > 0) console.log('\nNo test noticed:');
for (const { file, line, from, to } of survivors) console.log(`- ${file}:${line}  ${from} -> ${to}`);
