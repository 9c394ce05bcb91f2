import { type ClaimedQuote, type QuoteLocator, quoteOf } from '#collections/patents/evidence.ts';
import type { Claim, Patent } from '#collections/patents/patent.ts';
import { originalOwners } from '#collections/patents/patent.ts';
import type { TextLanguage } from '#language/script.ts';
import type { Question } from '../read/question.ts';

/** A document that an answer rests on. */
export interface Source {
  /** As the text refers to it: [1], [2], ... */
  readonly number: number;
  readonly publication_number: string;
  readonly title: string;
  readonly applicant?: string;
  /** yyyyMMdd */
  readonly publication_date?: number;
  /** yyyyMMdd */
  readonly filing_date?: number;
  /** As estimated. */
  readonly expiry_date?: number;
  /** Earliest, yyyyMMdd */
  readonly priority_date?: number;
  /**
   * The best passage, for a model to read; every character of it verified. Absent of a publication that is only named,
   * in a list or for its bibliography, and has no title.
   */
  readonly passage?: ClaimedQuote;
  /** Sentences that answer without a model, in the order they are shown. */
  readonly sentences: readonly ClaimedQuote[];
  /**
   * It is near to the question as a whole, and shown by what it is about: no sentence of it was picked as an answer.
   */
  readonly beside?: true;
  /** Other documents that were found and say one of the sentences in nearly the same words. */
  readonly alike?: readonly string[];
}

/** The documents that sentences were picked from, but for those that are only near. */
export const answeringOf = (sources: readonly Source[]): Source[] => sources.filter(({ beside }) => !beside);

/** Characters between two sentences that follow one another in a text: blanks, for a sentence ends in its mark. */
const BETWEEN = 2;

/** Places of sentences, those that follow one another in their text as one: an answer quotes them in one piece. */
export function inOnePiece(places: readonly QuoteLocator[]): QuoteLocator[] {
  const pieces: QuoteLocator[] = [];
  for (const place of places) {
    const last = pieces.at(-1);
    const gap = last && isOfOneText(last, place) ? place.start - last.end : -1;
    if (last && gap >= 0 && gap <= BETWEEN) pieces[pieces.length - 1] = { ...last, end: place.end };
    else pieces.push(place);
  }
  return pieces;
}

const isOfOneText = (a: QuoteLocator, b: QuoteLocator): boolean =>
  a.part === b.part &&
  a.lang === b.lang &&
  a.origin === b.origin &&
  a.paragraph_id === b.paragraph_id &&
  a.claim_number === b.claim_number;

/** Title, applicant and date of a record, as sources are named. */
export function headOf(record: Patent, lang: TextLanguage, number: number): Omit<Source, 'passage' | 'sentences'> {
  const title = record.titles.find((each) => each.lang === lang) ?? record.titles[0];
  const applicant = originalOwners(record)[0]?.name;
  const priorities = [
    ...record.priorities.flatMap(({ date }) => date ?? []),
    ...(record.stated_priority_date ? [record.stated_priority_date] : []),
  ];
  return {
    number,
    publication_number: record.publication_number,
    title: title?.text ?? record.publication_number,
    ...(applicant && { applicant }),
    ...(record.publication_date !== undefined && { publication_date: record.publication_date }),
    ...(record.filing_date !== undefined && { filing_date: record.filing_date }),
    ...(record.expiry_date !== undefined && { expiry_date: record.expiry_date }),
    ...(priorities.length > 0 && { priority_date: Math.min(...priorities) }),
  };
}

const inLanguage = <T extends { readonly lang: string }>(texts: readonly T[], lang: TextLanguage): T | undefined =>
  texts.find((each) => each.lang === lang) ?? texts[0];

/** A record by its title alone; by its number, if it has none. */
export function titled(record: Patent, lang: TextLanguage, number: number): Source {
  const title = inLanguage(record.titles, lang);
  if (!title) return { ...headOf(record, lang, number), sentences: [] };
  const quote = quoteOf(record, wholeOf('title', title));
  return { ...headOf(record, lang, number), passage: quote, sentences: [quote] };
}

/** Independent claims that are shown of one document. */
const MOST_CLAIMS = 4;

/**
 * A document about which nothing particular was asked: its abstract and its first claim, or the claims that were asked
 * for. By its title alone where it has none of them.
 */
export function summarised(record: Patent, lang: TextLanguage, number: number, claim?: Question['claim']): Source {
  const abstract = inLanguage(record.abstracts, lang);
  const claims = inLanguage(record.claims, lang);
  const quotes: ClaimedQuote[] = [];
  if (abstract && claim === undefined) quotes.push(quoteOf(record, wholeOf('abstract', abstract)));
  for (const wanted of claimsOf(claims?.claims ?? [], claim))
    quotes.push(
      quoteOf(record, {
        part: 'claim',
        lang: claims!.lang,
        origin: claims!.origin,
        claim_number: wanted.number,
        start: 0,
        end: wanted.text.length,
      }),
    );
  if (quotes.length === 0) return titled(record, lang, number);
  return { ...headOf(record, lang, number), passage: quotes[0]!, sentences: quotes };
}

/** Publications that do not have the claims that were asked for, each with how many are stored of it. */
export const withoutClaims = (records: readonly Patent[], lang: TextLanguage, asked: Question['claim']) =>
  asked === undefined
    ? []
    : records.flatMap(({ publication_number: number, claims }) => {
        const stored = inLanguage(claims, lang)?.claims ?? [];
        return claimsOf(stored, asked).length > 0 ? [] : [{ number, stored: stored.length }];
      });

/** Of claims those that were asked for; the first, where none was. */
function claimsOf(claims: readonly Claim[], asked: Question['claim']): readonly Claim[] {
  if (asked === undefined) return claims.slice(0, 1);
  if (asked !== 'independent') return claims.filter(({ number }) => number === asked).slice(0, 1);
  const independent = claims.filter((each) => each.independent).slice(0, MOST_CLAIMS);
  return independent.length > 0 ? independent : claims.slice(0, 1);
}

const wholeOf = (part: 'title' | 'abstract', { lang, origin, text }: Patent['titles'][number]): QuoteLocator => ({
  part,
  lang,
  origin,
  start: 0,
  end: text.length,
});
