/** What an import of a delivery did. */
export interface ImportEnd {
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly rejected: number;
  /** Files or parts of files that could not be read, in words. */
  readonly problems: readonly string[];
  /** An earlier import had read all of it, or a part: the numbers are of the rest. */
  readonly before?: boolean;
}

export interface ImportUnderWay {
  readonly bytes_done: number;
  readonly bytes_total: number;
  readonly records: number;
}

/** Takes deliveries into the corpus. */
export interface Importer {
  /**
   * Reads files through and keeps nothing. The same key is the same check.
   * @returns What is wrong with them, in words; empty if nothing is.
   */
  check(key: string, source: string, paths: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /**
   * Imports files. The same key is the same import: asked again, after a crash too, it goes on, or answers how it
   * ended. With `again` also what an earlier import under another key finished is read.
   * @throws Error whose message says why it failed.
   */
  take(
    key: string,
    what: { readonly source: string; readonly paths: readonly string[]; readonly again: boolean },
    under_way: { readonly signal: AbortSignal; readonly told: (progress: ImportUnderWay) => void },
  ): Promise<ImportEnd>;
}
