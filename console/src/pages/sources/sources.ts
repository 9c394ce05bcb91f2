import { useEffect, useState } from 'react';
import type { Managed, Of } from '../../api.ts';
import { useWords } from '../../words/words.tsx';

export type SyncPage = Managed<'GET /sync'>;
export type SourceState = Of<SyncPage['sources']>;
export type SourcePage = Managed<'GET /sync/:name'>;
export type Run = Of<SourcePage['runs']>;
export type Delivery = Of<SourcePage['deliveries']>;

/** What a declaration says in English, in the language of the page; what has no translation stays as it is. */
export type Declared = (text: string) => string;

export function useDeclared(): Declared {
  const { language } = useWords();
  const [texts, set] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    if (language !== 'zh') return set({});
    void import('../../words/declared-sources-zh.ts').then(({ declaredSourcesZh }) => set(declaredSourcesZh));
  }, [language]);
  return (text) => texts[text] ?? text;
}

/** What a source is called: by where it is dropped, or as its declaration says. */
export function useSourceName(): (source: Pick<SourceState, 'title' | 'dropped'>) => string {
  const { say } = useWords();
  const declared = useDeclared();
  return ({ title, dropped }) => (dropped ? say('s_dropped', { place: dropped.place }) : declared(title));
}

/** `2026-08-04` as the reader's language writes days. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
