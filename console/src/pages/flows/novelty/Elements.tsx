import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { ElementEditor } from '../parts/ElementEditor.tsx';
import type { EditedElements } from '../parts/elements.ts';
import { useDraft, useStep } from '../task.ts';
import { confirmedElements, elementsToWire, madeElements } from './elements.ts';
import type { NoveltyData } from './record.ts';

/** What is searched for each feature: words, what stands for them, and the classes in which they are at home. */
export function Elements({ task, editable, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data } = task;
  const made = madeElements(data);
  const confirmed = confirmedElements(data);
  const draft = useDraft<EditedElements>(task.task_id, 'elements', confirmed ?? made);
  const step = useStep(task.task_id);
  const elements = editable ? draft.value : (confirmed ?? made);
  const searchable = elements.list.filter(
    ({ selected, concepts }) => selected && concepts.some(({ words }) => words.length > 0),
  ).length;
  const confirm = () =>
    step.mutate(
      { path: '/ai/novelty-search/agent-search', body: { elements: elementsToWire(elements) } },
      {
        onSuccess: () => {
          draft.forget();
          onDone();
        },
      },
    );
  return (
    <>
      <p className="soft measure">{say('n_elements_text')}</p>
      <ElementEditor elements={elements} editable={editable} onChange={draft.change} />
      {step.error && <Problem error={step.error} />}
      {editable && (
        <Confirm
          label={say('n_to_search')}
          busy={step.isPending}
          disabled={searchable === 0}
          changed={JSON.stringify(elements) !== JSON.stringify(made)}
          onConfirm={confirm}
          onReset={() => draft.change(made)}
        />
      )}
    </>
  );
}
