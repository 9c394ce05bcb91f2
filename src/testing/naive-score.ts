import type { Collection, Field } from '#corpus/collection.ts';
import { patternAlternatives, terms } from '#corpus/query/analyse-query.ts';
import type { Query } from '#corpus/query/tree.ts';

/** What a score is made of: words and phrases of one text group, each in its fields. */
export interface ScoredLeaf {
  /** Searched as a term when `stems`, else as a phrase. */
  readonly text: string;
  readonly stems: boolean;
  readonly codes: readonly string[];
  /** How often it occurs in the query. */
  times: number;
}

/** How the oracle looks at a document. */
export interface ScoredTexts<D> {
  /** Occurrences of a leaf in one field. */
  readonly count: (leaf: ScoredLeaf, code: string, document: D) => number;
  /** Words of one field. */
  readonly length: (code: string, document: D) => number;
}

/**
 * The relevance of documents, as the embedded engine documents it: the sum over the words and phrases of the query
 * (none below a negation, no wildcards) of idf * tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / average length)), tf
 * being boosted occurrences, idf = ln(1 + (N - n + 0.5) / (n + 0.5)). It is computed in the engine's order, as weight *
 * tf / (tf + base + slope * length): then scores are equal to the last bit, and so is every order that they decide.
 */
export function naiveScores<D>(
  collection: Collection<any>,
  query: Query,
  stemming: boolean,
  documents: readonly D[],
  texts: ScoredTexts<D>,
  { k1, b }: { readonly k1: number; readonly b: number },
): (document: D) => number {
  const boost = (code: string) => (collection.fields[code] as Extract<Field<any>, { kind: 'text' }>).boost ?? 1;
  const N = documents.length;
  const parts = scoredLeaves(collection, query, stemming).map((leaf) => {
    const tf = (document: D) => leaf.codes.reduce((n, code) => n + boost(code) * texts.count(leaf, code, document), 0);
    const length = (document: D) => leaf.codes.reduce((n, code) => n + texts.length(code, document), 0);
    const n = documents.filter((document) => tf(document) > 0).length;
    const average = documents.reduce((sum, document) => sum + length(document), 0) / N;
    const idf = Math.log(1 + (N - n + 0.5) / (n + 0.5));
    const weight = leaf.times * idf * (k1 + 1);
    const slope = (k1 * b) / average;
    return (document: D) => {
      const f = tf(document);
      return f === 0 ? 0 : (weight * f) / (f + k1 * (1 - b) + slope * length(document));
    };
  });
  return (document) => parts.reduce((sum, part) => sum + part(document), 0);
}

/** Every word and phrase that counts, once, in the order of the query. */
function scoredLeaves(collection: Collection<any>, query: Query, stemming: boolean): ScoredLeaf[] {
  const found = new Map<string, ScoredLeaf>();
  for (const leaf of leavesOf(collection, query, stemming)) {
    const key = JSON.stringify([leaf.codes, leaf.stems, terms(leaf.text)]);
    const known = found.get(key);
    if (known) known.times++;
    else found.set(key, leaf);
  }
  return [...found.values()];
}

function leavesOf(collection: Collection<any>, query: Query, stemming: boolean): ScoredLeaf[] {
  const inner = (of: Query) => leavesOf(collection, of, stemming);
  switch (query.kind) {
    case 'all':
    case 'not':
    case 'range':
    case 'slip_start':
      return [];
    case 'and':
    case 'or':
    case 'same_event':
      return query.of.flatMap(inner);
    case 'frequency':
      return inner(query.of);
    case 'near':
      return [...inner(query.left), ...inner(query.right)];
    default: {
      const stems = stemming && query.kind === 'term';
      return fieldSets(collection, query.field, stems).flatMap(({ codes, stemmed }) =>
        wordings(query).map((text) => ({ text, stems: stems && stemmed, codes, times: 1 })),
      );
    }
  }
}

/** The texts without an open pattern that a leaf stands for. */
function wordings(leaf: Extract<Query, { kind: 'term' | 'phrase' | 'values' | 'wildcard' }>): string[] {
  switch (leaf.kind) {
    case 'term':
    case 'phrase':
      return terms(leaf.text).length > 0 ? [leaf.text] : [];
    case 'values':
      return leaf.values.filter((value) => terms(value).length > 0);
    case 'wildcard':
      return patternAlternatives(leaf.pattern)
        .filter((chain) => chain.every((word) => word.kind === 'term'))
        .map((chain) => chain.map((word) => (word.kind === 'term' ? word.text : '')).join(' '));
  }
}

/** The text fields behind a code, those of one group together; stemmed ones apart from others where that matters. */
function fieldSets(collection: Collection<any>, code: string, stems: boolean) {
  const flat = (each: string): string[] => {
    const field = collection.fields[each]!;
    return field.kind === 'any' ? field.fields.flatMap(flat) : [each];
  };
  const sets = new Map<string, { codes: string[]; stemmed: boolean }>();
  for (const each of new Set(flat(code))) {
    const field = collection.fields[each]!;
    if (field.kind !== 'text') continue;
    const stemmed = field.stemmed !== false;
    const key = `${field.group ?? ''} ${stems && stemmed}`;
    const known = sets.get(key);
    if (known) known.codes.push(each);
    else sets.set(key, { codes: [each], stemmed });
  }
  return [...sets.values()].map((set) => ({ ...set, codes: set.codes.sort() }));
}
