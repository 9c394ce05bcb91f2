import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage } from '../../api.ts';
import { instant, Problem } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { dayText, useSourceName } from '../sources/sources.ts';

/** How fresh the sources are that follow their publishers, and the way to where they are switched. */
export function Freshness() {
  const { say, language } = useWords();
  const nameOf = useSourceName();
  const sync = useQuery({ queryKey: ['sync'], queryFn: () => manage('GET /sync') });
  const on = sync.data?.sources.filter((source) => source.on) ?? [];
  return (
    <>
      <h2>{say('s_of_corpus')}</h2>
      {sync.error && <Problem error={sync.error} again={() => void sync.refetch()} />}
      {on.length > 0 && (
        <Table label={say('s_of_corpus')} of={['w_source', 's_newest', 's_last_delivery', 's_expected']}>
          <tbody>
            {on.map(({ freshness: { newest, last_delivery, expected_next, warning }, ...source }) => (
              <tr key={source.name}>
                <th scope="row">{nameOf(source)}</th>
                <td>
                  {newest
                    .flatMap(({ office, date }) =>
                      date === undefined
                        ? []
                        : [`${office === undefined ? '' : `${office} `}${dayText(date, language)}`],
                    )
                    .join(', ')}
                </td>
                <td>{last_delivery ? instant(last_delivery.taken_at, language) : say('s_never')}</td>
                <td>
                  {expected_next && dayText(expected_next, language)}
                  {warning !== undefined && <p className="warning">◐ {warning}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {sync.data && on.length === 0 && <p className="soft">{say('s_none_on')}</p>}
      <p>
        <Link to="/sources">{say('s_to_page')}</Link>
      </p>
    </>
  );
}
