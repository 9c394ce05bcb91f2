import { parseSync } from 'rolldown/utils';

interface Range {
  readonly start: number;
  readonly end: number;
}

interface Part {
  readonly text: string;
  /** Code has such characters in names alone. */
  readonly as: 'code' | 'value' | 'raw';
}

/** A blank that no two words stand beside: nothing is put together without it that was apart. */
const NEEDLESS = /(?<=[{}()[\],;:=<>!&|]) | (?=[{}()[\],;:=<>!&|])/g;
/** What a string of V8 has two bytes for, and then for each character of it. */
const WIDE = /[^\0-\xff]/;
const EACH_WIDE = new RegExp(WIDE, 'g');
/** What of a part is another thing, or none, once it is written as an escape. */
const NEVER_ESCAPED: Readonly<Record<Part['as'], RegExp>> = {
  // names have an escape for each character, not for half of one
  code: /[\ud800-\udfff]/,
  // it would be another character behind the backslash
  value: /\\[^\0-\xff]/,
  raw: WIDE,
};

/**
 * A module as it is packed: V8 keeps the text of a module for as long as it runs, in each thread that reads it.
 * Comments and needless blanks go, each line stays where it was; what says of which module the lines after it are
 * (`//#region src/clock.ts`) stays for whoever reads a trace. Characters beyond Latin-1 are written as escapes where
 * that makes the text smaller in memory, since one of them has V8 keep two bytes for every character of the module.
 */
export function lean(file: string, text: string): string {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]!.message}`);
  const found: Found = { kept: [], raw: new Set() };
  collect(program, found, false);
  const pieces = [
    // a first line that names the program is none
    ...comments.flatMap((each) =>
      text.startsWith('#!', each.start) ? [] : { ...each, comment: !each.value.startsWith('#region ') },
    ),
    ...found.kept.map((each) => ({ ...each, comment: false })),
  ].sort((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let code = '';
  let at = 0;
  for (const { start, end, comment } of pieces) {
    code += text.slice(at, start);
    at = end;
    if (comment) {
      code += ` ${text.slice(start, end).replace(/[^\n]/g, '')}`;
      continue;
    }
    parts.push({ text: withoutBlanks(code), as: 'code' });
    parts.push({ text: text.slice(start, end), as: found.raw.has(start) ? 'raw' : 'value' });
    code = '';
  }
  parts.push({ text: withoutBlanks(code + text.slice(at)), as: 'code' });
  const short = parts.map((part) => part.text).join('');
  if (!WIDE.test(short)) return short;
  if (parts.some(({ text, as }) => NEVER_ESCAPED[as].test(text))) return short;
  const narrow = parts.map((part) => part.text.replace(EACH_WIDE, escaped)).join('');
  return narrow.length < short.length * 2 ? narrow : short;
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const withoutBlanks = (code: string) =>
  code
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(NEEDLESS, '');

interface Found {
  /** Strings, expressions and texts of templates: as they are written. */
  readonly kept: Range[];
  /** Where those begin whose escapes are read as they are written. */
  readonly raw: Set<number>;
}

function collect(node: unknown, found: Found, tagged: boolean): void {
  if (Array.isArray(node)) for (const one of node) collect(one, found, tagged);
  if (typeof node !== 'object' || node === null || !('type' in node)) return;
  const { type, start, end, value } = node as { type: string; value?: unknown } & Range;
  const isText = type === 'TemplateElement' || (type === 'Literal' && (typeof value === 'string' || 'regex' in node));
  if (isText) {
    found.kept.push({ start, end });
    if (tagged) found.raw.add(start);
    return;
  }
  for (const [name, of] of Object.entries(node)) {
    if (typeof of !== 'object') continue;
    collect(
      of,
      found,
      type === 'TaggedTemplateExpression'
        ? name === 'quasi'
        : type === 'TemplateLiteral' && name === 'quasis' && tagged,
    );
  }
}
