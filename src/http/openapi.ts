import { ERRORS } from '#errors.ts';
import type { Group, Operation } from '#operation.ts';
import { exampleAnswer } from '#operations/example-answers.ts';
import { inSlices } from '#turns.ts';
import type { TSchema } from '#typebox.mjs';
import { linksOf } from './links.ts';

type Json = Record<string, unknown>;

/** The interface's version, which is not the program's. */
export const INTERFACE_VERSION = '1.0.0';

const DESCRIPTION = `Patent and innovation data from your own corpus, and flows that work on it.

Send an API key with each call: \`Authorization: Bearer sk-...\` (make one with \`priora keys create\`).
An answer is an envelope: \`status\` tells success, \`error_code\` is 0 or says what went wrong, \`error_msg\` says it in words, \`data\` has the result.
A failure that the caller can mend is \`status: false\` under HTTP 200; 401, 403 and 404 have no body, their code is in \`X-Error-Code\`.
With \`Accept: application/problem+json\` failures are RFC 9457 problem details with real status codes instead.`;

/** The chat operations declare 200 alone, for failures too. */
export const isChat = (operation: Pick<Operation, 'path'>): boolean => operation.path.startsWith('/chat/');

/**
 * The OpenAPI 3.1.0 description of a catalogue. Each group is a tag, with or without operations. A schema that has a
 * `title` becomes a component of that name.
 * @throws Error if two different schemas share a title, or two operations an id or a route.
 */
export function openApi(groups: readonly Group[], server_url?: string): Json {
  const { add, whole } = description(groups, server_url);
  for (const group of groups) for (const operation of group.operations) add(operation, group);
  return whole();
}

/** `openApi` while the event loop answers others: describing hundreds of operations computes for some 100 ms. */
export async function openApiInSlices(groups: readonly Group[], server_url?: string): Promise<Json> {
  const { add, whole } = description(groups, server_url);
  const all = groups.flatMap((group) => group.operations.map((operation) => ({ operation, group })));
  for await (const { operation, group } of inSlices(all)) add(operation, group);
  return whole();
}

/** A description to which operations are added one after the other. */
function description(groups: readonly Group[], server_url = '/') {
  const components = new Map<string, { source: string; schema: unknown }>();

  /** JSON Schema of a declaration, with titled parts replaced by references. */
  function schemaOf(schema: TSchema): unknown {
    return hoist(JSON.parse(JSON.stringify(schema)), true);
  }

  function hoist(part: unknown, top: boolean): unknown {
    if (Array.isArray(part)) return part.map((each) => hoist(each, false));
    if (typeof part !== 'object' || part === null) return part;
    const schema = part as Json;
    const copy: Json = {};
    for (const [name, value] of Object.entries(schema)) {
      if (name === 'default' || name === 'examples' || name === 'enum' || name === 'const') copy[name] = value;
      else if (name === 'properties') copy[name] = mapValues(value as Json, (each) => hoist(each, false));
      else copy[name] = hoist(value, false);
    }
    if (copy.type === undefined && Array.isArray(copy.enum) && copy.enum.every((value) => typeof value === 'string')) {
      copy.type = 'string';
    }
    const title = schema.title;
    if (typeof title !== 'string' || (schema.type !== 'object' && !top)) return copy;
    const source = JSON.stringify(schema);
    const known = components.get(title);
    if (known && known.source !== source) throw new Error(`Two different schemas have the title ${title}`);
    components.set(title, { source, schema: copy });
    return { $ref: `#/components/schemas/${title}` };
  }

  const paths: Record<string, Json> = {};
  const ids = new Set<string>();
  const add = (operation: Operation, group: Group): void => {
    if (ids.has(operation.id)) throw new Error(`Two operations have the id ${operation.id}`);
    ids.add(operation.id);
    const route = (paths[operation.path] ??= {});
    const method = operation.method.toLowerCase();
    if (route[method]) throw new Error(`Two operations answer ${operation.method} ${operation.path}`);
    route[method] = describe(operation, group, groups, schemaOf);
  };
  const whole = (): Json => ({
    openapi: '3.1.0',
    info: {
      title: 'Priora',
      version: INTERFACE_VERSION,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: server_url }],
    security: [{ bearerAuth: [] }],
    tags: groups.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      securitySchemes: {
        bearerAuth: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'sk-...',
          description: 'An API key of this service.',
        },
      },
      schemas: {
        Envelope: {
          type: 'object',
          required: ['status', 'error_code'],
          properties: {
            status: { type: 'boolean', description: 'True if the call succeeded.' },
            error_code: { type: 'integer', format: 'int32', description: '0, or what went wrong.' },
            error_msg: { type: 'string', description: 'What went wrong and how to mend it; empty on success.' },
            notes: NOTES,
          },
        },
        Notes: { type: 'object', properties: { notes: NOTES } },
        ...Object.fromEntries([...components].sort().map(([title, { schema }]) => [title, schema])),
      },
    },
  });
  return { add, whole };
}

