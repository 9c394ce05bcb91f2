import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { totalOf } from '#corpus/total.ts';
import { wordBounds } from '#language/chinese-words.ts';
import { contentKey } from '#language/content-words.ts';
import { locate } from '#language/locate.ts';
import { isHan } from '#language/script.ts';
import type { Span } from '#language/spans.ts';
import { Type } from '#typebox.mjs';
import { countDocuments, inBatches, wordQuery } from '../corpus-words.ts';
import { defineSkill, type SkillContext } from '../skill.ts';
import { type SearchElement, SearchElements, SearchElementsInput, type SearchKey } from '../types.ts';
import { type Concept, conceptsOf, formsToCount } from './concepts.ts';
import { abbreviated, classesOf, similarPhrases, writtenForms } from './extensions.ts';
import { learnTranslations } from './links.ts';
import { learnAbbreviations, type Neighbour, nearest, phraseUses } from './neighbours.ts';
import { type Pair, pairsOf } from './pairs.ts';

const DEFAULT_CONCEPTS = 4;
const MOST_NEIGHBOURS = 60;
const MOST_DESCRIPTIONS = 15;
const MOST_FORMS = 500;
const MOST_EXTENSIONS = 8;
const MOST_CLASSES = 3;
const MOST_CLASSES_LISTED = 12;
/** Publications in both languages that translations are learned from, for one concept and in all. */
const BILINGUAL_PER_CONCEPT = 15;
const MOST_BILINGUAL = 150;
/**
 * Publications of anything else, that what they hold too is not taken for a translation: from so many places of the
 * corpus, so many each.
 */
const CONTRAST_PLACES = 4;
const CONTRAST_EACH = 12;

/** Publications that hold a concept and have texts in both languages, and some that have nothing to do with it. */
async function bilingualOf(
  concepts: readonly Concept[],
  known: readonly Neighbour[],
  { corpus, signal }: SkillContext,
): Promise<Pair[]> {
  const ids = new Set(known.map(({ publication_number }) => publication_number));
  const wanted = new Set<string>();
  await inBatches(concepts, async ({ word, documents }) => {
    if (documents < 2) return;
    const { hits } = await corpus.search(patents, {
      query: wordQuery(word),
      offset: 0,
      limit: BILINGUAL_PER_CONCEPT,
      stemming: true,
      signal,
    });
    for (const { id } of hits) if (!ids.has(id) && wanted.size < MOST_BILINGUAL) wanted.add(id);
  });
  const total = await totalOf(corpus, patents, undefined, { signal });
  for (let place = 0; place < CONTRAST_PLACES; place++) {
    const offset = Math.floor((total * place) / CONTRAST_PLACES);
    const { hits } = await corpus.search(patents, { query: { kind: 'all' }, offset, limit: CONTRAST_EACH, signal });
    for (const { id } of hits) if (!ids.has(id)) wanted.add(id);
  }
  const more = await corpus.get(patents, [...wanted]);
  return [...known.map(({ patent }) => patent), ...more].filter(hasBoth).flatMap(pairsOf);
}

const hasBoth = ({ titles, abstracts }: Patent) =>
  ['en', 'zh'].every((lang) => [...titles, ...abstracts].some((text) => text.lang === lang));

/** Without those that say the same as the word or one another; the surest first. */
function distinctKeys(word: string, keys: readonly SearchKey[], most: number): SearchKey[] {
  const seen = new Set([word.toLowerCase()]);
  const kept: SearchKey[] = [];
  for (const key of keys) {
    const folded = key.key.toLowerCase();
    if (seen.has(folded)) continue;
    seen.add(folded);
    kept.push(key);
    if (kept.length >= most) break;
  }
  return kept;
}

/** The nearest documents that hold each concept, by its key: whole words in any form, for “arm” is in “pharmacy”. */
export function holdersOf<D extends Pick<Neighbour, 'texts'>>(
  concepts: readonly Pick<Concept, 'key' | 'word'>[],
  neighbours: readonly D[],
): ReadonlyMap<string, ReadonlySet<D>> {
  const stems = neighbours.map(({ texts }) => ` ${contentKey(texts.en)} `);
  const holding = (word: string) => {
    if (isHan(word[0]!)) return neighbours.filter(({ texts }) => texts.zh.includes(word));
    const wanted = ` ${contentKey(word)} `;
    return neighbours.filter((_, at) => stems[at]!.includes(wanted));
  };
  return new Map(concepts.map(({ key, word }) => [key, new Set(holding(word))]));
}

/** How many words a thing has: pairs of Han characters count as one. */
const lengthOf = ({ word }: Pick<Concept, 'word'>): number =>
  isHan(word[0]!) ? Math.floor(word.length / 2) : contentKey(word).split(' ').length;

/**
 * Those of the nearest documents whose classes are proposed: they hold two words of the features, of one thing (“cold
 * plate”) or of two. A document that only has “station” is of a class that has nothing to do with charging a car. Where
 * what documents hold of the features is one word alone, those that hold it.
 */
export function aboutFeatures<D>(
  documents: readonly D[],
  concepts: readonly Pick<Concept, 'key' | 'word'>[],
  held: ReadonlyMap<string, ReadonlySet<D>>,
): D[] {
  const wordsIn = (holds: (those: ReadonlySet<D>) => boolean) =>
    concepts.reduce((sum, one) => sum + (holds(held.get(one.key) ?? new Set()) ? lengthOf(one) : 0), 0);
  const least = Math.min(
    2,
    wordsIn(({ size }) => size > 0),
  );
  return documents.filter((one) => wordsIn((those) => those.has(one)) >= least);
}

