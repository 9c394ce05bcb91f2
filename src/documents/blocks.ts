import type { Block, Cell, Inline, Table } from './document.ts';

type Heading = Extract<Block, { kind: 'heading' }>;

// Blocks of a document, from what stands in them.

export const heading = (text: string, id?: string): Heading => ({ kind: 'heading', level: 1, text, ...(id && { id }) });
export const subheading = (text: string, id?: string): Heading => ({
  kind: 'heading',
  level: 2,
  text,
  ...(id && { id }),
});
export const paragraph = (...content: Inline[]): Block => ({ kind: 'paragraph', content });
export const note = (...content: Inline[]): Block => ({ kind: 'note', content });
export const list = (items: readonly (readonly Inline[])[]): Block => ({ kind: 'list', items });
export const cell = (...content: Inline[]): Cell => ({ content });

/** A table of `[title, share of the width]` columns. */
export const table = (
  caption: string,
  columns: readonly (readonly [title: string, share: number])[],
  rows: readonly (readonly Cell[])[],
): Table => ({ kind: 'table', caption, columns: columns.map(([title, share]) => ({ title, share })), rows });

/** A share of 1 as whole percents. */
export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A text for a cell of a table: what is longer than `most` characters ends behind a word, where one ends near. */
export function short(text: string, most = 140): string {
  if (text.length <= most) return text;
  const held = text.slice(0, most - 2);
  const blank = held.lastIndexOf(' ');
  return `${(blank > held.length - 25 ? held.slice(0, blank) : held).toWellFormed()} …`;
}

/** The number of a paragraph as it is printed. */
export const paragraphLabel = (paragraph: number): string => `[${String(paragraph).padStart(4, '0')}]`;

/** The lines of a text that have something in them. */
export const linesOf = (text: string): string[] => text.split(/\n+/u).filter((line) => line.trim() !== '');
