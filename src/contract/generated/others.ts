// Written by `npm run contract` from ../groups/others.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './others.types.ts';

const shape = shapesOf<Operations>(new URL('./others.json', import.meta.url));

export const ai01NerDdtNer = shape({ id: "ai01NerDdtNer", code: "AI01", method: "POST", path: "/ai/ner/ddt-ner", tag: "Others" }, ["body", "answer"]);
export const ai03NerNewsNer = shape({ id: "ai03NerNewsNer", code: "AI03", method: "POST", path: "/ai/ner/news-ner", tag: "Others" }, ["body", "answer"]);
export const ai30PatentSimilarPatentComparison = shape({ id: "ai30PatentSimilarPatentComparison", code: "AI30", method: "POST", path: "/search/patent/similar-patent-comparison", tag: "Others" }, ["body", "answer"]);
export const ai31PatentPatentCoreInventionPoints = shape({ id: "ai31PatentPatentCoreInventionPoints", code: "AI31", method: "POST", path: "/search/patent/patent-core-invention-points", tag: "Others" }, ["body", "answer"]);
export const ai71AgentExportLink = shape({ id: "ai71AgentExportLink", code: "AI71", method: "POST", path: "/ai/sso/agent/export-link", tag: "Others" }, ["body", "answer"]);
export const ai72AgentBatchHistory = shape({ id: "ai72AgentBatchHistory", code: "AI72", method: "POST", path: "/ai/sso/agent/batch-history", tag: "Others" }, ["body", "answer"]);
export const ai72AgentHistory = shape({ id: "ai72AgentHistory", code: "AI72", method: "POST", path: "/ai/sso/agent/history", tag: "Others" }, ["body", "answer"]);
export const ai88_1TechMonitorApiCompanyMonitors = shape({ id: "ai88-1TechMonitorApiCompanyMonitors", code: "AI88-1", method: "GET", path: "/eureka/tech-monitor-api/company-monitors", tag: "Others" }, ["headers", "answer"]);
export const ai88_2CompanyMonitorAggregatedInfo = shape({ id: "ai88-2CompanyMonitorAggregatedInfo", code: "AI88-2", method: "GET", path: "/eureka/tech-monitor-api/company-monitor/aggregated-info", tag: "Others" }, ["query", "headers", "answer"]);
export const l016DocumentsDocParsing = shape({ id: "l016DocumentsDocParsing", code: "L016", method: "POST", path: "/rd-llm/v1/documents/doc_parsing", tag: "Others", consumes: "multipart/form-data" }, ["body", "response"]);
export const l017DocumentsLayoutParsing = shape({ id: "l017DocumentsLayoutParsing", code: "L017", method: "POST", path: "/rd-llm/v1/documents/layout_parsing", tag: "Others", consumes: "multipart/form-data" }, ["body", "response"]);
