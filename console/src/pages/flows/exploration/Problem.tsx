import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../api.ts';
import { Problem as Fault, Skeleton } from '../../../parts/basics.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { FromText } from '../parts/FromText.tsx';
import { useDraft, useStep } from '../task.ts';
import { langOf, type Read, type SolutionData } from './record.ts';

/** A problem with what must not get worse. */
const EXAMPLES = {
  en: 'The cells of a battery pack must be cooled more evenly, but a larger cold plate makes the pack heavier.',
  zh: '电池包的电芯需要更均匀地冷却，但更大的冷板会使电池包变重。',
};

const LONGEST = 500;

/** The beginning: a problem in a few sentences. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft('new', 'exploration', '');
  const start = async () => {
    const { task_id } = await operation('POST /ai/find-solution/step1/v3', {
      body: { solution_issues: draft.value, lang: isChinese(draft.value) ? 'cn' : 'en' },
    });
    draft.forget();
    onStarted(task_id, false);
  };
  return (
    <FromText
      id="issues"
      title={say('e_title')}
      text={say('e_text')}
      start={say('e_start')}
      label={say('e_input')}
      placeholder={say('e_place')}
      rows={4}
      longest={LONGEST}
      value={draft.value}
      examples={EXAMPLES}
      onChange={draft.change}
      onStart={start}
    />
  );
}

interface Asked {
  readonly recommended: readonly string[];
  readonly own: string;
}

/** What was read in the problem, where it contradicts itself, and which question is to be looked for. */
export function Problem({ task: { data, task_id }, stage, editable, onDone }: StageProps<SolutionData>) {
  const { say } = useWords();
  const step = useStep(task_id);
  const { chosen = [] } = data;
  const read = useQuery({
    queryKey: ['task', task_id, 'problem'],
    queryFn: ({ signal }) => operation('POST /ai/find-solution/step2/v3', { body: { task_id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const draft = useDraft<Asked>(task_id, stage, { recommended: chosen, own: '' });
  if (read.error) return <Fault error={read.error} again={() => void read.refetch()} />;
  if (!read.data) return <Skeleton lines={8} />;
  const { recommend = [], recommend_documents = [] } = read.data;
  const { own, recommended } = editable ? draft.value : { recommended: chosen, own: '' };
  const toggle = (text: string) =>
    draft.change({
      own,
      recommended: recommended.includes(text) ? recommended.filter((one) => one !== text) : [...recommended, text],
    });
  const asked = [...recommended, ...(/[\p{L}\p{N}]/u.test(own) ? [own.trim()] : [])];
  const confirm = () =>
    step.mutate(
      { path: '/ai/find-solution/step3-submit/v3', body: { lang: langOf(data.lang), recommend: asked } },
      {
        onSuccess: () => {
          draft.forget();
          onDone();
        },
      },
    );
  return (
    <>
      <p className="paper text" lang={data.lang}>
        {data.issues}
      </p>
      <Reading of={read.data} />
      <h2>{say('e_questions')}</h2>
      <p className="soft small measure">{say('e_questions_text')}</p>
      <ul className="plain-list">
        {[...recommend, ...chosen.filter((text) => !recommend.includes(text))].map((text) => (
          <li key={text}>
            <label className="choice">
              <input
                type="checkbox"
                checked={recommended.includes(text)}
                disabled={!editable}
                onChange={() => toggle(text)}
              />
              <span>
                {text}{' '}
                {recommend.includes(text) && (
                  <span className="soft small">
                    {say('e_families', { n: recommend_documents[recommend.indexOf(text)] ?? 0 })}
                  </span>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {editable && (
        <>
          <label htmlFor="own-question" className="small">
            {say('e_own_question')}
          </label>
          <input
            id="own-question"
            className="wide-input"
            value={own}
            maxLength={LONGEST}
            onChange={(event) => draft.change({ recommended, own: event.target.value })}
          />
          {step.error && <Fault error={step.error} />}
          <Confirm label={say('e_explore')} busy={step.isPending} onConfirm={confirm}>
            <span className="soft small">{asked.length === 0 && say('e_as_it_is')}</span>
          </Confirm>
        </>
      )}
    </>
  );
}

const SIDES = ['to_improve', 'to_keep', 'quantities', 'constraints', 'causes'] as const;

function Reading({ of: { contradictions = [], problem = {} } }: { of: Read }) {
  const { say } = useWords();
  const { missing = [], object } = problem;
  return (
    <>
      <dl className="facts">
        {object && (
          <div>
            <dt>{say('e_object')}</dt>
            <dd>{object}</dd>
          </div>
        )}
        {SIDES.filter((side) => (problem[side] ?? []).length > 0).map((side) => (
          <div key={side}>
            <dt>{say(`e_${side}`)}</dt>
            <dd>{problem[side]!.join(' · ')}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <ul className="note">
          {missing.map((each) => (
            <li key={each}>{say(each === 'object' ? 'e_missing_object' : 'e_missing_improve')}</li>
          ))}
        </ul>
      )}
      <h2>{say('e_contradictions')}</h2>
      {contradictions.length === 0 && <p className="soft">{say('e_no_contradiction')}</p>}
      <ul className="plain-list">
        {contradictions.map(({ improving, improving_words = [], principles = [], worsening, worsening_words = [] }) => (
          <li key={`${improving} ${worsening}`}>
            <strong>{improving}</strong> <span className="soft small">{quoted(improving_words)}</span>
            {' ↔ '}
            <strong>{worsening}</strong> <span className="soft small">{quoted(worsening_words)}</span>
            <div className="small">{principles.join(' · ')}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
