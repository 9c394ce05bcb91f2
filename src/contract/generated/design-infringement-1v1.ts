// Written by `npm run contract` from ../groups/design-infringement-1v1.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './design-infringement-1v1.types.ts';

const shape = shapesOf<Operations>(new URL('./design-infringement-1v1.json', import.meta.url));

export const ai67_1AiInfringementDetection1v1Creation = shape({ id: "ai67-1AiInfringementDetection1v1Creation", code: "AI67-1", method: "POST", path: "/ai/infringement-detection-1v1-creation", tag: "Design Infringement 1v1" }, ["body", "answer"]);
export const ai67_2AiInfringementDetection1v1Query = shape({ id: "ai67-2AiInfringementDetection1v1Query", code: "AI67-2", method: "POST", path: "/ai/infringement-detection-1v1-query", tag: "Design Infringement 1v1" }, ["body", "answer"]);
