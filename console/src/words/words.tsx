import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { en, type Word } from './en.ts';

export type Language = 'en' | 'zh';
const STORED = 'priora.language';

/** Says a text in the chosen language, with values for its `{names}`. */
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const Words = createContext<{ say: Say; language: Language; change(to: Language): Promise<void> }>(undefined as never);

type Texts = Readonly<Record<Word, string>>;

/** Chinese comes with who reads it: the first page stays light. */
const textsOf = async (language: Language): Promise<Texts> => (language === 'zh' ? (await import('./zh.ts')).zh : en);

function preferred(): Language {
  const kept = localStorage.getItem(STORED);
  return kept === 'en' || kept === 'zh' ? kept : navigator.language.startsWith('zh') ? 'zh' : 'en';
}

/** The language that the page begins in, with its texts; from then on the service is asked in it. */
export async function firstWords() {
  const language = preferred();
  document.documentElement.lang = language;
  return { language, texts: await textsOf(language) };
}

export function Speaking({
  first = { language: 'en', texts: en },
  children,
}: {
  first?: { readonly language: Language; readonly texts: Texts };
  children: ReactNode;
}) {
  const [{ language, texts }, set] = useState(first);
  useEffect(() => {
    localStorage.setItem(STORED, language);
  }, [language]);
  const value = useMemo(() => {
    const say: Say = (word, values = {}) =>
      textFor(texts, word, values.n).replace(/\{(\w+)\}/g, (_, name: string) => {
        const given = values[name] ?? '';
        return typeof given === 'number' ? given.toLocaleString(language) : given;
      });
    const change = async (to: Language) => {
      const next = await textsOf(to);
      document.documentElement.lang = to;
      set({ language: to, texts: next });
    };
    return { say, language, change };
  }, [language, texts]);
  return <Words value={value}>{children}</Words>;
}

/** One of something has a text of its own where its language wants one. */
const textFor = (texts: Texts, word: Word, n: string | number | undefined): string =>
  (n === 1 ? (texts as Readonly<Record<string, string>>)[`${word}_1`] : undefined) ?? texts[word];

export const useWords = () => useContext(Words);
