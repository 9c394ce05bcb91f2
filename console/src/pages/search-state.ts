import type { Asked, ToManage } from '../api.ts';

type Body = Asked<'POST /search/patent/query-search-patent'>;

/** Ways to look at what was found. */
export const VIEWS = ['results', 'table', 'charts', 'explain'] as const;

/** What can be sorted by, named as the columns that show it, and the field that the service sorts by. */
const SORT_FIELDS = {
  published: 'PBDT_YEARMONTHDAY',
  filed: 'APD_YEARMONTHDAY',
  priority: 'E_PRIORITY_DATE',
  expires: 'EXDT',
  family: 'FAM_COUNT',
  cited_by: 'F_CITES_COUNT',
  cites: 'B_CITES_COUNT',
  claims: 'CLAIM_COUNT',
} as const;
export type Sorted = keyof typeof SORT_FIELDS;
export const isSorted = (text: string): text is Sorted => Object.hasOwn(SORT_FIELDS, text);
/** `new` and `old`: by publication. */
export type Sort = 'score' | 'new' | 'old' | `${Exclude<Sorted, 'published'>}-${'asc' | 'desc'}`;

/** What an order is by, and which way; absent for relevance. */
export function sortKey(sort: Sort): { readonly by: Sorted; readonly order: 'asc' | 'desc' } | undefined {
  if (sort === 'score') return undefined;
  if (sort === 'new' || sort === 'old') return { by: 'published', order: sort === 'new' ? 'desc' : 'asc' };
  const [by, order] = sort.split('-') as [Sorted, 'asc' | 'desc'];
  return { by, order };
}

/** The order of a column, or the other way round if it is that already; dates and counts begin with the highest. */
export function sortedBy(by: Sorted, now: Sort): Sort {
  const key = sortKey(now);
  const order = key?.by === by && key.order === 'desc' ? 'asc' : 'desc';
  return by === 'published' ? (order === 'desc' ? 'new' : 'old') : `${by}-${order}`;
}

const sortIn = (text: string | null): Sort => {
  const [by = '', order] = (text ?? '').split('-');
  if (text === 'new' || text === 'old') return text;
  return isSorted(by) && by !== 'published' && (order === 'asc' || order === 'desc') ? `${by}-${order}` : 'score';
};

/** What a search page shows, all of it in the address. */
export interface SearchState {
  readonly q: string;
  readonly view: (typeof VIEWS)[number];
  readonly sort: Sort;
  readonly families: boolean;
  /** English words also match their other forms. */
  readonly stem: boolean;
  readonly from: number;
  /** Rows of a page. */
  readonly rows: number;
  /** One line a document: for lists of hundreds. */
  readonly dense: boolean;
  /** The document that the list stands at, beside it. */
  readonly preview: boolean;
  /** `FACET=value`, as chosen. */
  readonly filters: readonly string[];
  /** Of the charts: which two fields are set against each other. */
  readonly pair: Pair;
  /** The expression of another set that this one is compared with; empty: none. */
  readonly against: string;
  /** The one chart that is shown, by its name; absent: all. */
  readonly only?: ChartName;
}

/** Goes to a changed state of the search, at its first page unless the change says another. */
export type Go = (change: Partial<SearchState>) => void;

export const PAGES = [20, 50, 100, 200, 500] as const;
const PAGE = 20;
/** What a search can be counted and filtered by, and the field that a chosen value is searched in. */
export const FACET_FIELDS = {
  AUTHORITY: 'AUTHORITY',
  ASSIGNEE: 'ANCS_EXACT',
  INVENTOR: 'IN_EXACT',
  PUBLICATION_YEAR: 'PBD',
  FILING_YEAR: 'APD',
  PRIORITY_YEAR: 'E_PRIORITY_DATE',
  EXPIRY_YEAR: 'EXDT',
  SIMPLE_LEGAL_STATUS: 'SIMPLE_LEGAL_STATUS',
  IPC_SUB_CLASS: 'IPC_SUB_CLASS',
  CPC_SUB_CLASS: 'CPC_SUB_CLASS',
  CPC_GROUP: 'CPC_GROUP',
  TYPE: 'TYPE_GROUP',
  KIND: 'KD',
  FAMILY_SIZE: 'FAM_COUNT',
  CITED_BY: 'F_CITES_COUNT',
  LANGUAGE: 'LANGUAGE',
  SOURCE: 'SOURCE',
} as const satisfies Readonly<Record<ToManage<'POST /counts'>['axes'][number], string>>;
export type FacetCode = keyof typeof FACET_FIELDS;
/** A field in rows, a field in columns. */
export type Pair = readonly [rows: FacetCode, columns: FacetCode];
const PAIR: Pair = ['ASSIGNEE', 'PUBLICATION_YEAR'];
const isFacet = (text: string | undefined): text is FacetCode =>
  text !== undefined && Object.hasOwn(FACET_FIELDS, text);
