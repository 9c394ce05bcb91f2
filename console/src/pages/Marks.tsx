import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Operation, operationWithNotes } from '../api.ts';
import { day, Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { filledIn } from '../parts/form.ts';
import { Held } from '../parts/Held.tsx';
import { Pager } from '../parts/Pager.tsx';
import { Notices } from '../parts/Readiness.tsx';
import { Table } from '../parts/Table.tsx';
import { useRegisterWords } from '../words/registers.ts';
import { useWords } from '../words/words.tsx';
import { Likeness } from './marks/Likeness.tsx';
import './marks/marks.css';

const PAGE = 20;
const FILTERS = ['ipoffice', 'nice_code', 'vienna_code', 'applicant', 'apdt'] as const;

/** `/marks`: trade marks by words (`?mark=`), as written or alike (`?mode=`), within what the address says. */
export default function Marks() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    document.title = `${say('marks')} · Priora`;
  }, [say]);
  const mark = params.get('mark') ?? '';
  const mode = params.get('mode') === 'exact' ? 'exact' : 'smart';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const filters = Object.fromEntries(FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])));
  const asked = mark !== '' || Object.keys(filters).length > 0;
  const found = useQuery({
    queryKey: ['marks', mark, mode, filters, page],
    enabled: asked,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /trademark/search', {
        body: { ...filters, ...(mark && { mark, mode }), page, size: PAGE },
        signal,
      }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setParams(filledIn(event.currentTarget, ['mark', 'mode', ...FILTERS]));
  };
  const { hits = [], total_hits = 0 } = found.data?.answer ?? {};
  return (
    <div className="page marks">
      <header className="between">
        <h1>{say('marks')}</h1>
        <span className="row">
          <Link className="button plain-button" to="/marks/picture">
            {say('marks_by_picture')}
          </Link>
          {(['watch', 'compare'] as const).map((page) => (
            <Link
              key={page}
              className="button plain-button"
              to={`/marks/${page}${mark ? `?mark=${encodeURIComponent(mark)}` : ''}`}
            >
              {say(`marks_${page}`)}
            </Link>
          ))}
          <Link className="button plain-button" to="/marks/portfolio">
            {say('marks_portfolio')}
          </Link>
        </span>
      </header>
      <p className="soft measure">{say('marks_text')}</p>
      <Form key={params.toString()} mark={mark} mode={mode} params={params} onSubmit={submit} />
      {found.error ? (
        <Problem error={found.error} again={() => void found.refetch()} />
      ) : !asked ? (
        <Beginning />
      ) : !found.data ? (
        <Skeleton lines={8} />
      ) : hits.length === 0 ? (
        <Empty title={say('nothing_found')}>{say('marks_none')}</Empty>
      ) : (
        <>
          <p className="count" aria-live="polite">
            <strong>{say('marks_n', { n: total_hits })}</strong>
          </p>
          <Notices of={found.data.notes} />
          <Found hits={hits} />
          <Pager
            from={(page - 1) * PAGE}
            shown={hits.length}
            size={PAGE}
            total={total_hits}
            onFrom={(from) =>
              setParams((now) => {
                now.set('page', String(from / PAGE + 1));
                return now;
              })
            }
          />
        </>
      )}
    </div>
  );
}

function Found({ hits }: { hits: NonNullable<Operation<'POST /trademark/search'>['hits']> }) {
  const { say } = useWords();
  const word = useRegisterWords();
  return (
    <Table
      label={say('marks')}
      className="marks-found"
      of={['marks_mark', 'marks_status', 'marks_nice_code', 'marks_applicant', 'marks_apdt', 'marks_alike']}
    >
      <tbody>
        {hits.map((hit) => (
          <tr key={hit.id}>
            <th scope="row">
              <Link to={`/marks/${hit.ipoffice}/${encodeURIComponent(hit.app_num ?? '')}`}>
                {hit.mark || say('marks_no_words')}
              </Link>
              <div className="soft small">
                <code>{hit.id}</code>
              </div>
            </th>
            <td>{word('mark_status', hit.status)}</td>
            <td>{hit.nice_code?.join(', ')}</td>
            <td>{hit.applicant?.join(', ')}</td>
            <td className="day">{day(Number(hit.apdt) || undefined)}</td>
            <td>{hit.similarity && <Likeness of={hit.similarity} reasons={hit.reasons} />}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Before anything is asked: how many marks there are, and some of them. */
function Beginning() {
  const some = useQuery({
    queryKey: ['marks', 'some'],
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /trademark/search', { body: { nice_code: '009', page: 1, size: 8 }, signal }),
  });
  const words = [...new Set(some.data?.answer.hits?.flatMap(({ mark }) => (mark ? [mark] : [])))];
  return (
    <Held of="trademarks" examples={words.map((text) => ({ text, to: `/marks?mark=${encodeURIComponent(text)}` }))} />
  );
}

function Form({
  mark,
  mode,
  params,
  onSubmit,
}: {
  mark: string;
  mode: string;
  params: URLSearchParams;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}) {
  const { say } = useWords();
  return (
    <form onSubmit={onSubmit} className="marks-search">
      <div className="row">
        <input
          name="mark"
          type="search"
          defaultValue={mark}
          maxLength={2000}
          aria-label={say('marks_words')}
          placeholder={say('marks_words')}
        />
        <select name="mode" defaultValue={mode} aria-label={say('marks_mode')}>
          <option value="smart">{say('marks_smart')}</option>
          <option value="exact">{say('marks_exact')}</option>
        </select>
        <button type="submit">{say('run')}</button>
      </div>
      <div className="marks-filters">
        {FILTERS.map((name) => (
          <label key={name}>
            <span className="small">{say(`marks_${name}`)}</span>
            <input name={name} defaultValue={params.get(name) ?? ''} maxLength={300} placeholder={EXAMPLES[name]} />
          </label>
        ))}
      </div>
    </form>
  );
}

const EXAMPLES: Readonly<Record<(typeof FILTERS)[number], string>> = {
  ipoffice: 'US, EU',
  nice_code: '009, 042',
  vienna_code: '26.04',
  applicant: '',
  apdt: '20200101:20231231',
};
