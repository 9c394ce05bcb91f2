// Written by `npm run contract` from ../groups/analysis-report.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './analysis-report.types.ts';

const shape = shapesOf<Operations>(new URL('./analysis-report.json', import.meta.url));

export const r001JobIdStatus = shape({ id: "r001JobIdStatus", code: "R001", method: "GET", path: "/innovation/company-report/job_id/status", tag: "Analysis Report" }, ["query", "answer"]);
export const r001TaskCreate = shape({ id: "r001TaskCreate", code: "R001", method: "POST", path: "/innovation/company-report/task/create", tag: "Analysis Report" }, ["body", "answer"]);
export const r001TaskCreateNoLogo = shape({ id: "r001TaskCreateNoLogo", code: "R001", method: "POST", path: "/innovation/company-report/task/create-no-logo", tag: "Analysis Report" }, ["body", "answer"]);
export const r002JobIdStatus = shape({ id: "r002JobIdStatus", code: "R002", method: "GET", path: "/patent-valuation-data/patent-report/job_id/status", tag: "Analysis Report" }, ["query", "answer"]);
export const r002TaskCreate = shape({ id: "r002TaskCreate", code: "R002", method: "POST", path: "/patent-valuation-data/patent-report/task/create", tag: "Analysis Report" }, ["body", "answer"]);
export const r002TaskCreateNoLogo = shape({ id: "r002TaskCreateNoLogo", code: "R002", method: "POST", path: "/patent-valuation-data/patent-report/task/create-no-logo", tag: "Analysis Report" }, ["body", "answer"]);
export const r003PatentValuationDataPrePatentEvaluationCreate = shape({ id: "r003PatentValuationDataPrePatentEvaluationCreate", code: "R003", method: "POST", path: "/patent-valuation-data/pre_patent-evaluation-create", tag: "Analysis Report" }, ["body", "answer"]);
export const r003PatentValuationDataPrePatentEvaluationExport = shape({ id: "r003PatentValuationDataPrePatentEvaluationExport", code: "R003", method: "GET", path: "/patent-valuation-data/pre_patent-evaluation-export", tag: "Analysis Report" }, ["query", "answer"]);
export const r004_1TaskCreate = shape({ id: "r004-1TaskCreate", code: "R004-1", method: "POST", path: "/search/patent/idea-validation/task/create", tag: "Analysis Report" }, ["body", "answer"]);
export const r004_2IdeaValidationSimilarPatentComparison = shape({ id: "r004-2IdeaValidationSimilarPatentComparison", code: "R004-2", method: "POST", path: "/search/patent/idea-validation/similar-patent-comparison", tag: "Analysis Report" }, ["body", "answer"]);
export const r004_3JobIdStatus = shape({ id: "r004-3JobIdStatus", code: "R004-3", method: "POST", path: "/search/patent/idea-validation/job_id/status", tag: "Analysis Report" }, ["body", "answer"]);
