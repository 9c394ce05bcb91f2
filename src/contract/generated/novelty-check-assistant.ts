// Written by `npm run contract` from ../groups/novelty-check-assistant.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './novelty-check-assistant.types.ts';

const shape = shapesOf<Operations>(new URL('./novelty-check-assistant.json', import.meta.url));

export const m002_1AiNoveltyCheckAgentCreation = shape({ id: "m002-1AiNoveltyCheckAgentCreation", code: "M002-1", method: "POST", path: "/ai/novelty-check-agent-creation", tag: "Novelty Check Assistant" }, ["body", "answer"]);
export const m002_2AiNoveltyCheckAgentQuery = shape({ id: "m002-2AiNoveltyCheckAgentQuery", code: "M002-2", method: "POST", path: "/ai/novelty-check-agent-query", tag: "Novelty Check Assistant" }, ["body", "answer"]);
