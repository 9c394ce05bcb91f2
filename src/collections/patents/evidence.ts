import { cutFrom, shown, type Verification } from '#corpus/quote.ts';
import type { Patent } from './patent.ts';

/** What is read and quoted of a document: of a patent, or of a paper (`works/paper-document.ts`). */
export type TextDocument = Pick<Patent, 'publication_number' | 'titles' | 'abstracts' | 'claims' | 'descriptions'>;

export const QUOTE_PARTS = ['title', 'abstract', 'claim', 'description'] as const;
export type QuotePart = (typeof QUOTE_PARTS)[number];

const ORIGINS = ['original', 'office', 'machine'] as const;

/** Where in a record some characters stand. */
export interface QuoteLocator {
  readonly part: QuotePart;
  /** ISO 639-1, lower case. */
  readonly lang: string;
  /** Default: as published if the language is there as published, else the office's translation, else the machine's. */
  readonly origin?: (typeof ORIGINS)[number];
  /** For `claim`: its number as printed. */
  readonly claim_number?: number;
  /** For `description`: the paragraph's id. */
  readonly paragraph_id?: string;
  /**
   * UTF-16 offsets in the title, abstract, claim or paragraph: [start, end), not empty, never inside a surrogate pair.
   */
  readonly start: number;
  readonly end: number;
}

declare const made: unique symbol;

/**
 * Characters that stand in a stored record, with where they stand. Only `quoteOf` and `verifyQuote` make one, by
 * reading the record: no code can claim a quote that is not there.
 */
export interface Quote extends QuoteLocator {
  readonly publication_number: string;
  readonly origin: (typeof ORIGINS)[number];
  /**
   * For `description`: the number printed before the paragraph (`0012`), by which people cite it; absent where none is.
   */
  readonly paragraph_number?: string;
  readonly text: string;
  /** SHA-256 (hex) of the whole title, abstract, claim or paragraph as it was when quoted. */
  readonly hash: string;
  readonly [made]: true;
}

/** A quote as it comes back from a file, a task or a model: to be verified before anybody relies on it. */
export type ClaimedQuote = Omit<Quote, typeof made>;

/**
 * Reads a quote from a record.
 * @throws RangeError with the reason if the record has no such part, or the offsets are not within it.
 */
export function quoteOf(record: TextDocument, locator: QuoteLocator): Quote {
  const { part, lang, claim_number, paragraph_id, start, end } = locator;
  const { origin, text: unit, number } = unitOf(record, locator);
  return {
    publication_number: record.publication_number,
    part,
    lang,
    origin,
    ...(part === 'claim' && { claim_number }),
    ...(part === 'description' && { paragraph_id }),
    ...(number !== undefined && { paragraph_number: number }),
    start,
    end,
    ...cutFrom(unit, start, end, nameOf(record, locator)),
  } as Quote;
}

/** A paragraph as people cite it: by its printed number, `[0012]`; where none is printed, by its id, `p12`. */
export const paragraphName = ({
  paragraph_number,
  paragraph_id = '',
}: Pick<ClaimedQuote, 'paragraph_number' | 'paragraph_id'>): string =>
  paragraph_number === undefined ? paragraph_id : `[${paragraph_number}]`;

/** Reads the place again and compares. Never throws, whatever the quote holds. */
export function verifyQuote(record: TextDocument, claimed: ClaimedQuote): Verification<Quote> {
  if (typeof claimed !== 'object' || claimed === null) return { verified: false, reason: 'this is not a quote' };
  if (claimed.publication_number !== record.publication_number) {
    return {
      verified: false,
      reason: `the quote is of ${shown(claimed.publication_number)}, the record is ${record.publication_number}`,
    };
  }
  try {
    const quote = quoteOf(record, claimed);
    if (quote.text !== claimed.text) {
      return {
        verified: false,
        reason: `${nameOf(record, claimed)} has other text at ${claimed.start} to ${claimed.end}`,
      };
    }
    return { verified: true, quote, unchanged: quote.hash === claimed.hash };
  } catch (cause) {
    if (cause instanceof RangeError) return { verified: false, reason: cause.message };
    throw cause;
  }
}

function nameOf(record: TextDocument, { part, lang, claim_number, paragraph_id }: QuoteLocator): string {
  const unit = part === 'claim' ? ` ${shown(claim_number)}` : part === 'description' ? ` ${shown(paragraph_id)}` : '';
  return `${shown(part)}${unit} (${shown(lang)}) of ${record.publication_number}`;
}

/** The text that offsets count in; of a paragraph its printed number, too. */
function unitOf(
  record: TextDocument,
  locator: QuoteLocator,
): { readonly origin: Quote['origin']; readonly text: string; readonly number?: string } {
  const { part, lang, claim_number, paragraph_id } = locator;
  const origins = locator.origin === undefined ? ORIGINS : [locator.origin];
  for (const origin of origins) {
    const here = (text: { lang: string; origin: string }) => text.lang === lang && text.origin === origin;
    const found = textOf(record, part, here, claim_number, paragraph_id);
    if (found !== undefined) return { origin, ...found };
  }
  throw new RangeError(`there is no ${nameOf(record, locator)}`);
}

function textOf(
  record: TextDocument,
  part: QuotePart,
  here: (text: { lang: string; origin: string }) => boolean,
  claimNumber: number | undefined,
  paragraphId: string | undefined,
): { readonly text: string; readonly number?: string } | undefined {
  const bare = (found: { readonly text: string } | undefined) => found && { text: found.text };
  switch (part) {
    case 'title':
      return bare(record.titles.find(here));
    case 'abstract':
      return bare(record.abstracts.find(here));
    case 'claim': {
      const claims = record.claims.filter(here).flatMap((set) => set.claims);
      return bare(claims.find((claim) => claim.number === claimNumber));
    }
    case 'description': {
      const paragraphs = record.descriptions.filter(here).flatMap((description) => description.paragraphs);
      const found = paragraphs.find((paragraph) => paragraph.id === paragraphId);
      return found && { text: found.text, ...(found.number !== undefined && { number: found.number }) };
    }
  }
}
