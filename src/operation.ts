import type { Readable } from 'node:stream';
import type { AnswerOf, InputOf, SentOf, Shape, ShapeHead } from '#contract/shape.ts';
import type { Declared } from '#declared.ts';
import type { ErrorCode, ServiceError } from '#errors.ts';
import type { FileKind } from '#files/kinds.ts';
import type { ReceivedFile } from '#files/store.ts';
import type { Account, Services } from '#services.ts';
import type { TObject, TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

export interface Call<Body = unknown, Query = unknown, Params = unknown> {
  /** Validated; unknown fields left out, `null` treated as absent, defaults filled in. */
  readonly body: Body;
  /** Validated and converted from the query string. */
  readonly query: Query;
  readonly params: Params;
  /** Of the headers that the operation reads, under their names in the contract. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly account: Account;
  /**
   * Of an operation that takes files: those that came, in the order in which they came. Gone with the call unless kept.
   */
  readonly files: readonly SentFile[];
  /**
   * Says beside the answer what it lacks and why, in one sentence: "no litigation source is loaded", "8 of 83 families
   * have no date". Notes stand in the envelope in the order in which they were made, each once; streams have none.
   */
  note(sentence: string): void;
  /** Aborted when the caller goes away or the operation's time is up. */
  readonly signal: AbortSignal;
  /** Says how far a long call is. Absent where a door cannot tell the caller before the answer. */
  readonly progress?: (done: number, total: number, what: string) => void;
  /** Runs something when the answer has gone out whole. Absent where a door cannot tell. */
  readonly sent?: (work: () => Promise<void>) => void;
}

/** Files that one part of a multipart body may hold. */
export interface FilePart {
  /** Kinds by content, whatever the sender calls them. */
  readonly accept: readonly FileKind[];
  readonly max_bytes: number;
  /** How many files the part may come with (default 1). */
  readonly most?: number;
}

/** The notes of one call: what `Call.note` writes and the envelope shows. */
export function callNotes(): { readonly note: (sentence: string) => void; readonly made: () => readonly string[] } {
  const made = new Set<string>();
  return { note: (sentence) => void made.add(sentence), made: () => [...made] };
}

/** A file that came with a call: of a kind that its part accepts, and no larger than it may be. */
export interface SentFile extends ReceivedFile {
  /** Name of its part. */
  readonly field: string;
  /** As the sender calls it: to be shown, never to be used as a path. */
  readonly name: string;
  readonly kind: FileKind;
}

/** The parts of a call that have a type. */
interface Parts {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
}

/** What callers send to an operation of the interface. */
interface SentTo<S extends Shape> extends Parts {
  readonly body: SentOf<S['body']>;
  readonly query: SentOf<S['query']>;
  readonly params: SentOf<S['params']>;
}

/** What an operation does, beside the shapes that go over the wire. `Sent`: what callers send. */
interface Behaviour<Body, Query, Params, Answer, Sent extends Parts = { body: Body; query: Query; params: Params }> {
  /** Further paths that answer the same; not in the OpenAPI description. */
  readonly aliases?: readonly `/${string}`[];
  /** Of a GET: further paths to which clients post the same parameters as a JSON body; likewise. */
  readonly posted_at?: readonly `/${string}`[];
  readonly summary: string;
  readonly description?: string;
  readonly maturity?: 'beta';
  /** Largest body that it reads (default `BODY_BYTES`); the configuration may set less for all. */
  readonly body_limit_bytes?: number;
  /**
   * Parts of a multipart body that hold files, by name; each is a property of `body` too (`Type.String({ format:
   * 'binary' })`), by which it may be required.
   */
  readonly files?: Readonly<Record<string, FilePart>>;
  /** How long it may take where that is more than the service gives all others. */
  readonly timeout_ms?: number;
  /** Failures that the interface has another form for than everywhere. */
  readonly failures?: {
    /** Statuses besides those that every operation has, and what they say. */
    readonly statuses: Readonly<Record<number, string>>;
    /** The form of one; undefined: as everywhere. */
    of?(error: ServiceError): { readonly status: number; readonly body: object } | undefined;
    /** What stands in the form that it has everywhere, besides. */
    beside?(error: ServiceError): object;
  };
  /** Besides those that every operation can answer. */
  readonly errors?: readonly ErrorCode[];
  /** Further names that clients send fields of the body under: other name -> field. The field itself wins. */
  readonly body_aliases?: Readonly<Record<string, string>>;
  /** Of a stream: the payloads of its frames, one by one. Made by `defineStream`. */
  readonly frames?: (call: Call<Body, Query, Params>, services: Services) => AsyncGenerator<Answer>;
  /** Of a stream: whether a body asks for frames; default: unless it says `stream: false`. */
  readonly streamed?: (body: Body) => boolean;
  /** What a key needs to call it (default `read`). */
  readonly access?: 'read' | 'run';
  /** Taken with a key alone, and from no browser's session: a GET that changes something. */
  readonly keys_only?: boolean;
  /** Answers its own example on the demo corpus: shown in the docs, run by a test. */
  readonly example: {
    body?: Sent['body'];
    query?: Sent['query'];
    params?: Sent['params'];
    headers?: Readonly<Record<string, string>>;
    /** By part: name and content in base64. */
    files?: Readonly<Record<string, { name: string; base64: string }>>;
  };
  handle(call: Call<Body, Query, Params>, services: Services): Promise<Answer>;
}

/** An operation of the interface: its shapes are the contract's, this says what it does. */
export interface ContractSpec<S extends Shape>
  extends Behaviour<InputOf<S['body']>, InputOf<S['query']>, InputOf<S['params']>, AnswerOf<S>, SentTo<S>> {
  readonly contract: S;
  /** The contract's path once more, literally, so that it can be found by text search. */
  readonly path: S['path'];
}

/** An operation of our own, with shapes of its own. */
export interface OperationSpec<B extends TSchema, Q extends TSchema, P extends TSchema, R extends TSchema>
  extends Behaviour<ValueOf<B>, ValueOf<Q>, ValueOf<P>, ValueOf<R>> {
  /** The interface's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** One literal, so that it can be found by text search. */
  readonly path: `/${string}`;
  /**
   * Media type of the request body in the OpenAPI description (default `application/json`); JSON under any type is
   * accepted all the same.
   */
  readonly consumes?: 'application/json' | NonNullable<ShapeHead['consumes']>;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  /** Headers, under the names that documents show; callers may write them in any case. */
  readonly headers?: TSchema;
  /** The payload: what stands under `data` of the envelope. */
  readonly response: R;
  /** The answer is the whole body, without our envelope: of the few operations that have another one, or none. */
  readonly whole?: boolean;
}

/** An answer that is a file: sent as it is. Of operations that the contract gives no JSON. */
export class FileAnswer {
  /** Media type. */
  readonly type: string;
  /** What a browser keeps it as. */
  readonly name: string;
  readonly content: Readable | Uint8Array;

  constructor(type: string, name: string, content: Readable | Uint8Array) {
    this.type = type;
    this.name = name;
    this.content = content;
  }
}

/** An answer in words, with what it says as data beside it: of operations that language models call. */
export class TextAnswer<Data extends object = object> {
  readonly text: string;
  /** As `response` of the operation declares it. */
  readonly data: Data;

  constructor(text: string, data: Data) {
    this.text = text;
    this.data = data;
  }
}

/**
 * What a body may have where an operation does not ask for more: texts of 80,000 characters in any script, lists of
 * thousands of ids.
 */
export const BODY_BYTES = 256 * 1024;

/**
 * An operation with its types erased, as the doors, OpenAPI and the docs see it. Its schemas are made when they are
 * first read.
 */
export interface Operation extends OperationSpec<any, any, any, any> {
  /** Which parts a call has; asks for no schema. */
  readonly accepts: readonly InputPart[];
}

/** An operation of the interface whose type still says what it takes and answers, for clients that are typed by it. */
export type ContractOperation<S extends Shape, Frames extends boolean = false> = Operation &
  Declared<S['method'], S['path'], SentOf<S['body']>, SentOf<S['query']>, SentOf<S['params']>, AnswerOf<S>, Frames>;

/** The same of an operation of our own. */
type OwnOperation<
  Method extends Operation['method'],
  Path extends string,
  B extends TSchema,
  Q extends TSchema,
  P extends TSchema,
  R extends TSchema,
  Frames extends boolean = false,
> = Operation & Declared<Method, Path, ValueOf<B>, ValueOf<Q>, ValueOf<P>, ValueOf<R>, Frames>;

export type InputPart = (typeof INPUT_PARTS)[number];
const INPUT_PARTS = ['body', 'query', 'params', 'headers'] as const;

/** Declares an operation: of the interface by its `contract`, or one of our own by schemas. */
export function defineOperation<const S extends Shape>(spec: ContractSpec<S>): ContractOperation<S>;
export function defineOperation<
  R extends TSchema,
  B extends TSchema = TObject<{}>,
  Q extends TSchema = TObject<{}>,
  P extends TSchema = TObject<{}>,
  const Path extends `/${string}` = `/${string}`,
  const Method extends Operation['method'] = Operation['method'],
>(spec: OperationSpec<B, Q, P, R> & Declared<Method, Path>): OwnOperation<Method, Path, B, Q, P, R>;
export function defineOperation(spec: OperationSpec<any, any, any, any> | ContractSpec<any>): Operation {
  if (!('contract' in spec)) {
    // getters stay getters: a schema that is picked out of a contract's is read when someone asks for it
    const own = Object.defineProperties(
      {} as OperationSpec<any, any, any, any>,
      Object.getOwnPropertyDescriptors(spec),
    );
    return Object.freeze(Object.assign(own, { accepts: INPUT_PARTS.filter((part) => part in spec) }));
  }
  const { contract, ...behaviour } = spec;
  const shape: Shape = contract;
  const { id, method, consumes } = shape;
  const operation = {
    ...behaviour,
    id,
    method,
    ...(consumes && { consumes }),
    ...(shape.has('response') && { whole: true }),
    accepts: INPUT_PARTS.filter((part) => shape.has(part)),
  };
  for (const part of INPUT_PARTS) Object.defineProperty(operation, part, { get: () => shape[part], enumerable: true });
  Object.defineProperty(operation, 'response', { get: () => shape.answer ?? shape.response, enumerable: true });
  return Object.freeze(operation as unknown as Operation);
}

/** What makes a stream: its frames, and the one answer made of all of them. */
interface Streaming<Body, Query, Params, Answer> {
  /** Whether a body asks for frames; default: unless it says `stream: false`. */
  readonly streamed?: (body: Body) => boolean;
  /**
   * Runs once per call and stops, with all it started, when the signal aborts or the reader goes away (`finally` runs).
   * It may be read slowly. What it throws before the first frame is an ordinary failure; later it is a last frame with
   * `status: false`.
   */
  frames(call: Call<Body, Query, Params>, services: Services): AsyncGenerator<Answer>;
  /** For `stream: false` in the body: the one answer that says what all the frames say. */
  gather(frames: readonly Answer[]): Answer;
}

/**
 * A stream of the interface: each frame has the shape of the answer, and so has the one answer that `gather` makes of
 * all of them.
 */
export type ContractStream<S extends Shape> = Omit<ContractSpec<S>, 'handle' | 'frames'> &
  Streaming<InputOf<S['body']>, InputOf<S['query']>, InputOf<S['params']>, AnswerOf<S>>;

/** A stream of our own. */
export type StreamSpec<B extends TSchema, Q extends TSchema, P extends TSchema, R extends TSchema> = Omit<
  OperationSpec<B, Q, P, R>,
  'handle' | 'frames'
> &
  Streaming<ValueOf<B>, ValueOf<Q>, ValueOf<P>, ValueOf<R>>;

/** Declares an operation that answers Server-Sent Events, or one JSON envelope when the body says `stream: false`. */
export function defineStream<const S extends Shape>(spec: ContractStream<S>): ContractOperation<S, true>;
export function defineStream<
  R extends TSchema,
  B extends TSchema = TObject<{}>,
  Q extends TSchema = TObject<{}>,
  P extends TSchema = TObject<{}>,
  const Path extends `/${string}` = `/${string}`,
  const Method extends Operation['method'] = Operation['method'],
>(spec: StreamSpec<B, Q, P, R> & Declared<Method, Path>): OwnOperation<Method, Path, B, Q, P, R, true>;
export function defineStream({ gather, ...head }: StreamSpec<any, any, any, any> | ContractStream<any>): Operation {
  return defineOperation({
    ...head,
    async handle(call: Call<any, any, any>, services: Services) {
      return gather(await Array.fromAsync(head.frames(call, services)));
    },
  } as OperationSpec<any, any, any, any>);
}

/** A catalogue group: its OpenAPI tag as the specification spells it, and its operations in catalogue order. */
export interface Group {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}
