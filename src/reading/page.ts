/** A part of a page, in fractions of its width and height from the top left corner. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export type BlockType = 'title' | 'text' | 'list' | 'table' | 'figure' | 'formula' | 'header' | 'footer';

/** Pixels, row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** 1: grey, 3: red, green, blue. */
  readonly channels: 1 | 3;
  readonly pixels: Uint8Array;
}

/** A picture as a file that browsers show. */
export interface PictureFile {
  readonly kind: 'png' | 'jpg';
  readonly bytes: Uint8Array;
}

/** One thing on a page: a paragraph, a table, a picture. */
export interface PageBlock {
  readonly type: BlockType;
  /** Absent where the format does not say where it stands. */
  readonly box?: Box;
  /** How sure its type and place are, from 0 to 1. */
  readonly confidence: number;
  /** Words of it; of a list its items, a line each; of a table and a figure none. */
  readonly text?: string;
  /** Of a title: 1 is the highest. */
  readonly level?: number;
  /** Of a table: cells row by row, all rows as long as the longest. */
  readonly rows?: readonly (readonly string[])[];
  /** Of a figure, where its pixels could be read. */
  readonly file?: PictureFile;
}

/** A page in reading order. */
export interface Page {
  readonly blocks: readonly PageBlock[];
}

/** A document as it was read. */
export interface ReadDocument {
  readonly pages: readonly Page[];
  /** What could not be read and why, in sentences. */
  readonly notes: readonly string[];
}

/** A piece of text on a page, in units of the page from the top left corner: what a layout is made of. */
export interface Run {
  readonly text: string;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Height of its letters. */
  readonly size: number;
  /** True where it does not run from left to right. */
  readonly turned?: boolean;
  readonly bold?: boolean;
  /** How sure the reading is; absent: it is the file's own text. */
  readonly confidence?: number;
}

/** A straight line along an axis. */
export interface Rule {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A page as a file draws it. */
export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly rules: readonly Rule[];
  /** Where pictures stand, in units of the page. */
  readonly pictures: readonly (Rule & { readonly file?: PictureFile })[];
}

/** A page of which nothing was recognised or packed yet: its pictures are pixels, some megabytes each. */
export type RawPage = Omit<DrawnPage, 'pictures'> & {
  readonly pictures: readonly (Rule & { readonly picture?: Picture })[];
};
