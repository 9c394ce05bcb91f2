// Written by `npm run contract` from ../groups/fto-search.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const SearchAgentFeature = once(() => Type.Object({
  core: Type.Boolean({ description: "True for a core feature." }),
  is_select: Type.Boolean({ description: "True if the user has selected it." }),
  keywords: Type.Array(Type.String({ "x-inferred": true }), { description: "Keywords." }),
  reason: Type.String({ description: "Reason." }),
  score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [80] }),
  tech_feature: Type.String({ description: "Technical feature." }),
  user_add: Type.Boolean({ description: "True if the user has added it." }),
}, { title: "SearchAgentFeature", description: "Search agent feature." }));

const SearchAgentFeatureInput = once(() => Type.Object({
  core: Type.Boolean({ description: "True for a core feature." }),
  is_select: Type.Boolean({ description: "True if the user has selected it." }),
  keywords: Type.Array(Type.String({ "x-inferred": true }), { description: "Keywords." }),
  reason: Type.String({ description: "Reason." }),
  score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [80] }),
  tech_feature: Type.String({ description: "Technical feature." }),
  user_add: Type.Boolean({ description: "True if the user has added it." }),
}, { title: "SearchAgentFeatureInput", description: "Search agent feature." }));

const SearchFinalResultFeatureV2 = once(() => Type.Object({
  claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] })),
  claim_type: Type.Optional(Type.String({ description: "Claim type. May come in the language asked for.", "x-values": ["independent", "dependent"] })),
  compare_feature: Type.Optional(Type.String({ description: "Compare feature." })),
  comparison_feature: Type.Optional(Type.String({ description: "Comparison feature." })),
  original_score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Original score.", "x-unit": "1", examples: [100] })),
  original_type: Type.Optional(Type.String({ description: "Original type.", "x-values": ["equivalent"] })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [0] })),
  score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [100] }),
  score_for_user: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score for user.", "x-unit": "1", examples: [95] })),
  similar: Type.Optional(Type.Boolean({ description: "Similar ones." })),
  tech_feature: Type.String({ description: "Technical feature." }),
  type: Type.Optional(Type.String({ description: "Kind.", "x-values": ["equivalent"] })),
  type_for_user: Type.Optional(Type.String({ description: "Type for user.", "x-values": ["equivalent"] })),
}, { title: "SearchFinalResultFeatureV2", description: "Search final result feature v2." }));

const SearchProcessDictItem = once(() => Type.Object({
  comparison_patent_num: Type.Integer({ format: "int32", description: "Comparison patent number.", "x-unit": "count", examples: [7] }),
  comparison_result: Type.Optional(Type.Array(SearchProcessComparisonResult(), { description: "Comparison result." })),
  cost: Type.Number({ format: "float", description: "Cost. In seconds.", "x-unit": "s", examples: [108] }),
  find_patent_num: Type.Integer({ format: "int32", description: "Find patent number.", "x-unit": "count", examples: [7] }),
  status: Type.Enum(["running", "success", "failed"], { type: "string", description: "Status." }),
  strategy: SearchProcessDictItemStrategy(),
}, { title: "SearchProcessDictItem", description: "Search process dict item." }));

const SearchProcessComparisonResult = once(() => Type.Object({
  feature_match_num: Type.Integer({ format: "int32", description: "Feature match number.", "x-unit": "count", examples: [10] }),
  find_patent_num: Type.Optional(Type.String({ description: "Same count as string.", examples: ["7"] })),
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  public_score: Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [1] }),
  score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [91] }),
}, { title: "SearchProcessComparisonResult", description: "Search process comparison result." }));

