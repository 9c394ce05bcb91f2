import { Type } from 'typebox';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { checkSentence } from '../answer-question/write/check-sentence.ts';
import { defineSkill } from '../skill.ts';
import { AnswerLanguage } from '../types.ts';

const MOST_PASSAGES = 8;

/** Passages of documents that state means of one kind. */
export const DirectionPassages = Type.Object({
  lang: AnswerLanguage,
  passages: Type.Array(
    Type.Object({ publication_number: Type.String(), title: Type.String(), text: Type.String({ minLength: 1 }) }),
    { minItems: 1, maxItems: MOST_PASSAGES },
  ),
});

/**
 * What the documents of a direction have in common, in sentences that each cite a passage. Without a model there is
 * none: the passages speak for themselves.
 */
export const describeDirection = defineSkill({
  name: 'describe-direction',
  input: DirectionPassages,
  /** `[1]` is the first passage given. */
  output: Type.Object({ sentences: Type.Array(Type.String()) }),
  answer: Type.Object({ text: Type.String({ maxLength: 2_000 }) }),
  prompt: ({ lang, passages }) => ({
    instructions: [
      'Say in at most three sentences what technical means the passages share and what they achieve by them.',
      'End every sentence with the number of the passage it rests on, such as [2]. Use the words and numbers of the passages; state no effect that none of them states.',
      `Write ${lang === 'zh' ? 'Chinese' : 'English'}.`,
    ].join('\n'),
    material: passages.map(({ text }, index) => ({ label: String(index + 1), text })),
    turns: [{ role: 'user', text: 'What do they share?' }],
  }),
  ground: async () => ({ sentences: [] }),
  async verify({ text }, { passages }) {
    const sources = passages.map(({ publication_number, title, text: passage }, index) => ({
      ...{ number: index + 1, publication_number, title, sentences: [] },
      passage: { text: passage } as ClaimedQuote,
    }));
    const dropped: string[] = [];
    const sound = sentences(text)
      .map(({ start, end }) => text.slice(start, end))
      .filter((sentence) => {
        const checked = checkSentence(sentence, sources);
        if (!checked.sound) dropped.push(`"${sentence.slice(0, 80)}": ${checked.reason}`);
        return checked.sound;
      });
    return sound.length > 0 ? { output: { sentences: sound }, dropped } : { dropped };
  },
});
