// Whether two names are those of one drug: pairs that a person has judged, against the rule and against equal names.
//   node eval/drug-identity/run.ts [tune|report|all]
// Pairs with an even number are for tuning, odd ones for the report. A pair is one drug where the active moieties are
// the same: salts, esters, hydrates, particle sizes and potencies do not count; salts of a metal are drugs of their
// own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldedName } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';

const half = process.argv[2] ?? 'report';
const pairs = readFileSync(join(import.meta.dirname, 'pairs.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [same, , a, , b] = line.split('\t');
    return { same: same === '1', a: a!, b: b! };
  })
  .filter((_, n) => half === 'all' || n % 2 === (half === 'tune' ? 0 : 1));

const ways: Readonly<Record<string, (name: string) => string>> = {
  'active moieties': (name) => moietiesOf(name).join('; '),
  'equal names': foldedName,
};
for (const [way, key] of Object.entries(ways)) {
  const said = pairs.map(({ same, a, b }) => ({ same, one: key(a) === key(b) }));
  const right = said.filter(({ same, one }) => same && one).length;
  const precision = right / said.filter(({ one }) => one).length;
  const recall = right / said.filter(({ same }) => same).length;
  console.log(`${half}, ${pairs.length} pairs, ${way}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`);
}
if (half === 'tune')
  for (const { same, a, b } of pairs)
    if (same !== (ways['active moieties']!(a) === ways['active moieties']!(b)))
      console.log(same ? 'missed' : 'wrong', a, '|', b);
