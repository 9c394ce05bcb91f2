// Written by `npm run contract` from ../groups/others.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const Label = once(() => Type.Object({
  passage: Type.Optional(Type.String({ description: "Passage." })),
  section: Type.Optional(Type.Enum(["description", "claim"], { type: "string", description: "Section." })),
  sentence: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Sentence." })),
  sn: Type.Optional(Type.Integer({ format: "int32", description: "Number of the paragraph; 0 where it has none.", "x-unit": "count", examples: [39] })),
}, { title: "OthersLabel", description: "Label." }));

const HistoryRecordsResponseDTO = once(() => Type.Object({
  history_maps: Type.Optional(Type.Array(DailyRecordsDTO(), { description: "History maps." })),
  limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [20] })),
  page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [100] })),
}, { title: "HistoryRecordsResponseDTO", description: "History records response dto." }));

const DailyRecordsDTO = once(() => Type.Object({
  data: Type.Optional(Type.Array(HistoryRecordsDTO(), { description: "The result." })),
  date: Type.Optional(Type.String({ description: "Date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
}, { title: "DailyRecordsDTO", description: "Daily records dto." }));

const HistoryRecordsDTO = once(() => Type.Object({
  business_id: Type.Optional(Type.String({ description: "Identifier of the business.", "x-format": "uuid" })),
  business_name: Type.Optional(Type.String({ description: "Business name." })),
  count: Type.Optional(Type.Object({
    application: Type.Optional(Type.Integer({ description: "Application.", "x-unit": "count" })),
    granted: Type.Optional(Type.Integer({ description: "Granted.", "x-unit": "count" })),
    total: Type.Optional(Type.Integer({ description: "Number of all that match.", "x-unit": "count" })),
  }, { description: "How many there are.", "x-inferred": true, additionalProperties: true })),
  created_at: Type.Optional(Type.String({ description: "Created at.", "x-format": "yyyy-MM-dd HH:mm | dd MMM yyyy HH:mm" })),
  efq: Type.Optional(Type.String({ description: "Extra field query.", examples: ["APD:[20230101 TO 20231231]"] })),
  extra_info: Type.Optional(Type.Object({
    category: Type.Optional(Type.String({ description: "Category." })),
    region: Type.Optional(Type.String({ description: "Region." })),
  }, { description: "Extra details.", "x-inferred": true, additionalProperties: true })),
  icon_path: Type.Optional(Type.String({ description: "Icon path." })),
  icon_url: Type.Optional(Type.String({ format: "uri", description: "Link to the icon." })),
  id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "uuid" })),
  link: Type.Optional(Type.String({ description: "Link." })),
  message: Type.Optional(Type.String({ description: "Message." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", examples: ["US20240123456A1"] })),
  q: Type.Optional(Type.String({ description: "Query." })),
  raw_type: Type.Optional(Type.String({ description: "Raw type.", "x-values": ["ai_generate"] })),
  source: Type.Optional(Type.String({ description: "Where it comes from.", examples: ["AI_GENERATE"] })),
  time: Type.Optional(Type.String({ description: "Time.", "x-format": "HH:mm" })),
}, { title: "HistoryRecordsDTO", description: "History records dto." }));

const CompanyCountItem = once(() => Type.Object({
  company_name: Type.String({ description: "Name of the company." }),
  count: Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [2] }),
  group_count: Type.Integer({ format: "int32", description: "Number of groups.", "x-unit": "count", examples: [2] }),
  groups: Type.Array(GroupItem(), { description: "Groups." }),
  low_score: LowScore(),
  name: Type.String({ description: "Name." }),
  overall_summary: Type.String({ description: "Overall summary." }),
}, { title: "CompanyCountItem", description: "Company count item." }));

const GroupItem = once(() => Type.Object({
  images: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Images." })),
  items: Type.Optional(Type.Array(GroupTechInfoItem(), { description: "The entries, in order." })),
  paper_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Identifier of the paper." })),
  patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Patent ids." })),
  summary: Type.Optional(Type.String({ description: "Summary." })),
  tech_differences: Type.Optional(Type.String({ description: "Technology differences." })),
  title: Type.Optional(Type.String({ description: "Title." })),
}, { title: "GroupItem", description: "Group item." }));

const GroupTechInfoItem = once(() => Type.Object({
  item_id: Type.Optional(Type.String({ description: "Identifier of the item.", "x-format": "uuid" })),
  item_info: Type.Optional(Item()),
  item_type: Type.Optional(Type.Enum(["patent", "paper"], { type: "string", description: "Item type." })),
  relevance_score: Type.Optional(Type.Integer({ format: "int32", description: "Relevance score.", "x-unit": "1", examples: [4] })),
}, { title: "GroupTechInfoItem", description: "Group technology details item." }));

const Item = once(() => Type.Object({
  abst: Type.Optional(Type.String({ description: "Abstract." })),
  ancs: Type.Optional(Type.Object({
    ans_name: Type.Optional(Type.String({ description: "Ans name." })),
  }, { description: "Ancs." })),
  doi: Type.Optional(Type.String({ description: "Digital object identifier." })),
  full_image: Type.Optional(Type.String({ description: "Full image." })),
  journal: Type.Optional(Type.String({ description: "Journal." })),
  llm_benefit: Type.Optional(Type.String({ description: "Llm benefit." })),
  llm_innovation_list: Type.Optional(Type.Array(Type.String(), { description: "Llm innovation list." })),
  llm_tech_problem: Type.Optional(Type.String({ description: "Llm technology problem." })),
  organizations: Type.Optional(Type.Array(Item4(), { description: "Organizations." })),
  paper_id: Type.Optional(Type.String({ description: "Paper id (UUID)." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number." })),
  pdf_images: Type.Optional(Type.Array(Item3(), { description: "PDF images." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code." })),
  relevance: Type.Optional(Item5()),
  tech_field_and_topic_list: Type.Optional(Type.Array(Type.String(), { description: "Technology field and topic list." })),
  technical_title: Type.Optional(Type.String({ description: "Technical title." })),
  title: Type.Optional(Type.String({ description: "Title." })),
}, { title: "OthersItem", description: "Item.", "x-inferred": true, additionalProperties: true }));

const Item4 = once(() => Type.Object({
  normalized_display_name: Type.Optional(Type.String({ description: "Normalized display name." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name." })),
  normalized_logo: Type.Optional(Type.String({ description: "Normalized logo." })),
  normalized_name: Type.Optional(Type.String({ description: "Standardized name." })),
}, { title: "Item4", description: "Item4." }));

const Item3 = once(() => Type.Object({
  extracted: Type.Optional(Type.Boolean({ description: "Extracted." })),
  fig_title_code: Type.Optional(Type.String({ description: "Fig title code." })),
  fulltext_image240_url: Type.Optional(Type.String({ description: "Link to the fulltext image240." })),
  image_from: Type.Optional(Type.String({ description: "Image from." })),
  image_id: Type.Optional(Type.String({ description: "Identifier of the image." })),
  image_type: Type.Optional(Type.String({ description: "Kind of the image." })),
  is_extracted: Type.Optional(Type.Boolean({ description: "Whether this holds: extracted." })),
  labels: Type.Optional(Type.Array(Type.String(), { description: "Labels." })),
  official_size: Type.Optional(Type.String({ description: "Official size." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number." })),
  source_image_type: Type.Optional(Type.String({ description: "Source image type." })),
  storage_path: Type.Optional(Type.String({ description: "Storage path." })),
}, { title: "OthersItem3", description: "Item3." }));

const Item5 = once(() => Type.Object({
  description: Type.Optional(Type.String({ description: "Description." })),
  score: Type.Optional(Type.Integer({ description: "Score.", "x-unit": "1" })),
}, { title: "Item5", description: "Item5." }));

const LowScore = once(() => Type.Object({
  images: Type.Optional(Type.Array(Type.String({ format: "uri", "x-inferred": true }), { description: "Images." })),
  items: Type.Optional(Type.Array(GroupTechInfoItem(), { description: "The entries, in order." })),
  paper_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Identifier of the paper." })),
  patent_ids: Type.Optional(Type.Array(Type.String({ "x-format": "uuid", "x-inferred": true }), { description: "Patent ids." })),
}, { title: "LowScore", description: "Low score." }));

const OtherCountItem = once(() => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [1] })),
  group_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of groups.", "x-unit": "count", examples: [1] })),
  groups: Type.Optional(Type.Array(GroupItem(), { description: "Groups." })),
  low_score: Type.Optional(LowScore()),
  name: Type.Optional(Type.String({ description: "Name." })),
  overall_summary: Type.Optional(Type.String({ description: "Overall summary." })),
}, { title: "OtherCountItem", description: "Other count item." }));

const TechTopicCountItem = once(() => Type.Object({
  count: Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [8] }),
  group_count: Type.Integer({ format: "int32", description: "Number of groups.", "x-unit": "count", examples: [8] }),
  groups: Type.Array(GroupItem(), { description: "Groups." }),
  low_score: LowScore(),
  name: Type.String({ description: "Name." }),
  overall_summary: Type.String({ description: "Overall summary." }),
}, { title: "TechTopicCountItem", description: "Technology topic count item." }));

const DimensionChartResponseDTO = once(() => Type.Object({
  dimensions: Type.Optional(Type.Array(Type.Object({
    count: Type.Optional(Type.Array(Type.String(), { description: "How many there are." })),
    pbd_ym: Type.Optional(Type.Array(Type.String(), { description: "Publication date ym." })),
    tech_field: Type.Optional(Type.Array(Type.String(), { description: "Technology field." })),
  }, { "x-inferred": true }), { description: "Dimensions." })),
  extra: Type.Optional(Item2()),
  source: Type.Optional(Type.Array(Type.Object({
    count: Type.Optional(Type.Integer({ description: "How many there are.", "x-unit": "count" })),
    pbd_ym: Type.Optional(Type.String({ description: "Publication date ym." })),
    percentage: Type.Optional(Type.Number({ description: "Share of the whole.", "x-unit": "1" })),
  }, { "x-inferred": true, "x-keys": "dynamic", additionalProperties: Type.Integer() }), { description: "Where it comes from." })),
  total: Type.Optional(Type.Object({
    pbd_ym: Type.Optional(Type.Array(Type.Integer(), { description: "Publication date ym." })),
  }, { description: "Number of all that match.", "x-inferred": true, additionalProperties: true })),
}, { title: "DimensionChartResponseDTO", description: "Dimension chart response dto." }));

const Item2 = once(() => Type.Object({
  PBD_YM: Type.Optional(Type.Array(Type.Object({
    code: Type.Optional(Type.String({ description: "Code." })),
    label: Type.Optional(Type.String({ description: "Label." })),
    pbd_ym: Type.Optional(Type.String({ description: "Publication date ym." })),
    tech_field_count: Type.Optional(Type.Integer({ description: "Number of technology fields.", "x-unit": "count" })),
    total_patent_count: Type.Optional(Type.Integer({ description: "Number of total patents.", "x-unit": "count" })),
  }), { description: "Publication date ym." })),
  TECH_FIELD: Type.Optional(Type.Array(Type.Object({
    code: Type.Optional(Type.String({ description: "Code." })),
    label: Type.Optional(Type.String({ description: "Label." })),
    pbd_ym: Type.Optional(Type.String({ description: "Publication date ym." })),
    tech_field_id: Type.Optional(Type.String({ description: "Identifier of the technology field." })),
    tech_field_name: Type.Optional(Type.String({ description: "Technology field name." })),
  }), { description: "Technology field." })),
  max: Type.Optional(Type.Integer({ description: "Greatest.", "x-unit": "count" })),
  min: Type.Optional(Type.Integer({ description: "Least.", "x-unit": "count" })),
}, { title: "OthersItem2", description: "Item2.", "x-inferred": true, additionalProperties: true }));

export const ai01NerDdtNer = shape({ id: "ai01NerDdtNer", code: "AI01", method: "POST", path: "/ai/ner/ddt-ner", tag: "Others" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  source: Type.Optional(Type.Enum(["patent", "literature", "news"], { type: "string", default: "patent", description: "Where it comes from." })),
  text: Type.String({ maxLength: 500, description: "Text. At most 500 characters of Chinese, or 500 words of English.", "x-maxWords": 500 }),
}, { title: "Ai01NerDdtNerRequest" }),
  answer: () => Type.Array(Type.Object({
  end: Type.Optional(Type.Integer({ format: "int32", description: "Position in the given text, in characters.", "x-unit": "count", examples: [53] })),
  entity: Type.Optional(Type.String({ description: "Entity." })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Position in the given text, in characters.", "x-unit": "rows", examples: [26] })),
  type: Type.Optional(Type.String({ description: "Kind.", "x-values": ["Drug", "Disease", "Target"] })),
})),
});

export const ai03NerNewsNer = shape({ id: "ai03NerNewsNer", code: "AI03", method: "POST", path: "/ai/ner/news-ner", tag: "Others" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code in upper case (CN, EN)." }),
  text: Type.String({ maxLength: 500, description: "Text. At most 500 characters of Chinese, or 500 words of English.", "x-maxWords": 500 }),
}, { title: "Ai03NerNewsNerRequest" }),
  answer: () => Type.Array(Type.Object({
  end: Type.Optional(Type.Integer({ format: "int32", description: "Position in the given text, in characters.", "x-unit": "count", examples: [59] })),
  entity: Type.Optional(Type.String({ description: "Entity." })),
  start: Type.Optional(Type.Integer({ format: "int32", description: "Position in the given text, in characters.", "x-unit": "rows", examples: [50] })),
  type: Type.Optional(Type.Enum(["COM", "GOV", "GPE", "ACA", "PPL", "NPO", "CDO"], { type: "string", description: "Kind. COM: company; GOV: government; GPE: place; ACA: academic; PPL: person; NPO: non-profit; CDO: hospital.", "x-meaning": { COM: "company", GOV: "government", GPE: "place", ACA: "academic", PPL: "person", NPO: "non-profit", CDO: "hospital" } })),
})),
});

export const ai30PatentSimilarPatentComparison = shape({ id: "ai30PatentSimilarPatentComparison", code: "AI30", method: "POST", path: "/search/patent/similar-patent-comparison", tag: "Others" }, {
  body: () => Type.Object({
  country: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Office codes; without it all offices." })),
  legal_status: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Legal status in detail. Without it all are taken; values in other languages are accepted too.", "x-itemValues": ["Inactive", "Active", "Pending", "PCTdesignated stage", "PCTdesignated stage expired", "Undetermined"] })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 20, default: 20, description: "Most rows of this answer.", "x-unit": "rows", examples: [20] })),
  tech_effect: Type.Optional(Type.String({ description: "Technical effect." })),
  tech_means: Type.String({ description: "Technology means." }),
}, { title: "Ai30PatentSimilarPatentComparisonRequest" }),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [20] })),
  docs: Type.Optional(Type.Array(Type.Object({
    similar_patent: Type.Optional(Type.Object({
      efficacy: Type.Optional(Type.Array(Label(), { description: "Efficacy." })),
      means: Type.Optional(Type.Array(Label(), { description: "Means." })),
      patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
      pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN108001293B"] })),
      score: Type.Optional(Type.Number({ format: "float", minimum: 0, maximum: 1, description: "Score.", "x-unit": "1", examples: [0.9] })),
    }, { description: "Similar patent." })),
  }), { description: "Documents." })),
}, { title: "Ai30PatentSimilarPatentComparisonAnswer" }),
});

