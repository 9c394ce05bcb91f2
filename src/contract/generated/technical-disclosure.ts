// Written by `npm run contract` from ../groups/technical-disclosure.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './technical-disclosure.types.ts';

const shape = shapesOf<Operations>(new URL('./technical-disclosure.json', import.meta.url));

export const ai32_1PatentDisclosureTechMeans = shape({ id: "ai32-1PatentDisclosureTechMeans", code: "AI32-1", method: "POST", path: "/search/patent/patent-disclosure/tech-means", tag: "Technical Disclosure" }, ["body", "answer"]);
export const ai32_2PatentDisclosureGenerate = shape({ id: "ai32-2PatentDisclosureGenerate", code: "AI32-2", method: "POST", path: "/search/patent/patent-disclosure/generate", tag: "Technical Disclosure" }, ["body", "answer"]);
export const ai32_3PatentDisclosureDownload = shape({ id: "ai32-3PatentDisclosureDownload", code: "AI32-3", method: "POST", path: "/search/patent/patent-disclosure/download", tag: "Technical Disclosure" }, ["body", "answer"]);
