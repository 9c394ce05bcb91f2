import { describe, expect, it } from 'vitest';
import { alignedTables } from './aligned-tables.ts';
import type { Line } from './lines.ts';

/** Letters of ten units. */
function lineAt(text: string, x0: number, y0: number): Line {
  const run = { text, x0, y0, x1: x0 + 5 * text.length, y1: y0 + 10, size: 10 };
  return { ...run, bold: false, runs: [{ ...run, turned: false, bold: false }] };
}
const tables = (found: ReturnType<typeof alignedTables>) => found.flatMap((one) => ('rows' in one ? [one.rows] : []));

describe('tables without rules', () => {
  it('are rows of cells with blank bands between the columns', () => {
    const lines = ['Alloy', 'Yield', 'A1', '310', 'B2', '455'].map((text, at) =>
      lineAt(text, at % 2 === 0 ? 0 : 100, 15 * (at >> 1)),
    );
    expect(tables(alignedTables(lines))).toEqual([
      [
        ['Alloy', 'Yield'],
        ['A1', '310'],
        ['B2', '455'],
      ],
    ]);
  });

  it('lose no row of a very long one, which is several', () => {
    const lines = Array.from({ length: 1_200 }, (_, row) => [
      lineAt(`n${row}`, 0, 15 * row),
      lineAt(`v${row}`, 100, 15 * row),
    ]);
    const found = tables(alignedTables(lines.flat()));
    expect(found.map((rows) => rows.length)).toEqual([500, 500, 200]);
    expect(found.flat()).toEqual(Array.from({ length: 1_200 }, (_, row) => [`n${row}`, `v${row}`]));
  });

  it('are looked for a bounded time among rows that are nearly ones, and every line comes back', () => {
    // two cells a row that stand elsewhere in each: a run without end, never a table
    const lines = Array.from({ length: 5_000 }, (_, row) => [
      lineAt(`left${row}`, (row * 37) % 300, 15 * row),
      lineAt(`right${row}`, 340 + ((row * 91) % 300), 15 * row),
    ]);
    const found = alignedTables(lines.flat());
    const words = found.flatMap((one) => ('rows' in one ? one.rows.flat() : one.text.split(/\s+/)));
    expect(words.sort()).toEqual(
      lines
        .flat()
        .map(({ text }) => text)
        .sort(),
    );
  });
});
