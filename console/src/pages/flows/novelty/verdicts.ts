import type { Verdict } from './record.ts';

export const VERDICTS: readonly Verdict[] = ['disclosed', 'partly', 'not_found'];
/** Signs that say in grey what the colours say. */
export const SIGN: Readonly<Record<Verdict, string>> = { disclosed: '●', partly: '◐', not_found: '○' };
/** The score that a person's verdict stands for until they say another. */
export const SCORE_OF: Readonly<Record<Verdict, number>> = { disclosed: 100, partly: 50, not_found: 0 };
