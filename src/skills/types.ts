import { type Static, Type } from '#typebox.mjs';

/**
 * What goes into and comes out of the text skills of a novelty search: summarise-solution, extract-features,
 * search-elements, compare-features. The same shapes are asked of a model and built by the grounded paths. JSON fields
 * are snake_case; unknown is absent.
 */

/** The language that reasons and labels are written in. Texts and quotes stay in the language they were written in. */
export const AnswerLanguage = Type.Enum(['en', 'zh']);
export type AnswerLanguage = Static<typeof AnswerLanguage>;

/** Characters of the text that was given: UTF-16 offsets [start, end), `text` is exactly what stands there. */
export const TextSpan = Type.Object({
  text: Type.String({ minLength: 1 }),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
});
export type TextSpan = Static<typeof TextSpan>;

/** A passage of the given text that says one of the four things, and by what sign it was found. */
export const Statement = Type.Object({
  ...TextSpan.properties,
  /**
   * `claim`, `preamble`, `title`, `heading` (stands under one), `wording` (its words say so), `position` (only where it
   * stands in the text says so), `model`.
   */
  basis: Type.Enum(['claim', 'preamble', 'title', 'heading', 'wording', 'position', 'model']),
  /** The words that gave it away, where `basis` is `wording` or `heading`. */
  cue: Type.Optional(Type.String()),
});
export type Statement = Static<typeof Statement>;

export const SummariseInput = Type.Object({
  /** An idea, a claim, claims, an abstract, a disclosure, a whole specification: 1 sentence to 100 pages. */
  text: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  lang: AnswerLanguage,
});
export type SummariseInput = Static<typeof SummariseInput>;

/** A list that is empty says: the text states none. `renderSolution` makes the editable text of it. */
export const SolutionSummary = Type.Object({
  /** Language of most of the text. */
  text_lang: AnswerLanguage,
  /** What the text looks like. */
  form: Type.Enum(['idea', 'claims', 'specification']),
  problem: Type.Array(Statement),
  subject: Type.Array(Statement),
  solution: Type.Array(Statement),
  effect: Type.Array(Statement),
});
export type SolutionSummary = Static<typeof SolutionSummary>;

export const FEATURE_WEIGHTS = ['topic', 'key', 'supplementary'] as const;

/** One technical feature. One that a user wrote has `number`, `text` and `weight` at least. */
export const Feature = Type.Object({
  /** `F1`, `F2`, ... */
  number: Type.String({ pattern: '^F[1-9][0-9]{0,3}$' }),
  /** The feature to be compared: marks and leading conjunctions stripped. */
  text: Type.String({ minLength: 1, maxLength: 20_000 }),
  /** As it stands in the given text. */
  original: Type.Optional(TextSpan),
  /** The components and parameters it names, in order. */
  elements: Type.Array(Type.String()),
  /** What it is for, in the text's own words ("for cooling the anode"); absent when the text does not say. */
  function: Type.Optional(Type.String()),
  /** `topic`: what the whole thing is; `key`: makes the difference; `supplementary`: the rest. */
  weight: Type.Enum([...FEATURE_WEIGHTS]),
  /**
   * 0 to 1, from position, characterising part, frequency in the text and rarity in the corpus. Default: 1 / .7 / .4 by
   * weight.
   */
  weight_value: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  weight_reason: Type.Optional(Type.String()),
  /**
   * Where it stands in its claim; of an idea `idea`, and `purpose` or `result` where it says only what the whole is for
   * or what comes of the rest.
   */
  part: Type.Optional(Type.Enum(['preamble', 'body', 'characterising', 'purpose', 'result', 'idea'])),
  claim_number: Type.Optional(Type.Integer({ minimum: 1 })),
  claim_type: Type.Optional(Type.Enum(['independent', 'dependent'])),
  /** Features whose words it takes up ("said anode"), by number, each before this one. */
  refers_to: Type.Optional(Type.Array(Type.String())),
});
export type Feature = Static<typeof Feature>;

export const ExtractFeaturesInput = Type.Object({
  /** The given text, or the (edited) text that `renderSolution` made: its headings are understood. */
  text: Type.String({ minLength: 1, maxLength: 1_000_000 }),
  lang: AnswerLanguage,
  /** Default 20. */
  max_features: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});
