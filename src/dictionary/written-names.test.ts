import { expect, it } from 'vitest';
import { nameAskedOnce, writtenName } from './written-names.ts';

it('names are asked once, however often they stand', () => {
  const asked: string[] = [];
  const isLong = nameAskedOnce((name) => asked.push(name) > 0 && name.length > 7);
  const isShort = nameAskedOnce((name) => name.length < 3);
  const text = 'zzyzxine and zzyzxine (Zz)';
  const names = [
    [0, 8],
    [13, 21],
    [23, 25],
  ].map(([start, end]) => writtenName(text, start!, end!));
  expect(names.map((one) => [one.name, isLong(one), isShort(one)])).toEqual([
    ['zzyzxine', true, false],
    ['zzyzxine', true, false],
    ['Zz', false, true],
  ]);
  expect(asked).toEqual(['zzyzxine', 'Zz']);
});
