import { locate } from '#language/locate.ts';
import { overlapping } from '#language/spans.ts';
import { Type } from '#typebox.mjs';
import { materialOf } from '../material.ts';
import { defineSkill } from '../skill.ts';
import { SolutionSummary, type Statement, SummariseInput } from '../types.ts';
import { ASPECTS } from './solution-text.ts';
import { summarise } from './statements.ts';

export { readSolution, renderSolution } from './solution-text.ts';
export { summarise } from './statements.ts';

const Passages = Type.Array(Type.String({ minLength: 1, maxLength: 4_000 }), { maxItems: 12 });

/**
 * Problem, subject, solution and effect of a pasted text, each as passages that stand in it word for word; what the
 * text does not say is absent.
 */
export const summariseSolution = defineSkill({
  name: 'summarise-solution',
  input: SummariseInput,
  output: SolutionSummary,
  answer: Type.Object({ problem: Passages, subject: Passages, solution: Passages, effect: Passages }),
  prompt: ({ text }) => ({
    instructions: [
      'Find in the inventor’s text what it says of four things: the technical problem, the subject (a noun phrase), the technical solution, the technical effect.',
      'Copy passages from the text word for word, in its own language and spelling: whole sentences, or the subject’s noun phrase. Never summarise, translate or add.',
      'The solution holds every sentence that says how the thing is built or works; where the text has claims it is the first claim, whole.',
      'Leave a list empty if the text does not say it.',
    ].join('\n'),
    material: materialOf(text, 'T'),
    turns: [{ role: 'user', text: 'List the passages.' }],
  }),
  ground: async ({ text }) => summarise(text),
  async verify(answer, { text }) {
    const dropped: string[] = [];
    const grounded = summarise(text);
    const found = (aspect: (typeof ASPECTS)[number]): Statement[] =>
      answer[aspect].flatMap((passage): Statement[] => {
        const place = locate(text, passage);
        if (place) return [{ ...place, text: text.slice(place.start, place.end), basis: 'model' }];
        dropped.push(`${aspect}: "${passage.slice(0, 80)}" does not stand in the text`);
        return [];
      });
    const [subject, problem, solution, effect] = ASPECTS.map(found);
    if (solution!.length === 0) return { dropped };
    // Nothing of the text is lost by a model: what it puts nowhere stays where it is without one.
    const isSaid = overlapping([...subject!, ...problem!, ...solution!, ...effect!]);
    const withRest = (said: readonly Statement[], aspect: 'problem' | 'solution' | 'effect') =>
      [...said, ...grounded[aspect].filter((one) => !isSaid(one))].toSorted((a, b) => a.start - b.start);
    return {
      output: {
        text_lang: grounded.text_lang,
        form: grounded.form,
        problem: withRest(problem!, 'problem'),
        subject: subject!.length > 0 ? subject! : grounded.subject,
        // A claim is taken whole: a model may not leave features out.
        solution: grounded.solution.some(({ basis }) => basis === 'claim')
          ? grounded.solution
          : withRest(solution!, 'solution'),
        effect: withRest(effect!, 'effect'),
      },
      dropped,
    };
  },
});
