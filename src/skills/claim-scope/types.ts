import { type Static, Type } from '#typebox.mjs';
import { AnswerLanguage, Equivalent, QuoteShape, TextSpan } from '../types.ts';

/**
 * What is found when claims are read on a product: `literal`: the product says it, in these words; `equivalent`: it
 * says it in other words, for a reason that is stated; `missing`: the product says otherwise, or excludes it;
 * `unclear`: its description is silent, or says too little: a person must say.
 */
export const SCOPE_VERDICTS = ['literal', 'equivalent', 'missing', 'unclear'] as const;
export type ScopeVerdict = (typeof SCOPE_VERDICTS)[number];

/** What an element of a claim is; `closed`: that the product has nothing besides (consisting of, 由……组成). */
export const ELEMENT_KINDS = ['preamble', 'part', 'function', 'means', 'closed'] as const;

/** What a verdict rests on. */
export const SCOPE_BASES = [
  /** All but a little of its words stand in one place of the description. */
  'words',
  /** One of the alternatives that the claim lists is said. */
  'alternative',
  /** Words that a person holds to be the same. */
  'synonym',
  /** A number outside the claim's range, but within the tolerance that was set. */
  'tolerance',
  /** A means for a function: the same function in the same words; the structure is not compared. */
  'function',
  /** The product says that it has it not, or does it not. */
  'excluded',
  /** A number of the product lies outside the claim's range. */
  'number',
  /** The product has fewer of it than the claim asks for, or another number than the claim fixes. */
  'count',
  /** The product says the opposite word in the same place. */
  'opposite',
  /** The product has what the claim says must not be there. */
  'has_excluded',
  /** Nothing in the description says it. */
  'silent',
  /** Some of its words are said, or all of them, but not together. */
  'some_words',
  /** A word that is known to mean much the same, but that nobody has confirmed. */
  'unconfirmed_synonym',
  /** The product's range lies partly within the claim's. */
  'overlap',
  /** The description is in another language than the claims that are stored. */
  'other_language',
  /** It is what another claim says, and not every element of that is met. */
  'other_claim',
  /** A person's own verdict. */
  'person',
] as const;
export type ScopeBasis = (typeof SCOPE_BASES)[number];

export const ElementVerdict = Type.Object({
  /** `1.E2`: claim and element, from 1. */
  element: Type.String(),
  claim_number: Type.Integer({ minimum: 1 }),
  kind: Type.Enum([...ELEMENT_KINDS]),
  text: Type.String(),
  /** Where it stands in the claim. */
  claim: QuoteShape,
  verdict: Type.Enum([...SCOPE_VERDICTS]),
  basis: Type.Enum([...SCOPE_BASES]),
  /** 0 to 100; 60 and more is met. */
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The product's words that say it, or contradict it, or come nearest; absent where it shares no word. */
  product: Type.Optional(TextSpan),
  /** Words of the element that `product` lacks, as the claim writes them. */
  missing: Type.Array(Type.String()),
  reason: Type.String(),
  /** What a person must know to decide; only of what is unclear. */
  question: Type.Optional(Type.String()),
});
export type ElementVerdict = Static<typeof ElementVerdict>;

export const ClaimVerdict = Type.Object({
  claim_number: Type.Integer({ minimum: 1 }),
  independent: Type.Boolean(),
  parents: Type.Array(Type.Integer()),
  /** `hit`: every element is met; `cleared`: one is missing, here or in every claim it builds on; `open`: the rest. */
  outcome: Type.Enum(['hit', 'cleared', 'open']),
  /** Of a hit: at least one element is met by equivalence only. */
  by_equivalence: Type.Boolean(),
  /** Elements of its own; none are listed for a dependent claim whose parents are all cleared. */
  elements: Type.Array(ElementVerdict),
  /** The elements that clear it, own or inherited. */
  cleared_by: Type.Array(Type.String()),
});
export type ClaimVerdict = Static<typeof ClaimVerdict>;

export const ClaimScope = Type.Object({
  publication_number: Type.String(),
  /** Of the claims that were read. */
  lang: Type.String(),
  origin: Type.String(),
  claims: Type.Array(ClaimVerdict),
  /** Claims that were not read, because there are more than are read. */
  not_read: Type.Integer({ minimum: 0 }),
});
export type ClaimScope = Static<typeof ClaimScope>;

/** What a person has settled about a product beside its description. */
export const ScopeSettings = Type.Object({
  /** Words held to be the same: `word` as a claim writes it, `other` as the product does. */
  equivalents: Type.Optional(Type.Array(Equivalent, { maxItems: 200 })),
  /** A number this far outside a claim's range counts as equivalent: per cent of the nearer bound. */
  tolerance_percent: Type.Optional(Type.Number({ minimum: 0, maximum: 50 })),
});
export type ScopeSettings = Static<typeof ScopeSettings>;

export const ClaimScopeInput = Type.Object({
  product: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  publication_number: Type.String(),
  lang: AnswerLanguage,
  settings: Type.Optional(ScopeSettings),
});
export type ClaimScopeInput = Static<typeof ClaimScopeInput>;
