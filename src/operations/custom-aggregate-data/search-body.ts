import { type Static, Type } from 'typebox';
import type { SearchRequest } from '#corpus/engine.ts';
import { CollapseList, collapseFields, PatentQuery, patentRequest } from '#operations/shared/patent-query.ts';

/** Rows on a page: fixed by the interface. */
export const PAGE = 20;

/** The search part that the aggregate operations share. */
export const SearchBody = {
  query_text: PatentQuery.query_text(1500),
  collapse_type: PatentQuery.collapse_type,
  collapse_by: Type.Optional(CollapseList),
  sort: PatentQuery.sort,
  stemming: PatentQuery.stemming,
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 20_000 - PAGE,
      default: 0,
      description: `First row, from 0; pages have ${PAGE} rows.`,
    }),
  ),
};

const Body = Type.Object(SearchBody);

/** The request for one page of an aggregate operation. */
export function aggregateRequest(
  body: Partial<Static<typeof Body>> & { query_text: string },
  signal: AbortSignal,
): SearchRequest {
  const { collapse_by, collapse_type, ...rest } = body;
  return { ...patentRequest({ ...rest, ...collapseFields(collapse_type, collapse_by), limit: PAGE }), signal };
}