async function groundElements(input: SearchElementsInput, context: SkillContext): Promise<SearchElements> {
  const { corpus, signal } = context;
  const total = await totalOf(corpus, patents, undefined, { signal });
  const forms = formsToCount(input.features).slice(0, MOST_FORMS);
  const counts = new Map<string, number>();
  await inBatches(forms, async (form) => {
    counts.set(form, await countDocuments(corpus, form, signal));
  });
  const most = input.max_concepts ?? DEFAULT_CONCEPTS;
  const byFeature = input.features.map((feature) => conceptsOf(feature.text, counts, total, most));
  const concepts = [...new Map(byFeature.flat().map((concept) => [concept.key, concept])).values()];
  const salient = concepts
    .filter(({ documents }) => documents > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 30)
    .map(({ word }) => word);
  const neighbours = await nearest(corpus, salient, MOST_NEIGHBOURS, signal);
  signal.throwIfAborted();
  const uses = { en: phraseUses(neighbours, 'en'), zh: phraseUses(neighbours, 'zh') };
  const similar = { en: similarPhrases(uses.en), zh: similarPhrases(uses.zh) };
  const abbreviations = learnAbbreviations(
    input.text ?? input.features.map(({ text }) => text).join('\n'),
    neighbours.slice(0, MOST_DESCRIPTIONS),
  );
  const translations = learnTranslations(await bilingualOf(concepts, neighbours, context));
  signal.throwIfAborted();
  const held = holdersOf(concepts, neighbours);
  const about = aboutFeatures(neighbours, concepts, held);
  const built = new Map<string, SearchElement['express'][number]>();
  for (const concept of concepts) {
    const language = isHan(concept.word[0]!) ? 'zh' : 'en';
    built.set(concept.key, {
      word: { key: concept.word, source: 'keywords_extract', documents: concept.documents },
      extend: distinctKeys(
        concept.word,
        [
          ...abbreviated(concept, abbreviations),
          ...writtenForms(concept, uses[language]),
          ...translations(concept),
          ...similar[language](concept, neighbours),
        ],
        MOST_EXTENSIONS,
      ),
      ipc: classesOf(
        about.filter((one) => held.get(concept.key)!.has(one)),
        MOST_CLASSES,
      ),
    });
  }
  return {
    elements: input.features.map((feature, index) => ({
      feature_number: feature.number,
      feature_text: feature.text,
      type: feature.weight,
      express: byFeature[index]!.map(({ key }) => built.get(key)!),
    })),
    neighbours: neighbours.map(({ publication_number }) => publication_number),
    classes: classesOf(about, MOST_CLASSES_LISTED),
  };
}

const Words = Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { maxItems: 12 });

/** Whether a Chinese term begins or ends inside a word. */
function cutsWord(text: string, { start, end }: Span): boolean {
  const inside = (at: number) => isHan(text[at - 1] ?? '') && isHan(text[at] ?? '');
  const bounds = wordBounds(text);
  return [start, end].some((at) => inside(at) && !bounds.has(at));
}

/**
 * What to search with for each feature: its key terms, other words for them learned from the corpus, classes of the
 * nearest documents; each with its source.
 */
export const searchElements = defineSkill({
  name: 'search-elements',
  input: SearchElementsInput,
  output: SearchElements,
  answer: Type.Object({
    features: Type.Array(
      Type.Object({
        feature_number: Type.String(),
        terms: Type.Array(Type.Object({ word: Type.String({ minLength: 1, maxLength: 120 }), synonyms: Words }), {
          maxItems: 12,
        }),
      }),
      { maxItems: 60 },
    ),
  }),
  prompt: ({ features, max_concepts }) => ({
    instructions: [
      'Choose search terms for prior art for each technical feature (F...).',
      `word: a term copied from the feature, at most ${max_concepts ?? DEFAULT_CONCEPTS} a feature, those that narrow the search most first.`,
      'synonyms: what other writers of patents call the same thing, English and Chinese, no classes.',
    ].join('\n'),
    material: features.map(({ number, text }) => ({ label: number, text })),
    turns: [{ role: 'user', text: 'List the terms of each feature.' }],
  }),
  ground: groundElements,
  async verify(answer, input, context) {
    const grounded = await groundElements(input, context);
    const dropped: string[] = [];
    const most = input.max_concepts ?? DEFAULT_CONCEPTS;
    const elements = await Promise.all(
      grounded.elements.map(async (element): Promise<SearchElement> => {
        const given = answer.features.find(({ feature_number }) => feature_number === element.feature_number);
        if (!given) return element;
        const express: SearchElement['express'] = [];
        for (const { word, synonyms } of given.terms.slice(0, most)) {
          const place = locate(element.feature_text.toLowerCase(), word.toLowerCase());
          if (!place || cutsWord(element.feature_text, place)) {
            dropped.push(
              `${element.feature_number}: "${word}" ${place ? 'cuts a word of' : 'does not stand in'} the feature`,
            );
            continue;
          }
          const own = element.express.find(({ word: known }) => known.key.toLowerCase() === word.toLowerCase());
          const learned: SearchKey[] = [];
          for (const key of synonyms) {
            const documents = await countDocuments(context.corpus, key, context.signal);
            if (documents > 0) learned.push({ key, source: 'model', documents });
            else dropped.push(`${element.feature_number}: no publication holds "${key}"`);
          }
          express.push({
            word: own?.word ?? {
              key: word,
              source: 'model',
              documents: await countDocuments(context.corpus, word, context.signal),
            },
            extend: distinctKeys(word, [...(own?.extend ?? []), ...learned], MOST_EXTENSIONS + 4),
            ipc: own?.ipc ?? [],
          });
        }
        return express.length > 0 ? { ...element, express } : element;
      }),
    );
    return { output: { ...grounded, elements }, dropped };
  },
});
