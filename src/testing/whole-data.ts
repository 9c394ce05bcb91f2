import { DETAILED_STATUS, SIMPLE_STATUS } from '#patents/code-words.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { Random } from '../../bench/random.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { LENGTHY } from './lengthy-text.ts';

/** What a schema says of a value, as far as one is made of it. */
interface Field {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly patternProperties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
  readonly items?: Field;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const DAY = /(?:date|day|since|expires|_start|_end|^from|^to)$/;
/** Values of texts that are written in one way alone. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '^F[1-9][0-9]{0,3}$': Array.from({ length: 24 }, (_, at) => `F${at + 1}`),
  '^[A-Z]{2}$': ['US', 'DE', 'CN'],
  '^[a-z]{2}$': ['en', 'zh', 'de'],
  '^[a-z]{2,3}$': ['en', 'zh', 'und'],
  '^\\d{4}-\\d{4}-\\d{4}-\\d{3}[\\dX]$': ['0000-0001-6187-6610', '0000-0002-1825-0097', '0000-0001-5109-3700'],
};
const writtenAs = (pattern = '', at: number): string | undefined => {
  const written = WRITTEN[pattern];
  return written?.[at % written.length];
};
/** Fields that name an entry of another list: the name of the field that it has there. */
const NAMES: Readonly<Record<string, string>> = { feature_number: 'number' };
/** No other number is bounded so: days are written yyyyMMdd. */
const LEAST_DAY = 10_000_000;

/**
 * A value of a schema in which everything is said, for reports that are made of it: what may be left out is there,
 * lists have three entries, which take the values of a vocabulary in turn, texts are their field's name in marks, days
 * are days. What must fit together (numbers of features, names of documents) is put in afterwards.
 * @param entries Of each list.
 */
export const wholeData = <S extends TSchema>(schema: S, entries = 3): ValueOf<S> =>
  partOf(schema as Field, '', 0, { entries: [entries], characters: 0, left_out: false }) as ValueOf<S>;

/** As `wholeData`, with more entries and longer texts than an answer shows one by one or whole. */
export const muchData = <S extends TSchema>(schema: S): ValueOf<S> =>
  partOf(schema as Field, '', 0, { entries: MUCH.entries, characters: MUCH.characters, left_out: false }) as ValueOf<S>;

/** A value of a schema in which nothing more is said than must be: what may be left out is, and lists are empty. */
export const leastData = <S extends TSchema>(schema: S): ValueOf<S> =>
  partOf(schema as Field, '', 0, { entries: [0], characters: 0, left_out: true }) as ValueOf<S>;

/**
 * A value of a schema that is drawn: what may be left out is now and then, lists have none to six entries, texts are
 * of the demo corpus's subjects, records some that it has, and numbers and names few, so that many are equal. What must
 * fit together does now and then.
 */
export const drawnData = <S extends TSchema>(schema: S, seed: number): ValueOf<S> => drawnAs(DRAWN, schema, seed);

/** As `drawnData`, but poor: every second thing that may be left out is, and most lists have one entry or none. */
export const thinData = <S extends TSchema>(schema: S, seed: number): ValueOf<S> => drawnAs(THIN, schema, seed);

/** As `drawnData`, but all that may be said is, and what somebody writes is written at length, in English. */
export function lengthyData<S extends TSchema>(schema: S): ValueOf<S> {
  const data = drawnAs({ said: 1, entries: [2, 3] }, schema, 1) as Record<string, unknown>;
  const given = Object.keys(data).filter((name) => IS_GIVEN.test(name) && typeof data[name] === 'string');
  const written = Object.fromEntries(given.map((name) => [name, LENGTHY]));
  return { ...data, ...written, ...('lang' in data && { lang: 'en' }) } as ValueOf<S>;
}

function drawnAs<S extends TSchema>(manner: Manner, schema: S, seed: number): ValueOf<S> {
  const chance = new Random(seed);
  const data = drawnPart(schema as Field, '', chance, manner);
  return (chance.next() < FITTED ? fitted(data) : data) as ValueOf<S>;
}

/** Of tasks that documents in them are compared by the features that they have. */
const FITTED = 0.75;

/** The same with a cell of each feature in every comparison that has any. */
function fitted(data: unknown): unknown {
  const numbers = new Set<string>();
  const visit = (value: unknown, change: boolean): unknown => {
    if (Array.isArray(value)) return value.map((each) => visit(each, change));
    if (typeof value !== 'object' || value === null) return value;
    const { number, comparison } = value as { number?: unknown; comparison?: { features?: object[] } };
    if (typeof number === 'string' && /^F\d+$/.test(number)) numbers.add(number);
    const made = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, visit(each, change)]));
    const cells = comparison?.features ?? [];
    if (!change || cells.length === 0 || !('feature_number' in cells[0]!)) return made;
    const features = [...numbers].map((feature_number, at) => ({ ...cells[at % cells.length], feature_number }));
    return { ...made, comparison: { ...comparison, features } };
  };
  visit(data, false);
  return visit(data, true);
}

