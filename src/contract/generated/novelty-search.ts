// Written by `npm run contract` from ../groups/novelty-search.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const NoveltySearchFeatureExtractDataDTO = once(() => Type.Object({
  feature_elements: Type.Optional(Type.String({ description: "Components and parameters that it names, comma-separated." })),
  feature_function: Type.Optional(Type.String({ description: "What it is for, as the text says." })),
  feature_num: Type.Optional(Type.String({ description: "Number of the feature.", examples: ["F1"] })),
  feature_text: Type.Optional(Type.String({ description: "The feature, as it is compared." })),
  feature_text_original: Type.Optional(Type.String({ description: "The words of the given text that it was taken from." })),
  feature_weight: Type.Optional(Type.String({ description: "topic: what the whole thing is; key; supplementary.", examples: ["topic"], "x-values": ["topic"] })),
  feature_weight_reason: Type.Optional(Type.String({ description: "Feature weight reason." })),
  selected: Type.Optional(Type.Boolean({ description: "False: not to be searched and compared." })),
  user_add: Type.Optional(Type.Boolean({ description: "True for a feature that the user has added." })),
}, { title: "NoveltySearchFeatureExtractDataDTO", description: "Novelty search feature extract data dto." }));

const NoveltySearchFeatureExtractDataDTOInput = once(() => Type.Object({
  feature_elements: Type.Optional(Type.String({ description: "Components and parameters that it names, comma-separated." })),
  feature_function: Type.Optional(Type.String({ description: "What it is for, as the text says." })),
  feature_num: Type.Optional(Type.String({ description: "Number of the feature.", examples: ["F1"] })),
  feature_text: Type.Optional(Type.String({ description: "The feature, as it is compared." })),
  feature_text_original: Type.Optional(Type.String({ description: "The words of the given text that it was taken from." })),
  feature_weight: Type.Optional(Type.String({ description: "topic: what the whole thing is; key; supplementary.", examples: ["topic"], "x-values": ["topic"] })),
  feature_weight_reason: Type.Optional(Type.String({ description: "Feature weight reason." })),
  selected: Type.Optional(Type.Boolean({ description: "False: not to be searched and compared." })),
  user_add: Type.Optional(Type.Boolean({ description: "True for a feature that the user has added." })),
}, { title: "NoveltySearchFeatureExtractDataDTOInput", description: "Novelty search feature extract data dto." }));

const NoveltySearchElementResDTO = once(() => Type.Object({
  family_merge_enabled: Type.Optional(Type.Boolean({ description: "One document a simple family. Default true." })),
  list: Type.Optional(Type.Array(NoveltySearchElementDataDTO(), { description: "List." })),
}, { title: "NoveltySearchElementResDTO", description: "Novelty search element res dto." }));

const NoveltySearchElementDataDTO = once(() => Type.Object({
  express: Type.Optional(Type.Array(Element(), { description: "One entry a concept, best first." })),
  feature_text_original: Type.Optional(Type.String({ description: "The feature." })),
  feature_type: Type.Optional(Type.Enum(["topic_search", "key_search", "sup_search"], { type: "string", description: "Weight of the feature.", "x-meaning": { topic_search: "topic element", key_search: "key element", sup_search: "supplementary element" } })),
  selected: Type.Optional(Type.Boolean({ description: "False: not searched with." })),
}, { title: "NoveltySearchElementDataDTO", description: "Novelty search element data dto." }));

const Element = once(() => Type.Object({
  extend: Type.Optional(Type.Array(BasicElement(), { description: "Other words for it." })),
  ipc: Type.Optional(Type.Array(BasicElement(), { description: "Classes in which it is at home." })),
  word: Type.Optional(BasicElement()),
}, { title: "Element", description: "Element." }));

const BasicElement = once(() => Type.Object({
  key: Type.Optional(Type.String({ description: "Word, phrase or class symbol." })),
  source: Type.Optional(Type.String({ description: "What it was learned from.", examples: ["keywords_extract"], "x-values": ["keywords_extract"] })),
}, { title: "BasicElement", description: "Basic element." }));

const NoveltySearchElementResDTOInput = once(() => Type.Object({
  family_merge_enabled: Type.Optional(Type.Boolean({ description: "One document a simple family. Default true." })),
  list: Type.Optional(Type.Array(NoveltySearchElementDataDTOInput(), { description: "List." })),
}, { title: "NoveltySearchElementResDTOInput", description: "Novelty search element res dto." }));

