import { dayText } from '#clock.ts';

/** What stands in a column: words, a number, a day (yyyyMMdd, month and day 00 where unknown), or several words. */
export type Value = string | number | { readonly day: number } | readonly string[] | undefined;

export interface Column {
  /** As it is called in JSON and XML: letters, digits and `_`. */
  readonly name: string;
  /** As it is called at the head of a table. */
  readonly title: string;
  /** In characters, for spreadsheets. */
  readonly width?: number;
}

/** What a file says of itself beside its rows. */
export interface About {
  readonly [name: string]: string | number;
}

/** Rows in slices, as they are made. */
export type Rows = AsyncIterable<readonly (readonly Value[])[]>;

/** Writes a table as a file, piece by piece: what was written is not kept. */
export type SheetWriter = (columns: readonly Column[], rows: Rows, about: About) => AsyncGenerator<Uint8Array>;

/** What a spreadsheet may take for the beginning of a formula, the forms of full width among them. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A text that no spreadsheet runs: one that begins like a formula gets an apostrophe before it. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A value as words. */
export function words(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return 'day' in value ? dayText(value.day) : value.join(' | ');
}
