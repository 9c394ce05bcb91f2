/**
 * What reads refuse of themselves, and what begins work or moves it on, and from which length, number of entries and
 * number on: bounds that stand in no schema. After a change that is meant, `npx vitest run
 * src/operations/refusals.test.ts -u`, and read what differs.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Operation } from '#operation.ts';
import { askedGroups, folderOf, ONLY } from '#testing/asked-groups.ts';
import { demoService } from '#testing/demo-service.ts';
import { isOfAccount } from '#testing/edge-answers.ts';
import type { CallOptions } from '#testing/service.ts';
import { isOfTask, stillCall } from '#testing/still-calls.ts';
import type { Moves, StillTask } from '#testing/still-flows.ts';
import { wholeData } from '#testing/whole-data.ts';
import { flowOf } from './flows.ts';

interface Field {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly 'x-format'?: string;
  readonly 'x-separator'?: string;
}
type Part = 'query' | 'body';
type Place = { readonly part: Part; readonly name: string; readonly field: Field; readonly was: unknown };

/** Beyond what anybody asks: characters, entries, and a number; a longer address is refused before it is read. */
const MOST = { string: 10_000, array: 1_200, integer: 1_000_000 } as const;
/** What somebody writes for work to be done on is longer. */
const MOST_BEGUN = { ...MOST, string: 700_000 } as const;
/** Entries of a list that is written as one text. */
const MOST_WRITTEN = 150;
/** Names of companies: no operation bounds them, and each answer counts. */
const UNBOUNDED = new Set(['company_name', 'org_number', 'credit_code']);
/** What the schema says of a value, not the operation. */
const BY_SCHEMA = /^(?:`|The query parameter )/;
/** Work that is done while its caller waits. */
const AT_ONCE = /^(?:p06|t002|ai61|b064-3|method)/;
/** Each of their calls reads or compares for long. */
const SLOW = /^(?:p007|p008|b064-3|ai|method|p06|t002|d115|a0)/;

const placesOf = ({ query, body, example }: Operation): Place[] =>
  (['query', 'body'] as const).flatMap((part) => {
    const { properties = {} } = ({ query, body }[part] ?? {}) as Field;
    const given = ((example as CallOptions)[part] ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(properties).map(([name, field]) => ({ part, name, field, was: given[name] }));
  });

/** A value of so many characters or entries, or the number itself. */
function ofSize({ field, was }: Place, size: number): unknown {
  if (field.type === 'integer') return size;
  const text = typeof was === 'string' && was !== '' ? was : 'a';
  if (field.type === 'string') return `${text} `.repeat(Math.ceil(size / (text.length + 1))).slice(0, size);
  const [first = 'a'] = (was as unknown[] | undefined) ?? [];
  return Array.from({ length: size }, (_, at) =>
    typeof first === 'string' ? `${first}${at === 0 ? '' : ` ${at}`}` : first,
  );
}

/**
 * So many entries of a list that is written as one text, all of them the example's first; undefined where it is none.
 */
function written({ field, was }: Place, size: number): string | undefined {
  const [first, separator] = entryOf({ field, was }) ?? [];
  return first === undefined ? undefined : Array.from({ length: size }, () => first).join(separator);
}

/** The first entry of such a list, and what stands between two. */
function entryOf({
  field,
  was,
}: Pick<Place, 'field' | 'was'>): readonly [first: string, separator: string] | undefined {
  if (field.type !== 'string' || typeof was !== 'string') return undefined;
  const separator = field['x-separator'] ?? (was.includes(',') ? ',' : undefined);
  return separator === undefined ? undefined : [was.split(separator, 1)[0]!, separator];
}

/** As many as the schema has room for. */
const mostWritten = ({ field, was }: Place): number =>
  Math.min(MOST_WRITTEN, Math.floor((field.maxLength ?? Infinity) / (entryOf({ field, was })!.join('').length || 1)));

/**
 * What is none of what a field is written as, ranges that end before they begin, and those that must not be refused: of
 * one day, and open at an end.
 */
const wrongOf = ({ name, field }: Place): readonly (readonly [string, unknown])[] => {
  const parts = field.properties ?? {};
  const [from, to] =
    [
      ['from', 'to'],
      ['start', 'end'],
      ['min', 'max'],
    ].find(([low]) => low! in parts) ?? [];
  const days = (day: number) => (parts[from!]!.type === 'string' ? String(day) : day);
  return [
    ...(field.type === 'string' && field['x-format'] ? ([['zz9', 'zz9']] as const) : []),
    ...(field['x-format']?.startsWith('yyyy') && field.type === 'string' ? ([['20201301', '20201301']] as const) : []),
    ...(from && to
      ? ([
          ['backwards', { [from]: days(20200101), [to]: days(20190101) }],
          ['of one day', { [from]: days(20200101), [to]: days(20200101) }],
          ['from a day on', { [from]: days(20200101) }],
          ['until a day', { [to]: days(20200101) }],
        ] as const)
      : []),
    ...(from && to && parts[from]!.type === 'string' ? ([['zz9', { [from]: 'zz9', [to]: 'zz9' }]] as const) : []),
    ...(/_(?:from|start|begin\w*)$/.test(name) && field.type === 'string' ? ([['late', '20990101']] as const) : []),
  ];
};

/** From which size on something is refused, and how, by halving; undefined where its size is no reason. */
async function boundOf(
  [accepted, refused]: readonly [least: number, most: number],
  refusal: (size: number) => Promise<string | undefined>,
): Promise<string | undefined> {
  let said = await refusal(refused);
  // what is refused whatever its size is no bound
  if (said === undefined || BY_SCHEMA.test(said) || (await refusal(accepted)) !== undefined) return undefined;
  for (let [from, to] = [accepted, refused]; ; ) {
    if (to - from <= 1) return `${to} on: ${said.slice(0, 160)}`;
    const size = Math.floor((from + to) / 2);
    const refusing = await refusal(size);
    if (refusing === undefined) from = size;
    else [to, said] = [size, refusing];
  }
}

beforeAll(demoService, 600_000);
const cases = askedGroups.flatMap((group) => {
  const own = group.operations.filter(
    (each) => each.access !== 'run' && !each.files && !each.frames && !isOfAccount(each) && !SLOW.test(each.id),
  );
  return own.length > 0 ? [[folderOf(group), own] as const] : [];
});
if (cases.length === 0) it.skip(`${ONLY}: none of it is read`);

type Refusal = (place: Place, value: unknown) => Promise<string | undefined>;

/** What an operation refuses of values that each field of its request may have. */
async function refusedBy(operation: Operation, refusal: Refusal, longest: Record<keyof typeof MOST, number>) {
  const lines: string[] = [];
  for (const place of placesOf(operation)) {
    const at = `${operation.id} ${place.part}.${place.name}`;
    for (const [what, value] of wrongOf(place)) {
      const why = await refusal(place, value);
      if (why !== undefined) lines.push(`${at} ${what}: ${why.slice(0, 160)}`);
    }
    const { field } = place;
    const most = longest[field.type as keyof typeof MOST];
    if (most === undefined || UNBOUNDED.has(place.name)) continue;
    const bounded = Math.min(field.maxLength ?? most, field.maxItems ?? most, field.maximum ?? most, most);
    // what a schema bounds of a read is held by the declarations
    if (bounded >= most || longest === MOST_BEGUN) {
      const least = field.type === 'integer' ? 0 : 1;
      const bound = await boundOf([least, bounded], (size) => refusal(place, ofSize(place, size)));
      if (bound) lines.push(`${at} from ${bound}`);
    }
    if (written(place, 1) === undefined) continue;
    const bound = await boundOf([1, mostWritten(place)], (size) => refusal(place, written(place, size)));
    if (bound) lines.push(`${at} with entries from ${bound}`);
  }
  return lines;
}

/** An operation's example with another value of one field. */
const exampleWith = ({ example }: Operation, { part, name }: Place, value: unknown): CallOptions => ({
  ...(example as CallOptions),
  [part]: { ...((example as CallOptions)[part] as object | undefined), [name]: value },
});

it.each(cases)('%s: what is refused, and from where on', async (name, operations) => {
  const service = await demoService();
  const lines: string[] = [];
  for (const operation of operations) {
    const refusal: Refusal = async (place, value) => {
      const { status, json } = await service.call(operation, exampleWith(operation, place, value));
      return status === 200 && json?.status !== false ? undefined : String(json?.error_msg ?? status);
    };
    lines.push(...(await refusedBy(operation, refusal, MOST)));
  }
  if (lines.length > 0) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./readings/refusals/${name}.txt`);
});

