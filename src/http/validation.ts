import { ServiceError } from '#errors.ts';
import type { TSchema } from '#typebox.mjs';
import { Compile } from '#typebox.mjs';

/** JSON Schema as this module reads it. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** A form is a body whose values are texts. */
export type Place = 'body' | 'form' | 'query' | 'path' | 'header';

/** Answers the value as an operation may see it, or throws. */
export type Validate = (value: unknown) => unknown;

/** How many wrong fields one answer names. */
const MOST_PROBLEMS = 5;

/**
 * A validator that is compiled at its first call, so that a catalogue of hundreds of operations starts no slower than
 * an empty one. Unknown fields are left out, `null` counts as absent where the schema has no null, defaults are filled
 * in; an empty query parameter counts as absent. What is written as another type and can be read in one way becomes
 * what the schema asks for, since clients do so: see `converted`. Whole texts, lists and objects are made of nothing
 * else.
 * @param unread Sentences on what was given and is no field: told beside what is missing, since one of them was meant.
 * @throws ServiceError `invalid_request` (`missing_parameter` for an absent query parameter) naming field, expectation
 * and what was given.
 */
export function lazyValidator(
  of: TSchema | (() => TSchema),
  place: Place,
  unread: (value: unknown) => readonly string[] = () => [],
): Validate {
  let validate: Validate = (first) => {
    const schema = typeof of === 'function' ? of() : of;
    const prepare = preparer(schema as Schema, place !== 'body');
    const compiled = Compile(schema);
    const shorten = shortener(schema as Schema);
    validate = (value) => {
      let prepared: unknown;
      try {
        prepared = prepare(value);
      } catch (error) {
        throw error instanceof TooManyItems ? tooMany(error, place) : error;
      }
      if (compiled.Check(prepared)) return prepared;
      const kept: Kept = new Map();
      const short = shorten(prepared, kept);
      const violations = compiled.Errors(short).map((violation) => ({
        ...violation,
        instancePath: inWhole(short, kept, violation.instancePath),
      }));
      throw problemsOf(schema as Schema, place, prepared, violations, () => unread(value));
    };
    return validate(first);
  };
  return (value) => validate(value);
}

/** A list has more items than it may: known before any of them is looked at. */
class TooManyItems extends Error {
  readonly schema: Schema;
  readonly given: readonly unknown[];
  /** Names and places on the way to it. */
  readonly way: (string | number)[] = [];

  constructor(schema: Schema, given: readonly unknown[]) {
    super('too many items');
    this.schema = schema;
    this.given = given;
  }
}

type Prepare = (value: unknown) => unknown;

/**
 * Items of a list whose schema names no bound: an operation is written for the lists of people, and what it does with
 * each item would add up for as many as a body holds.
 */
export const MOST_ITEMS = 1_000;

/** Does something with a part of a value; a list in it that is too long is told with the way to it. */
function within<T>(step: string | number, part: () => T): T {
  try {
    return part();
  } catch (error) {
    if (error instanceof TooManyItems) error.way.unshift(step);
    throw error;
  }
}

