import type { Collection, Field } from '../collection.ts';
import { queryError } from './query-error.ts';

/** A field as the parser sees it: what its parts are once names for several fields are resolved. */
export interface ResolvedField {
  readonly code: string;
  readonly label: string;
  /** The kind of all parts, or `mixed`. */
  readonly kind: 'text' | 'keyword' | 'date' | 'number' | 'mixed';
  /** Some part is text: words, phrases, wildcards and proximity work. */
  readonly hasText: boolean;
  /** Some part is text in words of a language (not a name). */
  readonly hasProse: boolean;
  /** Some part is a translation (`_ENTRANS`, `_CNTRANS`). */
  readonly translated: boolean;
  /** All text is Chinese (`_CNTRANS`). */
  readonly chinese: boolean;
  /** Normal form of a keyword value, for comparison only. */
  readonly normalise: (text: string) => string;
  /** Values have a normal form of their own (numbers, classes): blanks inside them do not count. */
  readonly coded: boolean;
  /** Values by the words for them, in upper case. */
  readonly said?: ReadonlyMap<string, readonly string[]>;
}

type AnyCollection = Collection<any>;
const known = new WeakMap<AnyCollection, Map<string, ResolvedField>>();

function parts(collection: AnyCollection, code: string, seen = new Set<string>()): [string, Field<any>][] {
  if (seen.has(code)) return [];
  seen.add(code);
  const field = collection.fields[code] ?? keptField(collection, code);
  if (!field) return [];
  return field.kind === 'any' ? field.fields.flatMap((part) => parts(collection, part, seen)) : [[code, field]];
}

/** A code that stands for a query of whoever asks takes whole values, as keywords do. */
function keptField(collection: AnyCollection, code: string): Field<any> | undefined {
  const label = Object.hasOwn(collection.kept ?? {}, code) ? collection.kept![code] : undefined;
  return label === undefined ? undefined : { kind: 'keyword', label, of: () => undefined };
}

const plainKeyword = (text: string) => text.normalize('NFKC').toUpperCase().replace(/\s+/g, ' ').trim();

/** The field of an existing code (upper case, no alias). */
export function resolveField(collection: AnyCollection, code: string): ResolvedField {
  let fields = known.get(collection);
  if (!fields) known.set(collection, (fields = new Map()));
  const found = fields.get(code);
  if (found) return found;
  const leaves = parts(collection, code);
  const kinds = new Set(leaves.map(([, field]) => field.kind));
  const texts = leaves.filter(([, field]) => field.kind === 'text');
  const normalisers = leaves.map(([, field]) => (field.kind === 'keyword' ? field.normalise : undefined));
  const [[, only] = []] = leaves;
  const resolved: ResolvedField = {
    code,
    label: (collection.fields[code] ?? keptField(collection, code))!.label,
    kind: kinds.size === 1 ? (leaves[0]![1].kind as Exclude<Field<any>['kind'], 'any'>) : 'mixed',
    hasText: texts.length > 0,
    hasProse: texts.some(([, field]) => field.kind === 'text' && field.stemmed !== false),
    translated: texts.some(([part]) => part.endsWith('TRANS')),
    chinese: texts.length > 0 && texts.every(([part]) => part.endsWith('_CNTRANS')),
    normalise: normalisers.find((n) => n !== undefined) ?? plainKeyword,
    coded: leaves.length > 0 && normalisers.every((n) => n !== undefined),
    ...(leaves.length === 1 && only?.kind === 'keyword' && only.said && { said: only.said }),
  };
  fields.set(code, resolved);
  return resolved;
}

/** Whether a code or alias is known, in any case, available or not. */
export function isFieldCode(collection: AnyCollection, written: string): boolean {
  const code = written.normalize('NFKC').toUpperCase();
  return (
    Object.hasOwn(collection.fields, code) ||
    Object.hasOwn(collection.aliases, code) ||
    Object.hasOwn(collection.unavailable, code) ||
    Object.hasOwn(collection.kept ?? {}, code)
  );
}

/**
 * The field that a code or alias names, in any case; an error that helps otherwise. `textBefore`: what stands before
 * it, which may be the beginning of a label (`publication date:`).
 */
export function fieldOf(collection: AnyCollection, written: string, position: number, textBefore = ''): ResolvedField {
  const code = written.normalize('NFKC').toUpperCase();
  if (Object.hasOwn(collection.fields, code) || Object.hasOwn(collection.kept ?? {}, code))
    return resolveField(collection, code);
  if (Object.hasOwn(collection.aliases, code)) return resolveField(collection, collection.aliases[code]!);
  if (Object.hasOwn(collection.unavailable, code)) {
    throw queryError(`The field ${code} is not available yet: ${collection.unavailable[code]}`, {
      position,
      expected: 'a field that this collection holds',
      found: written,
    });
  }
  const suggestion = labelledField(collection, written, textBefore) ?? nearestField(collection, written);
  throw queryError(
    `There is no field “${written}”${suggestion ? `; did you mean ${suggestion}?` : '.'} To search for text with a colon in it, put it in quotes.`,
    {
      position,
      expected: 'a field code such as TTL, TACD, AN, IPC, PBD',
      found: written,
      ...(suggestion && { suggestion }),
    },
  );
}

/** The field whose label ends the text: `application date` -> APD. */
function labelledField(collection: AnyCollection, written: string, textBefore: string): string | undefined {
  const before = textBefore
    .slice(-60)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  for (let count = Math.min(3, before.length); count > 0; count--) {
    const asked = simple([...before.slice(-count), written].join(' '));
    const found = Object.entries(collection.fields).find(
      ([, field]) => simple(field.label.replace(/\([^()]*\)|:.*/g, '')) === asked,
    );
    if (found) return found[0];
  }
  return undefined;
}

/** The code whose code, alias or label is nearest to what was written, or undefined when none is near. */
export function nearestField(collection: AnyCollection, written: string): string | undefined {
  const asked = simple(written);
  if (asked === '' || asked.length > 60) return undefined;
  let best: string | undefined;
  // One slip in two letters is another code, not a misspelling.
  let least = asked.length < 3 ? 1 : Math.floor(asked.length / 3) + 1;
  const consider = (spelling: string, code: string, penalty: number, shareBegun: number) => {
    const target = simple(spelling);
    const begins = asked.length > 1 && target.startsWith(asked) && asked.length >= shareBegun * target.length;
    // The beginning of a name (TI, ABS) is a better sign than a slip in a short code, and a worse one than a slip in a
    // long code.
    const begun = begins ? (asked.length < 4 ? 0.7 : 1.5) : Number.POSITIVE_INFINITY;
    const lengths = Math.abs(target.length - asked.length);
    // Swapped neighbours are the commonest slip: of two codes one slip away, the one with the same letters (TADC: TACD,
    // not TAC).
    const swapped = lengths === 0 && [...asked].sort().join() === [...target].sort().join();
    const near = lengths < least ? distance(asked, target) - (swapped ? 0.1 : 0) : Number.POSITIVE_INFINITY;
    const far = Math.min(near, begun) + penalty;
    if (far < least) {
      least = far;
      best = code;
    }
  };
  for (const code of Object.keys(collection.fields)) consider(code, code, 0, 0.4);
  for (const [alias, code] of Object.entries(collection.aliases)) consider(alias, code, 0.1, 0);
  for (const [code, field] of Object.entries(collection.fields)) consider(field.label, code, 0.2, 0.4);
  return best;
}

const simple = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s_-]+/g, '');

/** Edits (insert, delete, replace, swap of neighbours) between two short strings. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}
