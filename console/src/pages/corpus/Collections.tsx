import { Table } from '../../parts/Table.tsx';
import { en, type Word } from '../../words/en.ts';
import { type Say, useWords } from '../../words/words.tsx';
import { bytesText, type CorpusPage } from './corpus.ts';

/** A kind of records in the language of the page; one without a word by its own name. */
const collectionName = (say: Say, name: string): string =>
  `collection_${name}` in en ? say(`collection_${name}` as Word) : name.replaceAll('_', ' ');

/** What is stored, and how far the index is with it. */
export function Collections({ of: { collections } }: { of: CorpusPage }) {
  const { say } = useWords();
  const held = collections.filter(({ records }) => records > 0);
  const empty = collections.filter(({ records }) => records === 0);
  return (
    <>
      <Rows of={held.length > 0 ? held : collections} />
      {held.length > 0 && empty.length > 0 && (
        <details className="empty-kinds">
          <summary>{say('collections_empty', { n: empty.length })}</summary>
          <Rows of={empty} />
        </details>
      )}
    </>
  );
}

function Rows({ of }: { of: CorpusPage['collections'] }) {
  const { say } = useWords();
  return (
    <Table
      label={say('corpus')}
      of={[
        'collection',
        { number: 'records' },
        'w_index',
        { number: 'w_segments' },
        { number: 'w_size' },
        { number: 'w_deleted' },
      ]}
    >
      <tbody>
        {of.map(({ name, records, stored_seq, indexed_seq, index, mending }) => (
          <tr key={name}>
            <th scope="row">{collectionName(say, name)}</th>
            <td className="n">{records.toLocaleString()}</td>
            <td>
              {mending ? (
                <span className="warning" role="status">
                  ◐ {say('mending', { n: mending.looked_at.toLocaleString(), of: mending.of.toLocaleString() })}
                </span>
              ) : indexed_seq >= stored_seq ? (
                <span className="good">● {say('up_to_date')}</span>
              ) : (
                <span className="warning">◐ {say('following', { n: stored_seq - indexed_seq })}</span>
              )}
            </td>
            <td className="n">{index?.segments}</td>
            <td className="n">{index && bytesText(index.bytes)}</td>
            <td className="n">
              {index && `${((index.deleted / Math.max(1, index.documents + index.deleted)) * 100).toFixed(1)} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
