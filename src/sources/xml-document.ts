import type { EntityTable } from './doctype.ts';
import type { XmlElement } from './xml-element.ts';

export interface XmlOptions {
  /** Most characters of one document. Default 64 Mi. */
  readonly max_characters?: number;
  /** Deepest nesting of elements. Default 256. */
  readonly max_depth?: number;
  /** Most elements and texts of one document. Default 2,000,000. */
  readonly max_nodes?: number;
  /**
   * Character entities of the format's DTD (`{ eacute: 'é' }`, or a look-up), which is never loaded. Those that a
   * document declares itself win.
   */
  readonly entities?: EntityTable | ((name: string) => string | undefined);
  /** `drop`: `exch:document-id` is found as `document-id`. Default `keep`. Attributes keep theirs. */
  readonly prefixes?: 'keep' | 'drop';
  /** For files without byte order mark or declaration. Default utf-8. */
  readonly encoding?: string;
}

/** One document of a file, or why there is none. */
export type XmlDocument =
  | {
      readonly ok: true;
      readonly root: XmlElement;
      /** From 1, malformed ones counted. */
      readonly index: number;
      /** Byte of the file at which the root starts. */
      readonly start_byte: number;
      /** The first 64 Ki characters as written. */
      readonly raw: string;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly index: number;
      readonly start_byte: number;
      /** Where the fault was noticed. */
      readonly byte: number;
      readonly raw: string;
    };
