import { expect, it } from 'vitest';
import { judged, passages, shareOf } from './chinese.ts';

it('reads compositions and properties of Chinese passages as a person does', () => {
  const { properties, compositions } = judged(passages());
  expect(properties.wrong).toEqual([]);
  expect(compositions.wrong).toEqual([]);
  expect(shareOf(properties).recall).toBeGreaterThan(0.95);
  expect(shareOf(compositions).recall).toBeGreaterThan(0.9);
});
