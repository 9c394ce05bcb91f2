import type { GroupSchemas, WireSchema } from './shape.ts';

/** An operation id as an identifier: `ai35-1NoveltySearchSubmit` -> `ai35_1NoveltySearchSubmit`. */
export const constantOf = (id: string): string => id.replace(/[^A-Za-z0-9]+/g, '_');

/** A key of an object, quoted where it is no identifier. */
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/**
 * Plain TypeScript of a group's schemas: a type for each named one, an interface for the parts of each operation, and
 * `Operations`, which finds these by id. Nothing is inferred, so hundreds of operations cost a type check next to
 * nothing.
 */
export function typesOf({ named, operations }: GroupSchemas): string {
  const aliases = Object.entries(named).map(([name, schema]) => `export type ${name} = ${typeOf(schema, '')};`);
  const calls = Object.entries(operations).map(
    ([id, parts]) =>
      `export interface ${constantOf(id)} {\n${Object.entries(parts)
        .map(([part, schema]) => `  readonly ${part}: ${typeOf(schema!, '  ')};`)
        .join('\n')}\n}`,
  );
  const all = `export interface Operations {\n${Object.keys(operations)
    .map((id) => `  readonly '${id}': ${constantOf(id)};`)
    .join('\n')}\n}`;
  return [...aliases, ...calls, all].join('\n\n');
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
