import { patents } from '#collections/patents/patents.ts';
import type { OperationInput } from '#contract/types.ts';
import type { Collapse, SearchRequest, SortKey } from '#corpus/engine.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { ServiceError } from '#errors.ts';

const GROUPS = { APNO: 'APNO', DOCDB: 'FAM_ID', INPADOC: 'IFAM_ID', EXTEND: 'EFAM_ID' } as const;
const DATES = { APD: 'APD', PBD: 'PBD' } as const;
const SORTS: Readonly<Record<string, SortKey['field']>> = {
  PBDT_YEARMONTHDAY: 'PBD',
  APD_YEARMONTHDAY: 'APD',
  ISD: 'ISD',
  SCORE: 'score',
};
/** Offices whose member is shown first when a caller collapses by authority without an order of its own. */
const AUTHORITY_ORDER = ['CN', 'US', 'EP', 'WO', 'JP', 'KR', 'DE', 'GB', 'FR'];
/** offset + limit may not pass it: the interface's result window. */
export const RESULT_WINDOW = 20_000;

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

type CollapseFields = Pick<
  OperationInput<'P002'>['body'],
  'collapse_type' | 'collapse_by' | 'collapse_order' | 'collapse_order_authority'
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

function sortOf(keys: readonly { field?: string; order?: string }[] = []): SortKey[] {
  return keys.map((key, index) => {
    const field = SORTS[(key.field ?? 'SCORE').toUpperCase()];
    if (!field) {
      throw new ServiceError(
        'invalid_request',
        `sort[${index}].field is "${key.field}": use one of ${Object.keys(SORTS).join(', ')}.`,
        { field: `sort[${index}].field`, accepts: Object.keys(SORTS) },
      );
    }
    const order = (key.order ?? 'desc').toLowerCase();
    if (order !== 'asc' && order !== 'desc') {
      throw new ServiceError('invalid_request', `sort[${index}].order is "${key.order}": use asc or desc.`, {
        field: `sort[${index}].order`,
        accepts: ['asc', 'desc'],
      });
    }
    return { field, order };
  });
}

/** Refuses a page beyond the result window, naming both numbers. */
export function checkWindow(offset: number, limit: number, window = RESULT_WINDOW): void {
  if (offset + limit <= window) return;
  throw new ServiceError(
    'invalid_request',
    `offset + limit is ${offset + limit}: at most ${window} rows of a search can be read. Narrow the search, e.g. by date.`,
    { field: 'offset', window },
  );
}

/**
 * The one translation from the body of a patent search to a request to the corpus. Throws `invalid_query`,
 * `invalid_request`.
 */
export function patentRequest(
  body: CollapseFields & {
    query_text: string;
    sort?: readonly { field?: string; order?: string }[];
    stemming?: number;
    offset?: number;
    limit?: number;
  },
): SearchRequest {
  const { offset = 0, limit = 10 } = body;
  checkWindow(offset, limit);
  const collapse = collapseOf(body);
  return {
    query: parseQuery(patents, body.query_text),
    offset,
    limit,
    sort: sortOf(body.sort),
    stemming: body.stemming === 1,
    ...(collapse && { collapse }),
  };
}
