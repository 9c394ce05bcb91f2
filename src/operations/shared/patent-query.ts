import { type Static, Type } from 'typebox';
import { patents } from '#collections/patents/patents.ts';
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

/** Fields that patent searches share; each operation picks its own and sets its own length of `query_text`. */
export const PatentQuery = {
  query_text: (maxLength: number) =>
    Type.String({
      minLength: 1,
      maxLength,
      description: 'Search expression, e.g. `TACD: lithium AND IPC: H01M10 AND PBD: [20200101 TO *]`.',
    }),
  collapse_type: Type.Optional(
    Type.Enum(['ALL', 'APNO', 'DOCDB', 'INPADOC', 'EXTEND'], {
      default: 'ALL',
      description:
        'One hit per application (APNO), simple family (DOCDB) or extended family (INPADOC, EXTEND); ALL: every publication.',
    }),
  ),
  collapse_by: Type.Optional(
    Type.Enum(['APD', 'PBD', 'AUTHORITY', 'SCORE'], {
      default: 'SCORE',
      description: 'Which member stands for its group: by application or publication date, by authority, by relevance.',
    }),
  ),
  collapse_order: Type.Optional(
    Type.Enum(['OLDEST', 'LATEST'], { default: 'LATEST', description: 'With collapse_by APD or PBD.' }),
  ),
  collapse_order_authority: Type.Optional(
    Type.Array(Type.String(), { maxItems: 200, description: 'With collapse_by AUTHORITY: offices, best first.' }),
  ),
  sort: Type.Optional(
    Type.Array(Type.Object({ field: Type.Optional(Type.String()), order: Type.Optional(Type.String()) }), {
      maxItems: 4,
      description: 'Fields PBDT_YEARMONTHDAY, APD_YEARMONTHDAY, ISD, SCORE; order asc or desc. Default: SCORE desc.',
    }),
  ),
  stemming: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1, default: 0, description: '1: English words also match their other forms.' }),
  ),
  offset: Type.Optional(Type.Integer({ format: 'int32', minimum: 0, default: 0, description: 'First row, from 0.' })),
  limit: Type.Optional(Type.Integer({ format: 'int32', minimum: 1, maximum: 1000, default: 10 })),
};

/** `collapse_by` as the aggregate operations write it: `[{field: 'AUTHORITY', order: 'CN,US,EP'}]`; the first entry counts. */
export const CollapseList = Type.Array(
  Type.Object({
    field: Type.Optional(Type.String({ description: 'APD, PBD, AUTHORITY or SCORE.' })),
    order: Type.Optional(
      Type.String({ description: 'LATEST or OLDEST for dates; offices, best first, for AUTHORITY: `CN,US,EP,WO`.' }),
    ),
  }),
  { maxItems: 4 },
);

/** The list form of `collapse_by` in the fields of the plain form. Throws `invalid_request` for a field that cannot be collapsed by. */
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

interface CollapseFields {
  collapse_type?: 'ALL' | 'APNO' | 'DOCDB' | 'INPADOC' | 'EXTEND';
  collapse_by?: 'APD' | 'PBD' | 'AUTHORITY' | 'SCORE';
  collapse_order?: 'OLDEST' | 'LATEST';
  collapse_order_authority?: readonly string[];
}

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

/** The one translation from the body of a patent search to a request to the corpus. Throws `invalid_query`, `invalid_request`. */
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

export type PatentSort = Static<typeof PatentQuery.sort>;
