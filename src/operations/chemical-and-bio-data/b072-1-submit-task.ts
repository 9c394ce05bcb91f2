import { b072_1ChemicalSubmittask } from '#contract/generated/chemical-and-bio-data.ts';
import { defineOperation } from '#operation.ts';
import { namedPublications } from './patent-compounds.ts';
import { patentCompoundsFlow } from './patent-compounds-flow.ts';

export default defineOperation({
  contract: b072_1ChemicalSubmittask,
  path: '/synapse/patent/chemical/submitTask',
  access: 'run',
  summary: 'Begin to gather the compounds of several patents',
  description:
    'Up to 100 patents, by id or number. `source` as in the compounds of one patent; an empty list takes all. Poll `/synapse/patent/chemical/getTaskResult`.',
  example: { body: { patent_numbers: ['EP9004244B1'], source: [4, 5, 6, 7], limit: 10, page: 1 } },
  async handle({ body, account }, { corpus, flows }) {
    const { patent_ids = [], patent_numbers = [], page, limit, ...filter } = body;
    const patents = await namedPublications(corpus, patent_ids, patent_numbers, {
      id: 'patent_ids',
      number: 'patent_numbers',
    });
    const { task_id } = await flows.start(patentCompoundsFlow, { asked: { patents, page, limit, filter } }, account.id);
    return { task_id: task_id.replaceAll('-', '') };
  },
});
