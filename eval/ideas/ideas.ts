import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from '#corpus/text/sentences.ts';
import type { Span } from '#language/spans.ts';

export type Truth = 'disclosed' | 'partly' | 'not_found';

/** A feature of an idea, as a span of its text, and what the idea's own patent says of it. */
export interface IdeaFeature extends Span {
  readonly text: string;
  readonly truth: Truth;
  /** Where the patent says it: `p12` a paragraph, `c1` a claim, `a` the abstract; none where it does not. */
  readonly places: readonly string[];
}

/** What somebody might tell of an invention, in plain words. */
export interface Idea {
  /** The patent that it was written from. */
  readonly of: string;
  readonly lang: 'en' | 'zh';
  readonly text: string;
  readonly features: readonly IdeaFeature[];
  readonly sentences: readonly Span[];
  readonly half: 'tune' | 'report';
}

/**
 * Reads an idea with its features marked: `[[words of the feature|p4 c1]]`; `|-` is not in the patent, `|~p4` partly.
 */
export function readIdea(of: string, marked: string, lang: Idea['lang'], half: Idea['half']): Idea {
  const features: IdeaFeature[] = [];
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(/\[\[([^|\]]+)\|([^\]]+)\]\]/g)) {
    text += marked.slice(from, match.index);
    const [words, told] = [match[1]!, match[2]!];
    const truth = told === '-' ? 'not_found' : told.startsWith('~') ? 'partly' : 'disclosed';
    const places = truth === 'not_found' ? [] : told.replace('~', '').split(' ');
    features.push({ start: text.length, end: text.length + words.length, text: words, truth, places });
    text += words;
    from = match.index + match[0].length;
  }
  text += marked.slice(from);
  return { of, lang, text, features, sentences: sentences(text), half };
}

interface Row {
  readonly of: string;
  readonly text: string;
  readonly half?: Idea['half'];
}

const rowsOf = <R extends Row>(file: string): R[] => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

const ideasOf = (files: readonly (readonly [Idea['lang'], string])[]): Idea[] =>
  files.flatMap(([lang, file]) =>
    rowsOf(file).map(({ of, text, half }, i) => readIdea(of, text, lang, half ?? (i % 2 === 0 ? 'tune' : 'report'))),
  );

/** All ideas: every second one, of each language, is for reporting. */
export const IDEAS: readonly Idea[] = ideasOf([
  ['en', 'english.json'],
  ['zh', 'chinese.json'],
]);

/** Ideas as inventors mail them: greetings, lists, what is wrong today, wishes; the half by a hash of the number. */
export const MAILED: readonly Idea[] = ideasOf([
  ['en', 'mailed-english.json'],
  ['zh', 'mailed-chinese.json'],
]);

/** Of both kinds, a third of them mailed, for tuning alone: written when the rules had been set on the others. */
export const FURTHER: readonly Idea[] = rowsOf<Row & Pick<Idea, 'lang'>>('further.json').map(({ of, text, lang }) =>
  readIdea(of, text, lang, 'tune'),
);
