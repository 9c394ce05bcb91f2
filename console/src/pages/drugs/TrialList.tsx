import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { manage, type Of, type Operation } from '../../api.ts';
import { isOfDemo } from '../../parts/Readiness.tsx';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import { dayOfEpoch } from './names.ts';
import { RowFacts } from './RowFacts.tsx';

/**
 * Trials by title, with number, phase, state and the day they were posted, then what is tried against what, and by
 * whom; says so where there are none, or those of the demo are left out.
 */
export function TrialList({
  of,
  notes = [],
}: {
  notes?: readonly string[];
  of: readonly Of<NonNullable<Operation<'POST /synapse/clinical-trial/search'>['items']>>[];
}) {
  const { say } = useWords();
  const word = useRegisterWords();
  const ids = of.flatMap(({ clinical_trial_id }) => clinical_trial_id ?? []);
  const rows = useQuery({
    queryKey: ['trial rows', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      new Map(
        (await manage('POST /trials/rows', { body: { of: ids }, signal })).map((row) => [row.clinical_trial_id, row]),
      ),
  });
  if (of.length === 0) return <p className="soft">{say(notes.some(isOfDemo) ? 'demo_left_out' : 'drug_no_trials')}</p>;
  return (
    <ul className="plainlist papers">
      {of.map((trial) => {
        const more = rows.data?.get(trial.clinical_trial_id ?? '');
        return (
          <li key={trial.clinical_trial_id}>
            <Link to={`/trials/${trial.clinical_trial_id}`}>
              {trial.brief_title ?? trial.official_title ?? trial.register_number}
            </Link>
            <p className="meta">
              <code>{trial.register_number}</code>
              {trial.phase && <span>{word('phase', trial.phase)}</span>}
              {trial.recruitment_status && <span>{word('trial_status', trial.recruitment_status)}</span>}
              {trial.first_posted_date !== undefined && <span>{dayOfEpoch(trial.first_posted_date)}</span>}
              {more?.has_results && <span>{say('trial_has_results')}</span>}
            </p>
            {more && (
              <RowFacts
                of={[
                  [say('trial_conditions'), more.conditions.join(', ')],
                  [say('trial_interventions'), more.interventions.join(', ')],
                  [say('trial_sponsor'), more.sponsor ?? ''],
                  [say('trial_enrolled'), more.enrollment === undefined ? '' : more.enrollment.toLocaleString()],
                ]}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
