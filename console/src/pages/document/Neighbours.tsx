import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { operation } from '../../api.ts';
import { typing } from '../../parts/Frame.tsx';
import { useWords } from '../../words/words.tsx';
import { backTo, type Place, placeOf, searchBody } from '../search-state.ts';

/** The documents before and after, in the search that this one was found by: `k` and `j`; `u` goes back to it. */
export function Neighbours({ place }: { place: Place }) {
  const { say, language } = useWords();
  const navigate = useNavigate();
  const { state, at } = place;
  const from = Math.max(0, at - 1);
  const around = useQuery({
    queryKey: ['neighbours', state, from, language],
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      operation('POST /search/patent/query-search-patent', {
        body: searchBody(state, from, at - from + 2, language),
        signal,
      }),
  });
  const to = (index: number) => {
    const row = index < 0 ? undefined : around.data?.results[index - from];
    return row && `/patents/${row.pn}?${placeOf({ state, at: index })}`;
  };
  const [before, after] = [to(at - 1), to(at + 1)];
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (typing(event) || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const next = { j: after, k: before, u: backTo(place) }[event.key];
      if (next) navigate(next);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  });
  const total = around.data?.total_search_result_count;
  return (
    <nav className="neighbours row small" aria-label={say('results')}>
      {before && (
        <Link to={before} title={say('place_previous')}>
          ← {say('previous')}
        </Link>
      )}
      <span className="soft">
        {total === undefined ? say('place_of', { n: at + 1 }) : say('n_of', { n: at + 1, m: total })}
      </span>
      {after && (
        <Link to={after} title={say('place_next')}>
          {say('next')} →
        </Link>
      )}
    </nav>
  );
}