const SearchProcessDictItemStrategy = once(() => Type.Object({
  description_en: Type.Optional(Type.String({ description: "Description, in English." })),
  description_zh: Type.Optional(Type.String({ description: "Description, in Chinese." })),
  parameters: Type.Optional(SearchProcessDictItemStrategyParameter()),
  query: Type.Optional(Type.String({ description: "Search expression." })),
  try_nth: Type.Optional(Type.Integer({ format: "int32", description: "Try nth.", "x-unit": "count", examples: [1] })),
  type: Type.String({ description: "Kind.", "x-values": ["semantic_search"] }),
}, { title: "SearchProcessDictItemStrategy", description: "Search process dict item strategy." }));

const SearchProcessDictItemStrategyParameter = once(() => Type.Object({
  cpc: Type.Optional(Type.Array(Type.String({ examples: ["F24F11/62"], "x-inferred": true }), { description: "Cooperative Patent Classification symbols." })),
  features: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Features." })),
  ipc: Type.Optional(Type.Array(Type.String({ examples: ["F24F"], "x-inferred": true }), { description: "International Patent Classification symbols." })),
}, { title: "SearchProcessDictItemStrategyParameter", description: "Search process dict item strategy parameter." }));

const SearchFinalResultFeatureV2Input = once(() => Type.Object({
  claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] })),
  claim_type: Type.Optional(Type.String({ description: "Claim type. May come in the language asked for.", "x-values": ["independent", "dependent"] })),
  compare_feature: Type.Optional(Type.String({ description: "Compare feature." })),
  comparison_feature: Type.Optional(Type.String({ description: "Comparison feature." })),
  original_score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Original score.", "x-unit": "1", examples: [100] })),
  original_type: Type.Optional(Type.String({ description: "Original type.", "x-values": ["equivalent"] })),
  public_score: Type.Optional(Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [0] })),
  score: Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [100] }),
  score_for_user: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score for user.", "x-unit": "1", examples: [95] })),
  similar: Type.Optional(Type.Boolean({ description: "Similar ones." })),
  tech_feature: Type.String({ description: "Technical feature." }),
  type: Type.Optional(Type.String({ description: "Kind.", "x-values": ["equivalent"] })),
  type_for_user: Type.Optional(Type.String({ description: "Type for user.", "x-values": ["equivalent"] })),
}, { title: "SearchFinalResultFeatureV2Input", description: "Search final result feature v2." }));

export const ai66_1FtoSubmit = shape({ id: "ai66-1FtoSubmit", code: "AI66-1", method: "POST", path: "/ai/fto/submit", tag: "FTO Search" }, {
  body: () => Type.Object({
  apd_end: Type.Optional(Type.String({ description: "Application date end. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  apd_start: Type.Optional(Type.String({ description: "Application date start. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Country or office code." })),
  exclude_company: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Exclude company." })),
  include_company: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Include company." })),
  input: Type.String({ description: "The text given." }),
  lang: Type.Optional(Type.Enum(["cn", "en"], { type: "string", description: "Language code." })),
  legal_status: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Integer codes.", "x-meaning": { "0": "invalid", "1": "valid", "2": "under examination" } })),
}, { title: "Ai661FtoSubmitRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai661FtoSubmitAnswer" }),
});

export const ai66_2FeatureExtract = shape({ id: "ai66-2FeatureExtract", code: "AI66-2", method: "POST", path: "/ai/fto/feature/extract", tag: "FTO Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
}, { title: "Ai662FeatureExtractRequest" }),
  answer: () => Type.Object({
  features: Type.Array(SearchAgentFeature(), { description: "Features." }),
  text: Type.String({ description: "Text." }),
  threshold: Type.Integer({ format: "int32", description: "From this score on the feature counts as confirmed.", "x-unit": "count", examples: [60] }),
}, { title: "Ai662FeatureExtractAnswer" }),
});

export const ai66_3FeatureConfirm = shape({ id: "ai66-3FeatureConfirm", code: "AI66-3", method: "POST", path: "/ai/fto/feature/confirm", tag: "FTO Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
  tech_features: Type.Array(SearchAgentFeatureInput(), { description: "Technology features." }),
}, { title: "Ai663FeatureConfirmRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai663FeatureConfirmAnswer" }),
});

