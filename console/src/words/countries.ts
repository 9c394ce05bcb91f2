import type { Language } from './words.tsx';

const NAMES = {
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }),
  zh: new Intl.DisplayNames('zh', { type: 'region', fallback: 'code' }),
};

/** A country by its name in the language of the page; what is no code of a country as it stands. */
export function countryIn(code: string, language: Language): string {
  try {
    return NAMES[language].of(code) ?? code;
  } catch {
    return code;
  }
}
