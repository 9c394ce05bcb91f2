/** A sequence as it was pasted: its letters without blanks, and what its head calls it. */
export interface Pasted {
  readonly letters: string;
  readonly label?: string;
}

/**
 * The one sequence of a FASTA entry, or of letters as they were pasted; undefined for several entries, which are not
 * one sequence.
 */
export function pastedSequence(text: string): Pasted | undefined {
  const entries: { label?: string; letters: string }[] = [{ letters: '' }];
  for (const line of text.split('\n')) {
    const bare = line.trim();
    if (bare.startsWith('>')) entries.push({ label: bare.slice(1).trim(), letters: '' });
    // numbers of GenBank's lines, a stop at the end
    else entries.at(-1)!.letters += bare.replace(/[\s\d]+/g, '').replace(/\*$/, '');
  }
  const all = entries[0]!.letters === '' ? entries.slice(1) : entries;
  return all.length > 1 ? undefined : (all[0] ?? { letters: '' });
}

export type Kind = 'PROTEIN' | 'NUCLEOTIDE';

const BASES = /[ACGTUN]/gi;
/** Of letters that are all bases, so many are needed before they are no peptide. */
const FEWEST_BASES = 6;
const SHARE = 0.9;

/** What letters most likely are; undefined where there are none. */
export function likelyKind(letters: string): Kind | undefined {
  if (letters === '') return undefined;
  const bases = letters.match(BASES)?.length ?? 0;
  return letters.length >= FEWEST_BASES && bases >= SHARE * letters.length ? 'NUCLEOTIDE' : 'PROTEIN';
}
