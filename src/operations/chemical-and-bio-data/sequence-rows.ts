import { byText } from '#by-text.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { publicationOf, type Sequence } from '#collections/sequences/sequences.ts';

/** Where sequences stand in patents, as rows of the interface. */

/** A patent whose listing holds a sequence. */
export interface SequencePatent {
  readonly pn: string;
  readonly patent_id?: string;
  readonly claimed: boolean;
  readonly location: Readonly<Record<string, string[]>>;
  readonly sequence_id_number: string[];
}

const ascending = (a: number, b: number) => a - b;

/**
 * The patents of a sequence: those whose claims name it first, then by number.
 * @param stored Of `storedPublications`; a patent that is not stored bears the number of its listing.
 */
export function patentsOf(sequence: Sequence, stored: ReadonlyMap<string, string>): SequencePatent[] {
  const places = new Map<string, number[]>();
  for (const { patent, number } of sequence.stands_in) places.set(patent, [...(places.get(patent) ?? []), number]);
  const claims = new Map<string, Set<number>>();
  for (const { patent, claim } of sequence.claimed ?? []) {
    const number = publicationOf(patent) ?? patent;
    claims.set(number, (claims.get(number) ?? new Set()).add(claim));
  }
  return [...places]
    .map(([number, listed]) => {
      const pn = stored.get(number);
      const named = [...(claims.get(number) ?? [])].sort(ascending).map(String);
      const own = [...new Set(listed)].sort(ascending).map(String);
      return {
        pn: pn ?? number,
        ...(pn && { patent_id: patentId(pn) }),
        claimed: named.length > 0,
        location: { LISTING: own, ...(named.length > 0 && { CLAIM: named }) },
        sequence_id_number: own,
      };
    })
    .sort((a, b) => Number(b.claimed) - Number(a.claimed) || byText(a.pn, b.pn));
}
