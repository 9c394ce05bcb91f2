import { createHash } from 'node:crypto';

/** Characters of the values of one field that stand in a line. */
const MOST_CHARACTERS = 80;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The fields of an answer, by their path without places in lists, and what each says: its values in the order in which
 * they stand, one that comes again counted, and what does not fit in a line as a digest of all.
 */
export function fieldsOf(answer: unknown): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  const visit = (value: unknown, path: string): void => {
    if (value === undefined) return;
    if (Array.isArray(value) && value.length > 0) for (const each of value) visit(each, `${path}[]`);
    else if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
      for (const [name, each] of Object.entries(value)) visit(each, path === '' ? name : `${path}.${name}`);
    else {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const own = values.get(path);
      if (own) own.push(text);
      else values.set(path, [text]);
    }
  };
  visit(answer, '');
  return new Map([...values].map(([path, own]) => [path, line(own)]));
}

function line(values: readonly string[]): string {
  const runs: { text: string; times: number }[] = [];
  for (const text of values) {
    const last = runs.at(-1);
    if (last?.text === text) last.times++;
    else runs.push({ text, times: 1 });
  }
  const text = runs.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(' | ');
  const shown = text.replace(/\s+/g, ' ');
  if (shown.length <= MOST_CHARACTERS && shown === text) return text;
  return `${shown.slice(0, MOST_CHARACTERS).toWellFormed()} … ${values.length} #${digest(text)}`;
}

/**
 * Where an answer differs from another: the first `most` fields in lines of their own, one that is gone as `-path` (of
 * answers that have a field in common), and the others as their number and a digest. Empty where they say the same.
 */
export function differences(
  from: ReadonlyMap<string, string>,
  to: ReadonlyMap<string, string>,
  most: number,
): readonly string[] {
  // such as a refusal
  const isAnother = [...to.keys()].every((path) => !from.has(path));
  const lines = [
    ...[...to].flatMap(([path, text]) => (from.get(path) === text ? [] : [`${path}: ${text}`])),
    ...(isAnother ? [] : [...from.keys()].flatMap((path) => (to.has(path) ? [] : [`-${path}`]))),
  ];
  const rest = lines.slice(most);
  if (rest.length <= 1) return lines;
  return [...lines.slice(0, most), `${rest.length} more #${digest(rest.join('\n'))}`];
}
