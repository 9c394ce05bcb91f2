import { expect, it } from 'vitest';
import { drawDomainMap } from './domain-map.ts';
import { imageSize } from './image-size.ts';

const classes = Array.from({ length: 60 }, (_, i) => ({
  symbol: `H01M${i + 1}`,
  count: 400 - 6 * i,
  title: i % 2 === 0 ? '电池及其制造方法；二次电池' : 'Details of secondary cells',
}));

it('draws a JPEG of 1600 by 1000 pixels that differs with what it shows', async () => {
  const map = { heading: 'Battery 电池', footing: '{drawn}', classes };
  const { jpeg, without } = await drawDomainMap(map);
  expect(without).toBeUndefined();
  expect(imageSize(jpeg!)).toEqual({ type: 'jpg', width_px: 1600, height_px: 1000 });
  // Chinese titles are drawn: without them, it is another picture
  const bare = await drawDomainMap({ ...map, classes: classes.map(({ title: _, ...rest }) => rest) });
  expect(bare.jpeg!.equals(jpeg!)).toBe(false);
  expect((await drawDomainMap(map)).jpeg!.equals(jpeg!)).toBe(true);
});

it('draws whatever comes: one class, a giant beside dwarfs, titles of any script and length', async () => {
  for (const each of [
    classes.slice(0, 1),
    [{ symbol: 'A01B1', count: 1e9 }, ...classes.slice(0, 30)],
    [{ symbol: 'A01B1', count: 1, title: '🙂\u0000\u202e עברית '.repeat(500) }],
  ])
    expect((await drawDomainMap({ heading: '', footing: '', classes: each })).jpeg!.length).toBeGreaterThan(5_000);
});
