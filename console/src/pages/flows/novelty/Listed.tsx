import { useState } from 'react';
import { Link } from 'react-router';
import { AddToList } from '../../../parts/AddToList.tsx';
import { Problem } from '../../../parts/basics.tsx';
import { Table } from '../../../parts/Table.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Chart } from './results.ts';

/** Every document that the search has compared, the nearest first: those beyond the chart can be brought into it. */
export function Listed({ chart, editable }: { chart: Chart; editable: boolean }) {
  const { say } = useWords();
  const [failed, setFailed] = useState<Error>();
  const [adding, setAdding] = useState<string>();
  const listed = chart.results.data?.listed ?? [];
  const shown = new Set(chart.columns.map(({ number }) => number));
  if (listed.length === 0) return null;
  const add = (number: string) => {
    setFailed(undefined);
    setAdding(number);
    chart
      .add(number)
      .catch(setFailed)
      .finally(() => setAdding(undefined));
  };
  return (
    <details className="listed-documents">
      <summary>{say('n_listed', { n: listed.length })}</summary>
      <p className="row small">
        <AddToList numbers={listed.map(({ document }) => document)} />
      </p>
      {failed && <Problem error={failed} />}
      <Table
        label={say('n_listed', { n: listed.length })}
        of={['list_document', { number: 'n_listed_score' }, { number: 'n_listed_by' }, { unseen: 'task_actions' }]}
      >
        <tbody>
          {listed.map(({ document, title, public_score, strategies }) => (
            <tr key={document}>
              <th scope="row">
                <Link to={`/patents/${document}`}>
                  <code>{document}</code>
                </Link>{' '}
                {title}
              </th>
              <td className="n">{Math.round(public_score * 100)}</td>
              <td className="n">{strategies}</td>
              <td>
                {shown.has(document) ? (
                  <span className="soft small">{say('n_listed_shown')}</span>
                ) : (
                  editable && (
                    <button
                      type="button"
                      className="quiet small"
                      disabled={adding !== undefined}
                      aria-label={`${say('n_listed_add')} ${document}`}
                      onClick={() => add(document)}
                    >
                      {say(adding === document ? 'loading' : 'n_listed_add')}
                    </button>
                  )
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
