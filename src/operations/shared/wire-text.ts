import type { LocalText, Paragraph } from '#collections/patents/patent.ts';

const WIRE_LANGUAGES: Readonly<Record<string, string>> = { zh: 'CN', ja: 'JP', ko: 'KR' };

/** `zh` -> `CN`: language codes as the interface writes them in lists. */
export const wireLanguage = (lang: string): string => WIRE_LANGUAGES[lang] ?? lang.toUpperCase();

/**
 * The texts as published; where none is stored, what there is (translations), so that a reader sees something and its
 * origin.
 */
export function shownTexts<T extends { readonly origin: string }>(texts: readonly T[]): readonly T[] {
  const original = texts.filter((text) => text.origin === 'original');
  return original.length > 0 ? original : texts;
}

/** The title to show where one line is shown: as published, else English, else any. */
export function shownTitle(titles: readonly LocalText[]): string {
  const shown = shownTexts(titles);
  return (
    (shown.find((title) => title.origin === 'original') ?? shown.find((title) => title.lang === 'en') ?? shown[0])
      ?.text ?? ''
  );
}

/** Names in one string, as the interface joins them: the comma stands inside one name. */
export const joinNames = (parties: readonly { readonly name: string }[]): string =>
  parties.map((party) => party.name).join(' | ');

/** A paragraph with its printed number: `[0012] The cell ...`. */
export const paragraphLine = ({ number, text }: Paragraph): string => (number ? `[${number}] ${text}` : text);

/** Paragraphs as lines, with their printed numbers. */
export const descriptionText = (paragraphs: readonly Paragraph[]): string => paragraphs.map(paragraphLine).join('\n');
