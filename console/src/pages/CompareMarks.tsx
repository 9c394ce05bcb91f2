import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { operation } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { filledIn } from '../parts/form.ts';
import { useWords } from '../words/words.tsx';
import { Likeness } from './marks/Likeness.tsx';
import './marks/marks.css';

const FIELDS = ['mark', 'other', 'nice_code'] as const;

/** `/marks/compare?mark=&other=&nice_code=`: two marks by sight, sound, sense and shared words, each with reasons. */
export default function CompareMarks() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    document.title = `${say('marks_compare')} · Priora`;
  }, [say]);
  const [mark, other, nice_code] = FIELDS.map((name) => params.get(name) ?? '') as [string, string, string];
  const compared = useQuery({
    queryKey: ['marks compared', mark, other, nice_code],
    enabled: mark !== '' && other !== '',
    queryFn: async ({ signal }) =>
      (
        await operation('POST /trademark/global/similar', {
          body: { mark, other, ...(nice_code && { nice_code }) },
          signal,
        })
      ).similarity,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setParams(filledIn(event.currentTarget, FIELDS));
  };
  return (
    <div className="page marks">
      <h1>{say('marks_compare')}</h1>
      <p className="soft measure">{say('marks_compare_text')}</p>
      <form key={params.toString()} className="marks-filters" onSubmit={submit}>
        {FIELDS.map((name) => (
          <label key={name}>
            <span className="small">{say(name === 'nice_code' ? 'marks_nice_code' : `marks_of_${name}`)}</span>
            <input
              name={name}
              defaultValue={params.get(name) ?? ''}
              required={name !== 'nice_code'}
              maxLength={name === 'nice_code' ? 400 : 2000}
              placeholder={name === 'nice_code' ? '009, 042' : ''}
            />
          </label>
        ))}
        <button type="submit">{say('marks_compare_go')}</button>
      </form>
      {compared.error && <Problem error={compared.error} again={() => void compared.refetch()} />}
      {compared.isFetching && <Skeleton lines={3} />}
      {compared.data && (
        <section className="compared" aria-live="polite">
          <p>
            <strong>{mark}</strong> ↔ <strong>{other}</strong>:{' '}
            {say('marks_whole', { n: Math.round(compared.data.score * 100) })}
          </p>
          <Likeness of={compared.data} reasons={compared.data.reasons} />
          {compared.data.reasons.length === 0 && <p className="soft">{say('marks_no_reason')}</p>}
        </section>
      )}
    </div>
  );
}
