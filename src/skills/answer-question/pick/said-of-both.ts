import { setImmediate as breathe } from 'node:timers/promises';
import { type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentWords } from '#language/content-words.ts';
import { quantitiesOf } from '#language/quantities.ts';
import { isHan, type TextLanguage } from '#language/script.ts';
import { wordIn, wordQuery } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import type { Question } from '../read/question.ts';
import type { Reading } from '../read/read.ts';
import { restrictionQueries } from '../read/restrictions.ts';
import { alike, mayStand, SAME, wholeSentences } from './pick-sentences.ts';
import { unitsOf } from './score-passages.ts';
import { isDependentClaim, LEANS_BACK } from './sentence-signs.ts';
import { headOf, type Source } from './source.ts';

/** Documents that are looked through for sentences that say something of both sides, and that are shown. */
const LOOKED_AT = 60;
const SHOWN = 4;
const OF_A_DOCUMENT = 2;
/** Of the best sentence's score, what another must have. */
const LEAST_SHARE = 0.7;
/**
 * Of the worth of the words that a side has alone, what a sentence must have to speak of it; where it says outright
 * that one is more than the other, so much of one side and some of the other.
 */
const SPEAKS = 0.6;
const SPEAKS_SOME = 0.2;
/** Says outright which of two is more. */
const OUTRIGHT =
  /\b(?:than|compared (?:to|with)|in comparison (?:to|with)|superior to|inferior to|(?:advantages?|disadvantages?) (?:over|of)|as opposed to|in contrast to|unlike)\b|相比|相较|优于|不如|高于|低于/iu;
/** Sets one thing against another; what is only higher, or done while something else is, does not. */
const COMPARES =
  /\b(?:than|compared (?:to|with)|as compared|in comparison|versus|vs\.?|whereas|unlike|in contrast|by contrast|superior|inferior|advantages?|disadvantages?|drawbacks?|instead of|rather than|replac\w{1,6}|differ(?:s|ence|ences|ent from)|suffers?|limited to)\b|相比|相较|优于|不如|高于|低于|大于|小于|而非|避免|规避|优势|优点|缺点|不足|区别|更[高低好快小大强加]|但是?|然而/iu;
const LIKELIER = { outright: 0.5, topic: 0.6, quantities: 0.4, aspect: 0.5, claim: 0.4, leans: 0.15 } as const;
/** Values that set two things against one another without a word of comparison. */
const VALUES = 2;

interface Side {
  /** Its words, each with its share of their worth. */
  readonly keys: ReadonlyMap<string, number>;
  /** Those of which a sentence must have one: what tells the side from the other. */
  readonly telling: ReadonlySet<string>;
  /** These as they are searched. */
  readonly forms: readonly string[];
}

/** The words of a side, as far as documents have them; those that the other has, too, tell nothing. */
function sideOf({ question, known, worth }: Reading, other: Reading): Side {
  const own = [...known].filter(
    ([key]) => !question.context?.has(key) && !question.lesser.has(key) && !isOwnOf(other, key),
  );
  const telling = own.filter(([key]) => question.of_its_own?.has(key) ?? true);
  const total = own.reduce((sum, [key]) => sum + worth(key), 0) || 1;
  return {
    keys: new Map(own.map(([key]) => [key, worth(key) / total])),
    telling: new Set(telling.map(([key]) => key)),
    forms: telling.map(([, form]) => form),
  };
}

const isOwnOf = ({ question }: Reading, key: string): boolean => question.words.has(key) && !question.context?.has(key);

/** How a word begins in each of its forms, as far as that tells which texts need not be read. */
const beginning = (form: string): string =>
  isHan(form)
    ? form
    : form.toLowerCase().slice(0, Math.max(LEAST_BEGINNING, Math.min(MOST_BEGINNING, form.length - 3)));
const LEAST_BEGINNING = 3;
const MOST_BEGINNING = 5;

/** Both sides in one sentence of one text. */
const inOneSentence = (left: Side, right: Side): Query =>
  anyOf(
    ...['ABST', 'DESC', 'CLMS'].map(
      (field): Query => ({
        kind: 'near',
        reach: { unit: 'sentence' },
        left: anyOf(...left.forms.map((form) => wordIn(field, form))),
        right: anyOf(...right.forms.map((form) => wordIn(field, form))),
      }),
    ),
  );

interface Said {
  readonly record: Patent;
  readonly locator: QuoteLocator;
  readonly words: ReadonlySet<string>;
  readonly score: number;
}

/**
 * Sentences that set both sides of a comparison against one another, the most telling first: what a reader looks for
 * before what is said of each alone.
 */
