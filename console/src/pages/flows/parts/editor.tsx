import type { ReactNode } from 'react';
import type { Step } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { type Say, useWords } from '../../../words/words.tsx';
import type { Stage, StageProps } from '../flow.ts';
import { useDraft, useStep } from '../task.ts';
import { Confirm } from './Confirm.tsx';

/** What the component of an editor is given. */
export interface Edited<D, V> {
  readonly value: V;
  /** As the service made it. */
  readonly made: V;
  readonly data: D;
  readonly editable: boolean;
  onChange(next: V): void;
}

/** A stage in which a person corrects what the service made, and confirms it. */
interface Editor<D, V> {
  /** What is to be done here. */
  readonly text: (say: Say) => string;
  readonly made: (data: D) => V;
  /** What was confirmed; absent before. */
  readonly confirmed: (data: D) => V | undefined;
  readonly Edit: (given: Edited<D, V>) => ReactNode;
  /** States in which it can be edited, beside those in which the task waits here. */
  readonly accepts?: readonly string[];
  /** The way on. */
  readonly action: {
    readonly label: (say: Say) => string;
    /** What is sent, in order, to go on. */
    readonly step: (value: V) => Step | readonly Step[];
    readonly ready: (value: V) => boolean;
    /** A few words beside it. */
    readonly note?: (value: V, say: Say) => string;
  };
}

/**
 * Such a stage: it keeps what is not confirmed in this browser, says what differs from what was made, and goes back to
 * it.
 */
export function editor<D, V>({
  text,
  made,
  confirmed,
  Edit,
  accepts = [],
  action,
}: Editor<D, V>): Pick<Stage<D>, 'View' | 'proceed'> {
  function EditorStage({ task, stage, editable: waits, onDone }: StageProps<D>) {
    const editable = waits || (accepts.includes(task.state) && (task.status === 'waiting' || task.status === 'done'));
    const { say } = useWords();
    const asMade = made(task.data);
    const kept = confirmed(task.data) ?? asMade;
    const draft = useDraft<V>(task.task_id, stage, kept);
    const step = useStep(task.task_id);
    const value = editable ? draft.value : kept;
    const confirm = () =>
      step.mutate(action.step(value), {
        onSuccess: () => {
          draft.forget();
          onDone();
        },
      });
    return (
      <>
        <p className="soft measure">{text(say)}</p>
        <Edit value={value} made={asMade} data={task.data} editable={editable} onChange={draft.change} />
        {step.error && <Problem error={step.error} />}
        {editable && (
          <Confirm
            label={action.label(say)}
            busy={step.isPending}
            disabled={!action.ready(value)}
            changed={JSON.stringify(value) !== JSON.stringify(asMade)}
            onConfirm={confirm}
            onReset={() => draft.change(asMade)}
          >
            {action.note && <span className="soft small">{action.note(value, say)}</span>}
          </Confirm>
        )}
      </>
    );
  }
  return { View: EditorStage, proceed: (data) => action.step(made(data)) };
}
