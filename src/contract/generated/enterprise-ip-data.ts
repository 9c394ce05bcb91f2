// Written by `npm run contract` from ../groups/enterprise-ip-data.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const C033SpecialIpDataIcDesignRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038216"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  page_number: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  page_size: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 20, default: 20, description: "Rows on a page.", "x-unit": "rows", examples: [20] })),
}, { title: "C033SpecialIpDataIcDesignRequest", description: "C033 special IP data ic design request." }));

const C034NewPlantVarietyApplicationRequest = once(() => Type.Object({
  company_name: Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." }),
  page_number: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  page_size: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 20, default: 20, description: "Rows on a page.", "x-unit": "rows", examples: [20] })),
}, { title: "C034NewPlantVarietyApplicationRequest", description: "C034 new plant variety application request." }));

const C034NewPlantVarietyApplicationResponse = once(() => Type.Object({
  plant_variety_protection_application_data: Type.Optional(Type.Array(PlantVarietyProtectionApplication(), { description: "Plant variety protection application data." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [679] })),
}, { title: "C034NewPlantVarietyApplicationResponse", description: "C034 new plant variety application response." }));

const PlantVarietyProtectionApplication = once(() => Type.Object({
  applicants: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Applicants." })),
  application_date: Type.Optional(Type.Integer({ format: "int32", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  application_number: Type.Optional(Type.String({ description: "Application number.", examples: ["20030288"] })),
  breeders: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Breeders." })),
  publication_date: Type.Optional(Type.Integer({ format: "int32", description: "Publication date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
  publication_number: Type.Optional(Type.String({ description: "Publication number.", examples: ["CNA001867G"] })),
  species_name: Type.Optional(Type.String({ description: "Species name." })),
  temporary_variety_name: Type.Optional(Type.String({ description: "Temporary variety name." })),
}, { title: "PlantVarietyProtectionApplication", description: "Plant variety protection application." }));

export const c031SpecialIpDataEnterpriseTrademark = shape({ id: "c031SpecialIpDataEnterpriseTrademark", code: "C031", method: "POST", path: "/special-ip-data/enterprise-trademark", tag: "Enterprise IP Data" }, {
  body: () => Type.Object({
  app_year: Type.Optional(Type.String({ description: "App year.", examples: ["2020"] })),
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["914403001922038216"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["192203821"] })),
  page_number: Type.Optional(Type.Integer({ format: "int32", minimum: 1, default: 1, description: "Page, from 1.", "x-unit": "page", examples: [1] })),
  page_size: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 20, default: 20, description: "Rows on a page.", "x-unit": "rows", examples: [20] })),
  status: Type.Optional(Type.Enum(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"], { type: "string", description: "Status. 1: registered; 2: invalid; 3: preliminary publication; 4: awaiting examination; 5: filed; 6: opposition; 7: refusal review; 8: other; 9: awaiting refusal review; 10: cancellation or invalidation review.", "x-meaning": { "1": "registered", "2": "invalid", "3": "preliminary publication", "4": "awaiting examination", "5": "filed", "6": "opposition", "7": "refusal review", "8": "other", "9": "awaiting refusal review", "10": "cancellation or invalidation review" } })),
  tm_class: Type.Optional(Type.String({ description: "Tm class.", examples: ["29"] })),
}, { title: "C031SpecialIpDataEnterpriseTrademarkRequest" }),
  answer: () => Type.Object({
  enterprise_trademark_data: Type.Optional(Type.Array(Type.Object({
    app_date: Type.Optional(Type.Integer({ format: "int64", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    applicant_cn: Type.Optional(Type.String({ description: "Applicant, in Chinese." })),
    category: Type.Optional(Type.String({ description: "Category." })),
    id: Type.Optional(Type.String({ description: "Identifier.", examples: ["234554350"] })),
    int_cls: Type.Optional(Type.String({ description: "Int cls." })),
    reg_no: Type.Optional(Type.String({ description: "Registration no.", examples: ["63607346"] })),
    status: Type.Optional(Type.String({ description: "Status." })),
    tm_class: Type.Optional(Type.String({ description: "Tm class.", examples: ["42"] })),
    tm_name: Type.Optional(Type.String({ description: "Name of the trademark." })),
  }), { description: "Enterprise trademark data." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [679] })),
}, { title: "C031SpecialIpDataEnterpriseTrademarkAnswer" }),
});

export const c032SpecialIpDataSoftwareCopyright = shape({ id: "c032SpecialIpDataSoftwareCopyright", code: "C032", method: "POST", path: "/special-ip-data/software-copyright", tag: "Enterprise IP Data" }, {
  body: () => C033SpecialIpDataIcDesignRequest(),
  answer: () => Type.Object({
  software_copyright_data: Type.Optional(Type.Array(Type.Object({
    author_nationality: Type.Optional(Type.String({ description: "Author nationality." })),
    cat_num: Type.Optional(Type.String({ description: "Cat number.", examples: ["66000-0000"] })),
    full_name: Type.Optional(Type.String({ description: "Full name." })),
    publish_time: Type.Optional(Type.Integer({ format: "int64", description: "Publish time. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    reg_num: Type.Optional(Type.String({ description: "Registration number.", examples: ["2022SR0575595"] })),
    reg_time: Type.Optional(Type.Integer({ format: "int64", description: "Registration time. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    simple_name: Type.Optional(Type.String({ description: "Simple name." })),
    version: Type.Optional(Type.String({ description: "Version.", examples: ["V1.0"] })),
  }), { description: "Software copyright data." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [679] })),
}, { title: "C032SpecialIpDataSoftwareCopyrightAnswer" }),
});

export const c033SpecialIpDataIcDesign = shape({ id: "c033SpecialIpDataIcDesign", code: "C033", method: "POST", path: "/special-ip-data/ic-design", tag: "Enterprise IP Data" }, {
  body: () => C033SpecialIpDataIcDesignRequest(),
  answer: () => Type.Object({
  ic_design_data: Type.Optional(Type.Array(Type.Object({
    app_date: Type.Optional(Type.Integer({ format: "int64", description: "Application date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    assignee_name: Type.Optional(Type.String({ description: "Assignee name." })),
    create_completion_date: Type.Optional(Type.Integer({ format: "int64", description: "Create completion date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    design_name: Type.Optional(Type.String({ description: "Design name.", examples: ["61LC4"] })),
    end_date: Type.Optional(Type.Integer({ format: "int64", description: "Last day. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    inventor_name: Type.Optional(Type.String({ description: "Inventor name." })),
    publish_date: Type.Optional(Type.Integer({ format: "int64", description: "Publish date. Calendar date, yyyyMMdd.", "x-unit": "yyyyMMdd", "x-format": "yyyyMMdd" })),
    publish_number: Type.Optional(Type.String({ description: "Publish number.", examples: ["55785"] })),
    reg_number: Type.Optional(Type.String({ description: "Registration number.", examples: ["BS225001322"] })),
  }), { description: "Ic design data." })),
  total: Type.Optional(Type.Integer({ format: "int32", description: "Number of all that match.", "x-unit": "count", examples: [679] })),
}, { title: "C033SpecialIpDataIcDesignAnswer" }),
});

export const c034NewPlantVarietyApplication = shape({ id: "c034NewPlantVarietyApplication", code: "C034", method: "POST", path: "/special-ip-data/new-plant-variety/application", tag: "Enterprise IP Data" }, {
  body: () => C034NewPlantVarietyApplicationRequest(),
  response: () => C034NewPlantVarietyApplicationResponse(),
});

export const c034NewPlantVarietyIssue = shape({ id: "c034NewPlantVarietyIssue", code: "C034", method: "POST", path: "/special-ip-data/new-plant-variety/issue", tag: "Enterprise IP Data" }, {
  body: () => C034NewPlantVarietyApplicationRequest(),
  response: () => C034NewPlantVarietyApplicationResponse(),
});

export const c046PatentPotentialBuyer = shape({ id: "c046PatentPotentialBuyer", code: "C046", method: "POST", path: "/search/patent/potential-buyer", tag: "Enterprise IP Data" }, {
  body: () => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give patent_id or pn.", "x-format": "uuid" })),
  pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give patent_id or pn.", examples: ["CN104244439B"] })),
}, { title: "C046PatentPotentialBuyerRequest" }),
  answer: () => Type.Array(Type.Object({
  buy_all_cnt: Type.Optional(Type.String({ description: "Patents bought in last three years.", examples: ["101"] })),
  buy_this_cnt: Type.Optional(Type.String({ description: "Bought from this assignee.", examples: ["2"] })),
  company_id: Type.Optional(Type.String({ description: "Identifier of the company.", "x-format": "hex32" })),
  company_name: Type.Optional(Type.String({ description: "Name of the company." })),
  patent_cnt: Type.Optional(Type.String({ description: "Similar patents held.", examples: ["4"] })),
  sim_score_avg: Type.Optional(Type.String({ description: "Mean similarity to its patents.", examples: ["76.25"] })),
})),
});
