import type { Patent } from '#collections/patents/patent.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { phrasesOf } from '#language/phrases.ts';
import { inSlices } from '#turns.ts';
import { fold, languageOf, type SuggestionLanguage } from './occurrence.ts';

/** How patents are read for a keyword. */
export interface KeywordReading {
  /** The keyword, folded. */
  readonly own: string;
  /** The surroundings of the keyword in claims and descriptions too, not titles and abstracts alone. */
  readonly whole: boolean;
}

/** Candidates of each language whose counts are worth comparing with the corpus. */
const COUNTED = 40;
/** Places of one patent's claims and description that are read around a keyword, and characters to either side. */
const PLACES = 4;
const AROUND = 300;

/**
 * Of each record titles and abstracts; where these are not enough, also the surroundings of the keyword in claims and
 * descriptions. Nothing where a text was only looked at, so that others have their turn.
 */
function* textsOf(
  records: readonly Patent[],
  { own, whole }: KeywordReading,
): Generator<readonly string[] | undefined> {
  for (const { titles, abstracts, claims, descriptions } of records) {
    const texts = [...titles, ...abstracts].map(({ text }) => text);
    if (whole) {
      const long = [...claims.flatMap((of) => of.claims), ...descriptions.flatMap(({ paragraphs }) => paragraphs)];
      let places = 0;
      for (const { text } of long) {
        if (places === PLACES) break;
        const at = fold(text).indexOf(own);
        if (at >= 0) {
          places++;
          texts.push(text.slice(Math.max(0, at - AROUND), at + own.length + AROUND));
        }
        yield undefined;
      }
    }
    yield texts;
  }
}

/** Phrases that patents use beside a keyword, those of most patents first: English ones, then Chinese ones. */
export async function candidatePhrases(records: readonly Patent[], reading: KeywordReading): Promise<string[]> {
  const found = new Map<string, { text: string; patents: number }>();
  for await (const texts of inSlices(textsOf(records, reading))) {
    const keys = new Map<string, string>();
    for (const text of texts ?? [])
      for (const phrase of phrasesOf(text)) if (!keys.has(phrase.key)) keys.set(phrase.key, phrase.text);
    for (const [key, text] of keys) {
      const known = found.get(key);
      if (known) known.patents++;
      else found.set(key, { text: text.toLowerCase(), patents: 1 });
    }
  }
  const of: Record<SuggestionLanguage, string[]> = { en: [], cn: [] };
  for await (const { text } of inSlices([...found.values()].sort((a, b) => b.patents - a.patents))) {
    const same = of[languageOf(text)];
    if (text !== reading.own && same.length < COUNTED) same.push(text);
    if (of.en.length === COUNTED && of.cn.length === COUNTED) break;
  }
  return [...of.en, ...of.cn];
}

/**
 * What texts themselves say is short for the keyword, or what it is short for, with how often; the most frequent first.
 */
export async function abbreviationsIn(
  records: readonly Patent[],
  reading: KeywordReading,
): Promise<{ readonly text: string; readonly patents: number }[]> {
  const found = new Map<string, number>();
  for await (const texts of inSlices(textsOf(records, reading)))
    for (const text of texts ?? [])
      for (const { long, short } of abbreviationsOf(text)) {
        const other = fold(long) === reading.own ? short : fold(short) === reading.own ? long : undefined;
        if (other) found.set(other, (found.get(other) ?? 0) + 1);
      }
  return [...found].sort((a, b) => b[1] - a[1]).map(([text, n]) => ({ text, patents: n }));
}
