import type { QuotePart } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { type ChainWord, patternAlternatives, terms } from '#corpus/query/analyse-query.ts';
import type { Query } from '#corpus/query/tree.ts';
import { eachToken } from '#corpus/text/analysis.ts';
import { stem } from '#corpus/text/stem.ts';

/** Characters that a search expression asked for: UTF-16 offsets [start, end), and which of its leaves asked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly leaf: number;
}

interface Leaf {
  readonly parts: ReadonlySet<QuotePart>;
  /** A plain word, which other forms of it may stand for. */
  readonly plain: boolean;
  readonly chains: readonly (readonly ChainWord[])[];
}

const PART_OF: readonly (readonly [RegExp, QuotePart])[] = [
  [/^TTL/, 'title'],
  [/^ABST/, 'abstract'],
  [/^[ID]CLMS/, 'claim'],
  [/^DESC/, 'description'],
];

/**
 * Finds the words of a search expression in texts of a patent, with the analysis that the index uses; nothing of what
 * it excludes.
 */
export interface Marker {
  /** Leaves that ask for text of this part. */
  leaves(part: QuotePart): number;
  /** In order; overlapping ones joined. */
  marks(part: QuotePart, text: string): Mark[];
}

/** @param stemming whether plain English words also match their other forms */
export function markerOf(query: Query, stemming = false): Marker {
  const leaves = leavesOf(query);
  return {
    leaves: (part) => leaves.filter(({ parts }) => parts.has(part)).length,
    marks(part, text) {
      const wanted = leaves.flatMap((leaf, index) => (leaf.parts.has(part) ? [{ ...leaf, index }] : []));
      if (wanted.length === 0) return [];
      const words: { text: string; start: number; end: number }[] = [];
      const wholes = new Map<number, { text: string; end: number }>();
      eachToken(text, (word, position, start, end, _sentence, _paragraph, whole) => {
        if (whole) wholes.set(position, { text: word, end });
        else words.push({ text: word, start, end });
      });
      const found = wanted.flatMap(({ chains, index, plain }) =>
        chains.flatMap((chain) => {
          const forms = stemming && plain;
          const marks: Mark[] = [];
          for (let at = 0; at + chain.length <= words.length; at++) {
            const whole = chain.length === 1 ? wholes.get(at) : undefined;
            if (chain.every((each, n) => stands(each, words[at + n]!.text, forms)))
              marks.push({ start: words[at]!.start, end: words[at + chain.length - 1]!.end, leaf: index });
            else if (whole && stands(chain[0]!, whole.text, forms))
              marks.push({ start: words[at]!.start, end: whole.end, leaf: index });
          }
          return marks;
        }),
      );
      return joined(found);
    },
  };
}

const stands = (wanted: ChainWord, word: string, forms: boolean) =>
  wanted.kind === 'term'
    ? wanted.text === word || (forms && stem(wanted.text) === stem(word))
    : wanted.pattern.matches(word);

function joined(marks: Mark[]): Mark[] {
  const out: Mark[] = [];
  for (const mark of marks.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const before = out.at(-1);
    if (!before || mark.start >= before.end) out.push(mark);
    else if (mark.end > before.end) out[out.length - 1] = { ...before, end: mark.end };
  }
  return out;
}

function leavesOf(query: Query): Leaf[] {
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
      return query.of.flatMap(leavesOf);
    case 'near':
      return [...leavesOf(query.left), ...leavesOf(query.right)];
    case 'frequency':
      return leavesOf(query.of);
    default:
      return [];
  }
}

/** The parts of a document that a field code reads; combined fields read those of all their fields. */
function partsOf(code: string): ReadonlySet<QuotePart> {
  const field = patents.fields[code];
  if (field?.kind === 'any') return new Set(field.fields.flatMap((each) => [...partsOf(each)]));
  return new Set(PART_OF.filter(([pattern]) => pattern.test(code)).map(([, part]) => part));
}
