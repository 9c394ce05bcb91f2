import { expect, it } from 'vitest';
import { chartSvg, shadeOf } from './chart-svg.ts';

const ABOUT = { title: 'Owners & <years>', query: 'TTL: "a"', unit: 'families' };
const marks = (svg: string) => [...svg.matchAll(/<rect x="[^>]*fill="([^"]*)"><title>([^<]*)/g)].map((m) => m.slice(1));

it('draws bars as long as their counts, with every text escaped', () => {
  const svg = chartSvg({
    ...{ ...ABOUT, kind: 'rows' },
    bars: [
      { label: 'A & B', count: 4 },
      { label: 'C', count: 1 },
    ],
  });
  expect(svg).toContain('Owners &amp; &lt;years&gt;');
  expect(svg).toContain('TTL: &quot;a&quot;');
  expect(marks(svg).map(([, title]) => title)).toEqual(['A &amp; B: 4', 'C: 1']);
  expect([...svg.matchAll(/width="([\d.]+)" height="16"/g)].map(([, width]) => Number(width))).toEqual([640, 160]);
  expect(svg).toContain('height="122" viewBox="0 0 960 122"');
});

it('draws columns up from one line, and a table in five shades', () => {
  const columns = chartSvg({
    ...ABOUT,
    kind: 'columns',
    bars: [
      { label: '2020', count: 2 },
      { label: '2021', count: 1 },
    ],
  });
  expect([...columns.matchAll(/y="([\d.]+)" width="[\d.]+" height="(260|130)"/g)].map((m) => m.slice(1))).toEqual([
    ['34', '260'],
    ['164', '130'],
  ]);
  const table = chartSvg({
    ...{ ...ABOUT, kind: 'table', columns: ['x', 'y'] },
    rows: [
      { label: 'r', cells: [100, 1] },
      { label: 's', cells: [0, 0] },
    ],
  });
  expect(marks(table)).toEqual([
    ['#00696b', 'r, x: 100'],
    ['#d7ebea', 'r, y: 1'],
  ]);
  expect([0, 1, 9, 100].map((count) => shadeOf(count, 100))).toEqual([0, 1, 2, 4]);
});
