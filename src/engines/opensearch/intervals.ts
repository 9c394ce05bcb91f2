import { type ChainWord, patternAlternatives, terms } from '#corpus/query/analyse-query.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';
import { MOST_DISTANCE, PARAGRAPH, phraseText, SENTENCE, stemTerms, wordTerm } from './tokens.ts';

/** A rule of the query language's `intervals`. */
export type Rule = Readonly<Record<string, unknown>>;

/** What may stand at one place of a chain of words: one of these terms, or of what these patterns match. */
interface Slot {
  readonly terms: readonly string[];
  readonly patterns: readonly string[];
}

/** Terms that a pattern inside a phrase or a proximity may stand for: the most that the server takes. */
const MOST_EXPANSIONS = 1_024;
/** Ways to read a proximity of alternatives. */
const MOST_WAYS = 256;
/** Signs `#` of a pattern, each of which doubles what is looked for. */
const MOST_OPTIONAL = 4;

/** Spaces between words count, since what divides sentences stands there: n words are 2n + 1 places. */
const places = (words: number) => 2 * words + 1;

/** Refuses a branch, named as it is written. */
export const refused = (query: Query, why: string): ServiceError => {
  const branch = printQuery(query);
  return new ServiceError('invalid_query', `The search engine of this installation cannot evaluate ${branch}: ${why}`, {
    branch,
  });
};

/** A pattern with `*`, `?`, `#` in the server's notation, which has no sign for "one or none". */
export function wildcards(query: Query, source: string): string[] {
  const parts = source.replace(/\\/g, '\\\\').split('#');
  if (parts.length > MOST_OPTIONAL + 1) throw refused(query, `at most ${MOST_OPTIONAL} # may stand in a pattern.`);
  return parts.slice(1).reduce((all, part) => all.flatMap((each) => [each + part, `${each}?${part}`]), [parts[0]!]);
}

/**
 * The chains of words that a leaf stands for in a text field: any of them, each at consecutive positions. None: nothing
 * is left to look for.
 */
export function chainsOf(query: Query, stemming: boolean): Slot[][] {
  const words = (text: string, stems: boolean) =>
    terms(text).map((word): Slot => ({ terms: stems ? stemTerms(word) : [wordTerm(word)], patterns: [] }));
  switch (query.kind) {
    case 'term':
    case 'phrase':
      return [words(query.text, stemming && query.kind === 'term')].filter((slots) => slots.length > 0);
    case 'values':
      return query.values.map((text) => words(text, false)).filter((slots) => slots.length > 0);
    case 'wildcard':
      return patternAlternatives(query.pattern).map((chain) => chain.map((word) => patternSlot(query, word)));
    default:
      return [];
  }
}

const patternSlot = (query: Query, word: ChainWord): Slot =>
  word.kind === 'term'
    ? { terms: [wordTerm(word.text)], patterns: [] }
    : { terms: [], patterns: wildcards(query, wordTerm(word.pattern.source)) };

/** The terms of a chain of exact words. */
export const exactWords = (slots: readonly Slot[]): string[] | undefined =>
  slots.every((slot) => slot.terms.length === 1 && slot.patterns.length === 0)
    ? slots.map((slot) => slot.terms[0]!)
    : undefined;

/** Makes rules for one query: those that would be alike are told apart, or the server takes two for one repeated. */
export class Intervals {
  #made = 0;
  readonly #stemming: boolean;

  /** @param stemming Of plain words, in the field that is asked. */
  constructor(stemming: boolean) {
    this.#stemming = stemming;
  }

  /** Where a chain stands. */
  chain(slots: readonly Slot[]): Rule {
    const exact = exactWords(slots);
    if (exact) return match(exact.map((term) => term.slice(1)));
    const rules = slots.map((slot) =>
      anyOf([
        ...slot.terms.map((term) => ({ match: { query: term } })),
        ...slot.patterns.map((pattern) => ({ wildcard: { pattern, max_expansions: MOST_EXPANSIONS } })),
      ]),
    );
    return rules.length === 1 ? rules[0]! : this.#inOrder(rules, slots.length - 1);
  }

  /** Where a proximity holds, in one field. */
  near(query: Query & { kind: 'near' }): Rule {
    return anyOf(this.#near(query));
  }

  #near(query: Query & { kind: 'near' }): Rule[] {
    const { reach, left, right } = query;
    const lefts = this.#spans(left);
    const rights = this.#spans(right);
    if (lefts.length === 0 || rights.length === 0) return [];
    if (reach.unit !== 'words') {
      // whatever is shorter lies in the same sentence too: alternatives need not be told apart
      const filter = { not_containing: { match: { query: reach.unit === 'sentence' ? SENTENCE : PARAGRAPH } } };
      return [{ all_of: { intervals: [this.#own(anyOf(lefts)), this.#own(anyOf(rights))], filter } }];
    }
    if (reach.distance > MOST_DISTANCE) throw refused(query, `at most ${MOST_DISTANCE} words may lie between.`);
    if (lefts.length * rights.length > MOST_WAYS)
      throw refused(query, `its alternatives can be combined in more than ${MOST_WAYS} ways.`);
    const gaps = places(reach.distance);
    return lefts.flatMap((a) =>
      rights.flatMap((b) => [this.#inOrder([a, b], gaps), ...(reach.ordered ? [] : [this.#inOrder([b, a], gaps)])]),
    );
  }

  /** Alternatives, each of which is as long wherever it stands; but proximities, which only ever stand in sentences. */
  #spans(query: Query): Rule[] {
    if (query.kind === 'or') return query.of.flatMap((of) => this.#spans(of));
    if (query.kind === 'near') return this.#near(query);
    return chainsOf(query, this.#stemming).map((slots) => this.chain(slots));
  }

  #inOrder(rules: readonly Rule[], gaps: number): Rule {
    return { all_of: { ordered: true, max_gaps: gaps, intervals: rules.map((rule) => this.#own(rule)) } };
  }

  /** The same rule, unlike all others. */
  #own(rule: Rule): Rule {
    const nowhere = `.x${this.#made++}`;
    return { any_of: { intervals: [rule], filter: { not_containing: { match: { query: nowhere } } } } };
  }
}

const match = (words: readonly string[]): Rule => ({
  match: { query: phraseText(words), ordered: true, max_gaps: words.length === 1 ? -1 : 0 },
});

/** Never of nothing: what finds nothing is left out before. */
export const anyOf = (rules: readonly Rule[]): Rule =>
  rules.length === 1 ? rules[0]! : { any_of: { intervals: rules } };
