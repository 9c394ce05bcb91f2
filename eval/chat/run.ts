/**
 * How well questions are answered without a model: questions made from a corpus by rules, answerable and not. Prints
 * the table of README.md. `npm run eval:chat [-- <questions of each kind>] [--corpus demo|real|languages] [--seed
 * <number>] [--failures]`
 */

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import { verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { demoPatents } from '#demo/index.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { contentWords } from '#language/content-words.ts';
import type { TextLanguage } from '#language/script.ts';
import { researchQuestion } from '#skills/answer-question/answer-question.ts';
import type { Research } from '#skills/answer-question/pick/research.ts';
import type { Source } from '#skills/answer-question/pick/source.ts';
import type { Spoken } from '#skills/answer-question/read/conversation.ts';
import { writeAnswer } from '#skills/answer-question/write/write.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { load, SETS } from '../novelty/run.ts';
import { type Invention, PAIRS, readInventions } from '../prior-art/inventions.ts';
import { acrossLanguages, storedOf } from './languages.ts';
import { type Case, KINDS, questionsOf, thingOf } from './questions.ts';

/** An answer as a caller gets it. */
export interface Answer {
  readonly text: string;
  readonly kind: Research['kind'];
  readonly unknown: readonly string[];
  readonly not_stored: readonly string[];
  readonly references: readonly Source[];
}

export async function answer(corpus: Corpus, question: string, before: readonly Spoken[] = []): Promise<Answer> {
  const context = { corpus, account: 'eval', signal: new AbortController().signal };
  const found = await researchQuestion(question, before, context);
  const writing = writeAnswer(found, before, context);
  let text = '';
  for (;;) {
    const { done, value } = await writing.next();
    if (done)
      return {
        text,
        kind: found.kind,
        unknown: found.unknown,
        not_stored: found.not_stored.map(({ number }) => number),
        references: value.references,
      };
    text += value;
  }
}

/** The answer to a question that others of a conversation came before, oldest first. */
export async function answerLast(
  corpus: Corpus,
  { text, before = [] }: { readonly text: string; readonly before?: readonly string[] },
): Promise<Answer> {
  const spoken: Spoken[] = [];
  for (const question of before) spoken.push({ question, answer: (await answer(corpus, question, spoken)).text });
  return answer(corpus, text, spoken);
}

/** Sentences in quotation marks of an answer, and how many of them stand in the store where the references say. */
export async function quotesOf(corpus: Corpus, { text, references }: Answer) {
  const records = new Map(
    (
      await corpus.get(
        patents,
        references.map((source) => source.publication_number),
      )
    ).map((record) => [record.publication_number, record]),
  );
  const shown = [...text.matchAll(/“([^\n]+?)” \[(\d+)\]/g)].map(([, quote, number]) => ({
    quote,
    number: Number(number),
  }));
  const sound = shown.filter(({ quote, number }) => {
    const source = references.find((reference) => reference.number === number);
    const record = source && records.get(source.publication_number);
    return (
      record &&
      source.sentences.some(
        (claimed) => claimed.text.replace(/\s*\n\s*/g, ' ') === quote && verifyQuote(record, claimed).verified,
      )
    );
  });
  return { shown: shown.length, sound: sound.length };
}

const keysOf = (text: string) => new Set(contentWords(text).map(({ key }) => key));
/** Of the words, the share that one text has. */
const share = (words: readonly string[], text: string): number => {
  const there = keysOf(text);
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length);
};

/** Whether an answer is right; of a refusal, whether nothing is passed off as an answer. */
export function isRight({ truth }: Case, given: Answer): boolean {
  const sentences = given.references.flatMap((source) =>
    source.sentences.map(({ text }) => ({ text, publication_number: source.publication_number })),
  );
  switch (truth.kind) {
    case 'says':
      return truth.texts.every((text) => given.text.includes(text));
    case 'cites':
      return (
        (given.kind === 'found' || given.kind === 'compared') &&
        sentences.some(
          ({ text, publication_number }) => truth.documents.has(publication_number) || share(truth.words, text) === 1,
        )
      );
    case 'figure':
      return (
        given.kind === 'found' &&
        sentences.some(
          ({ text, publication_number }) =>
            /\d/.test(text) &&
            (share(truth.words, text) === 1 ||
              (truth.documents.has(publication_number) && share(truth.words, text) >= 0.5)),
        )
      );
    case 'declines':
      return (
        given.kind === 'nothing' || given.kind === 'empty' || (given.kind === 'partly' && given.unknown.length > 0)
      );
  }
}

export interface Row {
  readonly kind: Case['kind'];
  readonly asked: number;
  readonly right: number;
  readonly first: number;
  readonly shown: number;
  readonly sound: number;
}

/** Asks all questions; `tell` gets those whose answer is wrong. */
export async function evaluate(
  corpus: Corpus,
  cases: readonly Case[],
  tell: (one: Case, given: Answer) => void = () => {},
): Promise<{ rows: Row[]; times: number[]; strictly: number }> {
  const rows = new Map(KINDS.map((kind) => [kind, { kind, asked: 0, right: 0, first: 0, shown: 0, sound: 0 }]));
  const times: number[] = [];
  let strictly = 0;
  for (const one of cases) {
    const began = performance.now();
    const given = await answer(corpus, one.text);
    times.push(performance.now() - began);
    const row = rows.get(one.kind)!;
    const { shown, sound } = await quotesOf(corpus, given);
    row.asked += 1;
    row.shown += shown;
    row.sound += sound;
    if (one.truth.kind === 'declines' && given.kind === 'nothing') strictly += 1;
    if (isRight(one, given)) row.right += 1;
    else tell(one, given);
    if (isRight(one, { ...given, references: given.references.slice(0, 1) })) row.first += 1;
  }
  return { rows: [...rows.values()].filter(({ asked }) => asked > 0), times, strictly };
}

