import type { Corpus } from '#corpus/corpus.ts';
import type { Translation } from '#corpus/learned.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { isHan } from '#language/script.ts';
import { countDocuments } from '../../corpus-words.ts';

/** A translation below this share is a guess. */
const LEAST_SURE = 0.3;
/** Pairs of a run that is one word. */
const SHORT_PAIRS = 2;
/** Pairs of characters that make up one Chinese word each have at least so much of it. */
const LEAST_PART = 0.12;

/**
 * What a word of a question is called in the other language, by the translations that were learned from the whole
 * corpus: English words of a run of Han characters (its pairs vote), a Chinese run of an English word (pairs that
 * overlap are joined where documents have the joined run). Undefined where nothing was learned, or nothing sure.
 */
export async function learnedTerm(
  term: string,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ readonly to: string; readonly documents: number } | undefined> {
  const words = [...bagOf([{ text: term, weight: 1 }]).counts.keys()];
  const known = corpus.learned?.translations(words);
  if (!known || words.length === 0 || known.size === 0) return undefined;
  const candidates = isHan(term[0]!) ? votes(words, known) : runs(known.get(words[0]!) ?? []);
  for (const to of candidates) {
    const documents = await countDocuments(corpus, to, signal);
    if (documents > 0) return { to, documents };
  }
  return undefined;
}

/**
 * English words by the share that the pairs of a run give them together; of a long run half of the pairs reach over two
 * words and know nothing, of a short one all count.
 */
function votes(pairs: readonly string[], known: ReadonlyMap<string, readonly Translation[]>): string[] {
  const shares = new Map<string, number>();
  for (const translations of known.values())
    for (const { text, share } of translations) shares.set(text, (shares.get(text) ?? 0) + share);
  const counted = pairs.length <= SHORT_PAIRS ? pairs.length : Math.min(pairs.length, known.size);
  const needed = LEAST_SURE * Math.max(1, counted);
  return [...shares]
    .filter(([, share]) => share >= needed)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, 1)
    .map(([text]) => text);
}

/** The pairs of a translation joined to runs, the longest first, then the surest pair. */
function runs(translations: readonly Translation[]): string[] {
  const parts = translations.filter(({ share }) => share >= LEAST_PART).map(({ text }) => text);
  const joined = parts.flatMap((left) =>
    parts.flatMap((right) => {
      if (left === right || left.at(-1) !== right[0]) return [];
      const two = left + right.slice(1);
      const third = parts.find((part) => part !== left && part !== right && part[0] === two.at(-1));
      return third === undefined ? [two] : [two + third.slice(1), two];
    }),
  );
  const sure = translations.filter(({ share }) => share >= LEAST_SURE).map(({ text }) => text);
  return [...joined.toSorted((a, b) => b.length - a.length), ...sure];
}
