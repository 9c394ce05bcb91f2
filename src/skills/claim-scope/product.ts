import { sentences } from '#corpus/text/sentences.ts';
import type { ContentWord } from '#language/content-words.ts';
import { type Quantity, quantitiesOf } from '#language/quantities.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { listsSigns } from '#language/sign-lists.ts';
import type { Span } from '#language/spans.ts';
import type { Negation } from '#language/wording.ts';
import type { AnswerLanguage } from '../types.ts';
import { denialsOf } from './denials.ts';
import { wordsOf } from './words.ts';

/** One sentence of a description; offsets count in the whole text. */
export interface Said extends Span {
  readonly words: readonly ContentWord[];
  /** Each content word once. */
  readonly keys: ReadonlySet<string>;
  /** Where each content word stands among the sentence's words, in order. */
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly negations: readonly Negation[];
  readonly quantities: readonly Quantity[];
}

/** How reasons speak of a text that claims are read on, in the middle of a sentence. */
export interface Spoken {
  /** The text, or the part of it where a passage stands; without a passage all of it. */
  text(lang: AnswerLanguage, passage?: Span): string;
  /** What it tells of. */
  readonly thing: Readonly<Record<AnswerLanguage, string>>;
}

const OF_PRODUCT: Spoken = {
  text: (lang) => (lang === 'zh' ? '产品说明' : 'the description'),
  thing: { en: 'the product', zh: '产品' },
};

/** A description read once, for any number of claims. */
export interface Product {
  readonly text: string;
  readonly spoken: Spoken;
  readonly language: TextLanguage;
  readonly said: readonly Said[];
  /** In which sentences a content word stands, in their order. */
  readonly where: ReadonlyMap<string, readonly number[]>;
  /** Sentences that deny something. */
  readonly denying: readonly number[];
}

/** A description has no more sentences than this that are read: a hundred printed pages have some 5,000. */
const MOST_SENTENCES = 8_000;
/** Longer ones are lists or tables, and are read in pieces of this many characters. */
const LONGEST_SENTENCE = 1_500;

const moved = <T extends Span>(span: T, by: number): T => ({ ...span, start: span.start + by, end: span.end + by });

/** Cuts a sentence that is too long at blanks or commas. */
function pieces(text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  for (let from = start; from < end; ) {
    let to = Math.min(end, from + LONGEST_SENTENCE);
    if (to < end) {
      const cut = Math.max(text.lastIndexOf(' ', to), text.lastIndexOf('，', to), text.lastIndexOf(',', to));
      if (cut > from + LONGEST_SENTENCE / 2) to = cut + 1;
    }
    found.push({ start: from, end: to });
    from = to;
  }
  return found;
}

/** Reads a description, or another text on which claims are read: linear in its length. */
export function readProduct(text: string, spoken: Spoken = OF_PRODUCT): Product {
  const said: Said[] = [];
  const where = new Map<string, number[]>();
  const denying: number[] = [];
  for (const span of sentences(text).flatMap((one) => pieces(text, one))) {
    if (said.length >= MOST_SENTENCES) break;
    const { start, end } = span;
    const sentence = text.slice(start, end);
    if (listsSigns(sentence)) continue;
    const words = wordsOf(sentence).map((word) => moved(word, start));
    const negations = denialsOf(sentence).map((one) => ({ ...moved(one, start), reach: moved(one.reach, start) }));
    if (words.length === 0 && negations.length === 0) continue;
    const positions = new Map<string, number[]>();
    for (const { key, position } of words) {
      const list = positions.get(key);
      if (list) list.push(position);
      else positions.set(key, [position]);
    }
    const keys = new Set(positions.keys());
    const at = said.length;
    for (const key of keys) {
      const list = where.get(key);
      if (list) list.push(at);
      else where.set(key, [at]);
    }
    if (negations.length > 0) denying.push(at);
    said.push({
      start,
      end,
      words,
      keys,
      positions,
      negations,
      quantities: quantitiesOf(sentence).map((one) => moved(one, start)),
    });
  }
  return { text, spoken, language: languageOf(text), said, where, denying };
}
