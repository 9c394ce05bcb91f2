import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage, operation } from '../../api.ts';
import { Empty } from '../../parts/Empty.tsx';
import { useWords } from '../../words/words.tsx';

const EXAMPLES = [
  ['TTL: battery', 'ex_1'],
  ['TACD: (thermal $W5 runaway) AND IPC: H01M*', 'ex_2'],
  ['TACD: "solid electrolyte" AND PBD: [20200101 TO *]', 'ex_3'],
  ['TACD: (membran* AND water) NOT TTL: method', 'ex_4'],
  ['CLMS: (lidar $SEN detector)', 'ex_5'],
] as const;

/** Before anything is asked: what could be, of the corpus that is here. */
export function Start() {
  const { say } = useWords();
  const standing = useQuery({ queryKey: ['standing'], queryFn: () => manage('GET /corpus/standing') });
  const counts = useQueries({
    queries: EXAMPLES.map(([query_text]) => ({
      queryKey: ['count', query_text],
      staleTime: 60_000,
      retry: false,
      queryFn: () =>
        operation('POST /search/patent/query-search-count', { body: { query_text, collapse_type: 'DOCDB' as const } }),
    })),
  });
  if (standing.data?.records === 0)
    return (
      <section className="start">
        <Empty
          title={say('corpus_empty')}
          ways={
            <Link className="button" to="/corpus">
              {say('corpus_fill')}
            </Link>
          }
        >
          {say('corpus_empty_how')}
        </Empty>
      </section>
    );
  return (
    <section className="start">
      <h2>{say('start_title')}</h2>
      <p className="soft">{say('start_text')}</p>
      <ul>
        {EXAMPLES.map(([text, what], n) => {
          const hits = counts[n]?.data?.total_search_result_count;
          return hits === 0 ? null : (
            <li key={text}>
              <Link to={`/search?q=${encodeURIComponent(text)}`}>
                <code>{text}</code>
              </Link>{' '}
              <span className="soft">
                {say(what)} {hits !== undefined && <b className="hits">{hits.toLocaleString()}</b>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="row small">
        <Link to="/similar">{say('similar_title')}</Link>
        <Link to="/classes">{say('class_browser')}</Link>
        <Link to="/history">{say('history')}</Link>
        <Link to="/lists">{say('lists')}</Link>
      </p>
    </section>
  );
}
