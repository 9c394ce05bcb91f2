import { type Entity, entities, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { cellParts, csvRows, mappedRows, tableRows } from '../table-rows.ts';

const NAME = 'rxnorm';
/** Semantic type `Clinical Drug`: a strength and form of something, no name of a substance. */
const CLINICAL_DRUG = 'T200';

/** RxNorm: names of substances, in the CSV of BioPortal, and the table that ties RXCUI and UNII. */
export default defineSource<Entity>({
  name: NAME,
  title: 'RxNorm: names and UNII, CSV and TSV',
  homepage: 'https://www.nlm.nih.gov/research/umls/rxnorm/',
  licence: 'NLM: free to use (source RXNORM)',
  collection: entities,
  files: ['.csv', '.tsv', '.txt'],
  recognises: (_base, head) =>
    /^rxnorm_id\tfdasrs_id/.test(head) ||
    (/^Class ID,Preferred Label,Synonyms/.test(head) && /ontology\/RXNORM\//.test(head)),
  expect: { names: 1 },
  async *read(file: SourceFile) {
    if (/^rxnorm_id\t/.test(await file.head())) {
      yield* mappedRows<Entity>(tableRows(file), ({ cells: { rxnorm_id: code, fdasrs_id: unii } }) => {
        if (!/^\d+$/.test(code ?? '') || !/^[0-9A-Z]{10}$/.test(unii ?? ''))
          throw new RangeError(`is no RXCUI and UNII: ${code?.slice(0, 20)}, ${unii?.slice(0, 20)}`);
        return entityPart({
          ids: [`drug:unii:${unii}`, `drug:rxcui:${code}`],
          provenance: [{ source: `${NAME}-unii`, key: `${code} ${unii}` }],
          kind: 'drug',
          names: [{ lang: 'zxx', kind: 'code', text: `RXCUI ${code}` }],
          cross_references: [`RXCUI:${code}`, `UNII:${unii}`],
        });
      });
      return;
    }
    yield* mappedRows<Entity>(csvRows(file), ({ cells }) => {
      const code = /\/RXNORM\/(\d+)$/.exec(cells['Class ID'] ?? '')?.[1];
      const label = cells['Preferred Label'];
      if (!code || !label) throw new RangeError('has no RXCUI or no label');
      if (cells.Obsolete === 'true') return { skipped: 'obsolete term' };
      const types = cells['Semantic Types'] ?? '';
      if (types === '' || types.includes(CLINICAL_DRUG)) return { skipped: 'strength or form of a drug' };
      return entityPart({
        // `Calamine / phenol` is a combination of two
        ids: [`drug:rxcui:${code}`, moietyIdentity(moietiesOf(label.replaceAll(' / ', ';')))],
        provenance: [{ source: NAME, key: code }],
        kind: 'drug',
        names: [
          { lang: 'en', kind: 'preferred', text: label },
          ...[...new Set(cellParts(cells.Synonyms))]
            .filter((text) => text !== label)
            .map((text) => ({ lang: 'en', kind: 'exact' as const, text })),
        ],
        cross_references: [`RXCUI:${code}`, ...(cells.CUI ? [`UMLS:${cells.CUI}`] : [])],
      });
    });
  },
});
