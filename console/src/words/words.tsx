import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { en, type Word } from './en.ts';
import { zh } from './zh.ts';

type Language = 'en' | 'zh';
const STORED = 'priora.language';

/** Says a text in the chosen language, with values for its `{names}`. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const Words = createContext<{ say: Say; language: Language; change(to: Language): void }>(undefined as never);

export function Speaking({ children }: { children: ReactNode }) {
  const [language, change] = useState<Language>(() => {
    const kept = localStorage.getItem(STORED);
    return kept === 'en' || kept === 'zh' ? kept : navigator.language.startsWith('zh') ? 'zh' : 'en';
  });
  useEffect(() => {
    localStorage.setItem(STORED, language);
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(() => {
    const texts: Readonly<Record<Word, string>> = language === 'zh' ? zh : en;
    const say: Say = (word, values = {}) =>
      textFor(texts, word, values.n).replace(/\{(\w+)\}/g, (_, name: string) => {
        const given = values[name] ?? '';
        return typeof given === 'number' ? given.toLocaleString(language) : given;
      });
    return { say, language, change };
  }, [language]);
  return <Words value={value}>{children}</Words>;
}

/** One of something has a text of its own where its language wants one. */
const textFor = (texts: Readonly<Record<Word, string>>, word: Word, n: string | number | undefined): string =>
  (n === 1 ? (texts as Readonly<Record<string, string>>)[`${word}_1`] : undefined) ?? texts[word];

export const useWords = () => useContext(Words);
