import { works } from '#collections/works/works.ts';
import { ServiceError } from '#errors.ts';
import { literatureQuery } from '#operations/shared/literature-query.ts';
import { paperMarksJob, paperPassagesJob } from '#operations/shared/paper-passages.ts';
import { Type } from '#typebox.mjs';
import { abortOf } from './abort.ts';
import { type Management, route } from './routes.ts';
import { textThread } from './text-thread.ts';

/** What found papers are narrowed by: fields of whole values, in which a value is searched, too. */
export const PAPER_FACETS = ['YEAR', 'JOURNAL', 'INSTITUTION', 'SUBJECT', 'MESH'] as const;
/** Values of each that are offered: the most frequent, but of all years the latest. */
const MOST_VALUES = 40;
const MOST_YEARS = 300;
/** Papers of which passages are asked at once. */
const MOST_PAPERS = 100;

/** What the page of literature searches for. */
const Sought = Type.Object({
  query_text: Type.Optional(Type.String({ maxLength: 2_000 })),
  text: Type.Optional(Type.String({ maxLength: 800 })),
  type: Type.Optional(Type.Enum(['all', 'title', 'abstract', 'author', 'publication'])),
});

/** Beside a search of papers: what narrows it, and what of each paper answers it; a paper to be read. */
export const paperRoutes = ({ services }: Management) => {
  const { corpus } = services;
  const inThread = textThread(services);
  return [
    route(
      'POST /papers/passages',
      {
        body: Type.Object({
          search: Sought,
          papers: Type.Array(Type.String({ maxLength: 60 }), { maxItems: MOST_PAPERS }),
        }),
      },
      ({ body, request, session }) => inThread(paperPassagesJob, body, { request, session }),
    ),
    route('GET /papers/:id', { query: Sought }, async ({ params, query, request, session }) => {
      const [work] = await corpus.lookup(works, 'paper_id', [params.id]);
      if (!work) throw new ServiceError('not_found', `The corpus has no paper ${params.id.slice(0, 60)}.`);
      const lit = query.text !== undefined || query.query_text !== undefined;
      const { type, publisher, keywords, subjects, mesh, ids, funding, licence, retracted, demo } = work;
      const affiliations = work.authors.flatMap((author) => author.affiliations ?? []);
      return {
        paper_id: work.id,
        // what the page shows of it beside what the operations answer
        ...{ type, publisher, keywords, subjects, mesh, ids, funding, licence, retracted, demo },
        places: [...new Set(affiliations.flatMap(({ name, text }) => name ?? text ?? []))],
        // titles, abstracts and the full text, in the order of reading
        units: works.units!(work),
        ...(lit && {
          marks: await inThread(paperMarksJob, { search: query, paper_id: work.id }, { request, session }),
        }),
      };
    }),
    route('POST /papers/facets', { body: Sought }, async ({ body, reply }) => {
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
    }),
  ];
};
