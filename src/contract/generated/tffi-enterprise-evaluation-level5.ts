// Written by `npm run contract` from ../groups/tffi-enterprise-evaluation-level5.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const C029CompanyEnterprisePatentRiskWarningTrendRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
}, { title: "TffiEnterpriseEvaluationLevel5C029CompanyEnterprisePatentRiskWarningTrendRequest", description: "C029 company enterprise patent risk warning trend request." }));

const InnoLabel = once(() => Type.Object({
  qualification: Type.Optional(Type.String({ description: "Qualification labels." })),
  status: Type.Optional(Type.String({ description: "Status.", examples: ["CANCEL"] })),
  year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2020] })),
}, { title: "InnoLabel", description: "Inno label." }));

const ScoreDimension = once(() => Type.Object({
  fundamental: Type.Optional(Type.Number({ format: "double", description: "Sub-score: competitiveness.", "x-unit": "1", examples: [2.1] })),
  rd_scale_and_stability: Type.Optional(Type.Number({ format: "double", description: "R&D scale and stability.", "x-unit": "1", examples: [4.7] })),
  tech_influence: Type.Optional(Type.Number({ format: "double", description: "Sub-score: influence.", "x-unit": "1", examples: [0.3] })),
  tech_layout: Type.Optional(Type.Number({ format: "double", description: "Sub-score: layout.", "x-unit": "1", examples: [1.1] })),
  tech_quality: Type.Optional(Type.Number({ format: "double", description: "Sub-score: quality.", "x-unit": "1", examples: [5.264] })),
}, { title: "TffiEnterpriseEvaluationLevel5ScoreDimension", description: "Score dimension." }));

const Seic = once(() => Type.Object({
  seic_lv1: Type.Optional(Type.String({ description: "Strategic emerging industry class of level 1 or 2." })),
  seic_lv1_code: Type.Optional(Type.String({ description: "Strategic emerging industry class level 1 code.", examples: ["ZX01000000"] })),
}, { title: "Seic", description: "Strategic emerging industry class." }));

