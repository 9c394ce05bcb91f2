// Written by `npm run contract` from ../groups/ls-search.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const DiseaseConditionValue = once(() => Type.Object({
  condition: Type.Optional(Type.Enum(["AND", "OR"], { type: "string", description: "Condition that is treated. Upper and lower case differ." })),
  value: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Value." })),
}, { title: "LsSearchDiseaseConditionValue", description: "Disease condition value." }));

const CommonName = once(() => Type.Object({
  lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
  name: Type.Optional(Type.String({ description: "Name." })),
}, { title: "LsSearchCommonName", description: "Common name." }));

const PatentSearchApdtLongRangeItem = once(() => Type.Object({
  from: Type.Optional(Type.Integer({ format: "int64", description: "From. The bound itself is included; same unit as the field around it. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  to: Type.Optional(Type.Integer({ format: "int64", description: "To. The bound itself is included; same unit as the field around it. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
}, { title: "PatentSearchApdtLongRangeItem", description: "Patent search application date long range item." }));

const PatentSearchPatentAssigneeConditionValue = once(() => Type.Object({
  condition: Type.Optional(Type.Enum(["AND", "OR"], { type: "string", description: "Condition that is treated. Upper and lower case differ." })),
  keyword_value: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Keyword value." })),
  value: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Value." })),
}, { title: "PatentSearchPatentAssigneeConditionValue", description: "Patent search patent assignee condition value." }));

const KeywordConditionValue = once(() => Type.Object({
  condition: Type.Optional(Type.Enum(["AND", "OR"], { type: "string", description: "Condition that is treated. Upper and lower case differ." })),
  value: Type.Optional(Type.Array(Type.String({ examples: ["keytruda"], "x-inferred": true }), { description: "Value." })),
}, { title: "KeywordConditionValue", description: "Keyword condition value." }));

const DrugDealSearchMilestonePaymentLongRangeItem = once(() => Type.Object({
  from: Type.Optional(Type.Integer({ format: "int64", description: "From. The bound itself is included; same unit as the field around it.", "x-unit": "count", examples: [2019] })),
  to: Type.Optional(Type.Integer({ format: "int64", description: "To. The bound itself is included; same unit as the field around it.", "x-unit": "count", examples: [2021] })),
}, { title: "DrugDealSearchMilestonePaymentLongRangeItem", description: "Drug deal search milestone payment long range item." }));

const NewsSearchLongRangeItem = once(() => Type.Object({
  from: Type.Optional(Type.Integer({ format: "int64", description: "From. The bound itself is included; same unit as the field around it. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
  to: Type.Optional(Type.Integer({ format: "int64", description: "To. The bound itself is included; same unit as the field around it. Milliseconds since 1970-01-01 UTC.", "x-unit": "ms since 1970-01-01", "x-format": "epoch-ms" })),
}, { title: "NewsSearchLongRangeItem", description: "News search long range item." }));

const CommonNorIdName = once(() => Type.Object({
  name: Type.Optional(Type.String({ description: "Name." })),
  normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
}, { title: "CommonNorIdName", description: "Common nor id name." }));

export const b007DrugSearch = shape({ id: "b007DrugSearch", code: "B007", method: "POST", path: "/synapse/drug/search", tag: "LS Search" }, {
  body: () => Type.Object({
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Country or office code.", "x-itemValues": ["US", "EU", "JP", "CN", "Other"] })),
  dev_status: Type.Optional(Type.Array(Type.String({ examples: ["Approved"], "x-inferred": true }), { description: "Stage of development.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  employee_number: Type.Optional(Type.Array(Type.String({ examples: ["GREATER_THAN_500"], "x-inferred": true }), { description: "Number of employees.", "x-itemValues": ["LESS_THAN_10", "BETWEEN_10_AND_100", "BETWEEN_100_AND_500", "GREATER_THAN_500"] })),
  exist_deal: Type.Optional(Type.Boolean({ description: "Whether this holds: deal." })),
  global_highest_dev_status: Type.Optional(Type.Array(Type.String({ examples: ["Approved"], "x-inferred": true }), { description: "Global highest development status.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  mechanism_action: Type.Optional(DiseaseConditionValue()),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization: Type.Optional(DiseaseConditionValue()),
  organization_type: Type.Optional(Type.Array(Type.String({ examples: ["Company"], "x-inferred": true }), { description: "Organization type.", "x-itemValues": ["Company", "University_Institution", "Other"] })),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["DRUG_TYPE_SORT", "GLOBAL_HIGHEST_DEV_STATUS_RANK", "FIRST_APPROVED_DATE"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["DRUG_TYPE_SORT", "GLOBAL_HIGHEST_DEV_STATUS_RANK", "FIRST_APPROVED_DATE"], "x-sortOrders": ["desc", "asc"] })),
  start_up: Type.Optional(Type.Boolean({ description: "Start up." })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B007DrugSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
    drug_name: Type.Optional(Type.Array(CommonName(), { description: "Drug name." })),
    drug_type: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
    }), { description: "Type of the drug." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [0] })),
  total_dev_status: Type.Optional(Type.Integer({ format: "int64", description: "Total development status.", "x-unit": "count", examples: [0] })),
}, { title: "B007DrugSearchAnswer" }),
});

export const b009CoreSearch = shape({ id: "b009CoreSearch", code: "B009", method: "POST", path: "/synapse/patent/core/search", tag: "LS Search" }, {
  body: () => Type.Object({
  apdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  current_patent_assignee_type: Type.Optional(Type.Array(Type.String({ examples: ["COMPANY"], "x-inferred": true }), { description: "Current patent assignee type." })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_patent_type: Type.Optional(Type.Enum(["PRODUCT_COMPOUND_SEQUENCE", "DRUG_COMBINATION_FORMULATION", "PRODUCT_DERIVATIVE", "CRYSTAL_FORM", "PROCESS", "NEW_USE", "DOSAGE_FORM", "DEVICE", "DIAGNOSTIC_ANALYSIS_AND_ASSAY", "OTHERS"], { type: "string", description: "Drug patent type." })),
  drug_type: Type.Optional(DiseaseConditionValue()),
  exdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  filter_dto: Type.Optional(Type.Object({
    ancs_type: Type.Optional(Type.Array(Type.String({ examples: ["COMPANY"], "x-inferred": true }), { description: "Ancs type." })),
    apdt_year: Type.Optional(Type.Array(Type.String({ examples: ["2008"], "x-inferred": true }), { description: "Application date year." })),
    in_facet: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "In facet." })),
    isdt_year: Type.Optional(Type.Array(Type.String({ examples: ["2013"], "x-inferred": true }), { description: "Isdt year." })),
    legal_status: Type.Optional(Type.Array(Type.String({ examples: ["3"], "x-inferred": true }), { description: "Legal status in detail." })),
    patent_assignee: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Patent assignee." })),
    patent_country: Type.Optional(Type.Array(Type.String({ examples: ["EP"], "x-inferred": true }), { description: "Patent country." })),
    patent_tech_type: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Patent technology type." })),
    pbdt_year: Type.Optional(Type.Array(Type.String({ examples: ["2013"], "x-inferred": true }), { description: "Publication date year." })),
    priority_year: Type.Optional(Type.Array(Type.String({ examples: ["2007"], "x-inferred": true }), { description: "Priority year." })),
    simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["1"], "x-inferred": true }), { description: "Simple legal status." })),
  }, { description: "Filter dto." })),
  inventor_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Inventor name." })),
  isdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  legal_status: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Legal status in detail.", "x-codes": ["LEGAL_STATUS"] })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  patent_assignee: Type.Optional(PatentSearchPatentAssigneeConditionValue()),
  patent_country: Type.Optional(Type.Array(Type.String({ examples: ["EP"], "x-inferred": true }), { description: "Patent country. From b056DictionarySearch.", "x-from": ["b056DictionarySearch"] })),
  patent_tech_type: Type.Optional(DiseaseConditionValue()),
  pbdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  priority_date: Type.Optional(PatentSearchApdtLongRangeItem()),
  simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["ACTIVE"], "x-inferred": true }), { description: "Simple legal status.", "x-itemValues": ["INACTIVE", "ACTIVE", "PENDING", "PCT_DESIGNATED_STAGE", "PCT_DESIGNATED_STAGE_EXPIRED", "UNDETERMINED"] })),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["score", "PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "EXDT_TS"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["score", "PBDT_YEARMONTHDAY", "APD_YEARMONTHDAY", "EXDT_TS"] })),
  source: Type.Optional(Type.Enum(["FDA_PURPLE_BOOK", "FDA_ORANGE_BOOK", "CDE", "MEDSPAL", "VAXPAL", "MFDS"], { type: "string", description: "Where it comes from." })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B009CoreSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    apdt: Type.Optional(Type.String({ description: "Application date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    apno: Type.Optional(Type.String({ description: "Application number.", examples: ["CN200680056438.5"] })),
    current_assignee: Type.Optional(Type.Array(Type.Object({
      display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
      display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
    }), { description: "Owners now." })),
    exdt: Type.Optional(Type.String({ description: "Date on which it is expected to expire. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    inventor: Type.Optional(Type.Array(Type.Object({
      address: Type.Optional(Type.String({ description: "Address." })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
      name: Type.Optional(Type.String({ description: "Name." })),
    }), { description: "Inventors." })),
    inventor_other: Type.Optional(Type.Array(Type.Object({
      address: Type.Optional(Type.String({ description: "Address." })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["CN"] })),
      name: Type.Optional(Type.String({ description: "Name." })),
    }), { description: "Inventor other." })),
    isdt_year: Type.Optional(Type.String({ description: "Isdt year.", examples: ["2015"] })),
    legal_status: Type.Optional(Type.Array(Type.Integer({ examples: [1], "x-inferred": true }), { description: "Legal status in detail.", "x-codes": ["LEGAL_STATUS"] })),
    original_assignee: Type.Optional(Type.Array(Type.Object({
      display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
      display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      entity_id: Type.Optional(Type.String({ description: "Identifier of the entity.", "x-format": "hex32" })),
    }), { description: "Owners at publication." })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
    pbdt: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN101610676B"] })),
    priority_year: Type.Optional(Type.Array(Type.String({ examples: ["2015"], "x-inferred": true }), { description: "Priority year." })),
    title_cn: Type.Optional(Type.String({ description: "Title, in Chinese." })),
    title_en: Type.Optional(Type.String({ description: "Title, in English." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [0] })),
  uncollapse_total: Type.Optional(Type.Integer({ format: "int64", description: "Uncollapse total.", "x-unit": "count", examples: [0] })),
}, { title: "B009CoreSearchAnswer" }),
});

export const b009_1CoreAggregation = shape({ id: "b009-1CoreAggregation", code: "B009-1", method: "POST", path: "/synapse/patent/core/aggregation", tag: "LS Search" }, {
  body: () => Type.Object({
  aggregation_field: Type.Array(Type.String({ examples: ["PHS_CORE_DRUG_ID"], "x-inferred": true }), { description: "Aggregation field.", "x-itemValues": ["PHS_CORE_DRUG_ID", "PHS_DRUG_TYPE_ID", "PHS_CORE_TYPE_ID", "PATENT_TECHNOLOGY", "COUNTRY", "FAM_COUNTRY", "EXDT_Y", "PHS_THERAPEUTIC_AREA", "PHS_ORG_ID_ONEID", "ANCS_TYPE", "PHS_ANS_ORG_ID_ONEID", "ANS_TYPE", "IN_FACET", "PHS_EXTENSION_TYPE", "SPC_STATUS", "SPC_COUNTRY", "SPC_EXPIRY_DATE", "PED_STATUS", "PED_EXPIRY_DATE", "PTE_STATUS", "PTE_COUNTRY", "PTE_EXPIRY_DATE", "PHS_CORE_DRUG_SOURCE", "APD_YEAR", "PBDT_YEAR", "ISD_YEAR", "FADL_YEAR", "PHS_DRUG_ID", "PHS_TARGET_ID", "PHS_DISEASE_ID", "PHS_DOSAGE_FORM_ID", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS"] }),
  apdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  current_patent_assignee_type: Type.Optional(Type.Array(Type.String({ examples: ["COMPANY"], "x-inferred": true }), { description: "Current patent assignee type." })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_patent_type: Type.Optional(Type.Enum(["PRODUCT_COMPOUND_SEQUENCE", "DRUG_COMBINATION_FORMULATION", "PRODUCT_DERIVATIVE", "CRYSTAL_FORM", "PROCESS", "NEW_USE", "DOSAGE_FORM", "DEVICE", "DIAGNOSTIC_ANALYSIS_AND_ASSAY", "OTHERS"], { type: "string", description: "Drug patent type." })),
  drug_type: Type.Optional(DiseaseConditionValue()),
  exdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  inventor_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Inventor name." })),
  isdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  patent_assignee: Type.Optional(PatentSearchPatentAssigneeConditionValue()),
  patent_country: Type.Optional(Type.Array(Type.String({ examples: ["EP"], "x-inferred": true }), { description: "Patent country. From b056DictionarySearch.", "x-from": ["b056DictionarySearch"] })),
  patent_tech_type: Type.Optional(DiseaseConditionValue()),
  pbdt: Type.Optional(PatentSearchApdtLongRangeItem()),
  priority_date: Type.Optional(PatentSearchApdtLongRangeItem()),
  simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["ACTIVE"], "x-inferred": true }), { description: "Simple legal status.", "x-itemValues": ["INACTIVE", "ACTIVE", "PENDING", "PCT_DESIGNATED_STAGE", "PCT_DESIGNATED_STAGE_EXPIRED", "UNDETERMINED"] })),
  source: Type.Optional(Type.Enum(["FDA_PURPLE_BOOK", "FDA_ORANGE_BOOK", "CDE", "MEDSPAL", "VAXPAL", "MFDS"], { type: "string", description: "Where it comes from." })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B0091CoreAggregationRequest" }),
  answer: () => Type.Object({
  aggregation_result: Type.Optional(Type.Array(Type.Object({
    aggregation_field: Type.Optional(Type.String({ description: "Aggregation field.", examples: ["PATENT_TECHNOLOGY"], "x-itemValues": ["PHS_CORE_DRUG_ID", "PHS_DRUG_TYPE_ID", "PHS_CORE_TYPE_ID", "PATENT_TECHNOLOGY", "COUNTRY", "FAM_COUNTRY", "EXDT_Y", "PHS_THERAPEUTIC_AREA", "PHS_ORG_ID_ONEID", "ANCS_TYPE", "PHS_ANS_ORG_ID_ONEID", "ANS_TYPE", "IN_FACET", "PHS_EXTENSION_TYPE", "SPC_STATUS", "SPC_COUNTRY", "SPC_EXPIRY_DATE", "PED_STATUS", "PED_EXPIRY_DATE", "PTE_STATUS", "PTE_COUNTRY", "PTE_EXPIRY_DATE", "PHS_CORE_DRUG_SOURCE", "APD_YEAR", "PBDT_YEAR", "ISD_YEAR", "FADL_YEAR", "PHS_DRUG_ID", "PHS_TARGET_ID", "PHS_DISEASE_ID", "PHS_DOSAGE_FORM_ID", "SIMPLE_LEGAL_STATUS", "LEGAL_STATUS"] })),
    items: Type.Optional(Type.Array(Type.Object({
      color: Type.Optional(Type.String({ description: "Hexadecimal; with aggregations by status.", examples: ["#6B778C"] })),
      count: Type.Optional(Type.Integer({ format: "int64", description: "How many there are.", "x-unit": "count", examples: [10] })),
      display_name_cn: Type.Optional(Type.String({ description: "Name as it is shown, in Chinese." })),
      display_name_en: Type.Optional(Type.String({ description: "Name as it is shown, in English." })),
      key: Type.Optional(Type.String({ description: "Key.", "x-format": "uuid" })),
    }), { description: "The entries, in order." })),
    total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [5] })),
  }), { description: "Aggregation result." })),
}, { title: "B0091CoreAggregationAnswer" }),
});

export const b011PaperSearch = shape({ id: "b011PaperSearch", code: "B011", method: "POST", path: "/synapse/paper/search", tag: "LS Search" }, {
  body: () => Type.Object({
  author: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Authors." })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  keyword: Type.Optional(KeywordConditionValue()),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization: Type.Optional(DiseaseConditionValue()),
  publication_year: Type.Optional(DrugDealSearchMilestonePaymentLongRangeItem()),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["score", "PUBLICATION_DATE"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["score", "PUBLICATION_DATE"], "x-defaultSort": "score desc" })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B011PaperSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    paper_id: Type.Optional(Type.String({ description: "Paper id (UUID).", "x-format": "uuid" })),
    paper_title: Type.Optional(Type.Array(Type.Object({
      lang: Type.Optional(Type.String({ description: "Language of title.", examples: ["EN"] })),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "Paper title." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B011PaperSearchAnswer" }),
});

export const b012ClinicalTrialSearch = shape({ id: "b012ClinicalTrialSearch", code: "B012", method: "POST", path: "/synapse/clinical-trial/search", tag: "LS Search" }, {
  body: () => Type.Object({
  control_drug: Type.Optional(DiseaseConditionValue()),
  country: Type.Optional(Type.Array(Type.String({ examples: ["Asia"], "x-inferred": true }), { description: "Country or office code.", "x-itemValues": ["Asia", "North_America", "Europe", "Oceania", "South_America", "US", "EU", "CN", "JP", "Other"] })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  employee_number: Type.Optional(Type.Array(Type.String({ examples: ["GREATER_THAN_500"], "x-inferred": true }), { description: "Number of employees.", "x-itemValues": ["LESS_THAN_10", "BETWEEN_10_AND_100", "BETWEEN_100_AND_500", "GREATER_THAN_500"] })),
  enrollment: Type.Optional(Type.Array(Type.String({ examples: ["GREATER_THAN_FIVE_HUNDRED"], "x-inferred": true }), { description: "Enrollment.", "x-itemValues": ["LESS_THAN_FIFTEEN", "FIFTEEN_TO_SIXTY", "SIXTY_TO_THREE_HUNDRED", "THREE_HUNDRED_TO_FIVE_HUNDRED", "GREATER_THAN_FIVE_HUNDRED"] })),
  first_posted_date: Type.Optional(NewsSearchLongRangeItem()),
  keyword: Type.Optional(KeywordConditionValue()),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 20000 rows.", "x-unit": "rows", examples: [10], "x-window": 20000 })),
  main_experimentation_drug: Type.Optional(DiseaseConditionValue()),
  mechanism_action: Type.Optional(DiseaseConditionValue()),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization: Type.Optional(DiseaseConditionValue()),
  organization_type: Type.Optional(Type.Array(Type.String({ examples: ["Company"], "x-inferred": true }), { description: "Organization type.", "x-itemValues": ["Company", "University_Institution", "Other"] })),
  phase: Type.Optional(Type.Array(Type.String({ examples: ["Phase_3"], "x-inferred": true }), { description: "Phase of the trial.", "x-itemValues": ["Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "Phase_4", "Not_Applicable"] })),
  recruitment_status: Type.Optional(Type.Array(Type.String({ examples: ["Recruiting"], "x-inferred": true }), { description: "Recruitment status.", "x-itemValues": ["Not_Yet_Recruiting", "Recruiting", "Enrolling_By_Invitation", "Active_Not_Recruiting", "Suspended", "Terminated", "Completed", "Withdrawn", "Unknown_Status"] })),
  register_number: Type.Optional(KeywordConditionValue()),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["STUDY_FIRST_POSTED_DATE", "START_DATE", "LAST_UPDATE_POSTED_DATE"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["STUDY_FIRST_POSTED_DATE", "START_DATE", "LAST_UPDATE_POSTED_DATE"], "x-defaultSort": "all three, desc" })),
  start_date: Type.Optional(NewsSearchLongRangeItem()),
  study_identifier: Type.Optional(KeywordConditionValue()),
  target: Type.Optional(DiseaseConditionValue()),
  therapeutic_area: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Therapeutic area. From b058DiseaseTherapeuticArea.", "x-from": ["b058DiseaseTherapeuticArea"] })),
  title: Type.Optional(KeywordConditionValue()),
}, { title: "B012ClinicalTrialSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    brief_title: Type.Optional(Type.String({ description: "Brief title." })),
    clinical_trial_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial.", "x-format": "hex32" })),
    official_title: Type.Optional(Type.String({ description: "Official title." })),
    register_number: Type.Optional(Type.String({ description: "Registration number of the trial.", examples: ["NCT05751668"] })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B012ClinicalTrialSearchAnswer" }),
});

export const b043NewsSearch = shape({ id: "b043NewsSearch", code: "B043", method: "POST", path: "/synapse/news/search", tag: "LS Search" }, {
  body: () => Type.Object({
  disease: Type.Optional(DiseaseConditionValue()),
  drug: Type.Optional(DiseaseConditionValue()),
  keyword: Type.Optional(KeywordConditionValue()),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organization: Type.Optional(DiseaseConditionValue()),
  post_time: Type.Optional(NewsSearchLongRangeItem()),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["post_time"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["post_time"], "x-defaultSort": "post_time desc" })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B043NewsSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    news_id: Type.Optional(Type.String({ description: "Identifier of the news.", "x-format": "uuid" })),
    source: Type.Optional(Type.String({ description: "Where it comes from.", examples: ["BBC"] })),
    source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B043NewsSearchAnswer" }),
});

export const b044CtResultSearch = shape({ id: "b044CtResultSearch", code: "B044", method: "POST", path: "/synapse/ct-result/search", tag: "LS Search" }, {
  body: () => Type.Object({
  control_drug: Type.Optional(DiseaseConditionValue()),
  ct_result_meeting: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Clinical trial result meeting. From b056DictionarySearch.", "x-from": ["b056DictionarySearch"] })),
  disease: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  general_evaluation: Type.Optional(Type.Array(Type.String({ examples: ["POSITIVE"], "x-inferred": true }), { description: "General evaluation.", "x-itemValues": ["SUPERIORITY", "POSITIVE", "NON_INFERIORITY", "SIMILAR", "NON_SUPERIORITY"] })),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  main_experimentation_drug: Type.Optional(DiseaseConditionValue()),
  mechanism_action: Type.Optional(DiseaseConditionValue()),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  outcome: Type.Optional(DiseaseConditionValue()),
  overall_enrollment: Type.Optional(DrugDealSearchMilestonePaymentLongRangeItem()),
  phase: Type.Optional(Type.Array(Type.String({ examples: ["Phase_3"], "x-inferred": true }), { description: "Phase of the trial.", "x-itemValues": ["Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "Phase_4", "Not_Applicable"] })),
  publish_time: Type.Optional(NewsSearchLongRangeItem()),
  register_number: Type.Optional(Type.Array(Type.String({ examples: ["NCT02256436"], "x-inferred": true }), { description: "Registration number of the trial." })),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["PUBLISHED_TIME"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows. Named differently in some places.", "x-sortFields": ["ANNOTATION_METHOD_RANK", "PUBLISHED_TIME"] })),
  sponsor_collaborator_organization: Type.Optional(DiseaseConditionValue()),
  study_code: Type.Optional(Type.Array(Type.String({ examples: ["KEYNOTE-045"], "x-inferred": true }), { description: "Study code." })),
  target: Type.Optional(DiseaseConditionValue()),
  therapeutic_area: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Therapeutic area. From b058DiseaseTherapeuticArea.", "x-from": ["b058DiseaseTherapeuticArea"] })),
  therapy_type: Type.Optional(Type.Array(Type.String({ examples: ["SECOND_LINE"], "x-inferred": true }), { description: "Therapy type.", "x-itemValues": ["FIRST_LINE", "SECOND_LINE", "THIRD_LINE", "LAST_LINE", "ADJUVANT", "NEOADJUVANT", "MAINTENANCE", "CONSOLIDATION", "ADD_ON", "INDUCTION"] })),
}, { title: "B044CtResultSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    ct_result_id: Type.Optional(Type.String({ description: "Identifier of the clinical trial result.", "x-format": "hex32" })),
    data_source: Type.Optional(Type.Array(Type.Object({
      source: Type.Optional(Type.String({ description: "Where it comes from.", examples: ["MDS"] })),
      source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
    }), { description: "Source of the data." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B044CtResultSearchAnswer" }),
});

export const b045DrugDealSearch = shape({ id: "b045DrugDealSearch", code: "B045", method: "POST", path: "/synapse/drug-deal/search", tag: "LS Search" }, {
  body: () => Type.Object({
  amount_disclosure: Type.Optional(Type.Boolean({ description: "Amount disclosure." })),
  country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Country or office code.", "x-itemValues": ["US", "JP", "CN", "EU", "OTHER"] })),
  deal_disease: Type.Optional(DiseaseConditionValue()),
  deal_milestone_payment: Type.Optional(DrugDealSearchMilestonePaymentLongRangeItem()),
  deal_time: Type.Optional(NewsSearchLongRangeItem()),
  deal_total_value: Type.Optional(DrugDealSearchMilestonePaymentLongRangeItem()),
  deal_type: Type.Optional(Type.Array(Type.String({ examples: ["License"], "x-inferred": true }), { description: "Deal type.", "x-itemValues": ["Collaboration", "License", "Acquisition", "Investment", "Option"] })),
  deal_upfront_payment: Type.Optional(DrugDealSearchMilestonePaymentLongRangeItem()),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_disease: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(DiseaseConditionValue()),
  highest_dev_status: Type.Optional(Type.Array(Type.String({ examples: ["Phase_2_3"], "x-inferred": true }), { description: "Highest development status.", "x-itemValues": ["Discovery", "Preclinical", "IND", "IND_Approval", "Early_Phase_1", "Phase_1", "Phase_1_2", "Phase_2", "Phase_2_3", "Phase_3", "NDA_BLA", "Approved", "Clinical", "Pending", "Discontinued", "Withdraw", "Suspended", "Unknown"] })),
  keyword: Type.Optional(KeywordConditionValue()),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 1000, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  mechanism_action: Type.Optional(DiseaseConditionValue()),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  partner: Type.Optional(DiseaseConditionValue()),
  principle: Type.Optional(DiseaseConditionValue()),
  sort: Type.Optional(Type.Array(Type.Object({
    sort_field: Type.Optional(Type.Enum(["DEAL_TIME", "TOTAL_VALUE", "NORMALIZED_PHASE_SIGN_RANK_MAX"], { type: "string", description: "Field that rows are ordered by." })),
    sort_order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["DEAL_TIME", "TOTAL_VALUE", "NORMALIZED_PHASE_SIGN_RANK_MAX"], "x-defaultSort": "DEAL_TIME desc, TOTAL_VALUE desc, NORMALIZED_PHASE_SIGN_RANK_MAX desc" })),
  target: Type.Optional(DiseaseConditionValue()),
}, { title: "B045DrugDealSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    deal_id: Type.Optional(Type.String({ description: "Identifier of the deal.", "x-format": "hex32" })),
    deal_title: Type.Optional(Type.String({ description: "Deal title." })),
    source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B045DrugDealSearchAnswer" }),
});

export const b069MedicineSearch = shape({ id: "b069MedicineSearch", code: "B069", method: "POST", path: "/synapse/translational/medicine/search", tag: "LS Search" }, {
  body: () => Type.Object({
  conference: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Conference.", "x-itemValues": ["ASN 2025", "ESMO 2025", "EHA 2025", "ASCO 2025", "AACR 2025", "ESMO_ELCC 2025", "ASCO_GU 2025", "ASCO_GI 2025", "ASH 2024"] })),
  disease: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Disease." })),
  drug: Type.Optional(DiseaseConditionValue()),
  drug_type: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Type of the drug." })),
  journal: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Journal.", "x-itemValues": ["Nature", "Science", "Cell", "Lancet", "N Engl J Med", "Proc Natl Acad Sci U S A", "Nat Commun", "Nat Genet", "Nat Med", "Sci Transl Med", "J Med Chem"] })),
  keywords: Type.Optional(KeywordConditionValue()),
  limit: Type.Optional(Type.Integer({ format: "int64", minimum: 1, maximum: 100, default: 10, description: "Most rows of this answer. Offset and limit together reach 10000 rows.", "x-unit": "rows", examples: [10], "x-window": 10000 })),
  mechanism: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Mechanism." })),
  offset: Type.Optional(Type.Integer({ format: "int64", minimum: 0, default: 0, description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  organizations: Type.Optional(Type.Array(Type.String({ "x-format": "hex32", "x-inferred": true }), { description: "Organizations." })),
  publication_date: Type.Optional(Type.Object({
    end_date: Type.Optional(Type.String({ description: "Last day. For type 5. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
    start_date: Type.Optional(Type.String({ description: "First day. For type 5. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
    type: Type.Optional(Type.Enum([1, 2, 3, 4, 5], { type: "integer", format: "int32", description: "Kind. 1: last week; 2: last month; 3: last year; 4: last 3 years; 5: custom.", "x-unit": "code", "x-meaning": { "1": "last week", "2": "last month", "3": "last year", "4": "last 3 years", "5": "custom" } })),
  }, { description: "Publication date." })),
  sort: Type.Optional(Type.Array(Type.Object({
    field: Type.Optional(Type.Enum(["PUB_DT"], { type: "string", description: "Field code." })),
    order: Type.Optional(Type.Enum(["asc", "desc"], { type: "string", default: "desc", description: "Direction of the order." })),
  }), { description: "Order of the rows.", "x-sortFields": ["PUB_DT"], "x-defaultSort": "PUB_DT desc" })),
  subject: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Subject.", "x-itemValues": ["Epidemiology", "Pathogenesis", "Target", "Biomarker", "Structural Biology", "Discovery/Preclinical", "Phase 1 Clinical", "Phase 1/2 Clinical", "Phase 2 Clinical", "Phase 2/3 Clinical", "Phase 3 Clinical", "Post-Marketing Study", "Real-World Research", "New Technology"] })),
  target: Type.Optional(DiseaseConditionValue()),
  translation_stage: Type.Optional(Type.Array(Type.String({ examples: ["T2"], "x-inferred": true }), { description: "Translation stage.", "x-itemValues": ["T0", "T1", "T2", "T3"] })),
}, { title: "B069MedicineSearchRequest" }),
  answer: () => Type.Object({
  items: Type.Optional(Type.Array(Type.Object({
    disease: Type.Optional(Type.Array(Type.Object({
      disease_id: Type.Optional(Type.String({ description: "Identifier of the disease.", "x-format": "hex32" })),
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
    }), { description: "Disease." })),
    drug_type: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      normalized_id: Type.Optional(Type.String({ description: "Identifier of the standardized name.", "x-format": "hex32" })),
    }), { description: "Type of the drug." })),
    drugs: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      drug_id: Type.Optional(Type.String({ description: "Identifier of the drug.", "x-format": "hex32" })),
    }), { description: "Drugs." })),
    journal: Type.Optional(CommonNorIdName()),
    mechanism_action: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      mechanism_id: Type.Optional(Type.String({ description: "Identifier of the mechanism.", "x-format": "hex32" })),
      short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
    }), { description: "Mechanism of action." })),
    organization: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      organization_id: Type.Optional(Type.String({ description: "Identifier of the organization.", "x-format": "hex32" })),
    }), { description: "Organization." })),
    publication_date: Type.Optional(Type.String({ description: "Publication date. Calendar date, yyyy-MM-dd.", "x-format": "yyyy-MM-dd" })),
    source_info: Type.Optional(Type.Array(Type.Object({
      code: Type.Optional(Type.String({ description: "Code.", examples: ["NATURE-2024-001"] })),
      normalized_source_category: Type.Optional(Type.String({ description: "Normalized source category.", examples: ["Journal"] })),
      normalized_source_id: Type.Optional(Type.String({ description: "Identifier of the normalized source.", "x-format": "uuid" })),
      patsnap_id: Type.Optional(Type.String({ description: "Identifier of the extended." })),
      source: Type.Optional(Type.String({ description: "Where it comes from.", examples: ["Nature"] })),
      source_url: Type.Optional(Type.String({ format: "uri", description: "Link to the source." })),
    }), { description: "Source details." })),
    subject: Type.Optional(Type.Array(CommonNorIdName(), { description: "Subject." })),
    targets: Type.Optional(Type.Array(Type.Object({
      display_name: Type.Optional(Type.Array(CommonName(), { description: "Name as it is shown." })),
      short_name: Type.Optional(Type.Array(CommonName(), { description: "Short name." })),
      target_id: Type.Optional(Type.String({ description: "Identifier of the target.", "x-format": "hex32" })),
    }), { description: "Targets." })),
    technology: Type.Optional(Type.Array(CommonNorIdName(), { description: "Technology." })),
    title: Type.Optional(Type.String({ description: "Title." })),
    translation_stage: Type.Optional(Type.Array(CommonNorIdName(), { description: "Translation stage." })),
    translational_medicine_id: Type.Optional(Type.String({ description: "Identifier of the translational medicine.", examples: ["tm_1234567890abcdef"] })),
  }), { description: "The entries, in order." })),
  limit: Type.Optional(Type.Integer({ format: "int64", description: "Most rows of this answer.", "x-unit": "rows", examples: [10] })),
  offset: Type.Optional(Type.Integer({ format: "int64", description: "First row, from 0.", "x-unit": "rows", examples: [0] })),
  total: Type.Optional(Type.Integer({ format: "int64", description: "Number of all that match.", "x-unit": "count", examples: [10] })),
}, { title: "B069MedicineSearchAnswer" }),
});
