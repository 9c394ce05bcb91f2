import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure, manage } from '../api.ts';
import { Problem } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { QueryBox } from '../parts/QueryBox.tsx';
import { useWords } from '../words/words.tsx';
import { useFound } from './search/found.ts';
import { Start } from './search/Start.tsx';
import { addressOf, expressionOf, type SearchState, setsOf, stateOf } from './search-state.ts';
import './search/search.css';

// what a search or a press opens comes with it: the first page stays light
const Found = lazy(() => import('./search/Found.tsx').then(({ Found }) => ({ default: Found })));
const Builder = lazy(() => import('../parts/Builder.tsx').then(({ Builder }) => ({ default: Builder })));
const Export = lazy(() => import('../parts/Export.tsx').then(({ Export }) => ({ default: Export })));
const Saved = lazy(() => import('../parts/Saved.tsx').then(({ Saved }) => ({ default: Saved })));

/** `/search`: an expression, and what it finds. */
export function Search() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => stateOf(params), [params]);
  const [draft, setDraft] = useState(state.q);
  useEffect(() => setDraft(state.q), [state.q]);
  useEffect(() => {
    document.title = state.q ? `${state.q} · Priora` : 'Priora';
  }, [state.q]);
  const [asking, setAsking] = useState<'builder' | 'export' | 'saved'>();
  const go = useCallback(
    (change: Partial<SearchState>) => setParams(addressOf({ ...state, from: 0, ...change })),
    [state, setParams],
  );
  const found = useFound(state);
  const { asked, page } = found;
  const run = (typed: string) => {
    const q = setsOf(typed.trim());
    go({ q, filters: q === state.q ? state.filters : [] });
  };
  // told at the box, where it is mended
  const badQuery = page.error instanceof Failure && typeof page.error.details.position === 'number';
  const before = useBefore(state, page.isSuccess && !page.isPlaceholderData);
  useHistoryOf(state, page.isPlaceholderData ? undefined : page.data?.total);
  const close = () => setAsking(undefined);
  return (
    <div className="search">
      <h1 className="hidden">{say('search')}</h1>
      {state.view === 'results' && (page.data?.total ?? 0) > 0 && <SkipToResults />}
      <div className="ask">
        <QueryBox first={!asked} value={draft} onChange={setDraft} onRun={run} error={page.error} errorFor={state.q} />
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
      ) : badQuery ? (
        before ? (
          <Before state={before} />
        ) : (
          <div className="page">
            <Empty title={say('mend_title')} ways={<Link to="/help">{say('help_query')}</Link>}>
              {say('mend_how')}
            </Empty>
          </div>
        )
      ) : (
        <Suspense>
          <Found found={found} state={state} go={go} onExport={() => setAsking('export')} />
        </Suspense>
      )}
      <Suspense>
        {asking === 'builder' && (
          <Builder
            onClose={close}
            onUse={(text) => {
              close();
              run(text);
            }}
          />
        )}
        {asking === 'export' && <Export state={state} total={page.data?.total ?? 0} onClose={close} />}
        {asking === 'saved' && <Saved state={state} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** By keyboard over the box and the filters, to what was found. */
function SkipToResults() {
  const { say } = useWords();
  return (
    <a className="skip" href="#results">
      {say('skip_results')}
    </a>
  );
}

/** The last search that could be read: what it found stays, dimmed, while its successor is mended. */
function useBefore(state: SearchState, good: boolean): SearchState | undefined {
  const last = useRef<SearchState>(undefined);
  useEffect(() => {
    if (good) last.current = state;
  }, [good, state]);
  return last.current;
}

function Before({ state }: { state: SearchState }) {
  const found = useFound(state);
  return (
    <div className="dimmed" inert>
      <Suspense>
        <Found found={found} state={state} go={() => {}} onExport={() => {}} />
      </Suspense>
    </div>
  );
}

/** Puts a search down in one's history when it has found what it finds; what it shows of that is no other search. */
function useHistoryOf(state: SearchState, hits: number | undefined): void {
  const client = useQueryClient();
  const query_text = expressionOf(state);
  const { families } = state;
  const address = addressOf({ ...state, from: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or view of it is the same search
  useEffect(() => {
    if (hits === undefined || !query_text.trim()) return;
    manage('POST /history', { body: { query_text, families, address, hits } }).then(
      () => client.invalidateQueries({ queryKey: ['history'] }),
      () => {},
    );
  }, [query_text, families, hits]);
}