/**
 * A task of which all is known, in the first state in which an operation takes its example; none where it needs none.
 */
async function takenBy(operation: Operation): Promise<{ readonly task?: StillTask } | undefined> {
  const example = operation.example as CallOptions;
  const moves: Moves = {};
  const { status } = await stillCall(operation, example, undefined, moves);
  if (status === 200) return {};
  const flow = moves.asked === undefined ? undefined : await flowOf(moves.asked);
  const data = flow && (wholeData(flow.data) as object);
  for (const state of Object.keys(flow?.states ?? {})) {
    const task = { flow: flow!, state, data: data! };
    if ((await stillCall(operation, example, task)).status === 200) return { task };
  }
  return undefined;
}

const moving = askedGroups.flatMap((group) => {
  const own = group.operations.filter((each) => isOfTask(each) && !AT_ONCE.test(each.id));
  return own.length > 0 ? [[folderOf(group), own] as const] : [];
});
it.each(moving)('%s: what is refused of work that begins or moves on, and from where on', async (name, operations) => {
  const lines: string[] = [];
  for (const operation of operations) {
    const taken = await takenBy(operation);
    if (!taken) continue;
    const refusal: Refusal = async (place, value) => {
      const { status, json } = await stillCall(operation, exampleWith(operation, place, value), taken.task);
      return status === 200 ? undefined : String(json.error_msg).replace(/^\w+: /, '');
    };
    lines.push(...(await refusedBy(operation, refusal, MOST_BEGUN)));
  }
  const file = `./readings/refusals/${name}-of-work.txt`;
  if (lines.length > 0) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});
