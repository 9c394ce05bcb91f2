import type { OperationInput } from '#contract/types.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { collapseFields, patentRequest } from '#operations/shared/patent-query.ts';

/** Rows on a page: fixed by the interface. */
export const PAGE = 20;

/** The request for one page of an aggregate operation. */
export function aggregateRequest(body: OperationInput<'D005' | 'D010'>['body'], signal: AbortSignal): SearchRequest {
  const { collapse_by, collapse_type, ...rest } = body;
  return { ...patentRequest({ ...rest, ...collapseFields(collapse_type, collapse_by), limit: PAGE }), signal };
}
