import { Link } from 'react-router';
import { useWords } from '../../../words/words.tsx';
import { Signs } from './Chip.tsx';
import { Adder, Concept } from './Concept.tsx';
import { type EditedClass, type EditedElement, type EditedElements, expressionOf } from './elements.ts';

const keysOf = ({ list, classes: all = [] }: EditedElements) => [
  ...list.flatMap(({ concepts }) => concepts.flatMap(({ words, classes }) => [...words, ...classes])),
  ...all,
];

/** How many documents may be compared in full. */
const SHOWN = [10, 20, 30, 50] as const;

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
      <Signs of={keysOf(elements)} />
      <ol className="elements">
        {elements.list.map((element, index) => (
          <Element
            key={index}
            element={element}
            editable={editable}
            withClasses={elements.classes === undefined}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ol>
      {elements.classes && (
        <Classes
          classes={elements.classes}
          editable={editable}
          onChange={(classes) => onChange({ ...elements, classes })}
        />
      )}
      {elements.documents_shown !== undefined && (
        <label className="check one-family">
          {say('flow_shown')}{' '}
          <select
            value={elements.documents_shown}
            disabled={!editable}
            onChange={(event) => onChange({ ...elements, documents_shown: Number(event.target.value) })}
          >
            {[...new Set([...SHOWN, elements.documents_shown])].map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
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

/** Classes of the nearest documents: those that are ticked are searched together with the words. */
function Classes({
  classes,
  editable,
  onChange,
}: {
  classes: readonly EditedClass[];
  editable: boolean;
  onChange(next: readonly EditedClass[]): void;
}) {
  const { say } = useWords();
  const add = (typed: string) => {
    const key = typed.toUpperCase();
    const others = classes.filter((each) => each.key !== key);
    onChange([...others, { key, source: 'own', selected: true }]);
  };
  return (
    <fieldset className="element-classes">
      <legend>{say('flow_classes')}</legend>
      <p className="soft small">{say('flow_classes_text')}</p>
      {classes.map((each, at) => (
        <label key={each.key} className="choice">
          <input
            type="checkbox"
            checked={each.selected}
            disabled={!editable}
            onChange={(event) =>
              onChange(classes.map((one, n) => (n === at ? { ...one, selected: event.target.checked } : one)))
            }
          />
          <code>{each.key}</code>{' '}
          {each.documents !== undefined && (
            <span className="soft small">{say('flow_in_documents', { n: each.documents })}</span>
          )}
        </label>
      ))}
      {editable && <Adder label={say('flow_add_class')} name={say('flow_classes')} onAdd={add} />}
    </fieldset>
  );
}

/** One feature: what says it, concept by concept, and whether it is searched at all. */
function Element({
  element,
  editable,
  withClasses,
  onChange,
}: {
  element: EditedElement;
  editable: boolean;
  /** Each concept has classes of its own. */
  withClasses: boolean;
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
          withClasses={withClasses}
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
