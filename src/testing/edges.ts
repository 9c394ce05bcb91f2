import type { Operation } from '#operation.ts';
import type { TSchema } from '#typebox.mjs';
import { KNOWN_NAMES } from './known-names.ts';
import type { CallOptions } from './service.ts';

/** A call that differs from an operation's example in one field. */
export interface Edge {
  /** The field and what it is now: `body.sort[].order asc`, `query.lang left out`. */
  readonly name: string;
  readonly given: CallOptions;
}

/** What the contract says of a field, as far as calls are made of it. */
interface Field {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly items?: Field;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-values'?: readonly unknown[];
  readonly 'x-itemValues'?: readonly unknown[];
  readonly 'x-separator'?: string;
  readonly 'x-format'?: string;
  readonly 'x-sortFields'?: readonly string[];
  readonly 'x-sortOrders'?: readonly string[];
}

/** Values that answers have, by the name of their field: what a filter of that name can find. */
export type Seen = ReadonlyMap<string, readonly unknown[]>;

/** Values that one field is asked with, unless a vocabulary has them. */
const MOST_VALUES = 8;
/** Calls of one operation. */
const MOST_EDGES = 100;
/** Calls of one that counts or compares for a twentieth of a second or more. */
const FEW_EDGES = 4;
const SLOW: ReadonlySet<string> = new Set([
  ...[
    'a002InsightsWordCloud',
    'a003InsightsWheelOfInnovation',
    'a010InsightsPortfolioValue',
    'd115ReportdataDomainMap',
  ],
  ...['p007PatentSimilarSearch', 'p008PatentSemanticSearch', 'ai30PatentSimilarPatentComparison', 'ai68-1ChatAiLsChat'],
]);
/** Calls of one that works while its caller waits, and leaves nothing behind. */
const SOME_EDGES = 8;
const AT_ONCE: ReadonlySet<string> = new Set([
  ...['p060PatentImageSingle', 'p060ImageSingleBeta', 'p061PatentImageMultiple', 't002TrademarkImageSearch'],
  ...['ai61AiTranslation', 'b064-3DrugSearchQuery', 'methodServicesSolutionSearch'],
]);
/** Other records that a field which names one is asked for. */
const MOST_KNOWN = 3;
/** No record has it. */
const UNKNOWN = 'zz9';
/** About the middle of the demo corpus's years. */
const DAY = 20200101;

/** How long a read waits, which changes nothing of what it answers. */
const WAIT = 'wait_ms';

/** Ids that are made when work begins: others than the example's are nobody's. */
const MADE: ReadonlySet<string> = new Set(['task_id', 'job_id', 'report_id', 'chat_id', 'alert_id', 'ticket']);

/** How deep fields of a request are gone into. */
const DEEPEST = 3;

/**
 * Calls of a read that differ from its example in one field each: every value of a vocabulary, the least number and
 * the next, the other truth, names of other records of the demo corpus, an unknown one alone and beside a known one,
 * what the contract gives as an example, what answers have in a field of that name, every order, and the field left
 * out; and the second page of what has pages. Of what starts work, only that it is asked to go on with work that there
 * is not; nothing of what takes a file.
 */
export function edgesOf(operation: Operation, example: CallOptions, seen: Seen): readonly Edge[] {
  if (operation.files || operation.frames) return [];
  const all = allEdges(operation, example, seen);
  if (AT_ONCE.has(operation.id)) return spread(all, SOME_EDGES);
  if (operation.access === 'run') return all.filter((edge) => isOfNobody(edge));
  return spread(all, SLOW.has(operation.id) ? FEW_EDGES : MOST_EDGES);
}

/**
 * Two changes at once, of fields that belong together: parts of one object, or fields whose names begin alike
 * (`collapse_by`, `collapse_type`). What says nothing by itself says something there: how values are joined says it
 * where there are values.
 */
