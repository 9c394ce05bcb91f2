import type { Patent } from '#collections/patents/patent.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { phrasesOf } from '#language/phrases.ts';
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
 * Titles and abstracts; where these are not enough, also the surroundings of the keyword in claims and descriptions.
 */
function textsOf(record: Patent, { own, whole }: KeywordReading): string[] {
  const brief = [...record.titles, ...record.abstracts].map(({ text }) => text);
  if (!whole) return brief;
  const places: string[] = [];
  const long = [
    ...record.claims.flatMap(({ claims }) => claims),
    ...record.descriptions.flatMap(({ paragraphs }) => paragraphs),
  ];
  for (const { text } of long) {
    if (places.length === PLACES) break;
    const at = fold(text).indexOf(own);
    if (at >= 0) places.push(text.slice(Math.max(0, at - AROUND), at + own.length + AROUND));
  }
  return [...brief, ...places];
}

/** Phrases that patents use beside a keyword, those of most patents first: English ones, then Chinese ones. */
export function candidatePhrases(records: readonly Patent[], reading: KeywordReading): string[] {
  const found = new Map<string, { text: string; patents: number }>();
  for (const record of records) {
    const keys = new Map<string, string>();
    for (const text of textsOf(record, reading)) {
      for (const phrase of phrasesOf(text)) if (!keys.has(phrase.key)) keys.set(phrase.key, phrase.text);
    }
    for (const [key, text] of keys) {
      const known = found.get(key);
      if (known) known.patents++;
      else found.set(key, { text: text.toLowerCase(), patents: 1 });
    }
  }
  const frequent = [...found.values()].filter(({ text }) => text !== reading.own).sort((a, b) => b.patents - a.patents);
  const of = (language: SuggestionLanguage) =>
    frequent.filter(({ text }) => languageOf(text) === language).slice(0, COUNTED);
  return [...of('en'), ...of('cn')].map(({ text }) => text);
}

/**
 * What texts themselves say is short for the keyword, or what it is short for, with how often; the most frequent first.
 */
export function abbreviationsIn(
  records: readonly Patent[],
  reading: KeywordReading,
): { readonly text: string; readonly patents: number }[] {
  const found = new Map<string, number>();
  for (const record of records) {
    for (const text of textsOf(record, reading)) {
      for (const { long, short } of abbreviationsOf(text)) {
        const other = fold(long) === reading.own ? short : fold(short) === reading.own ? long : undefined;
        if (other) found.set(other, (found.get(other) ?? 0) + 1);
      }
    }
  }
  return [...found].sort((a, b) => b[1] - a[1]).map(([text, n]) => ({ text, patents: n }));
}
