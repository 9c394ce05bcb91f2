/**
 * Comments as wide as the code beside them: whole-line comments of TypeScript that are longer than a line are laid out
 * again.
 */

/** Characters of a line, as the formatter of the code has it. */
export const WIDTH = 120;

/**
 * Begins a line of its own: an item, a tag, a row of a table, a heading, text set off by blanks; `''` for text that
 * runs on.
 */
const OPENS = /^(?:[-*] |\d+\. |@\w+|\||#+ |\s)/;
/** Between a sentence and a tag in its line. */
const TAG_INSIDE = /(?<=[.:;)`]) (?=@(?:param|returns|throws|see) )/;
/** Speaks to a tool, which reads it in one line. */
const FOR_A_TOOL = /^(?:biome-ignore|@ts-|@vitest|#region|#endregion|\/ ?<|eslint|c8 |v8 )/;

/**
 * A text with the comments that are too wide in lines of at most `WIDTH` characters; words that are longer stay whole.
 */
export function fitComments(source: string): string {
  const lines = source.split('\n');
  const fitted: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = endOfComment(lines, at);
    const comment = lines.slice(at, end);
    fitted.push(...(comment.some((line) => line.length > WIDTH) && end > at ? layOut(comment) : comment));
    if (end === at) fitted.push(lines[at++]!);
    else at = end;
  }
  return fitted.join('\n');
}

/** Numbers of lines, from 1, of comments that are too wide though they could be laid out otherwise. */
export function tooWide(source: string): number[] {
  const [lines, fitted] = [source.split('\n'), new Set(fitComments(source).split('\n'))];
  return lines.flatMap((line, i) => (line.length > WIDTH && !fitted.has(line) ? [i + 1] : []));
}

/** The line after the comment that begins at a line and has its lines for itself; the line itself where none does. */
function endOfComment(lines: readonly string[], at: number): number {
  const indent = /^(\s*)\/\/(?!\/)/.exec(lines[at]!)?.[1];
  if (indent !== undefined) {
    let end = at + 1;
    while (lines[end]?.startsWith(`${indent}//`)) end++;
    return end;
  }
  if (!/^\s*\/\*/.test(lines[at]!)) return at;
  let end = at;
  while (end < lines.length && !lines[end]!.includes('*/')) end++;
  return end < lines.length && /\*\/\s*$/.test(lines[end]!) ? end + 1 : at;
}

function layOut(comment: readonly string[]): string[] {
  const indent = /^\s*/.exec(comment[0]!)![0];
  if (comment[0]!.startsWith(`${indent}//`)) {
    const texts = comment.map((line) => line.slice(indent.length + 2).replace(/^ /, ''));
    if (texts.some((text) => FOR_A_TOOL.test(text))) return [...comment];
    return paragraphs(texts, WIDTH - indent.length - 3).map((text) => `${indent}// ${text}`.trimEnd());
  }
  const opening = comment[0]!.includes('/**') ? '/**' : '/*';
  const texts = comment.map((line, i) => {
    const text = i === 0 ? line.slice(indent.length + opening.length) : line.replace(/^\s*\*(?!\/)/, '');
    return (i === comment.length - 1 ? text.replace(/\s*\*\/\s*$/, '') : text).replace(/^ /, '');
  });
  if (texts.some((text) => FOR_A_TOOL.test(text))) return [...comment];
  if (texts[0] === '') texts.shift();
  if (texts.at(-1)?.trim() === '') texts.pop();
  const body = paragraphs(texts, WIDTH - indent.length - 3);
  return [`${indent}${opening}`, ...body.map((text) => `${indent} * ${text}`.trimEnd()), `${indent} */`];
}

/** Lays the paragraphs of a comment out that have a line too wide; fenced and indented text stays as it is. */
function paragraphs(written: readonly string[], width: number): string[] {
  const texts = written.flatMap((text) => text.split(TAG_INSIDE));
  const laid: string[] = [];
  let fenced = false;
  for (let at = 0; at < texts.length; ) {
    const first = texts[at]!;
    if (first.startsWith('```')) fenced = !fenced;
    let end = at + 1;
    const isText = !fenced && first.trim() !== '' && !/^(?:```|\s|\||#+ )/.test(first);
    const hang = isText ? ' '.repeat(/^(?:[-*] |\d+\. )/.exec(first)?.[0].length ?? 0) : '';
    const tag = first.startsWith('@');
    if (isText) while (end < texts.length && runsOn(tag ? texts[end]!.trimStart() : texts[end]!, hang)) end++;
    const paragraph = texts.slice(at, end);
    if (isText && paragraph.some((text) => text.length > width)) laid.push(...wrap(paragraph, hang, width));
    else laid.push(...paragraph);
    at = end;
  }
  return laid;
}

/** Whether a line goes on with the paragraph before it, whose lines hang by some blanks. */
const runsOn = (text: string, hang: string): boolean =>
  text.trim() !== '' &&
  !text.startsWith('```') &&
  (hang === '' ? !OPENS.test(text) : text.startsWith(hang) && !OPENS.test(text.slice(hang.length)));

function wrap(paragraph: readonly string[], hang: string, width: number): string[] {
  const wrapped: string[] = [];
  let line = '';
  for (const word of paragraph.join(' ').trim().split(/\s+/)) {
    const indent = wrapped.length === 0 ? '' : hang;
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      wrapped.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') wrapped.push((wrapped.length === 0 ? '' : hang) + line);
  return wrapped;
}
