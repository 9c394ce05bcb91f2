import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AddToList } from '../../parts/AddToList.tsx';
import { Skeleton } from '../../parts/basics.tsx';
import { Pane } from '../../parts/Pane.tsx';
import { DEMO_APART, Notices } from '../../parts/Readiness.tsx';
import { Segmented } from '../../parts/Segmented.tsx';
import { Toolbar } from '../../parts/Toolbar.tsx';
import { useWords } from '../../words/words.tsx';
import { MOST_COMPARED } from '../compare/most.ts';
import { expressionOf, type Go, litBy, placeOf, type SearchState, VIEWS } from '../search-state.ts';
import { Facets } from './Facets.tsx';
import type { useFound } from './found.ts';
import { useResultKeys } from './keys.ts';
import { usePassages } from './passages.ts';
import { anchorOf, type Row } from './Result.tsx';
import { Results } from './Results.tsx';
import { Settings } from './Settings.tsx';
import { Standing } from './Standing.tsx';
import { More, Nothing } from './Ways.tsx';

const Explain = lazy(() => import('../../parts/Explain.tsx').then(({ Explain }) => ({ default: Explain })));
const Charts = lazy(() => import('./Charts.tsx').then(({ Charts }) => ({ default: Charts })));
const TableView = lazy(() => import('./TableView.tsx').then(({ TableView }) => ({ default: TableView })));
const Preview = lazy(() => import('./Preview.tsx').then(({ Preview }) => ({ default: Preview })));

interface Given {
  readonly found: ReturnType<typeof useFound>;
  readonly state: SearchState;
  readonly go: Go;
}

/** What a search found: filters, results with their toolbar, and the document beside. */
export function Found({ found, state, go, onExport }: Given & { onExport(): void }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { page, facets } = found;
  const { hash } = useLocation();
  const [at, setAt] = useState(-1);
  // another page of results begins before its first
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever of the search changes
  useEffect(() => setAt(/^#\d{1,3}$/.test(hash) ? Number(hash.slice(1)) : -1), [state]);
  const [sheet, setSheet] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = page.data?.rows;
  const numbers = useMemo(() => rows?.map(({ pn }) => pn) ?? [], [rows]);
  const lit = useCallback((n: number) => placeOf({ state, at: state.from + n }), [state]);
  const passages = usePassages(
    numbers,
    { query_text: state.q, ...(state.stem && { stemming: true }) },
    !page.isPlaceholderData && state.view === 'results' && !state.dense,
  );
  const open = (row: Row) => {
    const passage = passages.get(row.pn)?.passage;
    navigate(`/patents/${row.pn}?${lit(numbers.indexOf(row.pn))}${passage ? anchorOf(passage) : ''}`);
  };
  const choose = useCallback(
    (pn: string) =>
      setChosen((before) => (before.includes(pn) ? before.filter((each) => each !== pn) : [...before, pn])),
    [],
  );
  useResultKeys({ rows: rows ?? [], at, onMove: setAt, onOpen: open, onChoose: choose, state, go });
  const toggle = useCallback(
    (...filters: readonly string[]) => {
      const without = state.filters.filter((each) => !filters.includes(each));
      go({ filters: without.length < state.filters.length ? without : [...without, ...filters] });
    },
    [go, state],
  );
  const clear = useCallback(() => go({ filters: [] }), [go]);
  return (
    <div className={sheet ? 'panes sheet' : 'panes'}>
      <Pane name="filters" side="left" usual={250} most={480} label={say('filters')}>
        <button type="button" className="plain narrow-only" onClick={() => setSheet(false)}>
          {say('close')}
        </button>
        <Facets counted={facets.data} state={state} onToggle={toggle} onClear={clear} />
      </Pane>
      <section aria-label={say('results')} aria-busy={page.isFetching}>
        <Bar {...{ found, state, go, onExport }} sheet={sheet} onSheet={() => setSheet(!sheet)}>
          {chosen.length > 1 && (
            <Link className="button" to={`/compare?ids=${chosen.slice(-MOST_COMPARED).join(',')}&${litBy(state)}`}>
              {say('compare_n', { n: Math.min(MOST_COMPARED, chosen.length) })}
            </Link>
          )}
          <AddToList numbers={chosen.length > 0 ? chosen : numbers} />
          <Link className="button plain-button" to={`/monitors?q=${encodeURIComponent(expressionOf(state))}`}>
            {say('watch')}
          </Link>
        </Bar>
        {/* fictional records that a search leaves out are said beside the count, and not above every list */}
        <Notices of={page.data?.notes.filter((note) => !note.includes(DEMO_APART)) ?? []} />
        {state.view === 'explain' ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <Explain expression={expressionOf(state)} stem={state.stem} />
          </Suspense>
        ) : state.view === 'charts' ? (
          <Suspense fallback={<Skeleton lines={10} />}>
            <Charts state={state} onPick={toggle} go={go} />
          </Suspense>
        ) : !page.data ? (
          <Skeleton lines={12} />
        ) : page.data.total === 0 ? (
          <Nothing onChoose={choose} {...{ state, go, chosen }} />
        ) : state.view === 'table' ? (
          <Suspense fallback={<Skeleton lines={12} />}>
            <TableView found={page.data} onChoose={choose} {...{ lit, chosen, state, go }} />
          </Suspense>
        ) : (
          <>
            <Results found={page.data} onChoose={choose} {...{ passages, at, lit, chosen, state, go }} />
            <More total={page.data.total} onChoose={choose} {...{ state, chosen }} />
          </>
        )}
      </section>
      {state.preview && state.view === 'results' && (
        <Pane name="preview" side="right" usual={420} least={260} most={760} label={say('preview')} className="preview">
          <Suspense fallback={<Skeleton lines={14} />}>
            <Preview number={rows?.[Math.max(0, at)]?.pn} search={state} />
          </Suspense>
        </Pane>
      )}
    </div>
  );
}

/** How many there are, how they are looked at, and what is done with them. */
function Bar({
  found: { page },
  state,
  go,
  onExport,
  sheet,
  onSheet,
  children,
}: Given & { onExport(): void; sheet: boolean; onSheet(): void; children: React.ReactNode }) {
  const { say } = useWords();
  return (
    <Toolbar>
      <p className="count" aria-live="polite">
        {page.data ? (
          <>
            <strong>{say(state.families ? 'families' : 'publications', { n: page.data.total })}</strong>
            <small className="soft about">
              {say('in_ms', { n: Math.max(1, Math.round(page.data.ms)) })} ·{' '}
              <Standing at={page.dataUpdatedAt} expression={expressionOf(state)} />
            </small>
          </>
        ) : (
          <span className="soft">{say('loading')}</span>
        )}
      </p>
      <Segmented
        label={say('views')}
        value={state.view}
        of={VIEWS.map((view) => ({ value: view, name: say(view) }))}
        onChange={(view) => go({ view, from: state.from })}
      />
      <Settings
        state={state}
        go={go}
        first={
          <button type="button" className="plain narrow-only" aria-expanded={sheet} onClick={onSheet}>
            {say('filters')} {state.filters.length > 0 && state.filters.length}
          </button>
        }
      >
        <button type="button" className="plain" disabled={!page.data?.total} onClick={onExport}>
          {say('export')}
        </button>
        {children}
      </Settings>
    </Toolbar>
  );
}
