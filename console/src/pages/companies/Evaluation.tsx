import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operation, operationWithNotes } from '../../api.ts';
import { Bars } from '../../parts/Bars.tsx';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';

const DIMENSIONS = ['fundamental', 'rd_scale_and_stability', 'tech_influence', 'tech_layout', 'tech_quality'] as const;

/** How the interface is asked about a company: its credit code wins over the name. */
interface Asked {
  readonly company_name: string;
  readonly credit_code?: string;
}

/** Score and rating by its patents among all owners, with the five dimensions; and a report on it as a file. */
export function Evaluation({ of }: { of: Asked }) {
  const { say } = useWords();
  const score = useQuery({
    queryKey: ['company-evaluation', of],
    staleTime: 60_000,
    queryFn: ({ signal }) => operationWithNotes('POST /company/technology-evaluation', { body: of, signal }),
  });
  const answer = score.data?.answer;
  return (
    <section>
      <h2>{say('company_evaluation')}</h2>
      {score.error && <Problem error={score.error} again={() => void score.refetch()} />}
      {score.isPending && <Skeleton lines={4} />}
      {answer?.score !== undefined && (
        <>
          <p>
            <strong>{say('company_total', { n: answer.score.toFixed(1) })}</strong>{' '}
            {answer.rating_v2 && say('company_rating', { n: answer.rating_v2 })}
          </p>
          <div className="company-charts">
            <Bars
              title={say('company_dimensions')}
              lying
              bars={DIMENSIONS.map((name) => ({
                name,
                label: say(`company_dim_${name}`),
                count: Math.round(answer[name] ?? 0),
              }))}
            />
          </div>
        </>
      )}
      {score.data?.notes.map((note) => (
        <p key={note} className="soft small measure">
          {note}
        </p>
      ))}
      <Report of={of} />
    </section>
  );
}

const AGAIN_MS = 700;
/** States of a job of the interface. */
const [DONE, FAILED] = [2, 3];

/** A report on the company, made while one waits, and the link to it. */
function Report({ of }: { of: Asked }) {
  const { say } = useWords();
  const [job, setJob] = useState<number>();
  const start = useMutation({
    mutationFn: (report_type: 'word' | 'pdf') =>
      operation('POST /innovation/company-report/task/create', { body: { ...of, report_type } }),
    onSuccess: ({ job_id }) => setJob(Number(job_id)),
  });
  const state = useQuery({
    queryKey: ['company-report', job],
    enabled: job !== undefined,
    queryFn: ({ signal }) =>
      operation('GET /innovation/company-report/job_id/status', { query: { job_id: job! }, signal }),
    refetchInterval: ({ state: { data } }) => (data && (data.job_status ?? 0) >= DONE! ? false : AGAIN_MS),
  });
  const { job_status = 0, download_url, abnormal_cause } = state.data ?? {};
  const making = start.isPending || (job !== undefined && job_status < DONE!);
  return (
    <div className="row">
      {(['pdf', 'word'] as const).map((type) => (
        <button key={type} type="button" disabled={making} onClick={() => start.mutate(type)}>
          {say(`company_report_${type}`)}
        </button>
      ))}
      <span aria-live="polite">
        {making && <span className="soft">{say('company_report_making')}</span>}
        {!making && download_url && <a href={download_url}>{say('company_report_ready')}</a>}
        {!making && job_status === FAILED && <span className="soft">{abnormal_cause}</span>}
      </span>
      {(start.error ?? state.error) && <Problem error={(start.error ?? state.error)!} />}
    </div>
  );
}
