import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../../../words/words.tsx';
import { Icon } from '../icons.tsx';
import {
  type EditedFeature,
  freeNumber,
  type MadeFeature,
  merge,
  move,
  split,
  WEIGHTS,
  type Weight,
} from './features.ts';
import { Grow } from './Grow.tsx';

/** What is done to a feature, by its place in the list. */
interface Deeds {
  set(index: number, next: Partial<EditedFeature>): void;
  cut(index: number, at: number): void;
  /** With the one below. */
  join(index: number): void;
  shift(index: number, by: -1 | 1): void;
  remove(index: number): void;
}

/**
 * Features in their order: reworded, weighted, split, merged, moved, left out, and added to. `made`: as the service
 * made them.
 */
export function FeatureList({
  features,
  made,
  editable,
  onChange,
}: {
  features: readonly EditedFeature[];
  made: readonly MadeFeature[];
  editable: boolean;
  onChange(next: readonly EditedFeature[]): void;
}) {
  const { say } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const taken = made.map(({ number }) => number);
  const focus = (number: string, at?: number) =>
    requestAnimationFrame(() => {
      const area = list.current?.querySelector<HTMLTextAreaElement>(`#feature-${number}`);
      area?.focus();
      if (at !== undefined) area?.setSelectionRange(at, at);
    });
  const set: Deeds['set'] = (index, next) =>
    onChange(features.map((each, at) => (at === index ? { ...each, ...next } : each)));
  const deeds: Deeds = {
    set,
    cut: (index, at) => {
      const next = split(features, index, at, taken);
      onChange(next);
      if (next !== features) focus(next[index + 1]!.number, 0);
    },
    join: (index) => {
      const at = features[index]?.text.length;
      onChange(merge(features, index));
      focus(features[index]!.number, at);
    },
    shift: (index, by) => {
      onChange(move(features, index, by));
      focus(features[index]!.number);
    },
    remove: (index) =>
      features[index]!.user_added
        ? onChange(features.filter((_, at) => at !== index))
        : set(index, { selected: !features[index]!.selected }),
  };
  const add = () => {
    const number = freeNumber(features, taken);
    onChange([...features, { number, text: '', weight: 'key', selected: true, user_added: true }]);
    focus(number);
  };
  return (
    <>
      <ol className="features" ref={list}>
        {features.map((feature, index) => (
          <Item
            key={feature.number}
            feature={feature}
            index={index}
            last={index === features.length - 1}
            before={made.find(({ number }) => number === feature.number)}
            editable={editable}
            deeds={deeds}
          />
        ))}
      </ol>
      {editable && (
        <div className="row">
          <button type="button" className="plain" onClick={add}>
            + {say('flow_add_feature')}
          </button>
          <span className="soft small keys-hint">
            <kbd>Alt ↑ ↓</kbd> {say('flow_move')} <kbd>Alt Enter</kbd> {say('flow_split')} <kbd>Alt ⌫</kbd>{' '}
            {say('flow_merge_up')}
          </span>
        </div>
      )}
    </>
  );
}

interface Given {
  readonly feature: EditedFeature;
  readonly index: number;
  readonly last: boolean;
  /** As it was made; absent for one of a person's own. */
  readonly before: MadeFeature | undefined;
  readonly editable: boolean;
  readonly deeds: Deeds;
}

function Item({ feature, index, last, before, editable, deeds }: Given) {
  const { say } = useWords();
  const { number, weight } = feature;
  return (
    <li className={feature.selected ? '' : 'left-out'}>
      <div className="feature-head">
        <label className="number">
          <input
            type="checkbox"
            checked={feature.selected}
            disabled={!editable}
            aria-label={say('flow_use_feature', { n: number })}
            onChange={(event) => deeds.set(index, { selected: event.target.checked })}
          />
          <code>{number}</code>
        </label>
      </div>
      <Body {...{ feature, index, last, before, editable, deeds }} />
      <div className="feature-side">
        {editable ? (
          <select
            aria-label={say('flow_weight', { n: number })}
            className={`weight ${weight}`}
            value={weight}
            onChange={(event) => deeds.set(index, { weight: event.target.value as Weight })}
          >
            {WEIGHTS.map((each) => (
              <option key={each} value={each}>
                {say(`weight_${each}`)}
              </option>
            ))}
          </select>
        ) : (
          <span className={`weight ${weight}`}>{say(`weight_${weight}`)}</span>
        )}
        {editable && <Tools {...{ feature, index, last, deeds }} />}
      </div>
    </li>
  );
}