const NoveltySearchElementDataDTOInput = once(() => Type.Object({
  express: Type.Optional(Type.Array(ElementInput(), { description: "One entry a concept, best first." })),
  feature_text_original: Type.Optional(Type.String({ description: "The feature." })),
  feature_type: Type.Optional(Type.Enum(["topic_search", "key_search", "sup_search"], { type: "string", description: "Weight of the feature.", "x-meaning": { topic_search: "topic element", key_search: "key element", sup_search: "supplementary element" } })),
  selected: Type.Optional(Type.Boolean({ description: "False: not searched with." })),
}, { title: "NoveltySearchElementDataDTOInput", description: "Novelty search element data dto." }));

const ElementInput = once(() => Type.Object({
  extend: Type.Optional(Type.Array(BasicElementInput(), { description: "Other words for it." })),
  ipc: Type.Optional(Type.Array(BasicElementInput(), { description: "Classes in which it is at home." })),
  word: Type.Optional(BasicElementInput()),
}, { title: "ElementInput", description: "Element." }));

const BasicElementInput = once(() => Type.Object({
  key: Type.Optional(Type.String({ description: "Word, phrase or class symbol." })),
  source: Type.Optional(Type.String({ description: "What it was learned from.", examples: ["keywords_extract"], "x-values": ["keywords_extract"] })),
}, { title: "BasicElementInput", description: "Basic element." }));

const SearchFinalResult = once(() => Type.Object({
  comparative_literature_category: Type.Optional(Type.Enum(["novelty", "creativity"], { type: "string", description: "What it is cited against: novelty or creativity (inventive step)." })),
  comparative_literature_type: Type.Optional(Type.String({ description: "X: takes novelty alone; Y: in combination; A: background; E: earlier priority, published too late; T: later; L: date unknown.", "x-values": ["A"] })),
  creativity_type: Type.Optional(Type.Enum(["public", "obvious"], { type: "string", description: "public: discloses everything; obvious: in combination with another document.", examples: ["public"] })),
  document: Type.Optional(Type.String({ description: "Publication number." })),
  feature_match_num: Type.Optional(Type.Integer({ format: "int32", description: "Features disclosed.", "x-unit": "count", examples: [0] })),
  features: Type.Optional(Type.Array(SearchFinalResultFeature(), { description: "Features." })),
  lang: Type.Optional(Type.String({ description: "Language of the passages.", examples: ["CN"] })),
  most_similar: Type.Optional(Type.Boolean({ description: "The prior art that discloses most." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID); a publication number is taken too.", "x-format": "uuid" })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "Weighted mean of the scores, 0 to 1.", "x-unit": "1", examples: [0.993] })),
  selected: Type.Optional(Type.Boolean({ description: "Shown in the report." })),
  user_added: Type.Optional(Type.Boolean({ description: "Added by the user." })),
  title: Type.Optional(Type.String({ description: "Title.", "x-own": true })),
  publication_date: Type.Optional(Type.Integer({ description: "yyyyMMdd.", "x-unit": "yyyyMMdd", "x-own": true })),
  category_with: Type.Optional(Type.Array(Type.String(), { description: "For Y: the documents that complete it.", "x-own": true })),
  found_by: Type.Optional(Type.Array(Type.String(), { description: "Strategies that found it.", "x-own": true })),
  paragraphs_read: Type.Optional(Type.Integer({ description: "Paragraphs, claims, title and abstract that were read.", "x-unit": "count", "x-own": true })),
}, { title: "SearchFinalResult", description: "Search final result." }));

const SearchFinalResultFeature = once(() => Type.Object({
  claim_num: Type.Optional(Type.Integer({ format: "int32", description: "The claim in which the passage stands.", "x-unit": "count", examples: [1] })),
  claim_type: Type.Optional(Type.String({ description: "independent or dependent.", "x-values": ["independent", "dependent"] })),
  compare_feature: Type.Optional(Type.String({ description: "The passage of the document; where nothing was found, the nearest miss." })),
  comparison_feature: Type.Optional(Type.String({ description: "The same passage." })),
  differ: Type.Optional(Type.String({ description: "NONE: no difference; Common: it differs.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  differ_for_user: Type.Optional(Type.String({ description: "`differ` as the user sees it.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  original_differ: Type.Optional(Type.String({ description: "`differ` as it was found.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  original_reason: Type.Optional(Type.String({ description: "`reason` as it was found." })),
  original_score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "`score` as it was found.", "x-unit": "1", examples: [100] })),
  original_type: Type.Optional(Type.String({ description: "`type` as it was found.", examples: ["public"], "x-values": ["public", "obvious"] })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "Degree of disclosure, 0 to 1.", "x-unit": "1", examples: [0] })),
  reason: Type.Optional(Type.String({ description: "What matched and what did not." })),
  reason_for_user: Type.Optional(Type.String({ description: "`reason` as the user sees it." })),
  score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Degree of disclosure; 65 and more means disclosed.", "x-unit": "1", examples: [100] })),
  score_for_user: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "`score` as the user sees it.", "x-unit": "1", examples: [85] })),
  similar: Type.Optional(Type.Boolean({ description: "Disclosed or partly disclosed." })),
  tech_feature: Type.Optional(Type.String({ description: "The feature." })),
  type: Type.Optional(Type.String({ description: "public: disclosed; obvious: partly disclosed; absent: not found.", examples: ["public"], "x-values": ["public", "obvious"] })),
  type_for_user: Type.Optional(Type.String({ description: "`type` as the user sees it.", examples: ["public"], "x-values": ["public", "obvious"] })),
  feature_num: Type.Optional(Type.String({ description: "Number of the feature.", "x-own": true })),
  verdict: Type.Optional(Type.String({ description: "disclosed, partly or not_found (by wording).", "x-own": true })),
  quote: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Quote.", "x-own": true })),
  original_quote: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Original quote.", "x-own": true })),
  quote_for_user: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Quote for user.", "x-own": true })),
}, { title: "SearchFinalResultFeature", description: "Search final result feature." }));

