import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Managed, manage, type Of } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';

type Place = Of<Managed<'GET /classes'>['places']>;
const SCHEMES = [
  { value: 'cpc', name: 'CPC' },
  { value: 'ipc', name: 'IPC' },
  { value: 'loc', name: 'Locarno' },
] as const;
type Scheme = (typeof SCHEMES)[number]['value'];
const FIELD = { cpc: 'CPC', ipc: 'IPC', loc: 'LOC' } as const;

/** An expression for a class and all below it. */
const classQuery = (scheme: Scheme, symbol: string): string =>
  `${FIELD[scheme]}: ${/^\w+$/.test(symbol) ? symbol : `"${symbol}"`}`;

/**
 * `/classes`: classes to go through (`?scheme=`, `?at=`) or to find (`?find=`), with what the search that one comes
 * from (`?q=`) finds in each.
 */
export default function Classes() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const scheme = SCHEMES.find(({ value }) => value === params.get('scheme'))?.value ?? 'cpc';
  const [at, find, q] = ['at', 'find', 'q'].map((name) => params.get(name) ?? '') as [string, string, string];
  const asked = { scheme, ...(at && { at }), ...(find && { find }), ...(q && { q }) };
  const classes = useQuery({
    queryKey: ['classes', asked],
    queryFn: ({ signal }) => manage('GET /classes', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    document.title = `${say('class_browser')} · Priora`;
  }, [say]);
  const to = (change: Readonly<Record<string, string>>) => {
    const next = { scheme, ...(q && { q }), ...change };
    return `/classes?${new URLSearchParams(next)}`;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('find')).trim();
    setParams({ scheme, ...(q && { q }), ...(text && { find: text }) });
  };
  const { data, error } = classes;
  return (
    <div className="page">
      <h1>{say('class_browser')}</h1>
      <Toolbar>
        <form onSubmit={submit} className="row">
          <input
            key={find}
            type="search"
            name="find"
            defaultValue={find}
            maxLength={200}
            aria-label={say('class_find')}
            placeholder={say('class_find')}
          />
        </form>
        <Segmented<Scheme>
          label={say('class_scheme')}
          value={scheme}
          of={SCHEMES}
          onChange={(value) => setParams({ scheme: value, ...(q && { q }) })}
        />
      </Toolbar>
      <p className="soft small">{q ? say('class_counts_of', { q }) : say('class_counts')}</p>
      {!find && data && data.path.length > 0 && (
        <nav className="row small" aria-label={say('class_path')}>
          <Link to={to({})}>{say('class_top')}</Link>
          {data.path.map(({ symbol }) => (
            <Link key={symbol} to={to({ at: symbol })} aria-current={symbol === at ? 'page' : undefined}>
              {symbol}
            </Link>
          ))}
        </nav>
      )}
      {error ? (
        <Problem error={error} again={() => void classes.refetch()} />
      ) : !data ? (
        <Skeleton lines={10} />
      ) : data.places.length === 0 ? (
        <Empty title={say(find ? 'nothing_found' : 'class_none')}>{!find && say('class_none_how')}</Empty>
      ) : (
        <ul className="plainlist classes-list">
          {data.places.map((place) => (
            <Row key={place.symbol} place={place} scheme={scheme} q={q} below={to({ at: place.symbol })} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Row({ place, scheme, q, below }: { place: Place; scheme: Scheme; q: string; below: string }) {
  const { say, language } = useWords();
  const { symbol, count } = place;
  const [first, second] = language === 'zh' ? [place.zh, place.en] : [place.en, place.zh];
  const query = classQuery(scheme, symbol);
  return (
    <li>
      <Link to={below}>
        <code>{symbol}</code>
      </Link>
      <span>
        {first ?? second}
        {first && second && <small className="soft"> {second}</small>}
      </span>
      {count !== undefined && count > 0 ? (
        <Link
          to={`/search?q=${encodeURIComponent(q ? `(${q}) AND ${query}` : query)}`}
          aria-label={`${say('search')} ${query}: ${count}`}
        >
          {count.toLocaleString()}
        </Link>
      ) : (
        <span className="soft">{count === undefined ? '' : '0'}</span>
      )}
    </li>
  );
}
