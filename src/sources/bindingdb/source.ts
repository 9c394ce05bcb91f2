import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { cellParts, mappedRows, tableRows } from '../table-rows.ts';

const NAME = 'bindingdb';

/** BindingDB in the table of drugs and genes: an affinity in nM a pair, with databases and articles. */
export default defineSource<Entity | DrugFact>({
  name: NAME,
  title: 'BindingDB affinities of drugs and genes, TSV',
  homepage: 'https://www.bindingdb.org/',
  licence: 'CC BY 3.0 (rows of ChEMBL: CC BY-SA 3.0)',
  collection: drugFacts,
  files: ['.tsv', '.txt'],
  recognises: (_base, head) => /^drugbank_id\tentrez_gene\taffinity_nM/.test(head),
  expect: { drug: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity | DrugFact>> {
    const genes = new Set<string>();
    const parsed = mappedRows<Entity | DrugFact>(tableRows(file), ({ cells }) => {
      const { drugbank_id: drug, entrez_gene: gene, affinity_nM, gene_symbol: symbol } = cells;
      const nm = Number(affinity_nM);
      if (!/^DB\d{5,}$/.test(drug ?? '') || !/^\d+$/.test(gene ?? ''))
        throw new RangeError('has no DrugBank or gene id');
      if (affinity_nM === '' || !Number.isFinite(nm) || nm < 0) throw new RangeError(`has no affinity: ${affinity_nM}`);
      const pairs = Number(cells.n_pairs);
      const affinity: DrugFact = {
        id: `${NAME}:${drug}:${gene}`,
        kind: 'affinity',
        drug: `drug:drugbank:${drug}`,
        ...(cells.drugbank_name && { drug_name: cells.drugbank_name }),
        target: `target:gene:${gene}`,
        nm,
        ...(Number.isInteger(pairs) && pairs > 0 && { pairs }),
        source: NAME,
        ...(cells.sources && { said_by: cells.sources }),
        pubmed: cellParts(cells.pubmeds, ',')
          .flatMap((each) => cellParts(each))
          .filter((id) => /^\d{1,9}$/.test(id)),
      };
      if (!symbol || genes.has(gene!)) return affinity;
      genes.add(gene!);
      const named = entityPart({
        ids: [`target:gene:${gene}`, nameIdentity('target', symbol)],
        provenance: [{ source: NAME, key: `gene ${gene}` }],
        kind: 'target',
        names: [{ lang: 'en', kind: 'abbreviation', text: symbol }],
      });
      return [affinity, named];
    });
    for await (const each of parsed)
      yield each.ok === true && 'names' in each.record ? { ...each, into: entities } : each;
  },
});
