import { SourceError, type SourceFile } from './source.ts';

export type Plain = Readonly<Record<string, unknown>>;

/** Deeper JSON is refused: it can be parsed, but not be written again or walked through. */
export const MOST_DEPTH = 500;

/**
 * The JSON of a file, at most 64 MiB.
 * @throws SourceError `damaged` if it is none, `too_deep` if it nests deeper than `MOST_DEPTH`.
 */
export async function wholeJson(file: SourceFile): Promise<unknown> {
  const text = Buffer.from(await file.bytes())
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new SourceError('damaged', file.name, `is no JSON: ${(cause as Error).message}`, undefined, { cause });
  }
  if (nestsDeeper(text, MOST_DEPTH))
    throw new SourceError('too_deep', file.name, `JSON nests deeper than ${MOST_DEPTH}`);
  return parsed;
}

/** Whether sound JSON nests deeper than a number of lists and objects. One pass over the text. */
function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 34) {
      // a string ends with the next quotation mark that no backslash escapes
      for (at++; text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
    } else if (code === 91 || code === 123) {
      if (++depth > most) return true;
    } else if (code === 93 || code === 125) depth--;
  }
  return false;
}

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; nothing for what is no list. */
export const plains = (value: unknown): Plain[] => (Array.isArray(value) ? value.filter(isPlain) : []);

/** A value that says something: offices write `null`, `None`, `NONE` and blanks where nothing is known. */
export function said(value: unknown): string | undefined {
  const text =
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : typeof value === 'number' ? String(value) : '';
  return text === '' || /^(?:null|none|undefined)$/i.test(text) ? undefined : text.slice(0, 2_000);
}

/** A whole number, also in a string. */
export function count(value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number(said(value) ?? Number.NaN);
  return Number.isFinite(number) && Math.abs(number) < 1e9 ? Math.round(number) : undefined;
}
