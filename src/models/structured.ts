import type { TSchema } from '#typebox.mjs';
import { Value } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import type { Prompt } from './prompt.ts';

export type Parsed<T> =
  | { readonly sound: true; readonly value: T }
  | { readonly sound: false; readonly problem: string };

/** Longer lists, and lists of lists, endpoints are not asked to count. */
const COUNTED = 16;
const hasList = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  ((schema as { type?: unknown }).type === 'array' || Object.values(schema).some(hasList));

/**
 * A schema as endpoints can hold a model to it: without the lengths of texts, and of lists that are long or hold
 * others. Servers that make a grammar of a schema refuse one that repeats much (llama.cpp from 2,000 rules on), others
 * refuse the words. What is left out here `parseObject` holds the answer to.
 */
export function wireSchema(schema: TSchema): TSchema {
  const bare = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(bare);
    if (typeof value !== 'object' || value === null) return value;
    const { minLength: _, maxLength: __, ...rest } = value as Record<string, unknown>;
    if (rest.type === 'array' && (Number(rest.maxItems ?? rest.minItems) > COUNTED || hasList(rest.items))) {
      delete rest.maxItems;
      delete rest.minItems;
    }
    return Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, bare(one)]));
  };
  return bare(schema) as TSchema;
}

/** A value without what stands in its lists beyond the most that the schema lets them hold. */
function withinLists(schema: TSchema, value: unknown): unknown {
  const { items, properties, maxItems } = schema as {
    items?: TSchema;
    properties?: Record<string, TSchema>;
    maxItems?: number;
  };
  if (Array.isArray(value)) return value.slice(0, maxItems).map((one) => (items ? withinLists(items, one) : one));
  if (typeof value !== 'object' || value === null || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, properties[key] ? withinLists(properties[key], one) : one]),
  );
}

/** Most of a broken answer that goes back to the model. */
const SHOWN = 4_000;

/**
 * Reads the JSON that a model answered, also within a code fence or after a word of courtesy; fields that the schema
 * does not name, and what its lists have no room for, are left out. Never throws; the problem is in words that a model
 * can act on.
 */
export function parseObject<S extends TSchema>(schema: S, text: string): Parsed<ValueOf<S>> {
  const bare = unfenced(text);
  let value: unknown;
  try {
    value = JSON.parse(bare);
  } catch {
    const from = bare.search(/[{[]/);
    const to = Math.max(bare.lastIndexOf('}'), bare.lastIndexOf(']'));
    try {
      if (from < 0 || to < from) throw new SyntaxError();
      value = JSON.parse(bare.slice(from, to + 1));
    } catch {
      return { sound: false, problem: bare.trim() === '' ? 'the answer is empty' : 'the answer is not valid JSON' };
    }
  }
  const clean = withinLists(schema, Value.Clean(schema, value));
  const errors = Value.Errors(schema, clean).slice(0, 5);
  if (errors.length === 0) return { sound: true, value: clean as ValueOf<S> };
  return {
    sound: false,
    problem: errors.map(({ instancePath, message }) => `${instancePath || 'the value'} ${message}`).join('; '),
  };
}

/** What stands in a code fence, if nothing stands outside of it. */
function unfenced(text: string): string {
  const bare = text.trim();
  const fenced = bare.length >= 6 && bare.startsWith('```') && bare.endsWith('```');
  return fenced ? bare.slice(3, -3).replace(/^json/i, '') : text;
}

/** The same prompt with the answer that was no use and why, for one more attempt. */
export const withComplaint = (prompt: Prompt, answer: string, problem: string): Prompt => ({
  ...prompt,
  turns: [
    ...prompt.turns,
    { role: 'assistant', text: answer.slice(0, SHOWN) || '(nothing)' },
    { role: 'user', text: `This cannot be used: ${problem}. Answer again with the corrected JSON value alone.` },
  ],
});
