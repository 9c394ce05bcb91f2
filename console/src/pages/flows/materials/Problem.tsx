import { useState } from 'react';
import { operation } from '../../../api.ts';
import { Problem as Fault } from '../../../parts/basics.tsx';
import { isChinese } from '../../../words/script.ts';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { FromText } from '../parts/FromText.tsx';
import { GivenText } from '../parts/GivenText.tsx';
import { useDraft, useStep } from '../task.ts';
import type { MaterialsData } from './record.ts';

/** Requirements with figures. */
const EXAMPLES = {
  en: 'A density below 2.8 g/cm3, a tensile strength above 300 MPa, usable up to 200 °C.',
  zh: '密度低于2.8 g/cm³，抗拉强度高于300 MPa，可在200 °C以下使用。',
};

/** The beginning: requirements of a material, in words and numbers. */
export function Start({ onStarted }: { onStarted(task: string, through: boolean): void }) {
  const { say } = useWords();
  const draft = useDraft('new', 'materials', '');
  const start = async () => {
    const lang = isChinese(draft.value) ? 'cn' : 'en';
    const { task_id } = await operation('POST /ai/material/find-solution/submit', {
      body: { input: draft.value, lang },
    });
    draft.forget();
    onStarted(task_id, false);
  };
  return (
    <FromText
      id="requirements"
      title={say('m_title')}
      text={say('m_text')}
      start={say('m_start')}
      label={say('m_input')}
      rows={5}
      longest={60_000}
      value={draft.value}
      examples={EXAMPLES}
      onChange={draft.change}
      onStart={start}
    />
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
      <GivenText label={say('m_input')}>{data.input}</GivenText>
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
