// Written by `npm run contract` from ../groups/custom-aggregate-data.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './custom-aggregate-data.types.ts';

const shape = shapesOf<Operations>(new URL('./custom-aggregate-data.json', import.meta.url));

export const d005QuerySearchPatentV3 = shape({ id: "d005QuerySearchPatentV3", code: "D005", method: "POST", path: "/search/patent/query-search-patent/v3", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d006PatentQuerySearchPatentFacet = shape({ id: "d006PatentQuerySearchPatentFacet", code: "D006", method: "POST", path: "/search/patent/query-search-patent-facet", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d007BasicPatentDataPatentDetail = shape({ id: "d007BasicPatentDataPatentDetail", code: "D007", method: "GET", path: "/basic-patent-data/patent-detail", tag: "Custom Aggregate Data" }, ["query", "answer"]);
export const d008BasicPatentDataPatentPdf = shape({ id: "d008BasicPatentDataPatentPdf", code: "D008", method: "GET", path: "/basic-patent-data/patent-pdf", tag: "Custom Aggregate Data" }, ["query", "answer"]);
export const d009PatentQuerySearchPatentDetail = shape({ id: "d009PatentQuerySearchPatentDetail", code: "D009", method: "POST", path: "/search/patent/query-search-patent-detail", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d010PatentQuerySearchFacet = shape({ id: "d010PatentQuerySearchFacet", code: "D010", method: "POST", path: "/search/patent/query-search-facet", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d101ReportdataLifeCycle = shape({ id: "d101ReportdataLifeCycle", code: "D101", method: "POST", path: "/shhgy/reportdata/life-cycle", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d102ReportdataApplicantRank = shape({ id: "d102ReportdataApplicantRank", code: "D102", method: "POST", path: "/shhgy/reportdata/applicant-rank", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d103ReportdataApplicantTechnologyAnalysis = shape({ id: "d103ReportdataApplicantTechnologyAnalysis", code: "D103", method: "POST", path: "/shhgy/reportdata/applicant-technology-analysis", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d104ReportdataApplicantTrend = shape({ id: "d104ReportdataApplicantTrend", code: "D104", method: "POST", path: "/shhgy/reportdata/applicant-trend", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d105ReportdataCooperationApplicantAnalysis = shape({ id: "d105ReportdataCooperationApplicantAnalysis", code: "D105", method: "POST", path: "/shhgy/reportdata/cooperation-applicant-analysis", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d106ReportdataPatentTrend = shape({ id: "d106ReportdataPatentTrend", code: "D106", method: "POST", path: "/shhgy/reportdata/patent-trend", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d107ReportdataTechnologyApplicantDistribution = shape({ id: "d107ReportdataTechnologyApplicantDistribution", code: "D107", method: "POST", path: "/shhgy/reportdata/technology-applicant-distribution", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d108ReportdataTechnologyConstitute = shape({ id: "d108ReportdataTechnologyConstitute", code: "D108", method: "POST", path: "/shhgy/reportdata/technology-constitute", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d109ReportdataRecOffice = shape({ id: "d109ReportdataRecOffice", code: "D109", method: "POST", path: "/shhgy/reportdata/rec-office", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d110ReportdataRecOfficeYear = shape({ id: "d110ReportdataRecOfficeYear", code: "D110", method: "POST", path: "/shhgy/reportdata/rec-office-year", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d111ReportdataReferedRank = shape({ id: "d111ReportdataReferedRank", code: "D111", method: "POST", path: "/shhgy/reportdata/refered-rank", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d112ReportdataFamnRank = shape({ id: "d112ReportdataFamnRank", code: "D112", method: "POST", path: "/shhgy/reportdata/famn-rank", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d113ReportdataPatentList = shape({ id: "d113ReportdataPatentList", code: "D113", method: "POST", path: "/shhgy/reportdata/patent-list", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d114ReportdataPatentInfo = shape({ id: "d114ReportdataPatentInfo", code: "D114", method: "POST", path: "/shhgy/reportdata/patent-info", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d115ReportdataDomainMap = shape({ id: "d115ReportdataDomainMap", code: "D115", method: "POST", path: "/shhgy/reportdata/domain-map", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d116Reportdata3dMap = shape({ id: "d116Reportdata3dMap", code: "D116", method: "POST", path: "/shhgy/reportdata/3d-map", tag: "Custom Aggregate Data" }, ["body", "answer"]);
export const d201JdfPatentDetailText = shape({ id: "d201JdfPatentDetailText", code: "D201", method: "POST", path: "/jdf/patent_detail_text", tag: "Custom Aggregate Data" }, ["body", "query", "answer"]);
export const d301BasicPatentDataPatentDetailAggregation = shape({ id: "d301BasicPatentDataPatentDetailAggregation", code: "D301", method: "GET", path: "/basic-patent-data/patent-detail-aggregation", tag: "Custom Aggregate Data" }, ["query", "answer"]);
export const statementV2 = shape({ id: "statementV2", method: "POST", path: "/open-user/statement/v2", tag: "Custom Aggregate Data" }, ["body", "answer"]);
