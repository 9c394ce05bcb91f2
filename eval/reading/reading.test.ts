import { describe, expect, it } from 'vitest';
import { marked, relationsOf, runsOf, shared } from './marked-tables.ts';

const cell = (text: string, bbox?: number[]) => ({ tokens: ['<b>', ...text, '</b>'], ...(bbox && { bbox }) });
const line = JSON.stringify({
  filename: 'one.png',
  html: {
    structure: {
      tokens: [
        '<thead>',
        '<tr>',
        '<td',
        ' rowspan="2"',
        '>',
        '</td>',
        '<td',
        ' colspan="2"',
        '>',
        '</td>',
        '</tr>',
        '<tr>',
      ]
        .concat([
          '<td>',
          '</td>',
          '<td>',
          '</td>',
          '</tr>',
          '</thead>',
          '<tbody>',
          '<tr>',
          '<td>',
          '</td>',
          '<td>',
          '</td>',
        ])
        .concat(['<td>', '</td>', '</tr>', '</tbody>']),
    },
    cells: [
      ...[cell('Name', [0, 4, 20, 14]), cell('Both of them', [30, 4, 70, 14]), cell('a', [30, 16, 35, 26])],
      ...[cell('b', [60, 16, 65, 26]), cell('one two', [0, 30, 20, 50]), cell('1', [30, 30, 35, 40]), cell('')],
    ],
  },
});

describe('marked tables', () => {
  const [table] = marked(`${line}\n`);
  it('have their cells in the places that they span', () => {
    expect(table!.grid.map((row) => row.map(({ text }) => text))).toEqual([
      ['Name', 'Both of them', 'Both of them'],
      ['Name', 'a', 'b'],
      ['one two', '1', ''],
    ]);
  });
  it('say what stands beside what, empty cells passed over, a cell that spans once for each', () => {
    const found = relationsOf(table!.grid);
    expect(found).toEqual([
      ...['name > bothofthem', 'name > a', 'a > b', 'onetwo > 1'],
      ...['name v onetwo', 'bothofthem v a', 'a v 1', 'bothofthem v b'],
    ]);
    expect(shared(found, ['name > a', 'name > a', 'x > y'])).toBe(1);
    expect(relationsOf([['A', '', 'b']])).toEqual(['a > b']);
  });
  it('have their words where they stand, a line below the other', () => {
    expect(runsOf(table!).map(({ text, x0, y0, y1 }) => [text, x0, y0, y1])).toEqual([
      ['Name', 0, 4, 14],
      ['Both of them', 30, 4, 14],
      ['a', 30, 16, 26],
      ['b', 60, 16, 26],
      ['one', 0, 30, 40],
      ['two', 0, 40, 50],
      ['1', 30, 30, 40],
    ]);
  });
});
