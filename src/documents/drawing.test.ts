import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chart, Tree, TreeItem } from './document.ts';
import { drawn, drawnTree, linesOf, spoken, spokenTree, tick } from './drawing.ts';

const chart = (form: Chart['form'], values: number[], more: number[] = []): Chart => ({
  kind: 'chart',
  form,
  caption: 'Families by year',
  unit: 'families',
  categories: values.map((_, at) => String(2000 + at)),
  series: [{ name: 'granted', values }, ...(more.length > 0 ? [{ name: 'other', values: more }] : [])],
});

describe('a chart as shapes', () => {
  it('has axis steps of 1, 2 or 5 that four steps reach', () => {
    expect([0, 1, 4, 5, 8, 9, 20, 21, 41, 400, 401].map(tick)).toEqual([1, 1, 1, 2, 2, 5, 5, 10, 20, 100, 200]);
  });

  it('draws columns as high as their values, stacked, with their sum above', () => {
    const { shapes } = drawn(chart('columns', [1, 4], [3, 0]), 400);
    const columns = shapes.filter((shape) => shape.kind === 'rect' && shape.height > 8.1) as { height: number }[];
    // four steps of 1 over 130 points: 32.5 a unit
    expect(columns.map(({ height }) => height)).toEqual([32.5, 97.5, 130]);
    const texts = shapes.flatMap((shape) => (shape.kind === 'text' && shape.size === 7 ? [shape.text] : []));
    expect(texts).toEqual(['4', '4']);
  });

  it('draws bars in proportion', () => {
    const { shapes } = drawn(chart('bars', [10, 5, 0]), 300);
    const [first, second, ...rest] = shapes.filter(({ kind }) => kind === 'rect') as { width: number }[];
    expect(rest).toEqual([]);
    expect(first!.width / second!.width).toBeCloseTo(2, 9);
  });

  it('stays within its paper, whatever it shows', () => {
    const values = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.constantFrom('columns' as const, 'bars' as const), (all, form) => {
        const { width, height, shapes } = drawn(chart(form, all, all), 500);
        for (const shape of shapes) {
          if (shape.kind !== 'rect') continue;
          expect(shape.x).toBeGreaterThanOrEqual(0);
          expect(shape.x + shape.width).toBeLessThanOrEqual(width + 1e-6);
          expect(shape.y).toBeGreaterThanOrEqual(0);
          expect(shape.y + shape.height).toBeLessThanOrEqual(height);
        }
      }),
    );
  });

  it('is said in words', () => {
    expect(spoken(chart('bars', [2, 1]))).toBe('Families by year. granted: 2000 2, 2001 1.');
  });
});

describe('a tree as shapes', () => {
  const leaf = (text: string, children: TreeItem[] = []): TreeItem => ({ text, children });
  const tree = (root: TreeItem): Tree => ({ kind: 'tree', caption: 'Group', root });

  it('has a line for each node, children below their parent and joined to it', () => {
    const small = tree(leaf('Top', [leaf('A', [{ ...leaf('A1'), marked: true }]), leaf('B')]));
    expect(linesOf(small).lines.map(({ item, depth, parent }) => [item.text, depth, parent])).toEqual([
      ['Top', 0, -1],
      ['A', 1, 0],
      ['A1', 2, 1],
      ['B', 1, 0],
    ]);
    const { width, height, shapes } = drawnTree(small, 400);
    expect([width, height]).toEqual([400, 76]);
    expect(shapes.filter(({ kind }) => kind === 'line')).toHaveLength(6);
    expect(shapes.flatMap((shape) => (shape.kind === 'rect' ? [[shape.x, shape.y, shape.series]] : []))).toEqual([
      [0, 5.5, 0],
      [20, 23.5, 0],
      [40, 41.5, 1],
      [20, 59.5, 0],
    ]);
    expect(spokenTree(small)).toBe('Group. Top; A < Top; A1 < A; B < Top.');
  });

  it('fits on a page, however wide or deep it is', () => {
    const wide = tree(
      leaf(
        'Top',
        Array.from({ length: 2_000 }, (_, i) => leaf(`Child ${i}`)),
      ),
    );
    expect(linesOf(wide).left_out).toBe(1_967);
    let deep = leaf('Bottom');
    for (let i = 0; i < 2_000; i++) deep = leaf('x'.repeat(300), [deep]);
    const { width, height, shapes } = drawnTree(tree(deep), 500);
    expect(height).toBe(616);
    for (const shape of shapes) if (shape.kind === 'rect') expect(shape.x + shape.width).toBeLessThanOrEqual(width);
  });
});
