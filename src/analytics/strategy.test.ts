import { expect, it } from 'vitest';
import { lifeCycle } from './life-cycle.ts';
import { tenth } from './strategy.ts';

it('the tenth cited most shares its last places among equals', () => {
  // 30 publications: three places; one with 9 citations, four with 5
  const part = tenth(30, [
    [0, 20],
    [5, 4],
    [9, 1],
    [1, 5],
  ])!;
  expect([9, 5, 1, 0, 12].map(part)).toEqual([1, 0.5, 0, 0, 1]);
  expect(
    tenth(30, [
      [0, 29],
      [4, 1],
    ]),
  ).toBeUndefined();
  expect(tenth(1, [[0, 1]])).toBeUndefined();
});

it('a life cycle is shown where it fits, and says where it extrapolates', () => {
  const notes: string[] = [];
  const yearly = (midpoint: number) => {
    const sum = (year: number) => 1000 / (1 + Math.exp(-0.4 * (year - midpoint)));
    return Array.from({ length: 18 }, (_, i) => [2000 + i, sum(2000 + i) - (i === 0 ? 0 : sum(1999 + i))] as const);
  };
  const cycle = lifeCycle([...yearly(2008), [2018, 0], [2019, 0]], (note) => notes.push(note))!;
  expect([cycle.midpoint, cycle.saturation].map(Math.round)).toEqual([2008, 1000]);
  expect([cycle.stage, notes]).toEqual(['saturation', []]);
  expect(lifeCycle(yearly(2019), (note) => notes.push(note))!.stage).toBe('growth');
  expect(notes).toEqual([
    'The life cycle extrapolates: half of its saturation is reached in 2019, outside 2000 to 2017.',
  ]);
  expect(lifeCycle([], () => {})).toBeUndefined();
});
