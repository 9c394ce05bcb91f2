import type { Compound, Said } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';
import { compoundRecord, isName } from './compound-record.ts';

const NAME = 'smiles';

/** `SMILES id`, `SMILES name with blanks`: what stands behind the structure is a name or an identity. */
function saidBy(base: string, line: string, number: number): Said {
  const [text, ...rest] = line.trim().split(/\s+/);
  const label = rest.join(' ');
  return {
    source: NAME,
    key: `${base}:${label === '' ? number : label}`.slice(0, 200),
    given: { text: text!, notation: 'smiles' },
    ...(isName(label) && { names: [{ text: label, kind: 'common' }] }),
  };
}

/** Lists of SMILES, one a line, with a name or number behind each. */
export default defineSource<Compound>({
  name: NAME,
  title: 'Structures, SMILES with a name, one a line',
  homepage: 'http://opensmiles.org/',
  licence: 'as its origin says',
  collection: compounds,
  files: ['.smi', '.smiles'],
  recognises: (base) => /\.smi(?:les)?$/i.test(base),
  expect: { identity: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Compound>> {
    let number = 0;
    for await (const line of textLines(file)) {
      number++;
      if (line.trim() === '' || line.startsWith('#')) continue;
      if (number === 1 && /^(?:canonical_|isomeric_)?smiles\b/i.test(line)) continue;
      // reactions, too, are written in such files
      if (line.includes('>')) {
        yield { ok: 'skipped', kind: 'reaction' };
        continue;
      }
      yield await compoundRecord(`line ${number}`, line, saidBy(file.base, line, number));
    }
  },
});
