import { Link } from 'react-router';
import { useWords } from '../../../words/words.tsx';
import { Signs } from './Chip.tsx';
import { Adder, Concept } from './Concept.tsx';
import { type EditedElement, type EditedElements, expressionOf } from './elements.ts';

const keysOf = ({ list }: EditedElements) =>
  list.flatMap(({ concepts }) => concepts.flatMap(({ words, classes }) => [...words, ...classes]));

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

/** One feature: what says it, concept by concept, and whether it is searched at all. */
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