/** A corpus of these records in a folder of its own. */
export async function corpusOf(
  records: readonly Patent[],
): Promise<{ corpus: Corpus; dir: string; close(): Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'priora-eval-chat-'));
  const corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  for (let at = 0; at < records.length; at += 500) await corpus.put(patents, records.slice(at, at + 500));
  return {
    corpus,
    dir,
    async close() {
      await corpus.close();
      await rm(dir, { recursive: true });
    },
  };
}

/** Things that documents are about, by their titles, each once. */
const thingsOf = (records: readonly Patent[], lang: TextLanguage): string[] => [
  ...new Set(
    records.flatMap(({ titles }) => {
      const title = titles.find((one) => one.lang === lang);
      return (title && thingOf(title.text, lang)) ?? [];
    }),
  ),
];

const percent = (part: number, whole: number) => (whole === 0 ? '-' : `${Math.round((100 * part) / whole)} %`);

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const each = Number(args.find((arg, i) => /^\d+$/.test(arg) && args[i - 1] !== '--seed') ?? 20);
  const only = args.includes('--corpus') ? args[args.indexOf('--corpus') + 1] : undefined;
  const seed = args.includes('--seed') ? Number(args[args.indexOf('--seed') + 1]) : 2;
  const told = args.includes('--failures');
  const demo = [...demoPatents()];
  const real: Patent[] = [];
  const shared = process.env.PRIORA_SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data');
  for (const { source, path } of SETS) real.push(...(await load(source, join(shared, path)).catch(() => [])));
  const corpora = [
    { name: 'demo', records: demo, others: real },
    { name: 'real', records: real, others: demo },
  ].filter(({ name, records }) => records.length > 0 && (only === undefined || only === name));
  for (const { name, records, others } of corpora) {
    const { corpus, close } = await corpusOf(records);
    for (const lang of ['en', 'zh'] as const) {
      const cases = questionsOf(records, lang, each, thingsOf(others, lang), seed);
      const { rows, times, strictly } = await evaluate(corpus, cases, (one, given) => {
        if (told) process.stdout.write(`\n!! ${one.kind}: ${one.text}\n[${given.kind}] ${given.text.slice(0, 700)}\n`);
      });
      const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
      const refusals = rows.filter(({ kind }) => kind.startsWith('absent') || kind === 'other field');
      times.sort((a, b) => a - b);
      process.stdout.write(
        `\n${name}, ${lang}: ${records.length} records\n\n| kind | asked | right | right by the first source | sentences | that verify |\n|---|---|---|---|---|---|\n`,
      );
      for (const row of rows)
        process.stdout.write(
          `| ${row.kind} | ${row.asked} | ${percent(row.right, row.asked)} | ${percent(row.first, row.asked)} | ${row.shown} | ${percent(row.sound, row.shown)} |\n`,
        );
      const asked = sum((row) => row.asked);
      process.stdout.write(
        `| all | ${asked} | ${percent(
          sum((row) => row.right),
          asked,
        )} | ${percent(
          sum((row) => row.first),
          asked,
        )} | ${sum((row) => row.shown)} | ${percent(
          sum((row) => row.sound),
          sum((row) => row.shown),
        )} |\n` +
          `\nUnanswerable: ${refusals.reduce((total, row) => total + row.right, 0)} of ${refusals.reduce((total, row) => total + row.asked, 0)} declined (${strictly} outright). ` +
          `p50 ${Math.round(times[times.length >> 1] ?? 0)} ms, p95 ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms.\n`,
      );
    }
    await close();
  }
  const pairs = join(shared, PAIRS);
  if (existsSync(pairs) && (only === undefined || only === 'languages'))
    await languages(readInventions(pairs), each, seed, told);
}

/** Questions in one language on documents in the other, before and after translations were learned. */
async function languages(inventions: readonly Invention[], each: number, seed: number, told: boolean): Promise<void> {
  const { corpus, dir, close } = await corpusOf(storedOf(inventions));
  process.stdout.write(
    `\nlanguages: ${inventions.length} inventions, half in both languages, a quarter in English and in Chinese alone\n\n| questions on documents in the other language | asked | right | by the first source | sentences | that verify |\n|---|---|---|---|---|---|\n`,
  );
  for (const learned of [false, true]) {
    if (learned) await learn(sqliteCorpus(dir));
    for (const lang of ['zh', 'en'] as const) {
      const cases = acrossLanguages(inventions, lang, each, seed);
      const { rows } = await evaluate(corpus, cases, (one, given) => {
        if (told) process.stdout.write(`\n!! ${one.kind}: ${one.text}\n[${given.kind}] ${given.text.slice(0, 500)}\n`);
      });
      const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
      const asked = sum((row) => row.asked);
      const shown = sum((row) => row.shown);
      process.stdout.write(
        `| ${lang === 'zh' ? 'Chinese on English' : 'English on Chinese'}, ${learned ? 'learned' : 'not learned'} | ${asked} | ${percent(
          sum((row) => row.right),
          asked,
        )} | ${percent(
          sum((row) => row.first),
          asked,
        )} | ${shown} | ${percent(
          sum((row) => row.sound),
          shown,
        )} |\n`,
      );
    }
  }
  await close();
}

if (import.meta.main) await main();
