import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Asked, type Of, type Operation, operation, operationWithNotes } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { useWords } from '../words/words.tsx';
import { Alignment } from './chemistry/Alignment.tsx';
import { lettersOf } from './chemistry/fasta.ts';
import './chemistry/chemistry.css';

const PAGE = 10;
const MOST_HITS = 500;
/** How long one question whether the search has ended is kept open, in ms. */
const WAIT = 5_000;

type Kind = Asked<'POST /bio-openapi/sequence/job'>['query_type'];
type Algorithm = Asked<'POST /bio-openapi/sequence/job'>['params']['algorithm'];

/** What can be searched: kinds of the query and of what is looked at, and by which algorithm; without one a motif. */
// biome-ignore format: read it as a table
const SEARCHES = {
  blastp: { query: 'PROTEIN', subject: 'PROTEIN', algorithm: 'blastp' },
  blastn: { query: 'NUCLEOTIDE', subject: 'NUCLEOTIDE', algorithm: 'blastn' },
  blastx: { query: 'NUCLEOTIDE', subject: 'PROTEIN', algorithm: 'blastx-fast' },
  tblastn: { query: 'PROTEIN', subject: 'NUCLEOTIDE', algorithm: 'tblastn-fast' },
  motif_protein: { query: 'PROTEIN', subject: 'PROTEIN', algorithm: undefined },
  motif_nucleotide: { query: 'NUCLEOTIDE', subject: 'NUCLEOTIDE', algorithm: undefined },
} as const satisfies Record<string, { query: Kind; subject: Kind; algorithm: Algorithm | undefined }>;
type Search = keyof typeof SEARCHES;

const DATABASES = ['ALLPATENT', 'NONPATENT'];

/** `/sequences`: a search is begun, and its answer stands under its number (`?job=`). */
export default function Sequences() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const job = params.get('job') ?? '';
  useEffect(() => {
    document.title = `${say('sequences')} · Priora`;
  }, [say]);
  return (
    <div className="page">
      <h1>{say('sequences')}</h1>
      <Ask onJob={(id) => setParams({ job: id })} />
      {job !== '' ? <Found key={job} job={job} /> : <Held of="sequences" />}
    </div>
  );
}

async function begin(search: Search, letters: string): Promise<string> {
  const { query, subject, algorithm } = SEARCHES[search];
  const kinds = { query_type: query, sequence_type: subject, database: DATABASES, limit: MOST_HITS };
  const jobs =
    algorithm === undefined
      ? await operation('POST /bio-openapi/sequence/motif/job', {
          body: { ...kinds, motif_sequence: letters, params: {} },
        })
      : await operation('POST /bio-openapi/sequence/job', {
          body: { ...kinds, sequence_list: [{ sequence: letters }], params: { algorithm } },
        });
  return jobs[0]?.job_id ?? '';
}

function Ask({ onJob }: { onJob(id: string): void }) {
  const { say } = useWords();
  const [error, setError] = useState<Error>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      setError(undefined);
      const letters = lettersOf(String(form.get('letters')));
      if (letters === undefined) throw new Error(say('sequences_one'));
      onJob(await begin(form.get('how') as Search, letters));
    } catch (failure) {
      setError(failure as Error);
    }
  };
  return (
    <form onSubmit={submit} className="drawn">
      <p className="soft measure">{say('sequences_text')}</p>
      <textarea
        name="letters"
        rows={5}
        required
        spellCheck={false}
        aria-label={say('sequences_letters')}
        placeholder={say('sequences_letters')}
      />
      <div className="row">
        <select name="how" aria-label={say('sequences_how')}>
          {(Object.keys(SEARCHES) as Search[]).map((each) => (
            <option key={each} value={each}>
              {say(`sequences_${each}`)}
            </option>
          ))}
        </select>
        <button type="submit">{say('search')}</button>
      </div>
      {error && <Problem error={error} />}
    </form>
  );
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
  return <Hits job={job} notes={status === 'TIMEOUT' ? [message] : []} />;
}

type Hit = Of<NonNullable<Operation<'POST /bio-openapi/sequence/job/result'>['results']>>;

function Hits({ job, notes }: { job: string; notes: readonly string[] }) {
  const { say } = useWords();
  const [from, setFrom] = useState(0);
  const found = useQuery({
    queryKey: ['sequence-hits', job, from],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /bio-openapi/sequence/job/result', {
        body: { job_id: job, page: from / PAGE + 1, size: PAGE },
        signal,
      }),
  });
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={6} />;
  const { results = [], total = 0 } = found.data.answer;
  return (
    <>
      <p className="count" aria-live="polite">
        <strong>{say('sequences_n', { n: total })}</strong>
      </p>
      <Notices of={[...new Set([...notes, ...found.data.notes])]} />
      {total === 0 && <Empty title={say('nothing_found')}>{say('sequences_none')}</Empty>}
      {results.map((hit, at) => (
        <HitOf key={hit.seq_id ?? at} hit={hit} />
      ))}
      {total > PAGE && <Pager from={from} shown={results.length} size={PAGE} total={total} onFrom={setFrom} />}
    </>
  );
}

/** Patents of a hit that are named. */
const MOST_PATENTS = 8;

function HitOf({ hit }: { hit: Hit }) {
  const { say } = useWords();
  const { seq_id, evalue, score, perc_identity, q_coverage, s_len = 0, patents, hsps = [] } = hit;
  const { patents: listed = [], total = 0 } = patents ?? {};
  return (
    <section className="reaction">
      {score !== undefined && evalue !== undefined && (
        <p className="small">
          {say('sequences_hit', {
            identity: perc_identity ?? '',
            covered: q_coverage ?? '',
            evalue,
            score,
            n: s_len,
          })}
        </p>
      )}
      {listed.length === 0 && <p className="small soft">{say('sequences_unplaced', { id: seq_id ?? '' })}</p>}
      {listed.length > 0 && (
        <p className="row small">
          {listed.slice(0, MOST_PATENTS).map(({ pn, claimed, sequence_id_number = [] }) => (
            <span key={pn}>
              <Link to={`/patents/${pn}`}>
                <code>{pn}</code>
              </Link>{' '}
              SEQ ID NO {sequence_id_number.join(', ')}
              {claimed && <strong> {say('sequences_claimed')}</strong>}
            </span>
          ))}
          {total > MOST_PATENTS && <span className="soft">{say('sequences_more', { n: total - MOST_PATENTS })}</span>}
        </p>
      )}
      {hsps.map((hsp, at) => (
        <Alignment key={at} of={hsp} />
      ))}
    </section>
  );
}
