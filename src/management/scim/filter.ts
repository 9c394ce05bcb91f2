import { ScimFailure, type ScimType } from './failure.ts';

/** Names of an attribute and of a part of it, in lower case: `emails.value` is `['emails', 'value']`. */
export type AttributePath = readonly [string, string?];

const COMPARISONS = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le'] as const;
type Comparison = (typeof COMPARISONS)[number];
type Value = string | number | boolean | null;

/** A filter (RFC 7644, 3.4.2.2) as a tree. `within`: some value of the attribute has all of it. */
export type Filter =
  | { readonly all: readonly Filter[] }
  | { readonly any: readonly Filter[] }
  | { readonly not: Filter }
  | { readonly path: AttributePath; readonly present: true }
  | { readonly path: AttributePath; readonly compare: Comparison; readonly to: Value }
  | { readonly path: AttributePath; readonly within: Filter };

/** Where a PATCH changes something: an attribute, perhaps of some of its values alone, perhaps a part of these. */
export interface Target {
  readonly path: AttributePath;
  readonly where?: Filter;
}

const MOST_CHARACTERS = 4_000;
const MOST_TOKENS = 400;
const MOST_DEPTH = 20;

/** One token at a time from where the last one ended: a text, a bracket, or a word. */
const TOKEN = /\s*(?:("(?:[^"\\]|\\.)*")|([()[\]])|([^\s()[\]"]+))/y;

function tokensOf(text: string, refuse: (what: string) => ScimFailure): string[] {
  if (text.length > MOST_CHARACTERS) throw refuse(`it has more than ${MOST_CHARACTERS} characters`);
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < end; ) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw refuse(`at character ${from + 1} a text is not closed`);
    tokens.push(match[1] ?? match[2] ?? match[3]!);
    if (tokens.length > MOST_TOKENS) throw refuse(`it has more than ${MOST_TOKENS} words`);
  }
  return tokens;
}

/** `urn:...:User:name.familyName` as `name.familyName`. */
const withoutSchema = (word: string): string => (/^urn:/i.test(word) ? word.slice(word.lastIndexOf(':') + 1) : word);

class Parser {
  readonly #tokens: readonly string[];
  readonly #refuse: (what: string) => ScimFailure;
  #at = 0;
  #depth = 0;

  constructor(text: string, type: ScimType, what: string) {
    this.#refuse = (why) =>
      new ScimFailure(
        400,
        type,
        `The ${what} cannot be read: ${why}. Write, for example, userName eq "ann@example.org".`,
      );
    this.#tokens = tokensOf(text, this.#refuse);
  }

  filter(): Filter {
    const read = this.#any();
    this.#end();
    return read;
  }

  target(): Target {
    const path = this.#path();
    if (this.#next() !== '[') {
      this.#end();
      return { path };
    }
    this.#at++;
    const where = this.#any();
    this.#take(']');
    // a part of the values stands behind the bracket: `emails[type eq "work"].value`
    const part = this.#next()?.startsWith('.') ? this.#tokens[this.#at++]!.slice(1).toLowerCase() : undefined;
    this.#end();
    return { path: part === undefined ? path : [path[0], part], where };
  }

