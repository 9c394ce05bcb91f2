import type { ValueReportData } from './data.ts';
import { en, type ValueWords } from './words-en.ts';
import { zh } from './words-zh.ts';

export type { ValueWords } from './words-en.ts';

/** Every word of the patent value report, by language. */
export const VALUE_WORDS: Readonly<Record<ValueReportData['lang'], ValueWords>> = { en, zh };
