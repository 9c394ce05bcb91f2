/**
 * Prints what the service answers to questions, to be graded by a reader: `first` and `second` are the halves of
 * `questions-to-read.ts`, `tune` and `report` those of `questions-by-kind.ts`, `tune-numbers` and `report-numbers`
 * those of `questions-of-numbers.ts`, `tune-ways` and `report-ways` those of `questions-of-ways.ts`, `tune-speech` and
 * `report-speech` those of `questions-of-speech.ts`, `tune-practice` and `report-practice` those of
 * `questions-of-practice.ts`, `tune-work` and `report-work` those of `questions-at-work.ts`, `tune-first` and
 * `report-first` those of `questions-at-first.ts` that are asked of publications, `tune-technical` and
 * `report-technical` (and `last-technical`, `next-technical`) those of `technical-questions.ts`, which the technical
 * questions and answers answer, `tune-users`, `report-users` and `last-users` those of `questions-of-users.ts`,
 * `tune-trades`, `report-trades` and `last-trades` those of `questions-of-trades.ts`, asked of registers and papers
 * too, each with how long it took. `npm run eval:chat-read -- <set> --data <folder> [--encoder <file>] [--dictionary
 * <file>] [--only <text>]`: the folder keeps the corpus, which is imported if it is not there; `--encoder` is a package
 * of a sentence encoder, `--dictionary` the file of one.
 */

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collections } from '#collections/index.ts';
import { addDictionary, hasDictionary } from '#collections/patents/similar/learned/dictionary-file.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import { followMeaning } from '#collections/patents/similar/meaning/follow.ts';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { demoPatents } from '#demo/index.ts';
import { addPackage } from '#encoder/package.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { importFiles } from '#sources/import.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { SETS } from './graded.ts';
import { AT_FIRST } from './questions-at-first.ts';
import { AT_WORK } from './questions-at-work.ts';
import { BY_KIND, drawn } from './questions-by-kind.ts';
import { halfOf, OF_NUMBERS } from './questions-of-numbers.ts';
import { OF_PRACTICE } from './questions-of-practice.ts';
import { OF_SPEECH } from './questions-of-speech.ts';
import { OF_TRADES, OF_TRADES_LAST, tradeHalf } from './questions-of-trades.ts';
import { OF_USERS, OF_USERS_LAST, userHalf } from './questions-of-users.ts';
import { OF_WAYS } from './questions-of-ways.ts';
import { TO_READ } from './questions-to-read.ts';
import { answerLast, corpusOf } from './run.ts';
import { technicalAnswer } from './technical.ts';
import { TECHNICAL } from './technical-questions.ts';

/** A field, and many others around it: what the graded questions are asked of, and grants of all fields. */
const WIDE = [...SETS, 'patents/uspto-description-md', 'patents/epo-fulltext-xml'] as const;

/** What technical questions are asked of besides. */
const PAPERS = ['literature/pubmed-xml', 'literature/jats-xml', 'literature/openalex-jsonl'] as const;

/** What users ask besides: papers, trials and drugs. */
const MIXED = ['literature', 'clinical-trials/ctgov-classic-xml', 'drugs/drugsatfda'] as const;

/** Characters of an answer that are printed. */
const PRINTED = 3_000;

async function openWide(dir: string, paths: readonly string[], encoder?: string, dictionary?: string): Promise<Corpus> {
  await mkdir(dir, { recursive: true });
  const open = () =>
    openCorpus({
      dir,
      collections,
      engine: embeddedEngine({ dir: join(dir, 'index') }),
      meaning: openMeaning(sqliteCorpus(dir)),
    });
  const corpus = await open();
  const { files } = await importFiles({ source: 'auto', paths, corpus, data_dir: dir });
  const translating = dictionary !== undefined && !hasDictionary(dir) && !!(await addDictionary(dictionary, dir));
  if (encoder !== undefined) await addPackage(encoder, dir);
  if (files === 0 && !translating && encoder === undefined) return corpus;
  await corpus.close();
  if (encoder !== undefined) await followMeaning(sqliteCorpus(dir));
  if (files > 0 || translating) await learn(sqliteCorpus(dir), { relearn: translating });
  return open();
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    encoder: { type: 'string' },
    dictionary: { type: 'string' },
    only: { type: 'string' },
  },
});
interface Asked {
  readonly kind: string;
  readonly corpus?: string;
  readonly text: string;
  readonly before?: readonly string[];
}

