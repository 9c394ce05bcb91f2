import { contentWords } from '#language/content-words.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { type Static, Type } from '#typebox.mjs';
import { materialOf } from '../material.ts';
import { defineSkill } from '../skill.ts';
import { openingSubject } from '../summarise-solution/statements.ts';
import { AnswerLanguage } from '../types.ts';
import { type Placed, placeSentences } from './classify.ts';
import { BUSINESS, FIELDS, MEANS, WISH } from './cues.ts';

export { isOfField, type Placed, placeSentences } from './classify.ts';
export { FIELDS, type Field } from './cues.ts';

/** Why no technical means were found. */
export const LACKS = ['words', 'subject', 'action', 'only_wish', 'only_business'] as const;
export type Lack = (typeof LACKS)[number];

export const PlacedSentence = Type.Object({
  field: Type.Enum([...FIELDS]),
  text: Type.String({ minLength: 1 }),
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
  basis: Type.Enum(['heading', 'wording', 'claim', 'means', 'neighbour', 'none', 'model']),
  cue: Type.Optional(Type.String()),
});

export const ExtractDisclosureInput = Type.Object({ text: Type.String({ minLength: 1, maxLength: 200_000 }) });

/** A text taken apart: every sentence of it in one field, in its order. */
export const DisclosureParts = Type.Object({
  text_lang: AnswerLanguage,
  sentences: Type.Array(PlacedSentence),
  /** What is missing for technical means; empty where there are some. */
  lacks: Type.Array(Type.Enum([...LACKS])),
});
export type DisclosureParts = Static<typeof DisclosureParts>;

/** Takes a text apart. Pure; linear in the text. */
export function disclosureParts(text: string): DisclosureParts {
  const sentences = placeSentences(text);
  return { text_lang: languageOf(text), sentences, lacks: lacksOf(text, sentences) };
}

/** Share of the words of business in a text's content words from which it is one about business. */
const BUSINESS_SHARE = 0.08;

/** What a text without technical means lacks; nothing for one that has some. */
function lacksOf(text: string, sentences: readonly Placed[]): Lack[] {
  const means = sentences.filter(({ field }) => field === 'mechanism' || field === 'embodiment');
  const words = contentWords(text);
  if (words.length === 0) return ['words'];
  const lang = languageOf(text);
  const business = text.match(BUSINESS[lang])?.length ?? 0;
  const aboutBusiness = business >= 2 && business >= BUSINESS_SHARE * words.length;
  if (means.length > 0 && !aboutBusiness && !means.every((one) => isWish(one.text, lang))) return [];
  const lacks: Lack[] = [];
  if (aboutBusiness) lacks.push('only_business');
  else if (sentences.some((one) => isWish(one.text, lang))) lacks.push('only_wish');
  if (!sentences.some((one) => hasSubject(one.text, lang))) lacks.push('subject');
  if (!sentences.some((one) => MEANS[lang].test(one.text))) lacks.push('action');
  return lacks.length > 0 ? lacks : ['action'];
}

const isWish = (sentence: string, lang: TextLanguage) => WISH[lang].test(sentence);
const hasSubject = (sentence: string, lang: TextLanguage) => {
  const found = openingSubject(sentence, { start: 0, end: sentence.length }, lang);
  return found !== undefined && contentWords(sentence.slice(found.start, found.end)).length > 0;
};

const Labels = Type.Array(Type.Object({ sentence: Type.Integer({ minimum: 1 }), field: Type.Enum([...FIELDS]) }), {
  maxItems: 2_000,
});

/** Fields of which a disclosure says that the text lacks them, where they are empty. */
const STATED = ['mechanism', 'tech_problem', 'outcome'] as const;

/**
 * Technical means, problem, background, effect, applications, embodiments and improvements of an inventor's text, each
 * as sentences that stand in it word for word, every sentence in one field. A model chooses fields; it writes nothing.
 */
export const extractDisclosure = defineSkill({
  name: 'extract-disclosure',
  input: ExtractDisclosureInput,
  output: DisclosureParts,
  answer: Type.Object({ sentences: Labels }),
  prompt: ({ text }) => {
    const numbered = placeSentences(text).map((one, index) => `[${index + 1}] ${one.text}`);
    if (numbered.length === 0) return undefined;
    return {
      instructions: [
        'Sort the numbered sentences of the inventor’s text into fields, by number alone.',
        'mechanism: how the thing is built or works. tech_problem: what is to be solved or what the known lacks. background: the known. outcome: what is achieved. application: where it is used. embodiment: one example or a preferred form. subject_improvement: what thing it is, or in what it differs. others: anything else.',
        'Write no text of your own.',
      ].join('\n'),
      material: materialOf(numbered.join('\n'), 'T'),
      turns: [{ role: 'user', text: 'Give each sentence its field.' }],
    };
  },
  ground: async ({ text }) => disclosureParts(text),
  async verify({ sentences }, { text }) {
    const grounded = disclosureParts(text);
    const dropped: string[] = [];
    const told = new Map<number, Placed['field']>();
    for (const { sentence, field } of sentences) {
      if (sentence > grounded.sentences.length) dropped.push(`there is no sentence ${sentence}`);
      else if (told.has(sentence)) dropped.push(`sentence ${sentence} was put into two fields`);
      else told.set(sentence, field);
    }
    if (told.size === 0) return { dropped };
    const placed = grounded.sentences.map((one, index): Placed => {
      const field = told.get(index + 1);
      if (field === undefined || field === one.field) return one;
      // what has no word, or commands whoever reads it, says nothing of an invention; a model makes no means of it
      if (
        one.field === 'others' &&
        one.basis === 'none' &&
        field !== 'background' &&
        !MEANS[languageOf(one.text)].test(one.text)
      ) {
        dropped.push(`sentence ${index + 1} says nothing of ${field}`);
        return one;
      }
      const { cue: _, ...rest } = one;
      return { ...rest, field, basis: 'model' };
    });
    // a model may move a sentence, and cannot make the text say no means, no problem or no effect where it does
    const emptied = STATED.filter(
      (field) => grounded.sentences.some((one) => one.field === field) && !placed.some((one) => one.field === field),
    );
    const kept = grounded.sentences.map((one, index) => {
      if (!emptied.some((field) => field === one.field)) return placed[index]!;
      dropped.push(`sentence ${index + 1} stays in ${one.field}: nothing else would stand there`);
      return one;
    });
    return { output: { ...grounded, sentences: kept, lacks: lacksOf(text, kept) }, dropped };
  },
});
