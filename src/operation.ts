import type { Static, TObject, TSchema } from 'typebox';
import type { ErrorCode } from '#errors.ts';
import type { FileKind } from '#files/kinds.ts';
import type { ReceivedFile } from '#files/store.ts';
import type { Account, Services } from '#services.ts';

export interface Call<Body extends TSchema, Query extends TSchema, Params extends TSchema> {
  /** Validated; unknown fields left out, `null` treated as absent, defaults filled in. */
  readonly body: Static<Body>;
  /** Validated and converted from the query string. */
  readonly query: Static<Query>;
  readonly params: Static<Params>;
  readonly account: Account;
  /** Of an operation that takes files: those that came, in the order in which they came. Gone with the call unless kept. */
  readonly files: readonly SentFile[];
  /**
   * Says beside the answer what it lacks and why, in one sentence: "no litigation source is loaded", "8 of 83 families have no date".
   * Notes stand in the envelope in the order in which they were made, each once; streams have none.
   */
  note(sentence: string): void;
  /** Aborted when the caller goes away or the operation's time is up. */
  readonly signal: AbortSignal;
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

export interface OperationSpec<B extends TSchema, Q extends TSchema, P extends TSchema, R extends TSchema> {
  /** The interface's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** One literal, so that it can be found by text search. */
  readonly path: `/${string}`;
  /** Further paths that answer the same; not in the OpenAPI description. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly description?: string;
  readonly maturity?: 'beta';
  /** Media type of the request body in the OpenAPI description (default `application/json`); JSON under any type is accepted all the same. */
  readonly consumes?: 'application/json' | 'text/event-stream' | 'multipart/form-data' | '*/*';
  readonly body?: B;
  /** Largest body that it reads (default `BODY_BYTES`); the configuration may set less for all. */
  readonly body_limit_bytes?: number;
  /** Parts of a multipart body that hold files, by name; each is a property of `body` too (`Type.String({ format: 'binary' })`), by which it may be required. */
  readonly files?: Readonly<Record<string, FilePart>>;
  readonly query?: Q;
  readonly params?: P;
  /** The payload: what stands under `data` of the envelope. */
  readonly response: R;
  /** Besides those that every operation can answer. */
  readonly errors?: readonly ErrorCode[];
  /** Further names that clients send fields of the body under: other name -> field. The field itself wins. */
  readonly body_aliases?: Readonly<Record<string, string>>;
  /** Of a stream: the payloads of its frames, one by one. Made by `defineStream`. */
  readonly frames?: (call: Call<B, Q, P>, services: Services) => AsyncGenerator<Static<R>>;
  /** What a key needs to call it (default `read`). */
  readonly access?: 'read' | 'run';
  /** Answers its own example on the demo corpus: shown in the docs, run by a test. */
  readonly example: {
    body?: Static<B>;
    query?: Static<Q>;
    params?: Static<P>;
    /** By part: name and content in base64. */
    files?: Readonly<Record<string, { name: string; base64: string }>>;
  };
  handle(call: Call<B, Q, P>, services: Services): Promise<Static<R>>;
}

/** What a body may have where an operation does not ask for more: texts of 80,000 characters in any script, lists of thousands of ids. */
export const BODY_BYTES = 256 * 1024;

/** An operation with its types erased, as the doors, OpenAPI and the docs see it. */
export type Operation = OperationSpec<any, any, any, any>;

export function defineOperation<
  R extends TSchema,
  B extends TSchema = TObject<{}>,
  Q extends TSchema = TObject<{}>,
  P extends TSchema = TObject<{}>,
>(spec: OperationSpec<B, Q, P, R>): Operation {
  return Object.freeze(spec);
}

/** A stream: each frame has the shape of the response, and so has the one answer that `gather` makes of all of them. */
export type StreamSpec<B extends TSchema, Q extends TSchema, P extends TSchema, R extends TSchema> = Omit<
  OperationSpec<B, Q, P, R>,
  'handle' | 'frames'
> & {
  /**
   * Runs once per call and stops, with all it started, when the signal aborts or the reader goes away (`finally` runs). It may be read slowly.
   * What it throws before the first frame is an ordinary failure; later it is a last frame with `status: false`.
   */
  frames(call: Call<B, Q, P>, services: Services): AsyncGenerator<Static<R>>;
  /** For `stream: false` in the body: the one answer that says what all the frames say. */
  gather(frames: readonly Static<R>[]): Static<R>;
};

/** Declares an operation that answers Server-Sent Events, or one JSON envelope when the body says `stream: false`. */
export function defineStream<
  R extends TSchema,
  B extends TSchema = TObject<{}>,
  Q extends TSchema = TObject<{}>,
  P extends TSchema = TObject<{}>,
>(spec: StreamSpec<B, Q, P, R>): Operation {
  const { gather, ...head } = spec;
  return defineOperation<R, B, Q, P>({
    ...head,
    async handle(call, services) {
      return gather(await Array.fromAsync(spec.frames(call, services)));
    },
  });
}

/** A catalogue group: its OpenAPI tag as the specification spells it, and its operations in catalogue order. */
export interface Group {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}