const SearchFinalResultInput = once(() => Type.Object({
  comparative_literature_category: Type.Optional(Type.Enum(["novelty", "creativity"], { type: "string", description: "What it is cited against: novelty or creativity (inventive step)." })),
  comparative_literature_type: Type.Optional(Type.String({ description: "X: takes novelty alone; Y: in combination; A: background; E: earlier priority, published too late; T: later; L: date unknown.", "x-values": ["A"] })),
  creativity_type: Type.Optional(Type.Enum(["public", "obvious"], { type: "string", description: "public: discloses everything; obvious: in combination with another document.", examples: ["public"] })),
  document: Type.Optional(Type.String({ description: "Publication number." })),
  feature_match_num: Type.Optional(Type.Integer({ format: "int32", description: "Features disclosed.", "x-unit": "count", examples: [0] })),
  features: Type.Optional(Type.Array(SearchFinalResultFeatureInput(), { description: "Features." })),
  lang: Type.Optional(Type.String({ description: "Language of the passages.", examples: ["CN"] })),
  most_similar: Type.Optional(Type.Boolean({ description: "The prior art that discloses most." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID); a publication number is taken too.", "x-format": "uuid" })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "Weighted mean of the scores, 0 to 1.", "x-unit": "1", examples: [0.993] })),
  selected: Type.Optional(Type.Boolean({ description: "Shown in the report." })),
  user_added: Type.Optional(Type.Boolean({ description: "Added by the user." })),
  title: Type.Optional(Type.String({ description: "Title.", "x-own": true })),
  publication_date: Type.Optional(Type.Integer({ description: "yyyyMMdd.", "x-unit": "yyyyMMdd", "x-own": true })),
  category_with: Type.Optional(Type.Array(Type.String(), { description: "For Y: the documents that complete it.", "x-own": true })),
  found_by: Type.Optional(Type.Array(Type.String(), { description: "Strategies that found it.", "x-own": true })),
  paragraphs_read: Type.Optional(Type.Integer({ description: "Paragraphs, claims, title and abstract that were read.", "x-unit": "count", "x-own": true })),
}, { title: "SearchFinalResultInput", description: "Search final result." }));

const SearchFinalResultFeatureInput = once(() => Type.Object({
  claim_num: Type.Optional(Type.Integer({ format: "int32", description: "The claim in which the passage stands.", "x-unit": "count", examples: [1] })),
  claim_type: Type.Optional(Type.String({ description: "independent or dependent.", "x-values": ["independent", "dependent"] })),
  compare_feature: Type.Optional(Type.String({ description: "The passage of the document; where nothing was found, the nearest miss." })),
  comparison_feature: Type.Optional(Type.String({ description: "The same passage." })),
  differ: Type.Optional(Type.String({ description: "NONE: no difference; Common: it differs.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  differ_for_user: Type.Optional(Type.String({ description: "`differ` as the user sees it.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  original_differ: Type.Optional(Type.String({ description: "`differ` as it was found.", examples: ["public"], "x-values": ["NONE", "Common"] })),
  original_reason: Type.Optional(Type.String({ description: "`reason` as it was found." })),
  original_score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "`score` as it was found.", "x-unit": "1", examples: [100] })),
  original_type: Type.Optional(Type.String({ description: "`type` as it was found.", examples: ["public"], "x-values": ["public", "obvious"] })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "Degree of disclosure, 0 to 1.", "x-unit": "1", examples: [0] })),
  reason: Type.Optional(Type.String({ description: "What matched and what did not." })),
  reason_for_user: Type.Optional(Type.String({ description: "`reason` as the user sees it." })),
  score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Degree of disclosure; 65 and more means disclosed.", "x-unit": "1", examples: [100] })),
  score_for_user: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "`score` as the user sees it.", "x-unit": "1", examples: [85] })),
  similar: Type.Optional(Type.Boolean({ description: "Disclosed or partly disclosed." })),
  tech_feature: Type.Optional(Type.String({ description: "The feature." })),
  type: Type.Optional(Type.String({ description: "public: disclosed; obvious: partly disclosed; absent: not found.", examples: ["public"], "x-values": ["public", "obvious"] })),
  type_for_user: Type.Optional(Type.String({ description: "`type` as the user sees it.", examples: ["public"], "x-values": ["public", "obvious"] })),
  feature_num: Type.Optional(Type.String({ description: "Number of the feature.", "x-own": true })),
  verdict: Type.Optional(Type.String({ description: "disclosed, partly or not_found (by wording).", "x-own": true })),
  quote: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Quote.", "x-own": true })),
  original_quote: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Original quote.", "x-own": true })),
  quote_for_user: Type.Optional(Type.Object({
    publication_number: Type.String({ description: "Publication number." }),
    part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
    lang: Type.String({ description: "Language code." }),
    origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
    claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
    paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
    start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
    end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
    text: Type.String({ minLength: 1, description: "Text." }),
    hash: Type.String({ description: "Hash." }),
  }, { description: "Quote for user.", "x-own": true })),
}, { title: "SearchFinalResultFeatureInput", description: "Search final result feature." }));

