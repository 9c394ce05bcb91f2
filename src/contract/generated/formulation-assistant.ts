// Written by `npm run contract` from ../groups/formulation-assistant.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './formulation-assistant.types.ts';

const shape = shapesOf<Operations>(new URL('./formulation-assistant.json', import.meta.url));

export const m001_1AiFormulationAgentCreation = shape({ id: "m001-1AiFormulationAgentCreation", code: "M001-1", method: "POST", path: "/ai/formulation-agent-creation", tag: "Formulation Assistant" }, ["body", "answer"]);
export const m001_2AiFormulationAgentQuery = shape({ id: "m001-2AiFormulationAgentQuery", code: "M001-2", method: "POST", path: "/ai/formulation-agent-query", tag: "Formulation Assistant" }, ["body", "answer"]);
