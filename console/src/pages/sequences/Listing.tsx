import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { operationWithNotes } from '../../api.ts';
import { Problem, Skeleton } from '../../parts/basics.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { Pager } from '../../parts/Pager.tsx';
import { SearchLine } from '../../parts/SearchLine.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';

const PAGE = 50;
/** Letters of a sequence that a row shows. */
const BEGINNING = 40;

/** The sequences of one patent (`?patent=`), in the order of its listing, with the claims that name each. */
export function Listing() {
  const { say } = useWords();
  const [params, setParams] = useSearchParams();
  const patent = params.get('patent') ?? '';
  return (
    <>
      <SearchLine
        of={{ name: 'patent', label: say('sequences_patent') }}
        {...{ value: patent, most: 60, required: true }}
        onSearch={(asked) => setParams({ view: 'patent', patent: asked })}
      />
      {patent === '' ? <p className="soft measure">{say('sequences_patent_text')}</p> : <Rows of={patent} />}
    </>
  );
}

function Rows({ of }: { of: string }) {
  const { say, language } = useWords();
  const [params, setParams] = useSearchParams();
  const from = Math.max(0, Number(params.get('from')) || 0);
  const found = useQuery({
    queryKey: ['sequences-of', of, from],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operationWithNotes('POST /bio-openapi/patent/extract/single', {
        body: {
          ...{ patent_number: of, extract_type: 'EXTRACT_ALL', sequence_no_range: '' },
          ...{ page: from / PAGE + 1, size: PAGE },
        },
        signal,
      }),
  });
  if (found.error) return <Problem error={found.error} again={() => void found.refetch()} />;
  if (!found.data) return <Skeleton lines={8} />;
  const { results = [], total = 0 } = found.data.answer;
  if (total === 0) return <Empty title={say('nothing_found')}>{found.data.notes.join(' ')}</Empty>;
  return (
    <>
      <p className="count" aria-live="polite">
        <strong>{say('sequences_n', { n: total })}</strong>
      </p>
      <Table
        label={say('sequences')}
        of={[
          'sequences_number',
          'sequences_kind',
          { number: 'sequences_length' },
          'sequences_claims',
          'sequences_begins',
        ]}
      >
        <tbody>
          {results.map(({ seq_id = '', s_len = 0, s_sequence = '', sequence_type, sequence_id_number, location }) => (
            <tr key={`${seq_id} ${sequence_id_number}`}>
              <td>
                <Link to={`/sequences/${seq_id}`}>{sequence_id_number?.join(', ')}</Link>
              </td>
              <td>{sequence_type && say(`sequences_${sequence_type}`)}</td>
              <td className="n">{s_len.toLocaleString(language)}</td>
              <td>
                {(location as { CLAIM?: string[] } | undefined)?.CLAIM?.map((claim, n) => (
                  <span key={claim}>
                    {n > 0 && ', '}
                    <Link to={`/patents/${of}#c${claim}`}>{claim}</Link>
                  </span>
                ))}
              </td>
              <td>
                <code>
                  {s_sequence.slice(0, BEGINNING)}
                  {s_sequence.length > BEGINNING && '…'}
                </code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {total > PAGE && (
        <Pager
          {...{ from, shown: results.length, size: PAGE, total }}
          onFrom={(to) => setParams({ view: 'patent', patent: of, from: `${to}` })}
        />
      )}
    </>
  );
}
