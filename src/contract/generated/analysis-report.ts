// Written by `npm run contract` from ../groups/analysis-report.json: change that file.
import { Type } from 'typebox';
import { once, shape } from '../shape.ts';

const R001TaskCreateNoLogoRequest = once(() => Type.Object({
  company_name: Type.Optional(Type.String({ description: "Name of the company. Names one company; give company_name, credit_code or org_number." })),
  credit_code: Type.Optional(Type.String({ description: "Chinese unified social credit code, 18 characters.", examples: ["91110108551385082Q"] })),
  org_number: Type.Optional(Type.String({ description: "Chinese organization code.", examples: ["5513850T82"] })),
  report_type: Type.Enum(["word", "pdf"], { type: "string", description: "Report type." }),
}, { title: "R001TaskCreateNoLogoRequest", description: "R001 task create no logo request." }));

const R002TaskCreateRequest = once(() => Type.Object({
  patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number. Give this or the other of patent_id and patent_number.", "x-format": "uuid" })),
  patent_number: Type.Optional(Type.String({ description: "Publication number: office, number, kind code. Give this or the other of patent_id and patent_number.", examples: ["CN108977442B"] })),
  report_type: Type.Enum(["word", "pdf"], { type: "string", description: "Report type." }),
}, { title: "R002TaskCreateRequest", description: "R002 task create request." }));

const Label = once(() => Type.Object({
  passage: Type.Optional(Type.String({ description: "Passage." })),
  section: Type.Optional(Type.Enum(["description", "claim"], { type: "string", description: "Section." })),
  sentence: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Sentence." })),
  sn: Type.Optional(Type.Integer({ format: "int32", description: "Number of the paragraph; 0 where it has none.", "x-unit": "count", examples: [39] })),
}, { title: "AnalysisReportLabel", description: "Label." }));

export const r001JobIdStatus = shape({ id: "r001JobIdStatus", code: "R001", method: "GET", path: "/innovation/company-report/job_id/status", tag: "Analysis Report" }, {
  query: () => Type.Object({
  job_id: Type.Optional(Type.Integer({ format: "int64", description: "Identifier of the job. From r001TaskCreate.", "x-unit": "identifier", "x-from": ["r001TaskCreate"] })),
}),
  answer: () => Type.Object({
  abnormal_cause: Type.Optional(Type.String({ description: "Failure reason." })),
  download_url: Type.Optional(Type.String({ format: "uri", description: "Link to the file. Present after success only." })),
  job_id: Type.Optional(Type.Integer({ format: "int64", description: "Identifier of the job.", "x-unit": "identifier" })),
  job_status: Type.Optional(Type.Enum([0, 1, 2, 3], { type: "integer", format: "int32", description: "Status of the job. 0: queued; 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "0": "queued", "1": "exporting", "2": "succeeded", "3": "failed" } })),
  queue_num: Type.Optional(Type.Integer({ format: "int32", description: "Jobs that wait before this one.", "x-unit": "count", examples: [10] })),
}, { title: "R001JobIdStatusAnswer" }),
});

export const r001TaskCreate = shape({ id: "r001TaskCreate", code: "R001", method: "POST", path: "/innovation/company-report/task/create", tag: "Analysis Report" }, {
  body: () => R001TaskCreateNoLogoRequest(),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1579434053399036000"] })),
}, { title: "R001TaskCreateAnswer" }),
});

export const r001TaskCreateNoLogo = shape({ id: "r001TaskCreateNoLogo", code: "R001", method: "POST", path: "/innovation/company-report/task/create-no-logo", tag: "Analysis Report" }, {
  body: () => R001TaskCreateNoLogoRequest(),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1579434053399036000"] })),
}, { title: "R001TaskCreateNoLogoAnswer" }),
});

