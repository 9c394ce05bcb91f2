/** Media types of the files that the service serves, by extension; other names are refused. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
  png: 'image/png',
  jpg: 'image/jpeg',
  tif: 'image/tiff',
  svg: 'image/svg+xml; charset=utf-8',
};

/** A file that the service made for somebody: a report, an export. */
export interface StoredFile {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** ASCII name with an extension of `MEDIA_TYPES`. */
  readonly name: string;
  readonly bytes: number;
}

/** Bytes that somebody sent, in a place of their own. They are gone with the call unless they are kept. */
export interface ReceivedFile {
  readonly bytes: number;
  /** SHA-256 of the content, in hexadecimal digits. */
  readonly sha256: string;
  /** The first bytes, for looking at what it is. */
  readonly head: Uint8Array;
  read(): Promise<Buffer>;
  /** Keeps the file as `put` does, without reading it again. @throws RangeError as `put`. */
  keep(as: Keep): Promise<StoredFile>;
  /** Removes what was not kept. */
  discard(): Promise<void>;
}

/** Under which key and name a file is kept, and for how long when that is less than the store's own time. */
export interface Keep {
  readonly key: string;
  readonly name: string;
  readonly for_ms?: number;
  /** Whose it is: it goes with the account. Absent: of what anybody may ask for, such as a drawing of a patent. */
  readonly account?: string;
}

/** A file as it is kept, to be read once, before the next one is asked for. */
export interface KeptFile extends StoredFile {
  readonly content: AsyncIterable<Uint8Array>;
}

/** What a link leads to. */
export type FoundFile =
  /** An address of the store's own, good for some minutes, at which it is saved and not shown. */
  | { readonly kind: 'elsewhere'; readonly url: string }
  | { readonly kind: 'file'; readonly content: Buffer; readonly media_type: string; readonly name: string }
  /** A sound link to what is made when it is followed. */
  | { readonly kind: 'to_make'; readonly by: string }
  /** `forged`: the signature is not ours; `expired`: the link's time is over; `missing`: the file was removed. */
  | { readonly kind: 'forged' | 'expired' | 'missing' };

/** Files kept for download, and links to them that work without a key until they expire. */
export interface FileStore {
  /**
   * Keeps a file, whole or not at all. The same `key` and `name` always get the same id, so that work that is done
   * twice leaves one file.
   * @throws RangeError for a name that is not plain ASCII with a known extension.
   */
  put(file: Keep & { readonly content: Uint8Array }): Promise<StoredFile>;
  /** As `put`, of content that is made piece by piece and never held whole. At most 4 GiB. */
  store(as: Keep, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
  /**
   * Takes bytes in as they come, never more than a piece of them in memory.
   * @throws ServiceError `file_refused` as soon as there are more than `most_bytes`; what the sender's stream throws.
   * Nothing is left then.
   */
  receive(content: AsyncIterable<Uint8Array>, most_bytes: number): Promise<ReceivedFile>;
  /**
   * An address by which anybody can read the file until the link expires, after the store's own time or after `for_ms`.
   * In place of an id: what makes the file when the link is followed, in words joined by hyphens.
   */
  link(file: Pick<StoredFile, 'id' | 'name'>, for_ms?: number): string;
  /** Reads what a link names, if the link is sound. Never throws for what a caller sends. */
  open(link: { id: string; name: string; expires: string; signature: string }): Promise<FoundFile>;
  /** What was kept under `key` and `name`; undefined where it is not, or no longer. */
  read(file: { readonly key: string; readonly name: string }): Promise<Buffer | undefined>;
  /** Removes what `put` kept under `key` and `name`, if it is there. */
  remove(file: { readonly key: string; readonly name: string }): Promise<void>;
  /** The files of an account, one after the other, never whole in memory. */
  of(account: string): AsyncIterable<KeptFile>;
  /** Removes the files of an account; answers how many. */
  removeAccount(account: string): Promise<number>;
  /** Removes files older than their time; answers how many. */
  sweep(): Promise<number>;
}
