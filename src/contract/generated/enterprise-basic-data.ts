// Written by `npm run contract` from ../groups/enterprise-basic-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const C029CompanyEnterprisePatentRiskWarningTrendRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
}, { title: "EnterpriseBasicDataC029CompanyEnterprisePatentRiskWarningTrendRequest", description: "C029 company enterprise patent risk warning trend request." }));

export const c001CompanyRegistrationInformation = shape({ id: "c001CompanyRegistrationInformation", code: "C001", method: "POST", path: "/company/registration-information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  actual_capital: Type.Optional(Type.String({ description: "Actual capital." })),
  business_scope: Type.Optional(Type.String({ description: "Business scope." })),
  city: Type.Optional(Type.String({ description: "City." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91320509582343220"] })),
  description_cn: Type.Optional(Type.String({ description: "Description, in Chinese." })),
  district: Type.Optional(Type.String({ description: "District." })),
  employee_number_interval: Type.Optional(Type.String({ description: "Employee number interval." })),
  entity_status: Type.Optional(Type.String({ description: "Entity status." })),
  founded_date: Type.Optional(Type.Integer({ format: "int32", description: "Date of foundation. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  history_name_cn: Type.Optional(Type.Array(Type.Unknown(), { description: "History name, in Chinese." })),
  issue_date: Type.Optional(Type.Integer({ format: "int32", description: "Issue date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  legal_person_name: Type.Optional(Type.String({ description: "Legal person name." })),
  location: Type.Optional(Type.String({ description: "Place." })),
  name_en: Type.Optional(Type.String({ description: "Name, in English." })),
  normalized_entity_type_cn: Type.Optional(Type.String({ description: "Normalized entity type, in Chinese." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["58234321-3"] })),
  reg_authority: Type.Optional(Type.String({ description: "Registration authority." })),
  reg_capital: Type.Optional(Type.String({ description: "Registration capital. In Chinese yuan, in the unit that the source gives." })),
  reg_code: Type.Optional(Type.String({ description: "Registration code.", examples: ["320584000306931"] })),
  short_name_cn: Type.Optional(Type.String({ description: "Short name, in Chinese." })),
  social_staff_num: Type.Optional(Type.Integer({ format: "int32", description: "Social staff number.", "x-unit": "count", examples: [35] })),
  state: Type.Optional(Type.String({ description: "State." })),
  tax_number: Type.Optional(Type.String({ description: "Tax number.", examples: ["91320509582343220"] })),
  website: Type.Optional(Type.String({ description: "Website.", examples: ["www.yngreen.com"] })),
}, { title: "C001CompanyRegistrationInformationAnswer" }),
});

export const c002CompanyOutboundInvestment = shape({ id: "c002CompanyOutboundInvestment", code: "C002", method: "POST", path: "/company/outbound-investment", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91320509582343220"] })),
  investment: Type.Optional(Type.Array(Type.Object({
    company_name: Type.Optional(Type.String({ description: "Name of the company." })),
    credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91120116MA06WGQC4X"] })),
    investment_proportion: Type.Optional(Type.Number({ format: "double", description: "Investment proportion.", "x-unit": "1", examples: [60] })),
  }), { description: "Investment." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["58234321-3"] })),
}, { title: "C002CompanyOutboundInvestmentAnswer" }),
});

export const c003CompanyShareholderInformation = shape({ id: "c003CompanyShareholderInformation", code: "C003", method: "POST", path: "/company/shareholder-information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91320509582343220"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["58234321-3"] })),
  shareholder: Type.Optional(Type.Array(Type.Object({
    credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91320594313721239Q"] })),
    is_personal: Type.Optional(Type.Enum(["0", "1"], { type: "string", description: "Is personal. 0: legal person; 1: natural person.", "x-meaning": { "0": "legal person", "1": "natural person" } })),
    stock_name: Type.Optional(Type.String({ description: "Stock name." })),
    stock_proportion: Type.Optional(Type.Number({ format: "double", description: "Percent.", "x-unit": "1", examples: [33.62] })),
  }), { description: "Shareholder." })),
}, { title: "C003CompanyShareholderInformationAnswer" }),
});

