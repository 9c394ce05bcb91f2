import { expect, it } from 'vitest';
import { seeded } from '#testing/seeded.ts';
import { type Candidate, StageRows } from './stage-rows.ts';

type Said = ReadonlyMap<number, number>;
const candidate = (of: string, ...said: Said[]): Candidate => ({ of, said: () => said as never });

it('rows stand by what they are of, those of no drug left out, stages of a drug together', async () => {
  const rows = await StageRows.of(4, [
    {
      ...candidate(
        'b',
        new Map([[3, 1]]),
        new Map([
          [1, 2],
          [3, 4],
        ]),
      ),
      likeness: 'x',
    },
    candidate('c'),
    candidate('a', new Map([[0, 8]])),
  ]);
  expect(rows.of).toEqual(['a', 'b']);
  expect([[...rows.drugs(0)], [...rows.drugs(1)]]).toEqual([
    [[0, 8]],
    [
      [1, 2],
      [3, 5],
    ],
  ]);
  expect([rows.likeness(0), rows.likeness(1)]).toEqual([undefined, 'x']);
  expect(rows.heaviest(Uint32Array.of(0, 1, 3))).toEqual([
    { row: 1, weight: 2 },
    { row: 0, weight: 1 },
  ]);
  expect([rows.heaviest(Uint32Array.of(2)), rows.heaviest(Uint32Array.of())]).toEqual([[], []]);
});

it('agree with counting by hand, whatever is drawn', async () => {
  const next = seeded(3);
  const upTo = (n: number) => Math.floor(next() * n);
  for (let round = 0; round < 40; round++) {
    const drugs = 1 + upTo(12);
    const truth = new Map<string, Map<number, number>>();
    const candidates = Array.from({ length: upTo(8) }, (_, at) => {
      const said = Array.from(
        { length: upTo(3) },
        () => new Map(Array.from({ length: upTo(5) }, () => [upTo(drugs), 1 << upTo(5)])),
      );
      const own = new Map<number, number>();
      for (const map of said) for (const [place, stages] of map) own.set(place, (own.get(place) ?? 0) | stages);
      if (own.size > 0) truth.set(`row ${at}`, own);
      return candidate(`row ${at}`, ...said);
    });
    const rows = await StageRows.of(drugs, candidates.toReversed());
    expect(rows.of).toEqual([...truth.keys()].sort());
    for (const [row, of] of rows.of.entries())
      expect([...rows.drugs(row)]).toEqual([...truth.get(of)!].sort(([a], [b]) => a - b));
    const asked = Uint32Array.from({ length: drugs }, (_, place) => place).filter(() => upTo(2) === 1);
    const weights = rows.of.map((of, row) => ({
      row,
      weight: [...asked].filter((at) => truth.get(of)!.has(at)).length,
    }));
    expect(rows.heaviest(asked)).toEqual(
      weights.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight || a.row - b.row),
    );
  }
});
