import { expect, it } from 'vitest';
import { coloursAlike } from './colours.ts';
import { drawnIn } from './drawn.ts';
import { drawSvg } from './svg.ts';

const mark = (left: string, right: string, form = 'circle') => {
  const part = (x: number, fill: string) =>
    form === 'circle'
      ? `<circle cx="${x}" cy="50" r="22" fill="${fill}"/>`
      : `<rect x="${x - 22}" y="30" width="44" height="40" fill="${fill}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="100" viewBox="0 0 120 100">${part(30, left)}${part(90, right)}</svg>`;
  return drawnIn(drawSvg(svg)!).colours;
};
const alike = (a: Int8Array | undefined, b: Int8Array | undefined) => Math.round(coloursAlike(a!, b!) * 100) / 100;

it('colours are compared apart from shape, in the whole and by where they are', () => {
  const redBlue = mark('#d01020', '#1030c0');
  expect(alike(redBlue, redBlue)).toBe(1);
  // another form of the same colours, nearly whole; the sides changed, what the whole weighs
  expect(alike(redBlue, mark('#d01020', '#1030c0', 'rect'))).toBeGreaterThan(0.98);
  expect(alike(redBlue, mark('#1030c0', '#d01020'))).toBeCloseTo(0.7, 1);
  expect(alike(redBlue, mark('#20a040', '#20a040'))).toBeLessThan(0.1);
  expect(alike(redBlue, mark('#d01020', '#d01020'))).toBeGreaterThan(0.5);
});

it('what is black, grey or white has no colours', () => {
  expect(mark('#000000', '#777777')).toBeUndefined();
});
