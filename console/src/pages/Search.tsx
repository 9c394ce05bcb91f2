import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Failure, manage, operation } from '../api.ts';
import { instant, Problem, Skeleton } from '../parts/basics.tsx';
import { typing } from '../parts/Frame.tsx';
import { Pane } from '../parts/Pane.tsx';
import { QueryBox } from '../parts/QueryBox.tsx';
import { useWords } from '../words/words.tsx';
import { Charts, type Counted, Facets } from './search/Facets.tsx';
import { usePassages } from './search/passages.ts';
import { anchorOf, Result, type Row } from './search/Result.tsx';
import { Nothing, Start } from './search/Start.tsx';
import { Toolbar } from './search/Toolbar.tsx';
import {
  addressOf,
  expressionOf,
  FACET_FIELDS,
  litBy,
  MOST_FACETED,
  type SearchState,
  searchBody,
  stateOf,
} from './search-state.ts';
import './search/search.css';

// what is opened by a press comes with it: the first page stays light
const Builder = lazy(() => import('../parts/Builder.tsx').then(({ Builder }) => ({ default: Builder })));
const Explain = lazy(() => import('../parts/Explain.tsx').then(({ Explain }) => ({ default: Explain })));
const Export = lazy(() => import('../parts/Export.tsx').then(({ Export }) => ({ default: Export })));
const Saved = lazy(() => import('../parts/Saved.tsx').then(({ Saved }) => ({ default: Saved })));
const Preview = lazy(() => import('./search/Preview.tsx').then(({ Preview }) => ({ default: Preview })));
const MOST_COMPARED = 3;

const FACETS = Object.keys(FACET_FIELDS).join(',');

/** Values of the facets over a search: of families where the results are families, with word forms where it has them. */
async function count({ families, stem }: SearchState, expression: string, signal: AbortSignal): Promise<Counted> {
  const too_long = (families || stem) && expression.length > MOST_FACETED;
  if ((families || stem) && !too_long) {
    const { facet } = await operation('POST /search/patent/query-search-facet', {
      body: {
        query_text: expression,
        field: FACETS,
        limit: 30,
        ...(families && { collapse_type: 'DOCDB' }),
        ...(stem && { stemming: 1 }),
      },
      signal,
    });
    return { buckets: facet, of: families ? 'families' : 'publications', too_long };
  }
  const counted = await operation('POST /patent-field/query', {
    body: { query: expression, field: FACETS, offset: 0, limit: 30 },
    signal,
  });
  return {
    buckets: Object.fromEntries(
      counted.flatMap((each) => Object.entries(each).map(([code, buckets]) => [code.toUpperCase(), buckets])),
    ),
    of: 'publications',
    too_long,
  };
}

