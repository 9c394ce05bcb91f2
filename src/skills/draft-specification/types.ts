import { type Static, Type } from '#typebox.mjs';

/** What is wrong, or has to be looked at, before a specification is written. */
export const FAULT_KINDS = [
  /** "the X" and nothing that introduces an X. */
  'no_antecedent',
  /** A claim term that the disclosure has nowhere. */
  'unsupported_term',
  /** A feature most of whose words no paragraph of the disclosure has. */
  'unsupported_feature',
  /** A number with its unit that the disclosure has nowhere. */
  'unsupported_number',
  /** Claims are not numbered 1, 2, 3: numbers are missing, or stand twice (`also`: `twice`). */
  'numbering',
  /** A claim refers to itself, to a later claim, or to one that is not there. */
  'reference',
  /** A claim of several parents refers to a claim of several parents. */
  'multiple_on_multiple',
  /** A dependent claim calls a method what is a thing, or the other way round (`also`: the claim that it refers to). */
  'category',
  /** A word whose limits nobody can tell. */
  'vague',
  /** A number of a thing that is measured, without a unit. */
  'no_unit',
  /** One reference sign for several things. */
  'sign_twice',
  /** Independent claims that share hardly a word. */
  'unity',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export const Fault = Type.Object({
  kind: Type.Enum([...FAULT_KINDS]),
  /** Absent: it is said of the claims together, or of the disclosure. */
  claim_number: Type.Optional(Type.Integer()),
  /** In the text of the claim, UTF-16. */
  start: Type.Optional(Type.Integer()),
  end: Type.Optional(Type.Integer()),
  /** The words that it is about. */
  text: Type.String(),
  /** More of them: missing words, other claims, other names. */
  also: Type.Array(Type.String()),
});
export type Fault = Static<typeof Fault>;

export const DraftClaim = Type.Object({
  number: Type.Integer(),
  text: Type.String(),
  independent: Type.Boolean(),
  parents: Type.Array(Type.Integer()),
});
export type DraftClaim = Static<typeof DraftClaim>;

/** A feature of a claim and the sentence of the disclosure that says most of it. */
export const Supported = Type.Object({
  claim_number: Type.Integer(),
  feature: Type.String(),
  verdict: Type.Enum(['supported', 'partly', 'unsupported']),
  /** Of the feature's words, the share that one paragraph has. */
  share: Type.Number(),
  missing: Type.Array(Type.String()),
  /** The sentence, as it stands in the disclosure, and where. */
  passage: Type.Optional(Type.Object({ text: Type.String(), start: Type.Integer(), end: Type.Integer() })),
});
export type Supported = Static<typeof Supported>;

export const DraftTerm = Type.Object({
  unique_id: Type.String(),
  name: Type.String(),
  number: Type.Optional(Type.String()),
  annotated: Type.Boolean(),
});
export type DraftTerm = Static<typeof DraftTerm>;

export const TreeClaim = Type.Object({
  num: Type.String(),
  parent: Type.String(),
  simple_claim: Type.String(),
  claim_features: Type.Array(
    Type.Object({ feature: Type.String(), concepts: Type.Array(Type.String()), feature_deleted: Type.Integer() }),
  ),
});
export type TreeClaim = Static<typeof TreeClaim>;

export const CATEGORIES = ['Composition of matter', 'Machine', 'Process', 'Manufacture'] as const;
export type Category = (typeof CATEGORIES)[number];

export const Embodiment = Type.Object({
  embodiment_number: Type.Integer(),
  /** The embodiment whose claims this one's refer to. */
  reference_embodiment_number: Type.Optional(Type.Integer()),
  type: Type.String(),
  text: Type.String(),
  claim_text: Type.String(),
  claim_numbers: Type.Array(Type.Integer()),
});
export type Embodiment = Static<typeof Embodiment>;
