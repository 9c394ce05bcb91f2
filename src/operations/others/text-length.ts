import { ServiceError } from '#errors.ts';

const MOST = 500;

/**
 * Texts of 500 characters (Chinese) or 500 words (English).
 * @throws ServiceError `invalid_request` naming both numbers.
 */
export function assertShort(text: string, lang: 'cn' | 'en'): void {
  const count = lang === 'cn' ? [...text].length : (text.match(/\S+/g)?.length ?? 0);
  if (count > MOST)
    throw new ServiceError(
      'invalid_request',
      `\`text\` has ${count} ${lang === 'cn' ? 'characters' : 'words'}: at most ${MOST} are read. Send it in parts.`,
      { field: 'text', position: MOST },
    );
}
