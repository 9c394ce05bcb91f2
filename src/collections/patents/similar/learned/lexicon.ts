import { logLikelihood } from '../log-likelihood.ts';

export interface LexiconEntry {
  readonly text: string;
  readonly other: string;
  /** How probable `other` is where `text` is translated, 0 to 1; of one text they add up to at most 1. */
  readonly share: number;
}

/** A word must stand in so many pairs. */
const LEAST_PAIRS = 2;
/** Translations of one word that are weighed against each other. */
const CANDIDATES = 24;
/** Pairs in which one word is looked up: more change nothing. */
const MOST_PAIRS_PER_WORD = 400;
const ROUNDS = 6;
/** What is less probable is chance more often than not. */
const LEAST_SHARE = 0.1;
const MOST_TRANSLATIONS = 4;

/**
 * Texts of which one translates the other, gathered until there are enough to learn which words translate which, in
 * both directions. Candidates are the words of the other language that occur with a word more often than chance allows
 * (log-likelihood ratio); among them shares are found by expectation maximisation, so that a word that another one
 * explains better loses it. Time and memory are linear in the texts.
 * @see Dunning, "Accurate methods for the statistics of surprise and coincidence", 1993; Brown et al., "The mathematics
 * of statistical machine translation", 1993, model 1
 */
export class Lexicon {
  readonly #first = new Side();
  readonly #second = new Side();
  #pairs = 0;

  /** Pairs so far. */
  get size(): number {
    return this.#pairs;
  }

  /** Two texts as the words (or pairs of characters) that they hold. */
  add(first: Iterable<string>, second: Iterable<string>): void {
    this.#first.add(this.#pairs, first);
    this.#second.add(this.#pairs++, second);
  }

  learn(): LexiconEntry[] {
    const [first, second, total] = [this.#first, this.#second, this.#pairs];
    return [...translate(first, second, total), ...translate(second, first, total)];
  }
}

/** The words of one language by pair. */
class Side {
  readonly texts: string[] = [];
  /** Pairs that hold a word, ascending. */
  readonly pairs: number[][] = [];
  readonly wordsOf: Uint32Array[] = [];
  readonly #numbers = new Map<string, number>();

  add(pair: number, words: Iterable<string>): void {
    const numbers = new Set<number>();
    for (const text of words) {
      let number = this.#numbers.get(text);
      if (number === undefined) {
        this.#numbers.set(text, (number = this.texts.length));
        this.texts.push(text);
        this.pairs.push([]);
      }
      numbers.add(number);
    }
    for (const number of numbers) this.pairs[number]!.push(pair);
    this.wordsOf.push(Uint32Array.from(numbers));
  }
}

function translate(from: Side, to: Side, total: number): LexiconEntry[] {
  const candidates = from.pairs.map((pairs) => (pairs.length < LEAST_PAIRS ? NONE : candidatesOf(pairs, to, total)));
  // how probable each candidate is, refined by how the words of each text share out those of the other
  let shares = candidates.map((list) => new Float64Array(list.length).fill(1 / Math.max(1, list.length)));
  const present = new Int32Array(to.texts.length).fill(-1);
  const sums = new Float64Array(to.texts.length);
  for (let round = 0; round < ROUNDS; round++) {
    const counts = candidates.map((list) => new Float64Array(list.length));
    from.wordsOf.forEach((words, pair) => {
      for (const other of to.wordsOf[pair]!) {
        present[other] = pair;
        sums[other] = UNEXPLAINED;
      }
      const eachClaim = (visit: (other: number, word: number, i: number) => void) => {
        for (const word of words)
          candidates[word]!.forEach((other, i) => {
            if (present[other] === pair) visit(other, word, i);
          });
      };
      eachClaim((other, word, i) => {
        sums[other]! += shares[word]![i]!;
      });
      eachClaim((other, word, i) => {
        counts[word]![i]! += shares[word]![i]! / sums[other]!;
      });
    });
    present.fill(-1);
    shares = counts.map((of, word) => {
      const claimed = of.reduce((sum, x) => sum + x, 0);
      return of.map((x) => x / (Math.max(from.pairs[word]!.length, claimed) + SMOOTHING));
    });
  }
  return candidates.flatMap((list, word) =>
    list
      .map((other, i): LexiconEntry => ({ text: from.texts[word]!, other: to.texts[other]!, share: shares[word]![i]! }))
      // a name that both languages share needs no translation
      .filter(({ text, other, share }) => share >= LEAST_SHARE && text !== other)
      .sort((a, b) => b.share - a.share || (a.other < b.other ? -1 : 1))
      .slice(0, MOST_TRANSLATIONS),
  );
}

const NONE: readonly number[] = [];
/** Weight of "no word of this text": keeps rare coincidences from being taken for translations. */
const UNEXPLAINED = 0.02;
/** Pairs that are added without the translation: two coincidences are less than a hundred. */
const SMOOTHING = 1;

/** Words of the other side that stand in the same pairs more often than by chance, the surest first. */
function candidatesOf(pairs: readonly number[], to: Side, total: number): readonly number[] {
  const both = new Map<number, number>();
  const step = Math.max(1, Math.ceil(pairs.length / MOST_PAIRS_PER_WORD));
  let looked = 0;
  for (let i = 0; i < pairs.length; i += step) {
    looked++;
    for (const other of to.wordsOf[pairs[i]!]!) both.set(other, (both.get(other) ?? 0) + 1);
  }
  return [...both]
    .filter(([other, n]) => n >= LEAST_PAIRS && n * total > looked * to.pairs[other]!.length)
    .map(([other, n]) => ({ other, ratio: logLikelihood(n, looked, to.pairs[other]!.length, total) }))
    .filter(({ ratio }) => ratio > 6.63)
    .sort((a, b) => b.ratio - a.ratio || a.other - b.other)
    .slice(0, CANDIDATES)
    .map(({ other }) => other);
}
