// Written by `npm run contract` from ../groups/novelty-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './novelty-search.types.ts';

const shape = shapesOf<Operations>(new URL('./novelty-search.json', import.meta.url));

export const ai35_1NoveltySearchSubmit = shape({ id: "ai35-1NoveltySearchSubmit", code: "AI35-1", method: "POST", path: "/ai/novelty-search/submit", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_2TechSolutionGet = shape({ id: "ai35-2TechSolutionGet", code: "AI35-2", method: "POST", path: "/ai/novelty-search/tech-solution/get", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_3TechSolutionUpdate = shape({ id: "ai35-3TechSolutionUpdate", code: "AI35-3", method: "POST", path: "/ai/novelty-search/tech-solution/update", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_4FeatureExtract = shape({ id: "ai35-4FeatureExtract", code: "AI35-4", method: "POST", path: "/ai/novelty-search/feature/extract", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_5FeatureConfirm = shape({ id: "ai35-5FeatureConfirm", code: "AI35-5", method: "POST", path: "/ai/novelty-search/feature/confirm", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_6RetrievalElements = shape({ id: "ai35-6RetrievalElements", code: "AI35-6", method: "POST", path: "/ai/novelty-search/retrieval/elements", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_7NoveltySearchAgentSearch = shape({ id: "ai35-7NoveltySearchAgentSearch", code: "AI35-7", method: "POST", path: "/ai/novelty-search/agent-search", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_8NoveltySearchAgentResult = shape({ id: "ai35-8NoveltySearchAgentResult", code: "AI35-8", method: "POST", path: "/ai/novelty-search/agent-result", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_9ComparisonConfirm = shape({ id: "ai35-9ComparisonConfirm", code: "AI35-9", method: "POST", path: "/ai/novelty-search/feature/comparison/confirm", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_10NoveltySearchExport = shape({ id: "ai35-10NoveltySearchExport", code: "AI35-10", method: "POST", path: "/ai/novelty-search/export", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_11ReportGet = shape({ id: "ai35-11ReportGet", code: "AI35-11", method: "POST", path: "/ai/novelty-search/report/get", tag: "Novelty Search" }, ["body", "answer"]);
export const ai35_12ComparisonGenerate = shape({ id: "ai35-12ComparisonGenerate", code: "AI35-12", method: "POST", path: "/ai/novelty-search/feature/comparison/generate", tag: "Novelty Search" }, ["body", "answer"]);