export const r002JobIdStatus = shape({ id: "r002JobIdStatus", code: "R002", method: "GET", path: "/patent-valuation-data/patent-report/job_id/status", tag: "Analysis Report" }, {
  query: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job. From r002TaskCreate.", examples: ["1579434053399035904"], "x-from": ["r002TaskCreate"] })),
}),
  answer: () => Type.Object({
  abnormal_cause: Type.Optional(Type.String({ description: "Failure reason." })),
  download_url: Type.Optional(Type.String({ format: "uri", description: "Link to the file. Present after success only." })),
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1579434053399036000"] })),
  job_status: Type.Optional(Type.Enum([0, 1, 2, 3], { type: "integer", format: "int32", description: "Status of the job. 0: queued; 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "0": "queued", "1": "exporting", "2": "succeeded", "3": "failed" } })),
  queue_num: Type.Optional(Type.Integer({ format: "int32", description: "Jobs that wait before this one.", "x-unit": "count", examples: [10] })),
}, { title: "R002JobIdStatusAnswer" }),
});

export const r002TaskCreate = shape({ id: "r002TaskCreate", code: "R002", method: "POST", path: "/patent-valuation-data/patent-report/task/create", tag: "Analysis Report" }, {
  body: () => R002TaskCreateRequest(),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1579434053399036000"] })),
}, { title: "R002TaskCreateAnswer" }),
});

export const r002TaskCreateNoLogo = shape({ id: "r002TaskCreateNoLogo", code: "R002", method: "POST", path: "/patent-valuation-data/patent-report/task/create-no-logo", tag: "Analysis Report" }, {
  body: () => R002TaskCreateRequest(),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", examples: ["1579434053399036000"] })),
}, { title: "R002TaskCreateNoLogoAnswer" }),
});

export const r003PatentValuationDataPrePatentEvaluationCreate = shape({ id: "r003PatentValuationDataPrePatentEvaluationCreate", code: "R003", method: "POST", path: "/patent-valuation-data/pre_patent-evaluation-create", tag: "Analysis Report" }, {
  body: () => Type.Object({
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 100, default: 50, description: "Similar patents given to the model.", "x-unit": "rows", examples: [50] })),
  report_info: Type.Optional(Type.Array(Type.Object({
    key: Type.String({ description: "Printed on the report cover." }),
    value: Type.String({ description: "Printed on the report cover.", examples: ["Report-20240527-1"] }),
  }), { description: "Report details." })),
  report_name: Type.String({ description: "Report name." }),
  tech_maturity_index: Type.Enum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { type: "integer", format: "int32", description: "Technology maturity index. 1: principle reported; 2: solution proposed; 3: function proven in theory; 4: parts tested in lab; 5: prototype, simulated conditions; 6: prototype, near-real conditions; 7: shown in real environment; 8: product finalized; 9: system validated with related products; 10: industry in place.", "x-unit": "code", "x-meaning": { "1": "principle reported", "2": "solution proposed", "3": "function proven in theory", "4": "parts tested in lab", "5": "prototype, simulated conditions", "6": "prototype, near-real conditions", "7": "shown in real environment", "8": "product finalized", "9": "system validated with related products", "10": "industry in place" } }),
  text: Type.String({ description: "200 words or more find most." }),
}, { title: "R003PatentValuationDataPrePatentEvaluationCreateRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "hex32" })),
}, { title: "R003PatentValuationDataPrePatentEvaluationCreateAnswer" }),
});

export const r003PatentValuationDataPrePatentEvaluationExport = shape({ id: "r003PatentValuationDataPrePatentEvaluationExport", code: "R003", method: "GET", path: "/patent-valuation-data/pre_patent-evaluation-export", tag: "Analysis Report" }, {
  query: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job. From r003PatentValuationDataPrePatentEvaluationCreate.", "x-format": "uuid", "x-from": ["r003PatentValuationDataPrePatentEvaluationCreate"] })),
}),
  answer: () => Type.Object({
  report_status: Type.Optional(Type.Enum(["PENDING", "SUCCESS", "FAIL"], { type: "string", description: "Report status." })),
  report_url: Type.Optional(Type.String({ format: "uri", description: "Link to the report." })),
}, { title: "R003PatentValuationDataPrePatentEvaluationExportAnswer" }),
});

