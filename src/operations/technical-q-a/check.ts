import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { supportReader } from '#language/support.ts';
import type { QuestionWords } from './words.ts';

/** Of a sentence's words, the share that the passages it names must have. */
const LEAST_SHARE = 0.6;
const MOST_TOLD = 10;
const NUMBERS = /\d+(?:[.,]\d+)*/g;

/**
 * Reads an answer again: every sentence that states something against the passages of the documents that it names.
 * @param passages By the number that the answer gives them.
 */
export function checkSummary(summary: string, passages: ReadonlyMap<number, string>, words: QuestionWords): string {
  const stated = sentences(summary)
    .map(({ start, end }) => summary.slice(start, end).trim())
    .filter((sentence) => contentWords(sentence.replace(/\[\d+\]/g, '')).length > 2);
  const told: string[] = [];
  for (const sentence of stated) {
    const why = whyNot(sentence, passages, words);
    if (why !== undefined) told.push(words.unconfirmed(sentence.slice(0, 160), why));
  }
  return [words.confirmed(stated.length - told.length, stated.length), ...told.slice(0, MOST_TOLD)].join('\n');
}

function whyNot(sentence: string, passages: ReadonlyMap<number, string>, { why }: QuestionWords): string | undefined {
  const named = [...sentence.matchAll(/\[(\d+)\]/g)].flatMap((match) => passages.get(Number(match[1])) ?? []);
  if (named.length === 0) return why.none;
  const bare = sentence.replace(/\[\d+\]/g, ' ');
  const text = named.join('\n');
  const there = new Set(text.match(NUMBERS));
  if ((bare.match(NUMBERS) ?? []).some((number) => !there.has(number))) return why.number;
  return (supportReader(text).feature(bare)?.share ?? 0) >= LEAST_SHARE ? undefined : why.absent;
}
