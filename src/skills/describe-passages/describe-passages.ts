import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import type { Learned } from '#corpus/learned.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { withoutCommands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import { Type } from '#typebox.mjs';
import { CITATION, checkSentence, passagesCited, withPassage } from '../answer-question/write/check-sentence.ts';
import { translatedWords } from '../compare-features/translated-words.ts';
import { OtherWords, wordingsOf } from '../other-words.ts';
import { defineSkill } from '../skill.ts';
import { AnswerLanguage } from '../types.ts';

/** More are not shown to a model. */
export const MOST_PASSAGES = 8;
const MOST_SENTENCES = 3;

/** What is said of passages: each a task of one line, the rules are the same for all. */
// biome-ignore format: read it as a table
const TASKS = {
  means:      'Say in at most three sentences what technical means the passages share and what they achieve by them.',
  background: 'Say in at most three sentences what the passages tell of the technical background.',
  problems:   'Say in at most three sentences which technical problems the passages state.',
  material:   'Say in at most three sentences how the materials of the passages are made and what they are like.',
  question:   'Answer the question in at most three sentences, from the passages alone.',
} as const;
export type DescribeTask = keyof typeof TASKS;

/** Passages of documents, and what is to be said of them. */
export const DescribedPassages = Type.Object({
  lang: AnswerLanguage,
  task: Type.Enum(Object.keys(TASKS) as DescribeTask[]),
  /** For the task `question`: what somebody wants to know, in that person's words. */
  question: Type.Optional(Type.String()),
  passages: Type.Array(
    Type.Object({ publication_number: Type.String(), title: Type.String(), text: Type.String({ minLength: 1 }) }),
    { minItems: 1, maxItems: MOST_PASSAGES },
  ),
});

/** Share of a sentence's words that must stand, translated, in passages of the other language. */
const LEAST_TRANSLATED = 0.5;

/**
 * Why a sentence is not held by passages of which one is in another language: too few of its words, or of their
 * translations by what the corpus teaches, stand there. Undefined where it is held.
 */
function unheldAcross(sentence: string, passages: readonly string[], learned: Learned | undefined): string | undefined {
  const lang = languageOf(sentence);
  if (passages.every((passage) => languageOf(passage) === lang)) return undefined;
  const own = new Set(contentWords(sentence).map(({ key }) => key));
  const there = new Set(contentWords(passages.join('\n')).map(({ key }) => key));
  const met = new OtherWords(wordingsOf(own, translatedWords([{ text: sentence }], learned))).metIn(there, own);
  return met.size / Math.max(1, own.size) < LEAST_TRANSLATED
    ? 'its passage is in another language, and too few of its words are known to stand there'
    : undefined;
}

/** A sentence without the numbers of its passages, and these. */
export function citedIn(sentence: string): { readonly bare: string; readonly cited: readonly number[] } {
  // the blank before a number goes with it
  const bare = sentence
    .replace(CITATION, '')
    .replace(/ (?=[.。！!？?;；，,]|$)/gu, '')
    .trim();
  return { bare, cited: passagesCited(sentence) };
}

/**
 * What passages say together, in sentences that each cite one. Without a model there is none: the passages speak for
 * themselves. Sentences are held to what they cite: numbers, quotations, direction, and the words, across languages by
 * the translations that the corpus teaches.
 */
export const describePassages = defineSkill({
  name: 'describe-passages',
  input: DescribedPassages,
  /** `[1]` is the first passage given. */
  output: Type.Object({ sentences: Type.Array(Type.String()) }),
  answer: Type.Object({ text: Type.String({ maxLength: 2_000 }) }),
  prompt: ({ lang, task, question, passages }) => ({
    instructions: [
      TASKS[task],
      'End every sentence with the number of the passage it rests on, such as [2]. Use the words and numbers of the passages; state no effect that none of them states.',
      `Write ${lang === 'zh' ? 'Chinese' : 'English'}.`,
    ].join('\n'),
    material: [
      ...(task === 'question' && question ? [{ label: 'Q', text: withoutCommands(question) }] : []),
      ...passages.map(({ text }, index) => ({ label: String(index + 1), text: withoutCommands(text) })),
    ],
    turns: [{ role: 'user', text: task === 'question' ? 'What do they say of the question Q?' : 'What do they say?' }],
  }),
  ground: async () => ({ sentences: [] }),
  async verify({ text }, { passages }, { corpus }) {
    const sources = passages.map(({ publication_number, title, text: passage }, index) => ({
      ...{ number: index + 1, publication_number, title, sentences: [] },
      passage: { text: passage } as ClaimedQuote,
    }));
    const dropped: string[] = [];
    const sound = sentences(text)
      .map(({ start, end }) => withPassage(text.slice(start, end), sources))
      .filter((sentence) => {
        const checked = checkSentence(sentence, sources);
        const reason = checked.sound
          ? unheldAcross(
              sentence,
              checked.cited.map((number) => passages[number - 1]!.text),
              corpus.learned,
            )
          : checked.reason;
        if (reason !== undefined) dropped.push(`"${sentence.slice(0, 80)}": ${reason}`);
        return reason === undefined;
      })
      .slice(0, MOST_SENTENCES);
    return sound.length > 0 ? { output: { sentences: sound }, dropped } : { dropped };
  },
});
