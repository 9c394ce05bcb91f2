import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { useWords } from '../../words/words.tsx';
import type { NoveltyData } from '../flows/novelty/record.ts';
import { quoteAddress } from '../flows/parts/quote.ts';

const SIGNS = { disclosed: '●', partly: '◐', not_found: '○' } as const;

/** Novelty searches of the account that have compared documents. */
export const useComparisons = () =>
  useQuery({
    queryKey: ['comparisons'],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { tasks } = await manage('GET /tasks', { query: { flow: 'novelty-search', limit: 100 }, signal });
      return tasks.filter(({ stage }) => stage === 'results' || stage === 'report');
    },
  });

/**
 * Rows of a table: the features of a novelty search, and what it found of each in these documents. A person's own view
 * goes before.
 */
export function ByFeature({ task, numbers }: { task: string; numbers: readonly string[] }) {
  const { say } = useWords();
  const found = useQuery({
    queryKey: ['comparison', task],
    queryFn: async ({ signal }) =>
      (await manage('GET /tasks/:id', { params: { id: task }, signal })).data as NoveltyData,
  });
  const over = (what: React.ReactNode) => (
    <tr>
      <td />
      <td colSpan={numbers.length}>{what}</td>
    </tr>
  );
  if (found.error) return over(<Problem error={found.error} />);
  if (!found.data) return over(<Skeleton lines={6} />);
  const { confirmed_features, generated_features, documents = [], judgements = [] } = found.data;
  const features = confirmed_features?.filter(({ selected }) => selected) ?? generated_features?.features ?? [];
  return (
    <>
      {features.map(({ number, text }) => (
        <tr key={number}>
          <th scope="row">
            <span className="soft">{number}</span> <span className="feature">{text}</span>
          </th>
          {numbers.map((pn) => {
            const made = documents
              .find((each) => each.publication_number === pn)
              ?.comparison.features.find((each) => each.feature_number === number);
            const own = judgements.find((each) => each.publication_number === pn)?.features[number];
            if (!made && !own)
              return (
                <td key={pn} className="soft small">
                  {say('compare_not_compared')}
                </td>
              );
            const verdict = own?.verdict ?? made?.verdict ?? 'not_found';
            const quote = own?.quote ?? made?.quote;
            return (
              <td key={pn}>
                <p className={`verdict ${verdict}`}>
                  <span aria-hidden="true">{SIGNS[verdict]}</span> {say(`compare_${verdict}`)}{' '}
                  <span className="soft">{own?.score ?? made?.score}</span>
                  {own && <span className="tag">{say('compare_own')}</span>}
                </p>
                {quote && (
                  <Link className="quoted" to={quoteAddress(quote)} lang={quote.lang}>
                    <q>{quote.text}</q>
                  </Link>
                )}
                <p className="soft small">{own?.reason ?? made?.reason}</p>
              </td>
            );
          })}
        </tr>
      ))}
    </>
  );
}
