import type { AnswerLanguage } from '#skills/types.ts';
import { type EvaluationWords, en } from './words-en.ts';
import { zh } from './words-zh.ts';

export type { EvaluationWords } from './words-en.ts';

/** Every word of the evaluation before filing that the report of a novelty search has not, by language. */
export const EVALUATION_WORDS: Readonly<Record<AnswerLanguage, EvaluationWords>> = { en, zh };
