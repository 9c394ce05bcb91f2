import { united } from '#collections/assembling.ts';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, mappedRows, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'go-annotation';

/**
 * Columns of GAF 2 and GPI 1.1 that name the product.
 * @see https://geneontology.org/docs/go-annotation-file-gaf-format-2.2/
 */
const GAF = 'db accession symbol qualifier go reference evidence from aspect name synonyms type taxon date by'.split(
  ' ',
);
const GPI = 'accession symbol name synonyms type taxon parent xref properties'.split(' ');

function product({ cells }: TableRow): Entity | { skipped: string } {
  const { db, accession, symbol, name, synonyms, type } = cells;
  if (db !== undefined && db !== 'UniProtKB') return { skipped: 'product of another database than UniProt' };
  if (type !== 'protein' && type !== 'gene_product') return { skipped: `product of the type ${type?.slice(0, 30)}` };
  if (!/^[A-Z0-9]{6,10}$/.test(accession ?? '')) throw new RangeError(`has no accession: ${accession?.slice(0, 30)}`);
  const names = [
    ...(name ? [{ lang: 'en', kind: 'preferred' as const, text: name }] : []),
    ...[symbol ?? '', ...cellParts(synonyms)]
      .filter((text) => text !== '' && !/_[A-Z]+$/.test(text))
      .map((text) => ({ lang: 'en', kind: 'abbreviation' as const, text })),
  ];
  if (names.length === 0) throw new RangeError('has no name');
  return entityPart({
    ids: [`target:uniprot:${accession}`],
    provenance: [{ source: NAME, key: accession! }],
    kind: 'target',
    names: united([names], ({ text }) => text),
    cross_references: [`UNIPROT:${accession}`],
  });
}

/** Gene Ontology annotation files of UniProt: names of proteins, each once; GPA has codes without names. */
export default defineSource<Entity>({
  name: NAME,
  title: 'Gene Ontology annotation of UniProt, GAF and GPI',
  homepage: 'https://www.ebi.ac.uk/GOA',
  licence: 'CC BY 4.0',
  collection: entities,
  files: ['.gaf', '.gpi', '.gpa'],
  recognises: (_base, head) => /^!(?:gaf|gpi|gpa)-version:/.test(head),
  expect: { names: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    const head = await file.head();
    if (head.startsWith('!gpa')) {
      yield { ok: 'skipped', kind: 'annotations without names' };
      return;
    }
    const seen = new Set<string>();
    const columns = head.startsWith('!gpi') ? GPI : GAF;
    yield* mappedRows<Entity>(tableRows(file, { columns, comment: '!' }), (row) => {
      const accession = row.cells.accession ?? '';
      if (seen.has(accession)) return { skipped: 'further annotation of a product' };
      seen.add(accession);
      return product(row);
    });
  },
});
