import { ReportFiles } from '#operations/shared/report-files.ts';
import { DraftClaim, DraftTerm, Embodiment, Fault, Supported, TreeClaim } from '#skills/draft-specification/types.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** An uploaded picture, as its address names it. */
export const FigureLink = Type.Object({
  id: Type.String(),
  name: Type.String(),
  expires: Type.String(),
  signature: Type.String(),
});
export type FigureLink = Static<typeof FigureLink>;

/** What the user confirmed or wrote before the specification is written. */
export const DraftEdits = Type.Object({
  title: Type.String(),
  category: Type.String(),
  classification: Type.Optional(Type.Array(Type.String())),
  technical_problem: Type.Optional(Type.String()),
  technical_methods: Type.Optional(Type.String()),
  benefit: Type.Optional(Type.String()),
  terms: Type.Optional(Type.Array(DraftTerm)),
  feature_tree: Type.Optional(Type.Array(TreeClaim)),
  embodiments: Type.Optional(
    Type.Array(Type.Object({ text: Type.String(), claim_numbers: Type.Array(Type.Integer()) })),
  ),
  figures: Type.Array(FigureLink),
});
export type DraftEdits = Static<typeof DraftEdits>;

/** A part of the application as it can be read without its file: the text of each block, and a claim's number. */
export const FilingText = Type.Object({
  name: Type.String(),
  blocks: Type.Array(
    Type.Object({
      kind: Type.Enum(['title', 'heading', 'numbered', 'plain', 'claim', 'open', 'figure']),
      text: Type.String(),
      number: Type.Optional(Type.Integer()),
    }),
  ),
});
export type FilingText = Static<typeof FilingText>;

/** Everything the drafting of a specification knows. */
export const SpecificationData = Type.Object({
  claim: Type.String(),
  disclosure: Type.String(),
  /** Language of the claims, in which the specification is written. */
  lang: AnswerLanguage,
  claims: Type.Optional(Type.Array(DraftClaim)),
  faults: Type.Optional(Type.Array(Fault)),
  support: Type.Optional(Type.Array(Supported)),
  category: Type.Optional(Type.String()),
  /** Of near documents of the corpus, the most frequent first. */
  classification: Type.Optional(Type.Array(Type.String())),
  /** Sentences of the disclosure by what they say. */
  said: Type.Optional(
    Type.Object({
      /** Absent in drafts that were begun before it was read. */
      field: Type.Optional(Type.Array(Type.String())),
      background: Type.Array(Type.String()),
      problem: Type.Array(Type.String()),
      means: Type.Array(Type.String()),
      effects: Type.Array(Type.String()),
      embodiments: Type.Array(Type.String()),
    }),
  ),
  art: Type.Optional(
    Type.Array(
      Type.Object({ publication_number: Type.String(), title: Type.String(), quote: Type.Optional(Type.String()) }),
    ),
  ),
  embodiments: Type.Optional(Type.Array(Embodiment)),
  terms: Type.Optional(Type.Array(DraftTerm)),
  feature_tree: Type.Optional(Type.Array(TreeClaim)),
  edits: Type.Optional(DraftEdits),
  /** The application as a Word file, and what is missing in it. */
  filing: Type.Optional(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      open: Type.Array(Type.String()),
      parts: Type.Optional(Type.Array(FilingText)),
    }),
  ),
  /** The checks, as a report. */
  report: Type.Optional(ReportFiles),
});
export type SpecificationData = Static<typeof SpecificationData>;

/** The specification as it is filed: its file's name, and the key under which it is kept. */
export const FILING_NAME = 'specification.docx';
export const filingKey = (task_id: string): string => `${task_id}\nspecification`;
