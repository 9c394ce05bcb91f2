import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { operation } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Held } from '../parts/Held.tsx';
import { Pager } from '../parts/Pager.tsx';
import { useWords } from '../words/words.tsx';

const PAGE = 20;
const TYPES = ['all', 'title', 'abstract', 'author', 'publication'] as const;

/** Words that papers of many fields have. */
const EXAMPLES = ['battery', 'machine learning', 'cancer', 'inhibitor', 'water'];

/** `/papers`: scientific literature by words (`?text=` in `?type=`). */
export default function Papers() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const text = params.get('text') ?? '';
  const type = TYPES.find((each) => each === params.get('type')) ?? 'all';
  const offset = Math.max(0, Number(params.get('from')) || 0);
  useEffect(() => {
    document.title = `${say('papers')} · Priora`;
  }, [say]);
  const found = useQuery({
    queryKey: ['papers', text, type, offset],
    enabled: text !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operation('POST /search/literature/query-search', { body: { text, type, offset, limit: PAGE }, signal }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setParams({ text: String(form.get('text')).trim(), type: String(form.get('type')) });
  };
  const { data, error } = found;
  const { results = [], total_search_result_count: total = 0 } = data ?? {};
  return (
    <div className="page">
      <h1>{say('papers')}</h1>
      <form onSubmit={submit} className="row paper-search">
        <input
          key={text}
          name="text"
          type="search"
          defaultValue={text}
          required
          maxLength={800}
          aria-label={say('papers_find')}
          placeholder={say('papers_find')}
        />
        <select name="type" defaultValue={type} aria-label={say('papers_in')}>
          {TYPES.map((each) => (
            <option key={each} value={each}>
              {say(`papers_${each}`)}
            </option>
          ))}
        </select>
        <button type="submit">{say('run')}</button>
      </form>
      {error ? (
        <Problem error={error} again={() => void found.refetch()} />
      ) : text === '' ? (
        <Beginning />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : total === 0 ? (
        <Empty title={say('nothing_found')}>{say('papers_none')}</Empty>
      ) : (
        <>
          <p className="count" aria-live="polite">
            <strong>{say('papers_n', { n: total })}</strong>
          </p>
          <ol className="plainlist papers">
            {results.map(({ paper_id, title, author, doi }) => (
              <li key={paper_id}>
                <Link to={`/papers/${paper_id}`}>{title?.[0] ?? paper_id}</Link>
                <p className="meta">
                  <span className="who">{author?.slice(0, 6).join(', ')}</span>
                  {doi && <code>{doi}</code>}
                </p>
              </li>
            ))}
          </ol>
          <Pager
            from={offset}
            shown={results.length}
            size={PAGE}
            total={total}
            onFrom={(from) => setParams({ text, type, from: String(from) })}
          />
        </>
      )}
    </div>
  );
}

/** Before anything is asked: what there is, by words that find something in it. */
function Beginning() {
  const { say } = useWords();
  const counts = useQueries({
    queries: EXAMPLES.map((text) => ({
      queryKey: ['papers', 'count', text],
      staleTime: 60_000,
      retry: false,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        operation('POST /search/literature/query-search', { body: { text, type: 'all', offset: 0, limit: 1 }, signal }),
    })),
  });
  return (
    <>
      <p className="soft measure">{say('papers_text')}</p>
      <Held
        of="works"
        examples={EXAMPLES.map((text, n) => ({
          text,
          to: `/papers?text=${encodeURIComponent(text)}`,
          count: counts[n]?.data?.total_search_result_count ?? 0,
        }))}
      />
    </>
  );
}