/** Texts that the demo corpus has something on. */
const SUBJECTS = [
  'A battery pack with a cold plate below the cells, in which a pump reverses the flow of the coolant.',
  '一种电池包，包括电芯和设于电芯下方的液冷板，冷却液的流向可反转。',
  'A lidar whose mirror turns about two axes; the housing holds the drive at most 20 mm from the mirror.',
  'coolant',
];
const CODES: Readonly<Record<string, readonly string[]>> = {
  '^[A-Z]{2}$': ['US', 'CN', 'EP'],
  '^[a-z]{2}$': ['en', 'zh'],
  '^[a-z]{2,3}$': ['en', 'zh'],
  '^F[1-9][0-9]{0,3}$': ['F1', 'F2', 'F3', 'F4'],
};
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  ...KNOWN_NAMES,
  publication_number: KNOWN_NAMES.pn!,
  country: ['US', 'CN', 'EP'],
};
/** Codes that are numbers, by the name of their field: states of rights. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  simple: Object.keys(SIMPLE_STATUS).map(Number),
  detailed: Object.keys(DETAILED_STATUS).map(Number),
};
/** What entries are called of which only a pattern of their names is known: features, elements, claims. */
const KEYS = ['F1', 'F2', 'F3', '1.E1', '1.E2', '1', '2', ...KNOWN_NAMES.pn!];
/** How often an optional field is there, and how many entries lists have. */
interface Manner {
  readonly said: number;
  readonly entries: readonly number[];
}
const DRAWN: Manner = { said: 0.9, entries: [0, 1, 2, 2, 3, 3, 4, 6] };
const THIN: Manner = { said: 0.5, entries: [0, 0, 1, 1, 1, 2] };

/** What schemas leave open, by the name of the field: how a search went. */
const OPEN: Readonly<Record<string, (chance: Random) => unknown>> = {
  runs: (chance) =>
    some(chance, (at) => ({
      ...{ line: `S${at + 1}`, count: chance.integer(4), taken: chance.integer(3), digest: '‹digest›' },
      ...(chance.next() < DRAWN.said && { strategy: chance.pick(ROUNDS) }),
      search: {
        ...{ method: chance.pick(['similar', 'citations', 'boolean']), query: chance.pick(SUBJECTS), limit: 10 },
        of: some(chance, () => chance.pick(KNOWN_NAMES.pn!)),
      },
    })),
  rounds: (chance) =>
    some(chance, () => ({
      ...{ strategy: chance.pick(ROUNDS), lines: some(chance, (at) => `S${at + 1}`) },
      ...{ found: chance.integer(4), ms: chance.integer(4) },
    })),
  found_by: (chance) => some(chance, () => chance.pick(ROUNDS)),
  prior_art: (chance) => ({
    ...{ runs: OPEN.runs!(chance), rounds: OPEN.rounds!(chance), candidates: candidates(chance) },
    ...{ publications: chance.integer(9), families: chance.integer(4) },
  }),
};
/** Documents that a search has found, each once, the nearest first. */
const candidates = (chance: Random) =>
  [...new Set(some(chance, () => chance.pick(KNOWN_NAMES.pn!)))].map((publication_number, at) => ({
    ...{ publication_number, score: 1 / (at + 1) },
    found_by: some(chance, (rank) => ({ strategy: chance.pick(ROUNDS), rank: rank + 1 })),
  }));
const ROUNDS = ['semantic_search', 'class_search', 'relevant_tracking_search', 'literature_search'];
const some = <T>(chance: Random, make: (at: number) => T): T[] =>
  Array.from({ length: chance.pick(DRAWN.entries) }, (_, at) => make(at));

