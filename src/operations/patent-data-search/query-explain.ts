import { patents } from '#collections/patents/patents.ts';
import { p002PatentQuerySearch } from '#contract/generated/patent-data-search.ts';
import { picked } from '#contract/shape.ts';
import type { Explanation } from '#corpus/engine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { defineOperation } from '#operation.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';
import { HitCount } from '#shapes.ts';
import { Type } from '#typebox.mjs';
import { ExplainedGroup, explainGroups } from './explain-groups.ts';

interface Branch {
  readonly expression: string;
  readonly kind: Query['kind'];
  readonly count: number;
  readonly expansions?: readonly string[];
  readonly expansions_total?: number;
  readonly of?: readonly Branch[];
}

const branch = (explained: Explanation): Branch => ({
  expression: printQuery(explained.query),
  kind: explained.query.kind,
  count: explained.count,
  ...(explained.expansions && { expansions: explained.expansions }),
  ...(explained.expansions_total !== undefined && { expansions_total: explained.expansions_total }),
  ...(explained.of && { of: explained.of.map(branch) }),
});

const BranchShape = Type.Unsafe<Branch>(
  Type.Object(
    {
      expression: Type.String({ description: 'The branch as an expression that can be searched by itself.' }),
      kind: Type.String({
        description: 'What joins or matches: and, or, not, term, phrase, prefix and so on.',
        examples: ['and'],
      }),
      count: HitCount,
      expansions: Type.Optional(
        Type.Array(Type.String(), {
          description: 'Words that a wildcard stood for, most frequent first, at most 100.',
        }),
      ),
      expansions_total: Type.Optional(
        Type.Integer({ minimum: 0, description: 'Words that the wildcard stood for, all of them counted.' }),
      ),
      of: Type.Optional(
        Type.Array(Type.Object({}, { additionalProperties: true }), {
          description: 'The branches below, of the same shape.',
        }),
      ),
    },
    { description: 'The expression as branches: each with what joins its parts and how many it finds.' },
  ),
);

/** The query as P002 takes it. */
const QUERY = [
  'query_text',
  'stemming',
  'collapse_type',
  'collapse_by',
  'collapse_order',
  'collapse_order_authority',
] as const;

export default defineOperation({
  id: 'patentQueryExplain',
  method: 'POST',
  path: '/search/patent/query-explain',
  summary: 'Explain a search expression: how it was read and what each branch finds',
  description:
    'The expression as it was understood, the count of every branch, and the words that wildcards stood for. With collapse_type: for the first groups, which member is shown, by which rule, and who else matched.',
  get body() {
    return picked(p002PatentQuerySearch.body, QUERY);
  },
  response: Type.Object({
    expression: Type.String({ description: 'The whole expression as it was understood.' }),
    total_search_result_count: HitCount,
    tree: BranchShape,
    groups: Type.Optional(
      Type.Array(ExplainedGroup, {
        description: 'The first groups, in the order of the results, when results are grouped.',
      }),
    ),
  }),
  errors: ['invalid_query'],
  example: { body: { query_text: 'TTL: (batter* OR accumulator) AND AUTHORITY: US' } },
  async handle({ body, signal }, { corpus }) {
    const request = patentRequest(body);
    const { query, stemming, collapse } = request;
    const explained = await corpus.explain(patents, { query, signal, ...(stemming && { stemming }) });
    return {
      expression: printQuery(query),
      total_search_result_count: explained.count,
      tree: branch(explained),
      ...(collapse && { groups: await explainGroups(corpus, { ...request, collapse, signal }) }),
    };
  },
});
