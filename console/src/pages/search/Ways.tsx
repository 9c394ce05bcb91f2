import { useQuery } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router';
import { manage, operation } from '../../api.ts';
import { Empty } from '../../parts/Empty.tsx';
import { useWords } from '../../words/words.tsx';
import { addressOf, expressionOf, type Go, type SearchState } from '../search-state.ts';
import { Alike } from './Alike.tsx';
import { usePassages } from './passages.ts';

/** How many of the closest documents are shown where a search finds nothing. */
const CLOSEST = 5;

/** Documents that are chosen, to be compared or added to a list. */
interface Choice {
  readonly chosen: readonly string[];
  onChoose(pn: string): void;
}

/** Few enough that more may be wanted. */
const FEW = 5;

/** Under the few documents that words without any code have found: the same ways on. */
export function More({ state, total, ...choice }: { state: SearchState; total: number } & Choice) {
  const { say } = useWords();
  const words = wordsOf(state.q);
  if (total >= FEW || state.q.includes(':') || !words.includes(' ')) return null;
  return (
    <>
      <Empty title={say('way_few')}>
        <Ways state={state} />
      </Empty>
      <Closest text={words} {...choice} />
    </>
  );
}

/** Where a search finds nothing: what its words find, by themselves and together, and what is closest to it. */
export function Nothing({ state, go, ...choice }: { state: SearchState; go: Go } & Choice) {
  const { say } = useWords();
  return (
    <>
      <Empty
        title={say('nothing_found')}
        ways={
          <>
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
        <InDemo state={state} />
        <Ways state={state} />
      </Empty>
      <Closest text={wordsOf(state.q)} {...choice} />
    </>
  );
}

/**
 * The same search among the fictional records, which are left out beside real ones; nothing where they match no more.
 */
function InDemo({ state }: { state: SearchState }) {
  const { say } = useWords();
  const standing = useQuery({ queryKey: ['standing'], queryFn: () => manage('GET /corpus/standing') });
  const q = `(${expressionOf(state)}) AND DEMO: 1`;
  const body = { query_text: q, ...(state.families && { collapse_type: 'DOCDB' as const }) };
  const found = useQuery({
    queryKey: ['count', body],
    enabled: (standing.data?.demo_left_out ?? 0) > 0 && !/\bDEMO\s*:/.test(state.q),
    queryFn: ({ signal }) => operation('POST /search/patent/query-search-count', { body, signal }),
    retry: false,
  });
  const count = found.data?.total_search_result_count ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link to={`/search?${addressOf({ ...state, q, filters: [], from: 0, view: 'results' })}`}>{say('way_demo')}</Link>{' '}
      <span className="soft">{count.toLocaleString()}</span>
    </p>
  );
}

/** What a search finds with fewer of its words, each by itself, and what a strange word may be a slip for. */
export function Ways({ state }: { state: SearchState }) {
  const { say } = useWords();
  const body = { query_text: expressionOf(state), families: state.families };
  const ways = useQuery({
    queryKey: ['ways', body],
    queryFn: ({ signal }) => manage('POST /ways', { body, signal }),
    retry: false,
  });
  if (!ways.data) return null;
  const { parts, any, core } = ways.data;
  const to = (q: string) => `/search?${addressOf({ ...state, q, filters: [], from: 0, view: 'results' })}`;
  const whole = (name: 'way_core' | 'way_any', way: typeof any) =>
    way &&
    way.count > 0 && (
      <p>
        <Link to={to(way.expression)}>{say(name)}</Link> <span className="soft">{way.count.toLocaleString()}</span>
      </p>
    );
  const slips = parts.filter(({ nearest }) => nearest && nearest.length > 0);
  const meant = slips.reduce((q, { expression, nearest }) => q.replace(bare(expression), nearest![0]!), state.q);
  return (
    <>
      {slips.length > 1 && (
        <p>
          {say('way_meant_all')} <Link to={to(meant)}>{meant}</Link>
        </p>
      )}
      {whole('way_core', core)}
      {whole('way_any', any)}
      {(parts.length > 1 || parts.some(({ nearest }) => nearest)) && (
        <>
          <p className="small">{say('way_parts')}</p>
          <ul className="ways">
            {parts.map(({ expression, count, nearest }) => (
              <li key={expression}>
                {count > 0 ? (
                  <Link to={to(expression)}>
                    <code>{expression}</code>
                  </Link>
                ) : (
                  <code>{expression}</code>
                )}{' '}
                <span className={count > 0 ? 'soft' : 'warning'}>{count.toLocaleString()}</span>
                {nearest && (
                  <>
                    {' '}
                    {say('way_meant')}{' '}
                    {nearest.map((word, n) => (
                      <Fragment key={word}>
                        {n > 0 && ', '}
                        <Link to={to(state.q.replace(bare(expression), word))}>{word}</Link>
                      </Fragment>
                    ))}
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Documents that share most with the words of a search, though none has them all. */
function Closest({ text, chosen, onChoose }: { text: string } & Choice) {
  const { say } = useWords();
  const found = useQuery({
    queryKey: ['closest', text],
    enabled: text !== '',
    retry: false,
    queryFn: ({ signal }) =>
      operation('POST /search/patent/semantic-search-patent', { body: { text, limit: CLOSEST }, signal }),
  });
  const results = found.data?.results;
  const shown = usePassages(
    useMemo(() => results?.map(({ pn }) => pn) ?? [], [results]),
    {},
    results !== undefined,
  );
  if (!results || results.length === 0) return null;
  return (
    <section aria-label={say('way_meaning')}>
      <div className="between">
        <h2>{say('way_meaning')}</h2>
        <Link className="small" to={`/similar?text=${encodeURIComponent(text)}`}>
          {say('way_meaning_all')}
        </Link>
      </div>
      <Alike of={results} {...{ shown, chosen, onChoose }} />
    </section>
  );
}

/** A word without the field that it was asked in. */
const bare = (expression: string): string => expression.slice(expression.indexOf(':') + 1);

/** The words of an expression, without its codes and operators: for a search by meaning. */
const wordsOf = (q: string): string =>
  q
    .replace(/\[[^[\]]*\]/g, ' ')
    .replace(/\b[A-Za-z_]+\s*:/g, ' ')
    .replace(/\$\w+|\b(?:AND|OR|NOT|GAND)\b|["()*?#]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