export async function saidOfBoth(
  asked: Question,
  [left, right]: readonly [Reading, Reading],
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Source[]> {
  const sides = [sideOf(left, right), sideOf(right, left)] as const;
  if (sides.some(({ forms }) => forms.length === 0)) return [];
  // documents with more of the words come first
  const words = [left, right].flatMap(({ known }) => [...known.values()]);
  const query = allOf(
    inOneSentence(...sides),
    anyOf(...words.map(wordQuery)),
    ...restrictionQueries(asked.restrictions),
  );
  const page = { query, offset: 0, limit: LOOKED_AT, stemming: true, collapse: { field: 'FAM_ID' }, signal };
  const { hits } = await corpus.search(patents, page);
  const found: Said[] = [];
  const aspect = new Set(contentWords(asked.aspect ?? '').map(({ key }) => key));
  for (const record of await corpus.get(
    patents,
    hits.map(({ id }) => id),
  )) {
    found.push(...saidIn(record, asked.lang, sides, aspect));
    await breathe();
    signal.throwIfAborted();
  }
  return asSources(
    found.toSorted((a, b) => b.score - a.score),
    asked.lang,
  );
}

function saidIn(record: Patent, lang: TextLanguage, sides: readonly [Side, Side], aspect: ReadonlySet<string>): Said[] {
  const { units, places, inFront } = unitsOf(record, lang);
  const front = new Set(inFront.map(({ key }) => key));
  const sought = [...sides.flatMap(({ keys }) => [...keys.keys()]), ...aspect];
  const topic = sought.filter((key) => front.has(key)).length / Math.max(1, sought.length);
  const beginnings = sides.map(({ forms }) => forms.map(beginning));
  const mayHaveBoth = (text: string): boolean => {
    const folded = text.toLowerCase();
    return beginnings.every((those) => those.some((one) => folded.includes(one)));
  };
  return units.flatMap(({ text, group }, at) =>
    (mayHaveBoth(text) ? wholeSentences(text) : []).flatMap(({ start, end }): Said[] => {
      const sentence = text.slice(start, end);
      if (!mayHaveBoth(sentence)) return [];
      const locator = { ...places[at]!, start, end };
      if (!mayStand(sentence, locator) || (group === 'claim' && isDependentClaim(sentence))) return [];
      const order = contentWords(sentence).map(({ key }) => key);
      const words = new Set(order);
      const [one, other] = sides.map(({ keys }) =>
        [...keys].reduce((sum, [key, share]) => sum + (words.has(key) ? share : 0), 0),
      ) as [number, number];
      if (!speaksOfTwo(order, sides)) return [];
      const outright = OUTRIGHT.test(sentence);
      if (Math.max(one, other) < SPEAKS || Math.min(one, other) < (outright ? SPEAKS_SOME : SPEAKS)) return [];
      const values = quantitiesOf(sentence).length >= VALUES;
      if (!COMPARES.test(sentence) && !values && !isSplit(sentence, sides)) return [];
      const ofAspect = [...aspect].filter((key) => words.has(key)).length / Math.max(1, aspect.size);
      const score =
        one +
        other +
        (outright ? LIKELIER.outright : 0) +
        (values ? LIKELIER.quantities : 0) +
        LIKELIER.aspect * ofAspect +
        LIKELIER.topic * topic -
        (group === 'claim' ? LIKELIER.claim : 0) -
        (LEANS_BACK.test(sentence) ? LIKELIER.leans : 0);
      return [{ record, locator, words, score }];
    }),
  );
}

/**
 * Words between what tells one side and what tells the other, where they are two things: a linear phased array is one.
 */
const APART = 2;

/** Whether a sentence has a telling word of each side, and not only beside one another in one name. */
const speaksOfTwo = (order: readonly string[], [left, right]: readonly [Side, Side]): boolean => {
  const places = ({ telling }: Side) => order.flatMap((key, at) => (telling.has(key) ? [at] : []));
  const others = places(right);
  return places(left).some((at) => others.some((other) => Math.abs(at - other) > APART));
};

/** "A does this while B does that": one side before it, the other behind it. */
function isSplit(sentence: string, [left, right]: readonly [Side, Side]): boolean {
  const at = sentence.search(/\bwhil(?:e|st)\b|而/iu);
  if (at < 0) return false;
  const [before, behind] = [sentence.slice(0, at), sentence.slice(at)].map(
    (part) => new Set(contentWords(part).map(({ key }) => key)),
  ) as [Set<string>, Set<string>];
  const has = ({ telling }: Side, words: ReadonlySet<string>) => !telling.isDisjointFrom(words);
  return (has(left, before) && has(right, behind)) || (has(right, before) && has(left, behind));
}

/** The first of them that do not say the same, of several documents. */
function asSources(said: readonly Said[], lang: TextLanguage): Source[] {
  const chosen: Said[] = [];
  for (const one of said) {
    if (chosen.length === SHOWN || one.score < LEAST_SHARE * said[0]!.score) break;
    if (chosen.some(({ words }) => alike(words, one.words) >= SAME)) continue;
    if (chosen.filter(({ record }) => record === one.record).length < OF_A_DOCUMENT) chosen.push(one);
  }
  const records = [...new Set(chosen.map(({ record }) => record))];
  return records.map((record, at) => {
    const own = chosen.filter((one) => one.record === record);
    const sentences = own.map(({ locator }) => quoteOf(record, locator));
    return { ...headOf(record, lang, at + 1), passage: sentences[0]!, sentences };
  });
}
