// How much text a second is tagged, as documents are: names of the dictionary, and which of them are sure; by field, in
// processor time of this process.
//   node eval/tagging/rate.ts [twice]
// `twice`: with each thing a second time, a word behind its names, so that there are twice as many.
import { join } from 'node:path';
import { patents } from '#collections/patents/patents.ts';
import { frontUnits, patentUnits } from '#collections/patents/units.ts';
import { TAGGED_KINDS } from '#collections/tags/tagged.ts';
import { trials } from '#collections/trials/trials.ts';
import { works } from '#collections/works/works.ts';
import type { Collection } from '#corpus/collection.ts';
import { unitsOf } from '#corpus/quote.ts';
import { sureMentionsOf } from '#dictionary/tagging/follow.ts';
import { type TaggedUnit, Tagger } from '#dictionary/tagging/tag.ts';
import { assembledRecords } from '#testing/assembled-records.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from './dictionary.ts';

const shared = sharedData('.');
if (!shared) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const { automaton } = await readDictionary(join(shared, 'drugs'), [], process.argv[2] === 'twice');
console.log(`${automaton.origin.names.toLocaleString('en')} names and forms`);

const read = <R>(collection: Collection<R>, folder: string, files: readonly string[]): Promise<R[]> =>
  assembledRecords(
    collection,
    files.map((file) => join(shared, folder, file)),
  );
const inventions = await read(patents, 'patents', ['uspto-grant-xml', 'uspto-application-xml', 'epo-fulltext-xml']);
const FIELDS: readonly (readonly [field: string, documents: readonly (readonly TaggedUnit[])[]])[] = [
  ['patents, full texts', inventions.map(patentUnits)],
  ['patents, where they are tagged', inventions.map(frontUnits)],
  ['papers', (await read(works, 'literature', ['pubmed-xml', 'jats-xml'])).map((work) => unitsOf(works, work))],
  [
    'trials',
    (await read(trials, 'clinical-trials', ['ctgov-classic-xml', 'ctgov-v1-fullstudies-json'])).map((trial) =>
      unitsOf(trials, trial),
    ),
  ],
  ['papers in Chinese', (await read(works, 'literature', ['csl-chinese'])).map((work) => unitsOf(works, work))],
];

/** Bytes of a field that are tagged: documents of all its parts, no more than a minute. */
const MOST = 3_000_000;
const PASSES = 3;
for (const [field, all] of FIELDS) {
  const bytesOf = (units: readonly TaggedUnit[]) => units.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const step = Math.ceil(all.reduce((sum, units) => sum + bytesOf(units), 0) / MOST);
  const documents = all.filter((_, at) => at % step === 0);
  const bytes = documents.reduce((sum, units) => sum + bytesOf(units), 0);
  const tagger = new Tagger(automaton, TAGGED_KINDS);
  /** MB a second, the best of some passes: what else the machine does only makes it slower. */
  const rate = (work: (units: readonly TaggedUnit[]) => unknown) => {
    let best = 0;
    for (let pass = 0; pass < PASSES; pass++) {
      const begun = process.cpuUsage();
      for (const units of documents) work(units);
      const { user, system } = process.cpuUsage(begun);
      best = Math.max(best, bytes / (user + system));
    }
    return best.toFixed(1);
  };
  const whole = (units: readonly TaggedUnit[]) => sureMentionsOf(units, tagger.tag(units).mentions);
  for (const units of documents) whole(units);
  const names = rate((units) => tagger.tag(units));
  console.log(`${field}: ${(bytes / 1e6).toFixed(1)} MB, names ${names}, with what is sure ${rate(whole)} MB a second`);
}
