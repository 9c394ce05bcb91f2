import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operation } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { filledIn } from '../parts/form.ts';
import { useWords } from '../words/words.tsx';
import { Likeness } from './marks/Likeness.tsx';
import { MarkRows } from './marks/MarkRows.tsx';
import './marks/marks.css';

const FIELDS = ['mark', 'since', 'ipoffice', 'nice_code'] as const;
const EXAMPLES = { mark: '', since: '20240101', ipoffice: 'US, EU', nice_code: '009, 042' } as const;
const MOST = 100;

/** `/marks/watch?mark=&since=`: marks like one's own that were filed or published since a day. */
export default function MarkWatch() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    document.title = `${say('marks_watch')} · Priora`;
  }, [say]);
  const [mark, since, ipoffice, nice_code] = FIELDS.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const found = useQuery({
    queryKey: ['marks watched', mark, since, ipoffice, nice_code],
    enabled: mark !== '' && since !== '',
    queryFn: ({ signal }) =>
      operation('POST /trademark/global/watch', {
        body: { mark, since, ...(ipoffice && { ipoffice }), ...(nice_code && { nice_code }), size: MOST },
        signal,
      }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setParams(filledIn(event.currentTarget, FIELDS));
  };
  return (
    <div className="page marks">
      <p className="small">
        <Link to="/marks">← {say('marks')}</Link>
      </p>
      <h1>{say('marks_watch')}</h1>
      <p className="soft measure">{say('marks_watch_text')}</p>
      <form key={params.toString()} className="marks-filters" onSubmit={submit}>
        {FIELDS.map((name) => (
          <label key={name}>
            <span className="small">{say(name === 'mark' ? 'marks_words' : `marks_${name}`)}</span>
            <input
              name={name}
              defaultValue={params.get(name) ?? ''}
              required={name === 'mark' || name === 'since'}
              maxLength={name === 'mark' ? 2000 : 300}
              placeholder={EXAMPLES[name]}
            />
          </label>
        ))}
        <button type="submit">{say('run')}</button>
      </form>
      {found.error && <Problem error={found.error} again={() => void found.refetch()} />}
      {found.isFetching && !found.data && <Skeleton lines={6} />}
      {found.data &&
        (found.data.hits.length === 0 ? (
          <Empty title={say('nothing_found')}>{say('marks_watch_none')}</Empty>
        ) : (
          <>
            <p className="count" aria-live="polite">
              <strong>{say('marks_n', { n: found.data.total_hits })}</strong>
            </p>
            <MarkRows
              label={say('marks_watch')}
              rows={found.data.hits}
              last={['marks_alike', ({ similarity }) => <Likeness of={similarity} reasons={similarity.reasons} />]}
            />
          </>
        ))}
    </div>
  );
}
