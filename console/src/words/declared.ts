import { useEffect, useState } from 'react';
import { useWords } from './words.tsx';

type Texts = Readonly<Record<string, string>>;

/** What the service says in English, in the language of the page; what has no translation stays as it is. */
export type Declared = (text: string) => string;

const GROUPS = async () => (await import('./groups-zh.ts')).groupsZh;

/** @param chinese Loads the Chinese of texts; one function for all renderings. It comes with who reads it. */
export function useDeclaredIn(chinese: () => Promise<Texts>): Declared {
  const { language } = useWords();
  const [texts, set] = useState<Texts>({});
  useEffect(() => {
    if (language !== 'zh') return set({});
    void chinese().then(set);
  }, [language, chinese]);
  return (text) => texts[text] ?? text;
}

/** Names of groups of operations. */
export const useGroupName = (): Declared => useDeclaredIn(GROUPS);