export function Search() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => stateOf(params), [params]);
  const [draft, setDraft] = useState(state.q);
  useEffect(() => setDraft(state.q), [state.q]);
  useEffect(() => {
    document.title = state.q ? `${state.q} · Priora` : 'Priora';
  }, [state.q]);
  const [at, setAt] = useState(-1);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<'builder' | 'export' | 'saved'>();
  const go = useCallback(
    (change: Partial<SearchState>) => {
      setAt(-1);
      setParams(addressOf({ ...state, from: 0, ...change }));
    },
    [state, setParams],
  );

  const asked = state.q.trim() !== '';
  const expression = expressionOf(state);
  const page = useQuery({
    queryKey: ['search', expression, state.stem, state.sort, state.families, state.from, state.rows],
    enabled: asked,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const started = performance.now();
      const found = await operation('POST /search/patent/query-search-patent', {
        body: searchBody(state, state.from, state.rows),
        signal,
      });
      return {
        rows: found.results,
        total: found.total_search_result_count,
        ms: performance.now() - started,
      };
    },
  });
  const facets = useQuery({
    queryKey: ['facets', expression, state.families, state.stem],
    enabled: asked && page.isSuccess,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => count(state, expression, signal),
  });
  const rows = page.data?.rows;
  const numbers = useMemo(() => rows?.map(({ pn }) => pn) ?? [], [rows]);
  const lit = useMemo(() => litBy(state), [state]);
  const shown = usePassages(
    numbers,
    { query_text: state.q, ...(state.stem && { stemming: true }) },
    asked && !page.isPlaceholderData && state.view === 'results' && !state.dense,
  );

  const open = (row: Row) => {
    const passage = shown.get(row.pn)?.passage;
    navigate(`/patents/${row.pn}?${lit}${passage ? anchorOf(passage) : ''}`);
  };
  const choose = useCallback(
    (pn: string) =>
      setChosen((before) =>
        before.includes(pn) ? before.filter((each) => each !== pn) : [...before, pn].slice(-MOST_COMPARED),
      ),
    [],
  );
  // before the rows are painted: the first key pressed at them is not lost
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const rows = page.data?.rows ?? [];
      const row = rows[at];
      if (event.key === 'j') setAt(Math.min(at + 1, rows.length - 1));
      else if (event.key === 'k') setAt(Math.max(at - 1, 0));
      else if (event.key === 'o' && row) open(row);
      else if (event.key === 'x' && row) choose(row.pn);
      else if (event.key === 'p' && asked) go({ preview: !state.preview, from: state.from });
      else if (event.key === 'e' && asked) go({ view: state.view === 'explain' ? 'results' : 'explain' });
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  useEffect(() => {
    if (at >= 0) document.getElementById(`row-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const toggle = useCallback(
    (filter: string) =>
      go({
        filters: state.filters.includes(filter)
          ? state.filters.filter((each) => each !== filter)
          : [...state.filters, filter],
      }),
    [go, state],
  );
  const clear = useCallback(() => go({ filters: [] }), [go]);
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
        <Start />
      ) : page.error && !badQuery ? (
        <Problem error={page.error} again={() => void page.refetch()} />
      ) : badQuery ? null : (
        <div className="panes">
          <Pane name="filters" side="left" usual={250} most={480} label={say('filters')}>
            <Facets counted={facets.data} filters={state.filters} onToggle={toggle} onClear={clear} />
          </Pane>
          <section aria-label={say('results')} aria-busy={page.isFetching}>
            <div className="bar">
              <p className="count" aria-live="polite">
                {page.data ? (
                  <>
                    <strong>{say(state.families ? 'families' : 'publications', { n: page.data.total })}</strong>{' '}
                    <span className="soft">{say('in_ms', { n: Math.max(1, Math.round(page.data.ms)) })}</span>{' '}
                    <AsOf at={page.dataUpdatedAt} />
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
              <Toolbar state={state} go={go}>
                <button
                  type="button"
                  className="plain"
                  disabled={!page.data?.total}
                  onClick={() => setAsking('export')}
                >
                  {say('export')}
                </button>
                {chosen.length > 0 && (
                  <Link className="button" to={`/compare?ids=${chosen.join(',')}&${lit}`}>
                    {say('compare_n', { n: chosen.length })}
                  </Link>
                )}
              </Toolbar>
            </div>
            {state.view === 'explain' ? (
              <Suspense fallback={<Skeleton lines={6} />}>
                <Explain expression={expression} stem={state.stem} />
              </Suspense>
            ) : state.view === 'charts' ? (
              <Charts counted={facets.data} onPick={toggle} />
            ) : !page.data ? (
              <Skeleton lines={12} />
            ) : page.data.total === 0 ? (
              <Nothing state={state} go={go} />
            ) : (
              <>
                <ol className="results">
                  {page.data.rows.map((row, n) => (
                    <Result
                      key={row.pn}
                      row={row}
                      n={n}
                      at={n === at}
                      lit={lit}
                      more={shown.get(row.pn)}
                      dense={state.dense}
                      chosen={chosen.includes(row.pn)}
                      onChoose={choose}
                    />
                  ))}
                </ol>
                <nav className="row between pager" aria-label={say('results')}>
                  <button
                    type="button"
                    className="plain"
                    disabled={state.from === 0}
                    onClick={() => go({ from: Math.max(0, state.from - state.rows) })}
                  >
                    {say('previous')}
                  </button>
                  <span className="soft">
                    {say('page', { n: state.from + 1, m: state.from + page.data.rows.length, k: page.data.total })}
                  </span>
                  <button
                    type="button"
                    className="plain"
                    disabled={state.from + state.rows >= page.data.total}
                    onClick={() => go({ from: state.from + state.rows })}
                  >
                    {say('next')}
                  </button>
                </nav>
              </>
            )}
          </section>
          {state.preview && state.view === 'results' && (
            <Pane
              name="preview"
              side="right"
              usual={420}
              least={260}
              most={760}
              label={say('preview')}
              className="preview"
            >
              <Suspense fallback={<Skeleton lines={14} />}>
                <Preview number={page.data?.rows[Math.max(0, at)]?.pn} search={state} />
              </Suspense>
            </Pane>
          )}
        </div>
      )}
      <Suspense>
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
      </Suspense>
    </div>
  );
}

/** What was searched, and when: tomorrow's corpus may answer otherwise. */
function AsOf({ at }: { at: number }) {
  const { say, language } = useWords();
  const standing = useQuery({
    queryKey: ['standing', at],
    queryFn: () => manage('GET /corpus/standing'),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!standing.data) return null;
  const { records, seq, imported_at } = standing.data;
  return (
    <small
      className="soft as-of"
      title={`${imported_at ? `${say('imported_last', { n: instant(imported_at, language) })} ` : ''}${say('corpus_state', { n: String(seq) })}`}
    >
      {say('as_of', { n: records, t: instant(at, language) })}
    </small>
  );
}
