import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { commands } from '#language/commands.ts';
import { contentWords } from '#language/content-words.ts';
import { type Static, Type } from '#typebox.mjs';
import { inventedIn } from '../check-reason.ts';
import { parameterOf } from '../contradictions/contradictions.ts';
import { materialOf } from '../material.ts';
import { defineSkill, type SkillContext } from '../skill.ts';
import { AnswerLanguage } from '../types.ts';
import { askedOf, type Problem, readProblem } from './problem.ts';

const MOST = 10;

/** A sharper question, and how many families of the corpus speak of what it names. */
export const Recommendation = Type.Object({
  text: Type.String({ minLength: 1 }),
  families: Type.Integer({ minimum: 0 }),
});
export type Recommendation = Static<typeof Recommendation>;

/** Families of the corpus that hold what a text names; undefined if it names nothing. */
export async function familiesOn(corpus: Corpus, text: string, signal?: AbortSignal): Promise<number | undefined> {
  const query = askedOf(text);
  if (!query) return undefined;
  const { total } = await corpus.search(patents, {
    ...{ query, offset: 0, limit: 0, stemming: true, collapse: { field: 'FAM_ID' } },
    ...(signal && { signal }),
  });
  return total;
}

const QUESTIONS = {
  en: {
    better: (better: string, of: string, worse: string) =>
      `How can ${better} be improved${of && ` for the ${of}`} without a loss in ${worse}?`,
    one: (better: string, of: string) => `How can ${better} be improved${of && ` for the ${of}`}?`,
    cause: (cause: string) => `How can this cause be removed: ${cause}`,
    elsewhere: (words: string, of: string) =>
      `Who has solved "${words}" for something other than ${of ? `"${of}"` : 'this'}?`,
  },
  zh: {
    better: (better: string, of: string, worse: string) =>
      `如何在不影响${worse}的情况下改善${of ? `${of}的` : ''}${better}？`,
    one: (better: string, of: string) => `如何改善${of ? `${of}的` : ''}${better}？`,
    cause: (cause: string) => `如何消除这一原因：${cause}`,
    elsewhere: (words: string, of: string) => `除${of || '该对象'}外，谁解决过“${words}”？`,
  },
} as const;

/** Questions made of the problem's own words and the names of parameters; each may be asked alone. */
export function questionsOf(problem: Problem, lang: AnswerLanguage): { text: string; asks: string }[] {
  const words = QUESTIONS[lang];
  const of = problem.object ?? '';
  const { pairs, improving } = problem.contradictions;
  const name = (parameter: number) => parameterOf(parameter).name[lang];
  const said = (side: Problem['contradictions']['improving'], parameter: number) =>
    side.find((one) => one.parameter === parameter)?.mentions[0]?.text ?? '';
  const object = new Set(contentWords(of).map(({ key }) => key));
  /** The object beside words that do not name it already: no temperature of the temperature. */
  const beside = (text: string) =>
    object.size > 0 && object.isSubsetOf(new Set(contentWords(text).map(({ key }) => key))) ? '' : of;
  return [
    // several sentences are several questions
    ...(problem.parts.length > 1 ? problem.parts : []).map((text) => ({ text, asks: text })),
    ...pairs.map(({ improving: better, worsening: worse }) => ({
      text: words.better(name(better), beside(name(better)), name(worse)),
      asks: `${of}; ${said(improving, better)}; ${said(problem.contradictions.worsening, worse)}`,
    })),
    ...improving.slice(0, 3).map(({ parameter, mentions }) => ({
      text: words.one(name(parameter), beside(name(parameter))),
      asks: `${of}; ${mentions[0]!.text}`,
    })),
    ...problem.causes.map((cause) => ({ text: words.cause(cause), asks: cause })),
    ...improving.slice(0, 1).map(({ mentions }) => ({
      text: words.elsewhere(mentions[0]!.text, beside(mentions[0]!.text)),
      asks: mentions[0]!.text,
    })),
  ];
}

async function counted(
  asked: readonly { readonly text: string; readonly asks: string }[],
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Recommendation[]> {
  const seen = new Set<string>();
  const found: Recommendation[] = [];
  for (const { text, asks } of asked) {
    if (found.length >= MOST || seen.has(text)) continue;
    seen.add(text);
    const families = await familiesOn(corpus, asks, signal);
    if (families) found.push({ text, families });
  }
  return found;
}

/**
 * Sharper restatements and sub-problems of a problem that the corpus can answer, each with its count of families. What
 * nothing in the corpus speaks of is not recommended.
 */
export const sharpenProblem = defineSkill({
  name: 'sharpen-problem',
  input: Type.Object({ text: Type.String({ minLength: 1, maxLength: 5_000 }), lang: AnswerLanguage }),
  output: Type.Object({ recommendations: Type.Array(Recommendation) }),
  answer: Type.Object({
    questions: Type.Array(Type.String({ minLength: 4, maxLength: 400 }), { maxItems: MOST }),
  }),
  prompt: ({ text, lang }) => ({
    instructions: [
      'Restate the technical problem as sharper questions and sub-problems, each answerable by technical documents.',
      'Use the words of the problem; add no number, no name and no cause that it does not state.',
      `Write ${lang === 'zh' ? 'Chinese' : 'English'}. At most 6 questions.`,
    ].join('\n'),
    material: materialOf(text, 'T'),
    turns: [{ role: 'user', text: 'List the questions.' }],
  }),
  async ground({ text, lang }, context) {
    return { recommendations: await counted(questionsOf(readProblem(text), lang), context) };
  },
  async verify({ questions }, { text, lang }, context) {
    const dropped: string[] = [];
    const own = new Set(contentWords(text).map(({ key }) => key));
    const sound = questions.filter((question) => {
      const keys = contentWords(question).map(({ key }) => key);
      const wrong = commands(question)
        ? 'it speaks to the reader'
        : (inventedIn(question, text) ??
          (keys.some((key) => own.has(key)) ? undefined : 'it has no word of the problem'));
      if (wrong !== undefined) dropped.push(`"${question.slice(0, 80)}": ${wrong}`);
      return wrong === undefined;
    });
    const found = await counted(
      sound.map((one) => ({ text: one, asks: one })),
      context,
    );
    for (const one of sound)
      if (!found.some((each) => each.text === one)) dropped.push(`"${one.slice(0, 80)}": no document speaks of it`);
    if (found.length === 0) return { dropped };
    const grounded = await counted(questionsOf(readProblem(text), lang), context);
    return { output: { recommendations: [...found, ...grounded].slice(0, MOST) }, dropped };
  },
});
