import { ElementVerdict } from '#skills/claim-scope/types.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** A specification that is read, and why. */
export const ChosenSpecification = Type.Object({
  id: Type.String(),
  number: Type.String(),
  version: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  /** The caller named it, a declaration names it, or its sections share most words with the claims. */
  by: Type.Enum(['caller', 'declaration', 'retrieval']),
});
export type ChosenSpecification = Static<typeof ChosenSpecification>;

/** A claim term and what the specification calls it, with the words that say so. */
export const TermMapping = Type.Object({
  term: Type.String(),
  standard: Type.String(),
  /** `abbreviation` or `definition`, and the sentence. */
  basis: Type.Enum(['abbreviation', 'definition']),
  evidence: Type.String(),
  section: Type.String(),
});
export type TermMapping = Static<typeof TermMapping>;

/** How one specification stands to the independent claims. */
export const SpecificationResult = Type.Object({
  specification: ChosenSpecification,
  sections_read: Type.Integer(),
  terms: Type.Array(TermMapping),
  claims: Type.Array(
    Type.Object({
      claim_number: Type.Integer(),
      text: Type.String(),
      verdict: Type.Enum(['yes', 'no', 'uncertain']),
      elements: Type.Array(
        Type.Object({
          verdict: ElementVerdict,
          /** Its words by section, verbatim; none where nothing was found. */
          found: Type.Array(Type.Object({ section: Type.String(), text: Type.String() })),
        }),
      ),
    }),
  ),
  /** Why no claim was read. */
  error: Type.Optional(Type.String()),
});
export type SpecificationResult = Static<typeof SpecificationResult>;

export const SepData = Type.Object({
  publication_number: Type.String(),
  ts: Type.Array(Type.Object({ ts_number: Type.String(), version: Type.Optional(Type.String()) })),
  /** Of the explanation; the claims' own language where the caller names none. */
  lang: Type.Optional(AnswerLanguage),
  specifications: Type.Optional(Type.Array(ChosenSpecification)),
  /** What was asked for and is not stored. */
  missing: Type.Optional(Type.Array(Type.String())),
  /** By specification: numbers of the sections that are read. */
  sections: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Integer()))),
  results: Type.Optional(Type.Array(SpecificationResult)),
});
export type SepData = Static<typeof SepData>;
