import { expect, it } from 'vitest';
import type { Plane } from './raster.ts';
import { scansOf } from './scans.ts';
import { figuresOf } from './sheets.ts';

const sheet = (): Plane => ({ width: 850, height: 1_100, data: new Uint8Array(850 * 1_100) });
const box = ({ data, width }: Plane, left: number, top: number, w: number, h: number, pen = 3) => {
  for (let y = top; y < top + h; y++)
    for (let x = left; x < left + w; x++)
      if (x < left + pen || x >= left + w - pen || y < top + pen || y >= top + h - pen) data[y * width + x] = 255;
};
/** Letters in a row, each a box of 10 by 14. */
const print = (plane: Plane, left: number, top: number, count: number) => {
  for (let at = 0; at < count; at++) box(plane, left + at * 14, top, 10, 14, 2);
};
const sizes = (plane: Plane) => figuresOf(plane).map(({ width, height }) => [width, height]);

it('cuts a sheet into its figures, without its head and captions', () => {
  const plane = sheet();
  print(plane, 60, 60, 30);
  box(plane, 100, 200, 300, 200);
  print(plane, 220, 440, 5);
  box(plane, 150, 600, 200, 300);
  print(plane, 220, 940, 5);
  expect(sizes(plane)).toEqual([
    [308, 208],
    [208, 308],
  ]);
});

it('takes parts that stand apart for one figure where one caption stands below them', () => {
  const plane = sheet();
  box(plane, 200, 200, 200, 100);
  box(plane, 200, 360, 200, 100);
  print(plane, 270, 520, 5);
  expect(sizes(plane)).toEqual([[208, 268]]);
});

it('finds nothing on a page of text, on an empty one, nor in a file without scans', () => {
  const text = sheet();
  for (let line = 0; line < 20; line++) print(text, 80, 200 + line * 24, 30);
  expect(figuresOf(text)).toEqual([]);
  expect(figuresOf(sheet())).toEqual([]);
  // the last lines of a list of references, in small print: low letters are five points high
  const references = sheet();
  for (let line = 0; line < 5; line++)
    for (let at = 0; at < 40; at++) box(references, 80 + at * 7, 150 + line * 9, 5, 5, 1);
  expect(figuresOf(references)).toEqual([]);
  expect([...scansOf(Buffer.from('%PDF-1.4 /CCITTFaxDecode'))]).toEqual([]);
  expect([
    ...scansOf(
      Buffer.from(
        '%PDF-1.1 1 0 obj << /Subtype /Image /Width 99999 /Height 99999 /Filter /CCITTFaxDecode /DecodeParms << /K -1 >> >>\nstream\nab\nendstream',
      ),
    ),
  ]).toEqual([]);
});

it('reads a scanned page of a PDF as ink', () => {
  // one row of eight: white of 8 by V0 of T.6, then the end
  const head =
    '1 0 obj << /Type /XObject /Subtype /Image /Width 8 /Height 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 8 /Rows 1>> >>\nstream\n';
  // horizontal mode 001, white run of 4 (1011), black run of 4 (011)
  const bits = 0b0011011011000000;
  const pdf = Buffer.concat([
    Buffer.from(`%PDF-1.1\n${head}`),
    Buffer.from([bits >> 8, bits & 255]),
    Buffer.from('\nendstream'),
  ]);
  const [page] = [...scansOf(pdf)];
  expect([page!.width, page!.height, [...page!.data]]).toEqual([8, 1, [0, 0, 0, 0, 255, 255, 255, 255]]);
});
