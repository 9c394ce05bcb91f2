import { tidy } from '../xml.ts';
import { htmlTree } from './html-tree.ts';

/** One document or row of a result list, as parsed from JSON: nothing about it is certain. */
export type PpubsDocument = Readonly<Record<string, unknown>>;

const MARKUP = /<[a-zA-Z/]|&[a-z#]/;

/** A value as clean text: marks of highlighting and entities resolved; `N/A`, `[]` and blanks are nothing. */
function clean(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const text = tidy(MARKUP.test(value) ? htmlTree(value).raw() : value);
  return text === undefined || /^(?:N\/A|\[\]|null)$/i.test(text) ? undefined : text;
}

/** The text of a field; of a list, the first one that is any. */
export function text(document: PpubsDocument, field: string): string | undefined {
  const value = document[field];
  if (!Array.isArray(value)) return clean(value);
  for (const one of value) {
    const found = clean(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The texts of a list, unknown ones as undefined, so that parallel lists stay parallel. */
export function list(document: PpubsDocument, field: string): (string | undefined)[] {
  const value = document[field];
  return Array.isArray(value) ? value.map(clean) : [];
}

/** Strings of a list (or the one string) with their markup. */
export function markup(document: PpubsDocument, field: string): string[] {
  const value = document[field];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}

/** Parts of a flattened list `A;B;C`. */
export const flattened = (document: PpubsDocument, field: string): string[] =>
  text(document, field)
    ?.split(';')
    .map((part) => part.trim())
    .filter(Boolean) ?? [];
