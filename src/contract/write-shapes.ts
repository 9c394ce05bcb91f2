import { describe, unitOf } from './describe.ts';
import type { Fact, GroupFacts, OperationFacts, Parameter } from './facts.ts';

type Side = 'request' | 'answer';

/** The generated modules by file name, made of the facts of all groups. */
export function writeShapes(groups: ReadonlyMap<string, GroupFacts>): Map<string, string> {
  const titles = titlesOf(groups);
  const files = new Map([...groups].map(([name, group]) => [`${name}.ts`, writeGroup(name, group, titles)]));
  files.set('index.ts', writeIndex(groups));
  return files;
}

/** Names of components must be unique: a name that several groups use gets the group's before it. */
function titlesOf(groups: ReadonlyMap<string, GroupFacts>): (group: string, schema: string) => string {
  const users = new Map<string, number>();
  for (const { schemas = {} } of groups.values())
    for (const name of Object.keys(schemas)) users.set(name, (users.get(name) ?? 0) + 1);
  return (group, schema) => (users.get(schema)! > 1 ? `${pascal(group)}${schema}` : schema);
}

const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

/** An operation id as the name of a constant: `ai35-1NoveltySearchSubmit` -> `ai35_1NoveltySearchSubmit`. */
export const constantOf = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');

function writeGroup(group: string, { tag, schemas = {}, operations }: GroupFacts, titles: ReturnType<typeof titlesOf>) {
  const wanted = new Map<string, { name: string; side: Side; text: string }>();
  const both = sidesOf(schemas, operations);
  const writer = new Writer((name, side) => {
    const constant = both.get(name)?.size === 2 && side === 'request' ? `${name}Input` : name;
    if (!wanted.has(constant)) {
      const entry = { name, side, text: '' };
      wanted.set(constant, entry);
      const title = titles(group, name) + (constant === name ? '' : 'Input');
      entry.text = writer.write({ ...schemas[name]!, title }, name, side);
    }
    return `${constant}()`;
  });
  const shapes = Object.entries(operations).map(([id, facts]) => writeOperation(id, tag, facts, writer));
  const named = [...wanted].map(([constant, { text }]) => `const ${constant} = once(() => ${text});`);
  const body = [...named, ...shapes].join('\n\n');
  return `// Written by \`npm run contract\` from ../groups/${group}.json: change that file.
import { Type } from 'typebox';
import { ${named.length > 0 ? 'once, ' : ''}shape } from '../shape.ts';

${body}
`;
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

function writeOperation(id: string, tag: string, facts: OperationFacts, writer: Writer): string {
  const { code, method, path, mediaType, parameters = {}, body, answer, response } = facts;
  const head = { id, ...(code && { code }), method, path, tag, ...(mediaType && { consumes: mediaType }) };
  const title = pascal(id);
  const parts: string[] = [];
  const add = (part: string, fact: Fact | undefined, side: Side, suffix: string) => {
    if (!fact) return;
    const titled = fact.properties ? { ...fact, title: `${title}${suffix}` } : fact;
    parts.push(`${part}: () => ${writer.write(titled, '', side)}`);
  };
  const place = (wanted: 'query' | 'path' | 'header') => objectOf(parameters, wanted);
  add('body', body, 'request', 'Request');
  const query = place('query');
  if (query) parts.push(`query: () => ${writer.write(query, '', 'request')}`);
  const params = place('path');
  if (params) parts.push(`params: () => ${writer.write(params, '', 'request')}`);
  const headers = place('header');
  if (headers) parts.push(`headers: () => ${writer.write(headers, '', 'request')}`);
  add('answer', answer, 'answer', 'Answer');
  add('response', response, 'answer', 'Response');
  return `export const ${constantOf(id)} = shape(${literal(head)}, {\n${parts.map((part) => `  ${part},`).join('\n')}\n});`;
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

/** Writes facts as TypeBox expressions. */
class Writer {
  readonly #named: (name: string, side: Side) => string;

  constructor(named: (name: string, side: Side) => string) {
    this.#named = named;
  }

  write(fact: Fact, name: string, side: Side, top = true): string {
    if (fact.$ref) return this.#named(fact.$ref, side);
    const { own = {}, ...facts } = fact;
    const { open, ...more } = own;
    const all: Fact = { ...facts, ...more };
    const options = this.#options(all, name, side, top, open === true);
    const written = this.#typed(all, name, side, options, open === true);
    const { description } = options;
    return all.nullable ? call('Union', `[${written}, Type.Null()]`, description ? { description } : {}) : written;
  }

  #typed(fact: Fact, name: string, side: Side, options: Record<string, unknown>, open: boolean): string {
    if (fact.const !== undefined) return call('Literal', literal(fact.const), options);
    if (fact.anyOf)
      return call('Union', `[${fact.anyOf.map((one) => this.write(one, name, side, false)).join(', ')}]`, options);
    if (fact.enum && !open) return call('Enum', literal(fact.enum), { type: fact.type ?? 'string', ...options });
    switch (fact.type) {
      case 'string':
        return call('String', '', options);
      case 'integer':
        return call('Integer', '', options);
      case 'number':
        return call('Number', '', options);
      case 'boolean':
        return call('Boolean', '', options);
      case 'array':
        return call('Array', this.write(fact.items ?? {}, name, side, false), options);
      case 'object':
        return this.#object(fact, side, options);
      default:
        return fact.properties ? this.#object(fact, side, options) : call('Unknown', '', options);
    }
  }

  #object(fact: Fact, side: Side, options: Record<string, unknown>): string {
    const { properties, additionalProperties: rest } = fact;
    const value = typeof rest === 'object' ? this.write(rest, '', side, false) : undefined;
    if (!properties) return call('Record', `Type.String(), ${value ?? 'Type.Unknown()'}`, options);
    const required = new Set([...(fact.required ?? []), ...(side === 'answer' ? (fact.always ?? []) : [])]);
    const fields = Object.entries(properties).map(([name, field]) => {
      const written = this.write(field, name, side);
      return `${key(name)}: ${required.has(name) ? written : `Type.Optional(${written})`}`;
    });
    const open = value ?? (rest === true ? 'true' : undefined);
    const last = Object.entries(options).map(([name, option]) => `${key(name)}: ${literal(option)}`);
    if (open) last.push(`additionalProperties: ${open}`);
    const after = last.length > 0 ? `, { ${last.join(', ')} }` : '';
    const line = `Type.Object({ ${fields.join(', ')} }${after})`;
    if (line.length <= 100 && !line.includes('\n')) return line;
    return `Type.Object({\n${fields.map((field) => `  ${field.replaceAll('\n', '\n  ')},\n`).join('')}}${after})`;
  }

  #options(fact: Fact, name: string, side: Side, described: boolean, open: boolean): Record<string, unknown> {
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
}

