import type { Corpus } from '#corpus/corpus.ts';
import { nearness } from './learned/words.ts';
import type { Likeness } from './likeness.ts';
import type { Method } from './query-parts.ts';
import type { WordHit } from './word-ranking.ts';

/** What a score is made of; each can be left out, to measure what it is worth. */
export const COMPONENTS = ['norms', 'meaning', 'translations', 'likeness', 'classes', 'citations'] as const;
export type Component = (typeof COMPONENTS)[number];

/** Hits whose meaning is compared: the others are far behind by their words. */
const PLACED = 500;
const MEANING_WEIGHT = 0.5;
/**
 * Of likeness beside words and meaning; and of likeness alone, for documents in another script that share no words. Set
 * on the tuning half of `eval/ideas`.
 */
const LIKENESS_WEIGHT = 0.5;
const FOREIGN_WEIGHT = 1;

/** A document with the parts of its text's score. */
export interface TextHit {
  readonly id: string;
  readonly words: number;
  readonly meaning: number;
  readonly likeness: number;
  /** Their sum: 1 for the best of the first ranking. */
  readonly text: number;
}

/**
 * Words, meaning and likeness of documents as one score; what is best is found in the first ranking and holds for later
 * ones.
 */
export class TextScores {
  readonly #corpus: Corpus;
  readonly #direction: Float64Array | undefined;
  /** Of the translations: words of two languages lie near each other only as far as texts in both were learned from. */
  readonly #translated: Float64Array | undefined;
  readonly #normed: boolean;
  readonly #likeness: Likeness | undefined;
  #best: Best | undefined;

  constructor(
    corpus: Corpus,
    weights: Readonly<Record<'own' | 'translated', ReadonlyMap<string, number>>>,
    method: Method,
    without: readonly Component[],
    likeness?: Likeness,
  ) {
    this.#corpus = corpus;
    this.#likeness = likeness;
    if (!without.includes('meaning')) {
      this.#direction = corpus.learned?.fold(weights.own);
      this.#translated = corpus.learned?.fold(weights.translated);
    }
    this.#normed = method.similarity.kind === 'cosine' && !without.includes('norms');
  }

  /** Best first. */
  score(hits: readonly WordHit[]): TextHit[] {
    const known = this.#corpus.learned?.documents(hits.slice(0, PLACED).map(({ id }) => id));
    const raw = hits.map(({ id, share, translated }) => {
      const learned = known?.get(id);
      const direction = translated ? this.#translated : this.#direction;
      return {
        id,
        words: this.#normed && learned && learned.norm > 0 ? share / learned.norm : share,
        meaning: learned && direction ? Math.max(0, nearness(direction, learned)) : 0,
        translated,
        alike: this.#likeness?.shares.get(id) ?? 0,
        foreign: this.#likeness?.foreign.has(id) ?? false,
      };
    });
    this.#best ??= bestOf(raw);
    const best = this.#best;
    return raw
      .map(({ id, ...hit }): TextHit => {
        const words = hit.words / best.words / best.text;
        const meaning = meaningOf(hit, best) / best.text;
        const likeness = likenessOf(hit, (words + meaning) * best.text) / best.text;
        return { id, words, meaning, likeness, text: words + meaning + likeness };
      })
      .sort((a, b) => b.text - a.text || (a.id < b.id ? -1 : 1));
  }
}

/** A document's parts before they are made comparable. */
interface RawHit {
  readonly words: number;
  readonly meaning: number;
  /** Its words are translations, and its meaning is nearness to theirs. */
  readonly translated: boolean;
  readonly alike: number;
  readonly foreign: boolean;
}

interface Best {
  readonly words: number;
  /** The nearest, of documents in the question's language and of those found by translations. */
  readonly meaning: Readonly<Record<'own' | 'translated', number>>;
  /** The best words by translations as a share of the best words. */
  readonly standing: number;
  readonly text: number;
}

function bestOf(raw: readonly RawHit[]): Best {
  const most = (hits: readonly RawHit[], part: 'words' | 'meaning') =>
    hits.reduce((greatest, hit) => Math.max(greatest, hit[part]), 0);
  const own = raw.filter((hit) => !hit.translated);
  const translated = raw.filter((hit) => hit.translated);
  const words = most(raw, 'words') || 1;
  const parts = {
    words,
    meaning: { own: most(own, 'meaning') || 1, translated: most(translated, 'meaning') || 1 },
    standing: most(translated, 'words') / words,
  };
  const text = raw.reduce((greatest, hit) => {
    const sum = hit.words / words + meaningOf(hit, parts);
    return Math.max(greatest, sum + likenessOf(hit, sum));
  }, 0);
  return { ...parts, text: text || 1 };
}

/**
 * Nearness to a question and nearness to its translation are not measured by one rule: each is a share of the best of
 * its kind, and that of the translation counts as far as its words do.
 */
function meaningOf({ meaning, translated }: RawHit, best: Pick<Best, 'meaning' | 'standing'>): number {
  return translated
    ? (MEANING_WEIGHT * best.standing * meaning) / best.meaning.translated
    : (MEANING_WEIGHT * meaning) / best.meaning.own;
}

/** What likeness adds to a document's own words and meaning: in another script it may stand in for them. */
function likenessOf({ alike, foreign }: { readonly alike: number; readonly foreign: boolean }, own: number): number {
  const beside = LIKENESS_WEIGHT * alike;
  return foreign ? Math.max(beside, FOREIGN_WEIGHT * alike - own) : beside;
}