export const ai66_4SearchAgent = shape({ id: "ai66-4SearchAgent", code: "AI66-4", method: "POST", path: "/ai/fto/search/agent", tag: "FTO Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
}, { title: "Ai664SearchAgentRequest" }),
  answer: () => Type.Object({
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
}, { title: "Ai664SearchAgentAnswer" }),
});

export const ai66_5AgentResult = shape({ id: "ai66-5AgentResult", code: "AI66-5", method: "POST", path: "/ai/fto/search/agent/result", tag: "FTO Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
}, { title: "Ai665AgentResultRequest" }),
  answer: () => Type.Object({
  cc_num: Type.Optional(Type.Integer({ format: "int32", description: "Internal cost knob.", "x-unit": "count", examples: [100] })),
  cc_pids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Compared patent ids." })),
  cc_threshold: Type.Number({ format: "float", description: "From this score on the feature counts as confirmed.", "x-unit": "1", examples: [60] }),
  excute_times: Type.Integer({ format: "int32", description: "Search rounds run (spelled this way).", "x-unit": "count", examples: [7] }),
  feature_keywords: Type.Optional(Type.Array(Type.Object({
    synonym: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Synonym." })),
    synonym_score: Type.Optional(Type.Array(Type.Integer({ examples: [100], "x-inferred": true }), { description: "In the order of synonym." })),
    tech_feature: Type.String({ description: "Technical feature." }),
    translation: Type.Optional(Type.String({ description: "Translation." })),
    words: Type.Optional(Type.Array(Type.Object({
      synonym: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Synonym." })),
      synonym_score: Type.Optional(Type.Array(Type.Integer({ examples: [95], "x-inferred": true }), { description: "In the order of synonym." })),
      tech_feature: Type.String({ description: "Technical feature." }),
      translation: Type.Optional(Type.String({ description: "Translation.", examples: ["Defrost"] })),
      words: Type.Optional(Type.Array(Type.Object({
        synonym: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Synonym." })),
        synonym_score: Type.Optional(Type.Array(Type.Integer({ examples: [95], "x-inferred": true }), { description: "In the order of synonym." })),
        tech_feature: Type.String({ description: "Technical feature." }),
        translation: Type.Optional(Type.String({ description: "Translation.", examples: ["Operation"] })),
      }), { description: "Words." })),
    }), { description: "Words." })),
  }), { description: "Feature keywords." })),
  final_result: Type.Array(Type.Object({
    claim_equivalent_info: Type.Optional(Type.Array(Type.Object({
      claim_num: Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] }),
      infringement: Type.Boolean({ description: "Infringement." }),
    }), { description: "Claim equivalent details." })),
    claims: Type.Optional(Type.Array(Type.Object({
      claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] })),
      claim_text: Type.Optional(Type.String({ description: "Text of the claims." })),
    }), { description: "Claims." })),
    comparative_literature_type: Type.Optional(Type.String({ description: "A marks the closest prior art.", "x-values": ["A"] })),
    comparison_conclusion: Type.Optional(Type.Object({
      en: Type.Optional(Type.String({ description: "In English." })),
      zh: Type.Optional(Type.String({ description: "In Chinese." })),
    }, { description: "Comparison conclusion.", "x-inferred": true, additionalProperties: true })),
    dependent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Dependent claim number.", "x-unit": "count", examples: [8] })),
    document: Type.Optional(Type.String({ description: "Document." })),
    equivalent_dependent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Equivalent dependent claim number.", "x-unit": "count", examples: [8] })),
    equivalent_independent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Equivalent independent claim number.", "x-unit": "count", examples: [2] })),
    feature_match_num: Type.Integer({ format: "int32", description: "Feature match number.", "x-unit": "count", examples: [10] }),
    features: Type.Array(SearchFinalResultFeatureV2(), { description: "Features." }),
    independent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Independent claim number.", "x-unit": "count", examples: [2] })),
    lang: Type.Optional(Type.String({ description: "Language code. Code in upper case, such as CN.", examples: ["CN"] })),
    most_similar: Type.Optional(Type.Boolean({ description: "Most similar." })),
    patent_id: Type.String({ description: "Patent id (UUID), as P002 and P069 answer it.", "x-format": "uuid" }),
    public_score: Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [1] }),
    risk_level: Type.Optional(Type.Enum(["High", "Medium", "Low"], { type: "string", description: "Level of risk." })),
    selected: Type.Optional(Type.Boolean({ description: "True if the user has selected it." })),
    user_added: Type.Optional(Type.Boolean({ description: "True if the user has added it." })),
  }), { description: "Final result." }),
  find_patent_num: Type.Integer({ format: "int32", description: "Find patent number.", "x-unit": "count", examples: [13] }),
  is_async: Type.Boolean({ description: "Whether this holds: async." }),
  lang: Type.Optional(Type.String({ description: "Language code. Code in upper case, such as CN.", examples: ["CN"] })),
  operate_type: Type.Optional(Type.String({ description: "Operate type.", "x-values": ["generate", "expand", "polish", "simplify"] })),
  process_dict: Type.Optional(Type.Object({
    block_progressive_search_1: Type.Optional(SearchProcessDictItem()),
    block_progressive_search_2: Type.Optional(SearchProcessDictItem()),
    block_progressive_search_3: Type.Optional(SearchProcessDictItem()),
    block_progressive_search_4: Type.Optional(SearchProcessDictItem()),
    ipc_cpc_search: Type.Optional(SearchProcessDictItem()),
    relevant_tracking_search: Type.Optional(SearchProcessDictItem()),
    semantic_search: Type.Optional(SearchProcessDictItem()),
  }, { description: "Process dict." })),
  task_cost: Type.Number({ format: "float", description: "Task cost. In seconds.", "x-unit": "s", examples: [366.9] }),
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "hex32" }),
  task_status: Type.Enum(["running", "success"], { type: "string", description: "Status of the task." }),
  text: Type.Optional(Type.String({ description: "For expand, simplify and polish." })),
  total_comparison_patent_num: Type.Integer({ format: "int32", description: "Total comparison patent number.", "x-unit": "count", examples: [13] }),
  update_ts: Type.String({ description: "Update ts.", "x-format": "yyyy-MM-dd HH:mm:ss.SSS" }),
}, { title: "Ai665AgentResultAnswer" }),
});

