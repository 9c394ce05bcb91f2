import { united } from '#collections/assembling.ts';
import { type Entity, entities, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { cellParts, mappedRows, tableRows } from '../table-rows.ts';

const NAME = 'ncbi-gene';

/** The head line of 2016 names its columns behind `#Format:`, later ones begin with `#tax_id`. */
const COLUMNS =
  'tax_id GeneID Symbol LocusTag Synonyms dbXrefs chromosome map_location description type_of_gene Symbol_from_nomenclature_authority Full_name_from_nomenclature_authority Nomenclature_status Other_designations Modification_date'.split(
    ' ',
  );
const HUMAN = '9606';

/** NCBI Gene, `gene_info`: symbols, synonyms and names of human genes that are translated. */
export default defineSource<Entity>({
  name: NAME,
  title: 'NCBI Gene, gene_info',
  homepage: 'https://www.ncbi.nlm.nih.gov/gene/',
  licence: 'Public domain (works of the United States government)',
  collection: entities,
  files: ['.gene_info', '.tsv', '.txt'],
  recognises: (_base, head) => /^#(?:Format: )?tax_id[ \t]GeneID[ \t]Symbol/.test(head),
  expect: { names: 1, cross_references: 0.9 },
  read: (file: SourceFile) =>
    mappedRows<Entity>(tableRows(file, { columns: COLUMNS, comment: '#' }), ({ cells }) => {
      const { tax_id, GeneID: gene, Symbol: symbol, type_of_gene: type } = cells;
      if (!/^\d+$/.test(gene ?? '') || !symbol || symbol === '-') throw new RangeError('has no gene id or no symbol');
      if (tax_id !== HUMAN) return { skipped: 'gene of another species' };
      if (type !== 'protein-coding') return { skipped: `gene of the type ${type}` };
      const full = cellParts(cells.Full_name_from_nomenclature_authority)[0] ?? cellParts(cells.description)[0];
      const as = (kind: Entity['names'][number]['kind'], texts: readonly string[]) =>
        texts.map((text) => ({ lang: 'en', kind, text }));
      const names = [
        ...as('preferred', [full ?? symbol]),
        ...as('abbreviation', [symbol, ...cellParts(cells.Synonyms)]),
        ...as('related', cellParts(cells.Other_designations)),
      ];
      const date = /^(\d{4})(\d\d)(\d\d)$/.exec(cells.Modification_date ?? '');
      return entityPart({
        ids: [
          ...new Set([`target:gene:${gene}`, ...[symbol, full ?? symbol].map((each) => nameIdentity('target', each))]),
        ],
        provenance: [{ source: NAME, key: gene!, ...(date && { as_of: date.slice(1).join('-') }) }],
        kind: 'target',
        names: united([names], ({ text }) => text),
        cross_references: cellParts(cells.dbXrefs).map((each) => each.replace(/^HGNC:HGNC:/, 'HGNC:')),
      });
    }),
});
