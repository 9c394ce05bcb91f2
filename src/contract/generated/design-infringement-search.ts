// Written by `npm run contract` from ../groups/design-infringement-search.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './design-infringement-search.types.ts';

const shape = shapesOf<Operations>(new URL('./design-infringement-search.json', import.meta.url));

export const ai39_1ImageSearchSubmit = shape({ id: "ai39-1ImageSearchSubmit", code: "AI39-1", method: "POST", path: "/ai/image-search/submit", tag: "Design Infringement Search" }, ["body", "answer"]);
export const ai39_2ImageSearchReport = shape({ id: "ai39-2ImageSearchReport", code: "AI39-2", method: "POST", path: "/ai/image-search/report", tag: "Design Infringement Search" }, ["body", "answer"]);