function describe(
  operation: Operation,
  group: Group,
  groups: readonly Group[],
  schemaOf: (schema: TSchema) => unknown,
): Json {
  const { example, body } = operation;
  const parameters = [
    ...parametersOf('path', operation.params, example.params as Json | undefined, schemaOf),
    ...parametersOf('query', operation.query, example.query as Json | undefined, schemaOf),
    ...parametersOf('header', operation.headers, example.headers as Json | undefined, schemaOf),
  ];
  const errors = (operation.errors ?? []).map((code) => ({
    code,
    error_code: ERRORS[code].error_code,
    meaning: ERRORS[code].message,
  }));
  return {
    operationId: operation.id,
    tags: [group.tag],
    summary: operation.maturity === 'beta' ? `${operation.summary} (Beta)` : operation.summary,
    ...(operation.description && { description: operation.description }),
    security: [{ bearerAuth: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body &&
      operation.method !== 'GET' && {
        requestBody: {
          required: (body.required?.length ?? 0) > 0,
          content: {
            [operation.consumes ?? 'application/json']: {
              schema: schemaOf(body),
              ...(example.body !== undefined && { example: example.body }),
            },
          },
        },
      }),
    responses: responsesOf(operation, group, groups, schemaOf),
    ...(operation.maturity && { 'x-maturity': operation.maturity }),
    'x-access': operation.access ?? 'read',
    ...(operation.frames && { 'x-stream': true }),
    ...(errors.length > 0 && { 'x-errors': errors }),
  };
}

function parametersOf(
  place: 'path' | 'query' | 'header',
  schema: TSchema | undefined,
  example: Json | undefined,
  schemaOf: (schema: TSchema) => unknown,
): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = schemaOf(property) as Json;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
      ...(example?.[name] !== undefined && { example: example[name] }),
    };
  });
}

const NOTES = {
  type: 'array',
  items: { type: 'string' },
  description: 'What the answer lacks and which source would fill it; absent when there is nothing to say.',
};

/** What stands under `data`, with a sentence of what it is where its shape has none. */
const resultOf = (schema: unknown) => {
  const { $ref, description, type } = schema as { $ref?: string; description?: string; type?: string };
  if ($ref || description) return schema;
  return { description: type === 'array' ? 'The result, row by row.' : 'The result.', ...(schema as object) };
};

/**
 * Frames as they come. Before OpenAPI 3.2 nothing describes the events of a stream but the schema of its media type,
 * which is read as that of one event (3.2 has `itemSchema` for it).
 */
const framesOf = (envelope: Json): Json => ({
  'text/event-stream': {
    schema: {
      type: 'object',
      description: 'One of the Server-Sent Events. They have no names; pieces of text are put together by the reader.',
      required: ['data'],
      properties: {
        data: {
          type: 'string',
          description: 'The envelope with a piece of the answer, as JSON.',
          contentMediaType: 'application/json',
          contentSchema: envelope,
        },
        id: {
          type: 'string',
          description: 'With `?event_ids=true` or `Last-Event-ID` alone: by which a client goes on after a break.',
        },
      },
    },
  },
});

const envelopedAnswer = (schema: unknown, answer: unknown, streams: boolean): Json => {
  const envelope = {
    allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties: { data: resultOf(schema) } }],
  };
  return {
    description: 'The envelope with the result, or with what went wrong.',
    content: {
      'application/json': {
        schema: envelope,
        ...(answer !== undefined && { example: { status: true, error_code: 0, error_msg: '', data: answer } }),
      },
      ...(streams && framesOf(envelope)),
    },
  };
};

const FILE = { schema: { type: 'string', format: 'binary' } };

/**
 * Of an operation without our envelope: JSON with our notes beside it, or, where the contract has no JSON, a file of
 * any type.
 */
const wholeAnswer = (schema: unknown, answer: unknown): Json =>
  Object.keys(schema as object).length === 0
    ? {
        description: 'The file; or, as everywhere, JSON with `status: false` for a parameter that is wrong.',
        content: {
          'application/octet-stream': FILE,
          '*/*': FILE,
          'application/json': { schema: { type: 'object' } },
        },
      }
    : {
        description: 'The answer, without the envelope.',
        content: {
          'application/json': {
            schema: { allOf: [schema, { $ref: '#/components/schemas/Notes' }] },
            ...(answer !== undefined && { example: answer }),
          },
        },
      };

function responsesOf(
  operation: Operation,
  group: Group,
  groups: readonly Group[],
  schemaOf: (schema: TSchema) => unknown,
): Json {
  const answer = exampleAnswer(operation.id);
  const schema = schemaOf(operation.response);
  const links = linksOf(operation, group, groups);
  const ok = {
    ...(operation.whole
      ? wholeAnswer(schema, answer)
      : envelopedAnswer(schema, answer, operation.frames !== undefined)),
    ...(Object.keys(links).length > 0 && { links }),
  };
  if (isChat(operation)) return { 200: ok };
  return {
    200: ok,
    ...(operation.method === 'POST' && { 201: { description: 'Created' } }),
    ...(operation.method === 'DELETE' && { 204: { description: 'Deleted' } }),
    401: { description: 'Unauthorized: no API key, or one that is not valid' },
    403: { description: 'Forbidden: the API key may not call this operation' },
    404: { description: 'Not Found: nothing of this account has that path or identifier' },
    ...mapValues(operation.failures?.statuses ?? {}, (description) => ({ description })),
  };
}

const mapValues = (values: Json, to: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
