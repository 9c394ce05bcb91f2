import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { manage } from '../../api.ts';
import { instant, Problem } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import { bytesText, type ImportJob, type ImportResult, type Job } from './corpus.ts';

const SIGN = { waiting: '○', running: '◐', done: '●', failed: '✕', cancelled: '○' } as const;
const TONE = { waiting: 'soft', running: 'warning', done: 'good', failed: 'risky', cancelled: 'soft' } as const;

/** Who asks where a source that is followed does, not a person. */
const SOURCES = 'sources';

/** Imports and checks, for operators: asked again while one is under way; the corpus is read again when one ends. */
export function useJobs(operator: boolean) {
  const client = useQueryClient();
  const jobs = useQuery({
    queryKey: ['jobs'],
    queryFn: () => manage('GET /jobs'),
    enabled: operator,
    refetchInterval: ({ state }) => (state.data?.some(({ ended_at }) => !ended_at) ? 500 : false),
  });
  const ended = jobs.data?.filter(({ ended_at }) => ended_at).length;
  const before = useRef(ended);
  useEffect(() => {
    if (before.current !== undefined && ended !== before.current) {
      void client.invalidateQueries({ queryKey: ['corpus'] });
      // the index follows within half a second
      setTimeout(() => void client.invalidateQueries({ queryKey: ['corpus'] }), 1500);
    }
    before.current = ended;
  }, [ended, client]);
  return jobs;
}

export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  const { say, language } = useWords();
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: (id: string) => manage('DELETE /jobs/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
  const imports = jobs.filter((job) => job.kind === 'import').slice(0, 8);
  if (imports.length === 0) return null;
  return (
    <>
      {cancel.error && <Problem error={cancel.error} />}
      <ul className="jobs" aria-label={say('w_jobs')}>
        {imports.map((job) => {
          const name = job.files.join(', ') || say('w_unknown_file');
          return (
            <li key={job.id}>
              <div className="between">
                <strong className="name">
                  {name}
                  {job.only_check && <span className="tag">{say('w_only_check')}</span>}
                </strong>
                <State of={job} />
              </div>
              {!job.ended_at && <Under job={job} />}
              {job.result && <Outcome of={job.result} checked={job.only_check} />}
              {job.problem && <p className="risky">{job.problem}</p>}
              <div className="between">
                <small className="soft">
                  {instant(job.created_at, language)} ·{' '}
                  {say('w_asked_by', { name: job.asked_by === SOURCES ? say('s_title') : job.asked_by })}
                </small>
                {!job.ended_at && (
                  <button
                    type="button"
                    className="plain"
                    aria-label={say('w_cancel_named', { name })}
                    onClick={() => cancel.mutate(job.id)}
                  >
                    {say('w_cancel_job')}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * How an import has ended: what was rejected or not read is no plain success; what was rejected leads to the reasons.
 */
function State({ of: { state, result } }: { of: ImportJob }) {
  const { say } = useWords();
  const rejected = state === 'done' ? (result?.rejected ?? 0) : 0;
  if (rejected > 0)
    return (
      <a className="warning rejected-link" href="#rejects">
        ◐ {say('w_state_rejects', { n: rejected })}
      </a>
    );
  if (state === 'done' && (result?.problems.length ?? 0) > 0)
    return <span className="warning">◐ {say('w_state_unread')}</span>;
  return (
    <span className={TONE[state]}>
      {SIGN[state]} {say(`w_state_${state}`)}
    </span>
  );
}

function Under({ job: { progress, files } }: { job: ImportJob }) {
  const { say } = useWords();
  const { bytes_done = 0, bytes_total = 0, records = 0, rejected = 0 } = progress ?? {};
  return (
    <div role="status">
      <progress value={bytes_done} max={bytes_total || 1} aria-label={files.join(', ')} />
      <small className="soft">
        {bytes_total === 0
          ? say('w_starting')
          : say('w_read', { done: bytesText(bytes_done), all: bytesText(bytes_total), records, rejected })}
      </small>
    </div>
  );
}

/** What an import did, or what one would do whose files were read through. */
function Outcome({ of, checked }: { of: ImportResult; checked: boolean }) {
  const { say } = useWords();
  const { records, added, changed, unchanged, rejected, problems, sources, files_done_before: before } = of;
  return (
    <>
      <p>
        {checked
          ? say('w_checked', { n: records, rejected })
          : say('w_imported', { added, changed, unchanged, rejected })}
        {before > 0 && ` · ${say('w_before', { n: before })}`}
      </p>
      {sources
        .filter(({ below }) => below.length > 0)
        .map(({ source, below }) => (
          <p key={source} className="warning">
            ◐{' '}
            {say('w_below', {
              source,
              fields: below
                .map(({ field, share }) => `${field.replaceAll('_', ' ')} ${(share * 100).toFixed(1)} %`)
                .join(', '),
            })}
          </p>
        ))}
      {problems.slice(0, 5).map((problem) => (
        <p key={problem} className="warning">
          ◐ {problem}
        </p>
      ))}
    </>
  );
}

/** Whether records and index are sound, as a check found them; and asking for one. */
export function Check({ jobs }: { jobs: readonly Job[] }) {
  const { say, language } = useWords();
  const client = useQueryClient();
  const start = useMutation({
    mutationFn: () => manage('POST /corpus/check'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
  const checks = jobs.filter((job) => job.kind === 'check');
  const under = checks.find(({ ended_at }) => !ended_at);
  const last = checks.find(({ state }) => state === 'done' || state === 'failed');
  const findings = last?.result?.findings ?? [];
  return (
    <>
      <div className="between check">
        <span role="status">
          {under ? (
            <>
              ◐ {say('w_checking')} <span className="soft">{under.progress?.step}</span>
            </>
          ) : last ? (
            <>
              {say('w_last_check', { at: instant(last.ended_at, language) })}
              {last.problem ? (
                <span className="risky">{last.problem}</span>
              ) : findings.length === 0 ? (
                <span className="good">● {say('w_sound')}</span>
              ) : (
                <span className="risky">✕ {say('w_findings', { n: findings.length })}</span>
              )}
            </>
          ) : (
            <span className="soft">{say('w_never_checked')}</span>
          )}
        </span>
        <button type="button" className="plain" disabled={under !== undefined} onClick={() => start.mutate()}>
          {say('w_check')}
        </button>
      </div>
      {start.error && <Problem error={start.error} />}
      {!under && (
        <ul className="plainlist">
          {findings.map(({ area, message, remedy }) => (
            <li key={area + message}>
              <strong>{area}</strong>: {message} <span className="soft">{remedy}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
