import type { Patent } from '#collections/patents/patent.ts';
import type { TextLanguage } from '#language/script.ts';
import { type Invention, toPatent } from '../prior-art/inventions.ts';
import { type Case, questionsOf } from './questions.ts';

/** What the corpus holds: half of the inventions in both languages, a quarter in each alone. */
export const storedOf = (inventions: readonly Invention[]): Patent[] => inventions.map(toPatent);

/**
 * Questions in a language, made from the texts of inventions that the corpus holds in the other language alone: what
 * such a title names, and what it is good for.
 */
export function acrossLanguages(
  inventions: readonly Invention[],
  lang: TextLanguage,
  each: number,
  seed: number,
): Case[] {
  const whole = inventions
    .filter(({ role }) => role === (lang === 'zh' ? 'en' : 'zh'))
    .map((invention) => {
      const record = toPatent({ ...invention, role: 'both' });
      // questions on effects are made where there is a description
      const descriptions = record.abstracts.map(({ lang, origin, text }) => ({
        lang,
        origin,
        paragraphs: [{ id: 'p1', section: 'summary' as const, text }],
      }));
      return { ...record, descriptions };
    });
  return questionsOf(whole, lang, each, [], seed).filter(({ kind }) => ['definition', 'effect'].includes(kind));
}
