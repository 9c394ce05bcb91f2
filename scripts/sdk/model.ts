import { openApi } from '#http/openapi.ts';
import { groups } from '#operations/index.ts';

/** A JSON Schema as our description of the interface uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly default?: unknown;
}

/** One operation, as clients call it. */
export interface ClientOperation {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly body: { readonly schema: Schema; readonly required: boolean; readonly form: boolean } | undefined;
  /** Fields of the query, and names that the path leaves open, each as an object. */
  readonly query: Schema | undefined;
  readonly params: Schema | undefined;
  /** What stands under `data`, or the whole body of an operation without envelope. */
  readonly answer: Schema;
  readonly enveloped: boolean;
  /** The answer is a file. */
  readonly file: boolean;
  /** It answers a stream of such answers, where the call asks for one. */
  readonly streams: boolean;
  /** By what it counts its pages. */
  readonly paged: 'offset' | 'page' | undefined;
}

export interface ClientModel {
  readonly version: string;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: readonly ClientOperation[];
}

/** What client libraries are made from: our own OpenAPI description. */
export function clientModel(): ClientModel {
  const description = openApi(groups) as any;
  const schemas = description.components.schemas as Record<string, Schema>;
  const resolved = (schema: Schema | undefined): Schema =>
    schema?.$ref ? resolved(schemas[nameOf(schema.$ref)]) : (schema ?? {});
  const operations = Object.entries(description.paths as Record<string, Record<string, any>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, each]): ClientOperation => {
        const content = Object.entries((each.requestBody?.content ?? {}) as Record<string, { schema: Schema }>)[0];
        const body = content && {
          schema: content[1].schema,
          required: each.requestBody.required === true,
          form: content[0] === 'multipart/form-data',
        };
        const query = objectOf(each.parameters, 'query');
        const answers = each.responses[200].content as Record<string, { schema: Schema }>;
        const [, told] = answers['application/json']!.schema.allOf ?? [];
        const enveloped = told?.properties?.data !== undefined;
        const fields = { ...resolved(body?.schema).properties, ...query?.properties };
        return {
          ...{ id: each.operationId, tag: each.tags[0], method: method.toUpperCase(), path, query, body, enveloped },
          ...{ summary: each.summary, description: each.description },
          params: objectOf(each.parameters, 'path'),
          answer: enveloped ? told.properties!.data! : (answers['application/json']!.schema.allOf?.[0] ?? {}),
          file: 'application/octet-stream' in answers,
          streams: each['x-stream'] === true,
          paged: 'offset' in fields ? 'offset' : 'page' in fields ? 'page' : undefined,
        };
      }),
  );
  const { Envelope: _, Notes: __, ...own } = schemas;
  return { version: description.info.version, schemas: own, operations };
}

export const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** Parameters of one place as an object; undefined where there are none. */
function objectOf(parameters: readonly any[] | undefined, place: string): Schema | undefined {
  const here = (parameters ?? []).filter((each) => each.in === place);
  if (here.length === 0) return undefined;
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      here.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
    ),
  };
}
