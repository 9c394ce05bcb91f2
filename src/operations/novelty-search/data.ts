import { ReportFiles } from '#operations/shared/report-files.ts';
import type { ElementBlock } from '#skills/search-prior-art/elements.ts';
import type { PriorArt } from '#skills/search-prior-art/search-prior-art.ts';
import {
  AnswerLanguage,
  DocumentComparison,
  Feature,
  FeatureList,
  QuoteShape,
  SearchElements,
  SolutionSummary,
} from '#skills/types.ts';
import { type Static, Type } from '#typebox.mjs';
import { taskTitle } from '../shared/task-title.ts';
import type { WireElements } from './wire-elements.ts';

/** A feature as a person has confirmed it. */
export const ConfirmedFeature = Type.Object({
  ...Feature.properties,
  selected: Type.Boolean(),
  user_added: Type.Boolean(),
});
export type ConfirmedFeature = Static<typeof ConfirmedFeature>;

/**
 * A document and how it was compared. What the comparison found is never changed: a person's own view stands beside it
 * in `Judgement`.
 */
export const ComparedDocument = Type.Object({
  publication_number: Type.String(),
  title: Type.String(),
  /** Language of the text that was compared. */
  lang: Type.String(),
  publication_date: Type.Optional(Type.Integer()),
  /** Earliest priority, else filing date. */
  priority_date: Type.Optional(Type.Integer()),
  /** Of a paper, its authors. */
  applicants: Type.Array(Type.String()),
  family_id: Type.Optional(Type.Integer()),
  /** Position among what the search compared, from 1; absent for a document that a person added. */
  rank: Type.Optional(Type.Integer()),
  /** Named when the search was begun, whether it was found or not. */
  named: Type.Optional(Type.Literal(true)),
  /** Strategies that found it. */
  found_by: Type.Array(Type.String()),
  /** Publications of other families that say nearly the same, word for word: it stands for them. */
  near_identical: Type.Optional(Type.Array(Type.String())),
  /** Where the day of publication is not known: the days between which it lies, and what tells so. */
  published: Type.Optional(
    Type.Object({
      from: Type.Optional(Type.Integer()),
      to: Type.Integer(),
      basis: Type.Enum(['number', 'corpus', 'record']),
    }),
  ),
  /** Of a patent nothing but the title is stored: what it discloses is not known. */
  title_only: Type.Optional(Type.Literal(true)),
  /** It is a paper: the id of its record, and what readers ask of one. */
  paper: Type.Optional(
    Type.Object({
      id: Type.String(),
      doi: Type.Optional(Type.String()),
      venue: Type.Optional(Type.String()),
      /** Only title and abstract are stored. */
      abstract_only: Type.Optional(Type.Literal(true)),
      retracted: Type.Optional(Type.Literal(true)),
      /** A newer version of it is published. */
      superseded: Type.Optional(Type.Literal(true)),
    }),
  ),
  comparison: DocumentComparison,
  /** By feature number, where the quote stands in a claim. */
  claims: Type.Record(Type.String(), Type.Object({ number: Type.Integer(), independent: Type.Boolean() })),
});
export type ComparedDocument = Static<typeof ComparedDocument>;

/** What a person says of one document. */
export const Judgement = Type.Object({
  publication_number: Type.String(),
  selected: Type.Boolean(),
  user_added: Type.Boolean(),
  /** By feature number: only what differs from what was found. */
  features: Type.Record(
    Type.String(),
    Type.Object({
      verdict: Type.Optional(Type.Enum(['disclosed', 'partly', 'not_found'])),
      score: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      reason: Type.Optional(Type.String()),
      /** The passage that a person holds to be the better one: verified as the others are. */
      quote: Type.Optional(QuoteShape),
    }),
  ),
});
export type Judgement = Static<typeof Judgement>;

/** A class that may be searched; absent `selected` says that it is. */
export const ProposedClass = Type.Object({
  key: Type.String(),
  /** What it was learned from. */
  source: Type.Optional(Type.String()),
  /** Of the nearest documents, those that have it. */
  documents: Type.Optional(Type.Integer({ minimum: 0 })),
  selected: Type.Optional(Type.Boolean()),
});
export type ProposedClass = Static<typeof ProposedClass>;

