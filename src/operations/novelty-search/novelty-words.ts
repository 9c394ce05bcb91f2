import type { NoveltySearchData } from './data.ts';
import { en, type NoveltyWords } from './novelty-words-en.ts';
import { zh } from './novelty-words-zh.ts';

export type { NoveltyWords } from './novelty-words-en.ts';

/** Every word of the report and of the rounds of a search, by language. */
export const NOVELTY_WORDS: Readonly<Record<NoveltySearchData['lang'], NoveltyWords>> = { en, zh };