export type ExtractFeaturesInput = Static<typeof ExtractFeaturesInput>;

/**
 * Why a sentence of an idea is no feature: what it says, too few words to compare, or more features than are listed.
 */
export const LEFT_OUT = ['problem', 'effect', 'use', 'comparison', 'too_little', 'too_many'] as const;

export const FeatureList = Type.Object({
  features: Type.Array(Feature),
  /** What was left out and why, in words, in the answer's language. */
  notes: Type.Array(Type.String()),
  /** Sentences of an idea that are in no feature, with what they seem to be: together with the features, all of it. */
  left_out: Type.Optional(Type.Array(Type.Object({ ...TextSpan.properties, reason: Type.Enum([...LEFT_OUT]) }))),
});
export type FeatureList = Static<typeof FeatureList>;

export const ELEMENT_SOURCES = [
  /** Stands in the feature. */
  'keywords_extract',
  /** Another form of the same word. */
  'morphology',
  /** "long form (SF)" in a document of the corpus or in the given text. */
  'abbreviation',
  /** The other language's text of the same patents of the corpus. */
  'translation_pairs',
  /** Words that stand in the same surroundings in the nearest documents of the corpus. */
  'corpus_neighbours',
  /** Classes of the nearest documents of the corpus. */
  'neighbour_classes',
  'model',
] as const;

/** One word, phrase or class to search with, and what it was learned from. */
export const SearchKey = Type.Object({
  key: Type.String({ minLength: 1 }),
  source: Type.Enum([...ELEMENT_SOURCES]),
  /** How sure, 0 to 1; comparable within one list. */
  score: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  /** Documents of the corpus that hold it or that it was learned from. */
  documents: Type.Optional(Type.Integer({ minimum: 0 })),
  /** At most three publications that it was learned from. */
  examples: Type.Optional(Type.Array(Type.String())),
});
export type SearchKey = Static<typeof SearchKey>;

export const SearchElement = Type.Object({
  feature_number: Type.String(),
  feature_text: Type.String(),
  /** As the feature's weight. */
  type: Type.Enum([...FEATURE_WEIGHTS]),
  /** One group a concept: any of `word` and `extend` says it; best concepts first. */
  express: Type.Array(
    Type.Object({
      word: SearchKey,
      extend: Type.Array(SearchKey),
      ipc: Type.Array(SearchKey),
    }),
  ),
});
export type SearchElement = Static<typeof SearchElement>;

export const SearchElementsInput = Type.Object({
  features: Type.Array(Feature, { minItems: 1 }),
  lang: AnswerLanguage,
  /** The whole text that the features came from: abbreviations are learned from it. */
  text: Type.Optional(Type.String()),
  /** Concepts a feature at most; default 4. */
  max_concepts: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
});
export type SearchElementsInput = Static<typeof SearchElementsInput>;

export const SearchElements = Type.Object({
  elements: Type.Array(SearchElement),
  /** Documents of the corpus that the extensions and classes were learned from, nearest first. */
  neighbours: Type.Array(Type.String()),
  /** Classes of the neighbours, most frequent first; `documents` is the count among them. */
  classes: Type.Array(SearchKey),
});
export type SearchElements = Static<typeof SearchElements>;

/**
 * `ClaimedQuote` of `#collections/patents/evidence.ts` as a schema; only `quoteOf` and `verifyQuote` make true ones.
 */
export const QuoteShape = Type.Object({
  publication_number: Type.String(),
  part: Type.Enum(['title', 'abstract', 'claim', 'description']),
  lang: Type.String(),
  origin: Type.Enum(['original', 'office', 'machine']),
  claim_number: Type.Optional(Type.Integer()),
  paragraph_id: Type.Optional(Type.String()),
  paragraph_number: Type.Optional(Type.String()),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
  text: Type.String({ minLength: 1 }),
  hash: Type.String(),
});
export type QuoteShape = Static<typeof QuoteShape>;

/** `not_found` means: no passage found by wording. It never means "new". */
export const VERDICTS = ['disclosed', 'partly', 'not_found'] as const;

