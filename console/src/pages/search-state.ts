import type { Asked } from '../api.ts';

type Body = Asked<'POST /search/patent/query-search-patent'>;

/** What a search page shows, all of it in the address. */
export interface SearchState {
  readonly q: string;
  readonly view: 'results' | 'charts' | 'explain';
  readonly sort: 'score' | 'new' | 'old';
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
}

/** Goes to a changed state of the search, at its first page unless the change says another. */
export type Go = (change: Partial<SearchState>) => void;

export const PAGES = [20, 50, 100, 200, 500] as const;
const PAGE = 20;
/** Longest expression over which families, and word forms, can be counted. */
export const MOST_FACETED = 1500;

/** Facets shown, and the field that a chosen value is searched in. */
export const FACET_FIELDS = {
  AUTHORITY: 'AUTHORITY',
  ASSIGNEE: 'ANCS_EXACT',
  IPC_SUB_CLASS: 'IPC_SUB_CLASS',
  PUBLICATION_YEAR: 'PBD_Y',
  SIMPLE_LEGAL_STATUS: 'SIMPLE_LEGAL_STATUS',
} as const;
export type FacetCode = keyof typeof FACET_FIELDS;

export function stateOf(params: URLSearchParams): SearchState {
  const view = params.get('view');
  const sort = params.get('sort');
  const from = Number(params.get('from') ?? 0);
  const rows = Number(params.get('rows') ?? PAGE);
  return {
    q: params.get('q') ?? '',
    view: view === 'charts' || view === 'explain' ? view : 'results',
    sort: sort === 'new' || sort === 'old' ? sort : 'score',
    families: params.get('group') !== 'none',
    stem: params.get('stem') === '1',
    from: Number.isInteger(from) && from > 0 ? from : 0,
    rows: PAGES.find((each) => each === rows) ?? PAGE,
    dense: params.get('dense') === '1',
    preview: params.get('preview') === '1',
    filters: params.getAll('f'),
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
  for (const filter of state.filters) params.append('f', filter);
  return params.toString();
}

/** The expression with its filters: values of one facet are alternatives, facets narrow each other. */
export function expressionOf({ q, filters }: Pick<SearchState, 'q' | 'filters'>): string {
  const chosen = new Map<string, string[]>();
  for (const filter of filters) {
    const [code, ...rest] = filter.split('=');
    if (!code || !(code in FACET_FIELDS)) continue;
    chosen.set(code, [...(chosen.get(code) ?? []), rest.join('=')]);
  }
  const clauses = [...chosen].map(([code, values]) => {
    const field = FACET_FIELDS[code as FacetCode];
    const quoted = values.map((value) => (/^\w+$/.test(value) ? value : `"${value.replaceAll('"', ' ')}"`));
    return `${field}: ${quoted.length === 1 ? quoted[0] : `(${quoted.join(' OR ')})`}`;
  });
  return clauses.length === 0 ? q : `(${q}) AND ${clauses.join(' AND ')}`;
}

/** The body of the search operation for this state. */
export function searchBody(state: SearchState, offset: number, limit: number): Body {
  return {
    query_text: expressionOf(state),
    offset,
    limit,
    ...(state.stem && { stemming: 1 }),
    ...(state.families && { collapse_type: 'DOCDB', collapse_by: 'SCORE' }),
    ...(state.sort !== 'score' && {
      sort: [{ field: 'PBDT_YEARMONTHDAY', order: state.sort === 'new' ? 'desc' : 'asc' }],
    }),
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
