import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { type Of, type Operation, operation } from '../../../api.ts';
import { Problem } from '../../../parts/basics.tsx';
import { useWords } from '../../../words/words.tsx';
import type { StageProps } from '../flow.ts';
import { Confirm } from '../parts.tsx';
import { useDraft, useStep } from '../task.ts';
import {
  confirmedElements,
  type EditedConcept,
  type EditedElement,
  type EditedElements,
  type EditedKey,
  elementsToWire,
  expressionOf,
  madeElements,
} from './elements.ts';
import type { NoveltyData } from './record.ts';

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
export function Elements({ task, editable, onDone }: StageProps<NoveltyData>) {
  const { say } = useWords();
  const { data } = task;
  const made = madeElements(data);
  const confirmed = confirmedElements(data);
  const draft = useDraft<EditedElements>(task.task_id, 'elements', confirmed ?? made);
  const step = useStep(task.task_id);
  const elements = editable ? draft.value : (confirmed ?? made);
  const set = (index: number, next: EditedElement) =>
    draft.change({ ...elements, list: elements.list.map((each, at) => (at === index ? next : each)) });
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
  const used = new Set(
    elements.list.flatMap(({ concepts }) =>
      concepts.flatMap(({ words, classes }) => [...words, ...classes].map(sourceOf)),
    ),
  );
  return (
    <>
      <p className="soft measure">{say('n_elements_text')}</p>
      <p className="signs small">
        {(Object.keys(SOURCES) as Source[])
          .filter((source) => source !== 'keywords_extract' && source !== 'neighbour_classes' && used.has(source))
          .map((source) => (
            <span key={source}>
              <i aria-hidden="true">{SOURCES[source]}</i> {say(`source_${source}`)}
            </span>
          ))}
      </p>
      <ol className="elements">
        {elements.list.map((element, index) => (
          <li key={index} className={element.selected ? '' : 'left-out'}>
            <div className="between">
              <label className="element-head">
                <input
                  type="checkbox"
                  checked={element.selected}
                  disabled={!editable}
                  onChange={(event) => set(index, { ...element, selected: event.target.checked })}
                />
                <span className="feature-text">{element.feature_text || say('n_own_element')}</span>
              </label>
              <span className="row small">
                <span className={`weight ${element.type}`}>{say(`weight_${element.type}`)}</span>
                {element.concepts.some(({ words }) => words.length > 0) && (
                  <Link to={`/search?q=${encodeURIComponent(expressionOf(element))}`}>{say('n_try_search')}</Link>
                )}
              </span>
            </div>
            {element.concepts.map((concept, at) => (
              <Concept
                key={at}
                concept={concept}
                editable={editable && element.selected}
                name={concept.words[0]?.key ?? element.feature_text}
                onChange={(next) =>
                  set(index, { ...element, concepts: element.concepts.map((each, n) => (n === at ? next : each)) })
                }
              />
            ))}
            {editable && element.selected && (
              <Adder
                label={say('n_add_concept')}
                name={element.feature_text}
                onAdd={(key) =>
                  set(index, {
                    ...element,
                    concepts: [...element.concepts, { words: [{ key, source: 'own' }], classes: [] }],
                  })
                }
              />
            )}
          </li>
        ))}
      </ol>
      <label className="check one-family">
        <input
          type="checkbox"
          checked={elements.family_merge}
          disabled={!editable}
          onChange={(event) => draft.change({ ...elements, family_merge: event.target.checked })}
        />{' '}
        {say('n_family')}
      </label>
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
              label={say('n_add_word')}
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
                label={say('n_add_class')}
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
    key.documents === undefined ? '' : say('n_in_documents', { n: key.documents }),
    key.examples?.length ? say('n_for_example', { n: key.examples.join(', ') }) : '',
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

type Class = Of<Operation<'GET /search/patent/classification/helper-search'>['query_results']>['cls_tree'];
/** A class and those below it, of the same shape; the interface says of them only that they are objects. */
type ClassTree = Omit<Class, 'children'> & { readonly children: readonly ClassTree[] };

/** What a class is called, where its scheme was imported. */
function useClassTitle(symbol: string | undefined): string | undefined {
  const { language } = useWords();
  const found = useQuery({
    queryKey: ['class', symbol],
    enabled: symbol !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const query = { type: 'ipc', keyword: symbol! } as const;
      const { query_results } = await operation('GET /search/patent/classification/helper-search', { query, signal });
      return (
        placeIn(
          query_results.map(({ cls_tree }) => cls_tree as ClassTree),
          symbol!,
        ) ?? null
      );
    },
  });
  const titles = found.data?.lang_desc_map;
  return language === 'zh' ? (titles?.cn ?? titles?.en) : (titles?.en ?? titles?.cn);
}

function placeIn(trees: readonly ClassTree[], symbol: string): ClassTree | undefined {
  for (const tree of trees) {
    const found = tree.id === symbol ? tree : placeIn(tree.children, symbol);
    if (found) return found;
  }
  return undefined;
}
