import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { ShareAndForget } from '../parts/Saved.tsx';
import { type SavedSearch, useSavedSearches } from '../parts/saved.ts';
import { useWords } from '../words/words.tsx';
import { OneChart } from './search/Charts.tsx';
import { addressOf, type SearchState, stateOf } from './search-state.ts';
import './search/search.css';

/** `/dashboard`: charts that were kept, one's own and those that others of the account share, counted anew. */
export default function Dashboard() {
  const { say } = useWords();
  const { searches } = useSavedSearches();
  useEffect(() => {
    document.title = `${say('dashboard')} · Priora`;
  }, [say]);
  const charts = searches.data?.flatMap((search) => {
    const state = stateOf(new URLSearchParams(search.address));
    return state.only ? [{ search, state }] : [];
  });
  return (
    <div className="page">
      <h1>{say('dashboard')}</h1>
      {searches.error ? (
        <Problem error={searches.error} again={() => void searches.refetch()} />
      ) : !charts ? (
        <Skeleton lines={8} />
      ) : charts.length === 0 ? (
        <Empty
          title={say('dashboard_none')}
          ways={
            <Link className="button" to="/search">
              {say('search')}
            </Link>
          }
        >
          {say('dashboard_none_how')}
        </Empty>
      ) : (
        <div className="charts">
          {charts.map(({ search, state }) => (
            <Kept key={search.id} search={search} state={state} />
          ))}
        </div>
      )}
    </div>
  );
}

function Kept({ search, state }: { search: SavedSearch; state: SearchState }) {
  const { name, own, by, address } = search;
  const { say } = useWords();
  const navigate = useNavigate();
  const change = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });
  const open = (to: Partial<SearchState>) => navigate(`/search?${addressOf({ ...state, ...to })}`);
  return (
    <section aria-label={name} className="kept">
      <div className="between small">
        <Link to={`/search?${address}`}>{name}</Link>
        {own ? (
          <span className="row">
            <ShareAndForget of={search} run={change.mutate} />
          </span>
        ) : (
          <span className="soft">{say('w_from_person', { name: by ?? '' })}</span>
        )}
      </div>
      {change.error && <Problem error={change.error} />}
      <OneChart
        name={state.only!}
        state={state}
        onPick={(...filters) => open({ view: 'results', filters: [...state.filters, ...filters] })}
        go={open}
      />
    </section>
  );
}
