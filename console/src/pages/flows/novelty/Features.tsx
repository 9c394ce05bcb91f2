import { type KeyboardEvent, useRef } from 'react';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Icon } from '../icons.tsx';
import { Confirm, Grow } from '../parts.tsx';
import { useDraft, useStep } from '../task.ts';
import { type EditedFeature, freeNumber, merge, move, split, toEdit, toWire, WEIGHTS } from './features.ts';
import type { NoveltyData, Weight } from './record.ts';

/** The technical features: each is searched for and compared by itself. */
export function Features({ task, editable, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data } = task;
  const generated = data.generated_features?.features ?? [];
  const made = toEdit(generated);
  const confirmed = data.confirmed_features && toEdit(data.confirmed_features);
  const draft = useDraft<readonly EditedFeature[]>(task.task_id, 'features', confirmed ?? made);
  const step = useStep(task.task_id);
  const list = useRef<HTMLOListElement>(null);
  const features = editable ? draft.value : (confirmed ?? made);
  const taken = generated.map(({ number }) => number);
  const focus = (number: string, at?: number) =>
    requestAnimationFrame(() => {
      const area = list.current?.querySelector<HTMLTextAreaElement>(`#feature-${number}`);
      area?.focus();
      if (at !== undefined) area?.setSelectionRange(at, at);
    });
  const set = (index: number, next: Partial<EditedFeature>) =>
    draft.change(features.map((each, at) => (at === index ? { ...each, ...next } : each)));
  const remove = (index: number) =>
    features[index]!.user_added
      ? draft.change(features.filter((_, at) => at !== index))
      : set(index, { selected: !features[index]!.selected });
  const cut = (index: number, at: number) => {
    const next = split(features, index, at, taken);
    draft.change(next);
    if (next !== features) focus(next[index + 1]!.number, 0);
  };
  const join = (index: number) => {
    const at = features[index]?.text.length;
    draft.change(merge(features, index));
    focus(features[index]!.number, at);
  };
  const shift = (index: number, by: -1 | 1) => {
    draft.change(move(features, index, by));
    focus(features[index]!.number);
  };
  const add = () => {
    const number = freeNumber(features, taken);
    draft.change([...features, { number, text: '', weight: 'key', selected: true, user_added: true }]);
    focus(number);
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (!event.altKey || !editable) return;
    const { selectionStart } = event.currentTarget;
    if (event.key === 'Enter') cut(index, selectionStart);
    else if (event.key === 'ArrowUp') shift(index, -1);
    else if (event.key === 'ArrowDown') shift(index, 1);
    else if (event.key === 'Backspace' && index > 0) join(index - 1);
    else return;
    event.preventDefault();
  };
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
      <ol className="features" ref={list}>
        {features.map((feature, index) => {
          const before = generated.find(({ number }) => number === feature.number);
          const changed = before !== undefined && before.text !== feature.text;
          const { number } = feature;
          return (
            <li key={number} className={feature.selected ? '' : 'left-out'}>
              <div className="feature-head">
                <label className="number">
                  <input
                    type="checkbox"
                    checked={feature.selected}
                    disabled={!editable}
                    aria-label={say('n_use_feature', { n: number })}
                    onChange={(event) => set(index, { selected: event.target.checked })}
                  />
                  <code>{number}</code>
                </label>
              </div>
              <div className="feature-body">
                <Grow
                  id={`feature-${number}`}
                  label={say('n_feature', { n: number })}
                  value={feature.text}
                  readOnly={!editable}
                  placeholder={say('n_feature_place')}
                  onChange={(text) => set(index, { text })}
                  onKeyDown={(event) => pressed(event, index)}
                />
                {changed && (
                  <p className="was">
                    <b>{say('as_made')}</b> {before.text}{' '}
                    {editable && (
                      <button type="button" className="quiet small" onClick={() => set(index, { text: before.text })}>
                        {say('restore')}
                      </button>
                    )}
                  </p>
                )}
                <p className="why soft small">
                  {feature.user_added
                    ? say('n_yours')
                    : before && before.weight === feature.weight && before.weight_reason}
                  {before && before.weight !== feature.weight && say('n_weight_yours')}
                  {before?.function && <> · {before.function}</>}
                </p>
              </div>
              <div className="feature-side">
                {editable ? (
                  <select
                    aria-label={say('n_weight', { n: number })}
                    className={`weight ${feature.weight}`}
                    value={feature.weight}
                    onChange={(event) => set(index, { weight: event.target.value as Weight })}
                  >
                    {WEIGHTS.map((weight) => (
                      <option key={weight} value={weight}>
                        {say(`weight_${weight}`)}
                      </option>
                    ))}
                  </select>
                ) : (
                  <span className={`weight ${feature.weight}`}>{say(`weight_${feature.weight}`)}</span>
                )}
                {editable && (
                  <div className="feature-tools">
                    <button
                      type="button"
                      className="quiet"
                      title={`${say('n_up')} (Alt ↑)`}
                      aria-label={`${say('n_up')} ${number}`}
                      disabled={index === 0}
                      onClick={() => shift(index, -1)}
                    >
                      ↑
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      title={`${say('n_down')} (Alt ↓)`}
                      aria-label={`${say('n_down')} ${number}`}
                      disabled={index === features.length - 1}
                      onClick={() => shift(index, 1)}
                    >
                      ↓
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      title={`${say('n_split')} (Alt Enter)`}
                      aria-label={`${say('n_split')} ${number}`}
                      onMouseDown={(event) => event.preventDefault()}
                      onClick={() => cut(index, cursorOf(list.current, number, feature.text))}
                    >
                      <Icon of="split" />
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      title={say('n_merge')}
                      aria-label={`${say('n_merge')} ${number}`}
                      disabled={index === features.length - 1}
                      onClick={() => join(index)}
                    >
                      <Icon of="merge" />
                    </button>
                    <button
                      type="button"
                      className="quiet"
                      title={say(feature.selected ? 'n_leave_out' : 'n_take_in')}
                      aria-label={`${say(feature.selected ? 'n_leave_out' : 'n_take_in')} ${number}`}
                      onClick={() => remove(index)}
                    >
                      {feature.selected ? '✕' : '↺'}
                    </button>
                  </div>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {editable && (
        <div className="row">
          <button type="button" className="plain" onClick={add}>
            + {say('n_add_feature')}
          </button>
          <span className="soft small keys-hint">
            <kbd>Alt ↑ ↓</kbd> {say('n_move')} <kbd>Alt Enter</kbd> {say('n_split')} <kbd>Alt ⌫</kbd>{' '}
            {say('n_merge_up')}
          </span>
        </div>
      )}
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

/** Where the cursor stands in a feature's field; without one, at the first comma, else in the middle between two words. */
function cursorOf(list: HTMLElement | null, number: string, text: string): number {
  const area = list?.querySelector<HTMLTextAreaElement>(`#feature-${number}`);
  if (area && area === document.activeElement && area.selectionStart > 0 && area.selectionStart < text.length)
    return area.selectionStart;
  const comma = text.search(/[,;，；、]/u);
  if (comma > 0) return comma;
  const space = text.indexOf(' ', Math.floor(text.length / 2));
  return space > 0 ? space : Math.floor(text.length / 2);
}
