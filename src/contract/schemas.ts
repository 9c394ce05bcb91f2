import { describe, unitOf } from './describe.ts';
import type { Fact, GroupFacts, OperationFacts, Parameter } from './facts.ts';
import type { GroupSchemas, Part, WireSchema } from './shape.ts';

type Side = 'request' | 'answer';

export const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** Names of components must be unique: a name that several groups use gets the group's before it. */
export function titlesOf(groups: ReadonlyMap<string, GroupFacts>): (group: string, schema: string) => string {
  const users = new Map<string, number>();
  for (const { schemas = {} } of groups.values())
    for (const name of Object.keys(schemas)) users.set(name, (users.get(name) ?? 0) + 1);
  return (group, schema) => (users.get(schema)! > 1 ? `${pascal(group)}${schema}` : schema);
}

/** The schemas of a group from its facts; `title` is what a named schema is called among all groups. */
export function schemasOf({ schemas = {}, operations }: GroupFacts, title: (schema: string) => string): GroupSchemas {
  const named: Record<string, WireSchema> = {};
  const both = sidesOf(schemas, operations);
  const writer = new Writer((name, side) => {
    const own = both.get(name)?.size === 2 && side === 'request' ? `${name}Input` : name;
    if (!(own in named)) {
      named[own] = {}; // its place in the order, before those that it names
      named[own] = writer.write({ ...schemas[name]!, title: title(name) + (own === name ? '' : 'Input') }, name, side);
    }
    return { $ref: own };
  });
  return {
    operations: Object.fromEntries(Object.entries(operations).map(([id, facts]) => [id, partsOf(id, facts, writer)])),
    named,
  };
}

/** On which sides each named schema is used: an answer promises more than a request must give. */
function sidesOf(schemas: Readonly<Record<string, Fact>>, operations: Readonly<Record<string, OperationFacts>>) {
  const sides = new Map<string, Set<Side>>();
  const visit = (part: unknown, side: Side): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as Fact;
    if (typeof $ref === 'string') {
      const known = sides.get($ref) ?? new Set();
      sides.set($ref, known);
      if (!known.has(side)) {
        known.add(side);
        visit(schemas[$ref], side);
      }
    }
    for (const value of Object.values(part)) visit(value, side);
  };
  for (const { body, parameters, answer, response } of Object.values(operations)) {
    visit([body, parameters], 'request');
    visit([answer, response], 'answer');
  }
  return sides;
}

function partsOf(id: string, facts: OperationFacts, writer: Writer): Partial<Record<Part, WireSchema>> {
  const { parameters = {}, body, answer, response } = facts;
  const titled = (fact: Fact | undefined, suffix: string) =>
    fact?.properties ? { ...fact, title: `${pascal(id)}${suffix}` } : fact;
  const parts: [Part, Fact | undefined, Side][] = [
    ['body', titled(body, 'Request'), 'request'],
    ['query', objectOf(parameters, 'query'), 'request'],
    ['params', objectOf(parameters, 'path'), 'request'],
    ['headers', objectOf(parameters, 'header'), 'request'],
    ['answer', titled(answer, 'Answer'), 'answer'],
    ['response', titled(response, 'Response'), 'answer'],
  ];
  return Object.fromEntries(
    parts.flatMap(([part, fact, side]) => (fact ? [[part, writer.write(fact, '', side)]] : [])),
  );
}

/** The parameters of one place as an object; path parameters are always required. */
function objectOf(
  parameters: Readonly<Record<string, Parameter>>,
  place: 'query' | 'path' | 'header',
): Fact | undefined {
  const own = Object.entries(parameters).filter(([, { in: where = 'query' }]) => where === place);
  if (own.length === 0) return undefined;
  const properties = Object.fromEntries(own.map(([name, { required: _, in: __, ...fact }]) => [name, fact as Fact]));
  const required = own.filter(([, fact]) => place === 'path' || fact.required).map(([name]) => name);
  return { type: 'object', properties, required };
}

/** Facts that go into the schema as they are. */
const KEPT = [
  'title',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

/** Makes JSON Schema of facts. */
class Writer {
  readonly #named: (name: string, side: Side) => WireSchema;

  constructor(named: (name: string, side: Side) => WireSchema) {
    this.#named = named;
  }

  write(fact: Fact, name: string, side: Side, top = true): WireSchema {
    if (fact.$ref) return this.#named(fact.$ref, side);
    const { own = {}, ...facts } = fact;
    const { open, ...more } = own;
    const all: Fact = { ...facts, ...more };
    const options = optionsOf(all, name, side, top, open === true);
    const written = this.#typed(all, name, side, options, open === true);
    if (!all.nullable) return written;
    const { description } = options as { description?: string };
    return { anyOf: [written, { type: 'null' }], ...(description && { description }) };
  }

  #typed(fact: Fact, name: string, side: Side, options: WireSchema, open: boolean): WireSchema {
    if (fact.const !== undefined) return { type: typeof fact.const, const: fact.const, ...options };
    if (fact.anyOf) return { anyOf: fact.anyOf.map((one) => this.write(one, name, side, false)), ...options };
    if (fact.enum && !open) return { type: fact.type ?? 'string', enum: fact.enum, ...options };
    switch (fact.type) {
      case 'string':
      case 'integer':
      case 'number':
      case 'boolean':
        return { type: fact.type, ...options };
      case 'array':
        return { type: 'array', items: this.write(fact.items ?? {}, name, side, false), ...options };
      default:
        return fact.type === 'object' || fact.properties ? this.#object(fact, side, options) : options;
    }
  }

  #object(fact: Fact, side: Side, options: WireSchema): WireSchema {
    const { properties, additionalProperties: rest } = fact;
    const value = typeof rest === 'object' ? this.write(rest, '', side, false) : undefined;
    if (!properties) return { type: 'object', patternProperties: { '^.*$': value ?? {} }, ...options };
    const promised = new Set([...(fact.required ?? []), ...(side === 'answer' ? (fact.always ?? []) : [])]);
    const required = Object.keys(properties).filter((name) => promised.has(name));
    const open = value ?? (rest === true ? true : undefined);
    return {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, this.write(field, name, side)]),
      ),
      ...options,
      ...(open && { additionalProperties: open }),
    };
  }
}

function optionsOf(fact: Fact, name: string, side: Side, described: boolean, open: boolean): WireSchema {
  const options: Record<string, unknown> = {};
  for (const keyword of KEPT) if (fact[keyword] !== undefined) options[keyword] = fact[keyword];
  if (fact.default !== undefined && side === 'request') options.default = fact.default;
  if (described && name) {
    options.description = describe(name, fact);
    const unit = unitOf(name, fact);
    if (unit) options['x-unit'] = unit;
  }
  if (fact.example !== undefined) options.examples = [fact.example];
  for (const [keyword, value] of Object.entries(fact)) if (keyword.startsWith('x-')) options[keyword] = value;
  if (open) options['x-values'] = fact.enum;
  return options;
}
