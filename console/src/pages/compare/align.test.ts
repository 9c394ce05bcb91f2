import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align, clausesOf } from './align.ts';

const A =
  'A battery pack, comprising:\na housing (10);\na barrier element of aerogel between two cells; and\na gas duct above the cells.';
const B =
  'A battery pack, comprising:\na gas duct above the cells, closed by a flap;\na fan;\na barrier element of mica between two cells.';

describe('claims', () => {
  it('are cut at line breaks and semicolons, at their places', () => {
    const clauses = clausesOf([{ number: 1, text: A }]);
    expect(clauses.map(({ text }) => text)).toEqual([
      'A battery pack, comprising:',
      'a housing (10);',
      'a barrier element of aerogel between two cells; and',
      'a gas duct above the cells.',
    ]);
    for (const { text, start } of clauses) expect(A.slice(start, start + text.length)).toBe(text);
  });

  it('stand beside what says the same, with the differing words marked', () => {
    const rows = align([clausesOf([{ number: 1, text: A }]), clausesOf([{ number: 1, text: B }])]);
    const marked = rows.map((row) =>
      row.map(
        (cell) =>
          cell && [
            cell.clause.text.slice(0, 18),
            cell.marks.map(({ start, end }) => cell.clause.text.slice(start, end)),
          ],
      ),
    );
    expect(marked).toEqual([
      [
        ['A battery pack, co', []],
        ['A battery pack, co', []],
      ],
      [['a housing (10);', []], undefined],
      [
        ['a barrier element ', ['aerogel']],
        ['a barrier element ', ['mica']],
      ],
      [
        ['a gas duct above t', []],
        ['a gas duct above t', ['closed', 'flap']],
      ],
      [undefined, ['a fan;', []]],
    ]);
  });

  it('in Chinese are compared by characters', () => {
    const rows = align([
      clausesOf([{ number: 1, text: '一种电池包，包括：壳体；位于电芯之间的气凝胶隔热件。' }]),
      clausesOf([{ number: 1, text: '一种电池包，包括：壳体；位于电芯之间的云母隔热件。' }]),
    ]);
    expect(rows.every((row) => row.every(Boolean))).toBe(true);
    const [left, right] = rows.at(-1)!;
    const marks = (cell: typeof left) =>
      cell!.marks.map(({ start, end }) => cell!.clause.text.slice(start, end)).join('|');
    expect(marks(left)).toContain('气凝胶');
    expect(marks(right)).toContain('云母');
  });

  it('are all shown, each once, whatever they say', () => {
    const word = fc.constantFrom('cell', 'duct', 'fan', 'housing', '电芯', 'of', ';', '\n', '10');
    const text = fc.array(word, { minLength: 1, maxLength: 25 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (texts) => {
        const documents = texts.map((each) => clausesOf([{ number: 1, text: each }]));
        const rows = align(documents);
        for (const [d, clauses] of documents.entries()) {
          const shown = rows.flatMap((row) => row[d] ?? []).map(({ clause }) => clause);
          expect(shown).toHaveLength(clauses.length);
          expect(new Set(shown)).toEqual(new Set(clauses));
        }
      }),
    );
  });
});
