import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Operation } from '../../api.ts';
import { day } from '../../parts/basics.tsx';
import { Table } from '../../parts/Table.tsx';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';

export type MarkRow = Operation<'POST /trademark/global/portfolio'>['marks'][number];

/** Marks of a list, each leading to its page; `last`: what stands in the last column, under that word. */
export function MarkRows<Row extends MarkRow>({
  label,
  rows,
  last,
}: {
  label: string;
  rows: readonly Row[];
  last: readonly [head: 'marks_expires' | 'marks_alike', cell: (row: Row) => ReactNode];
}) {
  const { say } = useWords();
  const word = useRegisterWords();
  const [head, cell] = last;
  return (
    <Table
      label={label}
      className="marks-found"
      of={['marks_mark', 'marks_status', 'marks_nice_code', 'marks_applicant', 'marks_apdt', head]}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link to={`/marks/${row.ipoffice}/${encodeURIComponent(row.app_num)}`}>
                {row.mark || say('marks_no_words')}
              </Link>
              <div className="soft small">
                <code>{row.id}</code>
              </div>
            </th>
            <td>{word('mark_status', row.status)}</td>
            <td>{row.nice_code.join(', ')}</td>
            <td>{row.owners.join(', ')}</td>
            <td className="day">{day(Number(row.apdt) || undefined)}</td>
            <td>{cell(row)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
