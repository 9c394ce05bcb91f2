import { antibodies } from '#collections/antibodies/antibodies.ts';
import { lookedUpName } from '#collections/entities/entities.ts';
import { b065AntibodySearch } from '#contract/generated/drug-mining-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { isEmpty } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { antibodyRow, targetsNamed } from '#operations/shared/antibody-rows.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';

const MOST_LETTERS = 200;

export default defineOperation({
  contract: b065AntibodySearch,
  path: '/synapse/bio/antibody/search',
  summary: 'Antibodies against an antigen',
  description:
    'The antigen is named as a source of antibodies or the dictionary names it, whole: any other name of the same target finds the same. Antibodies of which an affinity was measured come first. Chains are the variable domains as the source gives them. `affinity_id` names the row for the affinities.',
  example: { query: { antigen_name: 'LNDKA', page: 1, rows: 10 } },
  async handle({ query, note, signal }, { corpus }) {
    const { antigen_name, page = 1, rows = 10 } = query;
    const asked = lookedUpName(antigen_name.slice(0, MOST_LETTERS));
    if (asked === '')
      throw new ServiceError(
        'invalid_request',
        'antigen_name names nothing: give the name of an antigen, such as CD19.',
        {
          field: 'antigen_name',
        },
      );
    const place = pageWithin({ page, rows }, SHORT_WINDOW);
    const targets = await targetsNamed(corpus, [antigen_name]);
    const names = [asked, ...targets.flatMap((target) => target.names.map(({ text }) => lookedUpName(text)))];
    const { hits, total } = await corpus.search(antibodies, {
      query: { kind: 'values', field: 'ANTIGEN', values: [...new Set(names)].filter(Boolean) },
      ...place,
      sort: [{ field: 'AFFINITIES', order: 'desc' }],
      signal,
    });
    if (total === 0 && (await isEmpty(corpus, antibodies, { signal })))
      note('No antibodies are loaded; Thera-SAbDab (thera-sabdab) and SAbDab (sabdab) would give some.');
    const found = await corpus.get(
      antibodies,
      hits.map(({ id }) => id),
    );
    const items = await Promise.all(
      found.map(async (record) => {
        const row = await antibodyRow(corpus, record);
        return {
          ...row,
          affinity_id: record.id,
          antigen_sequence: row.antigen_uniport.length === 1 ? row.antigen_uniport[0]!.uniprot_id_seq : undefined,
        };
      }),
    );
    return known<OperationAnswer<'B065'>>({ items, page, rows, total });
  },
});
