import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Toolbar } from '../parts/Toolbar.tsx';
import { useWords } from '../words/words.tsx';
import { Here } from './landscape/Here.tsx';
import { drawn, type MapOf, type MapPatents, type MapResult, patentsOf, resultOf } from './landscape/map-job.ts';
import { Picture } from './landscape/Picture.tsx';
import './landscape/landscape.css';

/** What the page is asked for by its address, and the way to ask for something else. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const of: MapOf = {
    q: params.get('q') ?? '',
    stem: params.get('stem') === '1',
    alive: params.get('alive') === '1',
    again: params.get('again') ?? '',
  };
  return {
    of,
    slice: Math.max(0, Math.trunc(Number(params.get('slice'))) || 0),
    at: params.get('at'),
    set: (change: Readonly<Record<string, string>>) =>
      setParams(
        (now) => {
          for (const [name, value] of Object.entries(change))
            if (value) now.set(name, value);
            else now.delete(name);
          return now;
        },
        { replace: true },
      ),
  };
}
type Asked = ReturnType<typeof useAsked>;

/** The map that is asked for, once it is drawn, and the families on it. */
function useMap({ of, slice }: Asked) {
  const { language } = useWords();
  const job = useQuery({
    queryKey: ['landscape', of],
    enabled: of.q !== '',
    queryFn: ({ signal }) => drawn(of, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const map = useQuery({
    queryKey: ['landscape-map', job.data, slice, language],
    enabled: job.data !== undefined,
    queryFn: ({ signal }) => resultOf(job.data!, slice, language, signal),
    placeholderData: keepPreviousData,
  });
  const patents = useQuery({
    queryKey: ['landscape-patents', job.data, slice],
    enabled: job.data !== undefined,
    queryFn: ({ signal }) => patentsOf(job.data!, slice, signal),
  });
  return {
    error: job.error ?? map.error ?? patents.error,
    // what is kept of the map before is of another search
    shown: map.data?.map.job_id === job.data ? map.data : undefined,
    patents: patents.data,
  };
}

/** Of fewer a map says nothing. */
const FEWEST_FAMILIES = 3;

/**
 * `/landscape`: the map of what an expression finds (`?q=`, `?stem=1`), all of it or what was filed in a year
 * (`?slice=`), without rights that have ended (`?alive=1`); `?at=` is the cell whose families are listed.
 */
export default function Landscape() {
  const { say } = useWords();
  const page = useAsked();
  useEffect(() => {
    document.title = `${say('landscape')} · Priora`;
  }, [say]);
  const { error, shown, patents } = useMap(page);
  const { q } = page.of;
  const nothing = (why: 'landscape_ask' | 'landscape_none') => (
    <Empty title={say(why)} ways={<Link to="/search">{say('search')}</Link>} />
  );
  return (
    <div className="page">
      <h1>{say('landscape_of')}</h1>
      {q !== '' && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(q)}`}>
            <code className="expression">{q}</code>
          </Link>
        </p>
      )}
      {q === '' ? (
        nothing('landscape_ask')
      ) : error instanceof Failure ? (
        <Problem error={error} />
      ) : error ? (
        <Empty title={say('landscape_failed', { why: error.message })} ways={<Again set={page.set} />} />
      ) : !shown ? (
        <>
          <p className="soft">{say('landscape_drawing')}</p>
          <Skeleton lines={10} />
        </>
      ) : shown.map.total_count === 0 ? (
        nothing('landscape_none')
      ) : shown.map.total_count < FEWEST_FAMILIES ? (
        <Empty
          title={say('landscape_few', { n: shown.map.total_count })}
          ways={<Link to={`/search?q=${encodeURIComponent(q)}`}>{say('back')}</Link>}
        />
      ) : (
        <Drawn page={page} {...shown} patents={patents} />
      )}
    </div>
  );
}

/** The map with what it can be asked for, and what lies at the place that was chosen. */
function Drawn({
  page: { of, slice, at, set },
  map,
  notes,
  patents,
}: {
  page: Asked;
  map: MapResult;
  notes: readonly string[];
  patents: MapPatents | undefined;
}) {
  const { say } = useWords();
  const [hasPoints, setPoints] = useState(true);
  return (
    <>
      <Toolbar>
        <label className="row">
          {say('landscape_year')}
          <select value={slice} onChange={(event) => set({ slice: event.target.value })}>
            <option value={0}>{say('landscape_all_years')}</option>
            {map.time_slices.map(({ job_seq, name, count }) => (
              <option key={job_seq} value={job_seq}>
                {name} ({count})
              </option>
            ))}
          </select>
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={of.alive}
            onChange={(event) => set({ alive: event.target.checked ? '1' : '', slice: '', at: '' })}
          />
          {say('landscape_without_expired')}
        </label>
        <label className="row">
          <input type="checkbox" checked={hasPoints} onChange={(event) => setPoints(event.target.checked)} />
          {say('landscape_points')}
        </label>
        <Again set={set} />
      </Toolbar>
      <p className="soft small">
        {say('landscape_shown', { n: map.mapped_count, of: map.total_count })} {say('landscape_hint')} {notes.join(' ')}
        {patents && patents.shown.length < patents.all && (
          <> {say('landscape_latest', { n: patents.shown.length, of: patents.all })}</>
        )}
      </p>
      <div className="landscape-with">
        <Picture
          map={map}
          points={hasPoints ? (patents?.shown ?? []) : []}
          chosen={at === null ? undefined : Number(at)}
          onChoose={(cell) => set({ at: String(cell) })}
        />
        {at !== null && patents && <Here patents={patents.shown.filter(({ grid_index }) => grid_index === at)} />}
      </div>
    </>
  );
}

function Again({ set }: Pick<Asked, 'set'>) {
  const { say } = useWords();
  return (
    <button type="button" className="plain" onClick={() => set({ again: String(Date.now()), slice: '', at: '' })}>
      {say('landscape_again')}
    </button>
  );
}
