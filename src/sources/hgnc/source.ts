import { united } from '#collections/assembling.ts';
import { type Entity, entities, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'hgnc';

const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split('|')
    .map((each) => each.replace(/^"|"$/g, '').trim())
    .filter(Boolean);

/** A gene with its names as a target: symbol and name are the preferred and an exact one. */
function gene(row: Readonly<Record<string, string>>): Entity | { skipped: string } {
  const cell = (name: string) => list(row[name])[0];
  const [symbol, name, entrez] = [cell('symbol'), cell('name'), cell('entrez_id')];
  if (row.status !== undefined && row.status !== 'Approved')
    return { skipped: `gene that is ${row.status.toLowerCase()}` };
  if (symbol === undefined) throw new RangeError('has no symbol');
  const proteins = list(row.uniprot_ids);
  const first = entrez
    ? `target:gene:${entrez}`
    : proteins[0]
      ? `target:uniprot:${proteins[0]}`
      : nameIdentity('target', symbol);
  const as = (kind: Entity['names'][number]['kind'], texts: readonly string[]) =>
    texts.map((text) => ({ lang: 'en', kind, text }));
  const names = [
    ...as('preferred', [name ?? symbol]),
    ...as('abbreviation', [symbol]),
    ...as('exact', list(row.alias_name)),
    ...as('abbreviation', list(row.alias_symbol)),
    ...as('related', [...list(row.prev_symbol), ...list(row.prev_name)]),
  ];
  return entityPart({
    ids: [
      ...new Set([
        first,
        ...proteins.map((each) => `target:uniprot:${each}`),
        // approved symbols and names are of one gene each
        ...[symbol, ...(name ? [name] : [])].map((each) => nameIdentity('target', each)),
      ]),
    ],
    provenance: [
      { source: NAME, key: row.hgnc_id ?? symbol, ...(cell('date_modified') && { as_of: cell('date_modified')! }) },
    ],
    kind: 'target',
    names: united([names], ({ text }) => text),
    cross_references: [
      ...(row.hgnc_id ? [row.hgnc_id] : []),
      ...proteins.map((each) => `UNIPROT:${each}`),
      ...list(row.ensembl_gene_id).map((each) => `ENSEMBL:${each}`),
    ],
  });
}

/** HGNC: names of human genes, tab-separated; as targets of the dictionary. */
export default defineSource<Entity>({
  name: NAME,
  title: 'HGNC gene names, TSV',
  homepage: 'https://www.genenames.org/',
  licence: 'CC0',
  collection: entities,
  files: ['.txt', '.tsv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?hgnc_id\tsymbol\tname\t/.test(head),
  expect: { names: 1, cross_references: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    let columns: string[] | undefined;
    let number = 0;
    for await (const line of textLines(file)) {
      number++;
      const cells = line.split('\t');
      if (!columns) {
        columns = cells.map((each) => each.trim());
        continue;
      }
      if (line.trim() === '') continue;
      try {
        const record = gene(Object.fromEntries(columns.map((name, i) => [name, cells[i] ?? ''])));
        if ('skipped' in record) yield { ok: 'skipped', kind: record.skipped };
        else yield { ok: true, record };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${number}`, reason: error.message, raw: line.slice(0, 65_536) };
      }
    }
  },
});