const branchesOf = (schema: Schema): Schema[] => [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
const propertiesOf = (branches: readonly Schema[]): Record<string, Schema> =>
  Object.assign({}, ...branches.map((branch) => branch.properties ?? {}));

/** Names of the fields that a schema has, of all its branches. */
export const fieldNames = (schema: object): readonly string[] => Object.keys(propertiesOf(branchesOf(schema)));

/** @throws TooManyItems, by what it makes */
function preparer(schema: Schema, fromText: boolean): Prepare {
  const branches = branchesOf(schema);
  const properties = propertiesOf(branches);
  const lists = branches.filter((branch) => branch.items);
  const items = lists[0]?.items;
  const most = Math.max(...lists.map(({ maxItems = MOST_ITEMS }) => maxItems));
  const open = branches.some((branch) => branch.patternProperties || branch.additionalProperties);
  const names = Object.keys(properties);
  const prepareItem = items && preparer(items, fromText);
  const fields = names.map((name) => {
    const field = properties[name]!;
    return { name, prepare: preparer(field, fromText), keepsNull: admitsNull(field), fallback: field.default };
  });
  return (value) => {
    if (fromText && prepareItem && value !== undefined && !Array.isArray(value)) return [prepareItem(value)];
    if (Array.isArray(value)) {
      if (value.length > most && items) throw new TooManyItems({ ...lists[0], maxItems: most }, value);
      return prepareItem ? value.map((item, n) => within(n, () => prepareItem(item))) : value;
    }
    if (typeof value !== 'object' || value === null) return converted(schema, value);
    if (fields.length === 0) return value;
    const given = value as Record<string, unknown>;
    const result: Record<string, unknown> = open ? { ...given } : {};
    for (const { name, prepare, keepsNull, fallback } of fields) {
      const field = Object.hasOwn(given, name) ? given[name] : undefined;
      if (field === undefined || (field === null && !keepsNull) || (fromText && field === '')) {
        if (fallback !== undefined) result[name] = typeof fallback === 'object' ? structuredClone(fallback) : fallback;
        else delete result[name];
      } else result[name] = within(name, () => prepare(field));
    }
    return result;
  };
}

/** The validator is told no more items of a list than so many that are right, for it takes microseconds for each. */
const MOST_TOLD = 100;

/** Of lists that were shortened: where each of their items stood. */
type Kept = Map<unknown, readonly number[]>;

/**
 * Leaves out of long lists what is right, so that what is wrong is found in time: a list of a hundred thousand wrong
 * items held the event loop for seconds.
 */
function shortener(schema: Schema): (value: unknown, kept: Kept) => unknown {
  const branches = branchesOf(schema);
  const items = branches.find((branch) => branch.items)?.items;
  const fields = Object.entries(propertiesOf(branches)).map(([name, field]) => [name, shortener(field)] as const);
  const shortenItem = items && shortener(items);
  const first = Math.max(MOST_TOLD, ...branches.map(({ minItems = 0 }) => minItems));
  let check: ((item: unknown) => boolean) | undefined;
  return (value, kept) => {
    if (Array.isArray(value)) {
      if (!items || !shortenItem) return value;
      const at = value.slice(0, first).map((_, n) => n);
      if (value.length > first) {
        if (!check) {
          const compiled = Compile(items as TSchema);
          check = (item) => compiled.Check(item);
        }
        const most = at.length + MOST_PROBLEMS;
        for (let n = first; n < value.length && at.length < most; n++) if (!check(value[n])) at.push(n);
      }
      const short = at.map((n) => shortenItem(value[n], kept));
      kept.set(short, at);
      return short;
    }
    if (typeof value !== 'object' || value === null || fields.length === 0) return value;
    const result: Record<string, unknown> = { ...value };
    for (const [name, shorten] of fields) if (Object.hasOwn(result, name)) result[name] = shorten(result[name], kept);
    return result;
  };
}

/** Where something that stands in a shortened value stands in the whole, both as JSON pointers. */
function inWhole(short: unknown, kept: Kept, pointer: string): string {
  let part = short;
  const way = pointer.split('/').map((step, n) => {
    if (n === 0) return step;
    const at = kept.get(part)?.[Number(step)];
    part = (part as Record<string, unknown> | undefined)?.[unescaped(step)];
    return at === undefined ? step : String(at);
  });
  return way.join('/');
}

const admitsNull = (schema: Schema): boolean =>
  schema.type === 'null' ||
  (schema.anyOf ?? schema.allOf)?.some(admitsNull) ||
  // a schema that says nothing takes anything, null too
  (!schema.type && !schema.anyOf && !schema.allOf && !schema.enum && schema.const === undefined);

/**
 * Numbers and switches that come as text (all of a query do), switches as 0 and 1 or as true and false whichever the
 * schema has, dates (yyyyMMdd) as numbers where it has text; anything else as it is.
 */
function converted(schema: Schema, value: unknown): unknown {
  switch (schema.type) {
    case 'integer':
    case 'number': {
      if (typeof value === 'string') {
        const text = value.trim();
        if (/^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(text)) return Number(text);
      }
      return isSwitch(schema) && SWITCHED.has(value) ? Number(SWITCHED.get(value)) : value;
    }
    case 'boolean':
      return SWITCHED.get(value) ?? value;
    case 'string':
      return typeof value === 'number' && isDay(value) ? String(value) : value;
    default:
      return value;
  }
}

/** Ways to write yes and no. */
const SWITCHED: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...([true, 1, 'true', '1'] as const).map((yes) => [yes, true] as const),
  ...([false, 0, 'false', '0'] as const).map((no) => [no, false] as const),
]);

/** Whether an integer says yes or no. */
const isSwitch = ({ enum: values, minimum, maximum }: Schema): boolean =>
  values ? values.every((each) => each === 0 || each === 1) : minimum === 0 && maximum === 1;

/** Whether a number is a date of a patent as clients write it: yyyyMMdd. */
const isDay = (value: number): boolean =>
  /^(1[789]|2[01])\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(String(value));

interface Problem {
  readonly field: string;
  readonly expected: string;
  readonly given: string | undefined;
  readonly message: string;
}

/** An error as the compiled validator reports it: paths are JSON pointers. */
interface Violation {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: unknown;
}