const OriginalDetail = once(() => Type.Object({
  active_inventor_ratio: Type.Optional(Type.Number({ format: "double", description: "Share of the inventors who are still active.", "x-unit": "1", examples: [1] })),
  actual_capital_formatted: Type.Optional(Type.Number({ format: "double", description: "Paid-in capital.", "x-unit": "1", examples: [50000] })),
  apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of patent applications.", "x-unit": "count", examples: [4] })),
  avg3y_cnt: Type.Optional(Type.Number({ format: "double", description: "Mean yearly filings, last 3 years.", "x-unit": "1", examples: [2] })),
  avg_cited_by_cnt: Type.Optional(Type.Number({ format: "double", description: "Mean times cited.", "x-unit": "1", examples: [0.13043] })),
  avg_funding_interval: Type.Optional(Type.Number({ format: "double", description: "Mean years between financings.", "x-unit": "1", examples: [2] })),
  avg_remaining_life_span: Type.Optional(Type.Number({ format: "double", description: "Mean years to expiry.", "x-unit": "1", examples: [7] })),
  avg_technology_score: Type.Optional(Type.Number({ format: "double", description: "Mean technology sub-score.", "x-unit": "1", examples: [0.24118] })),
  core_patents_cited_by_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Citations to ten most valuable patents.", "x-unit": "count", examples: [6] })),
  core_patents_cited_by_ratio: Type.Optional(Type.Number({ format: "double", description: "Mean citations of ten most valuable.", "x-unit": "1", examples: [2] })),
  country_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Receiving authorities filed at.", "x-unit": "count", examples: [1] })),
  duration: Type.Optional(Type.Number({ format: "double", description: "Years since founding.", "x-unit": "1", examples: [8.86575] })),
  external_licensing_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Valid patents licensed out.", "x-unit": "count", examples: [1] })),
  granted_invention_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Valid granted inventions.", "x-unit": "count", examples: [23] })),
  granted_invention_ratio: Type.Optional(Type.Number({ format: "double", description: "Share of the invention patents that are granted and in force.", "x-unit": "1", examples: [1] })),
  in_examing_ratio: Type.Optional(Type.Number({ format: "double", description: "Share of pending ones.", "x-unit": "1", examples: [1] })),
  invention_ratio: Type.Optional(Type.Number({ format: "double", description: "Share of inventions among applications.", "x-unit": "1", examples: [1] })),
  invention_stability: Type.Optional(Type.Number({ format: "double", description: "Variance of yearly invention filings.", "x-unit": "1", examples: [1] })),
  ip_dependency: Type.Optional(Type.Number({ format: "double", description: "Share of licensed-in patents.", "x-unit": "1", examples: [1] })),
  joint_applicant_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Co-applicants.", "x-unit": "count", examples: [10] })),
  joint_application_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Co-filed patents.", "x-unit": "count", examples: [2] })),
  money_q25_sum_weighted: Type.Optional(Type.Number({ format: "double", description: "Weighted financing sum.", "x-unit": "1", examples: [1] })),
  most_cited_patents_value: Type.Optional(Type.Integer({ format: "int32", description: "Value of ten most cited (USD).", "x-unit": "USD", examples: [195450] })),
  most_recent_money_q25_formatted: Type.Optional(Type.Number({ format: "double", description: "Latest financing amount.", "x-unit": "1", examples: [2] })),
  most_recent_time: Type.Optional(Type.Number({ format: "double", description: "Years since latest financing.", "x-unit": "1", examples: [1] })),
  non_design_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Inventions plus utility models.", "x-unit": "count", examples: [1] })),
  num_certificates: Type.Optional(Type.Integer({ format: "int32", description: "Certificates.", "x-unit": "count", examples: [39] })),
  num_members: Type.Optional(Type.Integer({ format: "int32", description: "Core team members.", "x-unit": "count", examples: [12] })),
  num_trademarks_registered: Type.Optional(Type.Integer({ format: "int32", description: "Trademarks registered.", "x-unit": "count", examples: [23] })),
  num_trademarks_total: Type.Optional(Type.Integer({ format: "int32", description: "Trademarks filed.", "x-unit": "count", examples: [12] })),
  patenting_growth_ratio: Type.Optional(Type.Number({ format: "double", description: "3-year growth of filings.", "x-unit": "1", examples: [2] })),
  pct_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "PCT filings.", "x-unit": "count", examples: [2] })),
  publics: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Publics." })),
  qualify_certificate: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Qualify certificate." })),
  reg3y_avg: Type.Optional(Type.Number({ format: "double", description: "Mean yearly software copyrights, last 3 years.", "x-unit": "1", examples: [5] })),
  reg_capital_formatted: Type.Optional(Type.Number({ format: "double", description: "Registration capital formatted. In Chinese yuan, in the unit that the source gives.", "x-unit": "CNY", examples: [1000000] })),
  reg_growth_ratio: Type.Optional(Type.Number({ format: "double", description: "Growth of software copyrights.", "x-unit": "1", examples: [0.25] })),
  reg_num: Type.Optional(Type.Integer({ format: "int32", description: "Software copyrights, total.", "x-unit": "count", examples: [3] })),
  rounds: Type.Optional(Type.Integer({ format: "int32", description: "Financing rounds.", "x-unit": "count", examples: [2] })),
  self_cited_by_ratio: Type.Optional(Type.Number({ format: "double", description: "Share of citations that are its own.", "x-unit": "1", examples: [1] })),
  tech_global_concentration: Type.Optional(Type.Number({ format: "double", description: "World share in key IPC.", "x-unit": "1", examples: [0.00002] })),
  tech_width: Type.Optional(Type.Number({ format: "double", description: "IPC breadth of core field.", "x-unit": "1", examples: [2] })),
  top5_current_impact_index: Type.Optional(Type.Number({ format: "double", description: "Recent compared with all citation rate.", "x-unit": "1", examples: [1] })),
  total_patent_award_score: Type.Optional(Type.Integer({ format: "int32", description: "Patent award score.", "x-unit": "1", examples: [2] })),
  value_avg: Type.Optional(Type.Number({ format: "double", description: "Value mean.", "x-unit": "1", examples: [3400] })),
  value_sum: Type.Optional(Type.Integer({ format: "int64", description: "Value sum.", "x-unit": "count", examples: [51000] })),
  value_top5_avg: Type.Optional(Type.Number({ format: "double", description: "Mean of five highest values (USD).", "x-unit": "USD", examples: [3460] })),
}, { title: "OriginalDetail", description: "Original detail." }));

const RiskIndicators = once(() => Type.Object({
  active_invention_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of active inventions.", "x-unit": "count", examples: [1] })),
  apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of patent applications.", "x-unit": "count", examples: [2] })),
  granted_invention_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Granted inventions.", "x-unit": "count", examples: [4] })),
  litigation_defendant: Type.Optional(Type.Integer({ format: "int32", description: "As defendant.", "x-unit": "count", examples: [192203821] })),
  pledge: Type.Optional(Type.Integer({ format: "int32", description: "Pledge.", "x-unit": "count", examples: [1] })),
  reexam: Type.Optional(Type.Integer({ format: "int32", description: "Reexam.", "x-unit": "count", examples: [2] })),
  rejected: Type.Optional(Type.Integer({ format: "int32", description: "Rejected.", "x-unit": "count", examples: [5] })),
  transfer: Type.Optional(Type.Integer({ format: "int32", description: "Transfer.", "x-unit": "count", examples: [3] })),
}, { title: "RiskIndicators", description: "Risk indicators." }));

