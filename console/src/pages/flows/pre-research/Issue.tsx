import { operation } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useAttempt } from '../parts/attempt.ts';
import { Beginning } from '../parts/Beginning.tsx';
import { Examples } from '../parts/Examples.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { TextOrFile } from '../parts/TextOrFile.tsx';
import { useDraft } from '../task.ts';
import type { ResearchData } from './record.ts';

/** A field that is small enough for a report. */
const EXAMPLES = {
  en: 'Sulphide solid electrolytes for lithium batteries: how is their stability in air improved?',
  zh: '锂电池用硫化物固态电解质：如何提高其在空气中的稳定性？',
};

/** The beginning: an issue in words. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft('new', 'pre-research', '');
  const { attempt, problem, sending, setProblem } = useAttempt();
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
    <Beginning
      title={say('r_title')}
      text={say('r_text')}
      start={say('r_start')}
      ready={!empty && !sending}
      problem={problem}
      after={empty && <Examples of={EXAMPLES} onChoose={draft.change} />}
      onStart={() => void start()}
    >
      <TextOrFile
        id="issue"
        value={draft.value}
        label={say('r_issue')}
        rows={5}
        longest={60_000}
        onChange={draft.change}
        onProblem={setProblem}
        onSend={() => !empty && void start()}
      />
    </Beginning>
  );
}

/** What was asked, and what was found on it. */
export function Issue({ task: { data } }: StageProps<ResearchData>) {
  const { say } = useWords();
  const { topic } = data;
  return (
    <div className="idea">
      <GivenText label={say('r_issue')}>{data.technical_issues}</GivenText>
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