export const ai35_1NoveltySearchSubmit = shape({ id: "ai35-1NoveltySearchSubmit", code: "AI35-1", method: "POST", path: "/ai/novelty-search/submit", tag: "Novelty Search" }, {
  body: () => Type.Object({
  input: Type.String({ maxLength: 600000, description: "The idea, or one publication number." }),
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language of reasons, labels and report." }),
  pbd_end: Type.Optional(Type.String({ maxLength: 10, description: "Only documents published on or before this day: yyyyMMdd.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
  pbd_start: Type.Optional(Type.String({ maxLength: 10, description: "Only documents published on or after this day: yyyyMMdd.", examples: ["20200101"], "x-format": "yyyyMMdd" })),
}, { title: "Ai351NoveltySearchSubmitRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai351NoveltySearchSubmitAnswer" }),
});

export const ai35_2TechSolutionGet = shape({ id: "ai35-2TechSolutionGet", code: "AI35-2", method: "POST", path: "/ai/novelty-search/tech-solution/get", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  wait_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60000, default: 0, description: "Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.", "x-unit": "ms", "x-own": true })),
}, { title: "Ai352TechSolutionGetRequest" }),
  answer: () => Type.Object({
  status: Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "1 running, 2 succeeded, 3 failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } }),
  tech_solution: Type.Optional(Type.String({ description: "Subject, problem, solution and effect in words of the given text; to be edited." })),
  message: Type.Optional(Type.String({ description: "Why it failed.", "x-own": true })),
}, { title: "Ai352TechSolutionGetAnswer" }),
});