export const COMPARISON_FLAGS = [
  /** "second X" where only one X was seen. */
  'ordinal',
  /** One side negates what the other says. */
  'negation',
  /** A number lies outside, or only overlaps. */
  'number',
  /** A word that says much of the feature stands nowhere in the document. */
  'rarest_word',
  /** A thing of the feature is not named in the passage. */
  'unnamed_thing',
  /** The word that carries the relation is missing. */
  'head_verb',
  /** The words stand far apart. */
  'scattered',
  /** The passage reports what another document says. */
  'reported_prior_art',
  /** A word was met by a synonym of the vocabulary. */
  'synonym',
  /** Too few content words to be judged alone. */
  'few_words',
  /** A result or preamble: met by almost any document of the field. */
  'result_or_preamble',
  /** The document has no text in the feature's language. */
  'other_language',
  /** No passage says enough by its words, but the document stands out among all that were compared. */
  'stands_out',
] as const;

export const FeatureComparison = Type.Object({
  feature_number: Type.String(),
  verdict: Type.Enum([...VERDICTS]),
  /**
   * 0 to 100; comparable between documents for one feature. 65 and more goes with `disclosed`, 35 to 64 with `partly`.
   */
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  /**
   * The best passage: for `not_found` the nearest miss. Absent only where the document has nothing that shares a word.
   */
  quote: Type.Optional(QuoteShape),
  /** Further sentences of the same passage that hold words which `quote` lacks; at most two. */
  also: Type.Optional(Type.Array(QuoteShape)),
  /** What matched and what did not, in the answer's language. */
  reason: Type.String(),
  /** Words of the feature that the passage has, and those it lacks, as the feature writes them. */
  matched: Type.Array(Type.String()),
  missing: Type.Array(Type.String()),
  flags: Type.Array(Type.Enum([...COMPARISON_FLAGS])),
  /**
   * Not disclosed by wording, but `quote` is near in meaning: how like it is, a cosine, by which model. Of what is
   * `not_found` it claims nothing, and a person looks there first; what is `disclosed` is so by meaning.
   */
  by_meaning: Type.Optional(Type.Object({ likeness: Type.Number({ maximum: 1 }), model: Type.String() })),
});
export type FeatureComparison = Static<typeof FeatureComparison>;

/** Two wordings that a person (or a confirmed search element) holds to be the same, for comparing. */
export const Equivalent = Type.Object({
  /** As the feature writes it; in any language. */
  word: Type.String({ minLength: 1, maxLength: 200 }),
  /** As a document may write it. */
  other: Type.String({ minLength: 1, maxLength: 200 }),
  /**
   * What `other` is to `word`: `same`; `narrower` (a special case: discloses the general one); `wider` (makes it
   * `partly` at most). Default `same`.
   */
  relation: Type.Optional(Type.Enum(['same', 'narrower', 'wider'])),
  /** Who says so; default: a person. */
  from: Type.Optional(Type.Enum(['synonyms', 'translation', 'likeness'])),
  /** What `other` counts of `word`; default: all of what somebody said, .9 of what is known in general. */
  share: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
});
export type Equivalent = Static<typeof Equivalent>;

export const DocumentComparison = Type.Object({
  publication_number: Type.String(),
  /** In the order of the features given, one each. */
  features: Type.Array(FeatureComparison),
  /** Paragraphs, claims, title and abstract that were read. */
  units_read: Type.Integer({ minimum: 0 }),
  /** Passages that were scored. */
  passages_read: Type.Integer({ minimum: 0 }),
  /** Weighted mean of the scores, 0 to 1. */
  public_score: Type.Number({ minimum: 0, maximum: 1 }),
});
export type DocumentComparison = Static<typeof DocumentComparison>;

export const CompareInput = Type.Object({
  features: Type.Array(Feature, { minItems: 1 }),
  /** The document to compare with, as stored. */
  publication_number: Type.String(),
  lang: AnswerLanguage,
  /**
   * Synonyms and translations that count as met. None by default: search extensions that nobody confirmed are no
   * disclosure.
   */
  vocabulary: Type.Optional(Type.Array(Equivalent, { maxItems: 1000 })),
  /** The comparison that is known without a model; default: by wording alone, of this document alone. */
  known: Type.Optional(DocumentComparison),
});
export type CompareInput = Static<typeof CompareInput>;
