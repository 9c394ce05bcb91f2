import { ReportFiles } from '#operations/shared/report-files.ts';
import { RightState } from '#operations/shared/right-state.ts';
import { ClaimScope, ScopeSettings } from '#skills/claim-scope/types.ts';
import type { SearchRun, StrategyRound } from '#skills/search-prior-art/search-prior-art.ts';
import { AnswerLanguage } from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';
import { withoutEnd } from '#without-end.ts';
import { taskTitle } from '../shared/task-title.ts';

/** A feature of the product as it goes over the wire, found or as a person has confirmed it. */
export const ProductFeature = Type.Object({
  tech_feature: Type.String(),
  keywords: Type.Array(Type.String()),
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  reason: Type.String(),
  core: Type.Boolean(),
  is_select: Type.Boolean(),
  user_add: Type.Boolean(),
});
export type ProductFeature = Static<typeof ProductFeature>;

/** A family of rights and how the product stands to its claims. */
export const Right = Type.Object({
  publication_number: Type.String(),
  title: Type.String(),
  owners: Type.Array(Type.String()),
  found_by: Type.Array(Type.String()),
  user_added: Type.Boolean(),
  granted: Type.Boolean(),
  states: Type.Array(RightState),
  /** Court cases of its owners that are stored as events. */
  litigated: Type.Boolean(),
  /**
   * How much the publication says, anywhere in it and in whatever words, of what the product is, beside the one that
   * says most: 0 to 1. Absent where the right was named and not searched.
   */
  nearness: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  scope: ClaimScope,
});
export type Right = Static<typeof Right>;

/** What a person says of a right: elements by their own verdict. */
export const FtoJudgement = Type.Object({
  publication_number: Type.String(),
  elements: Type.Record(
    Type.String(),
    Type.Object({
      verdict: Type.Enum(['literal', 'equivalent', 'missing', 'unclear']),
      score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    }),
  ),
});
export type FtoJudgement = Static<typeof FtoJudgement>;

/** Everything a search for rights in the way knows. */
export const FtoData = Type.Object({
  input: Type.String(),
  lang: AnswerLanguage,
  country: Type.Array(Type.String()),
  legal_status: Type.Array(Type.Integer()),
  apd_start: Type.Optional(Type.Integer()),
  apd_end: Type.Optional(Type.Integer()),
  include_company: Type.Array(Type.String()),
  exclude_company: Type.Array(Type.String()),

  generated_features: Type.Optional(Type.Array(ProductFeature)),
  notes: Type.Optional(Type.Array(Type.String())),
  confirmed_features: Type.Optional(Type.Array(ProductFeature)),
  settings: Type.Optional(ScopeSettings),

  snapshot: Type.Optional(Type.Object({ records: Type.Integer(), seq: Type.Integer() })),
  runs: Type.Optional(Type.Unsafe<SearchRun[]>(Type.Array(Type.Object({})))),
  rounds: Type.Optional(
    Type.Unsafe<(Omit<StrategyRound, 'strategy'> & { strategy: string; ms: number })[]>(Type.Array(Type.Object({}))),
  ),
  /** Best first: one a family, with what found it. */
  candidates: Type.Optional(
    Type.Array(Type.Object({ publication_number: Type.String(), found_by: Type.Array(Type.String()) })),
  ),
  found: Type.Optional(Type.Integer()),
  search_ms: Type.Optional(Type.Number()),

  rights: Type.Optional(Type.Array(Right)),
  compared: Type.Optional(Type.Integer()),
  no_claims: Type.Optional(Type.Array(Type.String())),
  compare_ms: Type.Optional(Type.Number()),

  selected: Type.Optional(Type.Array(Right)),
  judgements: Type.Optional(Type.Array(FtoJudgement)),
  title: Type.Optional(Type.String()),
  /** Of the report that was asked for last. */
  report_id: Type.Optional(Type.String()),
  report: Type.Optional(ReportFiles),
  /** Every report that was made, by its id; one of the same title takes the files of the one before. */
  reports: Type.Optional(Type.Record(Type.String(), ReportFiles)),
});
export type FtoData = Static<typeof FtoData>;

/** What is compared: the description, and the features that a person has added to it. */
export const productText = ({ input, confirmed_features = [] }: FtoData): string => {
  const added = confirmed_features
    .filter(({ user_add, is_select }) => is_select && user_add)
    .map(({ tech_feature }) => withoutEnd(tech_feature, '.。;；'));
  return [input, ...added.map((text) => `${text}${/\p{Script=Han}/u.test(text) ? '。' : '.'}`)].join('\n');
};

/** The report's title, else the first words of the product; one line. */
export const titleOf = ({ title, input }: FtoData): string => taskTitle(title ?? input);
