import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { manage } from '../api.ts';
import { Problem, Skeleton } from '../parts/basics.tsx';
import { useSession } from '../parts/Frame.tsx';
import { useWords } from '../words/words.tsx';

const Chart = lazy(() => import('../parts/Chart.tsx'));

interface CorpusPage {
  readonly collections: readonly { name: string; records: number; stored_seq: number; indexed_seq: number }[];
  readonly offices: readonly { value: string; count: number }[];
  readonly years: readonly { value: string; count: number }[];
  readonly demo: boolean;
}

export default function Corpus() {
  const { say } = useWords();
  const session = useSession();
  const client = useQueryClient();
  const corpus = useQuery<CorpusPage>({ queryKey: ['corpus'], queryFn: () => manage('GET /corpus') });
  const remove = useMutation({
    mutationFn: () => manage('DELETE /corpus/demo'),
    onSuccess: () => client.invalidateQueries(),
  });
  const data = corpus.data;
  return (
    <div className="page">
      <h1>{say('corpus_title')}</h1>
      {corpus.error ? (
        <Problem error={corpus.error} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('collection')}</th>
                <th scope="col" className="n">
                  {say('records')}
                </th>
                <th scope="col">{say('indexed')}</th>
              </tr>
            </thead>
            <tbody>
              {data.collections.map(({ name, records, stored_seq, indexed_seq }) => (
                <tr key={name}>
                  <th scope="row">{name.replaceAll('_', ' ')}</th>
                  <td className="n">{records.toLocaleString()}</td>
                  <td>
                    {indexed_seq >= stored_seq ? (
                      <span className="good">● {say('up_to_date')}</span>
                    ) : (
                      <span className="warning">◐ {say('following', { n: stored_seq - indexed_seq })}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {remove.data && (
            <p className="note" role="status">
              {say('demo_removed', { n: remove.data.removed })}
            </p>
          )}
          {remove.error && <Problem error={remove.error} />}
          {data.demo && (
            <div className="note between">
              <span>{say('demo_here')}</span>
              {session.data?.user?.role === 'owner' && (
                <button
                  type="button"
                  className="plain risk"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate()}
                >
                  {say('demo_remove')}
                </button>
              )}
            </div>
          )}
          <Suspense fallback={<Skeleton lines={8} />}>
            <div className="charts">
              <Chart title={say('years')} bars={data.years.map(({ value, count }) => ({ name: value, count }))} />
              <Chart
                title={say('offices')}
                lying
                bars={data.offices.slice(0, 15).map(({ value, count }) => ({ name: value, count }))}
              />
            </div>
          </Suspense>
          <p>{say('import_text')}</p>
          <pre>
            <code>npm run -s priora -- import auto &lt;files or folders...&gt;</code>
          </pre>
        </>
      )}
    </div>
  );
}
