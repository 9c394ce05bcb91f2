// Written by `npm run contract` from ../groups/fto-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './fto-search.types.ts';

const shape = shapesOf<Operations>(new URL('./fto-search.json', import.meta.url));

export const ai66_1FtoSubmit = shape({ id: "ai66-1FtoSubmit", code: "AI66-1", method: "POST", path: "/ai/fto/submit", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_2FeatureExtract = shape({ id: "ai66-2FeatureExtract", code: "AI66-2", method: "POST", path: "/ai/fto/feature/extract", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_3FeatureConfirm = shape({ id: "ai66-3FeatureConfirm", code: "AI66-3", method: "POST", path: "/ai/fto/feature/confirm", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_4SearchAgent = shape({ id: "ai66-4SearchAgent", code: "AI66-4", method: "POST", path: "/ai/fto/search/agent", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_5AgentResult = shape({ id: "ai66-5AgentResult", code: "AI66-5", method: "POST", path: "/ai/fto/search/agent/result", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_6ReportCreate = shape({ id: "ai66-6ReportCreate", code: "AI66-6", method: "POST", path: "/ai/fto/report/create", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_7ReportGet = shape({ id: "ai66-7ReportGet", code: "AI66-7", method: "POST", path: "/ai/fto/report/get", tag: "FTO Search" }, ["body", "answer"]);
export const ai66_8FeatureComparison = shape({ id: "ai66-8FeatureComparison", code: "AI66-8", method: "POST", path: "/ai/fto/feature/comparison", tag: "FTO Search" }, ["body", "answer"]);
