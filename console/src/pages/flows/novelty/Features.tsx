import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { FeatureList } from '../parts/FeatureList.tsx';
import { type EditedFeature, toEdit, toWire } from '../parts/features.ts';
import { useDraft, useStep } from '../task.ts';
import type { NoveltyData } from './record.ts';

/** The technical features: each is searched for and compared by itself. */
export function Features({ task, editable, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data } = task;
  const generated = data.generated_features?.features ?? [];
  const made = toEdit(generated);
  const confirmed = data.confirmed_features && toEdit(data.confirmed_features);
  const draft = useDraft<readonly EditedFeature[]>(task.task_id, 'features', confirmed ?? made);
  const step = useStep(task.task_id);
  const features = editable ? draft.value : (confirmed ?? made);
  const confirm = () =>
    step.mutate(
      { path: '/ai/novelty-search/feature/confirm', body: { tech_features: toWire(features) } },
      {
        onSuccess: () => {
          draft.forget();
          onDone();
        },
      },
    );
  const selected = features.filter((each) => each.selected && each.text.trim() !== '').length;
  return (
    <>
      <p className="soft measure">{say('n_features_text')}</p>
      <FeatureList features={features} made={generated} editable={editable} onChange={draft.change} />
      {(data.generated_features?.notes ?? []).length > 0 && (
        <details className="given">
          <summary>{say('n_notes')}</summary>
          <ul className="small">
            {data.generated_features!.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      {step.error && <Problem error={step.error} />}
      {editable && (
        <Confirm
          label={say('n_to_elements')}
          busy={step.isPending}
          disabled={selected === 0}
          changed={JSON.stringify(features) !== JSON.stringify(made)}
          onConfirm={confirm}
          onReset={() => draft.change(made)}
        >
          <span className="soft small">{say('n_features_n', { n: selected })}</span>
        </Confirm>
      )}
    </>
  );
}