export const ai31PatentPatentCoreInventionPoints = shape({ id: "ai31PatentPatentCoreInventionPoints", code: "AI31", method: "POST", path: "/search/patent/patent-core-invention-points", tag: "Others" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", default: "en", description: "Language code." }),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give patent_id or pn.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give patent_id or pn.", examples: ["CN108001293B"] })),
}, { title: "Ai31PatentPatentCoreInventionPointsRequest" }),
  answer: () => Type.Object({
  core_invention_points: Type.Optional(Type.Object({
    sentence: Type.Optional(Type.Array(Type.Unknown(), { description: "Sentence." })),
  }, { description: "Core invention points." })),
  enhancement_proposals: Type.Optional(Type.Object({
    sentence: Type.Optional(Type.Array(Type.Unknown(), { description: "Sentence." })),
  }, { description: "Enhancement proposals." })),
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN108001293B"] })),
}, { title: "Ai31PatentPatentCoreInventionPointsAnswer" }),
});

export const ai71AgentExportLink = shape({ id: "ai71AgentExportLink", code: "AI71", method: "POST", path: "/ai/sso/agent/export-link", tag: "Others" }, {
  body: () => Type.Object({
  agent_type: Type.Enum(["ai_patent_disclosure", "ai_specification", "ai_fto_search", "ai_novelty_search"], { type: "string", description: "Agent type. ai_patent_disclosure: AI32; ai_specification: AI37; ai_fto_search: AI66; ai_novelty_search: AI35.", "x-meaning": { ai_patent_disclosure: "AI32", ai_specification: "AI37", ai_fto_search: "AI66", ai_novelty_search: "AI35" } }),
  company_id: Type.String({ description: "Identifier of the company.", examples: ["abc123"] }),
  email: Type.Optional(Type.String({ description: "E-mail address." })),
  end_time: Type.Optional(Type.Integer({ format: "int64", description: "End time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  lang: Type.Enum(["CN", "EN", "TW", "JP"], { type: "string", description: "Language code." }),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  phone: Type.Optional(Type.String({ description: "Telephone number.", examples: ["12345678900"] })),
  start_time: Type.Optional(Type.Integer({ format: "int64", description: "Start time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  task_id_list: Type.Optional(Type.Array(Type.String({ examples: ["task_id_1"], "x-inferred": true }), { maxItems: 5, description: "Task id list. Without it the history is filtered." })),
}, { title: "Ai71AgentExportLinkRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    file_name: Type.Optional(Type.String({ description: "File name." })),
    task_id: Type.Optional(Type.String({ description: "Identifier of the task.", "x-format": "uuid" })),
    url: Type.Optional(Type.String({ format: "uri", description: "Link." })),
  }), { description: "The entries, in order." })),
}, { title: "Ai71AgentExportLinkAnswer" }),
});

export const ai72AgentBatchHistory = shape({ id: "ai72AgentBatchHistory", code: "AI72", method: "POST", path: "/ai/sso/agent/batch-history", tag: "Others" }, {
  body: () => Type.Object({
  company_id: Type.String({ description: "Identifier of the company.", examples: ["abc123"] }),
  end_time: Type.Optional(Type.Integer({ format: "int64", description: "End time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  start_time: Type.Optional(Type.Integer({ format: "int64", description: "Start time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  user_accounts: Type.Array(Type.Object({
    email: Type.Optional(Type.String({ description: "E-mail address." })),
    phone: Type.Optional(Type.String({ description: "Telephone number.", examples: ["12345678900"] })),
  }), { maxItems: 20, description: "User accounts. Each entry has email or phone." }),
}, { title: "Ai72AgentBatchHistoryRequest" }),
  answer: () => Type.Object({
  user_histories: Type.Optional(Type.Array(Type.Object({
    email: Type.Optional(Type.String({ description: "E-mail address." })),
    history: Type.Optional(HistoryRecordsResponseDTO()),
    phone: Type.Optional(Type.String({ description: "Telephone number.", examples: ["12345678900"] })),
  }), { description: "User histories." })),
}, { title: "Ai72AgentBatchHistoryAnswer" }),
});

export const ai72AgentHistory = shape({ id: "ai72AgentHistory", code: "AI72", method: "POST", path: "/ai/sso/agent/history", tag: "Others" }, {
  body: () => Type.Object({
  company_id: Type.String({ description: "Identifier of the company.", examples: ["abc123"] }),
  email: Type.String({ description: "E-mail address." }),
  end_time: Type.Optional(Type.Integer({ format: "int64", description: "End time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  page: Type.Optional(Type.Integer({ format: "int32", minimum: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  phone: Type.String({ description: "Telephone number.", examples: ["12345678900"] }),
  start_time: Type.Optional(Type.Integer({ format: "int64", description: "Start time. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
}, { title: "Ai72AgentHistoryRequest" }),
  answer: () => HistoryRecordsResponseDTO(),
});

export const ai88_1TechMonitorApiCompanyMonitors = shape({ id: "ai88-1TechMonitorApiCompanyMonitors", code: "AI88-1", method: "GET", path: "/eureka/tech-monitor-api/company-monitors", tag: "Others" }, {
  headers: () => Type.Object({
  "X-Site-Lang": Type.Enum(["CN", "EN"], { type: "string", description: "X site language." }),
}),
  answer: () => Type.Array(Type.Object({
  id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
  title: Type.Optional(Type.String({ description: "Title." })),
})),
});

export const ai88_2CompanyMonitorAggregatedInfo = shape({ id: "ai88-2CompanyMonitorAggregatedInfo", code: "AI88-2", method: "GET", path: "/eureka/tech-monitor-api/company-monitor/aggregated-info", tag: "Others" }, {
  query: () => Type.Object({
  "tech-monitor-id": Type.String({ description: "Technology monitor id. From ai88-1TechMonitorApiCompanyMonitors.", "x-format": "hex32", "x-from": ["ai88-1TechMonitorApiCompanyMonitors"] }),
  report_week: Type.Optional(Type.String({ description: "Report week. Week, yyyyww.", "x-format": "yyyyww" })),
}),
  headers: () => Type.Object({
  "X-Site-Lang": Type.Enum(["CN", "EN"], { type: "string", description: "X site language." }),
}),
  answer: () => Type.Object({
  basic_info: Type.Optional(Type.Object({
    auto_create: Type.Optional(Type.Boolean({ description: "Auto create." })),
    created_at: Type.Optional(Type.String({ format: "date-time", description: "Created at.", "x-format": "iso-8601" })),
    creator: Type.Optional(Type.String({ description: "Creator." })),
    empty_summary: Type.Optional(Type.Boolean({ description: "Empty summary." })),
    extract_company: Type.Optional(Type.Array(Type.Unknown(), { description: "Extract company." })),
    focus_area: Type.Optional(Type.String({ description: "Focus area." })),
    industry: Type.Optional(Type.String({ description: "Industry." })),
    intent_type: Type.Optional(Type.String({ description: "Intent type.", "x-values": ["TechKeyword"] })),
    ipc_query: Type.Optional(Type.String({ description: "IPC query." })),
    news_query: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "News query." })),
    patent_query: Type.Optional(Type.String({ description: "Patent query." })),
    pre_compute_status: Type.Optional(Type.String({ description: "Pre compute status.", examples: ["True"] })),
    recommend_company: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Recommend company." })),
    sub_field_list: Type.Optional(Type.Array(Type.Object({
      classification_type: Type.Optional(Type.Enum(["company", "tech"], { type: "string", description: "Classification type." })),
      id: Type.Optional(Type.String({ description: "Identifier.", "x-format": "hex32" })),
      name: Type.Optional(Type.String({ description: "Name." })),
      patent_query: Type.Optional(Type.String({ description: "Patent query." })),
    }), { description: "Sub field list." })),
    subject: Type.Optional(Type.String({ description: "Subject." })),
    tech_monitor_id: Type.Optional(Type.String({ description: "Identifier of the technology monitor.", "x-format": "hex32" })),
    tech_monitor_type: Type.Optional(Type.String({ description: "Technology monitor type.", "x-values": ["COMPANY"] })),
    title: Type.Optional(Type.String({ description: "Title." })),
    updated_at: Type.Optional(Type.String({ format: "date-time", description: "Updated at.", "x-format": "iso-8601" })),
    user_input: Type.Optional(Type.String({ description: "User input." })),
  }, { description: "Basic details." })),
  company_groups: Type.Optional(Type.Array(CompanyCountItem(), { description: "Company groups." })),
  count: Type.Optional(Type.Object({
    company_count: Type.Optional(Type.Array(CompanyCountItem(), { description: "Number of companies." })),
    other_count: Type.Optional(Type.Array(OtherCountItem(), { description: "Number of others." })),
    tech_topic_count: Type.Optional(Type.Array(TechTopicCountItem(), { description: "Number of technology topics." })),
  }, { description: "How many there are." })),
  hot_news: Type.Optional(Type.Object({
    has_next: Type.Optional(Type.Boolean({ description: "Whether a page follows." })),
    has_previous: Type.Optional(Type.Boolean({ description: "Whether a page comes before." })),
    limit: Type.Optional(Type.Integer({ format: "int32", description: "Most rows of this answer.", "x-unit": "rows", examples: [20] })),
    page: Type.Optional(Type.Integer({ format: "int32", description: "Page, from 1.", "x-unit": "page", examples: [1] })),
    records: Type.Optional(Type.Array(Type.Object({
      content: Type.Optional(Type.String({ description: "Content." })),
      link: Type.Optional(Type.String({ format: "uri", description: "Link." })),
      news_id: Type.Optional(Type.String({ description: "Identifier of the news.", "x-format": "uuid" })),
      title: Type.Optional(Type.String({ description: "Title." })),
      topics: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Topics." })),
    }), { description: "Records." })),
    total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [20] })),
  }, { description: "Hot news." })),
  other_groups: Type.Optional(Type.Array(OtherCountItem(), { description: "Other groups." })),
  overview: Type.Optional(Type.Array(Type.Object({
    group: Type.Optional(Type.String({ description: "Group." })),
    sub_name: Type.Optional(Type.String({ description: "Sub name." })),
    sub_type: Type.Optional(Type.Enum(["company", "tech", "other"], { type: "string", description: "Sub type." })),
  }), { description: "Overview." })),
  tech_groups: Type.Optional(Type.Array(TechTopicCountItem(), { description: "Technology groups." })),
  tech_topic_word_cloud_chart: Type.Optional(DimensionChartResponseDTO()),
  tech_trend_chart: Type.Optional(DimensionChartResponseDTO()),
  top_company_chart: Type.Optional(Type.Array(Type.Object({
    name: Type.Optional(Type.String({ description: "Name." })),
    num: Type.Optional(Type.Integer({ format: "int32", description: "Number of the entry.", "x-unit": "count", examples: [2] })),
    tags: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Tags." })),
  }), { maxItems: 5, description: "Top company chart." })),
}, { title: "Ai882CompanyMonitorAggregatedInfoAnswer" }),
});

export const l016DocumentsDocParsing = shape({ id: "l016DocumentsDocParsing", code: "L016", method: "POST", path: "/rd-llm/v1/documents/doc_parsing", tag: "Others", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  file: Type.String({ format: "binary", description: "The file.", "x-accept": ["png", "jpg", "jpeg", "pdf", "doc", "docx", "ppt", "pptx", "xls", "xlsx"], "x-maxBytes": 20971520, "x-maxPages": 200 }),
  output_format: Type.Optional(Type.Enum(["markdown", "jsonl", "both"], { type: "string", default: "markdown", description: "Output format." })),
}, { title: "L016DocumentsDocParsingRequest" }),
  response: () => Type.Object({
  data: Type.Object({
    file_type: Type.String({ description: "File type.", examples: ["pdf"] }),
    markdown: Type.Optional(Type.String({ description: "Absent when output_format=jsonl." })),
    results: Type.Array(Type.Object({
      bbox: Type.Array(Type.Number({ examples: [0.16], "x-inferred": true }), { minItems: 5, maxItems: 5, description: "Left, top, right and bottom edge and the confidence, each from 0 to 1." }),
      page: Type.Integer({ format: "int32", minimum: 0, description: "Page, from 1. The first page is 0.", "x-unit": "page", examples: [0] }),
      type: Type.String({ description: "Kind." }),
      url: Type.Optional(Type.Union([Type.String({ format: "uri", description: "The part of the page as an image; the link works for seven days." }), Type.Null()], { description: "The part of the page as an image; the link works for seven days." })),
    }), { description: "[] when output_format=markdown." }),
    state: Type.Enum(["success"], { type: "string", description: "State." }),
    total_pages: Type.Integer({ format: "int32", minimum: 1, description: "1 for an image.", "x-unit": "count", examples: [12] }),
  }, { description: "The result." }),
  error_code: Type.Integer({ format: "int32", description: "0 after success.", "x-unit": "code", examples: [0] }),
  error_msg: Type.String({ description: "\"success\" after success.", examples: ["success"] }),
  status: Type.Enum(["success"], { type: "string", description: "A text here, no boolean." }),
}, { title: "L016DocumentsDocParsingResponse" }),
});

export const l017DocumentsLayoutParsing = shape({ id: "l017DocumentsLayoutParsing", code: "L017", method: "POST", path: "/rd-llm/v1/documents/layout_parsing", tag: "Others", consumes: "multipart/form-data" }, {
  body: () => Type.Object({
  file: Type.String({ format: "binary", description: "The file.", "x-accept": ["png", "jpg", "jpeg", "pdf", "doc", "docx", "ppt", "pptx", "xls", "xlsx"], "x-maxBytes": 20971520, "x-maxPages": 200 }),
  include_crop_urls: Type.Optional(Type.Boolean({ default: true, description: "Form field; named in prose only.", "x-inferred": true })),
}, { title: "L017DocumentsLayoutParsingRequest" }),
  response: () => Type.Object({
  data: Type.Object({
    file_type: Type.String({ description: "File type.", examples: ["png"] }),
    results: Type.Array(Type.Object({
      bbox: Type.Array(Type.Number({ examples: [0.16], "x-inferred": true }), { minItems: 5, maxItems: 5, description: "Left, top, right and bottom edge and the confidence, each from 0 to 1." }),
      content: Type.Optional(Type.Union([Type.String({ description: "Always null in layout mode." }), Type.Null()], { description: "Always null in layout mode." })),
      page: Type.Integer({ format: "int32", minimum: 0, description: "Page, from 1. The first page is 0.", "x-unit": "page", examples: [0] }),
      type: Type.String({ description: "Kind.", examples: ["figure"] }),
      url: Type.Optional(Type.Union([Type.String({ format: "uri", description: "The part of the page as an image; the link works for seven days." }), Type.Null()], { description: "The part of the page as an image; the link works for seven days." })),
    }), { description: "The rows of this answer." }),
    state: Type.Enum(["success"], { type: "string", description: "State." }),
    total_pages: Type.Integer({ format: "int32", minimum: 1, description: "1 for an image.", "x-unit": "count", examples: [1] }),
  }, { description: "The result." }),
  error_code: Type.Integer({ format: "int32", description: "0 after success.", "x-unit": "code", examples: [0] }),
  error_msg: Type.String({ description: "\"success\" after success.", examples: ["success"] }),
  status: Type.Enum(["success"], { type: "string", description: "A text here, no boolean." }),
}, { title: "L017DocumentsLayoutParsingResponse" }),
});
