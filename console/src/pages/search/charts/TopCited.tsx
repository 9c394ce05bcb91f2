import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../../api.ts';
import { day, Problem, Skeleton } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import { litBy } from '../../search-state.ts';
import type { Picks } from '../Charts.tsx';
import { countedBy } from '../found.ts';
import { ChartTools } from './ChartTools.tsx';

/** The documents of a search that most others of the corpus cite. */
export function TopCited({ state }: Picks) {
  const { say } = useWords();
  const body = countedBy(state);
  const cited = useQuery({
    queryKey: ['facets', 'cited', body],
    queryFn: ({ signal }) => manage('POST /counts/cited', { body, signal }),
  });
  if (cited.error) return <Problem error={cited.error} />;
  if (!cited.data) return <Skeleton lines={6} />;
  if (cited.data.length === 0) return null;
  const title = say('chart_cited');
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <Table label={title} of={['graph_document', 'owners', 'published_on', { number: 'cited_by' }]}>
        <tbody>
          {cited.data.map(({ publication_number, title: name, owner, publication_date, cited_by }) => (
            <tr key={publication_number}>
              <th scope="row">
                <Link to={`/patents/${publication_number}?${litBy(state)}`}>
                  <code>{publication_number}</code>
                </Link>{' '}
                {name}
              </th>
              <td>{owner}</td>
              <td className="nowrap">{day(publication_date)}</td>
              <td className="n">{cited_by.toLocaleString()}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ChartTools
        state={state}
        name="cited"
        file={{
          ...{ title, field: 'F_CITES_COUNT', head: ['document', 'title', 'owner', 'published', 'cited by'] },
          rows: cited.data.map(({ publication_number, title: name = '', owner = '', publication_date, cited_by }) => [
            ...[publication_number, name, owner, day(publication_date), cited_by],
          ]),
        }}
        drawn={{
          kind: 'rows',
          bars: cited.data.map(({ publication_number, cited_by }) => ({ label: publication_number, count: cited_by })),
        }}
      />
    </figure>
  );
}
