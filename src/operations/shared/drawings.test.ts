import { decode, encode } from 'fast-png';
import { expect, it } from 'vitest';
import { asPng } from './drawings.ts';

it('shows a sheet of an office as it was drawn: black lines stay black on white ground', () => {
  const drawn = Uint8Array.of(255, 0, 255, 255, 0, 255, 255, 0, 255);
  const sheet = encode({ width: 3, height: 3, data: drawn, depth: 8, channels: 1 });
  const shown = decode(asPng({ content: Buffer.from(sheet).toString('base64') }));
  expect([shown.width, shown.height, [...shown.data]]).toEqual([3, 3, [...drawn]]);
});