export function togetherOf(operation: Operation, first: Edge, second: Edge, seen: Seen): Edge | undefined {
  const [one, other] = [fieldIn(first), fieldIn(second)];
  if (one === other || kinOf(one) !== kinOf(other)) return undefined;
  const edge = allEdges(operation, first.given, seen).find(({ name }) => name === second.name);
  return edge && { name: `${first.name} and ${second.name}`, given: edge.given };
}

/**
 * A change by itself, of a call that says nothing else but what it must: where an example is narrow, it finds nothing.
 */
export function aloneOf(operation: Operation, example: CallOptions, edge: Edge, seen: Seen): Edge | undefined {
  const bare = { ...example };
  for (const part of ['query', 'body'] as const) {
    const { required = [] } = (operation[part] ?? {}) as Field;
    const given = Object.entries((example[part] ?? {}) as object).filter(([name]) => required.includes(name));
    if (example[part]) Object.assign(bare, { [part]: Object.fromEntries(given) });
  }
  const alone = allEdges(operation, bare, seen).find(({ name }) => name === edge.name);
  if (!alone || JSON.stringify(alone.given) === JSON.stringify(edge.given)) return undefined;
  return { name: `${edge.name} alone`, given: alone.given };
}

/** Whether an edge goes on with work that there is not; a job may be named by who begins it. */
const isOfNobody = ({ name }: Pick<Edge, 'name'>): boolean =>
  name.endsWith(` ${UNKNOWN}`) && MADE.has(nameIn(fieldIn({ name }))) && !fieldIn({ name }).endsWith('.job_id');

/** The field that an edge changes. */
const fieldIn = ({ name }: Pick<Edge, 'name'>): string => name.split(' ', 1)[0]!;

/** What fields that belong together have in common: the object that they are in, at the top the first word. */
function kinOf(field: string): string {
  const [top, ...below] = field.split('.');
  return below.length > 1 ? field.slice(0, field.lastIndexOf('.')) : `${top}.${below[0]!.split('_', 1)}`;
}

function allEdges(operation: Operation, example: CallOptions, seen: Seen): readonly Edge[] {
  const edges = (['query', 'body'] as const).flatMap((part) => {
    const schema = operation[part] as (TSchema & Field) | undefined;
    if (!schema) return [];
    const changed = [
      ...changesOf(schema, example[part], part, seen, DEEPEST),
      ...secondPage(schema, example[part], part),
    ];
    return changed.map(([name, value]): Edge => ({ name, given: { ...example, [part]: value } as CallOptions }));
  });
  return [...new Map(edges.map((edge) => [JSON.stringify(edge.given), edge])).values()];
}

/** What a list is cut into, and where a part of it begins: by its number, or by what stands before it. */
const SIZES = ['limit', 'size', 'rows', 'page_size'];
const PLACES = ['page', 'page_number', 'offset'];

/** The second page of two entries each, of what has pages. */
function secondPage({ properties = {} }: Field, was: unknown, path: string): Change[] {
  const [size, place] = [SIZES, PLACES].map((names) => names.find((name) => properties[name]?.type === 'integer'));
  return size && place ? [[`${path}.${place} second page`, { ...(was as object), [size]: 2, [place]: 2 }]] : [];
}

/** As many of a list at most, from all of its parts. */
const spread = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]!);

type Change = readonly [name: string, value: unknown];

const LEFT_OUT = Symbol('left out');

/** A field with each of its other values, under the name of what changed. */
function changesOf(field: Field, was: unknown, path: string, seen: Seen, deep: number): Change[] {
  if (field.properties) return deep === 0 ? [] : changesOfObject(field, was, path, seen, deep - 1);
  const [first, ...others] = Array.isArray(was) ? was : [];
  if (field.type === 'array' && field.items?.properties) {
    const orders = field['x-sortFields'] && ordersOf(field);
    if (orders) return orders.map((order) => [`${path} ${Object.values(order).join(' ')}`, [order]]);
    return changesOf(field.items, first, `${path}[]`, seen, deep).map(([name, value]) => [name, [value, ...others]]);
  }
  const name = nameIn(path);
  if (field.type === 'array') {
    const items: Field = { ...field.items, ...(field['x-itemValues'] && { enum: field['x-itemValues'] }) };
    const single = valuesOf(items, first, name, seen).slice(0, MOST_VALUES);
    // a long vocabulary is asked for at once
    const all = items.enum && items.enum.length > MOST_VALUES ? [[`${path} all`, items.enum] as const] : [];
    const known = KNOWN_NAMES[name];
    const shown = (field.examples ?? []).filter((each) => Array.isArray(each));
    const whole = [...shown, ...(known ? [known] : []), ...(Array.isArray(was) ? [[]] : [])];
    const some = [...single.map((value) => [value]), ...whole];
    return [...some.map((value): Change => [`${path} ${value.join() || 'none'}`, value]), ...all];
  }
  return valuesOf(field, was, name, seen).map((value) => [`${path} ${value}`, value]);
}

