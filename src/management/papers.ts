import { works } from '#collections/works/works.ts';
import { literatureQuery } from '#operations/shared/literature-query.ts';
import { Type } from '#typebox.mjs';
import { abortOf } from './abort.ts';
import { type Management, route } from './routes.ts';

/** What found papers are narrowed by: fields of whole values, in which a value is searched, too. */
export const PAPER_FACETS = ['YEAR', 'JOURNAL', 'INSTITUTION', 'SUBJECT', 'MESH'] as const;
/** Values of each that are offered: the most frequent, but of all years the latest. */
const MOST_VALUES = 40;
const MOST_YEARS = 300;

/** Counts beside a search of papers. */
export const paperRoutes = ({ services: { corpus } }: Management) => [
  route(
    'POST /papers/facets',
    {
      body: Type.Object({
        query_text: Type.Optional(Type.String({ maxLength: 2_000 })),
        text: Type.Optional(Type.String({ maxLength: 800 })),
        type: Type.Optional(Type.Enum(['all', 'title', 'abstract', 'author', 'publication'])),
      }),
    },
    async ({ body, reply }) => {
      const query = literatureQuery(body);
      const counted = await corpus.facets(
        works,
        { query, signal: abortOf(reply) },
        PAPER_FACETS.map((field) => ({ field, offset: 0, limit: field === 'YEAR' ? MOST_YEARS : MOST_VALUES })),
      );
      return counted.map(({ buckets }, at) => {
        const code = PAPER_FACETS[at]!;
        const values = buckets.map(({ value, count }) => ({ value: String(value), count }));
        return {
          code,
          values:
            code === 'YEAR' ? values.sort((a, b) => Number(b.value) - Number(a.value)).slice(0, MOST_VALUES) : values,
        };
      });
    },
  ),
];
