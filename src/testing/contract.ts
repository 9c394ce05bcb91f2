import { type Fact, type GroupFacts, type OperationFacts, readFacts, statusesOf } from '#contract/facts.ts';
import type { Operation } from '#operation.ts';
import type { TSchema } from '#typebox.mjs';
import { Value } from '#typebox.mjs';

/** One operation of the interface with the facts of its group. */
export interface Wanted {
  readonly id: string;
  readonly tag: string;
  readonly facts: OperationFacts;
  readonly schemas: Readonly<Record<string, Fact>>;
}

/** The interface: every operation, as the data files of the contract say it. */
export function readInterface(): readonly Wanted[] {
  return [...readFacts().values()].flatMap(({ tag, schemas = {}, operations }: GroupFacts) =>
    Object.entries(operations).map(([id, facts]) => ({ id, tag, facts, schemas })),
  );
}

/** An OpenAPI 3.1 description, as far as it is compared. */
export interface Described {
  readonly tags?: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, any>>>>;
}

type Side = 'request' | 'answer';

/** A schema as it is compared. */
type Have = TSchema & {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Have>>;
  readonly required?: readonly string[];
  readonly items?: Have;
  readonly anyOf?: readonly Have[];
};

/** Counts what was compared, so that a comparison of nothing is seen. */
export interface Compared {
  readonly differences: string[];
  fields: number;
  facts: number;
}

/**
 * Compares an operation with the facts of the interface. Every documented value of a request must be accepted: enums
 * and known values, bounds, the last row of a window, lists as long as they may be in their separator; nothing more may
 * be required. An answer must have every documented field, in its format, with no value beyond the documented ones.
 * More fields, wider bounds, and integer for number are allowed.
 */
export function compare(operation: Operation, { facts, schemas }: Wanted): Compared {
  const compared: Compared = { differences: [], fields: 0, facts: 0 };
  const differ = (text: string) => compared.differences.push(text);
  const resolve = (fact: Fact): Fact => (fact.$ref ? resolve(schemas[fact.$ref]!) : fact);
  const accepts = (have: Have, value: unknown, what: string) => {
    compared.facts += 1;
    if (!Value.Check(have, value)) differ(`${what}: ${JSON.stringify(value).slice(0, 80)} is refused`);
  };

  function field(fact: Fact, have: Have, at: string, side: Side): void {
    const want = resolve(fact);
    const branches = have.anyOf?.filter(({ type }) => type !== 'null') ?? [have];
    const types = branches.map(({ type, enum: values }) => type ?? typeof values?.[0]);
    if (want.type && !types.includes(want.type) && !(want.type === 'number' && types.includes('integer')))
      return void differ(`${at} should be ${want.type}, is ${types.join('|')}`);
    if (want['x-inferred']) return;
    if (side === 'request') request(want, have, at);
    else answer(want, branches, at);
    if (want.properties) object(want, branches.find(({ properties }) => properties) ?? have, at, side);
    const items = want.items && resolve(want.items);
    const mine = branches.find((branch) => branch.items)?.items;
    if (items && Object.keys(items).length > 0 && !items['x-inferred']) {
      if (mine) field(items, mine, `${at}[]`, side);
      else differ(`${at}[] is missing`);
    }
  }

  function object(want: Fact, have: Have, at: string, side: Side): void {
    for (const [name, fact] of Object.entries(want.properties ?? {})) {
      if (fact['x-own']) continue;
      compared.fields += 1;
      const mine = have.properties?.[name];
      const place = at ? `${at}.${name}` : name;
      if (mine) field(fact, mine, place, side);
      else differ(`${place} is missing`);
    }
    const asked = new Set(want.required);
    if (side === 'request') {
      for (const name of have.required ?? []) if (!asked.has(name)) differ(`${at}.${name} became required`);
    } else {
      for (const name of asked) if (!have.required?.includes(name)) differ(`${at}.${name} is not promised`);
    }
  }

  function request(want: Fact, have: Have, at: string): void {
    for (const value of [...(want.enum ?? []), ...(want['x-separator'] ? [] : (want['x-values'] ?? []))])
      accepts(have, value, at);
    for (const value of want['x-itemValues'] ?? []) accepts(have.items ?? have, value, `${at}[]`);
    for (const value of want['x-sortFields'] ?? []) accepts(have.items ?? have, { field: value }, at);
    for (const value of want['x-sortOrders'] ?? []) accepts(have.items ?? have, { order: value }, at);
    const tops = [want.minimum, want.maximum, want['x-window'] && want['x-window'] - 1];
    for (const value of tops) if (typeof value === 'number' && isWithin(want, value)) accepts(have, value, at);
    if (want.maxLength !== undefined && !want.enum) accepts(have, 'x'.repeat(want.maxLength), at);
    const { minItems, maxItems } = want;
    const mine = have as { minItems?: number; maxItems?: number };
    if (minItems !== undefined && (mine.minItems ?? 0) > minItems) differ(`${at}: ${minItems} entries are refused`);
    if (maxItems !== undefined && (mine.maxItems ?? maxItems) < maxItems)
      differ(`${at}: ${maxItems} entries are refused`);
    const separator = want['x-separator'];
    if (separator && want.type === 'string' && !want.enum) {
      const items = want['x-values'] ?? ['01234567-89ab-4cde-8f01-23456789abcd'];
      const most = want['x-maxItems'] ?? (want['x-format'] === 'uuid' ? 100 : 2);
      const longest = items.map(String).reduce((a, b) => (b.length > a.length ? b : a));
      const list = Array(most).fill(longest).join(separator);
      // a bound on the whole may leave no place for so many of these: fewer letters each, then
      const each = Math.max(1, Math.floor(((want.maxLength ?? list.length) + 1) / most) - separator.length);
      accepts(
        have,
        list.length <= (want.maxLength ?? list.length) ? list : Array(most).fill('x'.repeat(each)).join(separator),
        at,
      );
    }
    if (want['x-format'] === 'yyyyMMdd' && !separator)
      accepts(have, want.type === 'integer' ? 20200131 : '20200131', at);
  }

  function answer(want: Fact, branches: readonly Have[], at: string): void {
    if (want.enum) {
      compared.facts += 1;
      const beyond = branches
        .flatMap((branch) => branch.enum ?? [undefined])
        .filter((one) => !want.enum!.includes(one as never));
      if (beyond.length > 0) differ(`${at} may be ${beyond.join(', ')} beyond ${want.enum.join(', ')}`);
    }
    if (want.format && /^(int32|int64|uri|date|date-time)$/.test(want.format)) {
      compared.facts += 1;
      if (branches.some(({ format }) => format !== want.format)) differ(`${at} should be ${want.format}`);
    }
  }

  const { body, parameters = {}, answer: data, response } = facts;
  if (body && operation.body) field(body, operation.body as Have, '', 'request');
  else if (body?.properties) differ('the body is missing');
  for (const [name, { required, in: place = 'query', ...fact }] of Object.entries(parameters)) {
    if (place === 'header' || fact['x-own']) continue;
    compared.fields += 1;
    const where = (place === 'path' ? operation.params : operation.query) as Have | undefined;
    const mine = where?.properties?.[name];
    if (!mine) differ(`${place} ${name} is missing`);
    else field(fact, mine, `${place} ${name}`, 'request');
    if (place === 'query' && !required && where?.required?.includes(name)) differ(`query ${name} became required`);
  }
  field(data ?? response ?? {}, operation.response as Have, '', 'answer');
  return compared;
}

