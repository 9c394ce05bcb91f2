import type { TSchema } from '#typebox.mjs';
import { Value } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import type { Prompt } from './prompt.ts';

export type Parsed<T> =
  | { readonly sound: true; readonly value: T }
  | { readonly sound: false; readonly problem: string };

/** Most of a broken answer that goes back to the model. */
const SHOWN = 4_000;

/**
 * Reads the JSON that a model answered, also within a code fence or after a word of courtesy; fields that the schema
 * does not name are left out. Never throws; the problem is in words that a model can act on.
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
  const clean = Value.Clean(schema, value);
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
