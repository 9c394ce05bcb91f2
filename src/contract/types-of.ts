import type { GroupSchemas, WireSchema } from './shape.ts';

/** An operation id as an identifier: `ai35-1NoveltySearchSubmit` -> `ai35_1NoveltySearchSubmit`. */
export const constantOf = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');

/** A key of an object, quoted where it is no identifier. */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/**
 * Plain TypeScript of a group's schemas: a type for each named one, an interface for the parts of each operation, and
 * `Operations`, which finds these by id. The parts are what callers send and get; `filled` has the fields that an
 * operation sees otherwise, for what was left out of them is its default. Nothing is inferred, so hundreds of
 * operations cost a type check next to nothing.
 */
export function typesOf({ named, operations }: GroupSchemas): string {
  const aliases = Object.entries(named).map(([name, schema]) => `export type ${name} = ${typeOf(schema, '')};`);
  const calls = Object.entries(operations).map(
    ([id, parts]) =>
      `export interface ${constantOf(id)} {\n${Object.entries(parts)
        .map(([part, schema]) => `  readonly ${part}: ${typeOf(schema!, '  ')};`)
        .join('\n')}\n${filledOf(parts, named)}}`,
  );
  const all = `export interface Operations {\n${Object.keys(operations)
    .map((id) => `  readonly '${id}': ${constantOf(id)};`)
    .join('\n')}\n}`;
  return [...aliases, ...calls, all].join('\n\n');
}

/** The fields of each part that an operation sees otherwise than they are sent; nothing where there are none. */
function filledOf(parts: GroupSchemas['operations'][string], named: GroupSchemas['named']): string {
  const others = Object.entries(parts).flatMap(([part, schema]) => {
    const other = difference(schema!, named);
    return other ? [`    ${part}: ${typeOf(other, '    ')};\n`] : [];
  });
  return others.length > 0 ? `  readonly filled: {\n${others.join('')}  };\n` : '';
}

/** Of an object as an operation sees it: the fields that have a default and could be left out, at any depth. */
function difference(schema: WireSchema, named: GroupSchemas['named']): WireSchema | undefined {
  const { properties = {}, required = [] } = schema.$ref ? named[schema.$ref]! : schema;
  const seen = Object.entries(properties).map(([name, field]) => [name, seenOf(field, named)] as const);
  const other = seen.filter(([name, field]) => field !== properties[name] || isFilled(name, field, required));
  if (other.length === 0) return undefined;
  const always = other.filter(([name, field]) => required.includes(name) || isFilled(name, field, required));
  return { type: 'object', properties: Object.fromEntries(other), required: always.map(([name]) => name) };
}

const isFilled = (name: string, { default: value }: WireSchema, required: readonly string[]) =>
  value !== undefined && !required.includes(name);

/** A schema as an operation sees what was sent; the same one where nothing in it has a default. */
function seenOf(schema: WireSchema, named: GroupSchemas['named']): WireSchema {
  const { $ref, items } = schema;
  const whole = $ref ? named[$ref]! : schema;
  if (items) {
    const seen = seenOf(items, named);
    return seen === items ? schema : { ...schema, items: seen };
  }
  const other = difference(whole, named);
  if (!other) return schema;
  const { properties, required = [] } = whole;
  return {
    ...whole,
    properties: { ...properties, ...other.properties },
    required: [...required, ...(other.required ?? [])],
  };
}

function typeOf(schema: WireSchema, indent: string): string {
  if (schema.$ref) return schema.$ref;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array': {
      const item = typeOf(schema.items ?? {}, indent);
      return / \| /.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectType(schema, indent);
    default:
      return schema.type ?? 'unknown';
  }
}

function objectType({ properties, patternProperties, required = [] }: WireSchema, indent: string): string {
  if (!properties) return `Record<string, ${typeOf(Object.values(patternProperties ?? {})[0] ?? {}, indent)}>`;
  if (Object.keys(properties).length === 0) return 'object';
  const promised = new Set(required);
  const fields = Object.entries(properties).map(
    ([name, field]) => `${indent}  ${key(name)}${promised.has(name) ? '' : '?'}: ${typeOf(field, `${indent}  `)};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}
