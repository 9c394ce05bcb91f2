import { Link } from 'react-router';
import { useWords } from '../../words/words.tsx';

/** Trials by number and title, each a link to its page; says so where there are none. */
export function TrialList({
  of,
}: {
  of: readonly {
    readonly clinical_trial_id?: string;
    readonly register_number?: string;
    readonly brief_title?: string;
    readonly official_title?: string;
  }[];
}) {
  const { say } = useWords();
  if (of.length === 0) return <p className="soft">{say('drug_no_trials')}</p>;
  return (
    <ul className="plainlist papers">
      {of.map((trial) => (
        <li key={trial.clinical_trial_id}>
          <Link to={`/trials/${trial.clinical_trial_id}`}>
            <code>{trial.register_number}</code>
          </Link>{' '}
          {trial.brief_title ?? trial.official_title}
        </li>
      ))}
    </ul>
  );
}
