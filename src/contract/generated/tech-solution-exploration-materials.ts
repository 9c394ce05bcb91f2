// Written by `npm run contract` from ../groups/tech-solution-exploration-materials.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './tech-solution-exploration-materials.types.ts';

const shape = shapesOf<Operations>(new URL('./tech-solution-exploration-materials.json', import.meta.url));

export const ai73_1FindSolutionSubmit = shape({ id: "ai73-1FindSolutionSubmit", code: "AI73-1", method: "POST", path: "/ai/material/find-solution/submit", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_2FindSolutionRecommend = shape({ id: "ai73-2FindSolutionRecommend", code: "AI73-2", method: "POST", path: "/ai/material/find-solution/recommend", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_3FindSolutionConfirmRecommend = shape({ id: "ai73-3FindSolutionConfirmRecommend", code: "AI73-3", method: "POST", path: "/ai/material/find-solution/confirm-recommend", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_4FindSolutionThinking = shape({ id: "ai73-4FindSolutionThinking", code: "AI73-4", method: "POST", path: "/ai/material/find-solution/thinking", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_5FindSolutionMind = shape({ id: "ai73-5FindSolutionMind", code: "AI73-5", method: "POST", path: "/ai/material/find-solution/mind", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_6FindSolutionCitationReferenceList = shape({ id: "ai73-6FindSolutionCitationReferenceList", code: "AI73-6", method: "POST", path: "/ai/material/find-solution/citation-reference-list", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_7FindSolutionNodeReference = shape({ id: "ai73-7FindSolutionNodeReference", code: "AI73-7", method: "POST", path: "/ai/material/find-solution/node-reference", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_8FindSolutionImplementation = shape({ id: "ai73-8FindSolutionImplementation", code: "AI73-8", method: "POST", path: "/ai/material/find-solution/implementation", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
export const ai73_9FindSolutionImplementationResponse = shape({ id: "ai73-9FindSolutionImplementationResponse", code: "AI73-9", method: "POST", path: "/ai/material/find-solution/implementation-response", tag: "Tech Solution Exploration(Materials)" }, ["body", "answer"]);
