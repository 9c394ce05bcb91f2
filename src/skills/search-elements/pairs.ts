import type { Patent } from '#collections/patents/patent.ts';
import { phrasesOf } from '#language/phrases.ts';
import { segmentClaim } from '#language/segments.ts';

/** A text and its translation in one patent: two titles, two claims of one number, two clauses in the same place. */
export interface Pair {
  readonly publication_number: string;
  readonly texts: Readonly<Record<'en' | 'zh', string>>;
  /** Phrases by key, with how they are written and where in the text they first stand, 0 to 1. */
  readonly phrases: Readonly<
    Record<'en' | 'zh', ReadonlyMap<string, { readonly text: string; readonly place: number }>>
  >;
}

const LONGEST = 4_000;
const MOST_CLAIMS = 12;

const phraseMap = (text: string) => {
  const found = new Map<string, { text: string; place: number }>();
  for (const phrase of phrasesOf(text))
    if (!found.has(phrase.key))
      found.set(phrase.key, { text: phrase.text, place: phrase.start / Math.max(1, text.length) });
  return found;
};

function pair(publicationNumber: string, en: string | undefined, zh: string | undefined): Pair[] {
  if (!en || !zh || en.length > LONGEST || zh.length > LONGEST) return [];
  return [
    { publication_number: publicationNumber, texts: { en, zh }, phrases: { en: phraseMap(en), zh: phraseMap(zh) } },
  ];
}

const textIn = (texts: readonly { readonly lang: string; readonly text: string }[], lang: string) =>
  texts.find((text) => text.lang === lang)?.text;

/**
 * Texts of a patent that say the same in English and Chinese: titles, abstracts, claims of one number, and the clauses
 * of these where both have as many.
 */
export function pairsOf(patent: Patent): Pair[] {
  const number = patent.publication_number;
  const pairs = [
    ...pair(number, textIn(patent.titles, 'en'), textIn(patent.titles, 'zh')),
    ...pair(number, textIn(patent.abstracts, 'en'), textIn(patent.abstracts, 'zh')),
  ];
  const chinese = patent.claims.find(({ lang }) => lang === 'zh');
  const english = patent.claims.find(({ lang }) => lang === 'en');
  if (!chinese || !english) return pairs;
  for (const claim of english.claims.slice(0, MOST_CLAIMS)) {
    const other = chinese.claims.find((candidate) => candidate.number === claim.number);
    if (!other) continue;
    const en = segmentClaim(claim.text, 'en').segments;
    const zh = segmentClaim(other.text, 'zh').segments;
    if (en.length === zh.length && en.length > 1)
      en.forEach((segment, i) => {
        pairs.push(
          ...pair(number, claim.text.slice(segment.start, segment.end), other.text.slice(zh[i]!.start, zh[i]!.end)),
        );
      });
    else pairs.push(...pair(number, claim.text, other.text));
  }
  return pairs;
}