/** Charts that are of more than one field, or of none. */
const OTHER_CHARTS = ['pair', 'offices', 'cited', 'sets'] as const;
export type ChartName = FacetCode | (typeof OTHER_CHARTS)[number];
/** Facets whose values are years. */
export const YEARS: readonly FacetCode[] = ['PUBLICATION_YEAR', 'FILING_YEAR', 'PRIORITY_YEAR', 'EXPIRY_YEAR'];
/** The value of a filter for documents without any value. */
export const WITHOUT = '-';

/** A chosen value of a facet: `CODE=value`, without it `-CODE=value`, from one to another `CODE=2010..2015`. */
export interface Filter {
  readonly code: FacetCode;
  readonly value: string;
  readonly not: boolean;
}

/** Reads a filter of an address; absent if it is none. */
export function filterOf(text: string): Filter | undefined {
  const at = text.indexOf('=');
  const not = text.startsWith('-');
  const code = text.slice(not ? 1 : 0, at);
  return at > 0 && Object.hasOwn(FACET_FIELDS, code)
    ? { code: code as FacetCode, value: text.slice(at + 1), not }
    : undefined;
}

export function stateOf(params: URLSearchParams): SearchState {
  const view = params.get('view');
  const from = Number(params.get('from') ?? 0);
  const rows = Number(params.get('rows') ?? PAGE);
  const [a, b] = (params.get('pair') ?? '').split('*');
  const named = params.get('only') ?? undefined;
  const only = isFacet(named) ? named : OTHER_CHARTS.find((each) => each === named);
  return {
    q: params.get('q') ?? '',
    view: VIEWS.find((each) => each === view) ?? 'results',
    sort: sortIn(params.get('sort')),
    families: params.get('group') !== 'none',
    stem: params.get('stem') === '1',
    from: Number.isInteger(from) && from > 0 ? from : 0,
    rows: PAGES.find((each) => each === rows) ?? PAGE,
    dense: params.get('dense') === '1',
    preview: params.get('preview') === '1',
    filters: params.getAll('f'),
    pair: isFacet(a) && isFacet(b) && a !== b ? [a, b] : PAIR,
    against: params.get('vs') ?? '',
    ...(only && { only }),
  };
}

export function addressOf(state: SearchState): string {
  const params = new URLSearchParams();
  if (state.q) params.set('q', state.q);
  if (state.view !== 'results') params.set('view', state.view);
  if (state.sort !== 'score') params.set('sort', state.sort);
  if (!state.families) params.set('group', 'none');
  if (state.stem) params.set('stem', '1');
  if (state.from > 0) params.set('from', String(state.from));
  if (state.rows !== PAGE) params.set('rows', String(state.rows));
  if (state.dense) params.set('dense', '1');
  if (state.preview) params.set('preview', '1');
  if (state.pair.join() !== PAIR.join()) params.set('pair', state.pair.join('*'));
  if (state.against) params.set('vs', state.against);
  if (state.only) params.set('only', state.only);
  for (const filter of state.filters) params.append('f', filter);
  return params.toString();
}

const RANGE = /^(\d*)\.\.(\d*)$/;

