import { type PublicationNumber, usDesignKind } from './publication-numbers.ts';

/**
 * The first US patent of 2 January 2001, when kind codes changed: below it a patent is `A`, from it on `B1` or `B2`. A
 * bare number means the patent, also where certificates of its re-examination (`B1` to `B3` before, `C1` since) have
 * the same number.
 * @see MPEP 901.05(b) and 1851 on kind codes; USPTO, "Table of Issue Years and Patent Numbers"
 */
const FIRST_OF_2001 = 6_167_569;

/**
 * A number with the one kind code that its publication can have: sources that print none and those that print it mean
 * one record, whichever comes first. As it is where it has a kind code, or where several are possible, as of all other
 * offices and of plants and reissues, whose codes sources write with and without a digit.
 */
export function withOwnKind(number: PublicationNumber): PublicationNumber {
  const { authority, doc_number, kind_code } = number;
  if (kind_code !== undefined || authority !== 'US') return number;
  const early = /^\d{1,7}$/.test(doc_number) && Number(doc_number) < FIRST_OF_2001;
  const own = usDesignKind(authority, doc_number) ?? (early ? 'A' : undefined);
  return own === undefined ? number : { ...number, kind_code: own, normalised: authority + doc_number + own };
}
