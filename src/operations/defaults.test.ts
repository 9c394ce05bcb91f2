import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { WireSchema } from '#contract/shape.ts';
import { constantOf } from '#contract/types-of.ts';
import { inputOf } from '#http/admission.ts';
import { toolsOf } from '#mcp/tools.ts';
import { repeatedDefaults } from '#testing/repeated-defaults.ts';
import { groups, operations } from './index.ts';

/** Fields of a value that have a default, at any depth: as `name default`, where the value has another or none. */
function fieldsWith(schema: WireSchema, value: unknown): { all: number; others: string[] } {
  if (Array.isArray(value)) {
    const each = value.map((item) => fieldsWith(schema.items ?? {}, item));
    return { all: each.reduce((sum, { all }) => sum + all, 0), others: each.flatMap(({ others }) => others) };
  }
  const found = { all: 0, others: [] as string[] };
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const given = (value as Readonly<Record<string, unknown>> | undefined)?.[name];
    if (field.default !== undefined) found.all += 1;
    if (field.default !== undefined && given !== field.default) found.others.push(`${name} ${field.default}`);
    const { all, others } = given === undefined ? { all: 0, others: [] } : fieldsWith(field, given);
    found.all += all;
    found.others.push(...others);
  }
  return found;
}

/** A value without its fields that have a default. */
function without(schema: WireSchema, value: any): unknown {
  if (Array.isArray(value)) return value.map((item) => without(schema.items ?? {}, item));
  if (typeof value !== 'object' || value === null || !schema.properties) return value;
  const kept = Object.entries(value).filter(([name]) => schema.properties![name]?.default === undefined);
  return Object.fromEntries(kept.map(([name, given]) => [name, without(schema.properties![name] ?? {}, given)]));
}

const calls = operations.map((operation) => {
  const { example, files = {} } = operation;
  const [query, body] = (['query', 'body'] as const).map((part) => {
    const schema = operation[part] as WireSchema | undefined;
    return { schema, given: schema && (without(schema, example[part] ?? {}) as object) };
  });
  const names = Object.fromEntries(Object.keys(files).map((field) => [field, field]));
  return {
    operation,
    query: query!,
    body: { ...body!, given: body!.given && { ...body!.given, ...names } },
  };
});

it('an operation gets the default of every field that has one and was left out, over HTTP and as a tool', () => {
  const tools = toolsOf(groups, []);
  const counted = { http: 0, tool: 0 };
  for (const { operation, query, body } of calls) {
    const { params = {}, headers } = operation.example as { params?: object; headers?: Record<string, string> };
    const tool = tools.find((one) => one.operation === operation);
    const doors = {
      http: inputOf(operation).read({ params, headers: headers ?? {}, query: query.given ?? {}, body: body.given }),
      tool: tool?.read({ ...params, ...headers, ...query.given, ...body.given }),
    };
    for (const [door, read] of Object.entries(doors)) {
      if (!read) continue;
      for (const [part, { schema }] of Object.entries({ query, body })) {
        const { all, others } = fieldsWith(schema ?? {}, read[part as 'query' | 'body']);
        counted[door as keyof typeof counted] += all;
        // a tool has one answer: a stream is gathered
        const otherwise = door === 'tool' && operation.frames ? ['stream true'] : [];
        expect(
          others.filter((one) => !otherwise.includes(one)),
          `${operation.id} ${door} ${part}`,
        ).toEqual([]);
      }
    }
  }
  expect(counted).toEqual({ http: 272, tool: 270 });
});

it('an operation gets its defaults where no body came at all', () => {
  const { operation } = calls.find(({ operation: { id } }) => id === 'b033OrganizationPipeline')!;
  expect(inputOf(operation).read({ params: {}, query: {}, body: undefined }).body).toEqual({ offset: 0, limit: 10 });
});

it('finds where a module gives a field a default that has one', () => {
  const source = [
    ...['const { limit = 10, offset, page = 1 } = body;', 'const { limit: most = 10 } = call.query;'],
    ...['const f = ({ body: { limit = 5 } }) => body.limit ?? 3;', 'call.asked.limit || 10; body.limit && 1;'],
    ...['const { limit = 1 } = data; data.limit ?? 1; body.page ?? 1; body.limit;'],
  ].join('\n');
  expect(repeatedDefaults(source, new Set(['limit', 'offset']))).toEqual([
    '1 limit',
    '2 limit',
    '3 limit',
    '3 limit',
    '4 limit',
  ]);
});

/** Names of fields at any depth, with what says whether they have a default. */
const namesOf = ({ properties = {}, items }: WireSchema): (readonly [string, boolean])[] => [
  ...Object.entries(properties).flatMap(([name, field]) => [
    [name, field.default !== undefined] as const,
    ...namesOf(field),
  ]),
  ...(items ? namesOf(items) : []),
];

it('no operation gives a default to a field that has one by its contract', () => {
  const contracts = new Map(
    calls.map(({ operation: { id }, query, body }) => [
      constantOf(id),
      [query, body].flatMap(({ schema }) => namesOf(schema ?? {})),
    ]),
  );
  const looked = { modules: 0 };
  const repeated = globSync('**/*.ts', { cwd: import.meta.dirname }).flatMap((file) => {
    if (file.endsWith('.test.ts')) return [];
    const source = readFileSync(join(import.meta.dirname, file), 'utf8');
    const imported = [...source.matchAll(/import (?:type )?\{([^}]+)\} from '#contract\/generated\//g)].flatMap(
      ([, names]) => names!.split(',').flatMap((name) => contracts.get(name.trim()) ?? []),
    );
    const lacking = new Set(imported.flatMap(([name, has]) => (has ? [] : [name])));
    const always = new Set(imported.flatMap(([name, has]) => (has && !lacking.has(name) ? [name] : [])));
    if (always.size === 0) return [];
    looked.modules += 1;
    return repeatedDefaults(source, always).map((found) => `${file}:${found}`);
  });
  expect(repeated).toEqual([]);
  expect(looked.modules).toBeGreaterThan(100);
});
