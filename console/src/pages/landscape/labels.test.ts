import { expect, it } from 'vitest';
import { placed, widthOf } from './labels.ts';

it('measures Chinese by whole letters', () => {
  expect(widthOf('电池')).toBe(8 + 26);
  expect(widthOf('cell')).toBeCloseTo(8 + 4 * 13 * 0.56, 9);
});

it('keeps the first of two that would lie on each other, and all inside', () => {
  const at = (text: string, x: number, y: number) => ({ text, x, y });
  const kept = placed(
    [at('battery', 500, 500), at('cell', 510, 505), at('外壳', 0, 0), at('end', 1000, 1000)],
    400,
    300,
  );
  expect(kept.map(({ text }) => text)).toEqual(['battery', '外壳', 'end']);
  expect(kept[1]).toEqual({ text: '外壳', shown: '外壳', x: 17, y: 12 });
  expect(kept[2]!.y).toBe(288);
  // further words where there is room, else the first alone
  const more = { ...at('battery', 500, 500), also_text: ['cell', 'electrolyte'] };
  expect(placed([more], 400, 300)[0]!.shown).toBe('battery · cell · electrolyte');
  expect(placed([more], 100, 300).map(({ shown }) => shown)).toEqual(['battery']);
  expect(placed([at('a term that is longer than the map', 500, 500)], 60, 300)).toEqual([]);
});
