// Written by `npm run contract` from ../groups/specification-drafting.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './specification-drafting.types.ts';

const shape = shapesOf<Operations>(new URL('./specification-drafting.json', import.meta.url));

export const ai37_1InitCnipa = shape({ id: "ai37-1InitCnipa", code: "AI37-1", method: "POST", path: "/ai/specification/init/cnipa", tag: "Specification Drafting" }, ["body", "answer"]);
export const ai37_2InitResultCnipa = shape({ id: "ai37-2InitResultCnipa", code: "AI37-2", method: "POST", path: "/ai/specification/init-result/cnipa", tag: "Specification Drafting" }, ["body", "answer"]);
export const ai37_3ExtractFeatureCnipa = shape({ id: "ai37-3ExtractFeatureCnipa", code: "AI37-3", method: "POST", path: "/ai/specification/extract-feature/cnipa", tag: "Specification Drafting" }, ["body", "answer"]);
export const ai37_4GenerateReportCnipa = shape({ id: "ai37-4GenerateReportCnipa", code: "AI37-4", method: "POST", path: "/ai/specification/generate-report/cnipa", tag: "Specification Drafting" }, ["body", "answer"]);
export const ai37_5SpecificationDownloadReport = shape({ id: "ai37-5SpecificationDownloadReport", code: "AI37-5", method: "POST", path: "/ai/specification/download-report", tag: "Specification Drafting" }, ["body", "answer"]);
