// Ten spellings followed from what somebody types to the thing of the dictionary, and to the papers and patents of the
// shared data that name it or what is a kind of it.
//   node eval/tagging/follow-names.ts [spelling ...]
import { join } from 'node:path';
import { lookedUpName } from '#collections/entities/entities.ts';
import { patents } from '#collections/patents/patents.ts';
import { frontUnits } from '#collections/patents/units.ts';
import { works } from '#collections/works/works.ts';
import { unitsOf } from '#corpus/quote.ts';
import { type TaggedUnit, Tagger } from '#dictionary/tagging/tag.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from './dictionary.ts';

const [drugs, literature, publications] = ['drugs', 'literature', 'patents'].map((name) => sharedData(name));
if (!drugs || !literature || !publications) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to follow.');
  process.exit(0);
}
const SPELLINGS =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        ...['gouty arthritis', 'Diabetes Mellitus, Type 2', 'tumours of the breast', 'anaemia', 'hypertensive'],
        ...['acetylsalicylic acid', 'paracetamol', 'TNF-α', 'HER2', '糖尿病'],
      ];
const PAPERS = ['pubmed-xml', 'bc5cdr-corpus', 'ncbi-disease-corpus', 'jats-xml', 'openalex-jsonl', 'csl-chinese'];
const PATENTS = ['uspto-application-xml', 'epo-fulltext-xml', 'google-patents-html', 'tipo-fulltext-xml'];

const { automaton } = await readDictionary(drugs);
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);

/** Names of documents by the number of each thing that they name, or that is above what they name. */
const naming = new Map<number, Set<string>>();
let [papers, applications] = [0, 0];
const look = (name: string, units: readonly TaggedUnit[]) => {
  for (const { entity, negated } of tagger.tag(units).mentions) {
    if (negated) continue;
    for (const one of [entity, ...automaton.within(entity)]) naming.set(one, (naming.get(one) ?? new Set()).add(name));
  }
};
const under = (folder: string, names: readonly string[]) => names.map((name) => join(folder, name));
for (const work of await assembledRecords(works, under(literature, PAPERS))) {
  papers += 1;
  look(`paper ${work.ids[0] ?? work.id}`, unitsOf(works, work));
}
for (const patent of await assembledRecords(patents, under(publications, PATENTS))) {
  applications += 1;
  look(`patent ${patent.publication_number}`, frontUnits(patent));
}

const preferred = new Map<number, string>();
for (let pattern = 0; pattern < automaton.patterns; pattern++)
  for (const { entity, text, sort } of automaton.names(pattern))
    if (sort === 'preferred' || !preferred.has(entity)) preferred.set(entity, text);

console.log(`${papers} papers, ${applications} patents\n`);
console.log('| Spelling | Thing | Kind | Id | Papers | Patents | For example |\n|---|---|---|---|---|---|---|');
for (const spelling of SPELLINGS) {
  // as a text would say it: alone, beside its own preferred name where it is a short form
  const [mention] = tagger.tag([
    { id: 'typed', text: spelling },
    // a symbol alone is that of a gene where something living is spoken of
    { id: 'about', text: 'A gene of patients.' },
  ]).mentions;
  const entity = mention?.entity ?? lookedUp(spelling);
  if (entity === undefined) {
    console.log(`| ${spelling} | none | | | | | |`);
    continue;
  }
  const names = [...(naming.get(entity) ?? [])];
  const of = (sort: string) => names.filter((name) => name.startsWith(sort));
  const examples = [of('paper')[0], of('patent')[0]].filter(Boolean).join(', ');
  const row = [spelling, preferred.get(entity)!, automaton.kindOf(entity), automaton.idOf(entity)];
  console.log(`| ${[...row, of('paper').length, of('patent').length, examples].join(' | ')} |`);
}

/** The thing of which a spelling is a name of any sort, where it is of one alone. */
function lookedUp(spelling: string): number | undefined {
  const found = new Set<number>();
  for (const { pattern } of automaton.matches(spelling))
    for (const { entity, text } of automaton.names(pattern))
      if (lookedUpName(text) === lookedUpName(spelling)) found.add(entity);
  return found.size === 1 ? [...found][0] : undefined;
}
