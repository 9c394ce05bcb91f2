import type { WireSchema } from '#contract/shape.ts';
import type { Operation } from '#operation.ts';
import { operations } from '#operations/index.ts';

/** The operations that take publication numbers in the query string and answer facts of each. */
export const BY_NUMBER = (): readonly Operation[] =>
  operations.filter(
    ({ accepts, query, files }) =>
      accepts.includes('query') && !files && Object.hasOwn((query as WireSchema).properties ?? {}, 'patent_number'),
  );

/** Every place of a value that holds something, lists as `[]`; each place once. */
export function leavesOf(value: unknown, path = ''): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  const visit = (part: unknown, at: string): void => {
    if (Array.isArray(part)) for (const each of part) visit(each, `${at}[]`);
    else if (typeof part === 'object' && part !== null)
      for (const [name, inner] of Object.entries(part)) visit(inner, at ? `${at}.${name}` : name);
    else if (part !== undefined && part !== null && part !== '' && !found.has(at)) found.set(at, part);
  };
  visit(value, path);
  return found;
}

/** Every place that a schema of an answer declares, as `leavesOf` names them in one row of it. */
export function leavesOfSchema(schema: WireSchema): readonly string[] {
  const found = new Set<string>();
  const visit = (part: WireSchema | undefined, at: string): void => {
    if (part?.items) visit(part.items as WireSchema, `${at}[]`);
    else if (part?.properties)
      for (const [name, inner] of Object.entries(part.properties))
        visit(inner as WireSchema, at ? `${at}.${name}` : name);
    else found.add(at);
  };
  visit(schema.type === 'array' ? (schema.items as WireSchema) : schema, '');
  return [...found];
}
