import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Managed, manage, type Of, type ToManage } from '../../api.ts';
import { Problem } from '../../parts/basics.tsx';
import { useMe } from '../../parts/Frame.tsx';
import { Table } from '../../parts/Table.tsx';
import { companyReasonIn } from '../../words/company-reasons.ts';
import { useWords } from '../../words/words.tsx';

type Candidate = Of<Managed<'GET /companies'>['candidates']>;

/** A company in a few words, leading to its page. */
export function Named({ of }: { of: Omit<Candidate, 'name' | 'score' | 'reasons'> }) {
  const { say, language } = useWords();
  const called = language === 'zh' ? of.called_zh : of.called_en;
  return (
    <>
      <Link to={`/companies/${of.id}`}>{of.title ?? say('company_unnamed')}</Link>{' '}
      {called !== undefined && called !== of.title && <>{called} </>}
      <span className="soft small">{[of.city, of.country].filter(Boolean).join(', ')}</span>{' '}
      {of.identity && <code className="small">{of.identity}</code>}{' '}
      {of.demo && <span className="tag">{say('demo')}</span>}
    </>
  );
}

/** Writes down what a person decided, and asks again for whatever shows companies. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ToManage<'POST /companies/decisions'>) => manage('POST /companies/decisions', { body }),
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('compan') }),
  });
}

/** Who may be the same as `other` (an identity, or `name:...`), with score and reasons; operators decide. */
export function Candidates({ other, of }: { other: string; of: readonly Candidate[] }) {
  const { say, language } = useWords();
  const me = useMe();
  const decide = useDecide();
  return (
    <>
      <Table
        label={say('company_candidates')}
        className="company-candidates"
        of={['company', 'company_score', 'company_reasons', { unseen: 'company_decide' }]}
      >
        <tbody>
          {of.map((each) => (
            <tr key={each.id}>
              <td>
                <Named of={each} />
              </td>
              <td className="n">{each.score.toFixed(2)}</td>
              <td>{each.reasons.map((reason) => companyReasonIn(language, reason)).join('; ')}</td>
              <td className="nowrap">
                {me?.operator &&
                  each.identity &&
                  (['same', 'different'] as const).map((verdict) => (
                    <button
                      key={verdict}
                      type="button"
                      className={verdict === 'same' ? 'button small' : 'quiet small'}
                      disabled={decide.isPending}
                      onClick={() => decide.mutate({ one: each.identity!, other, verdict })}
                    >
                      {say(verdict === 'same' ? 'company_same' : 'company_different')}
                    </button>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {decide.error && <Problem error={decide.error} />}
    </>
  );
}
