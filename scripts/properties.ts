/**
 * `npm run properties -- [rounds, default 10] [words of file names]`: the tests that draw their cases, again and again
 * with cases drawn anew, and more of each. A build draws the same ones each time (`src/testing/seeds.ts`); this finds
 * the rare ones. Ends at the first round that fails: its output names the seed and path that make the case again.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [rounds = '10', ...words] = process.argv.slice(2);
const root = join(import.meta.dirname, '..');
const files = globSync('{src,sdk,scripts,demo,bench,eval,conformance}/**/*.test.ts', { cwd: root })
  .filter((file) => words.every((word) => file.includes(word)))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"));
console.log(`${files.length} files, ${rounds} rounds`);
const { CI: _, ...others } = process.env;
/** Cases of a property that does not say how many it draws. */
const env = { PRIORA_DRAWS: '200', ...others };
for (let round = 1; round <= Number(rounds) && !process.exitCode; round++) {
  console.log(`round ${round}`);
  const { status } = spawnSync('npx', ['vitest', 'run', ...files, '--reporter=dot'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
