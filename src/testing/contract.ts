import { readFileSync } from 'node:fs';

/** JSON Schema as far as the interface's facts and our OpenAPI description use it. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
  /** The node is a fact; what lies below was only seen in an example. */
  readonly 'x-inferred'?: boolean;
}

/** One operation of the interface: `reference/operations.json`. */
export interface InterfaceOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  /** Named by the specification itself: no status, status body or media type beyond it. */
  readonly seed?: boolean;
  readonly mediaType: string | null;
  readonly statuses: readonly string[];
  readonly parameters: readonly { name: string; in: string; type?: string; required: boolean }[];
  readonly request: Schema | null;
  readonly response: Schema;
}

export interface Interface {
  readonly groups: readonly string[];
  readonly operations: readonly InterfaceOperation[];
}

export const readInterface = (): Interface =>
  JSON.parse(readFileSync(new URL('../../reference/operations.json', import.meta.url), 'utf8')) as Interface;

/** An OpenAPI 3.1 description, as far as it is compared. */
export interface Described {
  readonly tags?: readonly { name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, any>>>>;
  readonly components?: Readonly<Record<string, any>>;
}

/**
 * What the description lacks or says differently for one operation of the interface, in words; `undefined` if the operation is not there at all.
 * Allowed beyond the interface: more fields, more statuses (not on seed operations), integer for number, null beside a type.
 */
export function contractDifferences(described: Described, wanted: InterfaceOperation): string[] | undefined {
  const operation = described.paths[wanted.path]?.[wanted.method.toLowerCase()];
  if (!operation) return undefined;
  const differences: string[] = [];
  const resolve = (schema: Schema | undefined): Schema => {
    let at = schema ?? {};
    for (let hops = 0; at.$ref && hops < 20; hops += 1) {
      at = at.$ref
        .slice(2)
        .split('/')
        .reduce<any>((node, key) => node?.[key], described);
    }
    return at;
  };
  const alternatives = (schema: Schema): Schema[] => {
    const at = resolve(schema);
    return [at, ...[...(at.allOf ?? []), ...(at.anyOf ?? [])].flatMap(alternatives)];
  };
  const typesOf = (schema: Schema): Set<string> => {
    const types = alternatives(schema).flatMap((at) => {
      if (at.type) return typeof at.type === 'string' ? [at.type] : [...at.type];
      if (at.properties) return ['object'];
      const values = at.enum ?? (at.const === undefined ? [] : [at.const]);
      return values.map((value) => (Number.isInteger(value) ? 'integer' : typeof value));
    });
    return new Set(types.filter((type) => type !== 'null'));
  };
  const fits = (want: { readonly type?: string | readonly string[] }, have: Schema) => {
    if (!want.type) return true;
    const types = typesOf(have);
    return types.has(want.type as string) || (want.type === 'number' && types.has('integer'));
  };

  function compare(want: Schema, have: Schema, at: string, side: 'request' | 'response'): void {
    if (want['x-inferred'] && side === 'response') return;
    const properties = Object.assign({}, ...alternatives(have).map((part) => part.properties ?? {})) as Record<
      string,
      Schema
    >;
    for (const [name, schema] of Object.entries(want.properties ?? {})) {
      const place = at ? `${at}.${name}` : name;
      const mine = properties[name];
      if (!mine) differences.push(`${side} ${place} is missing`);
      else if (!fits(schema, mine))
        differences.push(`${side} ${place} should be ${schema.type}, is ${[...typesOf(mine)].join('|')}`);
      else if (!schema['x-inferred']) compare(schema, mine, place, side);
    }
    if (want.items && Object.keys(want.items).length > 0 && !want.items['x-inferred']) {
      const items = alternatives(have).find((part) => part.items)?.items;
      if (!items) differences.push(`${side} ${at}[] is missing`);
      else if (!fits(want.items, items)) differences.push(`${side} ${at}[] should be ${want.items.type}`);
      else compare(want.items, items, `${at}[]`, side);
    }
    if (side === 'request') {
      const added = alternatives(have).flatMap((part) => part.required ?? []);
      for (const name of added) {
        if (want.properties?.[name] && !want.required?.includes(name))
          differences.push(`request ${at ? `${at}.` : ''}${name} became required`);
      }
    }
  }

  const expect = (what: string, wantedValue: unknown, actual: unknown) => {
    if (wantedValue !== actual) differences.push(`${what} should be ${wantedValue}, is ${actual}`);
  };
  expect('operationId', wanted.operationId, operation.operationId);
  if (!operation.tags?.includes(wanted.tag)) differences.push(`tag should be ${wanted.tag}`);
  if (!operation.security?.some((one: object) => 'bearerAuth' in one)) differences.push('bearerAuth is missing');

  for (const parameter of wanted.parameters) {
    const mine = (operation.parameters ?? []).find((p: any) => p.name === parameter.name && p.in === parameter.in);
    if (!mine) differences.push(`${parameter.in} parameter ${parameter.name} is missing`);
    else if (!fits(parameter, mine.schema)) differences.push(`parameter ${parameter.name} should be ${parameter.type}`);
    else if (mine.required && !parameter.required) differences.push(`parameter ${parameter.name} became required`);
  }

  const media = Object.keys(operation.requestBody?.content ?? {});
  if (wanted.mediaType && wanted.request) {
    if (!media.includes(wanted.mediaType)) differences.push(`request media type ${wanted.mediaType} is missing`);
    if (wanted.seed && media.length > 1)
      differences.push(`request media types beyond ${wanted.mediaType}: ${media.join(', ')}`);
    const body = operation.requestBody?.content?.[wanted.mediaType]?.schema;
    if (body) compare(wanted.request, body, '', 'request');
  }

  const responses = operation.responses ?? {};
  for (const status of wanted.statuses) if (!responses[status]) differences.push(`status ${status} is missing`);
  if (wanted.seed) {
    for (const status of Object.keys(responses)) {
      if (!wanted.statuses.includes(status)) differences.push(`status ${status} is beyond the specification`);
      else if (status !== '200' && responses[status].content) differences.push(`status ${status} should have no body`);
    }
  }
  const answer = responses['200']?.content?.['application/json']?.schema;
  if (answer) compare(wanted.response, answer, '', 'response');
  else differences.push('status 200 has no application/json body');
  return differences;
}
