import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { supportReader } from '#language/support.ts';
import type { QuestionWords } from './words.ts';

/** Of a sentence's words, the share that the passages it names must have. */
const LEAST_SHARE = 0.6;
const MOST_TOLD = 10;
const NUMBERS = /\d+(?:[.,]\d+)*/g;

/** Lines of the list of sources. */
const SOURCE_LINE = /^\[\d+\] /;
/** The service on its own answer, and rows of a table of what the quotations name. */
const ASIDE = /^[(（].*[)）]$|^\|.*\|$/u;
/** A sentence that names further documents by number tells where the same stands. */
const NAMES_DOCUMENTS = /\b[A-Z]{2}\d{6,14}[A-Z]\d?\b/;
const QUOTED = /[“"]([^“”"]+)[”"]/gu;

/**
 * What an answer states, piece by piece: what stands before the numbers of documents is one piece with them, whole
 * quotations too; the rest sentence by sentence. The list of sources states nothing, nor does a line that leads to
 * quotations, a remark in brackets (it counts documents), a row of a table, or one that names where the same stands.
 */
function statements(summary: string): string[] {
  return summary.split('\n').flatMap((line) => {
    const text = line.replace(/^\s*[-*•]\s+/u, '').trim();
    if (SOURCE_LINE.test(text) || ASIDE.test(text) || /[:：]$/u.test(text)) return [];
    return text.split(/(?<=\[\d{1,3}\])(?!\s?\[)[.。]?\s*/u).flatMap((piece) =>
      /\[\d+\]$/.test(piece) && piece.includes('“')
        ? [piece]
        : sentences(piece)
            .map(({ start, end }) => piece.slice(start, end).trim())
            .filter((sentence) => /\[\d+\]/.test(sentence) || !NAMES_DOCUMENTS.test(sentence)),
    );
  });
}

/**
 * Reads an answer again: every statement against the passages of the documents that it names; quotations word for word.
 * @param passages By the number that the answer gives them.
 */
export function checkSummary(summary: string, passages: ReadonlyMap<number, string>, words: QuestionWords): string {
  const stated = statements(summary).filter((sentence) => contentWords(sentence.replace(/\[\d+\]/g, '')).length > 2);
  const told: string[] = [];
  for (const sentence of stated) {
    const why = whyNot(sentence, passages, words);
    if (why !== undefined) told.push(words.unconfirmed(sentence.slice(0, 160), why));
  }
  return [words.confirmed(stated.length - told.length, stated.length), ...told.slice(0, MOST_TOLD)].join('\n');
}

const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();

function whyNot(sentence: string, passages: ReadonlyMap<number, string>, { why }: QuestionWords): string | undefined {
  const named = [...sentence.matchAll(/\[(\d+)\]/g)].flatMap((match) => passages.get(Number(match[1])) ?? []);
  if (named.length === 0) return why.none;
  const bare = sentence.replace(/\[\d+\]/g, ' ');
  const text = named.join('\n');
  const quotes = [...bare.matchAll(QUOTED)].map(([, quote]) => plain(quote!));
  if (quotes.some((quote) => !plain(text).includes(quote))) return why.absent;
  if (quotes.join(' ').length > bare.length / 2) return undefined;
  const there = new Set(text.match(NUMBERS));
  if ((bare.match(NUMBERS) ?? []).some((number) => !there.has(number))) return why.number;
  return (supportReader(text).feature(bare)?.share ?? 0) >= LEAST_SHARE ? undefined : why.absent;
}