export const ai35_3TechSolutionUpdate = shape({ id: "ai35-3TechSolutionUpdate", code: "AI35-3", method: "POST", path: "/ai/novelty-search/tech-solution/update", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  tech_solution: Type.Optional(Type.String({ maxLength: 600000, description: "The summary, edited or not; absent: as it is." })),
  task_version: Type.Optional(Type.Integer({ minimum: 1, description: "The version of the task that the caller has read, where several may work on it: if the task has changed since, nothing is saved and the answer has the present version.", "x-unit": "count", "x-own": true })),
}, { title: "Ai353TechSolutionUpdateRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai353TechSolutionUpdateAnswer" }),
});

export const ai35_4FeatureExtract = shape({ id: "ai35-4FeatureExtract", code: "AI35-4", method: "POST", path: "/ai/novelty-search/feature/extract", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  wait_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60000, default: 0, description: "Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.", "x-unit": "ms", "x-own": true })),
}, { title: "Ai354FeatureExtractRequest" }),
  answer: () => Type.Object({
  data: Type.Optional(Type.Array(NoveltySearchFeatureExtractDataDTO(), { description: "The result." })),
  status: Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "1 running, 2 succeeded, 3 failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } }),
  message: Type.Optional(Type.String({ description: "Why it failed.", "x-own": true })),
  notes: Type.Optional(Type.Array(Type.String(), { description: "What was left out and why.", "x-own": true })),
}, { title: "Ai354FeatureExtractAnswer" }),
});

export const ai35_5FeatureConfirm = shape({ id: "ai35-5FeatureConfirm", code: "AI35-5", method: "POST", path: "/ai/novelty-search/feature/confirm", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  tech_features: Type.Optional(Type.Array(NoveltySearchFeatureExtractDataDTOInput(), { maxItems: 60, description: "Technology features." })),
  task_version: Type.Optional(Type.Integer({ minimum: 1, description: "The version of the task that the caller has read, where several may work on it: if the task has changed since, nothing is saved and the answer has the present version.", "x-unit": "count", "x-own": true })),
}, { title: "Ai355FeatureConfirmRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai355FeatureConfirmAnswer" }),
});

export const ai35_6RetrievalElements = shape({ id: "ai35-6RetrievalElements", code: "AI35-6", method: "POST", path: "/ai/novelty-search/retrieval/elements", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  wait_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60000, default: 0, description: "Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.", "x-unit": "ms", "x-own": true })),
}, { title: "Ai356RetrievalElementsRequest" }),
  answer: () => Type.Object({
  elements: Type.Optional(NoveltySearchElementResDTO()),
  status: Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "1 running, 2 succeeded, 3 failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } }),
  message: Type.Optional(Type.String({ description: "Why it failed.", "x-own": true })),
}, { title: "Ai356RetrievalElementsAnswer" }),
});

export const ai35_7NoveltySearchAgentSearch = shape({ id: "ai35-7NoveltySearchAgentSearch", code: "AI35-7", method: "POST", path: "/ai/novelty-search/agent-search", tag: "Novelty Search" }, {
  body: () => Type.Object({
  elements: NoveltySearchElementResDTOInput(),
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  task_version: Type.Optional(Type.Integer({ minimum: 1, description: "The version of the task that the caller has read, where several may work on it: if the task has changed since, nothing is saved and the answer has the present version.", "x-unit": "count", "x-own": true })),
}, { title: "Ai357NoveltySearchAgentSearchRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai357NoveltySearchAgentSearchAnswer" }),
});