const isWithin = ({ example, default: normal, minimum = -Infinity, maximum = Infinity }: Fact, value: number) =>
  [example, normal].every((said) => typeof said !== 'number' || (said >= minimum && said <= maximum)) &&
  value >= minimum &&
  value <= maximum;

/** What the OpenAPI description says differently of an operation as a whole: ids, tag, key, media type, statuses. */
export function describedDifferently(described: Described, { id, tag, facts }: Wanted): string[] {
  const differences: string[] = [];
  const operation = described.paths[facts.path]?.[facts.method.toLowerCase()];
  if (!operation) return ['is not described'];
  const expect = (what: string, wanted: unknown, actual: unknown) => {
    if (wanted !== actual) differences.push(`${what} should be ${wanted}, is ${actual}`);
  };
  expect('operationId', id, operation.operationId);
  if (!operation.tags?.includes(tag)) differences.push(`tag should be ${tag}`);
  if (!operation.security?.some((one: object) => 'bearerAuth' in one)) differences.push('bearerAuth is missing');
  const media = Object.keys(operation.requestBody?.content ?? {});
  const wanted = facts.mediaType === undefined ? 'application/json' : facts.mediaType;
  if (facts.body?.properties || facts.body?.$ref) expect('media type', wanted, media.join(', '));
  const statuses = Object.keys(operation.responses ?? {});
  for (const status of statusesOf(facts))
    if (!statuses.includes(status)) differences.push(`status ${status} is missing`);
  if (facts.seed) {
    for (const status of statuses) {
      if (!statusesOf(facts).includes(status)) differences.push(`status ${status} is beyond the specification`);
      else if (status !== '200' && operation.responses[status].content)
        differences.push(`status ${status} should have no body`);
    }
  }
  if (!operation.responses['200']?.content?.['application/json']) differences.push('status 200 has no JSON');
  return differences;
}
