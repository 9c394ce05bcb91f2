// Written by `npm run contract` from ../groups/tech-solution-exploration.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './tech-solution-exploration.types.ts';

const shape = shapesOf<Operations>(new URL('./tech-solution-exploration.json', import.meta.url));

export const ai33_1Step1V3 = shape({ id: "ai33-1Step1V3", code: "AI33-1", method: "POST", path: "/ai/find-solution/step1/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
export const ai33_2Step2V3 = shape({ id: "ai33-2Step2V3", code: "AI33-2", method: "POST", path: "/ai/find-solution/step2/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
export const ai33_3Step3SubmitV3 = shape({ id: "ai33-3Step3SubmitV3", code: "AI33-3", method: "POST", path: "/ai/find-solution/step3-submit/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
export const ai33_4Step3QueryV3 = shape({ id: "ai33-4Step3QueryV3", code: "AI33-4", method: "POST", path: "/ai/find-solution/step3-query/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
export const ai33_5Step4V3 = shape({ id: "ai33-5Step4V3", code: "AI33-5", method: "POST", path: "/ai/find-solution/step4/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
export const ai33_6Step5V3 = shape({ id: "ai33-6Step5V3", code: "AI33-6", method: "POST", path: "/ai/find-solution/step5/v3", tag: "Tech Solution Exploration" }, ["body", "answer"]);
