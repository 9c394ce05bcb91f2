// Written by `npm run contract` from ../groups/enterprise-tech-analysis.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const ApplicationData = once(() => Type.Object({
  country: Type.Optional(Type.String({ description: "Country or office code.", examples: ["US"] })),
  date: Type.Optional(Type.Integer({ format: "int32", description: "Date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  doc_number: Type.Optional(Type.String({ description: "Number of the document, without office and kind code.", examples: ["11205304"] })),
  kind: Type.Optional(Type.String({ description: "Kind code.", examples: ["B2"] })),
  month: Type.Optional(Type.Integer({ format: "int32", description: "Month.", "x-unit": "yyyyMM", examples: [202112] })),
  year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2012] })),
}, { title: "EnterpriseTechAnalysisApplicationData", description: "Application data." }));

const C029CompanyEnterprisePatentRiskWarningTrendRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
}, { title: "EnterpriseTechAnalysisC029CompanyEnterprisePatentRiskWarningTrendRequest", description: "C029 company enterprise patent risk warning trend request." }));

export const c112CompanyCorePatent = shape({ id: "c112CompanyCorePatent", code: "C112", method: "POST", path: "/innovation/company/core_patent", tag: "Enterprise Tech Analysis" }, {
  body: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Give one of the three." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters. Give one of the three.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code. Give one of the three.", examples: ["5513850T82"] })),
}, { title: "C112CompanyCorePatentRequest" }),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  core_patent: Type.Optional(Type.Array(Type.Object({
    abstract: Type.Optional(Type.Array(Type.Object({
      data_format: Type.Optional(Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }), { description: "Abstract." })),
    application_reference: Type.Optional(ApplicationData()),
    dates_of_public_availability: Type.Optional(Type.Object({
      month: Type.Optional(Type.Integer({ format: "int32", description: "Month.", "x-unit": "yyyyMM", examples: [201101] })),
      printed_with_granted: Type.Optional(Type.Integer({ format: "int32", description: "Issue date.", "x-unit": "count", examples: [20101022] })),
      year: Type.Optional(Type.Integer({ format: "int32", description: "Calendar year.", "x-unit": "calendar year", examples: [2011] })),
    }, { description: "Days on which it was printed." })),
    invention_title: Type.Optional(Type.Array(Type.Object({
      data_format: Type.Optional(Type.String({ description: "Whether the text is original or a translation. Does not filter: texts of every original language come back.", "x-values": ["original"] })),
      lang: Type.Optional(Type.String({ description: "Language code.", examples: ["EN"] })),
      text: Type.Optional(Type.String({ description: "Text." })),
    }), { description: "Titles." })),
    patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number." })),
    patent_legal: Type.Optional(Type.Object({
      event_status: Type.Optional(Type.Array(Type.String({ examples: ["Transfer"], "x-inferred": true }), { description: "Kinds of legal events.", "x-itemValues": ["Transfer", "License", "Pledge", "Trust", "Opposition", "Re-examination", "Customs", "Litigation", "Preservation", "Invalid-procedure", "Oral-procedure", "Declassification", "Double application"] })),
      legal_status: Type.Optional(Type.Array(Type.String({ examples: ["Examining"], "x-inferred": true }), { description: "Legal status in detail.", "x-itemValues": ["Published", "Examining", "Granted", "Double", "Abandoned-Undetermined", "Abandoned-Voluntarily", "Abandoned-Deemed", "Withdrawn-Undetermined", "Withdrawn-Voluntarily", "Withdrawn-Deemed", "Rejected", "Revoked", "Expired", "Non-Payment", "Restoration", "Ceased", "P-Revoked", "Discontinuation", "PCT published", "PCT entering(designated period)", "PCT entering(designated expiration)", "unentered"] })),
      simple_legal_status: Type.Optional(Type.Array(Type.String({ examples: ["Pending"], "x-inferred": true }), { description: "Simple legal status. Comes in the language asked for.", "x-itemValues": ["Inactive", "Active", "Pending", "Undetermined", "PCT designated period", "PCT designated expiration"] })),
    }, { description: "Patent legal." })),
    patent_type: Type.Optional(Type.String({ description: "Type of the patent.", examples: ["APPLICATION"] })),
    patent_value: Type.Optional(Type.Integer({ format: "int32", description: "Estimated value of the patent. In US dollars.", "x-unit": "USD", examples: [43000] })),
    patsnap_economy: Type.Optional(Type.Integer({ format: "int32", description: "Extended economy.", "x-unit": "count", examples: [23] })),
    patsnap_legal: Type.Optional(Type.Integer({ format: "int32", description: "Extended legal.", "x-unit": "count", examples: [71] })),
    patsnap_market: Type.Optional(Type.Integer({ format: "int32", description: "Extended market.", "x-unit": "count", examples: [18] })),
    patsnap_strategic: Type.Optional(Type.Integer({ format: "int32", description: "Extended strategic.", "x-unit": "1", examples: [71] })),
    patsnap_technology: Type.Optional(Type.Integer({ format: "int32", description: "Extended technology.", "x-unit": "count", examples: [28] })),
    pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code." })),
    publication_reference: Type.Optional(ApplicationData()),
  }), { description: "Core patent." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["913205940566944300"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["582343213/58234321-3"] })),
}, { title: "C112CompanyCorePatentAnswer" }),
});

