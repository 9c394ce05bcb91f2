// Written by `npm run contract` from ../groups/feasibility-analysis-assistant.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './feasibility-analysis-assistant.types.ts';

const shape = shapesOf<Operations>(new URL('./feasibility-analysis-assistant.json', import.meta.url));

export const ai40_1AiFeasibilityAnalysisCreation = shape({ id: "ai40-1AiFeasibilityAnalysisCreation", code: "AI40-1", method: "POST", path: "/ai/feasibility-analysis-creation", tag: "Feasibility Analysis Assistant" }, ["body", "answer"]);
export const ai40_2AiFeasibilityAnalysisQuery = shape({ id: "ai40-2AiFeasibilityAnalysisQuery", code: "AI40-2", method: "POST", path: "/ai/feasibility-analysis-query", tag: "Feasibility Analysis Assistant" }, ["body", "answer"]);
