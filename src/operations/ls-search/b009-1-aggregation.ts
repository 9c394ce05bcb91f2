import { entityId } from '#collections/entities/entities.ts';
import { b009_1CoreAggregation } from '#contract/generated/ls-search.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { drugPatentFacet, FACET_NAMES } from '#operations/shared/drug-patent-facets.ts';
import { drugPatentQuery } from '#operations/shared/drug-patents.ts';

export default defineOperation({
  contract: b009_1CoreAggregation,
  path: '/synapse/patent/core/aggregation',
  summary: 'Count patents of drugs by facets',
  description:
    'Documents that the search of patents of drugs finds by the same filters, counted by what they have: a document counts once for a value, also where its publications have several. Drugs, their types, targets, diseases and areas are those of what a register lists the document for; patents that only name a thing in their texts do not count there. `PED_…` are paediatric extensions of the Orange Book. A facet that no loaded source answers is empty, and a note says so. At most 100 values of each, the most frequent first; `total` is how many there are. `value` is what a filter takes; `key` writes it, or the id of the thing, as a UUID.',
  example: {
    body: {
      aggregation_field: ['PHS_CORE_DRUG_ID', 'COUNTRY', 'EXDT_Y', 'PHS_CORE_TYPE_ID'],
      drug: { value: [entityId('drug:demo:r1')] },
    },
  },
  async handle({ body, note, signal }, { corpus }) {
    const names = [...new Set(body.aggregation_field)];
    const wrong = names.find((name) => !FACET_NAMES.includes(name));
    if (names.length === 0 || wrong !== undefined)
      throw new ServiceError(
        'invalid_request',
        wrong === undefined
          ? 'aggregation_field names nothing: give at least one.'
          : `aggregation_field: "${wrong.slice(0, 60)}" cannot be counted; use ${FACET_NAMES.join(', ')}.`,
        { field: 'aggregation_field', accepts: FACET_NAMES },
      );
    const query = await drugPatentQuery(corpus, body, { note, signal });
    const found: Awaited<ReturnType<typeof drugPatentFacet>>[] = [];
    for (const name of names) found.push(await drugPatentFacet(corpus, name, query, note));
    return known<OperationAnswer<'B009-1'>>({ aggregation_result: found });
  },
});
