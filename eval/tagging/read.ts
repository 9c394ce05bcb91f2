// Sentences with the names that are found in them, to be read: how right tags are on texts that nobody has marked.
//   node eval/tagging/read.ts [seed] [sentences of each kind of document]
// Those in English whose digest with the seed is least come first; documents with marked sentences are left out.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { patents } from '#collections/patents/patents.ts';
import { trials } from '#collections/trials/trials.ts';
import { works } from '#collections/works/works.ts';
import type { Collection } from '#corpus/collection.ts';
import { unitsOf } from '#corpus/quote.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { Tagger } from '#dictionary/tagging/tag.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from './dictionary.ts';
import { markedSentences } from './sentences.ts';

const [, , seed = 'a', most = '50'] = process.argv;
const shared = sharedData('.');
if (!shared) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to read.');
  process.exit(0);
}
const { automaton } = await readDictionary(join(shared, 'drugs'));
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);
const nameOf = new Map<number, string>();
for (let pattern = 0; pattern < automaton.patterns; pattern++)
  for (const { entity, text, sort } of automaton.names(pattern))
    if (sort === 'preferred' || !nameOf.has(entity)) nameOf.set(entity, text);

const marked = new Set(markedSentences().map(({ file }) => file));
const [SHORTEST, LONGEST] = [40, 400];

async function read<R>(collection: Collection<R>, folder: string, files: readonly string[]): Promise<void> {
  const paths = files.map((file) => `${folder}/${file}`).filter((path) => !marked.has(path));
  const records = await assembledRecords(
    collection,
    paths.map((path) => join(shared!, path)),
  );
  const all = records.flatMap((record) =>
    unitsOf(collection, record).flatMap(({ lang, text }) =>
      lang === 'en' ? sentences(text).map(({ start, end }) => text.slice(start, end).trim()) : [],
    ),
  );
  const digest = (text: string) => createHash('sha256').update(seed).update(text).digest('hex');
  const drawn = [...new Set(all)]
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
    .map((text) => [digest(text), text] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let left = Number(most);
  for (const [, text] of drawn) {
    const { mentions } = tagger.tag([{ id: 'sentence', text }]);
    if (mentions.length === 0) continue;
    if (left-- === 0) return;
    const found = mentions.map((one) => `${one.kind} ${one.text} (${nameOf.get(one.entity)})`);
    console.log(`${text.replace(/\s+/g, ' ')}\n    ${found.join('; ')}`);
  }
}

await read(patents, 'patents', ['uspto-grant-xml', 'uspto-application-xml', 'epo-docdb-xml']);
await read(works, 'literature', ['jats-xml', 'openalex-jsonl', 'doaj', 'medline-txt', 'crossref-json']);
await read(trials, 'clinical-trials', ['ctgov-classic-xml', 'ctgov-v1-fullstudies-json', 'eu-ctr-csv']);