export const ai35_8NoveltySearchAgentResult = shape({ id: "ai35-8NoveltySearchAgentResult", code: "AI35-8", method: "POST", path: "/ai/novelty-search/agent-result", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  wait_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60000, default: 0, description: "Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.", "x-unit": "ms", "x-own": true })),
}, { title: "Ai358NoveltySearchAgentResultRequest" }),
  answer: () => Type.Object({
  cc_docs_num: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "Documents in `final_result`.", "x-unit": "count", examples: [70] })),
  cc_num: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "Candidates that were compared.", "x-unit": "count", examples: [100] })),
  cc_pids: Type.Optional(Type.Array(Type.String({ examples: ["CN123456789A"], "x-inferred": true }), { description: "Their publication numbers." })),
  cc_threshold: Type.Optional(Type.Number({ format: "float", description: "Scores at or above it mean: disclosed; 0 to 1.", "x-unit": "1", examples: [0] })),
  debug_detail: Type.Optional(Type.Object({
    debug_info: Type.String({ description: "Debug details." }),
  }, { description: "Debug detail. Of no use to callers.", "x-inferred": true, additionalProperties: true })),
  excute_times: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "Searches that were run.", "x-unit": "count", examples: [14] })),
  feature_analysis_result: Type.Optional(Type.Object({
    block_query: Type.Record(Type.String(), Type.Object({
      count: Type.Optional(Type.Integer({ description: "How many there are.", "x-unit": "count" })),
      feature_text_original: Type.Optional(Type.String({ description: "Feature text original." })),
      query: Type.Optional(Type.String({ description: "Search expression." })),
      status: Type.Optional(Type.String({ description: "Status." })),
      type: Type.Optional(Type.String({ description: "Kind." })),
    }), { description: "Every line of the search history: S1, S2 ...", "x-inferred": true, "x-keys": "dynamic" }),
    feature_extract_result: Type.Array(Type.Object({
      feature_function: Type.Optional(Type.String({ description: "What it is for, as the text says." })),
      feature_num: Type.Optional(Type.String({ description: "Number of the feature.", examples: ["F1"] })),
      feature_text_original: Type.Optional(Type.String({ description: "The words of the given text that it was taken from." })),
      feature_weight: Type.Optional(Type.String({ description: "topic: what the whole thing is; key; supplementary.", examples: ["topic"] })),
      feature_text: Type.Optional(Type.String({ description: "The feature, as it is compared.", "x-own": true })),
      feature_elements: Type.Optional(Type.String({ description: "Components and parameters that it names, comma-separated.", "x-own": true })),
      feature_weight_reason: Type.Optional(Type.String({ description: "Feature weight reason.", "x-own": true })),
      selected: Type.Optional(Type.Boolean({ description: "False: not to be searched and compared.", "x-own": true })),
      user_add: Type.Optional(Type.Boolean({ description: "True for a feature that the user has added.", "x-own": true })),
    }, { "x-inferred": true }), { description: "Feature extract result." }),
    keywords_extract_result: Type.Array(NoveltySearchElementDataDTO(), { description: "Keywords extract result." }),
    summary_result: Type.Object({
      tech_efficacy: Type.String({ description: "Technology efficacy." }),
      tech_problem: Type.String({ description: "Technology problem." }),
      tech_solution: Type.String({ description: "Technical solution." }),
      tech_subject: Type.String({ description: "Technology subject." }),
    }, { description: "Summary result.", "x-inferred": true, additionalProperties: true }),
  }, { description: "Feature analysis result." })),
  feature_keywords: Type.Optional(Type.Array(Type.Object({
    feature: Type.String({ description: "Feature." }),
    keywords: Type.Array(Type.String({ "x-inferred": true }), { description: "Keywords." }),
    weight: Type.Number({ format: "float", description: "Weight.", "x-unit": "1", examples: [0.85] }),
  }), { description: "Feature keywords." })),
  final_result: Type.Optional(Type.Array(SearchFinalResult(), { description: "Greatest `public_score` first." })),
  find_patent_num: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "Distinct publications that any strategy found.", "x-unit": "count", examples: [0] })),
  is_async: Type.Optional(Type.Boolean({ description: "Whether this holds: async." })),
  lang: Type.Optional(Type.String({ description: "Language code. Code in upper case, such as CN.", examples: ["CN"] })),
  operate_type: Type.Optional(Type.Enum(["generate", "expand", "polish", "simplify"], { type: "string", description: "Operate type." })),
  process_dict: Type.Record(Type.String(), Type.Object({
    query_thinking: Type.Optional(Type.Object({
      en: Type.Optional(Type.String({ description: "In English." })),
      zh: Type.Optional(Type.String({ description: "In Chinese." })),
    }, { description: "Query thinking." })),
    status: Type.Optional(Type.String({ description: "Status.", "x-values": ["running", "success", "failed"] })),
    title: Type.Optional(Type.Object({
      en: Type.Optional(Type.String({ description: "In English." })),
      zh: Type.Optional(Type.String({ description: "In Chinese." })),
    }, { description: "Title." })),
    type: Type.Optional(Type.String({ description: "Kind." })),
  }), { description: "One entry per search round.", "x-inferred": true, "x-keys": ["semantic_search", "all_elements_search_tacd", "all_elements_search_ai_summary", "all_elements_search_dynamic", "relevant_tracking_search"] }),
  process_dict_keys: Type.Array(Type.String({ examples: ["semantic_search"], "x-inferred": true }), { description: "Rounds in the order of running." }),
  request: Type.Optional(Type.Object({
    async: Type.Boolean({ description: "Async." }),
    operate_type: Type.String({ description: "Operate type." }),
    task_id: Type.String({ description: "Identifier of the task." }),
  }, { description: "Request.", "x-inferred": true, additionalProperties: true })),
  task_cost: Type.Optional(Type.Number({ format: "float", description: "Seconds.", "x-unit": "s", examples: [276.2] })),
  task_status: Type.String({ description: "running, success or failed.", "x-values": ["running", "success"] }),
  text: Type.Optional(Type.String({ description: "For expand, simplify and polish." })),
  update_ts: Type.Optional(Type.String({ description: "yyyy-MM-dd HH:mm:ss.SSS, UTC.", "x-format": "yyyy-MM-dd HH:mm:ss.SSS" })),
  message: Type.Optional(Type.String({ description: "Why it failed.", "x-own": true })),
  find_family_num: Type.Optional(Type.Integer({ format: "int32", minimum: 0, description: "Distinct simple families among them.", "x-unit": "count", "x-own": true })),
  recall_estimate: Type.Optional(Type.Object({
    method: Type.String({ description: "Method." }),
    found: Type.Integer({ description: "Found.", "x-unit": "count" }),
    total: Type.Number({ description: "Number of all that match.", "x-unit": "1" }),
    low: Type.Number({ description: "Low.", "x-unit": "1" }),
    high: Type.Number({ description: "High.", "x-unit": "1" }),
    recall: Type.Number({ description: "Recall.", "x-unit": "1" }),
  }, { description: "Estimate, from how many strategies found each, of the relevant documents that the corpus holds (`total`, at least `low`, hardly more than `high`). See the report for its limits.", "x-own": true })),
  combinations: Type.Optional(Type.Array(Type.Object({
    documents: Type.Array(Type.String(), { description: "Documents." }),
    missing: Type.Array(Type.String(), { description: "Features that neither discloses." }),
  }), { description: "Pairs of documents that cover most of the features together, best first.", "x-own": true })),
  task_version: Type.Optional(Type.Integer({ description: "Grows with every change of the task; given to the confirmation, that refuses to overwrite a later one.", "x-unit": "count", "x-own": true })),
}, { title: "Ai358NoveltySearchAgentResultAnswer" }),
});