export const r004_1TaskCreate = shape({ id: "r004-1TaskCreate", code: "R004-1", method: "POST", path: "/search/patent/idea-validation/task/create", tag: "Analysis Report" }, {
  body: () => Type.Object({
  country: Type.Optional(Type.Array(Type.String({ examples: ["CN"], "x-inferred": true }), { description: "Office codes; without it all offices." })),
  legal_status: Type.Optional(Type.Array(Type.String({ "x-inferred": true }), { description: "Legal status in detail. Without it all are taken; values in other languages are accepted too.", "x-itemValues": ["Inactive", "Active", "Pending", "PCTdesignated stage", "PCTdesignated stage expired", "Undetermined"] })),
  limit: Type.Optional(Type.Integer({ format: "int32", minimum: 1, maximum: 20, default: 5, description: "Most rows of this answer.", "x-unit": "rows", examples: [5] })),
  tech_effect: Type.Optional(Type.String({ description: "Technical effect." })),
  tech_means: Type.String({ description: "Technology means." }),
}, { title: "R0041TaskCreateRequest" }),
  answer: () => Type.Object({
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "hex32" })),
}, { title: "R0041TaskCreateAnswer" }),
});

export const r004_2IdeaValidationSimilarPatentComparison = shape({ id: "r004-2IdeaValidationSimilarPatentComparison", code: "R004-2", method: "POST", path: "/search/patent/idea-validation/similar-patent-comparison", tag: "Analysis Report" }, {
  body: () => Type.Object({
  job_id: Type.String({ description: "Identifier of the job. From r004-1TaskCreate.", "x-format": "hex32", "x-from": ["r004-1TaskCreate"] }),
}, { title: "R0042IdeaValidationSimilarPatentComparisonRequest" }),
  answer: () => Type.Object({
  count: Type.Optional(Type.Integer({ format: "int32", description: "How many there are.", "x-unit": "count", examples: [20] })),
  docs: Type.Optional(Type.Array(Type.Object({
    similar_patent: Type.Optional(Type.Object({
      efficacy: Type.Optional(Type.Array(Label(), { description: "Efficacy." })),
      means: Type.Optional(Type.Array(Label(), { description: "Means." })),
      patent_id: Type.Optional(Type.String({ description: "Patent id (UUID), stable for a publication number.", "x-format": "uuid" })),
      pn: Type.Optional(Type.String({ description: "Publication number: office, number, kind code.", examples: ["CN108001293B"] })),
      score: Type.Optional(Type.Number({ format: "float", minimum: 0, maximum: 1, description: "Score.", "x-unit": "1", examples: [0.94976854] })),
    }, { description: "Similar patent." })),
  }), { description: "Documents." })),
  job_status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status of the job. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
}, { title: "R0042IdeaValidationSimilarPatentComparisonAnswer" }),
});

export const r004_3JobIdStatus = shape({ id: "r004-3JobIdStatus", code: "R004-3", method: "POST", path: "/search/patent/idea-validation/job_id/status", tag: "Analysis Report" }, {
  body: () => Type.Object({
  file_format: Type.Optional(Type.Enum(["ppt", "word"], { type: "string", default: "ppt", description: "File format." })),
  job_id: Type.String({ description: "Identifier of the job. From r004-1TaskCreate.", "x-format": "hex32", "x-from": ["r004-1TaskCreate"] }),
}, { title: "R0043JobIdStatusRequest" }),
  answer: () => Type.Object({
  download_url: Type.Optional(Type.String({ format: "uri", description: "Link to the file. Present after success only." })),
  job_id: Type.Optional(Type.String({ description: "Identifier of the job.", "x-format": "hex32" })),
  job_status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status of the job. 1: exporting; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "exporting", "2": "succeeded", "3": "failed" } })),
}, { title: "R0043JobIdStatusAnswer" }),
});
