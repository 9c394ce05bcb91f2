import { patentId } from '#collections/patents/patent-id.ts';
import { b071ChemicalGetsingledata } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { namedPublications, patentCompoundsJob, type ShownCompound, withoutText } from './patent-compounds.ts';

type Row = NonNullable<OperationAnswer<'b071ChemicalGetsingledata'>['items']>[number];

const row = ({ compound, patent, counts, name, shown_name, smiles, weight, published }: ShownCompound) =>
  known<Row>({
    patent_id: patentId(patent),
    inchi_key: compound,
    compound_name: shown_name ?? name,
    smiles,
    mwt: weight,
    ta_mention: (counts.title ?? 0) + (counts.abstract ?? 0),
    claims_mention: counts.claims ?? 0,
    desc_mention: counts.description ?? 0,
    pdf_mention: (counts.image ?? 0) + (counts.attachment ?? 0),
    pdf_position: undefined,
    publication_date: published === undefined ? undefined : String(published),
  });

export default defineOperation({
  contract: b071ChemicalGetsingledata,
  path: '/synapse/patent/chemical/getSingleData',
  summary: 'Compounds of one patent',
  description:
    'Compounds that sources name for the patent (SureChEMBL with counts by part, ChEMBL), and those whose names stand in its stored text, as far as the corpus has the name. `source` looks at where a compound stands: 3 pictures and files beside the text, 4 claims, 5 abstract, 6 title, 7 description; 2: a source names it and does not say where; 1, by hand, nothing here is. `only_first`: no patent published before holds it, by sources and stored texts. Claimed ones come first, then by how often they stand there.',
  example: { body: { patent_number: 'EP9004244B1', limit: 10, page: 1 } },
  async handle({ body, account, signal, note }, services) {
    const { limit, page, patent_id, patent_number, ...filter } = body;
    const numbers = await namedPublications(
      services.corpus,
      patent_id ? [patent_id] : [],
      patent_number ? [patent_number] : [],
      { id: 'patent_id', number: 'patent_number' },
    );
    const asked = { patents: numbers.slice(0, 1), filter };
    const found = await services.isolation.run(patentCompoundsJob, asked, { services, account: account.id, signal });
    if (found.without_text.length > 0) note(withoutText(found.without_text));
    const items = found.compounds.slice((page - 1) * limit, page * limit).map(row);
    return { items, page, size: items.length, total: found.compounds.length };
  },
});
