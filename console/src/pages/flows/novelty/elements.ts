import type { EditedElement, EditedElements, EditedKey } from '../parts/elements.ts';
import type { NoveltyData } from './record.ts';

const WIRE_TYPE = { topic: 'topic_search', key: 'key_search', supplementary: 'sup_search' } as const;

export const madeElements = ({ generated_elements }: NoveltyData): EditedElements => ({
  family_merge: true,
  list: (generated_elements?.elements ?? []).map(({ feature_text, type, express }) => ({
    feature_text,
    type,
    selected: true,
    concepts: express.map(({ word, extend, ipc }) => ({ words: [word, ...extend], classes: ipc })),
  })),
});

/**
 * What was searched with: the confirmed words with what is known of them; an element that was left out stays visible.
 */
export function confirmedElements(data: NoveltyData): EditedElements | undefined {
  const { confirmed_blocks: blocks, family_merge = true } = data;
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
  return { family_merge, list: [...used, ...left] };
}

/** As the interface takes them. */
export const elementsToWire = ({ family_merge, list }: EditedElements) => ({
  family_merge_enabled: family_merge,
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