export const ai35_9ComparisonConfirm = shape({ id: "ai35-9ComparisonConfirm", code: "AI35-9", method: "POST", path: "/ai/novelty-search/feature/comparison/confirm", tag: "Novelty Search" }, {
  body: () => Type.Object({
  final_result: Type.Optional(Type.Array(SearchFinalResultInput(), { maxItems: 40, description: "Absent: as it was found." })),
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  task_version: Type.Optional(Type.Integer({ minimum: 1, description: "The version of the task that the caller has read, where several may work on it: if the task has changed since, nothing is saved and the answer has the present version.", "x-unit": "count", "x-own": true })),
}, { title: "Ai359ComparisonConfirmRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai359ComparisonConfirmAnswer" }),
});

export const ai35_10NoveltySearchExport = shape({ id: "ai35-10NoveltySearchExport", code: "AI35-10", method: "POST", path: "/ai/novelty-search/export", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  title: Type.String({ maxLength: 300, description: "Title of the report." }),
  task_version: Type.Optional(Type.Integer({ minimum: 1, description: "The version of the task that the caller has read, where several may work on it: if the task has changed since, nothing is saved and the answer has the present version.", "x-unit": "count", "x-own": true })),
}, { title: "Ai3510NoveltySearchExportRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Task id, the same in all steps of the flow.", "x-format": "uuid" }),
}, { title: "Ai3510NoveltySearchExportAnswer" }),
});

