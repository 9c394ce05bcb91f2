import type { OperationInput } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { normaliseClass } from '#patents/classes.ts';
import { type ElementBlock, wordQuery } from '#skills/search-prior-art/elements.ts';
import { classesNamed } from '#skills/search-prior-art/strategies.ts';
import type { SearchElement, SearchElements, SearchKey } from '#skills/types.ts';

/** What is searched, feature by feature. */
export type WireElements = OperationInput<'AI35-7'>['body']['elements'];
/** A class that may be searched; absent `selected` says that it is. */
type ProposedClass = NonNullable<WireElements['classes']>[number];
/** What is searched for one feature. */
export type WireElement = NonNullable<WireElements['list']>[number];

const TO_WIRE = { topic: 'topic_search', key: 'key_search', supplementary: 'sup_search' } as const;
const FROM_WIRE = { topic_search: 'topic', key_search: 'key', sup_search: 'supplementary' } as const;

/** Words of all elements together, and their characters: all stand in one expression. */
const MOST_WORDS = 2_000;
const MOST_CHARACTERS = 100_000;

const wireKey = ({ key, source }: SearchKey) => ({ key, source });

export const toWireElement = ({ type, feature_text, express }: SearchElement): WireElement => ({
  selected: true,
  feature_type: TO_WIRE[type],
  feature_text_original: feature_text,
  express: express.map(({ word, extend, ipc }) => ({
    word: wireKey(word),
    extend: extend.map(wireKey),
    ipc: ipc.map(wireKey),
  })),
});

/** A confirmed block as elements are written on the wire. */
export const blockToWire = ({ type, feature_text, concepts }: ElementBlock): WireElement => ({
  selected: true,
  feature_type: TO_WIRE[type],
  feature_text_original: feature_text,
  express: concepts.map(({ words, classes }) => ({
    word: { key: words[0]! },
    extend: words.slice(1).map((key) => ({ key })),
    ipc: classes.map((key) => ({ key })),
  })),
});

export const toWireElements = ({ elements }: SearchElements): WireElements => ({
  family_merge_enabled: true,
  list: elements.map(toWireElement),
});

/** Classes of the nearest documents, those first, and selected, that the elements name most. */
export function proposedClasses({ elements, classes }: SearchElements): ProposedClass[] {
  const ofConcepts = elements.flatMap(({ express }) => express.flatMap(({ ipc }) => ipc));
  const named = classesNamed(ofConcepts.map(({ key }) => key));
  const known = new Map([...ofConcepts, ...classes].map((each) => [each.key, each]));
  return [...new Set([...named, ...classes.map(({ key }) => key)])].map((key): ProposedClass => {
    const { source, documents } = known.get(key) ?? {};
    return {
      key,
      ...(source && { source }),
      ...(documents !== undefined && { documents }),
      selected: named.includes(key),
    };
  });
}

/**
 * The selected elements as blocks to search with. An element that no feature has is the user's own and searched like
 * the others.
 * @throws ServiceError `invalid_query` that names the entry: a word that cannot be searched, a class that is none;
 * `invalid_request`: nothing left, or more than one expression may have.
 */
export function toBlocks(list: readonly WireElement[], field = 'elements.list'): ElementBlock[] {
  const blocks = list.flatMap((element, index): ElementBlock[] => {
    if (element.selected === false) return [];
    const at = `${field}[${index}]`;
    const concepts = (element.express ?? []).map(({ word, extend = [], ipc = [] }, nth) => ({
      words: distinct([...(word ? [word] : []), ...extend]).map((key) => checkedWord(key, `${at}.express[${nth}]`)),
      classes: distinct(ipc).map((key) => checkedClass(key, `${at}.express[${nth}].ipc`)),
    }));
    return [
      {
        feature_text: element.feature_text_original ?? '',
        type: FROM_WIRE[element.feature_type ?? 'key_search'],
        concepts: concepts.filter(({ words, classes }) => words.length > 0 || classes.length > 0),
      },
    ];
  });
  const words = blocks.flatMap(({ concepts }) => concepts.flatMap((concept) => concept.words));
  const characters = words.reduce((sum, { length }) => sum + length, 0);
  if (words.length > MOST_WORDS || characters > MOST_CHARACTERS)
    throw new ServiceError(
      'invalid_request',
      `${field}: ${words.length} words of ${characters} characters are selected; at most ${MOST_WORDS} of ${MOST_CHARACTERS} are searched for. Select fewer.`,
      { field, words: words.length, characters },
    );
  if (words.length > 0) return blocks;
  throw new ServiceError('invalid_request', `${field}: at least one selected element needs a word to search with.`, {
    field,
  });
}

/**
 * The selected classes, in one spelling, each once.
 * @throws ServiceError `invalid_query` that names the one that is no class symbol.
 */
export const toClasses = (classes: readonly ProposedClass[], field = 'elements.classes'): string[] => [
  ...new Set(
    classes.flatMap(({ key, selected }, index) =>
      selected === false ? [] : [checkedClass(key, `${field}[${index}]`)],
    ),
  ),
];

const distinct = (keys: readonly { key?: string }[]): string[] => [
  ...new Set(keys.map(({ key }) => (key ?? '').trim()).filter(Boolean)),
];

function checkedWord(word: string, field: string): string {
  try {
    wordQuery(word);
    return word;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new ServiceError('invalid_query', `${field}: "${word}" cannot be searched: ${error.message}`, { field });
  }
}

function checkedClass(symbol: string, field: string): string {
  const normal = normaliseClass(symbol);
  if (normal) return normal;
  throw new ServiceError('invalid_query', `${field}: "${symbol}" is not a class symbol such as H01M10/0525.`, {
    field,
  });
}
