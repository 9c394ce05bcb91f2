import { useQuery } from '@tanstack/react-query';
import { type Managed, manage, type Of } from '../../api.ts';
import { Problem } from '../../parts/basics.tsx';
import { useMe } from '../../parts/Frame.tsx';
import { Table } from '../../parts/Table.tsx';
import { useWords } from '../../words/words.tsx';
import { useDecide } from './Candidates.tsx';

type Decision = Of<Managed<'GET /companies/decisions'>>;

/** What was decided on any company, the newest first, and the file of it. */
export function Decisions() {
  const { say } = useWords();
  const decided = useQuery({
    queryKey: ['company-decisions'],
    queryFn: ({ signal }) => manage('GET /companies/decisions', { signal }),
  });
  if (decided.error) return <Problem error={decided.error} again={() => void decided.refetch()} />;
  if (!decided.data || decided.data.length === 0) return null;
  return (
    <section>
      <h2>{say('company_decisions')}</h2>
      <p>
        <a className="button plain-button" href="/manage/companies/decisions/file" download>
          {say('company_file')}
        </a>
      </p>
      <DecisionList of={decided.data} />
    </section>
  );
}

/** Decisions with who made them; operators take them back. */
export function DecisionList({ of }: { of: readonly Decision[] }) {
  const { say } = useWords();
  const me = useMe();
  const decide = useDecide();
  return (
    <>
      <Table
        label={say('company_decisions')}
        of={['company_one', 'company_other', 'company_verdict', 'company_by', { unseen: 'company_decide' }]}
      >
        <tbody>
          {of.map(({ one, other, verdict, by, decided, note }) => (
            <tr key={`${one} ${other}`}>
              <td>
                <code>{one}</code>
              </td>
              <td>
                <code>{other}</code>
              </td>
              <td>
                {say(`company_verdict_${verdict}`)}
                {note && <div className="soft small">{note}</div>}
              </td>
              <td>{[by, decided.slice(0, 10)].filter(Boolean).join(', ')}</td>
              <td>
                {me?.operator && verdict !== 'open' && (
                  <button
                    type="button"
                    className="quiet small"
                    disabled={decide.isPending}
                    onClick={() => decide.mutate({ one, other, verdict: 'open' })}
                  >
                    {say('company_take_back')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {decide.error && <Problem error={decide.error} />}
    </>
  );
}
