import type { JSONObject } from '@modelcontextprotocol/server';
import { groupSlug } from '#accounts/scopes.ts';
import { ServiceError } from '#errors.ts';
import { type Given, inputOf } from '#http/admission.ts';
import { lazyValidator } from '#http/validation.ts';
import type { Group, Operation } from '#operation.ts';
import type { Asks } from '#operations/for-models/asks.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { Bounds } from './bounded.ts';
import { taken as asTaken } from './taken.ts';

/** An operation as language models call it. */
export interface Tool {
  readonly name: string;
  /** Slug of the catalogue group whose right a key needs. */
  readonly group: string;
  readonly operation: Operation;
  readonly definition: ToolDefinition;
  /** What the operation may see of a tool's arguments. @throws ServiceError naming the field. */
  read(given: unknown): ReturnType<ReturnType<typeof inputOf>['read']>;
  /** How much of the answer is wanted. @throws ServiceError naming the field. */
  bounds(given: unknown): ValueOf<typeof Bounds>;
  /** Made for models, and no operation of the interface. */
  readonly for_models: boolean;
  /** Not in lists: a name that clients know from elsewhere. */
  readonly unlisted: boolean;
  /** The operation brings its answers to a length itself. */
  readonly keeps_bounds: boolean;
  /** What is asked of the person at the client in the midst of it. */
  readonly asks?: Asks;
}

/** Whether a client that says this of itself shows forms: it may also open addresses alone. */
export const asksByForm = (elicitation: unknown): boolean =>
  typeof elicitation === 'object' && elicitation !== null && ('form' in elicitation || !('url' in elicitation));

/** As `tools/list` answers it. */
export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: PlainObject;
  /** Of the structured content that stands beside the text. */
  readonly outputSchema: PlainObject;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
}

/** A schema without alternatives at its top: providers of models refuse those. */
export type PlainObject = {
  readonly type: 'object';
  readonly properties: Record<string, JSONObject>;
  readonly required?: string[];
};

/** A group of operations that are tools under a group's right without being part of the interface. */
export interface ToolGroup extends Group {
  /** Tag of the group whose right a key needs. */
  readonly right: string;
  /** Its tools are called by those who know their names, and in no list. */
  readonly unlisted?: boolean;
  /** Bounds that the door keeps for its tools; those that are not named, a tool keeps itself. */
  readonly bounds?: readonly Bound[];
  /** By the id of its operation: what a tool asks in the midst of it. */
  readonly asks?: Readonly<Record<string, Asks>>;
}

/**
 * Every operation as a tool, those made for models first.
 * @throws Error if two tools share a name, or a name is not one.
 */
export function toolsOf(groups: readonly Group[], made_for_models: readonly ToolGroup[]): readonly Tool[] {
  const all = [
    ...made_for_models.flatMap(({ right, operations, unlisted, bounds = [], asks }) =>
      operations.map((each) =>
        toolOf(each, groupSlug(right), {
          for_models: true,
          unlisted: unlisted ?? false,
          bounds,
          ...(asks?.[each.id] && { asks: asks[each.id]! }),
        }),
      ),
    ),
    ...groups.flatMap(({ tag, operations }) =>
      // a tool's arguments are JSON: files go over HTTP
      operations.filter(({ files }) => !files).map((each) => toolOf(each, groupSlug(tag))),
    ),
  ];
  const names = new Set<string>();
  for (const { name } of all) {
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) throw new Error(`"${name}" is no name of a tool`);
    if (names.has(name)) throw new Error(`Two tools are named ${name}`);
    names.add(name);
  }
  return all;
}

/** What stands before the operation's own words in its id: `p012BasicPatentDataBibliography` is also `p012`. */
const codeOf = (name: string) => /^[a-z]+\d+(?:-\d+)?/.exec(name)?.[0];

/** Finds a tool by its name, or by its code where an operation has one. */
export const findTool = (all: readonly Tool[], name: string): Tool | undefined =>
  all.find((tool) => tool.name === name) ?? all.find((tool) => codeOf(tool.name) === name.toLowerCase());

/**
 * The tools that a connection asks for: a list of groups (`patent-data-search`), tools (`search`) and operation codes
 * (`p012`), or `all`; undefined where it asks for none in particular.
 * @throws ServiceError `invalid_request` that names what there is.
 */
