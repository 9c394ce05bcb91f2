import { ReportFiles } from '#operations/shared/report-files.ts';
import { DisclosureParts } from '#skills/extract-disclosure/extract-disclosure.ts';
import { AnswerLanguage, DocumentComparison, FeatureList, QuoteShape } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';

/** Fields of a disclosure in the order in which a reader meets them. */
export const DISCLOSURE_FIELDS = [
  'subject_improvement',
  'application',
  'background',
  'tech_problem',
  'mechanism',
  'embodiment',
  'outcome',
  'others',
] as const;
export type DisclosureField = (typeof DISCLOSURE_FIELDS)[number];

/** One line of a field, and whether the inventor's text says it so. */
export const Line = Type.Object({
  text: Type.String(),
  /** Where it stands in the text, UTF-16; absent: somebody has written it afterwards. */
  start: Type.Optional(Type.Integer()),
  end: Type.Optional(Type.Integer()),
});
export type Line = Static<typeof Line>;

/** A document of the corpus near to the disclosure, compared feature by feature. */
export const NearDocument = Type.Object({
  publication_number: Type.String(),
  title: Type.String(),
  applicants: Type.Array(Type.String()),
  publication_date: Type.Optional(Type.Integer()),
  /** Of `similarPatents`, 0 to 1. */
  score: Type.Number(),
  /** A sentence of it that says what it is. */
  quote: Type.Optional(QuoteShape),
  comparison: DocumentComparison,
});
export type NearDocument = Static<typeof NearDocument>;

/** Everything the drafting of a disclosure knows. */
export const TechnicalDisclosureData = Type.Object({
  text: Type.String(),
  /** Language of the document. */
  lang: AnswerLanguage,
  /** What the caller sent, by field; absent fields are extracted. */
  given: Type.Partial(Type.Record(Type.Enum([...DISCLOSURE_FIELDS]), Type.String())),
  parts: Type.Optional(DisclosureParts),
  lines: Type.Optional(Type.Record(Type.Enum([...DISCLOSURE_FIELDS]), Type.Array(Line))),
  features: Type.Optional(FeatureList),
  near: Type.Optional(Type.Array(NearDocument)),
  /** Numbers with a word behind them that is no unit and stands in no document. */
  unread: Type.Optional(Type.Array(Type.Object({ text: Type.String(), word: Type.String() }))),
  /** The corpus that was searched: records and last change. */
  snapshot: Type.Optional(Type.Object({ records: Type.Integer(), seq: Type.Integer() })),
  title: Type.Optional(Type.String()),
  report: Type.Optional(ReportFiles),
});
export type TechnicalDisclosureData = Static<typeof TechnicalDisclosureData>;
