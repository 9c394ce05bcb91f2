import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operation } from '../../api.ts';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { MapPatent } from './map-job.ts';

/** Families that are listed at a place; the rest is a search away. */
const LISTED = 20;
/** Numbers of one search: its expression stays short enough for an address. */
const SEARCHED = 60;
const numbersQuery = (numbers: readonly string[]) => `PN: (${numbers.join(' OR ')})`;

/** The families at a place of the map, the latest first, with their titles. */
export function Here({ patents }: { patents: readonly MapPatent[] }) {
  const { say } = useWords();
  const numbers = patents.flatMap(({ pn }) => pn ?? []);
  const shown = numbers.slice(0, LISTED);
  const titles = useQuery({
    queryKey: ['landscape-titles', shown],
    enabled: shown.length > 0,
    queryFn: ({ signal }) =>
      operation('POST /search/patent/query-search-patent', {
        body: { query_text: numbersQuery(shown), limit: LISTED, sort: [{ field: 'PBDT_YEARMONTHDAY', order: 'DESC' }] },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-live="polite">
      <h2>
        {say('landscape_here')} <span className="soft">{numbers.length.toLocaleString()}</span>
      </h2>
      {titles.error && <Problem error={titles.error} />}
      {numbers.length === 0 ? (
        <p className="soft">{say('landscape_here_none')}</p>
      ) : titles.data ? (
        <ol className="plainlist">
          {(titles.data.results ?? []).map(({ pn, title }) => (
            <li key={pn}>
              <Link to={`/patents/${pn}`}>
                <code>{pn}</code>
              </Link>{' '}
              {title}
            </li>
          ))}
        </ol>
      ) : (
        !titles.error && <Skeleton lines={6} />
      )}
      {numbers.length > 0 && (
        <Link to={`/search?q=${encodeURIComponent(numbersQuery(numbers.slice(0, SEARCHED)))}`}>
          {say('landscape_search')}
        </Link>
      )}
    </section>
  );
}
