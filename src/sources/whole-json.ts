import { SourceError, type SourceFile } from './source.ts';

export type Plain = Readonly<Record<string, unknown>>;

/** The JSON of a file, at most 64 MiB. @throws SourceError `damaged` if it is none. */
export async function wholeJson(file: SourceFile): Promise<unknown> {
  const bytes = await file.bytes();
  try {
    return JSON.parse(
      Buffer.from(bytes)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    );
  } catch (cause) {
    throw new SourceError('damaged', file.name, `is no JSON: ${(cause as Error).message}`, undefined, { cause });
  }
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
