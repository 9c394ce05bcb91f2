import { tidy } from '../xml.ts';

/** The values of one element of the Korean office's answers, which divides several by a bar. */
export const divided = (text: string | undefined): string[] =>
  (text ?? '').split('|').flatMap((one) => tidy(one) ?? []);
