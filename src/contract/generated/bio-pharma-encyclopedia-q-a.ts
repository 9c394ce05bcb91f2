// Written by `npm run contract` from ../groups/bio-pharma-encyclopedia-q-a.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './bio-pharma-encyclopedia-q-a.types.ts';

const shape = shapesOf<Operations>(new URL('./bio-pharma-encyclopedia-q-a.json', import.meta.url));

export const ai68_1ChatAiLsChat = shape({ id: "ai68-1ChatAiLsChat", code: "AI68-1", method: "POST", path: "/chat/ai-ls-chat", tag: "Bio-Pharma Encyclopedia Q&A", consumes: "*/*" }, ["body", "answer"]);
export const ai68_2ChatAiLsStream = shape({ id: "ai68-2ChatAiLsStream", code: "AI68-2", method: "POST", path: "/chat/ai-ls-stream", tag: "Bio-Pharma Encyclopedia Q&A", consumes: "text/event-stream" }, ["body", "answer"]);
