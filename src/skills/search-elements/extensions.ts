import type { Abbreviation } from '#language/abbreviations.ts';
import { phrasesOf } from '#language/phrases.ts';
import { isHan } from '#language/script.ts';
import type { SearchKey } from '../types.ts';
import type { Concept } from './concepts.ts';
import type { Neighbour, PhraseUse } from './neighbours.ts';

/**
 * Other words for a concept, each with where it was learned. Nothing is proposed that no document of the corpus (or the
 * given text) holds.
 */

const MOST_FORMS = 3;
const MOST_SIMILAR = 3;
/** Below these a likeness is chance: different surroundings, publications, context words that both have. */
const LEAST_SURROUNDINGS = 5;
const LEAST_DOCUMENTS = 3;
const LEAST_SHARED_CONTEXT = 4;
const LEAST_COSINE = 0.3;
/** Of the phrases like the candidate, the concept must be among the first so many. */
const MUTUAL = 2;
/** Two words for one thing hardly stand in the same document; two parts of one thing do. */
const MOST_SHARED = 0.5;

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

function likeness(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): { cosine: number; shared: number } {
  let dot = 0;
  let shared = 0;
  let normA = 0;
  let normB = 0;
  for (const [word, value] of a) {
    normA += value * value;
    const other = b.get(word);
    if (other === undefined) continue;
    dot += value * other;
    shared++;
  }
  for (const value of b.values()) normB += value * value;
  return { cosine: normA > 0 && normB > 0 ? dot / Math.sqrt(normA * normB) : 0, shared };
}

/**
 * Phrases that stand in the same surroundings in the neighbours (distributional similarity: PPMI over the four content
 * words on each side, cosine). Only those of the same kind that are near in both directions, in enough different
 * surroundings, in documents of the same classes. Proposals for a person to confirm, not synonyms.
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
    ({ surroundings, documents }) => surroundings.size >= LEAST_SURROUNDINGS && documents.size >= LEAST_DOCUMENTS,
  );
  const vectors = new Map(candidates.map((use) => [use.key, vectorOf(use.context, totals, all)]));
  /** The phrases most like one that could stand in its place, best first. */
  const like = (own: PhraseUse) =>
    candidates
      .filter(({ key, words, documents }) => {
        if (key.includes(own.key) || own.key.includes(key)) return false;
        if (!hasSameHead(words, own.words)) return false;
        const together = [...documents].filter((document) => own.documents.has(document)).length;
        return together <= MOST_SHARED * Math.min(documents.size, own.documents.size);
      })
      .map((use) => ({ use, ...likeness(vectors.get(own.key)!, vectors.get(use.key)!) }))
      .filter(({ cosine, shared }) => cosine >= LEAST_COSINE && shared >= LEAST_SHARED_CONTEXT)
      .toSorted((a, b) => b.cosine - a.cosine || (a.use.key < b.use.key ? -1 : 1));
  return (concept, neighbours) => {
    const own = uses.get(concept.key);
    if (!own || !vectors.has(concept.key)) return [];
    return like(own)
      .slice(0, MOST_SIMILAR)
      .filter(({ use }) =>
        like(use)
          .slice(0, MUTUAL)
          .some((back) => back.use.key === concept.key),
      )
      .filter(({ use }) => shareClasses(own, use, neighbours))
      .map(({ use, cosine }) => ({
        key: use.text,
        source: 'corpus_neighbours',
        score: round(cosine),
        documents: use.documents.size,
        examples: [...use.documents].slice(0, 3).map((index) => neighbours[index]!.publication_number),
      }));
  };
}

/**
 * What names end with says what kind of thing they are: "cooling plate" and "cold plate", 冷却板 and 水冷板; of single words
 * it says nothing.
 */
const hasSameHead = (one: readonly string[], other: readonly string[]): boolean => {
  const [first, second] = [one.at(-1)!, other.at(-1)!];
  return isHan(first[0]!)
    ? first.at(-1) === second.at(-1)
    : first === second || (one.length === 1 && other.length === 1);
};

/**
 * Whether most documents of the one are of a class that documents of the other are of; documents without classes do not
 * count.
 */
function shareClasses(one: PhraseUse, other: PhraseUse, neighbours: readonly Neighbour[]): boolean {
  const groups = (index: number) => neighbours[index]!.classes.map((symbol) => symbol.split('/')[0]!);
  const known = new Set([...one.documents].flatMap(groups));
  const classed = [...other.documents].map(groups).filter((symbols) => symbols.length > 0);
  const agreeing = classed.filter((symbols) => symbols.some((symbol) => known.has(symbol)));
  return known.size === 0 || agreeing.length >= classed.length / 2;
}

/** Documents that a proposed class rests on, at least. */
const LEAST_CLASSED = 2;

/** Main groups and frequent subgroups of documents, most frequent first; of one document alone none is proposed. */
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
      .filter(([, numbers]) => numbers.length >= LEAST_CLASSED)
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
