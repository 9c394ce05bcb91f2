import { operation } from '../../../api.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { FromText } from '../parts/FromText.tsx';
import { GivenText } from '../parts/GivenText.tsx';
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
  const start = async () => {
    const { report_id } = await operation('POST /ai/quick-search-report/creation', {
      body: { technical_issues: draft.value },
    });
    draft.forget();
    if (report_id) onStarted(report_id, true);
  };
  return (
    <FromText
      id="issue"
      title={say('r_title')}
      text={say('r_text')}
      start={say('r_start')}
      label={say('r_issue')}
      rows={5}
      longest={60_000}
      value={draft.value}
      examples={EXAMPLES}
      onChange={draft.change}
      onStart={start}
    />
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
