import { useState } from 'react';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { Grow } from '../parts/Grow.tsx';
import { useDraft, useStep } from '../task.ts';
import type { NoveltyData } from './record.ts';
import { readParts, writeParts } from './solution.ts';

/** What the text says, in its own words, to be corrected before features are taken from it. */
export function Summary({ task, editable, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data } = task;
  const made = data.generated_solution ?? '';
  const draft = useDraft(task.task_id, 'summary', data.confirmed_solution ?? made);
  const step = useStep(task.task_id);
  const [original, showOriginal] = useState(false);
  const text = editable ? draft.value : (data.confirmed_solution ?? made);
  const parts = readParts(text);
  const before = readParts(made);
  const confirm = () =>
    step.mutate(
      { path: '/ai/novelty-search/tech-solution/update', body: { tech_solution: text } },
      {
        onSuccess: () => {
          draft.forget();
          onDone();
        },
      },
    );
  const differs = text !== made;
  return (
    <>
      <p className="soft measure">{say('n_summary_text')}</p>
      {parts ? (
        <div className="parts">
          {parts.map(({ heading, body }, n) => {
            const generated = before?.find((each) => each.heading === heading)?.body;
            return (
              <section key={heading}>
                <label htmlFor={`part${n}`}>{heading}</label>
                <Grow
                  id={`part${n}`}
                  value={body}
                  readOnly={!editable}
                  placeholder={say('n_states_none')}
                  onChange={(next) =>
                    draft.change(writeParts(parts.map((each, at) => (at === n ? { heading, body: next } : each))))
                  }
                />
                {generated !== undefined && generated !== body && (
                  <p className="was">
                    <b>{say('as_made')}</b> {generated || say('n_states_none')}
                  </p>
                )}
              </section>
            );
          })}
        </div>
      ) : (
        <Grow id="part0" label={say('n_summary')} value={text} readOnly={!editable} onChange={draft.change} />
      )}
      <details className="given" open={original} onToggle={(event) => showOriginal(event.currentTarget.open)}>
        <summary>{say('n_given_text')}</summary>
        {original && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          <section className="paper text" tabIndex={0} aria-label={say('n_given_text')}>
            {data.text}
          </section>
        )}
      </details>
      {step.error && <Problem error={step.error} />}
      {editable && (
        <Confirm
          label={say('n_to_features')}
          busy={step.isPending}
          disabled={!/[\p{L}\p{N}]/u.test(text)}
          onConfirm={confirm}
          changed={differs}
          onReset={() => draft.change(made)}
        />
      )}
    </>
  );
}
