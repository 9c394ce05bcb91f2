import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operation } from '../api.ts';
import { Bars } from '../parts/Bars.tsx';
import { day, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { MarkRows } from './marks/MarkRows.tsx';
import './marks/marks.css';

const MOST = 100;

/** `/marks/portfolio?owner=`: an owner's marks by office, class and state, and what must be renewed within a year. */
export default function MarkPortfolio() {
  const { say } = useWords();
  const said = useRegisterWords();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    document.title = `${say('marks_portfolio')} · Priora`;
  }, [say]);
  const owner = params.get('owner') ?? '';
  const found = useQuery({
    queryKey: ['marks of', owner],
    enabled: owner !== '',
    queryFn: ({ signal }) => operation('POST /trademark/global/portfolio', { body: { owner, size: MOST }, signal }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('owner') ?? '').trim();
    setParams(name ? { owner: name } : {});
  };
  const expires = [
    'marks_expires',
    ({ expiry_date, expiry_by }: { expiry_date?: string; expiry_by?: string }) => (
      <>
        {day(Number(expiry_date) || undefined)}
        {expiry_by && <div className="soft small">{say('marks_by_law', { law: expiry_by })}</div>}
      </>
    ),
  ] as const;
  const { data } = found;
  return (
    <div className="page marks">
      <p className="small">
        <Link to="/marks">← {say('marks')}</Link>
      </p>
      <h1>{say('marks_portfolio')}</h1>
      <p className="soft measure">{say('marks_portfolio_text')}</p>
      <form key={owner} className="marks-search" onSubmit={submit}>
        <div className="row">
          <input
            name="owner"
            type="search"
            defaultValue={owner}
            minLength={2}
            maxLength={300}
            required
            aria-label={say('marks_applicant')}
            placeholder={say('marks_applicant')}
          />
          <button type="submit">{say('run')}</button>
        </div>
      </form>
      {found.error && <Problem error={found.error} again={() => void found.refetch()} />}
      {found.isFetching && !data && <Skeleton lines={8} />}
      {data?.total === 0 && <Empty title={say('nothing_found')}>{say('marks_portfolio_none')}</Empty>}
      {data && data.total > 0 && (
        <>
          <p className="count" aria-live="polite">
            <strong>{say('marks_n', { n: data.total })}</strong>
          </p>
          <div className="marks-counts">
            {(
              [
                ['marks_ipoffice', data.offices],
                ['marks_nice_code', data.classes],
                ['marks_status', data.states],
              ] as const
            ).map(([word, counts]) => (
              <Bars
                key={word}
                title={say(word)}
                lying
                bars={counts.map(({ count, value }) => ({
                  name: word === 'marks_status' ? said('mark_state', value)! : value,
                  count,
                }))}
              />
            ))}
          </div>
          <h2>{say('marks_renewals')}</h2>
          {data.renewals_due.length === 0 ? (
            <p className="soft">{say('marks_no_renewals')}</p>
          ) : (
            <MarkRows label={say('marks_renewals')} rows={data.renewals_due} last={expires} />
          )}
          <h2>{say('marks_newest')}</h2>
          <MarkRows label={say('marks_newest')} rows={data.marks} last={expires} />
        </>
      )}
    </div>
  );
}
