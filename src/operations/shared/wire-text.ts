import type { Paragraph } from '#collections/patents/patent.ts';

export { joinNames, shownTexts, shownTitle } from '#collections/patents/shown.ts';

const WIRE_LANGUAGES: Readonly<Record<string, string>> = { zh: 'CN', ja: 'JP', ko: 'KR' };

/** `zh` -> `CN`: language codes as the interface writes them in lists. */
export const wireLanguage = (lang: string): string => WIRE_LANGUAGES[lang] ?? lang.toUpperCase();

/** A paragraph with its printed number: `[0012] The cell ...`. */
export const paragraphLine = ({ number, text }: Paragraph): string => (number ? `[${number}] ${text}` : text);

/** Paragraphs as lines, with their printed numbers. */
export const descriptionText = (paragraphs: readonly Paragraph[]): string => paragraphs.map(paragraphLine).join('\n');
