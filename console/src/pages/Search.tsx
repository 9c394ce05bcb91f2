import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Failure, type Mark, manage, operation } from '../api.ts';
import { Builder } from '../parts/Builder.tsx';
import { Dialog, day, Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { Explain } from '../parts/Explain.tsx';
import { Export } from '../parts/Export.tsx';
import { typing } from '../parts/Frame.tsx';
import { QueryBox } from '../parts/QueryBox.tsx';
import { forgetSearch, savedSearches, saveSearch } from '../parts/saved.ts';
import { type Say, useWords } from '../words/words.tsx';
import {
  addressOf,
  expressionOf,
  FACET_FIELDS,
  type FacetCode,
  PAGE,
  type SearchState,
  searchBody,
  stateOf,
} from './search-state.ts';

const Chart = lazy(() => import('../parts/Chart.tsx'));

export interface Row {
  readonly pn: string;
  readonly title: string;
  readonly pbdt: number;
  readonly original_assignee: string;
  readonly current_assignee: string;
  readonly inventor: string;
}
interface Passages {
  readonly publication_number: string;
  readonly title?: { readonly text: string; readonly marks: readonly Mark[] };
  readonly passage?: {
    part: string;
    claim_number?: number;
    paragraph_id?: string;
    start: number;
    end: number;
    text: string;
    cut_before: boolean;
    cut_after: boolean;
    marks: readonly Mark[];
  };
  readonly legal_status?: number;
  readonly demo?: true;
  readonly family: readonly string[];
  readonly cited_by: number;
}
type Buckets = Partial<Record<FacetCode, readonly { name: string; count: number }[]>>;

const EXAMPLES = [
  ['TTL: battery', 'ex_1'],
  ['TACD: (thermal $W5 runaway) AND IPC: H01M*', 'ex_2'],
  ['TACD: "solid electrolyte" AND PBD: [20200101 TO *]', 'ex_3'],
  ['TACD: (membran* AND water) NOT TTL: method', 'ex_4'],
  ['CLMS: (lidar $SEN detector)', 'ex_5'],
] as const;
const MOST_COMPARED = 3;

export const statusName = (say: Say, code: string | number): string =>
  ['0', '1', '2', '220', '221', '999'].includes(String(code)) ? say(`status_${code}` as 'status_0') : String(code);

/** Where a passage is, in an address: `#p12:30-80`, `#c1:0-40`, `#abstract:3-9`. */
const anchorOf = ({ part, claim_number, paragraph_id, marks, start }: NonNullable<Passages['passage']>): string => {
  const unit = paragraph_id ?? (claim_number ? `c${claim_number}` : part);
  const first = marks[0];
  return first ? `#${unit}:${start + first.start}-${start + first.end}` : '';
};

export function Search() {
  const { say, language } = useWords();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = stateOf(params);
  const [draft, setDraft] = useState(state.q);
  useEffect(() => setDraft(state.q), [state.q]);
  useEffect(() => {
    document.title = state.q ? `${state.q} · Priora` : 'Priora';
  }, [state.q]);
  const [at, setAt] = useState(-1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<'builder' | 'export' | 'saved'>();
  const go = (change: Partial<SearchState>) => {
    setAt(-1);
    setParams(addressOf({ ...state, from: 0, ...change }));
  };

  const asked = state.q.trim() !== '';
  const expression = expressionOf(state);
  const page = useQuery({
    queryKey: ['search', expression, state.sort, state.families, state.from],
    enabled: asked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const started = performance.now();
      const found = await operation('/search/patent/query-search-patent', searchBody(state, state.from, PAGE), signal);
      return {
        rows: found.results as Row[],
        total: found.total_search_result_count as number,
        ms: performance.now() - started,
      };
    },
  });
  const facets = useQuery<Buckets>({
    queryKey: ['facets', expression],
    enabled: asked && page.isSuccess,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const counted = await operation(
        '/patent-field/query',
        { query: expression, field: Object.keys(FACET_FIELDS).join(','), offset: 0, limit: 30 },
        signal,
      );
      return Object.fromEntries(
        counted.flatMap((each: Record<string, unknown>) =>
          Object.entries(each).map(([code, buckets]) => [code.toUpperCase(), buckets]),
        ),
      );
    },
  });
  const numbers = page.data?.rows.map(({ pn }) => pn) ?? [];
  const passages = useQuery<Passages[]>({
    queryKey: ['passages', expression, numbers],
    enabled: asked && numbers.length > 0 && !page.isPlaceholderData,
    queryFn: ({ signal }) => manage('POST /passages', { query_text: state.q, numbers }, signal),
  });
  const shown = new Map(passages.data?.map((each) => [each.publication_number, each]));

  const open = (row: Row) => {
    const passage = shown.get(row.pn)?.passage;
    navigate(`/patents/${row.pn}?q=${encodeURIComponent(state.q)}${passage ? anchorOf(passage) : ''}`);
  };
  const choose = (pn: string) =>
    setChosen((before) =>
      before.includes(pn) ? before.filter((each) => each !== pn) : [...before, pn].slice(-MOST_COMPARED),
    );
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const rows = page.data?.rows ?? [];
      const row = rows[at];
      if (event.key === 'j') setAt(Math.min(at + 1, rows.length - 1));
      else if (event.key === 'k') setAt(Math.max(at - 1, 0));
      else if (event.key === 'o' && row) open(row);
      else if (event.key === 'x' && row) choose(row.pn);
      else if (event.key === 'e' && asked) go({ view: state.view === 'explain' ? 'results' : 'explain' });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  useEffect(() => {
    if (at >= 0) document.getElementById(`row-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const toggle = (filter: string) =>
    go({
      filters: state.filters.includes(filter)
        ? state.filters.filter((each) => each !== filter)
        : [...state.filters, filter],
    });
  const run = (text: string) => go({ q: text.trim(), filters: text.trim() === state.q ? state.filters : [] });
  const badQuery = page.error instanceof Failure && typeof page.error.details.position === 'number';

  return (
    <div className="search">
      <h1 className="hidden">{say('search')}</h1>
      <div className="ask">
        <QueryBox value={draft} onChange={setDraft} onRun={run} error={page.error} errorFor={state.q} />
        <button type="button" onClick={() => run(draft)}>
          {say('run')}
        </button>
        <button type="button" className="plain" onClick={() => setAsking('builder')}>
          {say('builder')}
        </button>
        <button type="button" className="plain" onClick={() => setAsking('saved')}>
          {say('saved')}
        </button>
      </div>
      {!asked ? (
        <section className="start">
          <h2>{say('start_title')}</h2>
          <p className="soft">{say('start_text')}</p>
          <ul>
            {EXAMPLES.map(([text, what]) => (
              <li key={text}>
                <Link to={`/search?q=${encodeURIComponent(text)}`}>
                  <code>{text}</code>
                </Link>{' '}
                <span className="soft">{say(what)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : page.error && !badQuery ? (
        <Problem error={page.error} again={() => void page.refetch()} />
      ) : badQuery ? null : (
        <div className="panes">
          <aside aria-label={say('filters')}>
            <Facets
              buckets={facets.data}
              filters={state.filters}
              onToggle={toggle}
              onClear={() => go({ filters: [] })}
            />
          </aside>
          <section aria-label={say('results')} aria-busy={page.isFetching}>
            <div className="bar">
              <p className="count" aria-live="polite">
                {page.data ? (
                  <>
                    <strong>{say(state.families ? 'families' : 'publications', { n: page.data.total })}</strong>{' '}
                    <span className="soft">{say('in_ms', { n: Math.max(1, Math.round(page.data.ms)) })}</span>
                  </>
                ) : (
                  <span className="soft">{say('loading')}</span>
                )}
              </p>
              <div className="tabs">
                {(['results', 'charts', 'explain'] as const).map((view) => (
                  <button
                    key={view}
                    type="button"
                    aria-pressed={state.view === view}
                    onClick={() => go({ view, from: state.from })}
                  >
                    {say(view)}
                  </button>
                ))}
              </div>
              <div className="row small">
                <select
                  aria-label={say('grouping')}
                  value={state.families ? 'f' : 'n'}
                  onChange={(event) => go({ families: event.target.value === 'f' })}
                >
                  <option value="f">{say('group_family')}</option>
                  <option value="n">{say('group_none')}</option>
                </select>
                <select
                  aria-label={say('sort')}
                  value={state.sort}
                  onChange={(event) => go({ sort: event.target.value as SearchState['sort'] })}
                >
                  <option value="score">{say('sort_score')}</option>
                  <option value="new">{say('sort_new')}</option>
                  <option value="old">{say('sort_old')}</option>
                </select>
                <button
                  type="button"
                  className="plain"
                  disabled={!page.data?.total}
                  onClick={() => setAsking('export')}
                >
                  {say('export')}
                </button>
                {chosen.length > 0 && (
                  <Link className="button" to={`/compare?ids=${chosen.join(',')}&q=${encodeURIComponent(state.q)}`}>
                    {say('compare_n', { n: chosen.length })}
                  </Link>
                )}
              </div>
            </div>
            {state.view === 'explain' ? (
              <Explain expression={expression} />
            ) : state.view === 'charts' ? (
              <Charts buckets={facets.data} onPick={toggle} />
            ) : !page.data ? (
              <Skeleton lines={12} />
            ) : page.data.total === 0 ? (
              <div className="empty">
                <p>
                  <strong>{say('nothing_found')}</strong>
                </p>
                <p className="soft">{say('nothing_hint')}</p>
              </div>
            ) : (
              <>
                <ol className="results">
                  {page.data.rows.map((row, n) => (
                    <Result
                      key={row.pn}
                      row={row}
                      n={n}
                      at={n === at}
                      q={state.q}
                      more={shown.get(row.pn)}
                      chosen={chosen.includes(row.pn)}
                      onChoose={() => choose(row.pn)}
                    />
                  ))}
                </ol>
                <nav className="row between pager" aria-label={say('results')}>
                  <button
                    type="button"
                    className="plain"
                    disabled={state.from === 0}
                    onClick={() => go({ from: Math.max(0, state.from - PAGE) })}
                  >
                    {say('previous')}
                  </button>
                  <span className="soft">
                    {say('page', { n: state.from + 1, m: state.from + page.data.rows.length, k: page.data.total })}
                  </span>
                  <button
                    type="button"
                    className="plain"
                    disabled={state.from + PAGE >= page.data.total}
                    onClick={() => go({ from: state.from + PAGE })}
                  >
                    {say('next')}
                  </button>
                </nav>
              </>
            )}
          </section>
        </div>
      )}
      {asking === 'builder' && (
        <Builder
          onClose={() => setAsking(undefined)}
          onUse={(text) => {
            setAsking(undefined);
            run(text);
          }}
        />
      )}
      {asking === 'export' && (
        <Export state={state} total={page.data?.total ?? 0} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'saved' && <Saved state={state} onClose={() => setAsking(undefined)} />}
      <span hidden>{language}</span>
    </div>
  );
}

function Result({
  row,
  n,
  at,
  q,
  more,
  chosen,
  onChoose,
}: {
  row: Row;
  n: number;
  at: boolean;
  q: string;
  more: Passages | undefined;
  chosen: boolean;
  onChoose(): void;
}) {
  const { say } = useWords();
  const to = `/patents/${row.pn}?q=${encodeURIComponent(q)}`;
  const passage = more?.passage;
  const where = !passage
    ? ''
    : passage.part === 'claim'
      ? say('where_claim', { n: passage.claim_number ?? '' })
      : passage.part === 'abstract'
        ? say('where_abstract')
        : `${say('where_description')} ${passage.paragraph_id}`;
  return (
    <li id={`row-${n}`} className={at ? 'at' : ''} aria-current={at || undefined}>
      <input type="checkbox" checked={chosen} onChange={onChoose} aria-label={say('select', { n: row.pn })} />
      <div>
        <h2>
          <Link to={to}>{more?.title ? <Marked text={more.title.text} marks={more.title.marks} /> : row.title}</Link>
        </h2>
        <p className="meta">
          <code>{row.pn}</code>
          <span>{day(row.pbdt)}</span>
          <span className="who">{row.current_assignee || row.original_assignee || row.inventor}</span>
          {more?.legal_status !== undefined && (
            <span className={`status s${more.legal_status}`}>{statusName(say, more.legal_status)}</span>
          )}
          {more && more.family.length > 1 && (
            <span title={more.family.join(', ')}>{say('in_family', { n: more.family.length })}</span>
          )}
          {more && more.cited_by > 0 && <span>{say('cited_n', { n: more.cited_by })}</span>}
          {more?.demo && (
            <span className="tag" title={say('demo_text')}>
              {say('demo')}
            </span>
          )}
        </p>
        {passage ? (
          <p className="passage">
            <Link to={`${to}${anchorOf(passage)}`} className="where">
              {where}
            </Link>{' '}
            {passage.cut_before && '… '}
            <Marked text={passage.text} marks={passage.marks} />
            {passage.cut_after && ' …'}
          </p>
        ) : more ? null : (
          <Skeleton lines={2} />
        )}
      </div>
    </li>
  );
}

const SHORT = 8;

function Facets({
  buckets,
  filters,
  onToggle,
  onClear,
}: {
  buckets: Buckets | undefined;
  filters: readonly string[];
  onToggle(filter: string): void;
  onClear(): void;
}) {
  const { say } = useWords();
  const [whole, setWhole] = useState<readonly string[]>([]);
  if (!buckets) return <Skeleton lines={10} />;
  return (
    <>
      <div className="between">
        <h2>{say('filters')}</h2>
        {filters.length > 0 && (
          <button type="button" className="quiet" onClick={onClear}>
            {say('clear')}
          </button>
        )}
      </div>
      <p className="soft small">{say('no_filter')}</p>
      {(Object.keys(FACET_FIELDS) as FacetCode[]).map((code) => {
        const all = buckets[code] ?? [];
        const sorted = code === 'PUBLICATION_YEAR' ? [...all].sort((a, b) => Number(b.name) - Number(a.name)) : all;
        const most = Math.max(1, ...all.map(({ count }) => count));
        const listed = whole.includes(code) ? sorted : sorted.slice(0, SHORT);
        return all.length === 0 ? null : (
          <fieldset key={code} className="facet">
            <legend>{say(`f_${code}`)}</legend>
            {listed.map(({ name, count }) => {
              const filter = `${code}=${name}`;
              return (
                <label key={name}>
                  <input type="checkbox" checked={filters.includes(filter)} onChange={() => onToggle(filter)} />
                  <span className="name" title={name}>
                    {code === 'SIMPLE_LEGAL_STATUS' ? statusName(say, name) : name}
                  </span>
                  <span className="n">{count.toLocaleString()}</span>
                  <meter value={count} max={most} aria-hidden="true" />
                </label>
              );
            })}
            {sorted.length > SHORT && !whole.includes(code) && (
              <button type="button" className="quiet small" onClick={() => setWhole([...whole, code])}>
                + {sorted.length - SHORT}
              </button>
            )}
          </fieldset>
        );
      })}
    </>
  );
}

function Charts({ buckets, onPick }: { buckets: Buckets | undefined; onPick(filter: string): void }) {
  const { say } = useWords();
  if (!buckets) return <Skeleton lines={10} />;
  const years = [...(buckets.PUBLICATION_YEAR ?? [])].sort((a, b) => Number(a.name) - Number(b.name));
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <p className="soft small">{say('click_filter')}</p>
      <div className="charts">
        <Chart title={say('trend')} bars={years} onPick={(name) => onPick(`PUBLICATION_YEAR=${name}`)} />
        <Chart
          title={say('top_owners')}
          lying
          bars={(buckets.ASSIGNEE ?? []).slice(0, 12)}
          onPick={(name) => onPick(`ASSIGNEE=${name}`)}
        />
        <Chart
          title={say('top_offices')}
          lying
          bars={(buckets.AUTHORITY ?? []).slice(0, 12)}
          onPick={(name) => onPick(`AUTHORITY=${name}`)}
        />
        <Chart
          title={say('top_classes')}
          lying
          bars={(buckets.IPC_SUB_CLASS ?? []).slice(0, 12)}
          onPick={(name) => onPick(`IPC_SUB_CLASS=${name}`)}
        />
      </div>
    </Suspense>
  );
}

function Saved({ state, onClose }: { state: SearchState; onClose(): void }) {
  const { say } = useWords();
  const [list, setList] = useState(savedSearches);
  return (
    <Dialog title={say('saved')} onClose={onClose}>
      {state.q && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            saveSearch({
              name: String(new FormData(event.currentTarget).get('name')).trim() || state.q,
              address: addressOf({ ...state, from: 0 }),
            });
            setList(savedSearches());
          }}
        >
          <label htmlFor="saved-name">{say('name')}</label>
          <div className="row">
            <input id="saved-name" name="name" defaultValue={state.q} maxLength={200} />
            <button type="submit">{say('save_search')}</button>
          </div>
        </form>
      )}
      <ul className="choices">
        {list.map(({ name, address }) => (
          <li key={name} className="between">
            <Link to={`/search?${address}`} onClick={onClose}>
              {name}
            </Link>
            <button
              type="button"
              className="quiet"
              aria-label={`${say('delete')} ${name}`}
              onClick={() => {
                forgetSearch(name);
                setList(savedSearches());
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
