import { writeFileSync } from 'node:fs';
import { allExpressions, digest, judge, knownLinear, VERDICTS } from '#testing/regular-expressions.ts';

/**
 * Judges every regular expression of the sources again and writes down those that are linear; names the others. Takes
 * some minutes; with `--new`, only those that have no verdict yet.
 */
const { expressions: all } = await allExpressions();
const known = process.argv.includes('--new') ? knownLinear() : new Set<string>();
const expressions = all.filter((expression) => !known.has(digest(expression)));
const linear = new Set(all.map(digest).filter((each) => known.has(each)));
const left = [...expressions];
let done = 0;
const work = async () => {
  for (let expression = left.pop(); expression; expression = left.pop()) {
    const verdict = await judge(expression);
    if (verdict.linear) linear.add(digest(expression));
    else
      console.log(
        `${expression.files.join(', ')}: /${expression.source}/${expression.flags}: ${verdict.growth}, such as ${JSON.stringify(verdict.attack(40))}`,
      );
    if (++done % 100 === 0) console.log(`${done} of ${expressions.length}`);
  }
};
// the checker is a process of its own: two keep this one busy
await Promise.all([work(), work()]);
writeFileSync(VERDICTS, `${JSON.stringify([...linear].sort(), null, 2)}\n`);
console.log(`${linear.size} of ${all.length} are linear.`);
process.exit(0);
