import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

/** RFC 4180, as a spreadsheet reads it. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; ) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; !(text[at] === '"' && text[at + 1] !== '"'); at += text[at] === '"' ? 2 : 1) cell += text[at];
      at += 1;
    } else while (at < text.length && text[at] !== ',' && !text.startsWith('\r\n', at)) cell += text[at++];
    rows.at(-1)!.push(cell);
    if (text[at] === ',') at += 1;
    else if (at < text.length) {
      rows.push([]);
      at += 2;
    } else break;
  }
  return rows;
}

describe('CSV', () => {
  it.each(['=1+1', '+cmd|"/C calc"!A0', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '-'])(
    'makes %j a text',
    (cell) => {
      expect(read(csv([[cell, 'next']]))).toEqual([[`'${cell}`, 'next']]);
    },
  );

  it('leaves numbers what they are, and words that only hold such signs', () => {
    expect(csv([[-2, 1.5, undefined, 'a=b', 'x-ray', 0]])).toBe('-2,1.5,,a=b,x-ray,0');
  });

  it('is read back as it was written, no cell a formula', () => {
    const cell = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'a', '电') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const back = read(csv(rows));
        for (const each of back.flat()) expect(each).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(back.map((row) => row.map((each) => each.replace(/^'(?=[=+\-@\t\r\n])/, '')))).toEqual(
          rows.map((row) => row.map((each) => each.replace(/^'(?=[=+\-@\t\r\n])/, ''))),
        );
      }),
    );
  });
});
