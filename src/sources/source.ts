import type { Collection } from '#corpus/collection.ts';
import type { Documents } from './documents.ts';

/** Why a file, a member of an archive or the rest of it cannot be read. */
export type SourceProblem =
  | 'truncated'
  | 'damaged'
  | 'too_large'
  | 'too_deep'
  | 'encoding'
  | 'unreadable'
  | 'unsupported';

/** A failure of a file, not of one record: message in plain words, with file and byte position where known. */
export class SourceError extends Error {
  readonly problem: SourceProblem;
  readonly file: string;
  /** Byte of the decompressed content, where known. */
  readonly byte: number | undefined;

  constructor(problem: SourceProblem, file: string, message: string, byte?: number, options?: ErrorOptions) {
    super(`${file}: ${message}${byte === undefined ? '' : ` (at byte ${byte})`}`, options);
    this.name = 'SourceError';
    this.problem = problem;
    this.file = file;
    this.byte = byte;
  }
}

/**
 * One file as an importer sees it: archives are opened by the framework, members arrive one by one, decompressed, with
 * a size bound.
 */
export interface SourceFile {
  /** Path as given by the user, with `!member` for members of archives. For messages only. */
  readonly name: string;
  /** The last part of the name, without `.gz`/`.zst`. */
  readonly base: string;
  /** The first 4 KiB (or all, if shorter) as Latin-1 text; does not consume the stream. */
  head(): Promise<string>;
  /** Decompressed bytes. May be read once. */
  stream(): AsyncIterable<Uint8Array>;
  /**
   * The whole content; throws SourceError `too_large` above `max_bytes` (default 64 MiB). Instead of `stream`, not
   * after it.
   */
  bytes(max_bytes?: number): Promise<Uint8Array>;
}

/** What an importer yields per record: a record, or the reason why there is none. */
export type Parsed<R> =
  | {
      readonly ok: true;
      readonly record: R;
      /** The collection that it goes to, if it is another than the source's. */
      readonly into?: Collection<any>;
      /** Elements met that are neither mapped nor knowingly ignored, e.g. `us-foo/bar`. */
      readonly unknown?: readonly string[];
      /** The raw text, at most 64 KiB, for the reject file should the record not fit its schema. */
      readonly raw?: string;
    }
  | {
      readonly ok: false;
      /** Best known id, else a position such as `document 12`. */
      readonly id: string;
      readonly reason: string;
      /** The raw text, at most 64 KiB, for the reject file. */
      readonly raw?: string;
    }
  | {
      readonly ok: 'skipped';
      /** What was met and knowingly left out, e.g. `sequence listing`: counted, no reject. */
      readonly kind: string;
    };

/** Most characters of raw text kept with a reject. */
export const MAX_RAW = 64 * 1024;

/**
 * An importer: one public data source. `read` yields in file order, keeps memory flat, and throws only when the rest of
 * the file cannot be read.
 */
export interface Source<R = any> {
  readonly name: string;
  readonly title: string;
  readonly homepage: string;
  readonly licence: string;
  /** Where its records go, unless `Parsed.into` says otherwise. */
  readonly collection: Collection<any>;
  /** Endings of member names it reads, lower case: `.xml`. */
  readonly files: readonly string[];
  /**
   * True if the file looks like this source's (first 4 KiB as text): `priora import auto` and helpful errors use it.
   */
  recognises(base: string, head: string): boolean;
  /** Least share of records of its collection that have the field, else the summary warns. */
  readonly expect: Readonly<Record<string, number>>;
  /** @param documents Who reads PDF and Word files; without one, nothing that stands in them is known. */
  read(file: SourceFile, documents?: Documents): AsyncIterable<Parsed<R>>;
}

export const defineSource = <R>(source: Source<R>): Source<R> => source;
