import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { useWords } from '../words/words.tsx';
import { Ask } from './sequences/Ask.tsx';
import { Hits } from './sequences/Hits.tsx';
import { Listing } from './sequences/Listing.tsx';
import type { AskedBefore } from './sequences/question.ts';
import './sequences/sequences.css';

const PAGE = 10;
/** How long one question whether the search has ended is kept open, in ms. */
const WAIT = 5_000;
const SORTS = ['evalue', 'perc_identity', 'q_coverage'] as const;
type Sort = (typeof SORTS)[number];

/**
 * `/sequences`: a search is begun, and its answer stands under its number (`?job=`, `?sort=`, `?from=`); `?like=`: the
 * sequence to begin with; `?view=patent`: the sequences of a patent.
 */
export default function Sequences() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'patent' ? 'patent' : 'search';
  useEffect(() => {
    document.title = `${say('sequences')} · Priora`;
  }, [say]);
  return (
    <div className="page">
      <div className="between">
        <h1>{say('sequences')}</h1>
        <Segmented
          label={say('sequences')}
          value={view}
          of={(['search', 'patent'] as const).map((value) => ({ value, name: say(`sequences_view_${value}`) }))}
          onChange={(value) => setParams(value === 'patent' ? { view: value } : {})}
        />
      </div>
      {view === 'patent' ? <Listing /> : <Searching />}
    </div>
  );
}

function Searching() {
  const [params, setParams] = useSearchParams();
  const job = params.get('job') ?? '';
  const like = params.get('like') ?? '';
  const given = useQuery({
    queryKey: ['sequence', like],
    enabled: like !== '' && job === '',
    queryFn: ({ signal }) =>
      operation('POST /bio/sequence/info', { query: { sequence_id: Number(like) }, body: {}, signal }),
  });
  const before = useAsked(job);
  const { sequence, sequence_name = [], type } = given.data ?? {};
  const kind = type === 'Proteins' ? 'PROTEIN' : 'NUCLEOTIDE';
  const beginning: AskedBefore | undefined = sequence
    ? { sequence, label: sequence_name[0] ?? like, sequence_type: kind, query_type: kind, algorithm: 'usual' }
    : undefined;
  return (
    <>
      <Ask
        key={job !== '' ? `${job} ${before !== undefined}` : `${like} ${beginning !== undefined}`}
        before={job !== '' ? before : beginning}
        onJob={(id) => setParams({ job: id })}
      />
      {given.error && <Problem error={given.error} />}
      {job !== '' ? <Found key={job} job={job} /> : <Held of="sequences" />}
    </>
  );
}

const pageOf = (job: string, from: number, sort: Sort) => ({
  queryKey: ['sequence-hits', job, from, sort],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    operationWithNotes('POST /bio-openapi/sequence/job/result', {
      body: {
        ...{ job_id: job, page: from / PAGE + 1, size: PAGE },
        ...(sort !== 'evalue' && { sort_field: { field: sort, order: 'desc' as const } }),
      },
      signal,
    }),
});

/** What a search asked, once its first page is here. */
function useAsked(job: string): AskedBefore | undefined {
  const { data } = useQuery({ ...pageOf(job, 0, 'evalue'), enabled: false });
  return data?.answer.asked;
}

/** How far the search is, then what it has found. */
function Found({ job }: { job: string }) {
  const { say } = useWords();
  const state = useQuery({
    queryKey: ['sequence-job', job],
    queryFn: ({ signal }) =>
      operation('GET /bio-openapi/sequence/job/status', { query: { job_id: job, wait_ms: WAIT }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'QUEUEING' || data?.status === 'RUNNING' ? 500 : false),
  });
  if (state.error) return <Problem error={state.error} again={() => void state.refetch()} />;
  const { status = 'QUEUEING', message = '' } = state.data ?? {};
  if (status === 'QUEUEING' || status === 'RUNNING')
    return (
      <>
        <p aria-live="polite">{say(`sequences_state_${status}`)}</p>
        <Skeleton lines={6} />
      </>
    );
  if (status === 'ERROR')
    return (
      <p role="alert" className="problem">
        {message}
      </p>
    );
  return <Results job={job} notes={status === 'TIMEOUT' ? [message] : []} />;
}

function Results({ job, notes }: { job: string; notes: readonly string[] }) {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const from = Math.max(0, Number(params.get('from')) || 0);
  const sort = SORTS.find((each) => each === params.get('sort')) ?? 'evalue';
  const to = (changed: { from?: number; sort?: Sort }) => {
    const { from: begin = 0, sort: by = sort } = changed;
    setParams({ job, ...(by !== 'evalue' && { sort: by }), ...(begin > 0 && { from: `${begin}` }) });
  };
  // the first page tells what was asked, too
  const first = useQuery(pageOf(job, 0, 'evalue'));
  const found = useQuery({ ...pageOf(job, from, sort), placeholderData: keepPreviousData });
  const error = found.error ?? first.error;
  if (error) return <Problem error={error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={6} />;
  const { results = [], total = 0, asked } = found.data.answer;
  const motif = asked?.algorithm === undefined;
  return (
    <>
      <div className="between">
        <p className="count" aria-live="polite">
          <strong>{say(total === 500 ? 'sequences_at_most' : 'sequences_n', { n: total })}</strong>
        </p>
        {total > 1 && !motif && (
          <select value={sort} aria-label={say('sort')} onChange={({ target }) => to({ sort: target.value as Sort })}>
            {SORTS.map((each) => (
              <option key={each} value={each}>
                {say(`sequences_by_${each}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      <Notices of={[...new Set([...notes, ...found.data.notes])]} />
      {total === 0 && <Empty title={say('nothing_found')}>{say('sequences_none')}</Empty>}
      <Hits of={results} length={asked?.sequence?.length ?? 0} />
      {total > PAGE && (
        <Pager from={from} shown={results.length} size={PAGE} total={total} onFrom={(next) => to({ from: next })} />
      )}
    </>
  );
}
