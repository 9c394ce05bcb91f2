import type { Collection } from '#corpus/collection.ts';

/** One file as an importer sees it: archives are opened by the framework, members arrive one by one, decompressed, with a size bound. */
export interface SourceFile {
  /** Path as given by the user, with `!member` for members of archives. For messages only. */
  readonly name: string;
  /** The last part of the name, without `.gz`/`.zst`. */
  readonly base: string;
  /** Decompressed bytes. */
  stream(): AsyncIterable<Uint8Array>;
  /** The whole content; throws SourceError `too large` above `max_bytes` (default 64 MiB). */
  bytes(max_bytes?: number): Promise<Uint8Array>;
}

/** What an importer yields per record: a record, or the reason why there is none. */
export type Parsed<R> =
  | {
      readonly ok: true;
      readonly record: R /** Elements met that are neither mapped nor knowingly ignored, e.g. `us-foo/bar`. */;
      readonly unknown?: readonly string[];
    }
  | {
      readonly ok: false /** Best known id, else a position such as `document 12`. */;
      readonly id: string;
      readonly reason: string /** The raw text, at most 64 KiB, for the reject file. */;
      readonly raw?: string;
    };

/** An importer: one public data source. `read` yields in file order, keeps memory flat, and throws only when the rest of the file cannot be read. */
export interface Source<R = any> {
  readonly name: string;
  readonly title: string;
  readonly homepage: string;
  readonly licence: string;
  readonly collection: Collection<R>;
  /** Glob-like endings of member names it reads, lower case: `.xml`. */
  readonly files: readonly string[];
  /** True if the file looks like this source's (first 4 KiB as text): `priora import auto` and helpful errors use it. */
  recognises(base: string, head: string): boolean;
  /** Least share of records that have the field, else the summary warns. */
  readonly expect: Readonly<Record<string, number>>;
  read(file: SourceFile): AsyncIterable<Parsed<R>>;
}

export const defineSource = <R>(source: Source<R>): Source<R> => source;
