import { MOST_TEXT } from '#chemistry/toolkit.ts';
import type { Compound, Said, StatedProperty } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';
import { cellValue, compoundRecord, isName } from './compound-record.ts';

const NAME = 'sdf';

type Names = NonNullable<Said['names']>;

/** Items that are names, by kind. */
const NAMED: Readonly<Record<string, Names[number]['kind']>> = {
  PUBCHEM_IUPAC_NAME: 'iupac',
  PUBCHEM_IUPAC_TRADITIONAL_NAME: 'synonym',
  IUPAC_NAME: 'iupac',
  NAME: 'common',
  COMMON_NAME: 'common',
  GENERIC_NAME: 'common',
  SYNONYM: 'synonym',
  SYNONYMS: 'synonym',
};
const CAS_ITEMS = /^(?:CAS|CAS_?(?:RN|NO|NUMBER)|CASRN|REGISTRY_?NUMBER)$/;
/** Items that are identities elsewhere, by the scheme under which they are kept. */
const REFERENCES: Readonly<Record<string, string>> = {
  PUBCHEM_COMPOUND_CID: 'PUBCHEM',
  CHEMBL_ID: 'CHEMBL',
  CHEBI_ID: 'CHEBI',
  DRUGBANK_ID: 'DRUGBANK',
};
/** Items with a meaning of their own. */
const PROPERTIES: Readonly<Record<string, Omit<StatedProperty, 'value' | 'source'>>> = {
  PUBCHEM_XLOGP3: { property: 'xlogp3' },
  SOL: { property: 'water solubility', unit: 'log10(mol/l)' },
  ACTIVITY: { property: 'activity', unit: '-log10(mol/l)' },
  LOGP: { property: 'logp' },
  CLOGP: { property: 'clogp' },
  DAYLIGHT_CLOGP: { property: 'clogp', condition: 'Daylight' },
  MELTING_POINT: { property: 'melting point' },
  BOILING_POINT: { property: 'boiling point' },
};
/** Structures written once more, fingerprints, and figures that follow from the structure. */
const IGNORED = /^(?:PUBCHEM_|SMILES|ISM|INCHI|FP|DAYLIGHT_FPG|AMW|NUM_|LIPINSKI|CP|CR|P\d|ID$|MOL|SOL_CLASS)/;

interface Entry {
  readonly number: number;
  readonly block: string;
  readonly items: ReadonlyMap<string, string>;
  readonly raw: string;
}

/** The entries of an SD file; a longer one than can be read is cut, and will be refused. */
async function* entries(file: SourceFile): AsyncGenerator<Entry> {
  let lines: string[] = [];
  let size = 0;
  let number = 0;
  const made = (): Entry => {
    const end = lines.findIndex((line) => line.startsWith('M  END'));
    const block = end < 0 ? lines.join('\n') : `${lines.slice(0, end + 1).join('\n')}\n`;
    const items = new Map<string, string>();
    for (let at = end + 1; at > 0 && at < lines.length; at++) {
      const name = /^>.{0,20}?<([^>]{1,100})>/.exec(lines[at]!)?.[1];
      if (name === undefined) continue;
      const value: string[] = [];
      while (++at < lines.length && lines[at] !== '' && !lines[at]!.startsWith('> ')) value.push(lines[at]!);
      items.set(name.trim(), value.join('\n'));
      if (lines[at]?.startsWith('>')) at--;
    }
    return { number: ++number, block, items, raw: lines.join('\n') };
  };
  for await (const line of textLines(file)) {
    if (line.startsWith('$$$$')) {
      yield made();
      [lines, size] = [[], 0];
    } else if (size < MOST_TEXT * 2) {
      lines.push(line);
      size += line.length + 1;
    }
  }
  if (lines.some((line) => line.trim() !== '')) yield made();
}

/** What the items of an entry say. */
function saidBy({ block, items, number }: Entry): { said: Said; unknown: string[] } {
  const title = block.slice(0, block.indexOf('\n')).trim();
  const names: Names[number][] = isName(title) ? [{ text: title, kind: 'common' }] : [];
  const cas: string[] = [];
  const references: string[] = [];
  const properties: Omit<StatedProperty, 'source'>[] = [];
  const unknown: string[] = [];
  for (const [item, text] of items) {
    const name = item.toUpperCase().replace(/[ .-]/g, '_');
    const value = cellValue(text);
    if (value === undefined) continue;
    const kind = NAMED[name];
    const scheme = REFERENCES[name];
    const property = PROPERTIES[name];
    if (kind) names.push(...text.split('\n').map((each) => ({ text: each, kind })));
    else if (CAS_ITEMS.test(name)) cas.push(...text.split(/[\n;,]/));
    else if (scheme) references.push(`${scheme}:${text.trim().toUpperCase()}`);
    else if (property) properties.push({ ...property, value });
    else if (!IGNORED.test(name)) unknown.push(item);
  }
  const known = references[0] ?? (title === '' ? `entry ${number}` : title);
  const given = { text: block, notation: 'molfile' as const };
  return { said: { source: NAME, key: known.slice(0, 200), given, names, cas, references, properties }, unknown };
}

/** SD files of any origin: MOL blocks with data items. */
export default defineSource<Compound>({
  name: NAME,
  title: 'Structures with data, SD file (V2000, V3000) or MOL file',
  homepage: 'https://en.wikipedia.org/wiki/Chemical_table_file',
  licence: 'as its origin says',
  collection: compounds,
  files: ['.sdf', '.sd', '.mol'],
  recognises: (base, head) => /\.(?:sdf?|mol)$/i.test(base) && /V[23]000/.test(head),
  expect: { identity: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Compound>> {
    for await (const entry of entries(file)) {
      const { said, unknown } = saidBy(entry);
      const parsed = await compoundRecord(`entry ${entry.number}`, entry.raw, said);
      yield parsed.ok === true && unknown.length > 0 ? { ...parsed, unknown } : parsed;
    }
  },
});
