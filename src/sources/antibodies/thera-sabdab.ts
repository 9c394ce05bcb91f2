import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { entityId, foldedName } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, csvRows, mappedRows, type TableRow } from '../table-rows.ts';

const NAME = 'thera-sabdab';
/** How the table writes that it has nothing. */
const NOTHING = new Set(['', 'na', 'none', 'tbc', 'n/a']);
const said = (cell: string | undefined) => (cell !== undefined && !NOTHING.has(cell.toLowerCase()) ? cell : undefined);
const letters = (cell: string | undefined) => (/^[A-Z]{40,}$/.test(cell ?? '') ? cell : undefined);

/**
 * A record for each target. Of an antibody with two arms the table does not say which chains bind which: their letters
 * are left out.
 */
function antibody({ cells }: TableRow): Antibody[] | { skipped: string } {
  const name = said(cells.Therapeutic);
  if (name === undefined) throw new RangeError('has no name');
  const arms = cellParts(cells.Target, ';').filter((target) => said(target) !== undefined);
  // both arms of some bind the same target
  const targets = [...new Set(arms)];
  if (targets.length === 0) return { skipped: 'antibody without a target' };
  const names = [name, ...cellParts(cells['Alternative Therapeutic Names'], ';')].filter((each) => said(each));
  const heavy = arms.length === 1 ? letters(cells.HC) : undefined;
  const light = arms.length === 1 ? letters(cells.LC) : undefined;
  return targets.map((target) => ({
    id: entityId(`antibody:${NAME}:${foldedName(name)}:${foldedName(target)}`),
    names: [...new Set(names)],
    ...(said(cells.Format) && { description: said(cells.Format)! }),
    antigen: [...new Set(cellParts(target, '/'))],
    uniprot: [],
    ...(heavy && { heavy }),
    ...(light && { light }),
    affinities: [],
    pubmed: [],
    source: NAME,
  }));
}

/** Thera-SAbDab: therapeutic antibodies with their variable domains and targets. */
export default defineSource<Antibody>({
  name: NAME,
  title: 'Thera-SAbDab: therapeutic antibodies, CSV',
  homepage: 'https://opig.stats.ox.ac.uk/webapps/sabdab-sabpred/therasabdab/search/',
  licence: 'CC BY 4.0 (Oxford Protein Informatics Group)',
  collection: antibodies,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?Therapeutic,Format,/.test(head),
  expect: { antigen: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Antibody>> {
    yield* mappedRows<Antibody>(csvRows(file), antibody);
  },
});