function drawnPart(field: Field, name: string, chance: Random, manner: Manner): unknown {
  if (name in OPEN) return OPEN[name]!(chance);
  const { minimum = 0, maximum = Infinity, minItems = 0, pattern = '' } = field;
  if (field.const !== undefined) return field.const;
  if (field.enum) return chance.pick(field.enum);
  if (field.anyOf) return drawnPart(chance.pick(field.anyOf), name, chance, manner);
  if (field.properties)
    return Object.fromEntries(
      Object.entries(field.properties).flatMap(([key, own]) =>
        field.required?.includes(key) || chance.next() < manner.said
          ? [[key, drawnPart(own, key, chance, manner)]]
          : [],
      ),
    );
  const [entry] = Object.values(field.patternProperties ?? {});
  if (entry)
    return Object.fromEntries(
      Array.from({ length: chance.pick(manner.entries) }, () => [
        chance.pick(KEYS),
        drawnPart(entry, name, chance, manner),
      ]),
    );
  if (field.type === 'array')
    return Array.from({ length: Math.max(minItems, chance.pick(manner.entries)) }, () =>
      drawnPart(field.items ?? {}, name, chance, manner),
    );
  if (field.type === 'boolean') return chance.next() < 0.5;
  if (field.type === 'integer' && name in NUMBERS) return chance.pick(NUMBERS[name]!);
  if (field.type === 'integer' && isDay(field, name)) return 20140101 + 10_000 * chance.integer(12);
  if (field.type === 'integer') return Math.min(Math.max(0, minimum) + chance.integer(4), maximum);
  if (field.type === 'number') return Math.min(Math.max(0, minimum) + chance.integer(5) / 4, maximum);
  if (field.type !== 'string') return {};
  const written = RECORDS[name] ?? CODES[pattern] ?? WRITTEN[pattern];
  return chance.pick(written ?? (IS_TEXT.test(name) ? SUBJECTS : NAMED));
}
const NAMED = ['‹A›', '‹B›', '‹C›'];

const isDay = ({ minimum }: Field, name: string) => DAY.test(name) || minimum === LEAST_DAY;

/** Entries of a list, of lists in those, and of those below; characters of a text. */
const MUCH = { entries: [24, 4, 2], characters: 900 };

interface Wanted {
  /** Of each list, unless it must have more: of the outermost first, the last of all below. */
  readonly entries: readonly number[];
  /** Of a text at least. */
  readonly characters: number;
  /** Whether fields that may be left out are. */
  readonly left_out: boolean;
}

function partOf(field: Field, name: string, at: number, wanted: Wanted): unknown {
  if (field.const !== undefined) return field.const;
  if (field.enum) return field.enum[at % field.enum.length];
  if (field.anyOf) return partOf(field.anyOf[at % field.anyOf.length]!, name, at, wanted);
  if (field.properties)
    return Object.fromEntries(
      Object.entries(field.properties).flatMap(([key, own]) =>
        wanted.left_out && !field.required?.includes(key) ? [] : [[key, partOf(own, key, at, wanted)]],
      ),
    );
  if (field.type === 'array') {
    const [own, ...below] = wanted.entries;
    const inner = below.length > 0 ? { ...wanted, entries: below } : wanted;
    return Array.from({ length: Math.max(own!, field.minItems ?? 0) }, (_, index) =>
      partOf(field.items ?? {}, name, index, inner),
    );
  }
  if (field.type === 'string') return writtenAs(field.pattern, at) ?? textOf(NAMES[name] ?? name, at, wanted);
  if (field.type === 'boolean') return at % 2 === 0;
  if (field.type === 'integer')
    return isDay(field, name) ? 20200101 + at : Math.min(20 + at, field.maximum ?? Infinity);
  if (field.type === 'number') return Math.min(0.25 + at / 4, field.maximum ?? Infinity);
  return {};
}

const IS_LONG = /(?:^|_)(?:text|reason|description|summary|quote|sentence|title|said|what|function)$/;
/** Of fields that hold what somebody writes, or what is found in texts. */
const IS_TEXT =
  /(?:^|_)(?:text|input|query|description|summary|quote|sentence|title|solution|problem|issues|what|function)$/;

/** Of a task, fields that hold what somebody writes. */
const IS_GIVEN =
  /^(?:text|input|query|issues|technical_issues|claims?|disclosure|goal|solution|question|subject|goods)$/;

/** A text that says whose it is. */
const textOf = (name: string, at: number, { characters }: Wanted): string => {
  const text = `‹${name} ${at + 1}›`;
  // names stay what they are: others refer to them
  return IS_LONG.test(name) ? `${text} `.repeat(Math.max(1, Math.ceil(characters / text.length))).trimEnd() : text;
};
