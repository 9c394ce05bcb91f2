import type { Managed, Of } from '../../api.ts';
import { type Declared, useDeclaredIn } from '../../words/declared.ts';
import { useWords } from '../../words/words.tsx';

export type SyncPage = Managed<'GET /sync'>;
export type SourceState = Of<SyncPage['sources']>;
export type SourcePage = Managed<'GET /sync/:name'>;
export type Run = Of<SourcePage['runs']>;
export type Delivery = Of<SourcePage['deliveries']>;

const SOURCES = async () => (await import('../../words/declared-sources-zh.ts')).declaredSourcesZh;

/** What declarations of sources say. */
export const useDeclared = (): Declared => useDeclaredIn(SOURCES);

/** What a source is called: by where it is dropped, or as its declaration says. */
export function useSourceName(): (source: Pick<SourceState, 'title' | 'dropped'>) => string {
  const { say } = useWords();
  const declared = useDeclared();
  return ({ title, dropped }) => (dropped ? say('s_dropped', { place: dropped.place }) : declared(title));
}

/** `2026-08-04` as the reader's language writes days. */
export const dayText = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
