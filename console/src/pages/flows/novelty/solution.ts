import { isChinese } from '../../../words/script.ts';

/**
 * The editable text of a solution: parts under headings, each heading on a line of its own, as the service writes and
 * reads it.
 */
export interface Part {
  readonly heading: string;
  readonly body: string;
}

const HEADINGS = [
  'Technical subject',
  'Technical problem',
  'Technical solution',
  'Technical effect',
  '技术主题',
  '技术问题',
  '技术方案',
  '技术效果',
];
const ABSENT = ['(The text states none.)', '（文中没有说明。）'];

/** The parts; undefined for a text that does not begin with a known heading, which is then edited whole. */
export function readParts(text: string): Part[] | undefined {
  const parts: { heading: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    if (HEADINGS.includes(line.trim())) parts.push({ heading: line.trim(), lines: [] });
    else if (parts.length > 0) parts.at(-1)!.lines.push(line);
    else if (line.trim() !== '') return undefined;
  }
  if (parts.length === 0) return undefined;
  return parts.map(({ heading, lines }) => {
    const body = lines.join('\n').trim();
    return { heading, body: ABSENT.includes(body) ? '' : body };
  });
}

/** A part without words says so in the language of its heading. */
export const writeParts = (parts: readonly Part[]): string =>
  parts.map(({ heading, body }) => `${heading}\n${body.trim() || ABSENT[isChinese(heading) ? 1 : 0]}`).join('\n\n');
