import { operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { useDraft } from '../task.ts';
import type { ResearchData } from './record.ts';

/** The beginning: an issue in words. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft('new', 'pre-research', '');
  const { attempt, problem, sending } = useAttempt();
  const empty = !/\p{L}/u.test(draft.value);
  const start = async () => {
    await attempt(() =>
      operation('POST /ai/quick-search-report/creation', { body: { technical_issues: draft.value } }).then(
        ({ report_id }) => {
          draft.forget();
          if (report_id) onStarted(report_id, true);
        },
      ),
    );
  };
  return (
    <div className="idea">
      <h1>{say('r_title')}</h1>
      <p className="soft measure">{say('r_text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) void start();
        }}
      >
        <label htmlFor="issue">{say('r_issue')}</label>
        <textarea
          id="issue"
          className="text"
          rows={5}
          value={draft.value}
          maxLength={60_000}
          onChange={(event) => draft.change(event.target.value)}
        />
        {problem && <Problem error={problem} />}
        <div className="go">
          <button type="submit" disabled={empty || sending}>
            {say('r_start')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** What was asked, and what was found on it. */
export function Issue({ task: { data } }: StageProps<ResearchData>) {
  const { say } = useWords();
  const { topic } = data;
  return (
    <div className="idea">
      <p className="measure">{data.technical_issues}</p>
      {topic && <p className="soft">{say('r_found', { n: topic.families, m: topic.corpus_size })}</p>}
      {topic && (
        <p>
          <code>{topic.printed}</code>
        </p>
      )}
      <ol>
        {data.directory.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ol>
    </div>
  );
}
