import { ai73_6FindSolutionCitationReferenceList } from '#contract/generated/tech-solution-exploration-materials.ts';
import { defineOperation } from '#operation.ts';
import { askedNode, EXAMPLE_NODE } from './node.ts';
import { referencesOf } from './nodes.ts';

export default defineOperation({
  contract: ai73_6FindSolutionCitationReferenceList,
  path: '/ai/material/find-solution/citation-reference-list',
  errors: ['wrong_task_state'],
  summary: 'List the documents behind a node, page by page',
  example: { body: { ...EXAMPLE_NODE, page: 1, limit: 10 } },
  async handle({ body, account }, services) {
    const { page, limit } = body;
    const { node, data, records } = await askedNode(body, account, services);
    const all = referencesOf(node, records, data.lang);
    const from = (page - 1) * limit;
    return {
      ...{
        page,
        limit,
        total: all.length,
        has_next: from + limit < all.length,
        has_previous: page > 1 && all.length > 0,
      },
      records: all.slice(from, from + limit).map((one) => ({
        SOLUTION_ID: one.solution_id,
        SOLUTION_TYPE: one.solution_type,
        TITLE: one.title,
        CONTENT: one.content ?? '',
        PBD:
          'pbd' in one && one.pbd !== undefined
            ? one.pbd
            : 'year' in one && one.year !== undefined
              ? `${one.year}`
              : '',
        ORG_INFO: one.org_info.map(({ display_name }) => ({ display_name })),
      })),
    };
  },
});
