import type { Compound, Said, StatedProperty } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { csvRows, type TableRow } from '../table-rows.ts';
import { cellValue, compoundRecord, isName } from './compound-record.ts';

const NAME = 'compound-table';

const SMILES = /^(?:canonical[_ ]?|isomeric[_ ]?)?smiles$/i;
const NAMES = /^(?:name|compound|compound[_ ]name|compound id|preferred[_ ]name|molecule[_ ]name|pref_name)$/i;
const CAS = /^cas(?:[_ ]?(?:rn|no|number))?$/i;

/** Columns whose meaning is known, by head. */
// biome-ignore format: read it as a table
const PROPERTIES: Readonly<Record<string, Omit<StatedProperty, 'value' | 'source'>>> = {
  'measured log solubility in mols per litre': { property: 'water solubility', unit: 'log10(mol/l)' },
  expt: { property: 'hydration free energy', unit: 'kcal/mol', condition: 'measured' },
  calc: { property: 'hydration free energy', unit: 'kcal/mol', condition: 'calculated' },
  exp: { property: 'logd', condition: 'pH 7.4' },
  pIC50: { property: 'pIC50' },
  HIV_active: { property: 'HIV replication inhibited', condition: '1 yes, 0 no' },
  activity: { property: 'activity' },
  p_np: { property: 'passes the blood-brain barrier', condition: '1 yes, 0 no' },
  FDA_APPROVED: { property: 'approved in the United States', condition: '1 yes, 0 no' },
  CT_TOX: { property: 'failed for toxicity in trials', condition: '1 yes, 0 no' },
};
const ASSAYS = /^(?:NR|SR)-[A-Za-z0-9-]{2,20}$/;
/** The table of BACE-1 inhibitors names its target nowhere in its cells. */
const BACE = 'BACE_';

/** Columns about what a compound was tried on: their names and numbers are not its own. */
const OF_ASSAY = /^(?:assay|target|document|doc)_/;
const RELATIONS = ['<', '>', '<=', '>=', '~'] as const;

/**
 * A measurement as ChEMBL exports it: kind, relation, value and unit in a column each, with assay or target. Some
 * exports write relations in quotation marks; of one that is not known the value alone would say something else.
 */
function measured(cells: TableRow['cells']): Omit<StatedProperty, 'source'>[] {
  const value = cellValue(cells.standard_value ?? '');
  const stated = String(cellValue(cells.standard_relation ?? '') ?? '=').replaceAll("'", '');
  const relation = RELATIONS.find((each) => each === stated.replace(/^([<>])\1$/, '$1'));
  if (value === undefined || !cells.standard_type || (relation === undefined && stated !== '=')) return [];
  const condition = (cells.description || cells.target_chembl_id)?.slice(0, 400);
  return [
    {
      property: cells.standard_type,
      value,
      ...(relation && { relation }),
      ...(cells.standard_units && { unit: cells.standard_units }),
      ...(condition && { condition }),
    },
  ];
}

const column = (cells: TableRow['cells'], pattern: RegExp) => Object.keys(cells).find((head) => pattern.test(head));

function propertiesOf(cells: TableRow['cells'], key: string): Omit<StatedProperty, 'source'>[] {
  return Object.entries(cells).flatMap(([head, text]) => {
    const meaning =
      PROPERTIES[head] ?? (ASSAYS.test(head) ? { property: `Tox21 ${head}`, condition: '1 active, 0 not' } : undefined);
    const value = cellValue(text);
    if (!meaning || value === undefined) return [];
    return [{ ...meaning, value, ...(head === 'pIC50' && key.startsWith(BACE) && { condition: 'BACE-1' }) }];
  });
}

function saidBy(base: string, { cells, number }: TableRow, smiles: string): Said {
  const onAssay = Object.keys(cells).some((head) => OF_ASSAY.test(head) && head !== 'doc_id');
  const nameHead = column(cells, NAMES);
  // beside an assay the preferred name is the target's
  const name = nameHead === undefined || (onAssay && nameHead === 'pref_name') ? '' : cells[nameHead]!;
  const chembl = Object.entries(cells).find(([head, cell]) => /^CHEMBL\d+$/.test(cell) && !OF_ASSAY.test(head))?.[1];
  const own = cells.mol_id || cells.CID || cells.num || chembl || name || String(number);
  const cas = column(cells, CAS);
  return {
    source: NAME,
    key: `${base}:${own}`.slice(0, 200),
    given: { text: smiles, notation: 'smiles' },
    names: [
      ...(isName(name) ? [{ text: name, kind: 'common' as const }] : []),
      ...(cells.iupac ? [{ text: cells.iupac, kind: 'iupac' as const }] : []),
    ],
    ...(cas !== undefined && { cas: [cells[cas]!] }),
    ...(chembl !== undefined && { references: [`CHEMBL:${chembl}`] }),
    properties: [...propertiesOf(cells, own), ...measured(cells)],
  };
}

/** Tables with a column of SMILES: names, measured properties and activities. */
export default defineSource<Compound>({
  name: NAME,
  title: 'Compounds with properties, CSV or TSV with a column of SMILES',
  homepage: 'https://moleculenet.org/',
  licence: 'as its origin says',
  collection: compounds,
  files: ['.csv', '.tsv'],
  recognises: (_base, head) =>
    head
      .split(/\r?\n/, 1)[0]!
      .split(/[,\t;]/)
      .some((cell) => SMILES.test(cell.replace(/^\u00ef\u00bb\u00bf|"/g, '').trim())),
  expect: { identity: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Compound>> {
    const [heads = ''] = (await file.head()).split(/\r?\n/, 1);
    const delimiter = [',', '\t', ';'].sort((a, b) => heads.split(b).length - heads.split(a).length)[0]!;
    for await (const row of csvRows(file, { delimiter })) {
      const smilesHead = column(row.cells, SMILES);
      const smiles = smilesHead === undefined ? '' : row.cells[smilesHead]!;
      yield await compoundRecord(`line ${row.number}`, row.raw, saidBy(file.base, row, smiles));
    }
  },
});