/** What a value of a facet is searched by: `AUTHORITY: US`, `PBD: [2010 TO 2015]`, `NOT PBD: *`. */
function clauseOf({ code, value, not }: Filter): string {
  const field = FACET_FIELDS[code];
  if (value === WITHOUT) return not ? `${field}: *` : `NOT ${field}: *`;
  const range = RANGE.exec(value);
  const written = range
    ? `[${range[1] || '*'} TO ${range[2] || '*'}]`
    : /^\w+$/.test(value)
      ? value
      : `"${value.replaceAll('"', ' ')}"`;
  return `${not ? 'NOT ' : ''}${field}: ${written}`;
}

/**
 * The expression with its filters: values of one facet are alternatives, facets narrow each other, and what is excluded
 * is excluded.
 */
export function expressionOf({ q, filters }: Pick<SearchState, 'q' | 'filters'>): string {
  const chosen = filters.flatMap((filter) => filterOf(filter) ?? []);
  const wanted = new Map<FacetCode, string[]>();
  for (const filter of chosen)
    if (!filter.not) wanted.set(filter.code, [...(wanted.get(filter.code) ?? []), clauseOf(filter)]);
  const clauses = [
    ...[...wanted.values()].map((any) => (any.length === 1 ? any[0]! : `(${any.join(' OR ')})`)),
    ...chosen.filter(({ not }) => not).map(clauseOf),
  ];
  return clauses.length === 0 ? q : `(${q}) AND ${clauses.join(' AND ')}`;
}

/** Offices whose publications of a family are shown to a reader of a language, the first that there is. */
const READ_FIRST = {
  en: ['US', 'EP', 'WO', 'GB', 'AU', 'CA', 'IE', 'NZ', 'IN', 'ZA', 'SG'],
  zh: ['CN', 'TW', 'HK', 'MO'],
} as const;

/** The body of the search operation for this state, as somebody who reads a language asks it. */
export function searchBody(state: SearchState, offset: number, limit: number, language: 'en' | 'zh'): Body {
  const sort = sortKey(state.sort);
  return {
    query_text: expressionOf(state),
    offset,
    limit,
    ...(state.stem && { stemming: 1 }),
    ...(state.families && {
      collapse_type: 'DOCDB',
      collapse_by: 'AUTHORITY',
      collapse_order_authority: [...READ_FIRST[language]],
    }),
    ...(sort && { sort: [{ field: SORT_FIELDS[sort.by], order: sort.order }] }),
  };
}

/** The same search for the reading of a document. */
export const litQuery = ({ q, stem }: Pick<SearchState, 'q' | 'stem'>) => ({
  ...(q && { q }),
  ...(q && stem && { stem }),
});

/** What an address of a document carries of a search, so that its words are lit there: after `?`, empty for none. */
export const litBy = ({ q, stem }: Pick<SearchState, 'q' | 'stem'>): string =>
  q ? `q=${encodeURIComponent(q)}${stem ? '&stem=1' : ''}` : '';

/** A document of a search: the search that it was found by, and its place among what that finds, from 0. */
export interface Place {
  readonly state: SearchState;
  readonly at: number;
}

/** The same with the way back: the whole search, and the place in it. */
export const placeOf = ({ state, at }: Place): string =>
  state.q && `${litBy(state)}&in=${encodeURIComponent(addressOf({ ...state, q: '', stem: false }))}&at=${at}`;

/** Reads the way back from the address of a document; absent where it does not come from a search. */
export function placeIn(params: URLSearchParams): Place | undefined {
  const at = Number(params.get('at') ?? Number.NaN);
  const q = params.get('q') ?? '';
  if (!q || params.get('in') === null || !Number.isInteger(at) || at < 0) return undefined;
  return { state: { ...stateOf(new URLSearchParams(params.get('in')!)), q, stem: params.get('stem') === '1' }, at };
}

/** The search of a place, at the page that has it, standing at it. */
export function backTo({ state, at }: Place): string {
  const from = at - (at % state.rows);
  return `/search?${addressOf({ ...state, from })}#${at - from}`;
}

/** `#3` as the query language has it: `SET: 3`. */
export const setsOf = (text: string): string => text.replace(/(^|[\s(])#(\d{1,9})(?=$|[\s)])/g, '$1SET: $2');
