/** What a document says of a feature. */
export type Verdict = 'disclosed' | 'partly' | 'not_found';

export const VERDICTS: readonly Verdict[] = ['disclosed', 'partly', 'not_found'];
/** Signs that say in grey what the colours say. */
export const SIGN: Readonly<Record<Verdict, string>> = { disclosed: '●', partly: '◐', not_found: '○' };
/** Not found by wording, but a passage is near in meaning. */
export const NEAR_SIGN = '≈';
/** The score that a person's verdict stands for until they say another. */
export const SCORE_OF: Readonly<Record<Verdict, number>> = { disclosed: 100, partly: 50, not_found: 0 };

const LEAST_LETTERS = 4;

/**
 * What to light of a feature's words in a passage, lower case: a phrase where it stands, else those of its words that
 * do.
 */
export const soughtIn = (passage: string, words: readonly string[]): readonly string[] =>
  words.flatMap((word) => {
    const whole = word.toLowerCase();
    if (whole !== '' && passage.includes(whole)) return [whole];
    return whole.split(/\s+/).filter((part) => part.length >= LEAST_LETTERS && passage.includes(part));
  });