export const c114CompanyIndustryUniversityResearch = shape({ id: "c114CompanyIndustryUniversityResearch", code: "C114", method: "POST", path: "/company/industry-university-research", tag: "Enterprise Tech Analysis" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["9131011269294823XQ"] })),
  iur_app_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of industry-university-research apps. Counts co-operation of industry, universities and research institutes.", "x-unit": "count", examples: [587] })),
  iur_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of industry-university-research. Counts co-operation of industry, universities and research institutes.", "x-unit": "count", examples: [21367] })),
  iur_detail: Type.Optional(Type.Array(Type.Object({
    iur_name: Type.Optional(Type.String({ description: "Industry-university-research name. Counts co-operation of industry, universities and research institutes." })),
    iur_name_count: Type.Optional(Type.Integer({ format: "int64", description: "Number of industry-university-research names. Counts co-operation of industry, universities and research institutes.", "x-unit": "count", examples: [625] })),
    iur_type: Type.Optional(Type.String({ description: "Industry-university-research type. Counts co-operation of industry, universities and research institutes." })),
  }), { description: "Industry-university-research detail. Counts co-operation of industry, universities and research institutes." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["69294823-X"] })),
}, { title: "C114CompanyIndustryUniversityResearchAnswer" }),
});

export const c115CompanyIndustryUniversityResearchIpc = shape({ id: "c115CompanyIndustryUniversityResearchIpc", code: "C115", method: "POST", path: "/company/industry-university-research-ipc", tag: "Enterprise Tech Analysis" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["9131011269294823XQ"] })),
  iur_detail: Type.Optional(Type.Array(Type.Object({
    ipc_detail: Type.Optional(Type.Array(Type.Object({
      ipc_iur_name_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of IPC industry-university-research names. Counts co-operation of industry, universities and research institutes.", "x-unit": "count", examples: [147] })),
      ipc_main_group: Type.Optional(Type.String({ description: "IPC main group.", examples: ["H04N19"] })),
    }), { description: "IPC detail." })),
    iur_name: Type.Optional(Type.String({ description: "Industry-university-research name. Counts co-operation of industry, universities and research institutes." })),
    iur_type: Type.Optional(Type.String({ description: "Industry-university-research type. Counts co-operation of industry, universities and research institutes." })),
  }), { description: "Industry-university-research detail. Counts co-operation of industry, universities and research institutes." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["69294823-X"] })),
}, { title: "C115CompanyIndustryUniversityResearchIpcAnswer" }),
});

export const c116CompanyIndustryUniversityResearchRegionDistribution = shape({ id: "c116CompanyIndustryUniversityResearchRegionDistribution", code: "C116", method: "POST", path: "/company/industry-university-research-region-distribution", tag: "Enterprise Tech Analysis" }, {
  body: () => C029CompanyEnterprisePatentRiskWarningTrendRequest(),
  answer: () => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["9131011269294823XQ"] })),
  iur_detail: Type.Optional(Type.Array(Type.Object({
    iur_name: Type.Optional(Type.String({ description: "Industry-university-research name. Counts co-operation of industry, universities and research institutes." })),
    iur_type: Type.Optional(Type.String({ description: "Industry-university-research type. Counts co-operation of industry, universities and research institutes." })),
    region_detail: Type.Optional(Type.Array(Type.Object({
      region: Type.Optional(Type.String({ description: "Region.", examples: ["CN"] })),
      region_iur_name_count: Type.Optional(Type.Integer({ format: "int32", description: "Number of region industry-university-research names. Counts co-operation of industry, universities and research institutes.", "x-unit": "count", examples: [147] })),
    }), { description: "Region detail." })),
  }), { description: "Industry-university-research detail. Counts co-operation of industry, universities and research institutes." })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["69294823-X"] })),
}, { title: "C116CompanyIndustryUniversityResearchRegionDistributionAnswer" }),
});