function problemsOf(
  schema: Schema,
  place: Place,
  value: unknown,
  violations: readonly Violation[],
  unread: () => readonly string[],
): ServiceError {
  const problems = new Map<string, Problem>();
  let missing = true;
  for (const { keyword, schemaPath, instancePath, params } of violations) {
    const at = schemaAt(schema, schemaPath);
    if (keyword === 'required') {
      for (const name of (params as { requiredProperties: string[] }).requiredProperties) {
        const field = fieldName(`${instancePath}/${name}`);
        const wanted = at.properties?.[name] ?? {};
        const what = wanted.description
          ? ` ${wanted.description}${choice(wanted)}`
          : ` Expected: ${expectation(wanted)}.`;
        problems.set(field, {
          field,
          expected: expectation(wanted),
          given: undefined,
          message: `${named(field, place)} is missing.${what}`,
        });
      }
      continue;
    }
    missing = false;
    const field = fieldName(instancePath);
    const given = excerpt(valueAt(value, instancePath));
    const expected = expectation(at);
    // The last violation of a field is the widest: a union reports its branches first.
    problems.set(field, {
      field,
      expected,
      given,
      message: `${named(field, place)} must be ${expected}; ${given} was given.`,
    });
  }
  const all = [...problems.values()];
  const shown = all.slice(0, MOST_PROBLEMS);
  const rest = all.length > shown.length ? ` ${all.length - shown.length} further fields are wrong.` : '';
  const first = shown[0];
  const meant = all.some(({ given }) => given === undefined) ? unread() : [];
  return new ServiceError(
    missing && place === 'query' ? 'missing_parameter' : 'invalid_request',
    [shown.map((problem) => problem.message).join(' ') + rest, ...meant].join(' '),
    {
      ...(first && {
        field: first.field,
        expected: first.expected,
        ...(first.given !== undefined && { given: first.given }),
      }),
      ...(shown.length > 1 && { problems: shown.map(({ message: _, ...problem }) => problem) }),
    },
  );
}

function tooMany({ schema, given, way }: TooManyItems, place: Place): ServiceError {
  const field = fieldName(way.map((step) => `/${step}`).join(''));
  const wrong = { field, expected: expectation(schema), given: excerpt(given) };
  const message = `${named(field, place)} must be ${wrong.expected}; ${wrong.given} was given.`;
  return new ServiceError('invalid_request', message, wrong);
}

/** Whether a value is one of a few that the schema names. */
const isVocabulary = ({ enum: values, anyOf }: Schema): boolean =>
  values !== undefined || (anyOf?.every((branch) => branch.const !== undefined) ?? false);

/** The values that a field, or each item of it, can have, as a sentence; nothing where it is no choice. */
function choice(schema: Schema): string {
  if (isVocabulary(schema)) return ` Expected: ${expectation(schema)}.`;
  const { items } = schema;
  return items && isVocabulary(items) ? ` Each is ${expectation(items)}.` : '';
}

/** What a schema asks for, in words. */
export function expectation(schema: Schema): string {
  const values = schema.enum ?? (schema.const !== undefined ? [schema.const] : undefined);
  if (values)
    return values.length === 1
      ? JSON.stringify(values[0])
      : `one of ${values.map((each) => JSON.stringify(each)).join(', ')}`;
  if (schema.anyOf) {
    const constants = schema.anyOf.map((branch) => branch.const);
    if (constants.every((value) => value !== undefined)) return expectation({ enum: constants });
    return schema.anyOf.map(expectation).join(' or ');
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'an integer' : 'a number'}${range(schema.minimum, schema.maximum)}`;
    case 'string':
      return `a string${length(schema.minLength, schema.maxLength, 'character')}${schema.pattern ? ` that matches ${schema.pattern}` : ''}`;
    case 'array':
      return `an array${length(schema.minItems, schema.maxItems, 'item')}`;
    case 'boolean':
      return 'true or false';
    case 'object':
      return 'an object';
    default:
      return schema.type ?? 'a value';
  }
}

function range(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  if (least !== undefined) return ` of at least ${least}`;
  return most !== undefined ? ` of at most ${most}` : '';
}

function length(least: number | undefined, most: number | undefined, unit: string): string {
  const counted = (n: number) => `${n} ${unit}${n === 1 ? '' : 's'}`;
  if (least !== undefined && most !== undefined) return ` of ${least} to ${counted(most)}`;
  if (least !== undefined) return ` of at least ${counted(least)}`;
  return most !== undefined ? ` of at most ${counted(most)}` : '';
}

const named = (field: string, place: Place): string => {
  const body = place === 'body' || place === 'form';
  if (field === '') return body ? 'The request body' : `The ${place} of the request`;
  if (place === 'header') return `The header \`${field}\``;
  return body ? `\`${field}\`` : `The ${place} parameter \`${field}\``;
};

const unescaped = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
const steps = (pointer: string): string[] => pointer.split('/').slice(1).map(unescaped);

/** `/sort/0/order` as people write it: `sort[0].order`. */
const fieldName = (pointer: string): string =>
  steps(pointer).reduce(
    (path, step) => (/^\d+$/.test(step) ? `${path}[${step}]` : path ? `${path}.${step}` : step),
    '',
  );

const valueAt = (value: unknown, pointer: string): unknown =>
  steps(pointer).reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], value);

const schemaAt = (schema: Schema, pointer: string): Schema =>
  steps(pointer).reduce<any>((part, step) => part?.[step], schema) ?? {};

function excerpt(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = typeof value === 'string' ? value : String(value);
  const cut = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const shown = typeof value === 'string' ? JSON.stringify(cut) : cut;
  return typeof value === 'string' && text.length > 60 ? `${shown} (${text.length} characters)` : shown;
}
