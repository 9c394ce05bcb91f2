import type { Patent } from '#collections/patents/patent.ts';
import { noteMissing } from './missing.ts';
import { shownTitle, wireLanguage } from './wire-text.ts';

/** Languages of the interface's translated texts. */
export type TextLanguage = 'cn' | 'en' | 'jp';
type Text = { readonly lang: string; readonly origin: string };

/** The language of a translation where the caller names none. */
export const STANDARD: TextLanguage = 'cn';
const ORIGINS = ['original', 'office', 'machine'];

/**
 * The text in the language asked for, and none in another: as published, else the office's translation, else a machine
 * translation.
 */
export const inLanguage = <T extends Text>(texts: readonly T[], lang: TextLanguage = STANDARD): T | undefined =>
  texts
    .filter((text) => wireLanguage(text.lang) === lang.toUpperCase())
    .sort((a, b) => ORIGINS.indexOf(a.origin) - ORIGINS.indexOf(b.origin))[0];

/** The title in a language, else the one to show where one line is shown. */
export const titleIn = ({ titles }: Patent, lang: TextLanguage): string =>
  inLanguage(titles, lang)?.text ?? shownTitle(titles);

/** Says of patents that they have no such text in the language, and where one may be. */
export const noteUntranslated = (
  note: (sentence: string) => void,
  what: string,
  lang: TextLanguage = STANDARD,
  patents: readonly Patent[],
): void =>
  noteMissing(
    note,
    `${what} in ${lang.toUpperCase()}`,
    'a translation by the office (epo-ops, cn-publications, google-patents), a member of the family in that language (replace_by_related=1), or a language model',
    patents,
  );
