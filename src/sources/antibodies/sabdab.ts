import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { entityId, foldedName } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, mappedRows, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'sabdab';
const NOTHING = new Set(['', 'na', 'none']);
const said = (cell: string | undefined) => (cell !== undefined && !NOTHING.has(cell.toLowerCase()) ? cell : undefined);
const PUBMED = /^\d{6,9}$/;

/** What the row says was measured: the dissociation constant in M, and the free energy that follows from it. */
function measured({ affinity, delta_g, affinity_method, temperature }: TableRow['cells']): Antibody['affinities'] {
  // rows that lack method and temperature have the article in the place of the method
  const method = said(affinity_method);
  const how = {
    ...(method && !PUBMED.test(method) && { method }),
    ...(said(temperature) && { temperature: `${temperature} °C` }),
  };
  return [
    ...(said(affinity) ? [{ index: 'KD', value: affinity!, unit: 'M', ...how }] : []),
    ...(said(delta_g) ? [{ index: 'delta G', value: delta_g!, unit: 'kcal/mol', ...how }] : []),
  ];
}

function complexes(row: TableRow, seen: Set<string>): Antibody[] | { skipped: string } {
  const { pdb, antigen_name, antigen_species, compound, affinity_method, pmid } = row.cells;
  if (!/^[0-9a-z]{4}$/i.test(pdb ?? '')) throw new RangeError(`has no entry of the PDB: ${pdb?.slice(0, 20)}`);
  const names = cellParts(antigen_name).filter((each) => said(each));
  if (names.length === 0) return { skipped: 'structure without an antigen' };
  const species = cellParts(antigen_species);
  const article = [pmid, affinity_method].find((each) => PUBMED.test(each ?? ''));
  const made = names.flatMap((antigen, at): Antibody[] => {
    const id = entityId(`antibody:${NAME}:${pdb!.toLowerCase()}:${foldedName(antigen)}`);
    if (seen.has(id)) return [];
    seen.add(id);
    // what was measured is of the whole complex: of several antigens the row does not say which
    const affinities = names.length === 1 ? measured(row.cells) : [];
    const of = said(species[at] ?? species[0]);
    return [
      {
        id,
        names: [],
        ...(said(compound) && { description: compound!.slice(0, 1_000) }),
        antigen: [antigen.slice(0, 1_000)],
        ...(of && { species: of }),
        uniprot: [],
        affinities,
        structure: pdb!.toUpperCase(),
        pubmed: article ? [article] : [],
        source: NAME,
      },
    ];
  });
  return made.length > 0 ? made : { skipped: 'another copy of a complex in its crystal' };
}

/** SAbDab: structures of antibodies with their antigens, and the affinities that articles give for some. */
export default defineSource<Antibody>({
  name: NAME,
  title: 'SAbDab: structures of antibodies with antigens, TSV',
  homepage: 'https://opig.stats.ox.ac.uk/webapps/sabdab-sabpred/sabdab',
  licence: 'CC BY 4.0 (Oxford Protein Informatics Group)',
  collection: antibodies,
  files: ['.tsv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?pdb\tHchain\tLchain\tmodel\t/.test(head),
  expect: { antigen: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Antibody>> {
    const seen = new Set<string>();
    yield* mappedRows<Antibody>(tableRows(file), (row) => complexes(row, seen));
  },
});
