import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { Empty } from '../../parts/Empty.tsx';
import { useWords } from '../../words/words.tsx';
import { addressOf, expressionOf, type Go, type SearchState } from '../search-state.ts';

/** Ways on where a search finds nothing: what its words find, by themselves and together, and what is close to it. */
export function Nothing({ state, go }: { state: SearchState; go: Go }) {
  const { say } = useWords();
  return (
    <Empty
      title={say('nothing_found')}
      ways={
        <>
          <Link className="button" to={`/similar?text=${encodeURIComponent(wordsOf(state.q))}`}>
            {say('way_meaning')}
          </Link>
          {!state.stem && (
            <button type="button" className="plain" onClick={() => go({ stem: true })}>
              {say('nothing_forms')}
            </button>
          )}
          {state.filters.length > 0 && (
            <button type="button" className="plain" onClick={() => go({ filters: [] })}>
              {say('nothing_clear')}
            </button>
          )}
          <button type="button" className="plain" onClick={() => go({ view: 'explain' })}>
            {say('nothing_explain')}
          </button>
        </>
      }
    >
      <Ways state={state} />
    </Empty>
  );
}

/** What each part of the expression finds, and any of its words. */
export function Ways({ state }: { state: SearchState }) {
  const { say } = useWords();
  const body = { query_text: expressionOf(state), families: state.families };
  const ways = useQuery({
    queryKey: ['ways', body],
    queryFn: ({ signal }) => manage('POST /ways', { body, signal }),
    retry: false,
  });
  if (!ways.data) return null;
  const { parts, any } = ways.data;
  const to = (q: string) => `/search?${addressOf({ ...state, q, filters: [], from: 0, view: 'results' })}`;
  return (
    <>
      {any && any.count > 0 && (
        <p>
          <Link to={to(any.expression)}>{say('way_any')}</Link>{' '}
          <span className="soft">{any.count.toLocaleString()}</span>
        </p>
      )}
      {parts.length > 1 && (
        <>
          <p className="small">{say('way_parts')}</p>
          <ul className="ways">
            {parts.map(({ expression, count }) => (
              <li key={expression}>
                {count > 0 ? (
                  <Link to={to(expression)}>
                    <code>{expression}</code>
                  </Link>
                ) : (
                  <code>{expression}</code>
                )}{' '}
                <span className={count > 0 ? 'soft' : 'warning'}>{count.toLocaleString()}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The words of an expression, without its codes and operators: for a search by meaning. */
const wordsOf = (q: string): string =>
  q
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/\b[A-Za-z_]+\s*:/g, ' ')
    .replace(/\$\w+|\b(?:AND|OR|NOT|GAND)\b|["()*?#]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
