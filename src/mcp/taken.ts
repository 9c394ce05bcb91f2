import { ServiceError } from '#errors.ts';

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly additionalProperties?: unknown;
}

/** Names that an error lists at most. */
const MOST_NAMED = 60;

/**
 * Arguments as a tool takes them. What it does not take is refused and not dropped: a model that believes to have asked
 * for one office reads an answer about all of them. One value stands for a list of it.
 * @param of What takes them, for the error.
 * @param aliases Names that are taken too, by which an operation knows its own.
 * @throws ServiceError `invalid_request` that names what there is.
 */
export function taken(
  properties: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, unknown>>,
  of: string,
  aliases: Readonly<Record<string, string>> = {},
  field = '',
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const own = !Object.hasOwn(properties, name) && Object.hasOwn(aliases, name) ? aliases[name]! : name;
      if (!Object.hasOwn(properties, own)) throw unknown(properties, `${field}${name}`, of);
      const schema = properties[own] as Schema;
      if (value === null || value === undefined) return [name, value];
      if (schema.type === 'array' && ['string', 'number'].includes(typeof value)) return [name, [value]];
      const isObject = typeof value === 'object' && !Array.isArray(value);
      if (!isObject || !schema.properties || schema.additionalProperties) return [name, value];
      return [name, taken(schema.properties, value as Record<string, unknown>, name, {}, `${field}${name}.`)];
    }),
  );
}

function unknown(properties: object, field: string, of: string): ServiceError {
  const names = Object.keys(properties);
  const there =
    names.length === 0
      ? 'nothing'
      : `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : ''}`;
  return new ServiceError('invalid_request', `There is no "${field.slice(0, 80)}": ${of} takes ${there}.`, {
    field: field.slice(0, 80),
  });
}