export const c013CompanyFinancingInformation = shape({ id: "c013CompanyFinancingInformation", code: "C013", method: "POST", path: "/company/financing-information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  financing_detail: Type.Optional(Type.Array(Type.Object({
    investor_name: Type.Optional(Type.String({ description: "Investor name." })),
    money: Type.Optional(Type.String({ description: "Money." })),
    news_title: Type.Optional(Type.String({ description: "News title." })),
    news_url: Type.Optional(Type.String({ format: "uri", description: "Link to the news." })),
    pub_time: Type.Optional(Type.String({ description: "Pub time. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    round: Type.Optional(Type.String({ description: "Round." })),
    share: Type.Optional(Type.String({ description: "Share.", examples: ["10%"] })),
    value: Type.Optional(Type.String({ description: "Value." })),
  }), { description: "Financing detail." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T8-2"] })),
}, { title: "C013CompanyFinancingInformationAnswer" }),
});

export const c014CompanyTechnologyQualification = shape({ id: "c014CompanyTechnologyQualification", code: "C014", method: "POST", path: "/company/technology-qualification", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
  tech_qualification: Type.Optional(Type.Array(Type.Object({
    end_date: Type.Optional(Type.String({ description: "Last day. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    issuing_agency: Type.Optional(Type.String({ description: "Issuing agency." })),
    level: Type.Optional(Type.String({ description: "Level." })),
    publish_date: Type.Optional(Type.String({ description: "Publish date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    tag_type: Type.Optional(Type.String({ description: "Tag type." })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2021"] })),
  }), { description: "Technology qualification." })),
}, { title: "C014CompanyTechnologyQualificationAnswer" }),
});

export const c015CompanyAwardsInformation = shape({ id: "c015CompanyAwardsInformation", code: "C015", method: "POST", path: "/company/awards-information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  awards_qualification: Type.Optional(Type.Array(Type.Object({
    award: Type.Optional(Type.String({ description: "Award." })),
    awards_level: Type.Optional(Type.String({ description: "Awards level." })),
    issuing_agency: Type.Optional(Type.String({ description: "Issuing agency." })),
    level: Type.Optional(Type.String({ description: "Level." })),
    publish_date: Type.Optional(Type.String({ description: "Publish date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    year: Type.Optional(Type.String({ description: "Calendar year.", examples: ["2010"] })),
  }), { description: "Awards qualification." })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["05669441-9"] })),
}, { title: "C015CompanyAwardsInformationAnswer" }),
});

