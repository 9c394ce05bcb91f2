import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { readAsked } from '#pictures/asked.ts';
import { decodePicture } from '#pictures/decode.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { pngOf } from '#pictures/png.ts';
import { onWhite, type Plane } from '#pictures/raster.ts';
import { drawnOfMark, viewsOf } from './views.ts';

/** The outline of a box. */
function box(width: number, height: number): Plane {
  const data = new Uint8Array(width * height);
  for (let y = 4; y < height - 4; y++)
    for (let x = 4; x < width - 4; x++)
      if (x < 7 || x >= width - 7 || y < 7 || y >= height - 7) data[y * width + x] = 255;
  return { width, height, data };
}

it('shows the figures that were cut out of a sheet when it was imported, without reading the sheet', async () => {
  const figures = [box(300, 200), box(120, 260)];
  const page = {
    ...{ publication: 'USD910780S1', role: 'drawing', name: 'D1.TIF', kind: 'tif', bytes: 3, source: 'test' },
    content: Buffer.from('no sheet at all').toString('base64'),
    figures: figures.map((figure) => Buffer.from(pngOf(figure)).toString('base64')),
  };
  const id = `${page.publication} drawing ${page.name}`;
  const corpus = {
    get: async () => [page],
    links: async () => new Map([['USD910780S1', { records: [{ id, stored: true }] }]]),
  } as never;
  const patent = samplePatent('USD910780S1', { patent_type: 'D', figures: [] });
  const [views] = await viewsOf(corpus, [patent]);
  expect(views).toEqual(
    figures.map((figure, at) => ({ id: `D1.TIF#${at + 1}`, caption: undefined, drawn: drawnIn(onWhite(figure)) })),
  );
  const [only] = await viewsOf(corpus, [patent], new Map([['USD910780S1', 'D1.TIF#2']]));
  expect(only).toEqual([views![1]]);
});

it('reads a stored picture as the same one that is asked with, down to lines of a point', () => {
  const size = 900;
  const data = new Uint8Array(size * size);
  for (let at = 50; at < 850; at++) {
    for (const line of [50, 250, 849]) data[line * size + at] = data[at * size + line] = 255;
    // a broken line, which a smaller picture loses
    if (at % 3 === 0) data[500 * size + at] = 255;
  }
  const bytes = Buffer.from(pngOf({ width: size, height: size, data }));
  const [stored] = drawnOfMark({ content: bytes.toString('base64') });
  const { drawn } = readAsked(decodePicture(bytes));
  expect(drawn).toEqual(stored);
  expect(drawn.ink).toBeCloseTo(0.007_06, 5);
});
