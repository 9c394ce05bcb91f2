// Real and mutated sequences for the comparison with other implementations: read from the shared data, never stored.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const shared = process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;
const read = (path: string) => {
  const bytes = readFileSync(`${shared}/${path}`);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
};

/** A generator of whole numbers below n, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Variable and constant regions of therapeutic antibodies: many near relatives, all real. */
export function antibodyChains(): string[] {
  const text = read('chem-bio/antibodies/TheraSAbDab_SeqStruc_OnlineDownload.csv.gz');
  return [...new Set(text.match(/(?<![A-Z])[ACDEFGHIKLMNPQRSTVWY]{80,600}(?![A-Z])/g) ?? [])];
}

/** Translations that GenBank files give of their coding regions. */
export function translations(): string[] {
  const files = ['NC_000932.gb.gz', 'NC_005816.gb.gz', 'cor6_6.gb.gz', 'NT_019265.gb', 'pBAD30.gb.gz'];
  const texts = files.map((file) => read(`chem-bio/genbank/${file}`));
  return [
    ...new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/\/translation="([A-Z\s]{20,20000})"/g)].map(([, found]) => found!.replace(/\s+/g, '')),
      ),
    ),
  ].filter((each) => /^[A-Z]{20,}$/.test(each));
}

/** Nucleotides of GenBank files, cut into pieces of `length`. */
export function genomePieces(length: number): string[] {
  return ['NC_000932.gb.gz', 'NC_005816.gb.gz', 'cor6_6.gb.gz', 'pBAD30.gb.gz'].flatMap((file) =>
    [...read(`chem-bio/genbank/${file}`).matchAll(/\nORIGIN[^\n]*\n([\s\da-z]+)\/\//g)].flatMap(([, origin]) => {
      const letters = origin!.replace(/[\s\d]+/g, '').toUpperCase();
      return Array.from({ length: Math.ceil(letters.length / length) }, (_, i) =>
        letters.slice(i * length, (i + 1) * length),
      );
    }),
  );
}

/** A sequence with some letters changed, left out and put in. */
export function mutated(letters: string, alphabet: string, percent: number, roll: (n: number) => number): string {
  let out = '';
  for (const letter of letters) {
    if (roll(100) >= percent) out += letter;
    else if (roll(10) < 8) out += alphabet[roll(alphabet.length)]!;
    else if (roll(2) === 0) out += letter + alphabet[roll(alphabet.length)]!;
  }
  return out;
}

/** Letters as often as in real proteins (Robinson and Robinson 1991), or all alike for bases. */
export function randomSequence(kind: 'protein' | 'nucleotide', length: number, roll: (n: number) => number): string {
  const bag =
    kind === 'nucleotide'
      ? 'ACGT'
      : 'A'.repeat(78) +
        'R'.repeat(51) +
        'N'.repeat(45) +
        'D'.repeat(54) +
        'C'.repeat(19) +
        'Q'.repeat(43) +
        'E'.repeat(63) +
        'G'.repeat(74) +
        'H'.repeat(22) +
        'I'.repeat(51) +
        'L'.repeat(90) +
        'K'.repeat(57) +
        'M'.repeat(22) +
        'F'.repeat(39) +
        'P'.repeat(52) +
        'S'.repeat(71) +
        'T'.repeat(58) +
        'W'.repeat(13) +
        'Y'.repeat(32) +
        'V'.repeat(64);
  return Array.from({ length }, () => bag[roll(bag.length)]!).join('');
}