export function selectTools(all: readonly Tool[], wanted: unknown): readonly Tool[] | undefined {
  const names = String(wanted ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (names.length === 0) return undefined;
  if (names.includes('all')) return all;
  const chosen = new Set<Tool>();
  for (const name of names) {
    const found = all.filter((tool) => tool.name === name || tool.group === name || codeOf(tool.name) === name);
    if (found.length === 0) {
      const groups = [...new Set(all.map(({ group }) => group))];
      throw new ServiceError(
        'invalid_request',
        `"${name.slice(0, 60)}" in tools is neither a group nor a tool. Groups: ${groups.join(', ')}; tools: names such as search, fetch, or codes such as p012.`,
        { field: 'tools', groups },
      );
    }
    for (const tool of found) chosen.add(tool);
  }
  return all.filter((tool) => chosen.has(tool));
}

/** What every tool takes beside its own. */
const bounding = plain(Bounds).properties;
type Bound = keyof typeof Bounds.properties;
const ALL_BOUNDS = Object.keys(bounding) as Bound[];
const validBounds = lazyValidator(Bounds, 'body');

type Kind = Pick<Tool, 'for_models' | 'unlisted' | 'asks'> & { readonly bounds: readonly Bound[] };
const OF_THE_INTERFACE: Kind = { for_models: false, unlisted: false, bounds: ALL_BOUNDS };

function toolOf(operation: Operation, group: string, { bounds, ...kind }: Kind = OF_THE_INTERFACE): Tool {
  const { id: name, summary, description, access, frames } = operation;
  const input = inputOf(operation);
  const reads = (access ?? 'read') === 'read';
  // schemas are made and written out when the tool is first shown or called: all of them at once would take long
  let made: ReturnType<typeof argumentsOf> | undefined;
  const taken = () => (made ??= argumentsOf(operation, bounds));
  let definition: ToolDefinition | undefined;
  const own = (schema: TSchema | undefined, given: Record<string, unknown>) =>
    picked(Object.keys(schema ? plain(schema).properties : {}), given);
  return {
    name,
    group,
    operation,
    ...kind,
    keeps_bounds: bounds.length === 0,
    bounds: (args) =>
      validBounds(picked(taken().free, (args ?? {}) as Record<string, unknown>)) as ValueOf<typeof Bounds>,
    get definition() {
      return (definition ??= {
        name,
        title: summary,
        description: description ? `${summary}. ${description}` : `${summary}.`,
        inputSchema: taken().schema,
        outputSchema: answerOf(operation, kind.for_models),
        annotations: {
          readOnlyHint: reads,
          destructiveHint: operation.method === 'DELETE',
          idempotentHint: reads,
          openWorldHint: false,
        },
      });
    },
    read(args) {
      const given = args ?? {};
      if (typeof given !== 'object' || Array.isArray(given))
        throw new ServiceError('invalid_request', 'The arguments of a tool are an object.', { field: 'arguments' });
      const named = given as Record<string, unknown>;
      const { properties } = taken().schema;
      // clients that know an unlisted name know it from elsewhere, with arguments of elsewhere
      const values = kind.unlisted ? named : asTaken(properties, named, name, operation.body_aliases);
      return input.read({
        params: own(operation.params, values),
        query: own(operation.query, values),
        headers: own(operation.headers, values),
        body: frames ? { ...values, stream: false } : values,
      } satisfies Given);
    },
  };
}

/** What an operation takes as the arguments of a tool, and the names of the bounds that are free beside its own. */
function argumentsOf(
  { params, query, headers, body, frames }: Operation,
  bounds: readonly Bound[],
): {
  readonly schema: PlainObject;
  readonly free: readonly string[];
} {
  const places = [params, query, headers, body].filter((schema) => schema !== undefined).map(plain);
  const own = Object.assign({}, ...places.map((place) => place.properties));
  const free = Object.entries(bounding).filter(([field]) => bounds.includes(field as Bound) && !(field in own));
  const properties = { ...own, ...Object.fromEntries(free) };
  const required = places.flatMap((place) => place.required);
  // A tool has one answer: a stream is gathered.
  if (frames) delete properties.stream;
  return {
    schema: {
      type: 'object',
      properties,
      ...(required.length > 0 && { required: required.filter((field) => field in properties) }),
    },
    free: free.map(([field]) => field),
  };
}

/** What stands beside every answer, and in place of one that is words. */
export const BESIDE: PlainObject['properties'] = {
  text: { type: 'string', description: 'In place of data: an answer in words, or cut within.' },
  notes: { type: 'array', items: { type: 'string' }, description: 'What it lacks, and why.' },
  next_cursor: { type: 'integer', description: 'Where the rest begins.' },
};

/** Levels of an answer's fields that its tool declares: deeper ones are named in the description of the interface. */
const DECLARED_LEVELS = 3;

/** What a tool answers beside its text. */
function answerOf({ response }: Operation, for_models: boolean): PlainObject {
  if (!for_models) return { type: 'object', properties: { data: outline(response, DECLARED_LEVELS), ...BESIDE } };
  const { properties, required } = plain(response);
  return { type: 'object', properties, ...(required.length > 0 && { required }) };
}

/**
 * Types of the fields of an answer, some levels deep. Nothing is said to be required, bounded or of a format: an answer
 * may be asked for in part, and loses its ends when it is too long.
 */
function outline(schema: TSchema, levels: number): JSONObject {
  const { type, properties, items } = schema as {
    readonly type?: unknown;
    readonly properties?: Readonly<Record<string, TSchema>>;
    readonly items?: TSchema;
  };
  if (typeof type !== 'string') return {};
  if (levels === 0) return { type };
  return {
    type,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, outline(field, items ? levels : levels - 1)]),
      ),
    }),
    ...(items && { items: outline(items, levels - 1) }),
  };
}

const picked = (names: readonly string[], given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.map((name) => [name, given[name]]));

interface Schema {
  readonly properties?: Readonly<Record<string, JSONObject>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Fields of a schema, however it is put together; asked for is only what every alternative asks for. */
export function plain(schema: TSchema): { properties: Record<string, JSONObject>; required: string[] } {
  const {
    properties,
    required = [],
    allOf = [],
    anyOf = [],
    oneOf = [],
  } = JSON.parse(JSON.stringify(schema, typed)) as Schema;
  const parts = allOf.map((part) => plain(part as TSchema));
  const branches = [...anyOf, ...oneOf].map((part) => plain(part as TSchema));
  const always = branches.length === 0 ? [] : branches[0]!.required;
  return {
    properties: Object.assign({}, ...[...parts, ...branches].map((part) => part.properties), properties),
    required: [
      ...required,
      ...parts.flatMap((part) => part.required),
      ...always.filter((field) => branches.every((branch) => branch.required.includes(field))),
    ],
  };
}

/** Names the type of lists of texts: not every provider of models infers it. */
function typed(_name: string, part: unknown): unknown {
  const { enum: values, type } = (part ?? {}) as { enum?: unknown; type?: unknown };
  return type === undefined && Array.isArray(values) && values.every((value) => typeof value === 'string')
    ? { type: 'string', ...(part as object) }
    : part;
}
