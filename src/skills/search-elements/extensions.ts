import type { Abbreviation } from '#language/abbreviations.ts';
import { phrasesOf } from '#language/phrases.ts';
import { isHan } from '#language/script.ts';
import type { SearchKey } from '../types.ts';
import type { Concept } from './concepts.ts';
import type { Neighbour, PhraseUse } from './neighbours.ts';

/** Other words for a concept, each with where it was learned. Nothing is proposed that no document of the corpus (or the given text) holds. */

const MOST_FORMS = 3;
const MOST_SIMILAR = 3;
const MOST_TRANSLATIONS = 2;
/** Below these a likeness is chance. */
const LEAST_OCCURRENCES = 3;
const LEAST_DOCUMENTS = 2;
const LEAST_COSINE = 0.4;
/** Two words for one thing hardly stand in the same document; two parts of one thing do. */
const MOST_SHARED = 0.5;
const LEAST_DICE = 0.45;
/** Longer phrases are clauses that happen to stand in the same claims. */
const LONGEST_TRANSLATION = { en: 4, zh: 8 } as const;

const round = (value: number) => Math.round(Math.min(1, value) * 100) / 100;
const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Inflections of the same words as the neighbours write them: "cooled plates" for "cooling plate". */
export function writtenForms(concept: Concept, uses: ReadonlyMap<string, PhraseUse>): SearchKey[] {
  const use = uses.get(concept.key);
  if (!use) return [];
  return [...use.forms]
    .filter(([form]) => !same(form, concept.word))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_FORMS)
    .map(([key, times]) => ({
      key,
      source: 'morphology',
      score: round(times / use.occurrences),
      documents: use.documents.size,
    }));
}

/** The other side of an abbreviation that a text defines. */
export function abbreviated(
  concept: Concept,
  abbreviations: readonly (Abbreviation & { readonly from: string | undefined })[],
): SearchKey[] {
  const found = new Map<string, Set<string>>();
  for (const { long, short, from } of abbreviations) {
    const longKey = isHan(long[0]!) ? long : (phrasesOf(long).at(-1)?.key ?? long.toLowerCase());
    const other = same(short, concept.word)
      ? long
      : longKey === concept.key || same(long, concept.word)
        ? short
        : undefined;
    if (!other || same(other, concept.word)) continue;
    const sources = found.get(other) ?? new Set();
    if (from) sources.add(from);
    found.set(other, sources);
  }
  return [...found].map(([key, from]) => ({
    key,
    source: 'abbreviation',
    score: 1,
    documents: from.size,
    ...(from.size > 0 && { examples: [...from].slice(0, 3) }),
  }));
}

/** Positive pointwise mutual information of the context words, as a vector. */
function vectorOf(
  context: ReadonlyMap<string, number>,
  totals: ReadonlyMap<string, number>,
  all: number,
): Map<string, number> {
  let own = 0;
  for (const times of context.values()) own += times;
  const vector = new Map<string, number>();
  for (const [word, times] of context) {
    const information = Math.log((times * all) / (own * (totals.get(word) ?? times)));
    if (information > 0) vector.set(word, information);
  }
  return vector;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0;
  let normA = 0;
  let normB = 0;
  for (const [word, value] of a) {
    normA += value * value;
    dot += value * (b.get(word) ?? 0);
  }
  for (const value of b.values()) normB += value * value;
  return normA > 0 && normB > 0 ? dot / Math.sqrt(normA * normB) : 0;
}

/**
 * Phrases that stand in the same surroundings in the neighbours (distributional similarity: PPMI over the four content words on each side, cosine).
 * Proposals for a person to confirm, not synonyms.
 */
export function similarPhrases(
  uses: ReadonlyMap<string, PhraseUse>,
): (concept: Concept, neighbours: readonly Neighbour[]) => SearchKey[] {
  const totals = new Map<string, number>();
  let all = 0;
  for (const { context } of uses.values())
    for (const [word, times] of context) {
      totals.set(word, (totals.get(word) ?? 0) + times);
      all += times;
    }
  const candidates = [...uses.values()].filter(
    ({ occurrences, documents }) => occurrences >= LEAST_OCCURRENCES && documents.size >= LEAST_DOCUMENTS,
  );
  const vectors = new Map(candidates.map((use) => [use.key, vectorOf(use.context, totals, all)]));
  return (concept, neighbours) => {
    const own = vectors.get(concept.key);
    if (!own) return [];
    return candidates
      .filter(
        ({ key, words }) =>
          !key.includes(concept.key) &&
          !concept.key.includes(key) &&
          (isHan(key) || words.length > 1 || !concept.key.includes(' ')),
      )
      .filter(({ documents }) => {
        const here = uses.get(concept.key)!.documents;
        const shared = [...documents].filter((document) => here.has(document)).length;
        return shared <= MOST_SHARED * Math.min(documents.size, here.size);
      })
      .map((use) => ({ use, likeness: cosine(own, vectors.get(use.key)!) }))
      .filter(({ likeness }) => likeness >= LEAST_COSINE)
      .toSorted((a, b) => b.likeness - a.likeness || (a.use.key < b.use.key ? -1 : 1))
      .slice(0, MOST_SIMILAR)
      .map(({ use, likeness }) => ({
        key: use.text,
        source: 'corpus_neighbours',
        score: round(likeness),
        documents: use.documents.size,
        examples: [...use.documents].slice(0, 3).map((index) => neighbours[index]!.publication_number),
      }));
  };
}

