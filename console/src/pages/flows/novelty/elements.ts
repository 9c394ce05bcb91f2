import type { EditedClass, EditedElement, EditedElements, EditedKey } from '../parts/elements.ts';
import type { NoveltyData } from './record.ts';

const WIRE_TYPE = { topic: 'topic_search', key: 'key_search', supplementary: 'sup_search' } as const;

/** As many as the service compares in full unless it is told otherwise. */
const SHOWN = 20;

export const madeElements = ({ generated_elements, generated_classes }: NoveltyData): EditedElements => ({
  family_merge: true,
  documents_shown: SHOWN,
  ...(generated_classes && { classes: generated_classes.map(editedClass) }),
  list: (generated_elements?.elements ?? []).map(({ feature_text, type, express }) => ({
    feature_text,
    type,
    selected: true,
    // classes of the idea as a whole stand in their place
    concepts: express.map(({ word, extend, ipc }) => ({
      words: [word, ...extend],
      classes: generated_classes ? [] : ipc,
    })),
  })),
});

type Proposed = NonNullable<NoveltyData['generated_classes']>[number];
const editedClass = ({ key, source = 'own', documents, selected = true }: Proposed): EditedClass => ({
  key,
  source,
  ...(documents !== undefined && { documents }),
  selected,
});

/**
 * What was searched with: the confirmed words with what is known of them; an element that was left out stays visible.
 */
export function confirmedElements(data: NoveltyData): EditedElements | undefined {
  const { confirmed_blocks: blocks, confirmed_elements, family_merge = true, documents_shown = SHOWN } = data;
  if (!blocks) return undefined;
  const made = madeElements(data);
  const known = new Map(
    made.list.flatMap(({ concepts }) =>
      concepts.flatMap(({ words, classes }) => [...words, ...classes].map((each) => [each.key, each] as const)),
    ),
  );
  const keys = (texts: readonly string[]) => texts.map((key) => known.get(key) ?? { key, source: 'own' });
  const used = blocks.map(
    ({ feature_text, type, concepts }): EditedElement => ({
      feature_text,
      type,
      selected: true,
      concepts: concepts.map(({ words, classes }) => ({ words: keys(words), classes: keys(classes) })),
    }),
  );
  const left = made.list
    .filter(({ feature_text }) => !blocks.some((block) => block.feature_text === feature_text))
    .map((element) => ({ ...element, selected: false }));
  const classes = confirmed_elements?.classes?.map((each) => ({
    ...made.classes?.find(({ key }) => key === each.key),
    ...editedClass(each),
  }));
  return { family_merge, documents_shown, ...(classes && { classes }), list: [...used, ...left] };
}

/** As the interface takes them. */
export const elementsToWire = ({ family_merge, classes, list }: EditedElements) => ({
  family_merge_enabled: family_merge,
  ...(classes && { classes: classes.map(({ selected, ...key }) => ({ ...bare(key), selected })) }),
  list: list.map(({ feature_text, type, selected, concepts }) => ({
    selected,
    feature_type: WIRE_TYPE[type],
    feature_text_original: feature_text,
    express: concepts
      .filter(({ words, classes }) => words.length > 0 || classes.length > 0)
      .map(({ words: [word, ...extend], classes }) => ({
        ...(word && { word: bare(word) }),
        extend: extend.map(bare),
        ipc: classes.map(bare),
      })),
  })),
});
const bare = ({ key, source }: EditedKey) => ({ key, source });