/** The name of a field by its path; of a list of ids below `drug` or `target` that of what they are of. */
function nameIn(path: string): string {
  const [last = '', above = ''] = path.split('.').reverse();
  return last === 'value' ? above : last;
}

function changesOfObject(field: Field, was: unknown, path: string, seen: Seen, deep: number): Change[] {
  const before = (was ?? {}) as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [] } = field;
  // what must be there beside a field that is new
  const whole = Object.fromEntries(
    required.flatMap((name) => {
      const value = before[name] ?? valuesOf(properties[name] ?? {}, undefined, name, seen)[0];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return Object.entries(properties).flatMap(([name, own]): Change[] => {
    if (name === WAIT) return [];
    const changes = changesOf(own, before[name], `${path}.${name}`, seen, deep);
    if (before[name] !== undefined && !required.includes(name)) changes.push([`${path}.${name} left out`, LEFT_OUT]);
    return changes.map(([change, value]) => {
      const { [name]: _, ...rest } = { ...whole, ...before };
      return [change, value === LEFT_OUT ? rest : { ...rest, [name]: value }];
    });
  });
}

/** Every order that a sort can have: each field both ways. */
function ordersOf({ items, ...field }: Field): readonly Record<string, unknown>[] {
  const [by = 'field', order = 'order'] = Object.keys(items?.properties ?? {});
  const orders = field['x-sortOrders'] ?? items?.properties?.[order]?.enum ?? ['asc', 'desc'];
  return field['x-sortFields']!.flatMap((each) => orders.map((one) => ({ [by]: each, [order]: one })));
}

/** Other values of a field that is no object and no list. */
function valuesOf(field: Field, was: unknown, name: string, all_seen: Seen): readonly unknown[] {
  const seen = MADE.has(name) ? [] : (all_seen.get(name) ?? []);
  const vocabulary = field.enum ?? field['x-values'];
  if (vocabulary) return vocabulary.filter((value) => value !== was);
  const all = (): readonly unknown[] => {
    const { minimum = 0, maximum = Infinity } = field;
    if (field.type === 'boolean') return [true, false];
    if (field.type === 'integer' || field.type === 'number') {
      if (field['x-format']?.startsWith('yyyy')) return [Number(String(DAY).slice(0, field['x-format'].length))];
      const known = seen.filter((each) => typeof each === 'number').slice(-1);
      return [minimum, minimum + 1, ...known].filter((each) => each <= maximum);
    }
    if (field.type !== 'string') return [];
    if (field['x-format']?.startsWith('yyyy')) return [String(DAY).slice(0, field['x-format'].length)];
    const separator = field['x-separator'];
    const unknown = was === undefined ? [] : [UNKNOWN, ...(separator ? [`${UNKNOWN}${separator}${was}`] : [])];
    const names = KNOWN_NAMES[name];
    if (names && separator) return [names.join(separator), ...unknown];
    if (names) return [...names.filter((each) => each !== was).slice(0, MOST_KNOWN), ...unknown];
    const known = seen.filter((each) => typeof each === 'string').slice(-1);
    return [...(field.examples ?? []), ...known, ...unknown];
  };
  return [...new Set(all())].filter((value) => value !== was).slice(0, MOST_VALUES);
}

/** What answers have in fields of one name, each once and in order. */
export function seenIn(answer: unknown, seen = new Map<string, unknown[]>()): Map<string, unknown[]> {
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) visit(each, key);
    else if (value !== null && value !== '') {
      const own = seen.get(name) ?? [];
      if (!own.includes(value) && own.length < 20) seen.set(name, [...own, value]);
    }
  };
  visit(answer, '');
  return seen;
}

