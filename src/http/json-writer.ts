import { mapInSlices } from '#turns.ts';

/**
 * Elements of a list that are written at once: of the largest ones, records with their full text, some milliseconds.
 */
const TOGETHER = 10;
/** A shorter list is written with what it stands in. */
const LONG = 50;

/**
 * An answer as JSON, as `JSON.stringify` writes it. A long list, by itself or as a field of the answer, is written some
 * elements at a time, in slices of the event loop: a hundred full texts are ten megabytes. Any other answer is written
 * at once.
 */
export function jsonInSlices(answer: unknown): string | Promise<string> {
  if (isLong(answer)) return listInSlices(answer);
  if (!isPlain(answer) || !Object.values(answer).some(isLong)) return JSON.stringify(answer) ?? 'null';
  return fieldsInSlices(answer);
}

async function fieldsInSlices(answer: Readonly<Record<string, unknown>>): Promise<string> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const text = isLong(value) ? await listInSlices(value) : JSON.stringify(value);
    if (text !== undefined) fields.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

async function listInSlices(list: readonly unknown[]): Promise<string> {
  const groups = Array.from({ length: Math.ceil(list.length / TOGETHER) }, (_, i) =>
    list.slice(i * TOGETHER, (i + 1) * TOGETHER),
  );
  const texts = await mapInSlices(groups, (group) => JSON.stringify(group).slice(1, -1));
  return `[${texts.join(',')}]`;
}

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length >= LONG;

/** Whether nothing but its fields says how it is written. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('toJSON' in value);