async function print(corpus: Corpus, questions: readonly Asked[]): Promise<void> {
  for (const [number, one] of questions.entries()) {
    if (values.only && !one.text.includes(values.only)) continue;
    const started = performance.now();
    const life = one.corpus === 'mixed' && (await answerLifeQuestion(corpus, one.text, new AbortController().signal));
    const { kind, text } = life ? { kind: 'register', text: life.content } : await answerLast(corpus, one);
    const shown = [...(one.before ?? []), one.text].join(' / ');
    const took = one.corpus === 'mixed' ? ` ${((performance.now() - started) / 1000).toFixed(1)} s` : '';
    process.stdout.write(`\n== ${number + 1} ${one.kind}: ${shown}\n[${kind}${took}] ${text.slice(0, PRINTED)}\n`);
  }
}

const set = positionals[0] ?? 'first';
const shared = process.env.PRIORA_SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data');
const paths = WIDE.map((path) => join(shared, path));
const absent = paths.find((path) => !existsSync(path));
if (absent || !values.data) {
  process.stdout.write(absent ? `skipped: ${absent} is not on this machine\n` : 'name a folder: --data FOLDER\n');
  process.exit(absent ? 0 : 2);
}
const ofKind = [
  ...BY_KIND.filter((one) => drawn(one) === set),
  ...OF_NUMBERS.filter((one) => `${halfOf(one, OF_NUMBERS)}-numbers` === set),
  ...OF_WAYS.filter((one) => `${halfOf(one, OF_WAYS)}-ways` === set),
  ...AT_FIRST.filter((one) => `${drawn(one)}-first` === set),
  ...AT_WORK.filter((one) => `${halfOf(one, AT_WORK)}-work` === set),
  ...OF_PRACTICE.filter((one) => `${halfOf(one, OF_PRACTICE)}-practice` === set),
  ...OF_SPEECH.filter((one) => `${halfOf(one, OF_SPEECH)}-speech` === set),
  ...OF_USERS.filter((one) => `${userHalf(one)}-users` === set),
  ...(set === 'last-users' ? OF_USERS_LAST : []),
  ...OF_TRADES.filter((one) => `${tradeHalf(one)}-trades` === set),
  ...(set === 'last-trades' ? OF_TRADES_LAST : []),
];
const technical = TECHNICAL.filter(({ half }) => `${half}-technical` === set);
const corpus = await openWide(
  values.data,
  [
    ...paths,
    ...(technical.length > 0 ? PAPERS : /-(?:users|trades)$/.test(set) ? MIXED : []).map((path) => join(shared, path)),
  ],
  values.encoder,
  values.dictionary,
);
for (const [number, one] of technical.entries()) {
  if (values.only && !one.text.includes(values.only)) continue;
  process.stdout.write(`\n== ${number + 1} ${one.kind}: ${one.text}\n${await technicalAnswer(corpus, one.text)}\n`);
}
await print(corpus, [
  ...TO_READ.filter(({ half }) => half === set),
  ...ofKind.filter((one) => one.corpus === 'real' || one.corpus === 'mixed'),
]);
await corpus.close();
const ofDemo = ofKind.filter((one) => one.corpus === 'demo');
if (ofDemo.length > 0) {
  const demo = await corpusOf([...demoPatents()]);
  await print(demo.corpus, ofDemo);
  await demo.close();
}
