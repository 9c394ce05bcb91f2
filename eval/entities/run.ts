// Drugs, diseases and targets (AI01), organisations, places and people (AI03) in sentences marked by reading.
//   node eval/entities/run.ts [tune|report] [--rules]
// Sentences of even place are for tuning, odd ones for the report. PRIORA_EVAL_DATA names a data folder that is kept;
// --rules: of AI03 what the words of a text tell without any corpus, in a second.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { medicalNames } from '#dictionary/mentions.ts';
import { newsNames, toldNames } from '#dictionary/news-names.ts';
import { longestOf } from '#dictionary/spans.ts';
import { importFiles } from '#sources/import.ts';
import { sharedData } from '#testing/shared-data.ts';
import { carried, type Half, listed, type Marked, type Named, named, score } from './marked.ts';
import { chineseSentences, englishSentences, moreChinese } from './sentences.ts';

const half: Half = process.argv.includes('tune') ? 'tune' : 'report';
const NEWS = { English: 'english-news.txt', Chinese: 'chinese-news.txt' };
/** Names of things: of diseases, drugs and targets, then organisations. */
const DICTIONARY = [
  ...['disease-ontology/HumanDO.obo.gz', 'disease-ontology-2026', 'mesh-xml', 'mesh', 'drugbank-vocabulary'],
  ...['drugcentral-tsv', 'hgnc', 'rxnorm', 'ncbi-gene'],
].map((name) => `drugs/${name}`);
const ORGANISATIONS = ['enterprises/ror', 'enterprises/sec-edgar', 'enterprises/gleif-files'];

console.log('| Text | Kind | Sentences | Marked | Found | Precision | Recall | Precision, overlapping |');
console.log('|---|---|---|---|---|---|---|---|');

function told(title: string, sentences: readonly Marked[], found: readonly (readonly Named[])[], kinds: string[]) {
  const share = (a: number, b: number) => (b === 0 ? '–' : (a / b).toFixed(3));
  for (const kind of [...kinds, undefined]) {
    const { marked, found: all, right, near, wrong, missed } = score(sentences, found, kind);
    console.log(
      `| ${title} | ${kind ?? 'all'} | ${sentences.length} | ${marked} | ${all} | ${share(right, all)} | ${share(right, marked)} | ${share(near, all)} |`,
    );
    if (half === 'tune' && kind === undefined) {
      for (const line of wrong) console.log(`  wrong: ${line}`);
      for (const line of missed) console.log(`  missed: ${line}`);
    }
  }
}

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

/** A corpus with the dictionary and organisations; said where they are not there. */
async function withCorpus(work: (corpus: Corpus) => Promise<void>): Promise<void> {
  const root = sharedData('.');
  if (!root || !sharedData('drugs')) {
    console.log('No shared data (PRIORA_SHARED_DATA): the dictionary is not measured.');
    return;
  }
  const kept = process.env.PRIORA_EVAL_DATA;
  const data_dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-')));
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  try {
    const stored = new Map((await corpus.status()).map(({ name, records }) => [name, records]));
    const imported = async (collection: string, paths: readonly string[]) => {
      if ((stored.get(collection) ?? 0) > 0) return;
      await importFiles({ source: 'auto', paths: paths.map((path) => join(root, path)), corpus, data_dir });
    };
    await imported('entities', [...DICTIONARY, 'terminologies/thuocl/THUOCL_medical.txt.gz']);
    await imported('companies', ORGANISATIONS);
    await work(corpus);
  } finally {
    await corpus.close();
    if (!kept) await rm(data_dir, { recursive: true, force: true });
  }
}