/** The words of a feature, what they were as made, and why it has its weight. */
function Body({ feature, index, before, editable, deeds }: Given) {
  const { say } = useWords();
  const { number, text, weight } = feature;
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!event.altKey || !editable) return;
    if (event.key === 'Enter') deeds.cut(index, event.currentTarget.selectionStart);
    else if (event.key === 'ArrowUp') deeds.shift(index, -1);
    else if (event.key === 'ArrowDown') deeds.shift(index, 1);
    else if (event.key === 'Backspace' && index > 0) deeds.join(index - 1);
    else return;
    event.preventDefault();
  };
  return (
    <div className="feature-body">
      <Grow
        id={`feature-${number}`}
        label={say('flow_feature', { n: number })}
        value={text}
        readOnly={!editable}
        placeholder={say('flow_feature_place')}
        onChange={(next) => deeds.set(index, { text: next })}
        onKeyDown={pressed}
      />
      {before && before.text !== text && (
        <p className="was">
          <b>{say('as_made')}</b> {before.text}{' '}
          {editable && (
            <button type="button" className="quiet small" onClick={() => deeds.set(index, { text: before.text })}>
              {say('restore')}
            </button>
          )}
        </p>
      )}
      <p className="why soft small">
        {feature.user_added ? say('flow_yours') : before && before.weight === weight && before.weight_reason}
        {before && before.weight !== weight && say('flow_weight_yours')}
        {before?.function && <> · {before.function}</>}
      </p>
    </div>
  );
}

function Tools({ feature, index, last, deeds }: Pick<Given, 'feature' | 'index' | 'last' | 'deeds'>) {
  const { say } = useWords();
  const { number, text, selected } = feature;
  const out = say(selected ? 'flow_leave_out' : 'flow_take_in');
  const tool = (name: string, keys: string, sign: React.ReactNode, run: () => void, disabled = false) => (
    <button
      type="button"
      className="quiet"
      title={`${name}${keys}`}
      aria-label={`${name} ${number}`}
      disabled={disabled}
      // the cursor stays in the text, where it says what to split
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {sign}
    </button>
  );
  return (
    <div className="feature-tools">
      {tool(say('flow_up'), ' (Alt ↑)', '↑', () => deeds.shift(index, -1), index === 0)}
      {tool(say('flow_down'), ' (Alt ↓)', '↓', () => deeds.shift(index, 1), last)}
      {tool(say('flow_split'), ' (Alt Enter)', <Icon of="split" />, () => deeds.cut(index, cursorOf(number, text)))}
      {tool(say('flow_merge'), '', <Icon of="merge" />, () => deeds.join(index), last)}
      {tool(out, '', selected ? '✕' : '↺', () => deeds.remove(index))}
    </div>
  );
}

/**
 * Where the cursor stands in a feature's field; without one, at the first comma, else in the middle between two words.
 */
function cursorOf(number: string, text: string): number {
  const area = document.querySelector<HTMLTextAreaElement>(`#feature-${number}`);
  if (area && area === document.activeElement && area.selectionStart > 0 && area.selectionStart < text.length)
    return area.selectionStart;
  const comma = text.search(/[,;，；、]/u);
  if (comma > 0) return comma;
  const space = text.indexOf(' ', Math.floor(text.length / 2));
  return space > 0 ? space : Math.floor(text.length / 2);
}