export const c016CompanyMainMember = shape({ id: "c016CompanyMainMember", code: "C016", method: "POST", path: "/company/main-member", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91310000MA1FL46U1L"] })),
  main_member: Type.Optional(Type.Array(Type.Object({
    is_dimission: Type.Optional(Type.Enum(["0", "1"], { type: "string", description: "Is dimission. 0: in post; 1: left.", "x-meaning": { "0": "in post", "1": "left" } })),
    name: Type.Optional(Type.String({ description: "Name." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Main member." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["MA1FL46U-1"] })),
}, { title: "C016CompanyMainMemberAnswer" }),
});

export const c017CompanyCoreMember = shape({ id: "c017CompanyCoreMember", code: "C017", method: "POST", path: "/company/core-member", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  core_member: Type.Optional(Type.Array(Type.Object({
    desc: Type.Optional(Type.String({ description: "Description." })),
    is_dimission: Type.Optional(Type.Enum(["0", "1"], { type: "string", description: "Is dimission. 0: in post; 1: left.", "x-meaning": { "0": "in post", "1": "left" } })),
    name: Type.Optional(Type.String({ description: "Name." })),
    title: Type.Optional(Type.String({ description: "Title." })),
  }), { description: "Core member." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913100007381411200"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["73814112-5"] })),
}, { title: "C017CompanyCoreMemberAnswer" }),
});

export const c018CompanyListingInformation = shape({ id: "c018CompanyListingInformation", code: "C018", method: "POST", path: "/company/listing-Information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914200007220889600"] })),
  listing_information: Type.Optional(Type.Array(Type.Object({
    bond_code: Type.Optional(Type.String({ description: "Bond code.", examples: ["002013"] })),
    bond_label: Type.Optional(Type.String({ description: "Bond label." })),
    bond_name: Type.Optional(Type.String({ description: "Bond name." })),
    bond_type: Type.Optional(Type.String({ description: "Bond type." })),
    delisting_date: Type.Optional(Type.String({ description: "Delisting date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    english_name: Type.Optional(Type.String({ description: "English name." })),
    exchange: Type.Optional(Type.String({ description: "Exchange." })),
    listing_date: Type.Optional(Type.String({ description: "Listing date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  }), { description: "Listing information." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["722088964/72208896-4"] })),
}, { title: "C018CompanyListingInformationAnswer" }),
});

export const c019CompanyIpoProcess = shape({ id: "c019CompanyIpoProcess", code: "C019", method: "POST", path: "/company/ipo-process", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91320213MA1MDBFY36"] })),
  ipo_process: Type.Optional(Type.Array(Type.Object({
    accept_date: Type.Optional(Type.String({ description: "Accept date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    accept_process: Type.Optional(Type.Array(Type.Object({
      audit_status: Type.Optional(Type.String({ description: "Audit status." })),
      date: Type.Optional(Type.String({ description: "Date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    }), { description: "Accept process." })),
    accountants: Type.Optional(Type.String({ description: "Accountants." })),
    accounting_firm: Type.Optional(Type.String({ description: "Accounting firm." })),
    audit_status: Type.Optional(Type.String({ description: "Audit status." })),
    bond_name: Type.Optional(Type.String({ description: "Bond name." })),
    bond_type: Type.Optional(Type.String({ description: "Bond type." })),
    evaluation_organization: Type.Optional(Type.String({ description: "Evaluation organization." })),
    evaluators: Type.Optional(Type.String({ description: "Evaluators." })),
    exchange: Type.Optional(Type.String({ description: "Exchange." })),
    financing_money: Type.Optional(Type.Number({ format: "double", description: "Unit: 100 million CNY.", "x-unit": "CNY", examples: [10] })),
    law_firm: Type.Optional(Type.String({ description: "Law firm." })),
    lawyers: Type.Optional(Type.String({ description: "Lawyers." })),
    sponsor: Type.Optional(Type.String({ description: "Sponsor." })),
    sponsor_institution: Type.Optional(Type.String({ description: "Sponsor institution." })),
    update_date: Type.Optional(Type.String({ description: "Update date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  }), { description: "Ipo process." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["MA1MDBFY3/MA1MDBFY-3"] })),
}, { title: "C019CompanyIpoProcessAnswer" }),
});

export const c020CompanyStandardInformation = shape({ id: "c020CompanyStandardInformation", code: "C020", method: "POST", path: "/company/standard-information", tag: "Enterprise Basic Data" }, {
  body: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
  page_number: Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Pages of 20 rows, latest publication first.", "x-unit": "page", examples: [1] }),
  standard_type: Type.Optional(Type.String({ description: "All, national, industry, local or group (Chinese labels)." })),
}, { title: "C020CompanyStandardInformationRequest" }),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914200007220889600"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["722088964/72208896-4"] })),
  standard_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of standards.", "x-unit": "count", examples: [7] })),
  standard_information: Type.Optional(Type.Array(Type.Object({
    all_substitute_standards: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "All substitute standards." })),
    application_scope: Type.Optional(Type.String({ description: "Application scope." })),
    competent_department: Type.Optional(Type.String({ description: "Competent department." })),
    drafter: Type.Optional(Type.String({ description: "Drafter." })),
    drafting_unit: Type.Optional(Type.String({ description: "Drafting unit." })),
    implement_company: Type.Optional(Type.String({ description: "Implement company." })),
    implement_date: Type.Optional(Type.String({ description: "Implement date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    main_technical_contents: Type.Optional(Type.String({ description: "Main technical contents." })),
    record_date: Type.Optional(Type.String({ description: "Record date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    record_number: Type.Optional(Type.String({ description: "Record number.", examples: ["64199-2018"] })),
    release_company: Type.Optional(Type.String({ description: "Release company." })),
    release_date: Type.Optional(Type.String({ description: "Release date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    revision: Type.Optional(Type.String({ description: "Revision." })),
    similar_standard: Type.Optional(Type.Array(Type.Object({
      standard_id: Type.Optional(Type.String({ description: "Identifier of the standard.", examples: ["GB/T5267.2-2002"] })),
      standard_name: Type.Optional(Type.String({ description: "Standard name." })),
    }), { description: "Similar standard." })),
    standard_category: Type.Optional(Type.String({ description: "Standard category." })),
    standard_id: Type.Optional(Type.String({ description: "Identifier of the standard." })),
    standard_name: Type.Optional(Type.String({ description: "Standard name." })),
    standard_name_en: Type.Optional(Type.String({ description: "Standard name, in English." })),
    standard_number_cn: Type.Optional(Type.String({ description: "Standard number, in Chinese.", examples: ["J13"] })),
    standard_number_inter: Type.Optional(Type.String({ description: "Standard number inter.", examples: ["21.060.10"] })),
    standard_properties: Type.Optional(Type.String({ description: "Standard properties." })),
    standard_status: Type.Optional(Type.String({ description: "Standard status." })),
    standard_type: Type.Optional(Type.String({ description: "Standard type." })),
    technical_committees: Type.Optional(Type.String({ description: "Technical committees." })),
  }), { description: "Standard information." })),
}, { title: "C020CompanyStandardInformationAnswer" }),
});

export const c021CompanyQualificationCertificate = shape({ id: "c021CompanyQualificationCertificate", code: "C021", method: "POST", path: "/company/qualification-certificate", tag: "Enterprise Basic Data" }, {
  body: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
  page_number: Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Pages of 20 rows, latest publication first.", "x-unit": "page", examples: [1] }),
}, { title: "C021CompanyQualificationCertificateRequest" }),
  answer: () => Type.Object({
  certificate_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of certificates.", "x-unit": "count", examples: [1] })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91330424572927506D"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["572927506/57292750-6"] })),
  qualification_certificate: Type.Optional(Type.Array(Type.Object({
    cert_no: Type.Optional(Type.String({ description: "Cert no.", examples: ["0380558"] })),
    certificate_name: Type.Optional(Type.String({ description: "Certificate name." })),
    detail: Type.Optional(Type.Array(Type.Object({
      content: Type.Optional(Type.String({ description: "Content." })),
      title: Type.Optional(Type.String({ description: "Title." })),
    }), { description: "Detail." })),
    end_date: Type.Optional(Type.String({ description: "Last day. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    start_date: Type.Optional(Type.String({ description: "First day. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  }), { description: "Qualification certificate." })),
}, { title: "C021CompanyQualificationCertificateAnswer" }),
});

export const c037CompanySearch = shape({ id: "c037CompanySearch", code: "C037", method: "POST", path: "/company/search", tag: "Enterprise Basic Data" }, {
  body: () => Type.Object({
  city: Type.Optional(Type.String({ description: "City name." })),
  country: Type.Optional(Type.String({ description: "Country or office code." })),
  district: Type.Optional(Type.String({ description: "District name." })),
  entity_status: Type.Optional(Type.String({ description: "Entity status.", examples: ["ACTIVE"] })),
  fin_process: Type.Optional(Type.String({ description: "Fin process.", examples: ["2"] })),
  founded_date_lower: Type.Optional(Type.String({ description: "Founded date lower. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  founded_date_upper: Type.Optional(Type.String({ description: "Founded date upper. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  gbc_lv1: Type.Optional(Type.String({ description: "National economy class, level 1/2." })),
  gbc_lv2: Type.Optional(Type.String({ description: "National economy class, level 1/2." })),
  is_patent: Type.Optional(Type.String({ description: "Is patent.", examples: ["1"] })),
  is_patsnap_company: Type.Optional(Type.String({ description: "\"1\" if the company is: in the scored innovator set.", examples: ["1"] })),
  key_word: Type.Optional(Type.String({ description: "Key word." })),
  level: Type.Optional(Type.String({ description: "Qualification level, Chinese labels. Several are separated by \"|\".", "x-separator": "|" })),
  list_status: Type.Optional(Type.String({ description: "List status.", examples: ["1"] })),
  page_number: Type.String({ description: "Page, from 1.", examples: ["1"] }),
  province: Type.Optional(Type.String({ description: "Province." })),
  rating: Type.Optional(Type.String({ description: "Rating. Several are separated by \"|\".", "x-separator": "|", "x-values": ["AAA", "AA", "A", "BBB", "BB", "B", "CCC", "CC", "C"] })),
  rating_global: Type.Optional(Type.String({ description: "Rating global. Several are separated by \"|\".", examples: ["AAA|AA"], "x-separator": "|" })),
  reg_capital_lower: Type.Optional(Type.String({ description: "Registration capital lower. In Chinese yuan, in the unit that the source gives.", examples: ["100"] })),
  reg_capital_upper: Type.Optional(Type.String({ description: "Registration capital upper. In Chinese yuan, in the unit that the source gives.", examples: ["1000"] })),
  seic_lv1: Type.Optional(Type.String({ description: "Strategic emerging industry class of level 1 or 2." })),
  seic_lv2: Type.Optional(Type.String({ description: "Strategic emerging industry class of level 1 or 2." })),
  social_staff_num_lower: Type.Optional(Type.String({ description: "Social staff number lower.", examples: ["10"] })),
  social_staff_num_upper: Type.Optional(Type.String({ description: "Social staff number upper.", examples: ["500"] })),
  sort_field: Type.String({ description: "Field that rows are ordered by.", examples: ["credit_code"] }),
  tech_tags: Type.Optional(Type.String({ description: "Technology tags." })),
}, { title: "C037CompanySearchRequest" }),
  answer: () => Type.Object({
  company_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of companies.", "x-unit": "count", examples: [1345] })),
  company_list: Type.Optional(Type.Array(Type.Object({
    company_name: Type.Optional(Type.String({ description: "Name of the company." })),
    company_name_en: Type.Optional(Type.String({ description: "Name of the company, in English.", examples: ["XXXXXXXXXXXXXXXXXXX"] })),
    credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
    is_patsnap_company: Type.Optional(Type.Integer({ format: "int32", description: "\"1\" if the company is: in the scored innovator set.", "x-unit": "count", examples: [1] })),
  }), { description: "Company list." })),
  page_number: Type.Optional(Type.String({ description: "Page, from 1.", examples: ["1"] })),
  sort_field: Type.Optional(Type.String({ description: "Field that rows are ordered by.", examples: ["credit_code"] })),
}, { title: "C037CompanySearchAnswer" }),
});

export const c038CompanyInvestmentInformation = shape({ id: "c038CompanyInvestmentInformation", code: "C038", method: "POST", path: "/company/investment-information", tag: "Enterprise Basic Data" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["9131011269294823XQ"] })),
  last_funding_date: Type.Optional(Type.String({ description: "Last funding date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
  last_funding_round: Type.Optional(Type.String({ description: "Last funding round." })),
  last_funding_total: Type.Optional(Type.String({ description: "Last funding total." })),
  num_funding_rounds: Type.Optional(Type.String({ description: "Number funding rounds.", examples: ["8"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["69294823-X"] })),
  to_investees: Type.Optional(Type.Array(Type.Object({
    funding_date: Type.Optional(Type.String({ description: "Funding date. Calendar date, yyyyMMdd.", "x-format": "yyyyMMdd" })),
    investee: Type.Optional(Type.String({ description: "Investee." })),
    news_title: Type.Optional(Type.String({ description: "News title." })),
    news_url: Type.Optional(Type.String({ format: "uri", description: "Link to the news." })),
  }), { description: "To investees." })),
}, { title: "C038CompanyInvestmentInformationAnswer" }),
});
