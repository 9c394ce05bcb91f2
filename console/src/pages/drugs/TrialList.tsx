import { Link } from 'react-router';
import type { Of, Operation } from '../../api.ts';
import { useRegisterWords } from '../../words/registers.ts';
import { useWords } from '../../words/words.tsx';
import { dayOfEpoch } from './names.ts';

/** Trials by title, with number, phase, state and the day they were posted; says so where there are none. */
export function TrialList({
  of,
}: {
  of: readonly Of<NonNullable<Operation<'POST /synapse/clinical-trial/search'>['items']>>[];
}) {
  const { say } = useWords();
  const word = useRegisterWords();
  if (of.length === 0) return <p className="soft">{say('drug_no_trials')}</p>;
  return (
    <ul className="plainlist papers">
      {of.map((trial) => (
        <li key={trial.clinical_trial_id}>
          <Link to={`/trials/${trial.clinical_trial_id}`}>
            {trial.brief_title ?? trial.official_title ?? trial.register_number}
          </Link>
          <p className="meta">
            <code>{trial.register_number}</code>
            {trial.phase && <span>{word('phase', trial.phase)}</span>}
            {trial.recruitment_status && <span>{word('trial_status', trial.recruitment_status)}</span>}
            {trial.first_posted_date !== undefined && <span>{dayOfEpoch(trial.first_posted_date)}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
