// Names as AI01 answers, sentence by sentence and of whole abstracts, on abstracts that people marked and the shared
// data does not have:
//   node eval/tagging/other-sets.ts <PubTator file>...
// Of BioRED (https://ftp.ncbi.nlm.nih.gov/pub/lu/BioRED) rules were read off Train and Dev; Test was not looked at.
// Abstracts that BC5CDR or the NCBI disease corpus have, too, are left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { TAGGED_KINDS } from '#collections/tags/tagged.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { withDescribed } from '#dictionary/described.ts';
import { sureNames } from '#dictionary/surety.ts';
import { Tagger } from '#dictionary/tagging/tag.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from './dictionary.ts';
import { pubtator } from './pubtator.ts';

const shared = sharedData('.');
if (!shared) {
  console.log('No shared data (PRIORA_SHARED_DATA): nothing to measure.');
  process.exit(0);
}
const { automaton } = await readDictionary(join(shared, 'drugs'));
const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);
const held = new Set(
  ['bc5cdr-corpus/CDR_Dev_Test.PubTator.txt.gz', 'ncbi-disease-corpus/NCBI_disease_corpus.pubtator.txt.gz']
    .flatMap((file) => pubtator(gunzipSync(readFileSync(join(shared, 'literature', file))).toString('utf8')))
    .map(({ id }) => id),
);

const sliced = { 'sentence by sentence': sentences, whole: (text: string) => [{ start: 0, end: text.length }] };
for (const file of process.argv.slice(2)) {
  const abstracts = pubtator(readFileSync(file, 'utf8')).filter(({ id }) => !held.has(id));
  for (const [how, parts] of Object.entries(sliced)) {
    const judged = abstracts.flatMap(({ text, mentions }) =>
      parts(text).map((one) => {
        const part = text.slice(one.start, one.end);
        const { mentions: named } = tagger.tag([{ id: 'part', text: part }]);
        const marks = mentions
          .filter(({ start, end }) => start >= one.start && end <= one.end)
          .map(({ start, end, kind }) => `${kind} ${start - one.start} ${end - one.start}`);
        return { marks: new Set(marks), found: sureNames(withDescribed(named, part), named, part) };
      }),
    );
    console.log(`${file}, ${abstracts.length} abstracts, ${how}`);
    for (const kind of [...TAGGED_KINDS, '']) {
      const marked = judged.flatMap(({ marks }) => [...marks].filter((mark) => mark.startsWith(kind))).length;
      const found = judged.flatMap((one) =>
        one.found.filter((name) => name.kind.startsWith(kind)).map((name) => ({ one, name })),
      );
      const right = found.filter(({ one, name }) => one.marks.has(`${name.kind} ${name.start} ${name.end}`)).length;
      const share = (of: number) => (right / of).toFixed(3);
      console.log(`| ${kind || 'all'} | ${marked} | ${found.length} | ${share(found.length)} | ${share(marked)} |`);
    }
  }
}
