import { ServiceError } from '#errors.ts';
import { countWords } from '#language/segments.ts';

/** Words of a text; two Han characters count as one. */
export const MOST_WORDS = 5_000;

/** @throws ServiceError `invalid_request` for a text without words, or with too many. */
export function checkedText(field: string, text: string): string {
  if (!/[\p{L}\p{N}]/u.test(text))
    throw new ServiceError('invalid_request', `${field}: describe the solution in words.`, { field });
  const words = countWords(text);
  if (words > MOST_WORDS)
    throw new ServiceError(
      'invalid_request',
      `${field}: ${words} words, at most ${MOST_WORDS}: send the parts that say how it is built and works.`,
      { field, limit: MOST_WORDS },
    );
  return text;
}
