// Complementarity determining regions against 140 antibodies that others numbered by Kabat and IMGT.
//   node eval/sequences/cdrs.ts

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { variableDomains } from '#sequences/antibodies.ts';

const shared = process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;

/** The published boundaries, as numbers of columns. */
const BOUNDS = {
  kabat_H: [
    [31, 35],
    [50, 65],
    [95, 102],
  ],
  kabat_KL: [
    [24, 34],
    [50, 56],
    [89, 97],
  ],
  imgt_H: [
    [27, 38],
    [56, 65],
    [105, 117],
  ],
  imgt_KL: [
    [27, 38],
    [56, 65],
    [105, 117],
  ],
} as const;

for (const [name, bounds] of Object.entries(BOUNDS)) {
  const text = gunzipSync(readFileSync(`${shared}/chem-bio/antibodies/numbered/humanized_${name}.csv.gz`)).toString();
  const [head, ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const first = head!.indexOf('1');
  const right = [0, 0, 0];
  let chains = 0;
  for (const row of rows) {
    const residues = head!
      .slice(first)
      .map((column, i) => ({ n: Number.parseInt(column, 10), letter: row[first + i]! }));
    const letters = residues
      .map(({ letter }) => letter)
      .join('')
      .replaceAll('-', '');
    const truth = bounds.map(([from, to]) =>
      residues
        .filter(({ n, letter }) => n >= from && n <= to && letter !== '-')
        .map(({ letter }) => letter)
        .join(''),
    );
    const [domain] = variableDomains(letters);
    const ours = domain?.cdrs[name.startsWith('kabat') ? 'kabat' : 'imgt'] ?? [];
    chains++;
    for (const [i, cdr] of truth.entries()) {
      if (ours[i] === cdr) right[i]!++;
      else console.log(name, row[0], `CDR${i + 1}`, 'truth', cdr, 'ours', ours[i] ?? 'none', domain?.chain ?? '');
    }
  }
  console.log(name, { chains, right });
}
