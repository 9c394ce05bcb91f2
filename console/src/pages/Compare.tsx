import { useQueries } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { manage } from '../api.ts';
import { day, Marked, Problem, Skeleton } from '../parts/basics.tsx';
import { useWords } from '../words/words.tsx';
import { type PatentPage, textsOf } from './patent.ts';

const MOST = 3;

/** Two or three documents side by side: the same part of each at the same height. */
export default function Compare() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean).slice(0, MOST);
  const pages = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['patent', id, q],
      queryFn: (): Promise<PatentPage> =>
        manage(`GET /patents/${encodeURIComponent(id)}${q ? `?q=${encodeURIComponent(q)}` : ''}`),
    })),
  });
  const failed = pages.find(({ error }) => error)?.error;
  if (ids.length === 0)
    return (
      <div className="page">
        <h1>{say('compare_title')}</h1>
        <p className="empty">{say('compare_none')}</p>
      </div>
    );
  if (failed)
    return (
      <div className="page">
        <Problem error={failed} />
      </div>
    );
  if (pages.some(({ isPending }) => isPending))
    return (
      <div className="page">
        <Skeleton lines={12} />
      </div>
    );
  const documents = pages.map(({ data }) => ({ page: data!, texts: textsOf(data!.record) }));
  const row = (title: string, cell: (document: (typeof documents)[number]) => React.ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {documents.map((each, n) => (
        <td key={n}>{cell(each)}</td>
      ))}
    </tr>
  );
  return (
    <div className="page wide">
      <h1>{say('compare_title')}</h1>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={say('compare_title')}>
        <table className="compare">
          <thead>
            <tr>
              <td />
              {documents.map(({ page, texts }, n) => (
                <th scope="col" key={ids[n]}>
                  <Link to={`/patents/${page.record.publication_number}?q=${encodeURIComponent(q)}`}>
                    <code>{page.record.publication_number}</code>
                  </Link>{' '}
                  <button
                    type="button"
                    className="quiet small"
                    aria-label={`${say('remove')} ${ids[n]}`}
                    onClick={() => setParams({ ids: ids.filter((id) => id !== ids[n]).join(','), q })}
                  >
                    ✕
                  </button>
                  <p className="title">{texts.title?.text}</p>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(say('priority'), ({ page: { record } }) => day(record.priorities[0]?.date ?? record.filing_date))}
            {row(
              say('owners'),
              ({ page: { record } }) =>
                (record.current_assignees[0] ?? record.applicants[0] ?? record.assignees[0])?.name,
            )}
            {row('IPC', ({ page: { record } }) => record.ipc.slice(0, 6).join(', '))}
            {row(
              say('abstract'),
              ({ page, texts }) =>
                texts.abstract && (
                  <p className="text">
                    <Marked text={texts.abstract.text} marks={page.marks?.abstract} />
                  </p>
                ),
            )}
            {row(say('claims'), ({ page, texts }) =>
              texts.claims?.claims
                .filter(({ independent }) => independent)
                .map((claim) => (
                  <p className="text" key={claim.number}>
                    <b>{claim.number}</b> <Marked text={claim.text} marks={page.marks?.[`c${claim.number}`]} />
                  </p>
                )),
            )}
          </tbody>
        </table>
      </section>
    </div>
  );
}
