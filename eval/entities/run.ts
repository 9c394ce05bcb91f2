// Drugs, diseases and targets (AI01), organisations, places and people (AI03) in sentences marked by reading.
//   node eval/entities/run.ts [tune|report] [--rules]
// Sentences of even place are for tuning, odd ones for the report. PRIORA_EVAL_DATA names a data folder that is kept;
// --rules: of AI03 what the words of a text tell without any corpus, in a second.
import type { Corpus } from '#corpus/corpus.ts';
import { medicalNames } from '#dictionary/mentions.ts';
import { newsNames, toldNames } from '#dictionary/news-names.ts';
import { longestOf } from '#dictionary/spans.ts';
import { sharedData } from '#testing/shared-data.ts';
import { withCorpus } from './corpus.ts';
import { carried, type Half, listed, type Marked, type Named, named, printScores } from './marked.ts';
import { chineseSentences, englishSentences, moreChinese } from './sentences.ts';

const half: Half = process.argv.includes('tune') ? 'tune' : 'report';
const NEWS = { English: 'english-news.txt', Chinese: 'chinese-news.txt' };

console.log('| Text | Kind | Sentences | Marked | Found | Precision | Recall | Precision, overlapping |');
console.log('|---|---|---|---|---|---|---|---|');

const told = (
  title: string,
  sentences: readonly Marked[],
  found: readonly (readonly Named[])[],
  kinds: readonly string[],
) => printScores(title, sentences, found, { kinds, cases: half === 'tune' });

const KINDS = ['COM', 'GOV', 'ACA', 'CDO', 'NPO', 'GPE', 'PPL'];
for (const [language, file] of Object.entries(NEWS)) {
  const sentences = carried(file, half);
  told(
    `${language} news, words alone`,
    sentences,
    sentences.map(({ text }) => longestOf(toldNames(text))),
    KINDS,
  );
}
if (!process.argv.includes('--rules')) await withCorpus(measured);

async function measured(corpus: Corpus): Promise<void> {
  for (const [language, file] of Object.entries(NEWS)) {
    const sentences = carried(file, half);
    const found: Named[][] = [];
    for (const { text } of sentences) found.push(await newsNames(corpus, text));
    told(`${language} news, organisations stored`, sentences, found, KINDS);
  }
  const texts = {
    English: named('english-life.txt', englishSentences(sharedData('clinical-trials')!), 160, half),
    Chinese: named('chinese-life.txt', chineseSentences(sharedData('literature')!), 160, half),
  };
  for (const [language, sentences] of Object.entries(texts)) {
    const found: Named[][] = [];
    for (const { text } of sentences) found.push(await medicalNames(corpus, text, new AbortController().signal));
    told(`${language} medicine`, sentences, found, ['drug', 'disease', 'target']);
  }
  if (half === 'report') return;
  const more = listed('chinese-more.txt', moreChinese(sharedData('literature')!));
  const diseases: Named[][] = [];
  for (const { text } of more)
    diseases.push(
      (await medicalNames(corpus, text, new AbortController().signal)).filter(({ kind }) => kind === 'disease'),
    );
  told('Chinese medicine, further sentences', more, diseases, []);
}
