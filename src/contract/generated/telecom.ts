// Written by `npm run contract` from ../groups/telecom.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './telecom.types.ts';

const shape = shapesOf<Operations>(new URL('./telecom.json', import.meta.url));

export const t001TaskAicc = shape({ id: "t001TaskAicc", code: "T001", method: "POST", path: "/open_api/task/aicc", tag: "Telecom", consumes: "text/event-stream" }, ["body", "headers", "answer"]);
