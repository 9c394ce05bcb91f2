// Written by `npm run contract` from ../groups/patent-valuation-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const TechPatentInfo = once(() => Type.Object({
  patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
  pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
  relevancy: Type.Optional(Type.String({ description: "A percentage as text, such as \"50%\".", examples: ["99%"] })),
}, { title: "TechPatentInfo", description: "Technology patent details." }));

export const p035PatentValuationDataPatentValuation = shape({ id: "p035PatentValuationDataPatentValuation", code: "P035", method: "GET", path: "/patent-valuation-data/patent_valuation", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["JP6012277B2"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_patent_valuation: Type.Optional(Type.Object({
    patent_value: Type.Optional(Type.Integer({ format: "int32", description: "Estimated value of the patent. In US dollars.", "x-unit": "USD", examples: [43000] })),
    patsnap_economy: Type.Optional(Type.Integer({ format: "int32", description: "Extended economy.", "x-unit": "count", examples: [23] })),
    patsnap_legal: Type.Optional(Type.Integer({ format: "int32", description: "Extended legal.", "x-unit": "count", examples: [71] })),
    patsnap_market: Type.Optional(Type.Integer({ format: "int32", description: "Extended market.", "x-unit": "count", examples: [18] })),
    patsnap_strategic: Type.Optional(Type.Integer({ format: "int32", description: "Extended strategic.", "x-unit": "1", examples: [71] })),
    patsnap_technology: Type.Optional(Type.Integer({ format: "int32", description: "Extended technology.", "x-unit": "count", examples: [28] })),
  }, { description: "Extended patent valuation." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p036PatentValuationDataTechnologyIndicators = shape({ id: "p036PatentValuationDataTechnologyIndicators", code: "P036", method: "GET", path: "/patent-valuation-data/technology_indicators", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US5012236A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_technology_value: Type.Optional(Type.Object({
    avg_generality_index: Type.Optional(Type.Number({ format: "double", description: "Mean generality index.", "x-unit": "1", examples: [0.40625] })),
    avg_sipo_ipc_tct: Type.Optional(Type.Number({ format: "double", description: "Technology cycle time.", "x-unit": "1", examples: [4121.829537] })),
    award_no: Type.Optional(Type.Integer({ format: "int32", description: "Award no.", "x-unit": "count", examples: [2] })),
    cited_by_no: Type.Optional(Type.Integer({ format: "int32", description: "Cited by no.", "x-unit": "count", examples: [33] })),
    claim_no: Type.Optional(Type.Integer({ format: "int32", description: "Claim no.", "x-unit": "count", examples: [1] })),
    examiner_citation_category: Type.Optional(Type.Array(Type.String({ examples: ["A"], "x-inferred": true }), { description: "Examiner citation category." })),
    has_sep: Type.Optional(Type.Integer({ format: "int32", description: "Has SEP.", "x-unit": "code", "x-values": ["TRUE", "FALSE"] })),
    independent_claim_no: Type.Optional(Type.Integer({ format: "int32", description: "Independent claim no.", "x-unit": "count", examples: [4] })),
    ipc_main_group_scopes_no: Type.Optional(Type.Integer({ format: "int32", description: "IPC main group scopes no.", "x-unit": "count", examples: [1] })),
    ipc_scopes_no: Type.Optional(Type.Integer({ format: "int32", description: "IPC scopes no.", "x-unit": "count", examples: [3] })),
    ipc_section_scopes_no: Type.Optional(Type.Integer({ format: "int32", description: "IPC section scopes no.", "x-unit": "count", examples: [1] })),
    pdf_total_page: Type.Optional(Type.Integer({ format: "int32", description: "PDF total page.", "x-unit": "count", examples: [17] })),
    self_cites_no: Type.Optional(Type.Integer({ format: "int32", description: "Self cites no.", "x-unit": "count", examples: [1] })),
    tech_scope_no: Type.Optional(Type.Integer({ format: "int32", description: "Technology scope no.", "x-unit": "count", examples: [4] })),
  }, { description: "Extended technology value." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p037PatentValuationDataLegalIndicators = shape({ id: "p037PatentValuationDataLegalIndicators", code: "P037", method: "GET", path: "/patent-valuation-data/legal_indicators", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US5012236A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_legal_value: Type.Optional(Type.Object({
    avg_originality_index: Type.Optional(Type.Number({ format: "double", description: "Originality index.", "x-unit": "1", examples: [0.41] })),
    grant_waiting_day: Type.Optional(Type.Integer({ format: "int32", description: "Days pending.", "x-unit": "count", examples: [704] })),
    granted_no: Type.Optional(Type.Integer({ format: "int32", description: "Granted no.", "x-unit": "count", examples: [3] })),
    has_reexam_invalid: Type.Optional(Type.String({ description: "Has reexam invalid.", "x-values": ["TRUE", "FALSE"] })),
    in_application_ratio: Type.Optional(Type.Number({ format: "double", description: "In application ratio.", "x-unit": "1", examples: [0.75] })),
    invalid_fail_no: Type.Optional(Type.Integer({ format: "int32", description: "Invalid fail no.", "x-unit": "count", examples: [1] })),
    invalid_success_no: Type.Optional(Type.Integer({ format: "int32", description: "Invalid success no.", "x-unit": "count", examples: [1] })),
    legal_status: Type.Optional(Type.Enum(["Published", "Examining", "Granted", "Abandoned", "Withdrawn", "Expired", "Non-Payment", "Ceased"], { type: "string", description: "Legal status in detail." })),
    litigation_country: Type.Optional(Type.Array(Type.String({ examples: ["US"], "x-inferred": true }), { description: "Litigation country." })),
    litigation_no: Type.Optional(Type.Integer({ format: "int32", description: "Litigation no.", "x-unit": "count", examples: [2] })),
    patent_age_day: Type.Optional(Type.Integer({ format: "int32", description: "Patent age day.", "x-unit": "count", examples: [1923] })),
    remaining_time_ratio: Type.Optional(Type.Number({ format: "double", minimum: 0, maximum: 1, description: "Remaining time ratio.", "x-unit": "1", examples: [0.74] })),
  }, { description: "Extended legal value." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p038PatentValuationDataMarketIndicators = shape({ id: "p038PatentValuationDataMarketIndicators", code: "P038", method: "GET", path: "/patent-valuation-data/market_indicators", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US5012236A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_market_value: Type.Optional(Type.Object({
    cites_no: Type.Optional(Type.Integer({ format: "int32", description: "Cites no.", "x-unit": "count", examples: [5] })),
    examiner_cites_no: Type.Optional(Type.Integer({ format: "int32", description: "Examiner cites no.", "x-unit": "count", examples: [3] })),
    family_covered_country_no: Type.Optional(Type.Integer({ format: "int32", description: "Family covered country no.", "x-unit": "count", examples: [1] })),
    family_size: Type.Optional(Type.Integer({ format: "int32", description: "Family size.", "x-unit": "count", examples: [2] })),
    patent_type: Type.Optional(Type.Enum(["APPLICATION", "PATENT", "UTILITY", "DESIGN"], { type: "string", description: "Type of the patent." })),
    reference_no: Type.Optional(Type.Integer({ format: "int32", description: "Reference no.", "x-unit": "count", examples: [1] })),
  }, { description: "Extended market value." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p039PatentValuationDataStrategicIndicators = shape({ id: "p039PatentValuationDataStrategicIndicators", code: "P039", method: "GET", path: "/patent-valuation-data/strategic_indicators", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US5012236A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_strategic_value: Type.Optional(Type.Object({
    current_assignee_no: Type.Optional(Type.Number({ format: "double", description: "Current assignee no.", "x-unit": "1", examples: [1] })),
    current_company_assignee_ratio: Type.Optional(Type.Number({ format: "double", description: "Current company assignee ratio.", "x-unit": "1", examples: [1] })),
    inventor_no: Type.Optional(Type.Integer({ format: "int32", description: "Inventor no.", "x-unit": "count", examples: [5] })),
    license_no: Type.Optional(Type.Integer({ format: "int32", description: "License no.", "x-unit": "count", examples: [1] })),
    market_competition: Type.Optional(Type.Number({ format: "double", description: "Market competition.", "x-unit": "1", examples: [85849.5] })),
    market_sales_usd: Type.Optional(Type.Number({ format: "double", description: "Market sales US dollars.", "x-unit": "USD", examples: [3874.66] })),
    market_share: Type.Optional(Type.Number({ format: "double", description: "Market share.", "x-unit": "1", examples: [2.05] })),
    original_applicant_no: Type.Optional(Type.Number({ format: "double", description: "Original applicant no.", "x-unit": "1", examples: [2] })),
    pledge_no: Type.Optional(Type.Integer({ format: "int32", description: "Pledge no.", "x-unit": "count", examples: [4] })),
    transfer_no: Type.Optional(Type.Integer({ format: "int32", description: "Transfer no.", "x-unit": "count", examples: [2] })),
  }, { description: "Extended strategic value." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p040PatentValuationDataEconomicIndicators = shape({ id: "p040PatentValuationDataEconomicIndicators", code: "P040", method: "GET", path: "/patent-valuation-data/economic_indicators", tag: "Patent Valuation Data" }, {
  query: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["US5012236A"] })),
}),
  answer: () => Type.Array(Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
  patsnap_economy_value: Type.Optional(Type.Object({
    family_trend_stability: Type.Optional(Type.Number({ format: "double", description: "Family trend stability.", "x-unit": "1", examples: [0.22] })),
    ipc_class_5y_incr: Type.Optional(Type.Number({ format: "double", description: "Ratio over 5 years.", "x-unit": "1", examples: [0.6249] })),
    ipc_main_group_5y_incr: Type.Optional(Type.Number({ format: "double", description: "Ratio over 5 years.", "x-unit": "1", examples: [0.467] })),
  }, { description: "Extended economy value." })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] })),
})),
});

export const p050PatentValuationDataTechInnovation = shape({ id: "p050PatentValuationDataTechInnovation", code: "P050", method: "POST", path: "/patent-valuation-data/tech_innovation", tag: "Patent Valuation Data" }, {
  body: () => Type.Object({
  cited_by_threshold: Type.Optional(Type.Integer({ format: "int32", default: 10, description: "For high_simple_family_cited_by.", "x-unit": "count", examples: [10] })),
  patent_info: Type.Array(TechPatentInfo(), { maxItems: 100, description: "What is known of the patent. Give patent_id or pn; with both patent_id is taken." }),
  relevancy_threshold: Type.Optional(Type.Integer({ format: "int32", default: 95, description: "For high_similarity_patent_count.", "x-unit": "1", examples: [95] })),
}, { title: "P050PatentValuationDataTechInnovationRequest" }),
  answer: () => Type.Object({
  indicators: Type.Optional(Type.Object({
    high_similarity_patent_count: Type.Integer({ format: "int32", description: "Number of high similarity patents.", "x-unit": "1", examples: [10] }),
    high_simple_family_cited_by: Type.Integer({ format: "int32", description: "High simple family cited by.", "x-unit": "count", examples: [10] }),
    invention_ratio: Type.Number({ format: "double", description: "Invention ratio.", "x-unit": "1", examples: [0.8] }),
  }, { description: "Indicators." })),
  patent_info: Type.Array(Type.Object({
    cited_by_cnt: Type.Optional(Type.Integer({ description: "Number of cited bies.", "x-unit": "count" })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number." })),
    patent_type: Type.Optional(Type.String({ description: "Type of the patent." })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code." })),
    relevancy: Type.Optional(Type.String({ description: "How similar the row is, as a percentage in text." })),
  }, { "x-inferred": true }), { description: "What is known of the patent." }),
}, { title: "P050PatentValuationDataTechInnovationAnswer" }),
});

export const p051PatentValuationDataPatentAbility = shape({ id: "p051PatentValuationDataPatentAbility", code: "P051", method: "POST", path: "/patent-valuation-data/patent_ability", tag: "Patent Valuation Data" }, {
  body: () => Type.Object({
  claim_cnt_threshold: Type.Optional(Type.Integer({ format: "int32", default: 10, description: "For multiple_claims_patent_count.", "x-unit": "count", examples: [10] })),
  patent_info: Type.Array(TechPatentInfo(), { maxItems: 100, description: "What is known of the patent. Give patent_id or pn; with both patent_id is taken." }),
}, { title: "P051PatentValuationDataPatentAbilityRequest" }),
  answer: () => Type.Object({
  indicators: Type.Optional(Type.Object({
    avg_validity_duration: Type.Number({ format: "double", description: "Mean validity duration.", "x-unit": "1", examples: [5.1] }),
    granted_ratio: Type.Number({ format: "double", description: "Granted ratio.", "x-unit": "1", examples: [0.65] }),
    multiple_claims_patent_count: Type.Integer({ format: "int32", description: "Number of multiple claims patents.", "x-unit": "count", examples: [10] }),
    patent_reexam_count: Type.Integer({ format: "int32", description: "Number of patent reexams.", "x-unit": "count", examples: [10] }),
  }, { description: "Indicators." })),
  patent_info: Type.Array(Type.Object({
    claim_cnt: Type.Optional(Type.Integer({ description: "Number of claims.", "x-unit": "count" })),
    is_granted: Type.Optional(Type.Integer({ description: "Is granted.", "x-unit": "count" })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number." })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code." })),
    reexam: Type.Optional(Type.Integer({ description: "Reexam.", "x-unit": "count" })),
    validity_duration: Type.Optional(Type.Number({ description: "Validity duration.", "x-unit": "1" })),
  }, { "x-inferred": true }), { description: "What is known of the patent." }),
}, { title: "P051PatentValuationDataPatentAbilityAnswer" }),
});

export const p052PatentValuationDataMarketProspect = shape({ id: "p052PatentValuationDataMarketProspect", code: "P052", method: "POST", path: "/patent-valuation-data/market_prospect", tag: "Patent Valuation Data" }, {
  body: () => Type.Object({
  ipc_cnt_threshold: Type.Optional(Type.Integer({ format: "int32", default: 5, description: "For tech_application_width.", "x-unit": "count", examples: [5] })),
  patent_info: Type.Array(TechPatentInfo(), { maxItems: 100, description: "What is known of the patent. Give patent_id or pn; with both patent_id is taken." }),
  year_threshold: Type.Optional(Type.Integer({ format: "int32", default: 3, description: "Years for industry_development.", "x-unit": "count", examples: [3] })),
}, { title: "P052PatentValuationDataMarketProspectRequest" }),
  answer: () => Type.Object({
  indicators: Type.Optional(Type.Object({
    highest_patent_value: Type.Optional(Type.Integer({ format: "int32", description: "Highest patent value.", "x-unit": "count", examples: [43000] })),
    industry_development: Type.Optional(Type.Array(Type.Integer({ examples: [5], "x-inferred": true }), { description: "Yearly filings under the top IPC." })),
    original_assignee_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of original assignees.", "x-unit": "count", examples: [30] })),
    tech_application_width: Type.Optional(Type.Integer({ format: "int32", description: "Similar patents with IPC count at least threshold.", "x-unit": "count", examples: [10] })),
  }, { description: "Indicators." })),
  patent_info: Type.Optional(Type.Array(Type.Object({
    ipc_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of IPCs.", "x-unit": "count", examples: [5] })),
    original_assignee_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of original assignees.", "x-unit": "count", examples: [1] })),
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
    value: Type.Optional(Type.Integer({ format: "int32", description: "Value. In US dollars.", "x-unit": "USD", examples: [43000] })),
  }), { description: "What is known of the patent." })),
}, { title: "P052PatentValuationDataMarketProspectAnswer" }),
});

export const p053PatentValuationDataOperationSituation = shape({ id: "p053PatentValuationDataOperationSituation", code: "P053", method: "POST", path: "/patent-valuation-data/operation_situation", tag: "Patent Valuation Data" }, {
  body: () => Type.Object({
  family_threshold: Type.Optional(Type.Integer({ format: "int32", default: 2, description: "For multiple_country_coverage.", "x-unit": "count", examples: [2] })),
  patent_info: Type.Array(TechPatentInfo(), { maxItems: 100, description: "What is known of the patent. Give patent_id or pn; with both patent_id is taken." }),
}, { title: "P053PatentValuationDataOperationSituationRequest" }),
  answer: () => Type.Object({
  indicators: Type.Optional(Type.Object({
    inactive_patent_count: Type.Optional(Type.Integer({ format: "int32", description: "Lapsed for unpaid fees.", "x-unit": "count", examples: [10] })),
    invalid_patent_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of invalid patents.", "x-unit": "count", examples: [5] })),
    multiple_country_coverage: Type.Optional(Type.Integer({ format: "int32", description: "Families covering at least threshold countries.", "x-unit": "count", examples: [10] })),
    operated_patent_count: Type.Optional(Type.Integer({ format: "int32", description: "Transferred, licensed or pledged.", "x-unit": "1", examples: [10] })),
  }, { description: "Indicators." })),
  patent_info: Type.Optional(Type.Array(Type.Object({
    country_cover_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of country covers.", "x-unit": "count", examples: [2] })),
    is_inactive: Type.Optional(Type.Integer({ format: "int32", description: "Lapsed for unpaid fees.", "x-unit": "count", examples: [1] })),
    is_invalid: Type.Optional(Type.Integer({ format: "int32", description: "Is invalid.", "x-unit": "count", examples: [1] })),
    is_operated: Type.Optional(Type.Integer({ format: "int32", description: "Transferred, licensed or pledged.", "x-unit": "1", examples: [1] })),
    patent_id: Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" }),
    pn: Type.String({ description: "Publication number: office, number, kind code.", examples: ["US11205304B2"] }),
  }), { description: "What is known of the patent." })),
}, { title: "P053PatentValuationDataOperationSituationAnswer" }),
});