export const ai35_11ReportGet = shape({ id: "ai35-11ReportGet", code: "AI35-11", method: "POST", path: "/ai/novelty-search/report/get", tag: "Novelty Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ maxLength: 64, description: "Task id that the first operation of the flow has answered.", "x-format": "uuid", "x-from": ["ai35-1NoveltySearchSubmit"] }),
  wait_ms: Type.Optional(Type.Integer({ minimum: 0, maximum: 60000, default: 0, description: "Wait up to so many milliseconds (at most 50000 are waited) for the work to end, instead of polling.", "x-unit": "ms", "x-own": true })),
}, { title: "Ai3511ReportGetRequest" }),
  answer: () => Type.Object({
  report_url: Type.Optional(Type.String({ format: "uri", description: "The report as a Word document (DOCX)." })),
  status: Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "1 running, 2 succeeded, 3 failed.", "x-unit": "code", "x-meaning": { "1": "exporting", "2": "succeeded", "3": "failed" } }),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "hex32" })),
  message: Type.Optional(Type.String({ description: "Why it failed.", "x-own": true })),
  files: Type.Optional(Type.Array(Type.Object({
    format: Type.String({ description: "Format.", examples: ["html"] }),
    url: Type.String({ format: "uri", description: "Link." }),
  }), { description: "The report in every format.", "x-own": true })),
}, { title: "Ai3511ReportGetAnswer" }),
});

export const ai35_12ComparisonGenerate = shape({ id: "ai35-12ComparisonGenerate", code: "AI35-12", method: "POST", path: "/ai/novelty-search/feature/comparison/generate", tag: "Novelty Search" }, {
  body: () => Type.Object({
  request: Type.Object({
    add_patent_selected: Type.Optional(Type.Boolean({ description: "Add patent selected." })),
    is_add_patent: Type.Optional(Type.Boolean({ description: "Whether this holds: add patent." })),
    pn: Type.String({ minLength: 1, maxLength: 64, description: "Publication number.", examples: ["CN118289111A"] }),
  }, { description: "Request." }),
  tech_features: Type.Array(NoveltySearchFeatureExtractDataDTOInput(), { maxItems: 60, description: "Technology features." }),
}, { title: "Ai3512ComparisonGenerateRequest" }),
  answer: () => Type.Object({
  final_res: Type.Array(Type.Object({
    claims: Type.Array(Type.Object({
      claim_num: Type.Integer({ format: "int32", minimum: 1, description: "Number of the claim.", "x-unit": "count", examples: [1] }),
      claim_text: Type.String({ description: "Text of the claims." }),
    }), { description: "Claims." }),
    document: Type.String({ description: "Publication number." }),
    features: Type.Array(Type.Object({
      comparison_feature: Type.Optional(Type.String({ description: "The passage; for what was not found the nearest miss." })),
      differ: Type.String({ description: "NONE or Common.", "x-values": ["NONE", "Common"] }),
      public_score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "How far the feature is disclosed.", "x-unit": "1", examples: [90] }),
      score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [85] }),
      tech_feature: Type.String({ description: "Technical feature." }),
      type: Type.Optional(Type.String({ description: "public, obvious; absent: not found.", "x-values": ["public", "obvious"] })),
      reason: Type.String({ description: "Reason.", "x-own": true }),
      feature_num: Type.String({ description: "Feature number.", "x-own": true }),
      quote: Type.Optional(Type.Object({
        publication_number: Type.String({ description: "Publication number." }),
        part: Type.Enum(["title", "abstract", "claim", "description"], { type: "string", description: "Part." }),
        lang: Type.String({ description: "Language code." }),
        origin: Type.Enum(["original", "office", "machine"], { type: "string", description: "Origin." }),
        claim_number: Type.Optional(Type.Integer({ description: "Claim number.", "x-unit": "count" })),
        paragraph_id: Type.Optional(Type.String({ description: "Identifier of the paragraph." })),
        start: Type.Integer({ minimum: 0, description: "Where it starts.", "x-unit": "rows" }),
        end: Type.Integer({ minimum: 1, description: "Where it ends.", "x-unit": "count" }),
        text: Type.String({ minLength: 1, description: "Text." }),
        hash: Type.String({ description: "Hash." }),
      }, { description: "Quote.", "x-own": true })),
    }), { description: "Features." }),
    lang: Type.String({ description: "Language code.", examples: ["zh"] }),
    patent_id: Type.String({ description: "Publication number.", examples: ["CN123456789A"] }),
    public_score: Type.Number({ format: "float", description: "Weighted mean of the scores, 0 to 100.", "x-unit": "1", examples: [87.5] }),
    title: Type.String({ description: "Title.", "x-own": true }),
  }), { description: "Final res." }),
  threshold: Type.Integer({ format: "int32", description: "Scores at or above it mean: disclosed.", "x-unit": "count", examples: [75] }),
}, { title: "Ai3512ComparisonGenerateAnswer" }),
});
