import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { OperationInput } from '#contract/types.ts';
import type { Collapse, SearchRequest, SortKey } from '#corpus/engine.ts';
import { type ParseOptions, parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';
import { type PageBody, type Paged, pageRequest } from './pages.ts';

const GROUPS = { APNO: 'APNO', DOCDB: 'FAM_ID', INPADOC: 'IFAM_ID', EXTEND: 'EFAM_ID' } as const;
const DATES = { APD: 'APD', PBD: 'PBD' } as const;
/** The interface's own names, and every number and date of the query language by its code. */
const SORTS: Readonly<Record<string, SortKey['field']>> = {
  ...Object.fromEntries(
    Object.entries(patents.fields).flatMap(([code, field]) => ('sort' in field && field.sort ? [[code, code]] : [])),
  ),
  PBDT_YEARMONTHDAY: 'PBD',
  APD_YEARMONTHDAY: 'APD',
  ISD: 'ISD',
  SCORE: 'score',
};
/** Offices whose member is shown first when a caller collapses by authority without an order of its own. */
const AUTHORITY_ORDER = ['CN', 'US', 'EP', 'WO', 'JP', 'KR', 'DE', 'GB', 'FR'];

/**
 * The list form of `collapse_by` in the fields of the plain form. Throws `invalid_request` for a field that cannot be
 * collapsed by.
 */
export function collapseFields(
  type: CollapseFields['collapse_type'],
  list: readonly { field?: string; order?: string }[] = [],
): CollapseFields {
  const [first] = list;
  const by = (first?.field ?? 'SCORE').toUpperCase();
  if (!isCollapseBy(by)) {
    throw new ServiceError(
      'invalid_request',
      `collapse_by[0].field is "${first?.field}": use APD, PBD, AUTHORITY or SCORE.`,
      {
        field: 'collapse_by[0].field',
      },
    );
  }
  const order = (first?.order ?? '').toUpperCase();
  return {
    ...(type && { collapse_type: type }),
    collapse_by: by,
    ...(order === 'OLDEST' || order === 'LATEST' ? { collapse_order: order } : {}),
    ...(by === 'AUTHORITY' && {
      collapse_order_authority: order
        .split(',')
        .map((o) => o.trim())
        .filter(Boolean),
    }),
  };
}

const isCollapseBy = (text: string): text is NonNullable<CollapseFields['collapse_by']> =>
  text === 'APD' || text === 'PBD' || text === 'AUTHORITY' || text === 'SCORE';

type CollapseFields = Partial<
  Pick<OperationInput<'P002'>['body'], 'collapse_type' | 'collapse_by' | 'collapse_order' | 'collapse_order_authority'>
>;

function collapseOf(body: CollapseFields): Collapse | undefined {
  const type = body.collapse_type ?? 'ALL';
  if (type === 'ALL') return undefined;
  const field = GROUPS[type];
  const by = body.collapse_by ?? 'SCORE';
  if (by === 'SCORE') return { field, prefer: { by: 'score' } };
  if (by === 'AUTHORITY') {
    const given = body.collapse_order_authority ?? [];
    const values = (given.length > 0 ? given : AUTHORITY_ORDER).map((office) => office.toUpperCase());
    return { field, prefer: { by: 'values', field: 'AUTHORITY', values } };
  }
  const order = body.collapse_order === 'OLDEST' ? 'oldest' : 'latest';
  return { field, prefer: { by: 'field', field: DATES[by], order } };
}

/** Patents in pages of a search. */
export const pagedPatents: Paged<Patent, CollapseFields> = {
  collection: patents,
  sorts: SORTS,
  newest: 'PBD',
  collapse: collapseOf,
};

/**
 * The one translation from the body of a patent search to a request to the corpus; `reading`: what its expression may
 * hold. Throws `invalid_query`, `invalid_request`.
 */
export const patentRequest = (
  body: CollapseFields & PageBody & { readonly query_text: string },
  reading: ParseOptions = {},
): SearchRequest =>
  pageRequest(pagedPatents, parseQuery(patents, body.query_text, { ...reading, from: 'query_text' }), body);
