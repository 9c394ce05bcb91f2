import { mapInSlices } from '#turns.ts';

/**
 * Elements of a list that are written at once: of the largest ones, records with their full text, some milliseconds.
 */
const TOGETHER = 10;
/** A shorter list is written with what it stands in. */
const LONG = 50;

/** Levels of an answer that are looked through for long lists: rows of a report, parts of a document that was read. */
const DEEP = 4;

/**
 * An answer as JSON, as `JSON.stringify` writes it. A long list, whether it is the answer or stands in it, is written
 * some elements at a time, in slices of the event loop: a hundred full texts are ten megabytes. Any other answer is
 * written at once.
 */
export function jsonInSlices(answer: unknown): string | Promise<string> {
  return holdsLong(answer, DEEP) ? inSlices(answer, DEEP) : (JSON.stringify(answer) ?? 'null');
}

async function inSlices(value: unknown, depth: number): Promise<string> {
  if (isLong(value)) return listInSlices(value);
  const written: string[] = [];
  const write = async (name: string, of: unknown) => {
    const text = holdsLong(of, depth - 1) ? await inSlices(of, depth - 1) : JSON.stringify(of);
    if (text !== undefined) written.push(name + text);
    else if (name === '') written.push('null');
  };
  if (Array.isArray(value)) for (const one of value) await write('', one);
  else for (const [name, of] of Object.entries(value as object)) await write(`${JSON.stringify(name)}:`, of);
  return Array.isArray(value) ? `[${written.join(',')}]` : `{${written.join(',')}}`;
}

async function listInSlices(list: readonly unknown[]): Promise<string> {
  const groups = Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, i) =>
    list.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
  const texts = await mapInSlices(groups, (group) => JSON.stringify(group).slice(1, -1));
  return `[${texts.join(',')}]`;
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length >= LONG;

/** Whether a long list stands in a value, as far as `depth` levels below it. */
function holdsLong(value: unknown, depth: number): boolean {
  if (isLong(value)) return true;
  if (depth === 0 || typeof value !== 'object' || value === null || 'toJSON' in value) return false;
  // without a list of its values, and no call for a text: every row of every answer is looked through
  for (const name in value) {
    const of: unknown = value[name as keyof typeof value];
    if (typeof of === 'object' && holdsLong(of, depth - 1)) return true;
  }
  return false;
}