  #next(): string | undefined {
    return this.#tokens[this.#at];
  }
  #end(): void {
    if (this.#next() !== undefined) throw this.#refuse(`"${this.#next()!.slice(0, 40)}" is not expected`);
  }
  #take(token: string): void {
    if (this.#next() !== token) throw this.#refuse(`"${token}" is missing`);
    this.#at++;
  }
  #isWord(word: string): boolean {
    return this.#next()?.toLowerCase() === word;
  }

  #any(): Filter {
    if (++this.#depth > MOST_DEPTH) throw this.#refuse(`it is nested deeper than ${MOST_DEPTH}`);
    const some = [this.#all()];
    while (this.#isWord('or')) {
      this.#at++;
      some.push(this.#all());
    }
    this.#depth--;
    return some.length === 1 ? some[0]! : { any: some };
  }
  #all(): Filter {
    const every = [this.#one()];
    while (this.#isWord('and')) {
      this.#at++;
      every.push(this.#one());
    }
    return every.length === 1 ? every[0]! : { all: every };
  }
  #one(): Filter {
    const isNot = this.#isWord('not') && this.#tokens[this.#at + 1] === '(';
    if (isNot) this.#at++;
    if (this.#next() === '(') {
      this.#at++;
      const inner = this.#any();
      this.#take(')');
      return isNot ? { not: inner } : inner;
    }
    const path = this.#path();
    if (this.#next() === '[') {
      this.#at++;
      const within = this.#any();
      this.#take(']');
      return { path, within };
    }
    const word = this.#next()?.toLowerCase();
    this.#at++;
    if (word === 'pr') return { path, present: true };
    const compare = COMPARISONS.find((each) => each === word);
    if (compare === undefined)
      throw this.#refuse(`behind "${path.join('.')}" one of ${COMPARISONS.join(', ')} or pr is missing`);
    return { path, compare, to: this.#value() };
  }
  #path(): AttributePath {
    const word = this.#next();
    if (word === undefined || /^["()[\]]/.test(word)) throw this.#refuse('the name of an attribute is missing');
    this.#at++;
    const [name, part, ...more] = withoutSchema(word).toLowerCase().split('.');
    if (!/^[a-z$][\w$-]*$/.test(name!) || part === '' || more.length > 0)
      throw this.#refuse(`"${word.slice(0, 80)}" is no name of an attribute`);
    return part === undefined ? [name!] : [name!, part];
  }
  #value(): Value {
    const token = this.#next();
    this.#at++;
    try {
      const value: unknown = JSON.parse(token ?? '');
      if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as Value;
    } catch {
      // told below
    }
    const word = token?.toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    throw this.#refuse(`"${token?.slice(0, 40) ?? ''}" is no value: texts stand in quotation marks`);
  }
}

/** @throws ScimFailure `invalidFilter`. */
export const parseFilter = (text: string): Filter => new Parser(text, 'invalidFilter', 'filter').filter();

/** The path of a PATCH. @throws ScimFailure `invalidPath`. */
export const parseTarget = (text: string): Target => new Parser(text, 'invalidPath', 'path').target();

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an object has under a name, in whatever case. */
export function attributeOf(object: Json, name: string): unknown {
  const key = Object.keys(object).find((each) => each.toLowerCase() === name);
  return key === undefined ? undefined : object[key];
}

const listed = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Values at a path: of a complex one without a named part its `value`, where it has one. */
function valuesAt(object: Json, [name, part]: AttributePath): readonly unknown[] {
  return listed(attributeOf(object, name)).flatMap((value) => {
    if (!isObject(value)) return part === undefined ? [value] : [];
    const inner = attributeOf(value, part ?? 'value');
    return part === undefined && inner === undefined ? [value] : listed(inner);
  });
}

/** Texts that count by their case: ids. */
const EXACT = new Set(['id', 'externalid']);

function compares(path: AttributePath, actual: unknown, how: Comparison, to: Value): boolean {
  if (typeof actual === 'string' && typeof to === 'string') {
    const instants = path[0] === 'meta' && [Date.parse(actual), Date.parse(to)];
    const exact = EXACT.has(path.at(-1)!);
    const [a, b] =
      instants !== false && instants.every((each) => !Number.isNaN(each))
        ? (instants as [number, number])
        : exact
          ? [actual, to]
          : [actual.toLowerCase(), to.toLowerCase()];
    if (how === 'co') return String(a).includes(String(b));
    if (how === 'sw') return String(a).startsWith(String(b));
    if (how === 'ew') return String(a).endsWith(String(b));
    return ordered(a, how, b);
  }
  if (typeof actual === 'number' && typeof to === 'number') return ordered(actual, how, to);
  // Entra ID and others send truth as a text
  const truth = typeof actual === 'boolean' && typeof to === 'string' ? to.toLowerCase() === 'true' : to;
  return how === 'eq' ? actual === truth : how === 'ne' ? actual !== truth : false;
}

function ordered<T extends string | number>(a: T, how: Comparison, b: T): boolean {
  switch (how) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'gt':
      return a > b;
    case 'ge':
      return a >= b;
    case 'lt':
      return a < b;
    case 'le':
      return a <= b;
    default:
      return false;
  }
}

/** Whether a resource, or a value of a complex attribute, is one of a filter. */
export function matches(filter: Filter, object: Json): boolean {
  if ('all' in filter) return filter.all.every((each) => matches(each, object));
  if ('any' in filter) return filter.any.some((each) => matches(each, object));
  if ('not' in filter) return !matches(filter.not, object);
  const { path } = filter;
  if ('within' in filter)
    return listed(attributeOf(object, path[0])).some((value) => isObject(value) && matches(filter.within, value));
  const values = valuesAt(object, path);
  if ('present' in filter) return values.some((value) => value !== null && value !== '');
  if (filter.compare === 'ne') return values.every((value) => compares(path, value, 'ne', filter.to));
  return values.some((value) => compares(path, value, filter.compare, filter.to));
}

/** The text that an attribute must be equal to, where the whole filter is that. */
export function equalTo(filter: Filter, name: string): string | undefined {
  return 'compare' in filter &&
    filter.compare === 'eq' &&
    filter.path.length === 1 &&
    filter.path[0] === name &&
    typeof filter.to === 'string'
    ? filter.to
    : undefined;
}

/** How many values a filter compares. */
export function comparisonsIn(filter: Filter): number {
  if ('all' in filter) return filter.all.reduce((n, each) => n + comparisonsIn(each), 0);
  if ('any' in filter) return filter.any.reduce((n, each) => n + comparisonsIn(each), 0);
  if ('not' in filter) return comparisonsIn(filter.not);
  return 'within' in filter ? comparisonsIn(filter.within) : 1;
}

/** The ids of which a filter of values is made, where it says nothing else: `value eq "a" or value eq "b"`. */
export function idsNamed(filter: Filter): readonly string[] | undefined {
  if ('any' in filter) {
    const all = filter.any.map(idsNamed);
    return all.includes(undefined) ? undefined : all.flatMap((ids) => ids!);
  }
  const id = equalTo(filter, 'value');
  return id === undefined ? undefined : [id];
}

/**
 * The ids that a filter asks about, of an attribute whose values are too many to be read: they are looked up. With
 * values that are those of these ids alone, the filter says the same.
 * @throws ScimFailure `invalidFilter` where it asks anything else of the attribute.
 */
export function idsAsked(filter: Filter, name: string): readonly string[] {
  if ('all' in filter) return filter.all.flatMap((each) => idsAsked(each, name));
  if ('any' in filter) return filter.any.flatMap((each) => idsAsked(each, name));
  if ('not' in filter) return idsAsked(filter.not, name);
  const [attribute, part = 'value'] = filter.path;
  if (attribute !== name) return [];
  const ids =
    'within' in filter
      ? idsNamed(filter.within)
      : 'compare' in filter &&
          (filter.compare === 'eq' || filter.compare === 'ne') &&
          part === 'value' &&
          typeof filter.to === 'string'
        ? [filter.to]
        : undefined;
  if (ids) return ids;
  throw new ScimFailure(
    400,
    'invalidFilter',
    `Of ${name} a filter can ask by ids alone: ${name} eq "...", ${name} ne "..." or ${name}[value eq "..."].`,
  );
}
