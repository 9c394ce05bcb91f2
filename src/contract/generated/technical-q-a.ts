// Written by `npm run contract` from ../groups/technical-q-a.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './technical-q-a.types.ts';

const shape = shapesOf<Operations>(new URL('./technical-q-a.json', import.meta.url));

export const ai36_1TechnicalQaSubmit = shape({ id: "ai36-1TechnicalQaSubmit", code: "AI36-1", method: "POST", path: "/ai/technical-qa/submit", tag: "Technical Q&A" }, ["body", "answer"]);
export const ai36_2TechnicalQaReport = shape({ id: "ai36-2TechnicalQaReport", code: "AI36-2", method: "POST", path: "/ai/technical-qa/report", tag: "Technical Q&A" }, ["body", "answer"]);
