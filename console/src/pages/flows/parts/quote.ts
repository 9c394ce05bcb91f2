import type { QuoteShape } from '../../../../../src/skills/types.ts';
import type { Sent } from '../../../api.ts';

/** Words of a document, and where they stand in it. */
export type Quote = Sent<QuoteShape>;

/** Where the document page has the words: unit and offsets. */
export function placeOf(quote: Quote): { unit: string; hash: string } {
  const unit =
    quote.part === 'claim'
      ? `c${quote.claim_number}`
      : quote.part === 'description'
        ? (quote.paragraph_id ?? '')
        : quote.part;
  return { unit, hash: `#${unit}:${quote.start}-${quote.end}` };
}

/** The document page at the quoted words, in the text that the offsets count in. */
export const quoteAddress = (quote: Quote): string =>
  `/patents/${encodeURIComponent(quote.publication_number)}?text=${encodeURIComponent(`${quote.lang}-${quote.origin}`)}${placeOf(quote).hash}`;
