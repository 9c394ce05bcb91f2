// Written by `npm run contract` from ../groups/ai-translation.json: change that file.
import { shapesOf } from '../shape.ts';
import type { Operations } from './ai-translation.types.ts';

const shape = shapesOf<Operations>(new URL('./ai-translation.json', import.meta.url));

export const ai61AiTranslation = shape({ id: "ai61AiTranslation", code: "AI61", method: "POST", path: "/ai/translation", tag: "AI Translation" }, ["body", "answer"]);
export const t010HiroTranslationTranslate = shape({ id: "t010HiroTranslationTranslate", code: "T010", method: "POST", path: "/hiro_translation/translate", tag: "AI Translation" }, ["body", "answer"]);
