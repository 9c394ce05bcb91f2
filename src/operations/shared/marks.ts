import { type ChainWord, patternAlternatives, type TermPattern, terms } from '#corpus/query/analyse-query.ts';
import type { Query } from '#corpus/query/tree.ts';
import { eachToken } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';

/** Characters that a search expression asked for: UTF-16 offsets [start, end), and which of its leaves asked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly leaf: number;
}

/** The parts of a record that a field code of its collection reads: none for what is no text of it. */
export type PartsOf<Part extends string> = (code: string) => ReadonlySet<Part>;

interface Leaf {
  readonly parts: ReadonlySet<string>;
  /** A plain word, which other forms of it may stand for. */
  readonly plain: boolean;
  readonly chains: readonly (readonly ChainWord[])[];
}

/** Words of which it is remembered which patterns they match. */
const MOST_MATCHED = 50_000;

/**
 * Finds the words of a search expression in texts of a record, with the analysis that the index uses; nothing of what
 * it excludes.
 */
export interface Marker<Part extends string> {
  /** Leaves that ask for text of this part. */
  leaves(part: Part): number;
  /** In order; overlapping ones joined. */
  marks(part: Part, text: string): Mark[];
}

/**
 * A text is read once, whatever the number of leaves: each of its words is looked up among their first words.
 *
 * @param stemming whether plain English words also match their other forms
 */
export function markerOf<Part extends string>(query: Query, partsOf: PartsOf<Part>, stemming = false): Marker<Part> {
  // what is asked for twice is lit once
  const leaves = [...new Map(leavesOf(query, partsOf).map((leaf) => [written(leaf), leaf])).values()];
  const parts = new Map<Part, Beginnings>();
  const beginningsOf = (part: Part) => {
    const known = parts.get(part) ?? beginnings(leaves, part, stemming);
    parts.set(part, known);
    return known;
  };
  return {
    leaves: (part) => leaves.filter(({ parts }) => parts.has(part)).length,
    marks(part, text) {
      const begin = beginningsOf(part);
      if (begin.none) return [];
      const words: { text: string; start: number; end: number }[] = [];
      const wholes = new Map<number, { text: string; end: number }>();
      eachToken(text, (word, position, start, end, _sentence, _paragraph, whole) => {
        if (whole) wholes.set(position, { text: word, end });
        else words.push({ text: word, start, end });
      });
      const marks: Mark[] = [];
      for (let at = 0; at < words.length; at++) {
        const { start } = words[at]!;
        const found = new Set<number>();
        for (const { chain, leaf, forms } of begin.at(words[at]!.text)) {
          const last = words[at + chain.length - 1];
          if (!last || !chain.every((each, n) => n === 0 || stands(each, words[at + n]!.text, forms))) continue;
          marks.push({ start, end: last.end, leaf });
          if (chain.length === 1) found.add(leaf);
        }
        const whole = wholes.get(at);
        for (const { chain, leaf } of whole ? begin.at(whole.text) : [])
          if (chain.length === 1 && !found.has(leaf)) marks.push({ start, end: whole!.end, leaf });
      }
      return joined(marks);
    },
  };
}

interface Chain {
  readonly chain: readonly ChainWord[];
  readonly leaf: number;
  readonly forms: boolean;
}

/** What of the leaves of a part may begin with a word. */
interface Beginnings {
  readonly none: boolean;
  at(word: string): readonly Chain[];
}

function beginnings(leaves: readonly Leaf[], part: string, stemming: boolean): Beginnings {
  const words = new Map<string, Chain[]>();
  const stems = new Map<string, Chain[]>();
  /** By their pattern: one that stands often is matched once. */
  const patterns = new Map<string, { pattern: TermPattern; chains: Chain[] }>();
  const add = (to: Map<string, Chain[]>, key: string, chain: Chain) => {
    const known = to.get(key);
    if (known) known.push(chain);
    else to.set(key, [chain]);
  };
  for (const [leaf, { parts, plain, chains }] of leaves.entries()) {
    if (!parts.has(part)) continue;
    for (const chain of chains) {
      const [first] = chain;
      if (!first) continue;
      const entry = { chain, leaf, forms: stemming && plain };
      if (first.kind === 'term') add(entry.forms ? stems : words, entry.forms ? stem(first.text) : first.text, entry);
      else {
        const known = patterns.get(first.pattern.source) ?? { pattern: first.pattern, chains: [] };
        patterns.set(first.pattern.source, known);
        known.chains.push(entry);
      }
    }
  }
  /** Patterns by word, of a text in which words come again and again; forgotten when there are many. */
  const matched = new Map<string, readonly Chain[]>();
  const matching = (word: string): readonly Chain[] => {
    let found = matched.get(word);
    if (!found) {
      found = [...patterns.values()].flatMap(({ pattern, chains }) => (pattern.matches(word) ? chains : []));
      if (matched.size >= MOST_MATCHED) matched.clear();
      matched.set(word, found);
    }
    return found;
  };
  return {
    none: words.size + stems.size + patterns.size === 0,
    at: (word) => [
      ...(words.get(word) ?? []),
      ...((stems.size > 0 && stems.get(stem(word))) || []),
      ...(patterns.size > 0 ? matching(word) : []),
    ],
  };
}

const written = ({ parts, plain, chains }: Leaf) =>
  JSON.stringify([
    [...parts],
    plain,
    chains.map((chain) => chain.map((word) => (word.kind === 'term' ? [word.text] : word.pattern.source))),
  ]);

const stands = (wanted: ChainWord, word: string, forms: boolean) =>
  wanted.kind === 'term'
    ? wanted.text === word || (forms && stem(wanted.text) === stem(word))
    : wanted.pattern.matches(word);

function joined(marks: Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks.sort((a, b) => a.start - b.start || b.end - a.end || a.leaf - b.leaf)) {
    const before = out.at(-1);
    if (!before || mark.start >= before.end) out.push(mark);
    else if (mark.end > before.end) out[out.length - 1] = { ...before, end: mark.end };
  }
  return out;
}

function leavesOf(query: Query, partsOf: PartsOf<string>): Leaf[] {
  const within = (of: Query) => leavesOf(of, partsOf);
  switch (query.kind) {
    case 'term':
    case 'phrase': {
      const chain = terms(query.text).map((text): ChainWord => ({ kind: 'term', text }));
      return chain.length > 0 ? [{ parts: partsOf(query.field), plain: query.kind === 'term', chains: [chain] }] : [];
    }
    case 'wildcard':
      return [{ parts: partsOf(query.field), plain: false, chains: patternAlternatives(query.pattern) }];
    case 'and':
    case 'or':
      return query.of.flatMap(within);
    case 'near':
      return [...within(query.left), ...within(query.right)];
    case 'frequency':
      return within(query.of);
    default:
      return [];
  }
}

/**
 * The parts that the fields of a collection read: a combined field reads those of all its fields.
 *
 * @param direct the part that a field of text reads
 */
export function partsOfFields<Part extends string>(
  fields: Readonly<Record<string, { readonly kind: string; readonly fields?: readonly string[] }>>,
  direct: (code: string) => Part | undefined,
): PartsOf<Part> {
  return function partsOf(code: string): ReadonlySet<Part> {
    const { kind, fields: of = [] } = fields[code] ?? {};
    if (kind === 'any') return new Set(of.flatMap((each) => [...partsOf(each)]));
    const part = direct(code);
    return new Set(part === undefined ? [] : [part]);
  };
}
