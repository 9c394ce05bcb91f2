import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../../words/words.tsx';
import { useClassTitle } from './classes.ts';
import {
  type EditedConcept,
  type EditedElement,
  type EditedElements,
  type EditedKey,
  expressionOf,
} from './elements.ts';

/** What a word was learned from, as signs beside it. */
const SOURCES = {
  keywords_extract: '',
  morphology: '~',
  abbreviation: '§',
  translation_pairs: '⇄',
  corpus_neighbours: '≈',
  neighbour_classes: '≈',
  model: '✦',
  own: '+',
} as const;
type Source = keyof typeof SOURCES;
const sourceOf = ({ source }: EditedKey): Source => (source in SOURCES ? (source as Source) : 'own');

/** What is searched for each feature: words, what stands for them, and the classes in which they are at home. */
export function ElementEditor({
  value: elements,
  editable,
  onChange,
}: {
  value: EditedElements;
  editable: boolean;
  onChange(next: EditedElements): void;
}) {
  const { say } = useWords();
  const set = (index: number, next: EditedElement) =>
    onChange({ ...elements, list: elements.list.map((each, at) => (at === index ? next : each)) });
  return (
    <>
      <Signs of={elements} />
      <ol className="elements">
        {elements.list.map((element, index) => (
          <Element key={index} element={element} editable={editable} onChange={(next) => set(index, next)} />
        ))}
      </ol>
      <label className="check one-family">
        <input
          type="checkbox"
          checked={elements.family_merge}
          disabled={!editable}
          onChange={(event) => onChange({ ...elements, family_merge: event.target.checked })}
        />{' '}
        {say('flow_family')}
      </label>
    </>
  );
}

/** What the signs beside words mean, of those that are there. */
function Signs({ of }: { of: EditedElements }) {
  const { say } = useWords();
  const keys = of.list.flatMap(({ concepts }) => concepts.flatMap(({ words, classes }) => [...words, ...classes]));
  const used = new Set(keys.map(sourceOf));
  return (
    <p className="signs small">
      {(Object.keys(SOURCES) as Source[])
        .filter((source) => source !== 'keywords_extract' && source !== 'neighbour_classes' && used.has(source))
        .map((source) => (
          <span key={source}>
            <i aria-hidden="true">{SOURCES[source]}</i> {say(`source_${source}`)}
          </span>
        ))}
    </p>
  );
}

function Element({
  element,
  editable,
  onChange,
}: {
  element: EditedElement;
  editable: boolean;
  onChange(next: EditedElement): void;
}) {
  const { say } = useWords();
  const { concepts } = element;
  return (
    <li className={element.selected ? '' : 'left-out'}>
      <div className="between">
        <label className="element-head">
          <input
            type="checkbox"
            checked={element.selected}
            disabled={!editable}
            onChange={(event) => onChange({ ...element, selected: event.target.checked })}
          />
          <span className="feature-text">{element.feature_text || say('flow_own_element')}</span>
        </label>
        <span className="row small">
          <span className={`weight ${element.type}`}>{say(`weight_${element.type}`)}</span>
          {concepts.some(({ words }) => words.length > 0) && (
            <Link to={`/search?q=${encodeURIComponent(expressionOf(element))}`}>{say('flow_try_search')}</Link>
          )}
        </span>
      </div>
      {concepts.map((concept, at) => (
        <Concept
          key={at}
          concept={concept}
          editable={editable && element.selected}
          name={concept.words[0]?.key ?? element.feature_text}
          onChange={(next) => onChange({ ...element, concepts: concepts.map((each, n) => (n === at ? next : each)) })}
        />
      ))}
      {editable && element.selected && (
        <Adder
          label={say('flow_add_concept')}
          name={element.feature_text}
          onAdd={(key) =>
            onChange({
              ...element,
              concepts: [...concepts, { words: [{ key, source: 'own' }], classes: [] }],
            })
          }
        />
      )}
    </li>
  );
}

/** One concept: any of its words says it. */
function Concept({
  concept: { words, classes },
  editable,
  name,
  onChange,
}: {
  concept: EditedConcept;
  editable: boolean;
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
      {(classes.length > 0 || editable) && (
        <ul className="chips classes">
          {classes.map((symbol, at) => (
            <Chip
              key={symbol.key}
              of={symbol}
              isClass
              onRemove={editable ? () => onChange({ words, classes: without(classes, at) }) : undefined}
            />
          ))}
          {editable && (
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

function Chip({
  of: key,
  main = false,
  isClass = false,
  onRemove,
}: {
  of: EditedKey;
  main?: boolean;
  isClass?: boolean;
  onRemove?: (() => void) | undefined;
}) {
  const { say } = useWords();
  const source = sourceOf(key);
  const title = useClassTitle(isClass ? key.key : undefined);
  const about = [
    title ?? '',
    say(`source_${source}`),
    key.documents === undefined ? '' : say('flow_in_documents', { n: key.documents }),
    key.examples?.length ? say('flow_for_example', { n: key.examples.join(', ') }) : '',
  ].filter(Boolean);
  return (
    <li className={`chip ${main ? 'main' : ''} ${isClass ? 'class-chip' : ''}`} title={about.join(' · ')}>
      {SOURCES[source] && !isClass && <i aria-hidden="true">{SOURCES[source]}</i>}
      <span lang={/\p{Script=Han}/u.test(key.key) ? 'zh' : undefined}>{key.key}</span>
      {isClass && title && <small>{title}</small>}
      {!isClass && key.documents !== undefined && <small>{key.documents}</small>}
      <span className="hidden">{say(`source_${source}`)}</span>
      {onRemove && (
        <button type="button" aria-label={`${say('remove')} ${key.key}`} onClick={onRemove}>
          ✕
        </button>
      )}
    </li>
  );
}

/** A word or class of one's own: Enter adds it. */
function Adder({ label, name, onAdd }: { label: string; name: string; onAdd(key: string): void }) {
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
