// Written by `npm run contract` from ../groups/enterprise-persona-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const C029CompanyEnterprisePatentRiskWarningTrendRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
}, { title: "EnterprisePersonaDataC029CompanyEnterprisePatentRiskWarningTrendRequest", description: "C029 company enterprise patent risk warning trend request." }));

const Classification = once(() => Type.Object({
  classification: Type.Optional(Type.String({ description: "Classification." })),
  code: Type.Optional(Type.String({ description: "Code.", examples: ["1.2"] })),
}, { title: "Classification", description: "Classification." }));

export const c004CompanyAttribute = shape({ id: "c004CompanyAttribute", code: "C004", method: "POST", path: "/company/attribute", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  group: Type.Optional(Type.Array(Type.Unknown(), { description: "Group." })),
  investment_top100_qk: Type.Optional(Type.Array(Type.Unknown(), { description: "Investment top100 qk." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
  process_ipo: Type.Optional(Type.String({ description: "Process ipo." })),
  public_label: Type.Optional(Type.Array(Type.Object({
    label: Type.Optional(Type.String({ description: "Label." })),
    type: Type.Optional(Type.String({ description: "Kind." })),
  }), { description: "Public label." })),
  round_lastest: Type.Optional(Type.String({ description: "Round latest." })),
  tax_credie_a: Type.Optional(Type.String({ description: "Grade-A taxpayer label." })),
}, { title: "C004CompanyAttributeAnswer" }),
});

export const c005CompanyTechnologyLabel = shape({ id: "c005CompanyTechnologyLabel", code: "C005", method: "POST", path: "/company/technology-label", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  is_cxcy01: Type.Optional(Type.String({ description: "\"1\" if the company is: national startup contest winner.", examples: ["1"] })),
  is_djs001: Type.Optional(Type.String({ description: "\"1\" if the company is: unicorn, national.", examples: ["1"] })),
  is_djs002: Type.Optional(Type.String({ description: "\"1\" if the company is: unicorn, provincial.", examples: ["1"] })),
  is_djs003: Type.Optional(Type.String({ description: "\"1\" if the company is: unicorn, municipal.", examples: ["1"] })),
  is_dl001: Type.Optional(Type.String({ description: "\"1\" if the company is: gazelle, national.", examples: ["1"] })),
  is_dl002: Type.Optional(Type.String({ description: "\"1\" if the company is: gazelle, provincial.", examples: ["1"] })),
  is_dl003: Type.Optional(Type.String({ description: "\"1\" if the company is: gazelle, municipal.", examples: ["1"] })),
  is_dxgj01: Type.Optional(Type.String({ description: "\"1\" if the company is: single-product champion, national.", examples: ["1"] })),
  is_fhq01: Type.Optional(Type.String({ description: "\"1\" if the company is: incubator, national.", examples: ["1"] })),
  is_gjzcsf01: Type.Optional(Type.String({ description: "\"1\" if the company is: IP demonstration company, national.", examples: ["1"] })),
  is_gjzcys01: Type.Optional(Type.String({ description: "\"1\" if the company is: IP advantage company, national.", examples: ["1"] })),
  is_gxjs01: Type.Optional(Type.String({ description: "\"1\" if the company is: high-tech company, national.", examples: ["1"] })),
  is_jscxsf01: Type.Optional(Type.String({ description: "\"1\" if the company is: innovation demonstration company, national.", examples: ["1"] })),
  is_jsxj02: Type.Optional(Type.String({ description: "\"1\" if the company is: advanced technology services, provincial.", examples: ["1"] })),
  is_kjxzx01: Type.Optional(Type.String({ description: "\"1\" if the company is: technology SME, national.", examples: ["1"] })),
  is_qyjszx01: Type.Optional(Type.String({ description: "\"1\" if the company is: technology center, national.", examples: ["1"] })),
  is_qyjszx02: Type.Optional(Type.String({ description: "\"1\" if the company is: technology center, provincial.", examples: ["1"] })),
  is_yxgj02: Type.Optional(Type.String({ description: "\"1\" if the company is: hidden champion, provincial.", examples: ["1"] })),
  is_zckj01: Type.Optional(Type.String({ description: "\"1\" if the company is: maker space, national.", examples: ["1"] })),
  is_zjtx01: Type.Optional(Type.String({ description: "\"1\" if the company is: little giant, national.", examples: ["1"] })),
  is_zjtx02_1: Type.Optional(Type.String({ description: "\"1\" if the company is: specialized-and-new, provincial.", examples: ["1"] })),
  is_zjtx02_2: Type.Optional(Type.String({ description: "\"1\" if the company is: little giant, provincial.", examples: ["1"] })),
  is_zjtx03_1: Type.Optional(Type.String({ description: "\"1\" if the company is: specialized-and-new, municipal.", examples: ["1"] })),
  is_zjtx03_2: Type.Optional(Type.String({ description: "\"1\" if the company is: little giant, municipal.", examples: ["1"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
}, { title: "C005CompanyTechnologyLabelAnswer" }),
});

export const c006CompanyAwards = shape({ id: "c006CompanyAwards", code: "C006", method: "POST", path: "/company/awards", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  is_gjjsfm01: Type.Optional(Type.String({ description: "\"1\" if the company is: technological invention award, national.", examples: ["1"] })),
  is_gjkjcx01: Type.Optional(Type.String({ description: "\"1\" if the company is: innovation entrepreneur award, national.", examples: ["1"] })),
  is_gjkjjb01: Type.Optional(Type.String({ description: "\"1\" if the company is: science progress award, national.", examples: ["1"] })),
  is_gjzdly01: Type.Optional(Type.String({ description: "\"1\" if the company is: key-field team award, national.", examples: ["1"] })),
  is_gjzgkj01: Type.Optional(Type.String({ description: "\"1\" if the company is: highest science award, national.", examples: ["1"] })),
  is_gjzqn01: Type.Optional(Type.String({ description: "\"1\" if the company is: young science leader, national.", examples: ["1"] })),
  is_gjzrkx01: Type.Optional(Type.String({ description: "\"1\" if the company is: natural science award, national.", examples: ["1"] })),
  is_zlj01: Type.Optional(Type.String({ description: "\"1\" if the company is: patent award, national.", examples: ["1"] })),
  is_zlj02: Type.Optional(Type.String({ description: "\"1\" if the company is: patent award, provincial.", examples: ["1"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
}, { title: "C006CompanyAwardsAnswer" }),
});

export const c007CompanyIndustryClassification = shape({ id: "c007CompanyIndustryClassification", code: "C007", method: "POST", path: "/company/industry-classification", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  category: Type.Optional(Classification()),
  category_big: Type.Optional(Classification()),
  category_middle: Type.Optional(Classification()),
  category_small: Type.Optional(Classification()),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
  seic_lv1: Type.Optional(Classification()),
  seic_lv2: Type.Optional(Classification()),
}, { title: "C007CompanyIndustryClassificationAnswer" }),
});

export const c008CompanyProductTechnicalClassification = shape({ id: "c008CompanyProductTechnicalClassification", code: "C008", method: "POST", path: "/company/product-technical-classification", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
  tech_product: Type.Optional(Type.Array(Type.Object({
    classification: Type.Optional(Type.String({ description: "Classification." })),
    rank: Type.Optional(Type.Integer({ format: "int32", description: "Rank.", "x-unit": "1", examples: [2] })),
  }), { description: "Technology product." })),
  tech_subject: Type.Optional(Type.Array(Type.Object({
    classification: Type.Optional(Type.String({ description: "Classification." })),
    rank: Type.Optional(Type.Integer({ format: "int32", description: "Rank.", "x-unit": "1", examples: [2] })),
  }), { description: "Technology subject." })),
}, { title: "C008CompanyProductTechnicalClassificationAnswer" }),
});

export const c009CompanyIndustrialTechnologyChain = shape({ id: "c009CompanyIndustrialTechnologyChain", code: "C009", method: "POST", path: "/company/industrial-technology-chain", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  chain_detail: Type.Optional(Type.Array(Type.Object({
    chain_name: Type.Optional(Type.String({ description: "Chain name." })),
    node_name: Type.Optional(Type.String({ description: "Node name." })),
    patent_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of patents.", "x-unit": "count", examples: [15] })),
  }), { description: "Chain detail." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
}, { title: "C009CompanyIndustrialTechnologyChainAnswer" }),
});

export const c010CompanyStandardDevelopment = shape({ id: "c010CompanyStandardDevelopment", code: "C010", method: "POST", path: "/company/standard-development", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  is_standard_country: Type.Optional(Type.String({ description: "\"1\" if it took part in drafting.", examples: ["1"] })),
  is_standard_industry: Type.Optional(Type.String({ description: "\"1\" if it took part in drafting.", examples: ["1"] })),
  is_standard_place: Type.Optional(Type.String({ description: "\"1\" if it took part in drafting.", examples: ["1"] })),
  is_standard_team: Type.Optional(Type.String({ description: "\"1\" if it took part in drafting.", examples: ["1"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
}, { title: "C010CompanyStandardDevelopmentAnswer" }),
});

export const c011CompanyIntellectualProperty = shape({ id: "c011CompanyIntellectualProperty", code: "C011", method: "POST", path: "/company/intellectual-property", tag: "Enterprise Persona Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
  other_ip: Type.Optional(Type.Object({
    copy_reg_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of copy registrations.", "x-unit": "count", examples: [37] })),
    copy_reg_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Software copyrights, this year.", "x-unit": "count", examples: [0] })),
    copy_reg_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Software copyrights, last year.", "x-unit": "count", examples: [0] })),
    copy_reg_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Software copyrights, two years ago.", "x-unit": "count", examples: [2] })),
    ic_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of ics.", "x-unit": "count", examples: [0] })),
    ic_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "IC layouts, this year.", "x-unit": "count", examples: [0] })),
    ic_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "IC layouts, last year.", "x-unit": "count", examples: [0] })),
    ic_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "IC layouts, two years ago.", "x-unit": "count", examples: [0] })),
    new_plant_variety_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of new plant varieties.", "x-unit": "count", examples: [12] })),
    new_plant_variety_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Plant varieties, this year.", "x-unit": "count", examples: [0] })),
    new_plant_variety_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Plant varieties, last year.", "x-unit": "count", examples: [0] })),
    new_plant_variety_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Plant varieties, two years ago.", "x-unit": "count", examples: [0] })),
    trademark_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of trademarks.", "x-unit": "count", examples: [46] })),
    trademark_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Trademarks, this year.", "x-unit": "count", examples: [0] })),
    trademark_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Trademarks, last year.", "x-unit": "count", examples: [0] })),
    trademark_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Trademarks, two years ago.", "x-unit": "count", examples: [0] })),
  }, { description: "Other IP." })),
  patent_application: Type.Optional(Type.Object({
    cn_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of cn applications.", "x-unit": "count", examples: [530] })),
    design_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of design applications.", "x-unit": "count", examples: [27] })),
    design_apno_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Design filings, this year.", "x-unit": "count", examples: [0] })),
    design_apno_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Design filings, last year.", "x-unit": "count", examples: [10] })),
    design_apno_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Design filings, two years ago.", "x-unit": "count", examples: [7] })),
    invention_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of invention applications.", "x-unit": "count", examples: [143] })),
    invention_apno_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Invention filings, this year.", "x-unit": "count", examples: [7] })),
    invention_apno_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Invention filings, last year.", "x-unit": "count", examples: [43] })),
    invention_apno_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Invention filings, two years ago.", "x-unit": "count", examples: [44] })),
    non_cn_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of non cn applications.", "x-unit": "count", examples: [10] })),
    pct_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of PCT applications.", "x-unit": "count", examples: [5] })),
    utility_apno_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of utility applications.", "x-unit": "count", examples: [370] })),
    utility_apno_cnt_fy1: Type.Optional(Type.Integer({ format: "int32", description: "Utility filings, this year.", "x-unit": "count", examples: [3] })),
    utility_apno_cnt_fy2: Type.Optional(Type.Integer({ format: "int32", description: "Utility filings, last year.", "x-unit": "count", examples: [75] })),
    utility_apno_cnt_fy3: Type.Optional(Type.Integer({ format: "int32", description: "Utility filings, two years ago.", "x-unit": "count", examples: [99] })),
  }, { description: "Patent application." })),
  patent_current: Type.Optional(Type.Object({
    defense_decryption_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of defense decryption application currents.", "x-unit": "count", examples: [0] })),
    design_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of design application currents.", "x-unit": "count", examples: [27] })),
    invention_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of invention application currents.", "x-unit": "count", examples: [148] })),
    pct_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of PCT application currents.", "x-unit": "count", examples: [0] })),
    sep_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of SEP application currents.", "x-unit": "count", examples: [0] })),
    utility_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of utility application currents.", "x-unit": "count", examples: [383] })),
    valid_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of valid application currents.", "x-unit": "count", examples: [424] })),
    valid_design_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of valid design application currents.", "x-unit": "count", examples: [25] })),
    valid_invention_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of valid invention application currents.", "x-unit": "count", examples: [33] })),
    valid_utility_apno_current_cnt: Type.Optional(Type.Integer({ format: "int32", description: "Number of valid utility application currents.", "x-unit": "count", examples: [366] })),
  }, { description: "Patent current." })),
}, { title: "C011CompanyIntellectualPropertyAnswer" }),
});
