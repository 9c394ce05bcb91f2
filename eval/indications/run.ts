// Indications that names of the dictionary find in drug labels, against the marks of people (LabeledIn).
//   node eval/indications/run.ts [tune|report]
// Labels of even number are for tuning, odd ones for the report.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Tagger } from '#dictionary/tagging/tag.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from '../tagging/dictionary.ts';
import { markedLabel } from './labels.ts';

const half = process.argv[2] === 'tune' ? 'tune' : 'report';
const drugs = sharedData('drugs');
if (!drugs) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const { things, automaton } = await readDictionary(drugs);
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);
const numberOf = new Map<string, number>();
for (let entity = 0; entity < automaton.origin.entities; entity++) numberOf.set(automaton.idOf(entity), entity);
/** Things of the dictionary by the concepts that they refer to. */
const byConcept = new Map<string, number[]>();
for (const { id, kind, cross_references } of things)
  for (const code of kind === 'disease' ? cross_references : []) {
    const cui = /^UMLS(?:_CUI)?:(C\d{7})$/.exec(code)?.[1];
    const entity = numberOf.get(id);
    if (cui && entity !== undefined) byConcept.set(cui, [...(byConcept.get(cui) ?? []), entity]);
  }
const kin = (a: number, b: number) => a === b || automaton.within(a).includes(b) || automaton.within(b).includes(a);

const labels = gunzipSync(readFileSync(join(drugs, 'labeledin/LabeledIn_annotated_XML.txt.gz')))
  .toString('utf8')
  .split(/\r?\n/)
  .flatMap((line) => markedLabel(line) ?? [])
  .filter(({ number }) => (number % 2 === 0) === (half === 'tune'));

let [marked, reached, touched, found, right, near] = [0, 0, 0, 0, 0, 0];
let [named, known, strict, around, tagged, exact, kindred, judged] = [0, 0, 0, 0, 0, 0, 0, 0];
const missed = new Map<string, number>();
const wrong = new Map<string, number>();
const count = (of: Map<string, number>, words: string) => of.set(words, (of.get(words) ?? 0) + 1);
for (const { text, marks } of labels) {
  const mentions = tagger.tag([{ id: 'label', text }]).mentions.filter(({ kind }) => kind === 'disease');
  const same = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start === b.start && a.end === b.end;
  const over = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start < b.end && b.start < a.end;
  marked += marks.length;
  found += mentions.length;
  reached += marks.filter((mark) => mentions.some((one) => same(one, mark))).length;
  touched += marks.filter((mark) => mentions.some((one) => over(one, mark))).length;
  right += mentions.filter((one) => marks.some((mark) => same(one, mark))).length;
  near += mentions.filter((one) => marks.some((mark) => over(one, mark))).length;
  for (const mark of marks)
    if (!mentions.some((one) => over(one, mark))) count(missed, text.slice(mark.start, mark.end).toLowerCase());
  for (const one of mentions)
    if (!marks.some((mark) => over(one, mark))) count(wrong, text.slice(one.start, one.end).toLowerCase());
  // the label as a whole: which things it is said to be for
  const concepts = [...new Set(marks.flatMap(({ cuis }) => cuis))];
  const meant = concepts.map((cui) => byConcept.get(cui) ?? []);
  const tags = [...new Set(mentions.filter(({ negated }) => !negated).map(({ entity }) => entity))];
  named += concepts.length;
  for (const of of meant.filter((each) => each.length > 0)) {
    known += 1;
    if (tags.some((tag) => of.includes(tag))) strict += 1;
    if (tags.some((tag) => of.some((thing) => kin(thing, tag)))) around += 1;
  }
  if (concepts.length === 0 || meant.some((each) => each.length === 0)) continue;
  judged += 1;
  tagged += tags.length;
  exact += tags.filter((tag) => meant.flat().includes(tag)).length;
  kindred += tags.filter((tag) => meant.flat().some((thing) => kin(thing, tag))).length;
}
const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));
console.log(`${labels.length} labels (${half}), ${marked} marks, ${found} diseases found in them
| | Precision | Recall |
|---|---|---|
| Both ends | ${share(right, found)} | ${share(reached, marked)} |
| Overlapping | ${share(near, found)} | ${share(touched, marked)} |

${named} indications of labels, ${known} of them in the dictionary; precision on ${judged} labels all of whose indications it has
| | Precision | Recall |
|---|---|---|
| The thing | ${share(exact, tagged)} | ${share(strict, known)} |
| Or one above or below it | ${share(kindred, tagged)} | ${share(around, known)} |`);
if (half === 'tune') {
  const top = (of: Map<string, number>) =>
    [...of]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 60)
      .map(([words, n]) => `${words} ${n}`)
      .join('; ');
  console.log('  missed:', top(missed), '\n  not marked:', top(wrong));
}
