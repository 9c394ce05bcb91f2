import { useState } from 'react';
import { operation } from '../../../api.ts';
import { Problem as Fault } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { useDraft, useStep } from '../task.ts';
import type { MaterialsData } from './record.ts';

/** The beginning: requirements of a material, in words and numbers. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft('new', 'materials', '');
  const [problem, setProblem] = useState<Error>();
  const empty = !/\p{L}/u.test(draft.value);
  const start = async () => {
    setProblem(undefined);
    const lang = /\p{Script=Han}/u.test(draft.value) ? 'cn' : 'en';
    await operation('POST /ai/material/find-solution/submit', { body: { input: draft.value, lang } })
      .then(({ task_id }) => {
        draft.forget();
        onStarted(task_id, false);
      })
      .catch(setProblem);
  };
  return (
    <div className="idea">
      <h1>{say('m_title')}</h1>
      <p className="soft measure">{say('m_text')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) void start();
        }}
      >
        <label htmlFor="requirements">{say('m_input')}</label>
        <textarea
          id="requirements"
          className="text"
          rows={5}
          value={draft.value}
          maxLength={60_000}
          onChange={(event) => draft.change(event.target.value)}
        />
        {problem && <Fault error={problem} />}
        <div className="go">
          <button type="submit" disabled={empty}>
            {say('m_start')}
          </button>
        </div>
      </form>
    </div>
  );
}

/** What was understood, what is left open, and which question is to be answered. */
export function Problem({ task: { data, task_id }, editable, onDone }: StageProps<MaterialsData>) {
  const { say } = useWords();
  const step = useStep(task_id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { problem } = data;
  return (
    <div className="idea">
      <p className="measure">{data.input}</p>
      <ul>
        {problem?.questions.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {editable && problem && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void step
              .mutateAsync({ path: '/ai/material/find-solution/confirm-recommend', body: { recommend: [...chosen] } })
              .then(onDone, () => undefined);
          }}
        >
          {problem.sharper.map(({ text }) => (
            <label key={text} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(text)}
                onChange={() =>
                  setChosen(chosen.includes(text) ? chosen.filter((one) => one !== text) : [...chosen, text])
                }
              />
              <span>{text}</span>
            </label>
          ))}
          {step.error && <Fault error={step.error} />}
          <button type="submit" disabled={step.isPending}>
            {say('m_explore')}
          </button>
        </form>
      )}
    </div>
  );
}

/** The directions that were found, with what they are made of. */
export function Directions({ task: { data } }: StageProps<MaterialsData>) {
  const { say } = useWords();
  const { directions = [] } = data;
  return (
    <div className="idea">
      {directions.length === 0 && <p className="soft">{say('m_none')}</p>}
      <ul>
        {directions.map(({ kind, name, count, groups, publications }) => (
          <li key={`${kind} ${name}`}>
            <strong>{name}</strong> {say('m_count', { n: count })}
            <p className="soft small">{[...groups.map((group) => group.name), ...publications].join(' · ')}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
