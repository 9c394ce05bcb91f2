import { dayText } from '#clock.ts';

/** Words, a number, or a day (yyyyMMdd, month and day 00 where unknown). */
export type Single = string | number | { readonly day: number };

/** What stands in a column: one, or a list of what can be several, of one too; `undefined` where nothing is known. */
export type Value = Single | readonly Single[] | undefined;

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

/** Whether a column has a list of what can be several. */
export const isList = (value: Value): value is readonly Single[] => Array.isArray(value);

/** What a cell of a table shows: of a list of one what stands in it, of a longer one its words. */
export const inCell = (value: Value): Single | undefined =>
  !isList(value) ? value : value.length === 1 ? value[0] : words(value);

/** What stands in a column, one by one. */
export const each = (value: Value): readonly Single[] => (isList(value) ? value : value === undefined ? [] : [value]);

/** A value as words. */
export function words(value: Value): string {
  if (value === undefined) return '';
  if (isList(value)) return value.map(words).join(' | ');
  return typeof value === 'object' ? dayText(value.day) : String(value);
}
