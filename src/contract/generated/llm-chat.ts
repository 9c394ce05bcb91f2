// Written by `npm run contract` from ../groups/llm-chat.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './llm-chat.types.ts';

const shape = shapesOf<Operations>(new URL('./llm-chat.json', import.meta.url));

export const ai07ChatCcGptStream = shape({ id: "ai07ChatCcGptStream", code: "AI07", method: "POST", path: "/chat/cc-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, ["body", "answer"]);
export const ai20ChatPharmGptStream = shape({ id: "ai20ChatPharmGptStream", code: "AI20", method: "POST", path: "/chat/pharm-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, ["body", "answer"]);
export const ai50ChatPatGptStream = shape({ id: "ai50ChatPatGptStream", code: "AI50", method: "POST", path: "/chat/pat-gpt-stream", tag: "LLM (chat)", consumes: "text/event-stream" }, ["body", "answer"]);