export const ai66_6ReportCreate = shape({ id: "ai66-6ReportCreate", code: "AI66-6", method: "POST", path: "/ai/fto/report/create", tag: "FTO Search" }, {
  body: () => Type.Object({
  final_res: Type.Array(Type.Object({
    claim_equivalent_info: Type.Optional(Type.Array(Type.Object({
      claim_num: Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] }),
      infringement: Type.Boolean({ description: "Infringement." }),
    }), { description: "Claim equivalent details." })),
    claims: Type.Optional(Type.Array(Type.Object({
      claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] })),
      claim_text: Type.Optional(Type.String({ description: "Text of the claims." })),
    }), { description: "Claims." })),
    comparative_literature_type: Type.Optional(Type.String({ description: "A marks the closest prior art.", "x-values": ["A"] })),
    comparison_conclusion: Type.Object({
      en: Type.Optional(Type.String({ description: "In English." })),
      zh: Type.Optional(Type.String({ description: "In Chinese." })),
    }, { description: "Comparison conclusion.", "x-inferred": true, additionalProperties: true }),
    dependent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Dependent claim number.", "x-unit": "count", examples: [8] })),
    document: Type.Optional(Type.String({ description: "Document." })),
    equivalent_dependent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Equivalent dependent claim number.", "x-unit": "count", examples: [8] })),
    equivalent_independent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Equivalent independent claim number.", "x-unit": "count", examples: [2] })),
    feature_match_num: Type.Integer({ format: "int32", description: "Feature match number.", "x-unit": "count", examples: [10] }),
    features: Type.Array(SearchFinalResultFeatureV2Input(), { description: "Features." }),
    independent_claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Independent claim number.", "x-unit": "count", examples: [2] })),
    lang: Type.Optional(Type.String({ description: "Language code. Code in upper case, such as CN.", examples: ["CN"] })),
    most_similar: Type.Optional(Type.Boolean({ description: "Most similar." })),
    patent_id: Type.String({ description: "Patent id (UUID), as P002 and P069 answer it.", "x-format": "uuid" }),
    public_score: Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [1] }),
    risk_level: Type.Optional(Type.Enum(["High", "Medium", "Low"], { type: "string", description: "Level of risk." })),
    selected: Type.Optional(Type.Boolean({ description: "True if the user has selected it." })),
    user_added: Type.Optional(Type.Boolean({ description: "True if the user has added it." })),
  }), { minItems: 1, maxItems: 5, description: "Select one to five." }),
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
  title: Type.String({ description: "Title." }),
}, { title: "Ai666ReportCreateRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai666ReportCreateAnswer" }),
});

