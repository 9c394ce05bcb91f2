import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CitedFamily, layout } from './graph-layout.ts';

const family = (id: string, level: number, date?: number): CitedFamily => ({
  id,
  level,
  members: [id],
  stored: true,
  ...(date && { date }),
});

it('stands the older left of the younger, and the document in a row of its own', () => {
  const { families, years, width } = layout(
    { families: [family('own', 0, 20100615), family('old', -1, 20010101), family('new', 1, 20200101)] },
    900,
  );
  const at = new Map(families.map((each) => [each.id, each]));
  expect(at.get('old')!.x).toBeLessThan(at.get('own')!.x);
  expect(at.get('own')!.x).toBeLessThan(at.get('new')!.x);
  expect(at.get('old')!.y).toBe(at.get('new')!.y);
  expect(at.get('old')!.y).not.toBe(at.get('own')!.y);
  expect(years[0]).toEqual({ year: 2001, x: at.get('old')!.x });
  expect(width).toBe(900);
});

it('draws no axis where no date is known, and stands what has none beside the axis', () => {
  expect(layout({ families: [family('own', 0), family('new', 1)] }, 900)).toMatchObject({ years: [], undated: [768] });
  const { families, years, undated } = layout(
    { families: [family('own', 0, 20100615), family('old', -1), family('new', 1, 20200101), family('open', 1)] },
    900,
  );
  const at = (id: string) => families.find((each) => each.id === id)!.x;
  expect([at('old'), at('open')]).toEqual([20, 768]);
  expect(undated).toEqual([20, 768]);
  expect(years[0]).toEqual({ year: 2010, x: 152 });
  expect(at('new')).toBe(636);
});

it('stands a document between what it cites and what cites it where nothing has a date', () => {
  const { families, undated } = layout({ families: [family('own', 0), family('old', -1), family('new', 1)] }, 900);
  expect(new Map(families.map(({ id, x }) => [id, x]))).toEqual(
    new Map([
      ['own', 394],
      ['new', 768],
      ['old', 20],
    ]),
  );
  expect([...undated].sort((a, b) => a - b)).toEqual([20, 394, 768]);
});

it('lets no label cover another, whatever the dates, and keeps all inside', () => {
  const date = fc.option(
    fc.tuple(fc.integer({ min: 1900, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(date, fc.integer({ min: -2, max: 2 })), { maxLength: 60 }), (given) => {
      const all = given.map(([day, level], n) =>
        family(`F${n}`, level, day ? day[0] * 10_000 + day[1] * 100 + day[2] : undefined),
      );
      const { families, height, width } = layout({ families: all }, 700);
      expect(families).toHaveLength(all.length);
      for (const [n, a] of families.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + 132).toBeLessThanOrEqual(width + 1);
        expect(a.y).toBeLessThan(height);
        for (const b of families.slice(n + 1)) if (a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(131);
      }
    }),
    { numRuns: 50 },
  );
});
