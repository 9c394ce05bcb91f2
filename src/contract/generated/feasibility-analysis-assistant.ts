// Written by `npm run contract` from ../groups/feasibility-analysis-assistant.json: change that file.
import { Type } from 'typebox';
import { shape } from '../shape.ts';

export const ai40_1AiFeasibilityAnalysisCreation = shape({ id: "ai40-1AiFeasibilityAnalysisCreation", code: "AI40-1", method: "POST", path: "/ai/feasibility-analysis-creation", tag: "Feasibility Analysis Assistant" }, {
  body: () => Type.Object({
  lang: Type.Enum(["cn", "en"], { type: "string", description: "Language code." }),
  need_logo: Type.Optional(Type.Boolean({ description: "Need logo." })),
  text: Type.String({ description: "Text." }),
}, { title: "Ai401AiFeasibilityAnalysisCreationRequest" }),
  answer: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task.", "x-format": "uuid" }),
}, { title: "Ai401AiFeasibilityAnalysisCreationAnswer" }),
});

export const ai40_2AiFeasibilityAnalysisQuery = shape({ id: "ai40-2AiFeasibilityAnalysisQuery", code: "AI40-2", method: "POST", path: "/ai/feasibility-analysis-query", tag: "Feasibility Analysis Assistant" }, {
  body: () => Type.Object({
  task_id: Type.String({ description: "Identifier of the task. From ai40-1AiFeasibilityAnalysisCreation.", "x-format": "uuid", "x-from": ["ai40-1AiFeasibilityAnalysisCreation"] }),
}, { title: "Ai402AiFeasibilityAnalysisQueryRequest" }),
  answer: () => Type.Object({
  status: Type.Optional(Type.Enum([1, 2, 3], { type: "integer", format: "int32", description: "Status. 1: running; 2: succeeded; 3: failed.", "x-unit": "code", "x-meaning": { "1": "running", "2": "succeeded", "3": "failed" } })),
  url: Type.Optional(Type.String({ format: "uri", description: "Link. Present after success only." })),
}, { title: "Ai402AiFeasibilityAnalysisQueryAnswer" }),
});