/** A text and its translation in one patent: two titles, two claims of one number, two clauses in the same place. */
export interface Pair {
  readonly publication_number: string;
  readonly texts: Readonly<Record<'en' | 'zh', string>>;
  /** Phrases by key, with how they are written and where in the text they first stand, 0 to 1. */
  readonly phrases: Readonly<
    Record<'en' | 'zh', ReadonlyMap<string, { readonly text: string; readonly place: number }>>
  >;
}

/** A second translation is believed only if it is nearly as good as the first. */
const SECOND_SHARE = 0.8;
/** A difference of place lowers the score by at most this: word order differs between the languages. */
const PLACE_WEIGHT = 0.3;

/**
 * Phrases of the other language that stand in the translations of the texts that hold the concept, and hardly in others: Dice coefficient over aligned
 * texts, lowered by how far apart the two stand in them.
 * @see Melamed, "Models of translational equivalence among words", CL 26 (2000), for Dice over aligned segments as a baseline
 */
export function translations(concept: Concept, pairs: readonly Pair[]): SearchKey[] {
  const from = isHan(concept.word[0]!) ? 'zh' : 'en';
  const to = from === 'zh' ? 'en' : 'zh';
  const folded = concept.word.toLowerCase();
  const places = pairs.map(({ texts, phrases }) => {
    const known = phrases[from].get(concept.key);
    if (known) return known.place;
    const at = from === 'zh' ? texts.zh.indexOf(concept.word) : texts.en.toLowerCase().indexOf(folded);
    return at < 0 ? undefined : at / Math.max(1, texts[from].length);
  });
  const held = places.filter((place) => place !== undefined).length;
  if (held < LEAST_DOCUMENTS) return [];
  const together = new Map<
    string,
    { text: string; times: number; elsewhere: number; apart: number; documents: Set<string> }
  >();
  pairs.forEach(({ publication_number, phrases }, index) => {
    const place = places[index];
    for (const [key, { text, place: other }] of phrases[to]) {
      if ((to === 'zh' ? text.length : key.split(' ').length) > LONGEST_TRANSLATION[to]) continue;
      let entry = together.get(key);
      if (!entry) {
        entry = { text, times: 0, elsewhere: 0, apart: 0, documents: new Set() };
        together.set(key, entry);
      }
      if (place === undefined) entry.elsewhere++;
      else {
        entry.times++;
        entry.apart += Math.abs(other - place);
        entry.documents.add(publication_number);
      }
    }
  });
  return [...together.values()]
    .filter(({ times, documents }) => times >= LEAST_DOCUMENTS && documents.size >= LEAST_DOCUMENTS)
    .map((entry) => ({
      ...entry,
      likeness: (2 * entry.times) / (held + entry.times + entry.elsewhere) - (PLACE_WEIGHT * entry.apart) / entry.times,
    }))
    .filter(({ likeness }) => likeness >= LEAST_DICE)
    .toSorted((a, b) => b.likeness - a.likeness || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
    .filter(({ likeness }, _i, all) => likeness >= SECOND_SHARE * all[0]!.likeness)
    .slice(0, MOST_TRANSLATIONS)
    .map(({ text, likeness, documents }) => ({
      key: text,
      source: 'translation_pairs',
      score: round(likeness),
      documents: documents.size,
      examples: [...documents].slice(0, 3),
    }));
}

/** Main groups and frequent subgroups of documents, most frequent first. */
export function classesOf(
  neighbours: readonly Pick<Neighbour, 'classes' | 'publication_number'>[],
  most: number,
): SearchKey[] {
  const counts = new Map<string, string[]>();
  const add = (key: string, number: string) => {
    const list = counts.get(key);
    if (!list) counts.set(key, [number]);
    else if (list.at(-1) !== number) list.push(number);
  };
  for (const { classes, publication_number } of neighbours) {
    const levels = new Set(classes.flatMap((symbol) => [symbol, /^[A-HY]\d\d[A-Z]\d+/.exec(symbol)?.[0] ?? symbol]));
    for (const level of levels) add(level, publication_number);
  }
  const total = Math.max(1, neighbours.length);
  return (
    [...counts]
      .filter(([, numbers]) => numbers.length >= Math.min(2, total))
      // Of a main group and its only subgroup, the subgroup says more; a subgroup counts a little for being narrower.
      .map(([key, numbers]) => ({ key, numbers, rank: numbers.length * (key.includes('/') ? 1.1 : 1) }))
      .toSorted((a, b) => b.rank - a.rank || (a.key < b.key ? -1 : 1))
      .slice(0, most)
      .map(({ key, numbers }) => ({
        key,
        source: 'neighbour_classes',
        score: round(numbers.length / total),
        documents: numbers.length,
        examples: numbers.slice(0, 3),
      }))
  );
}