export const ai66_7ReportGet = shape({ id: "ai66-7ReportGet", code: "AI66-7", method: "POST", path: "/ai/fto/report/get", tag: "FTO Search" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai66-6ReportCreate.", "x-format": "uuid", "x-from": ["ai66-6ReportCreate"] }),
}, { title: "Ai667ReportGetRequest" }),
  answer: () => Type.Object({
  report_url: Type.Optional(Type.String({ format: "uri", description: "Link to the report. Present after success only." })),
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "exporting", "2": "succeeded", "3": "failed" } })),
  task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "hex32" })),
}, { title: "Ai667ReportGetAnswer" }),
});

export const ai66_8FeatureComparison = shape({ id: "ai66-8FeatureComparison", code: "AI66-8", method: "POST", path: "/ai/fto/feature/comparison", tag: "FTO Search" }, {
  body: () => Type.Object({
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN118289111A"] }),
  task_id: Type.String({ description: "Identifier of the task. From ai66-1FtoSubmit.", "x-format": "uuid", "x-from": ["ai66-1FtoSubmit"] }),
}, { title: "Ai668FeatureComparisonRequest" }),
  answer: () => Type.Object({
  final_res: Type.Optional(Type.Array(Type.Object({
    claims: Type.Optional(Type.Array(Type.Object({
      claim_num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the claim.", "x-unit": "count", examples: [1] })),
      claim_text: Type.Optional(Type.String({ description: "Text of the claims." })),
    }), { description: "Claims." })),
    document: Type.Optional(Type.String({ description: "Document." })),
    features: Type.Optional(Type.Array(Type.Object({
      comparison_feature: Type.Optional(Type.String({ description: "Comparison feature." })),
      public_score: Type.Optional(Type.Integer({ format: "int32", description: "How far the feature is disclosed.", "x-unit": "1", examples: [90] })),
      score: Type.Optional(Type.Integer({ format: "int32", minimum: 0, maximum: 100, description: "Score.", "x-unit": "1", examples: [85] })),
      tech_feature: Type.Optional(Type.String({ description: "Technical feature." })),
    }), { description: "Features." })),
    lang: Type.Optional(Type.String({ description: "Language code. Code in upper case, such as CN.", examples: ["zh"] })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", examples: ["CN123456789A"] })),
    public_score: Type.Optional(Type.Number({ format: "float", description: "How far the feature is disclosed.", "x-unit": "1", examples: [87.5] })),
  }), { description: "Final res." })),
  threshold: Type.Optional(Type.Integer({ format: "int32", description: "From this score on the feature counts as confirmed.", "x-unit": "count", examples: [75] })),
}, { title: "Ai668FeatureComparisonAnswer" }),
});
