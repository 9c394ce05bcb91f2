import { publicationOf, type Sequence, sequenceRecord } from '#collections/sequences/sequences.ts';
import { folded, type SequenceKind } from '#sequences/letters.ts';

/** What importers of sequences share. */

const LONGEST = 5_000_000;

/** A record of letters as a source writes them. @throws RangeError with the reason if they are none. */
export function sequenceOf(
  kind: SequenceKind,
  text: string,
  said: Parameters<typeof sequenceRecord>[2],
  stated?: number,
): Sequence {
  if (text.length > 2 * LONGEST) throw new RangeError(`is longer than ${LONGEST} letters`);
  const letters = folded(kind, text);
  if (letters === '') throw new RangeError('has no letters');
  if (letters.length > LONGEST) throw new RangeError(`is longer than ${LONGEST} letters`);
  if (stated !== undefined && Math.abs(stated - letters.length) > 0)
    throw new RangeError(`says that it has ${stated} letters, and has ${letters.length}`);
  return sequenceRecord(kind, letters, said);
}

/** At most so many characters of a text, in one line. */
export const short = (text: string, most = 400): string => text.replace(/\s+/g, ' ').trim().slice(0, most);
export const some = (text: string | undefined): string[] => {
  const one = short(text ?? '');
  return one === '' || one === '.' ? [] : [one];
};

const NUMBER_IN_NAME =
  /(?<![A-Za-z])(WO|US|EP|CN|JP|KR|CA|AU)[-_ ]?(\d{4})?[-_/ ]?(\d{5,10})[-_ ]?([A-Z]\d?)?(?![\dA-Za-z])/;

/** The publication that the name of a file says, without kind code: `WO2012-001004-001.zip.txt`. */
export function publicationInName(base: string): string | undefined {
  const found = NUMBER_IN_NAME.exec(base);
  if (!found) return undefined;
  return publicationOf(`${found[1]}${found[2] ?? ''}${found[3]}`);
}

/** Three letters of an amino acid to one. */
// biome-ignore format: read it as a table
export const THREE_LETTERS: Readonly<Record<string, string>> = {
  ala: 'A', arg: 'R', asn: 'N', asp: 'D', cys: 'C', gln: 'Q', glu: 'E', gly: 'G', his: 'H', ile: 'I', leu: 'L', lys: 'K', met: 'M', phe: 'F', pro: 'P', ser: 'S', thr: 'T', trp: 'W', tyr: 'Y', val: 'V',
  asx: 'B', glx: 'Z', xle: 'J', xaa: 'X', sec: 'U', pyl: 'O', ter: '*',
};
