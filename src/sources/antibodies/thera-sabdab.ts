import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import {
  type Entity,
  entities,
  entityId,
  entityPart,
  foldedName,
  moietyIdentity,
  nameIdentity,
} from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, csvRows, mappedRows, type TableRow } from '../table-rows.ts';

const NAME = 'thera-sabdab';
/** How the table writes that it has nothing. */
const NOTHING = new Set(['', 'na', 'none', 'tbc', 'n/a']);
const said = (cell: string | undefined) => (cell !== undefined && !NOTHING.has(cell.toLowerCase()) ? cell : undefined);
const letters = (cell: string | undefined) => (/^[A-Z]{40,}$/.test(cell ?? '') ? cell : undefined);

/** What looks like the symbol of a gene or the number of a cluster of differentiation. */
const SYMBOL = /^[A-Za-z0-9][A-Za-z0-9-]{1,14}$/;

/**
 * A target by all names that a cell has for it, `ERBB2/CD340/HER2`: the symbol of a gene among them says which it is.
 */
function targetNamed(cell: string): Entity {
  const names = [...new Set(cellParts(cell, '/'))];
  return entityPart({
    ids: [...new Set(names.map((name) => nameIdentity('target', name)))],
    provenance: [{ source: NAME, key: `target ${foldedName(cell)}` }],
    kind: 'target',
    names: names.map((text) => ({ lang: 'en', kind: SYMBOL.test(text) ? 'abbreviation' : 'exact', text })),
  });
}

/** The antibody as a drug, its targets, and that it acts on them. */
function drugAndTargets(name: string, others: readonly string[], targets: readonly string[]): (Entity | DrugFact)[] {
  const drug = moietyIdentity(moietiesOf(name));
  const as = (kind: 'preferred' | 'exact') => (text: string) => ({ lang: 'en', kind, text });
  const key = foldedName(name);
  return [
    entityPart({
      ids: [drug],
      provenance: [{ source: NAME, key: `drug ${key}` }],
      kind: 'drug',
      names: [as('preferred')(name), ...others.map(as('exact'))],
    }),
    ...targets.flatMap((cell): (Entity | DrugFact)[] => [
      targetNamed(cell),
      {
        id: `${NAME}:target:${key}:${foldedName(cell)}`,
        kind: 'target',
        drug,
        drug_name: name,
        target: nameIdentity('target', cellParts(cell, '/')[0]!),
        source: NAME,
        pubmed: [],
      },
    ]),
  ];
}

/**
 * A record for each target, and what it says of the drug. Of an antibody with two arms the table does not say which
 * chains bind which: their letters are left out.
 */
function antibody({ cells }: TableRow): (Antibody | Entity | DrugFact)[] | { skipped: string } {
  const name = said(cells.Therapeutic);
  if (name === undefined) throw new RangeError('has no name');
  const arms = cellParts(cells.Target, ';').filter((target) => said(target) !== undefined);
  // both arms of some bind the same target
  const targets = [...new Set(arms)];
  if (targets.length === 0) return { skipped: 'antibody without a target' };
  const names = [name, ...cellParts(cells['Alternative Therapeutic Names'], ';')].filter((each) => said(each));
  const heavy = arms.length === 1 ? letters(cells.HC) : undefined;
  const light = arms.length === 1 ? letters(cells.LC) : undefined;
  const records: Antibody[] = targets.map((target) => ({
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
  const others = [...new Set(names)].filter((each) => foldedName(each) !== foldedName(name));
  return [...records, ...drugAndTargets(name, others, targets)];
}

/** Thera-SAbDab: therapeutic antibodies with their variable domains and targets. */
export default defineSource<Antibody | Entity | DrugFact>({
  name: NAME,
  title: 'Thera-SAbDab: therapeutic antibodies, CSV',
  homepage: 'https://opig.stats.ox.ac.uk/webapps/sabdab-sabpred/therasabdab/search/',
  licence: 'CC BY 4.0 (Oxford Protein Informatics Group)',
  collection: antibodies,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?Therapeutic,Format,/.test(head),
  expect: { antigen: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Antibody | Entity | DrugFact>> {
    for await (const each of mappedRows<Antibody | Entity | DrugFact>(csvRows(file), antibody)) {
      if (each.ok !== true) yield each;
      else if ('ids' in each.record) yield { ...each, into: entities };
      else yield 'drug' in each.record ? { ...each, into: drugFacts } : each;
    }
  },
});
