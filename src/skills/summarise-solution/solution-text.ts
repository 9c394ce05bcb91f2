import type { Span } from '#language/spans.ts';
import type { AnswerLanguage, SolutionSummary } from '../types.ts';

/**
 * The text of a solution that a person reads and edits: four headings, each on a line of its own, what belongs to them
 * below.
 */

export const ASPECTS = ['subject', 'problem', 'solution', 'effect'] as const;
export type Aspect = (typeof ASPECTS)[number];

const LABELS: Record<AnswerLanguage, Record<Aspect, string>> = {
  en: {
    subject: 'Technical subject',
    problem: 'Technical problem',
    solution: 'Technical solution',
    effect: 'Technical effect',
  },
  zh: { subject: '技术主题', problem: '技术问题', solution: '技术方案', effect: '技术效果' },
};
const ABSENT: Record<AnswerLanguage, string> = { en: '(The text states none.)', zh: '（文中没有说明。）' };

/** Writes a summary as editable text, in the given language's headings. */
export function renderSolution(summary: SolutionSummary, lang: AnswerLanguage): string {
  return ASPECTS.map((aspect) => {
    const statements = summary[aspect];
    const body = statements.length > 0 ? statements.map(({ text }) => text).join('\n') : ABSENT[lang];
    return `${LABELS[lang][aspect]}\n${body}`;
  }).join('\n\n');
}

const ASPECT_OF = new Map(
  (['en', 'zh'] as const).flatMap((lang) =>
    ASPECTS.map((aspect) => [LABELS[lang][aspect].toLowerCase(), aspect] as const),
  ),
);

/**
 * Reads a text that `renderSolution` wrote, edited or not: where each part stands. Undefined for a text without the
 * heading of the solution.
 */
export function readSolution(text: string): Partial<Record<Aspect, Span>> | undefined {
  const parts: Partial<Record<Aspect, Span>> = {};
  let open: { aspect: Aspect; start: number } | undefined;
  const close = (end: number) => {
    if (!open) return;
    const body = text.slice(open.start, end);
    const start = open.start + (body.length - body.trimStart().length);
    const stop = open.start + body.trimEnd().length;
    const written = text.slice(start, stop);
    if (stop > start && !Object.values(ABSENT).includes(written)) parts[open.aspect] = { start, end: stop };
    open = undefined;
  };
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const aspect =
      line.length < 60
        ? ASPECT_OF.get(
            line
              .replace(/^[#*【\s]+/u, '')
              .replace(/(?<![:：#*【】\s])[:：#*【】\s]+$/u, '')
              .toLowerCase(),
          )
        : undefined;
    if (aspect) {
      close(start);
      open = { aspect, start: Math.min(text.length, end + 1) };
    }
    if (newline < 0) break;
    start = newline + 1;
  }
  close(text.length);
  return parts.solution ? parts : undefined;
}
