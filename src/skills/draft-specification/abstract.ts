import { sentences } from '#corpus/text/sentences.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf } from '#language/script.ts';
import { supportReader } from '#language/support.ts';
import { negationsOf } from '#language/wording.ts';
import { Type } from '#typebox.mjs';
import { inventedIn } from '../check-reason.ts';
import { materialOf } from '../material.ts';
import { defineSkill } from '../skill.ts';

/** Of a sentence's words, the share that one paragraph must have. */
const LEAST_SHARE = 0.6;

/** Why a sentence is not supported by a text; nothing where it is. */
export function unsupportedBy(text: string): (sentence: string) => string | undefined {
  const reader = supportReader(text);
  const known = new Set(contentWords(text).map(({ key }) => key));
  return (sentence) => {
    const invented = inventedIn(sentence, text);
    if (invented) return invented;
    const strange = contentWords(sentence).find(({ key }) => !known.has(key));
    if (strange) return `"${sentence.slice(strange.start, strange.end)}" stands nowhere in claims or disclosure`;
    const found = reader.feature(sentence);
    if (!found || found.share < LEAST_SHARE) return 'no passage has most of its words';
    const denies = negationsOf(sentence).length > 0;
    if (denies !== negationsOf(text.slice(found.start, found.end)).length > 0)
      return denies ? 'it denies what the passage does not deny' : 'the passage denies it';
    return undefined;
  };
}

/**
 * An abstract of claims and disclosure. Without a model there is none: the first claim's words serve. With one, every
 * sentence is looked for in claims and disclosure, and what they do not support is dropped.
 */
export const draftAbstract = defineSkill({
  name: 'draft-abstract',
  input: Type.Object({ claims: Type.String({ minLength: 1 }), disclosure: Type.String() }),
  output: Type.Object({ sentences: Type.Array(Type.String()) }),
  answer: Type.Object({ text: Type.String({ maxLength: 3_000 }) }),
  prompt: ({ claims, disclosure }) => ({
    instructions: [
      'Write the abstract of a patent application: what the invention is, how it works, what it achieves as far as the texts say so.',
      'Use the words and numbers of the claims and the disclosure alone; state nothing that neither says.',
      languageOf(claims) === 'zh' ? 'Chinese, at most 300 characters.' : 'English, at most 150 words.',
    ].join('\n'),
    material: [...materialOf(claims, 'C'), ...materialOf(disclosure, 'D')],
    turns: [{ role: 'user', text: 'The abstract, please.' }],
  }),
  ground: async () => ({ sentences: [] }),
  async verify({ text }, { claims, disclosure }) {
    const unsupported = unsupportedBy(`${claims}\n${disclosure}`);
    const dropped: string[] = [];
    const kept = sentences(text)
      .map(({ start, end }) => text.slice(start, end).trim())
      .filter((sentence) => {
        const why = sentence === '' ? 'it is empty' : unsupported(sentence);
        if (why) dropped.push(`"${sentence.slice(0, 80)}": ${why}`);
        return why === undefined;
      });
    return kept.length > 0 ? { output: { sentences: kept }, dropped } : { dropped };
  },
});