function call(type: string, first: string, options: Record<string, unknown>): string {
  const last = Object.keys(options).length > 0 ? literal(options) : '';
  return `Type.${type}(${[first, last].filter(Boolean).join(', ')})`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A value as TypeScript writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${key(name)}: ${literal(one)}`)
    .join(', ')} }`;
}

/** Types of all operations by id, and the ids of the codes that only one operation has. Erased when it runs: it loads no shape. */
function writeIndex(groups: ReadonlyMap<string, GroupFacts>): string {
  const all = [...groups].flatMap(([file, { operations }]) =>
    Object.entries(operations).map(([id, { code, method, path }]) => ({ id, code, file, route: `${method} ${path}` })),
  );
  const times = (code: string) => all.filter((one) => one.code === code).length;
  const codes = all.filter(({ code }) => code !== null && times(code) === 1);
  const imports = [...groups.keys()].map((file) => `import type * as ${constantOf(file)} from './${file}.ts';`);
  return `// Written by \`npm run contract\` from ../groups: change those files.
${imports.join('\n')}

/** The shape of each operation by its id. */
export interface Shapes {
${all.map(({ id, file }) => `  '${id}': typeof ${constantOf(file)}.${constantOf(id)};`).join('\n')}
}

/** Ids by code, of the codes that one operation alone has. */
export interface Codes {
${codes.map(({ code, id }) => `  '${code}': '${id}';`).join('\n')}
}

/** Ids by method and path. */
export interface Routes {
${all.map(({ route, id }) => `  '${route}': '${id}';`).join('\n')}
}
`;
}