export const dp001InnovationCompanyValuation = shape({ id: "dp001InnovationCompanyValuation", code: "DP001", method: "POST", path: "/innovation/company_valuation", tag: "TFFI Enterprise Evaluation (Level5)" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  address_city: Type.Optional(Type.String({ description: "Address city." })),
  address_district: Type.Optional(Type.String({ description: "Address district." })),
  address_province: Type.Optional(Type.String({ description: "Address province." })),
  bond_type: Type.Optional(Type.String({ description: "Bond type." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  company_org_type: Type.Optional(Type.String({ description: "Company organization type." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038300"] })),
  label: Type.Optional(Type.Array(InnoLabel(), { description: "Label." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  original_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Original name." })),
  publish: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Publish." })),
  reg_location: Type.Optional(Type.String({ description: "Registration location." })),
  score: Type.Optional(Type.Number({ format: "double", description: "Score.", "x-unit": "1", examples: [80.20975] })),
  score_dimension: Type.Optional(ScoreDimension()),
  seic: Type.Optional(Type.Array(Seic(), { description: "Strategic emerging industry class." })),
}, { title: "Dp001InnovationCompanyValuationAnswer" }),
});

export const dp002InnovationCompanyValuationIndicators = shape({ id: "dp002InnovationCompanyValuationIndicators", code: "DP002", method: "POST", path: "/innovation/company_valuation_indicators", tag: "TFFI Enterprise Evaluation (Level5)" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038300"] })),
  indicators_original: Type.Optional(OriginalDetail()),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
}, { title: "Dp002InnovationCompanyValuationIndicatorsAnswer" }),
});

export const dp003InnovationCompanyWarning = shape({ id: "dp003InnovationCompanyWarning", code: "DP003", method: "POST", path: "/innovation/company_warning", tag: "TFFI Enterprise Evaluation (Level5)" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  risk_indicators: Type.Optional(RiskIndicators()),
}, { title: "Dp003InnovationCompanyWarningAnswer" }),
});

export const dp004EstimateCompanyIndexWarning = shape({ id: "dp004EstimateCompanyIndexWarning", code: "DP004", method: "POST", path: "/innovation/estimate/company-index-warning", tag: "TFFI Enterprise Evaluation (Level5)" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  address_city: Type.Optional(Type.String({ description: "Address city." })),
  address_district: Type.Optional(Type.String({ description: "Address district." })),
  address_province: Type.Optional(Type.String({ description: "Address province." })),
  bond_type: Type.Optional(Type.String({ description: "Bond type." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  company_org_type: Type.Optional(Type.String({ description: "Company organization type." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038300"] })),
  indicators_original: Type.Optional(OriginalDetail()),
  label: Type.Optional(Type.Array(InnoLabel(), { description: "Label." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  original_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Original name." })),
  publish: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Publish." })),
  reg_location: Type.Optional(Type.String({ description: "Registration location." })),
  risk_indicators: Type.Optional(RiskIndicators()),
  score: Type.Optional(Type.Number({ format: "double", description: "Score.", "x-unit": "1", examples: [80.20975] })),
  score_dimension: Type.Optional(ScoreDimension()),
  seic: Type.Optional(Type.Array(Seic(), { description: "Strategic emerging industry class." })),
}, { title: "Dp004EstimateCompanyIndexWarningAnswer" }),
});

export const dp005EstimateCompanyIndex = shape({ id: "dp005EstimateCompanyIndex", code: "DP005", method: "POST", path: "/innovation/estimate/company-index", tag: "TFFI Enterprise Evaluation (Level5)" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  address_city: Type.Optional(Type.String({ description: "Address city." })),
  address_district: Type.Optional(Type.String({ description: "Address district." })),
  address_province: Type.Optional(Type.String({ description: "Address province." })),
  bond_type: Type.Optional(Type.String({ description: "Bond type." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  company_org_type: Type.Optional(Type.String({ description: "Company organization type." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038300"] })),
  indicators_original: Type.Optional(OriginalDetail()),
  label: Type.Optional(Type.Array(InnoLabel(), { description: "Label." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  original_name: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Original name." })),
  publish: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Publish." })),
  reg_location: Type.Optional(Type.String({ description: "Registration location." })),
  score: Type.Optional(Type.Number({ format: "double", description: "Score.", "x-unit": "1", examples: [80.20975] })),
  score_dimension: Type.Optional(ScoreDimension()),
  seic: Type.Optional(Type.Array(Seic(), { description: "Strategic emerging industry class." })),
}, { title: "Dp005EstimateCompanyIndexAnswer" }),
});
