import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TreeNode, tidyTree } from './tidy-tree.ts';

/** Any tree: each node after the first belongs to one before it. */
const tree = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 200 })), {
    minLength: 1,
    maxLength: 40,
  })
  .map((given) => {
    const nodes = given.map(([, width, height]) => ({ width, height, children: [] as TreeNode[] }));
    given.slice(1).forEach(([parent], index) => void nodes[parent % (index + 1)]!.children.push(nodes[index + 1]!));
    return nodes[0]!;
  });

describe('tidyTree', () => {
  it('puts parents in the middle of their children, in whole pixels from 0', () => {
    const leaf = { width: 300, height: 64, children: [] };
    const [a, b, c] = [{ ...leaf }, { ...leaf }, { ...leaf, height: 86 }];
    const root = { ...leaf, children: [a, b, c] };
    const places = tidyTree(root);
    expect([a, b, c, root].map((node) => places.get(node))).toEqual([
      { x: 370, y: 0 },
      { x: 370, y: 88 },
      { x: 370, y: 176 },
      { x: 0, y: 99 },
    ]);
  });

  it('moves a small subtree under a large one no farther than it must', () => {
    const leaf = { width: 10, height: 10, children: [] };
    const deep = { ...leaf, children: [{ ...leaf }, { ...leaf }, { ...leaf }] };
    const single = { ...leaf };
    const places = tidyTree({ ...leaf, children: [deep, single] });
    // the leaf needs room under its neighbour, not under its neighbour's children
    expect(places.get(single)!.y - places.get(deep)!.y).toBe(10 + 24);
  });

  it('overlaps no boxes, keeps the order, and stands its parents in the middle, whatever the tree', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const places = tidyTree(root);
        const all = [...places].map(([node, { x, y }]) => ({ node, x, y }));
        expect(Math.min(...all.map(({ y }) => y))).toBe(0);
        for (const { x, y } of all) expect(Number.isInteger(x) && Number.isInteger(y) && x >= 0 && y >= 0).toBe(true);
        for (const [i, a] of all.entries())
          for (const b of all.slice(i + 1)) {
            const apart =
              a.x + a.node.width <= b.x ||
              b.x + b.node.width <= a.x ||
              a.y + a.node.height <= b.y ||
              b.y + b.node.height <= a.y;
            expect(apart).toBe(true);
          }
        for (const { node, x, y } of all) {
          const below = node.children.map((child) => places.get(child)!);
          expect(below.every((place) => place.x > x + node.width - 1)).toBe(true);
          expect(below.map((place) => place.y)).toEqual(below.map((place) => place.y).toSorted((p, q) => p - q));
          if (below.length === 0) continue;
          const middle = (below[0]!.y + below.at(-1)!.y + node.children.at(-1)!.height) / 2;
          expect(Math.abs(middle - (y + node.height / 2))).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});