/** An operation's example with no more than must be asked. */
export function bareExample({ query, body, example }: Operation): CallOptions {
  const only = (part: unknown, given: object | undefined) => {
    const { required = [] } = (part ?? {}) as { readonly required?: readonly string[] };
    return given && Object.fromEntries(Object.entries(given).filter(([name]) => required.includes(name)));
  };
  const { query: asked, body: sent, ...rest } = example as CallOptions;
  const parts = { ...(asked && { query: only(query, asked) }), ...(sent ? { body: only(body, sent as object) } : {}) };
  return { ...rest, ...parts } as CallOptions;
}

/** Characters of a text that is longer than anybody writes one, entries of a list, and a number. */
const LARGE = { characters: 30_000, entries: 60, number: 1_000_000_000 };
/** How the two ends of a range are called. */
const ENDS = [
  ['start', 'end'],
  ['start', 'stop'],
  ['from', 'to'],
] as const;

/**
 * Calls that nobody should send: a text of a blank, one that says the example's again and again, a list that has its
 * entries many times over, each text of them another one, numbers below and above all that anybody means, and a range
 * that begins when it ends, or after that.
 */
export function strangeOf(operation: Operation, example: CallOptions): readonly Edge[] {
  return (['query', 'body'] as const).flatMap((part) => {
    const { properties = {} } = (operation[part] ?? {}) as Field;
    const given = (example[part] ?? {}) as Readonly<Record<string, unknown>>;
    const edge = (what: string, fields: object): Edge => ({
      name: `${part}.${what}`,
      given: { ...example, [part]: { ...given, ...fields } },
    });
    return Object.entries(properties).flatMap(([name, field]) => {
      const value = largeValue(field, given[name]);
      const [day] = valuesOf(field, undefined, name, new Map());
      const ends = ENDS.flatMap(([from, to]) => (name.includes(from) ? [name.replace(from, to)] : []));
      return [
        ...(value === undefined ? [] : [edge(`${name} large`, { [name]: value })]),
        ...(typeof value === 'string' ? [edge(`${name} blank`, { [name]: ' ' })] : []),
        ...(typeof value === 'number' ? [edge(`${name} -1`, { [name]: -1 })] : []),
        ...ends
          .filter((end) => end in properties && day !== undefined)
          .flatMap((end) => [
            edge(`${name} the same as ${end}`, { [name]: day, [end]: day }),
            edge(`${name} after ${end}`, { [name]: day, [end]: yearBefore(day) }),
          ]),
      ];
    });
  });
}

/** The same day of the year before. */
function yearBefore(day: unknown): unknown {
  const before = String(day).replace(/^\d{4}/, (year) => String(Number(year) - 1));
  return typeof day === 'number' ? Number(before) : before;
}

function largeValue(field: Field, was: unknown): unknown {
  if (field.enum || field['x-values'] || field['x-format']) return undefined;
  if (field.type === 'integer' || field.type === 'number') return LARGE.number;
  if (field.type === 'string') {
    const text = `${typeof was === 'string' && was !== '' ? was : 'A word.'} `;
    return text.repeat(Math.ceil(LARGE.characters / text.length));
  }
  if (field.type !== 'array' || field['x-itemValues'] || field.items?.enum) return undefined;
  const [first = 'A word'] = Array.isArray(was) ? was : [];
  return Array.from({ length: LARGE.entries }, (_, at) => numbered(first, at + 1));
}

/** A value whose texts have a number at their end. */
function numbered(value: unknown, nth: number): unknown {
  if (typeof value === 'string') return `${value} ${nth}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, numbered(each, nth)]));
}
