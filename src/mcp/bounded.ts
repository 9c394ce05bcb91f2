import { splitsPair } from '#corpus/text/pairs.ts';
import { estimateTokens, lengthWithin } from '#models/prompt.ts';
import { Type } from '#typebox.mjs';

/** What an answer may cost a model that did not say. */
export const DEFAULT_TOKENS = 8_000;

/** How much of an answer a caller wants: fields that every tool has which has none of their names itself. */
export const Bounds = Type.Object({
  fields: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      maxItems: 50,
      description: 'Keep only fields of these names, at any depth. Default: all.',
    }),
  ),
  cursor: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Where to go on: what the note of the answer before says.' }),
  ),
  max_tokens: Type.Optional(
    Type.Integer({ minimum: 100, maximum: 200_000, default: DEFAULT_TOKENS, description: 'Length of the answer.' }),
  ),
});
export interface Bounded {
  readonly text: string;
  /** What `text` says, where that is JSON; absent where it is words, or a value that was cut within. */
  readonly value?: unknown;
  /** What was left out, and how to read it. */
  readonly note?: string;
  /** Where the rest begins, where there is one. */
  readonly next?: number;
}

interface Wanted {
  readonly fields?: readonly string[];
  readonly cursor?: number;
  readonly max_tokens?: number;
}

/**
 * An answer as text of at most so many tokens (estimated): a text is cut at a line, JSON loses rows of its longest list
 * from the end, or where there is no list the ends of its longest texts. The note says where the rest begins.
 */
export function boundedAnswer(data: unknown, wanted: Wanted): Bounded {
  const { fields, cursor = 0, max_tokens = DEFAULT_TOKENS } = wanted;
  if (typeof data === 'string') return textFrom(data, cursor, max_tokens);
  const kept = fields && fields.length > 0 ? (only(data, new Set(fields)) ?? null) : data;
  const whole = JSON.stringify(kept) ?? 'null';
  if (cursor === 0 && fits(whole, max_tokens)) return { text: whole, value: kept };
  const list = longestList(kept);
  return list ? rowsFrom(kept, list, cursor, max_tokens) : shortened(kept, max_tokens);
}

const fits = (text: string, max_tokens: number) => lengthWithin(text, max_tokens) === text.length;

function textFrom(text: string, cursor: number, max_tokens: number): Bounded {
  const rest = text.slice(cursor);
  const low = lengthWithin(rest, max_tokens);
  if (low === rest.length) return { text: rest };
  const line = rest.lastIndexOf('\n', low);
  const end = wholeUntil(rest, line > low / 2 ? line + 1 : low);
  const next = cursor + end;
  return {
    text: rest.slice(0, end),
    next,
    note: `Characters ${cursor} to ${next} of ${text.length}: the rest with cursor ${next}, or ask for less.`,
  };
}

/** A place at or before `at` that parts no pair of surrogates; never 0. */
const wholeUntil = (text: string, at: number): number => Math.max(1, splitsPair(text, at) ? at - 1 : at);

/** The value without fields of other names; undefined where nothing is left. */
function only(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => only(each, names)).filter((each) => each !== undefined);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = names.has(name) ? inner : only(inner, names);
    return kept === undefined || (Array.isArray(kept) && kept.length === 0 && !names.has(name)) ? [] : [[name, kept]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

interface Place {
  /** Names that lead to it. */
  readonly path: readonly string[];
  readonly rows: readonly unknown[];
}

/** The list that takes most of a value: itself, or one in its fields or theirs. */
function longestList(value: unknown, path: readonly string[] = []): Place | undefined {
  if (Array.isArray(value)) return { path, rows: value };
  if (typeof value !== 'object' || value === null || path.length > 2) return undefined;
  let longest: (Place & { readonly length: number }) | undefined;
  for (const [name, inner] of Object.entries(value)) {
    const list = longestList(inner, [...path, name]);
    const length = list && list.rows.length > 1 ? JSON.stringify(list.rows).length : 0;
    if (list && length > (longest?.length ?? 0)) longest = { ...list, length };
  }
  return longest;
}

function rowsFrom(value: unknown, { path, rows }: Place, cursor: number, max_tokens: number): Bounded {
  const left = max_tokens - estimateTokens(JSON.stringify(replaced(value, path, [])));
  const kept: unknown[] = [];
  let cost = 0;
  for (const row of rows.slice(cursor)) {
    const more = estimateTokens(JSON.stringify(row)) + 1;
    // one row at least, whatever it costs
    if (kept.length > 0 && cost + more > left) break;
    kept.push(row);
    cost += more;
  }
  const next = cursor + kept.length;
  const name = path.length > 0 ? ` of ${path.join('.')}` : '';
  const more = next < rows.length ? `; more with cursor ${next}, or fewer \`fields\`` : '';
  const part = replaced(value, path, kept);
  const fits: Bounded = cost <= left ? { text: JSON.stringify(part), value: part } : shortened(part, max_tokens);
  const said =
    kept.length === 0
      ? `Row ${cursor} is beyond the last: there are ${rows.length}.`
      : `Rows ${cursor} to ${next - 1} of ${rows.length}${name}, counted from 0${more}.`;
  return {
    ...fits,
    note: [said, fits.note].filter(Boolean).join(' '),
    ...(next < rows.length && kept.length > 0 && { next }),
  };
}

function replaced(value: unknown, [name, ...path]: readonly string[], by: readonly unknown[]): unknown {
  if (name === undefined) return by;
  const object = value as Record<string, unknown>;
  return { ...object, [name]: replaced(object[name], path, by) };
}

/** Long texts lose their ends, more and more, until the whole fits. */
function shortened(value: unknown, max_tokens: number): Bounded {
  const note = 'Long texts are cut: ask for them by `fields`, or with more `max_tokens`.';
  for (let most = 8_192; most >= 32; most /= 2) {
    const text = JSON.stringify(value, (_, part) =>
      typeof part === 'string' && part.length > most
        ? `${part.slice(0, wholeUntil(part, most))} ... (${part.length - most} more characters)`
        : part,
    );
    if (fits(text, max_tokens)) return { text, note, value: JSON.parse(text) };
  }
  return { text: textFrom(JSON.stringify(value), 0, max_tokens).text, note };
}
