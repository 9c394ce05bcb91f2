import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../../words/words.tsx';
import { Chip } from './Chip.tsx';
import type { EditedConcept, EditedKey } from './elements.ts';

/** One concept: any of its words says it. */
export function Concept({
  concept: { words, classes },
  editable,
  withClasses,
  name,
  onChange,
}: {
  concept: EditedConcept;
  editable: boolean;
  /** It has classes of its own. */
  withClasses: boolean;
  name: string;
  onChange(next: EditedConcept): void;
}) {
  const { say } = useWords();
  const without = (keys: readonly EditedKey[], at: number) => keys.filter((_, n) => n !== at);
  const added = (keys: readonly EditedKey[], key: string) =>
    keys.some((each) => each.key === key) ? keys : [...keys, { key, source: 'own' }];
  return (
    <div className="concept">
      <ul className="chips">
        {words.map((word, at) => (
          <Chip
            key={word.key}
            of={word}
            main={at === 0}
            onRemove={editable ? () => onChange({ words: without(words, at), classes }) : undefined}
          />
        ))}
        {editable && (
          <li>
            <Adder
              label={say('flow_add_word')}
              name={name}
              onAdd={(key) => onChange({ words: added(words, key), classes })}
            />
          </li>
        )}
      </ul>
      {(classes.length > 0 || (editable && withClasses)) && (
        <ul className="chips classes">
          {classes.map((symbol, at) => (
            <Chip
              key={symbol.key}
              of={symbol}
              isClass
              onRemove={editable ? () => onChange({ words, classes: without(classes, at) }) : undefined}
            />
          ))}
          {editable && withClasses && (
            <li>
              <Adder
                label={say('flow_add_class')}
                name={name}
                onAdd={(key) => onChange({ words, classes: added(classes, key.toUpperCase()) })}
              />
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

/** A word or class of one's own: Enter adds it. */
export function Adder({ label, name, onAdd }: { label: string; name: string; onAdd(key: string): void }) {
  const [text, setText] = useState('');
  const add = () => {
    const key = text.trim();
    setText('');
    if (key) onAdd(key);
  };
  return (
    <input
      className="adder"
      value={text}
      placeholder={`+ ${label}`}
      aria-label={`${label}: ${name}`}
      maxLength={200}
      onChange={(event) => setText(event.target.value)}
      onBlur={add}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        add();
      }}
    />
  );
}
