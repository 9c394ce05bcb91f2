// Diseases, drugs and targets in Chinese sentences of papers and patents (chinese-guideline.md): names (AI01), and
// tags.
//   node eval/entities/chinese.ts [tune|report]
// Halves are of whole documents. PRIORA_EVAL_DATA names a data folder that is kept.
import { join } from 'node:path';
import type { Corpus } from '#corpus/corpus.ts';
import { medicalNames } from '#dictionary/mentions.ts';
import { Tagger } from '#dictionary/tagging/tag.ts';
import { sharedData } from '#testing/shared-data.ts';
import { readDictionary } from '../tagging/dictionary.ts';
import { sentenceReader } from '../tagging/sentences.ts';
import { withCorpus } from './corpus.ts';
import { chineseMarked } from './fresh.ts';
import { type Marked, type Named, printScores } from './marked.ts';

const half = process.argv.includes('tune') ? 'tuning' : 'report';
const read = sentenceReader((file) => join(sharedData('.')!, file));
const told = (title: string, sentences: readonly Marked[], found: readonly (readonly Named[])[]) =>
  // the cases of the other half are not looked at
  printScores(title, sentences, found, { kinds: ['drug', 'disease', 'target'], cases: half === 'tuning' });

/** As tags are marked (eval/tagging/README.md): words of course are no part of the name of an illness. */
const withoutCourse = ({ text, names }: Marked): Marked => ({
  text,
  names: names.map((one) => {
    const course = one.kind === 'disease' ? /^(?:亚?急性|慢性)/u.exec(text.slice(one.start, one.end)) : null;
    return { ...one, start: one.start + (course?.[0].length ?? 0) };
  }),
});

await withCorpus(async (corpus: Corpus) => {
  console.log('| Names | Kind | Sentences | Marked | Found | Precision | Recall | Precision, overlapping |');
  console.log('|---|---|---|---|---|---|---|---|');
  const { automaton } = await readDictionary(sharedData('drugs')!);
  const tagger = new Tagger(automaton, ['disease', 'drug', 'target']);
  for (const kind of ['paper', 'patent', undefined]) {
    const marked = chineseMarked(half).filter((sentence) => kind === undefined || sentence.of === kind);
    const sentences = marked.map((sentence) => ({ text: read(sentence), names: sentence.marks }));
    const names: Named[][] = [];
    for (const { text } of sentences) names.push(await medicalNames(corpus, text, new AbortController().signal));
    told(kind ?? 'both', sentences, names);
    const tags = sentences.map(({ text }) => tagger.tag([{ id: '', text }]).mentions);
    told(`${kind ?? 'both'}, tags`, sentences.map(withoutCourse), tags);
  }
});