/** What a search looked through: patents of the corpus within its window of publication dates. */
export const Coverage = Type.Object({
  publications: Type.Integer(),
  /** Most publications first. */
  offices: Type.Array(Type.Object({ office: Type.String(), publications: Type.Integer() })),
  languages: Type.Array(Type.Object({ language: Type.String(), publications: Type.Integer() })),
  /** Of publication; absent where no date is known. */
  first_year: Type.Optional(Type.Integer()),
  last_year: Type.Optional(Type.Integer()),
  /** Of the whole corpus, those whose date of publication is not known: a window leaves them out. */
  undated: Type.Integer(),
  without_claims: Type.Integer(),
});
export type Coverage = Static<typeof Coverage>;

/** Everything a novelty search knows; what a step made and what a person made of it stand side by side. */
export const NoveltySearchData = Type.Object({
  input: Type.String(),
  /** The text that is worked with: the input, or the text of the publication that the input names. */
  text: Type.String(),
  lang: AnswerLanguage,
  /** The input is this publication. */
  publication_number: Type.Optional(Type.String()),
  pbd_start: Type.Optional(Type.Integer()),
  pbd_end: Type.Optional(Type.Integer()),
  /** Publications that are compared in any case, and whether they alone are: then nothing is searched. */
  named: Type.Optional(Type.Array(Type.String())),
  named_only: Type.Optional(Type.Boolean()),
  /** What is published before this day is prior art: yyyyMMdd. */
  reference_date: Type.Integer(),
  /** Where `reference_date` comes from. */
  reference_basis: Type.Enum(['priority', 'window', 'today']),

  summary: Type.Optional(SolutionSummary),
  generated_solution: Type.Optional(Type.String()),
  confirmed_solution: Type.Optional(Type.String()),

  generated_features: Type.Optional(FeatureList),
  confirmed_features: Type.Optional(Type.Array(ConfirmedFeature)),

  generated_elements: Type.Optional(SearchElements),
  /** Absent in searches that were begun before classes were proposed. */
  generated_classes: Type.Optional(Type.Array(ProposedClass)),
  /** As they came back, also those not selected: what is read afterwards. */
  confirmed_elements: Type.Optional(Type.Unsafe<WireElements>(Type.Object({}))),
  confirmed_blocks: Type.Optional(Type.Unsafe<ElementBlock[]>(Type.Array(Type.Object({})))),
  family_merge: Type.Optional(Type.Boolean()),
  /** Class symbols that are searched; absent: those that the blocks name most often. */
  confirmed_classes: Type.Optional(Type.Array(Type.String())),
  /** Documents that are kept with their comparison, the nearest first; absent: 20. */
  documents_shown: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),

  /** The corpus that was searched: records and last change. */
  snapshot: Type.Optional(Type.Object({ records: Type.Integer(), seq: Type.Integer() })),
  /** Absent where nothing was searched, and in searches that were begun before it was told. */
  coverage: Type.Optional(Coverage),
  prior_art: Type.Optional(Type.Unsafe<PriorArt>(Type.Object({}))),
  search_ms: Type.Optional(Type.Number()),

  /** The nearest of those compared, and those that disclose everything. */
  documents: Type.Optional(Type.Array(ComparedDocument)),
  /**
   * Everything that was compared, what was named before what was found: mean score by the features' weights, 0 to 1,
   * and how many strategies found it.
   */
  scores: Type.Optional(
    Type.Array(
      Type.Object({
        publication_number: Type.String(),
        title: Type.Optional(Type.String()),
        public_score: Type.Number(),
        strategies: Type.Integer(),
      }),
    ),
  ),
  /** Papers that were compared beside them. */
  papers_compared: Type.Optional(Type.Integer()),
  compare_ms: Type.Optional(Type.Number()),

  judgements: Type.Optional(Type.Array(Judgement)),
  title: Type.Optional(Type.String()),
  report: Type.Optional(ReportFiles),
});
export type NoveltySearchData = Static<typeof NoveltySearchData>;

/** Whether somebody has changed the solution: else the text itself says more, and has none of our headings. */
export const isEdited = ({ generated_solution, confirmed_solution }: NoveltySearchData): boolean =>
  confirmed_solution !== undefined && confirmed_solution !== generated_solution;

/** The report's title, else the publication, else the first words of the idea; one line. */
export const titleOf = ({ title, publication_number, input }: NoveltySearchData): string =>
  taskTitle(title ?? publication_number ?? input);
