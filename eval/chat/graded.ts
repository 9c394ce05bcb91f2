/**
 * Asks the questions of `graded-questions.ts` on real patents, without a model, and gives each answer 0 to 3 points.
 * `npm run eval:chat-graded [-- tune|report] [--data <folder>] [--answers] [--ask <file>]`: `--data` keeps the corpus
 * in a folder, `--answers` prints what was answered, `--ask` asks the questions of a file instead, a line each, to be
 * judged by a reader.
 */

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections } from '#collections/index.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import type { Spoken } from '#skills/answer-question/read/conversation.ts';
import { importFiles } from '#sources/import.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { type Expected, GRADED, type Graded } from './graded-questions.ts';
import { type Answer, answer, quotesOf } from './run.ts';

/** What the questions are asked of: 1,103 on ultrasound, 429 grants of all fields, 35 Chinese on watching people. */
export const SETS = [
  'patents/google-patents-ultrasound/ultrasound-patents-md.tar.zst',
  'patents/uspto-grant-xml',
  'patents/cn-fulltext-pdf/text',
] as const;

/** Full points of an answer. */
export const FULL = 3;

/** Whether nothing is passed off as an answer: said outright, or the nearest passages with what they lack. */
const declines = ({ kind }: Answer): number =>
  kind === 'nothing' || kind === 'empty' || kind === 'declined' ? 1 : kind === 'partly' ? 1 / 3 : 0;

/** Answers by passages: there the words of notes, searches and titles answer nothing. */
const OF_PASSAGES: ReadonlySet<Answer['kind']> = new Set(['found', 'partly', 'compared']);

/** What an answer states: of passages, its quotations, headings and tables alone. */
const statedIn = ({ kind, text }: Answer): string =>
  OF_PASSAGES.has(kind)
    ? text
        .split('\n')
        .filter((line) => /^(?:- “|\||### )/.test(line))
        .join('\n')
    : text;

/** Points of an answer, 0 to 3 in whole ones. */
export function pointsOf(expected: Expected, given: Answer): number {
  const text = statedIn(given).toLowerCase();
  if (expected.not?.some((wrong) => text.includes(wrong.toLowerCase()))) return 0;
  const parts: number[] = [];
  for (const any of expected.says ?? []) parts.push(any.some((one) => text.includes(one.toLowerCase())) ? 1 : 0);
  // The right document stands first where passages answer; further down it is half an answer.
  const place = given.references.findIndex((source) => expected.cites?.includes(source.publication_number));
  if (expected.cites) parts.push(place < 0 ? 0 : place > 0 && OF_PASSAGES.has(given.kind) ? 0.5 : 1);
  if (expected.documents !== undefined) parts.push(given.references.length >= expected.documents ? 1 : 0);
  if (expected.table) parts.push(/^\|[^\n]*\|\n\|[ :|-]+\|$/m.test(given.text) ? 1 : 0);
  if (expected.declined) parts.push(declines(given));
  if (expected.asks) parts.push(given.text.includes('which is meant') || given.text.includes('指的是哪') ? 1 : 0);
  const share = parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length);
  // What is passed off with a warning is no answer to anything but a question that has none.
  const warned = !expected.declined && given.kind === 'partly' ? 2 / 3 : 1;
  return Math.round(FULL * share * warned);
}

/** Which half a question belongs to: within each kind they take turns. */
export function halfOf(one: Graded): 'tune' | 'report' {
  const ofKind = GRADED.filter(({ kind }) => kind === one.kind);
  return ofKind.indexOf(one) % 2 === 0 ? 'tune' : 'report';
}

/** The answer to the last of a conversation. */
async function answered(corpus: Corpus, { text, before = [] }: Graded): Promise<Answer> {
  const spoken: Spoken[] = [];
  for (const question of before) spoken.push({ question, answer: (await answer(corpus, question, spoken)).text });
  return answer(corpus, text, spoken);
}

interface Tally {
  asked: number;
  points: number;
  full: number;
  none: number;
}

/** Real publications that are asked about; where they are not on this machine, that is said and there are none. */
export function pathsHere(): string[] | undefined {
  const shared = process.env.PRIORA_SHARED_DATA ?? join(import.meta.dirname, '../../../shared/data');
  const paths = SETS.map((path) => join(shared, path));
  const absent = paths.find((path) => !existsSync(path));
  if (absent) process.stdout.write(`skipped: ${absent} is not on this machine\n`);
  return absent ? undefined : paths;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const half = args.find((arg) => arg === 'tune' || arg === 'report') ?? 'tune';
  const following = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const kept = following('--data');
  const file = following('--ask');
  const paths = pathsHere();
  if (!paths) return;
  const dir = kept ?? (await mkdtemp(join(tmpdir(), 'priora-eval-graded-')));
  const open = () => openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  let corpus = await open();
  const { files } = await importFiles({ source: 'auto', paths, corpus, data_dir: dir });
  if (files > 0) {
    await corpus.close();
    await learn(sqliteCorpus(dir));
    corpus = await open();
  }
  if (file !== undefined) {
    for (const question of (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '')) {
      const given = await answer(corpus, question);
      process.stdout.write(`\n== ${question}\n[${given.kind}] ${given.text.slice(0, 2_500)}\n`);
    }
    await corpus.close();
    return;
  }
  const kinds = new Map<string, Tally>();
  let shown = 0;
  let sound = 0;
  const times: number[] = [];
  for (const one of GRADED) {
    if (halfOf(one) !== half) continue;
    const began = performance.now();
    const given = await answered(corpus, one);
    times.push(performance.now() - began);
    const points = pointsOf(one.expected, given);
    const quotes = await quotesOf(corpus, given);
    shown += quotes.shown;
    sound += quotes.sound;
    for (const name of [one.kind, `language ${one.lang}`, 'all']) {
      const tally = kinds.get(name) ?? { asked: 0, points: 0, full: 0, none: 0 };
      tally.asked += 1;
      tally.points += points;
      if (points === FULL) tally.full += 1;
      if (points === 0) tally.none += 1;
      kinds.set(name, tally);
    }
    if (args.includes('--answers'))
      process.stdout.write(`\n== ${points} ${one.kind}: ${one.text}\n[${given.kind}] ${given.text.slice(0, 1500)}\n`);
  }
  process.stdout.write(`\n${half} half\n\n| kind | asked | mean of 3 | full | none |\n|---|---|---|---|---|\n`);
  for (const [kind, { asked, points, full, none }] of kinds)
    process.stdout.write(`| ${kind} | ${asked} | ${(points / asked).toFixed(2)} | ${full} | ${none} |\n`);
  times.sort((a, b) => a - b);
  process.stdout.write(
    `\nQuotes that verify: ${sound} of ${shown}. p50 ${Math.round(times[times.length >> 1] ?? 0)} ms, p95 ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms.\n`,
  );
  await corpus.close();
  if (!kept) await rm(dir, { recursive: true });
}

if (import.meta.main) await main();
