import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { manage } from '../../api.ts';
import { instant, Problem, Skeleton } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import type { Declared } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';
import { bytesText } from '../corpus/corpus.ts';
import { About } from './About.tsx';
import type { Delivery, Run, SourceState } from './sources.ts';

/** The terms, the schedule, the last runs with their reports, and the deliveries of one source. */
export function Details({ of, declared, onChange }: { of: SourceState; declared: Declared; onChange(): void }) {
  const { say, language } = useWords();
  const { name, switched_on } = of;
  const page = useQuery({
    // asked again when a run begins or ends
    queryKey: ['sync', name, of.state, of.last_run?.ended_at],
    placeholderData: (shown) => shown,
    queryFn: () => manage('GET /sync/:name', { params: { name } }),
    refetchInterval: of.state === 'running' ? 2000 : false,
  });
  return (
    <div className="opened">
      <About of={of} declared={declared} />
      {switched_on && (
        <p className="small soft">{say('s_by', { name: switched_on.by, at: instant(switched_on.at, language) })}</p>
      )}
      <Schedule of={of} onChange={onChange} />
      {page.error ? (
        <Problem error={page.error} again={() => void page.refetch()} />
      ) : !page.data ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <Runs of={page.data.runs} />
          <Deliveries name={name} of={page.data.deliveries} onChange={() => void page.refetch()} />
        </>
      )}
    </div>
  );
}

function Schedule({ of, onChange }: { of: SourceState; onChange(): void }) {
  const { say } = useWords();
  const id = useId();
  const { name, schedule, since, hosts, numbers } = of;
  const change = useMutation({
    mutationFn: (body: { cron: string | null; time_zone?: string; since?: string | null; numbers?: string[] }) =>
      manage('POST /sync/:name', { params: { name }, body }),
    onSuccess: onChange,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (field: string) => String(form.get(field) ?? '').trim();
    change.mutate({
      cron: said('cron'),
      time_zone: said('zone'),
      ...(hosts.length > 0 && { since: said('since') === '' ? null : said('since') }),
      ...(numbers && { numbers: said('numbers').split(/\s+/).filter(Boolean) }),
    });
  };
  return (
    <form onSubmit={submit} key={`${schedule.cron} ${schedule.time_zone} ${since}`}>
      <h3>{say('s_schedule')}</h3>
      <div className="schedule">
        <label htmlFor={`${id}c`}>
          {say('s_cron')} {schedule.declared && <span className="soft small">{say('s_declared')}</span>}
          <input id={`${id}c`} name="cron" required maxLength={100} defaultValue={schedule.cron} className="mono" />
        </label>
        <label htmlFor={`${id}z`}>
          {say('s_zone')}
          <input id={`${id}z`} name="zone" required maxLength={60} defaultValue={schedule.time_zone} />
        </label>
        {hosts.length > 0 && (
          <label htmlFor={`${id}s`}>
            {say('s_since')}
            <input id={`${id}s`} name="since" type="date" defaultValue={since ?? ''} />
          </label>
        )}
      </div>
      {numbers && (
        <label htmlFor={`${id}n`}>
          {say('s_numbers')}
          <textarea id={`${id}n`} name="numbers" rows={4} defaultValue={numbers.join('\n')} className="mono" />
        </label>
      )}
      <div className="row small">
        <button type="submit" className="plain" disabled={change.isPending}>
          {say('s_keep')}
        </button>
        {!schedule.declared && (
          <button type="button" className="plain" onClick={() => change.mutate({ cron: null })}>
            {say('s_as_declared')}
          </button>
        )}
        {change.isSuccess && <span role="status">{say('s_kept')}</span>}
      </div>
      {change.error && <Problem error={change.error} />}
    </form>
  );
}

const ENDS = { running: 'warning', done: 'good', nothing_new: 'soft', failed: 'risky', stopped: 'warning' } as const;
const SIGNS = { running: '◐', done: '●', nothing_new: '○', failed: '✕', stopped: '◐' } as const;

function Runs({ of }: { of: readonly Run[] }) {
  const { say, language } = useWords();
  return (
    <>
      <h3>{say('s_runs')}</h3>
      {of.length === 0 ? (
        <p className="soft">{say('s_runs_none')}</p>
      ) : (
        <Table
          label={say('s_runs')}
          of={['s_run_when', 's_run_end', 's_run_taken', 's_run_records', { number: 's_run_fetched' }]}
        >
          <tbody>
            {of
              .slice(0, 10)
              .map(
                ({ id, started_at, why, state, taken, rejected, records, added, changed, problems, fetched_bytes }) => (
                  <tr key={id}>
                    <td className="when">
                      {instant(started_at, language)}
                      <br />
                      <small className="soft">{say(`s_why_${why}`)}</small>
                    </td>
                    <td>
                      <span className={ENDS[state]}>
                        {SIGNS[state]} {say(`s_end_${state}`)}
                      </span>
                      {problems.slice(0, 3).map((problem) => (
                        <p key={problem} className="warning">
                          {problem}
                        </p>
                      ))}
                    </td>
                    <td>
                      {taken.slice(0, 3).join(', ')}
                      {taken.length > 3 && ` +${taken.length - 3}`}
                      {rejected.length > 0 && (
                        <p className="risky small">
                          ✕ {say('s_d_rejected')}: {rejected.slice(0, 3).join(', ')}
                        </p>
                      )}
                    </td>
                    <td>{records > 0 && say('s_records', { records, added, changed })}</td>
                    <td className="n">{fetched_bytes > 0 && bytesText(fetched_bytes)}</td>
                  </tr>
                ),
              )}
          </tbody>
        </Table>
      )}
    </>
  );
}

const DELIVERED = {
  ...{ waiting: 'soft', fetching: 'warning', fetched: 'warning', importing: 'warning' },
  ...{ taken: 'good', rejected: 'risky', passed: 'soft' },
} as const;

function Deliveries({ name, of, onChange }: { name: string; of: readonly Delivery[]; onChange(): void }) {
  const { say, language } = useWords();
  const again = useMutation({
    mutationFn: (delivery: string) => manage('POST /sync/:name/again', { params: { name }, body: { delivery } }),
    onSuccess: onChange,
  });
  return (
    <>
      <h3>{say('s_deliveries')}</h3>
      {again.error && <Problem error={again.error} />}
      {of.length === 0 ? (
        <p className="soft">{say('s_deliveries_none')}</p>
      ) : (
        <Table
          label={say('s_deliveries')}
          of={['s_delivery', 's_delivery_state', { number: 's_size' }, 's_run_records', { unseen: 'task_actions' }]}
        >
          <tbody>
            {of.slice(0, 30).map((one) => (
              <tr key={`${one.name} ${one.version}`}>
                <th scope="row">{one.name}</th>
                <td>
                  <span className={DELIVERED[one.state]}>{say(`s_d_${one.state}`)}</span>{' '}
                  <small className="soft">{instant(one.taken_at, language)}</small>
                  {one.problem !== undefined && <p className="warning">{one.problem}</p>}
                </td>
                <td className="n">{one.bytes !== undefined && bytesText(one.bytes)}</td>
                <td>
                  {one.records !== undefined &&
                    say('s_records', { records: one.records, added: one.added ?? 0, changed: one.changed ?? 0 })}
                </td>
                <td>
                  {(one.state === 'rejected' || one.state === 'taken') && (
                    <button
                      type="button"
                      className="plain"
                      aria-label={say('s_again_named', { name: one.name })}
                      disabled={again.isPending}
                      onClick={() => again.mutate(one.name)}
                    >
                      {say('s_again')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
