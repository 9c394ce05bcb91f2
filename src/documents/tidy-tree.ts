/** A node of a tree that is drawn, with the size of its box in pixels. */
export interface TreeNode {
  readonly width: number;
  readonly height: number;
  readonly children: readonly TreeNode[];
}

/** Where the box of a node stands: its upper left corner, in whole pixels from 0. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pixels between the boxes of two levels, and between two boxes of one level. */
const LEVEL_GAP = 70;
const GAP = 24;

/** The lowest free and the uppermost taken pixel of a drawn subtree, by level from its root. */
interface Outline {
  readonly top: number[];
  readonly bottom: number[];
}

/**
 * Lays a tree out from left to right, each level in a column: no two boxes overlap, a parent stands in the middle of
 * its children, children keep their order, and subtrees lie as near to each other as they may (Reingold and Tilford,
 * doi 10.1109/TSE.1981.234519). Linear in the nodes but for the levels that two neighbours have in common.
 */
export function tidyTree(root: TreeNode): Map<TreeNode, Place> {
  const columns = columnsOf(root);
  /** Of each node, how far its box is below the upper edge of its parent's. */
  const below = new Map<TreeNode, number>();

  const draw = (node: TreeNode): Outline => {
    const outline: Outline = { top: [0], bottom: [node.height] };
    if (node.children.length === 0) return outline;
    const joined: Outline = { top: [], bottom: [] };
    const offsets: number[] = [];
    for (const child of node.children) {
      const drawn = draw(child);
      let offset = 0;
      for (let level = 0; level < Math.min(drawn.top.length, joined.bottom.length); level++)
        offset = Math.max(offset, joined.bottom[level]! + GAP - drawn.top[level]!);
      offsets.push(offset);
      drawn.top.forEach((top, level) => {
        joined.top[level] ??= top + offset;
        joined.bottom[level] = drawn.bottom[level]! + offset;
      });
    }
    const last = node.children.at(-1)!;
    const middle = Math.floor((offsets[0]! + offsets.at(-1)! + last.height) / 2);
    const shift = Math.floor(node.height / 2) - middle;
    node.children.forEach((child, index) => void below.set(child, offsets[index]! + shift));
    outline.top.push(...joined.top.map((top) => top + shift));
    outline.bottom.push(...joined.bottom.map((bottom) => bottom + shift));
    return outline;
  };

  const up = Math.min(...draw(root).top);
  const places = new Map<TreeNode, Place>();
  const place = (node: TreeNode, level: number, y: number) => {
    places.set(node, { x: columns[level]!, y });
    for (const child of node.children) place(child, level + 1, y + below.get(child)!);
  };
  place(root, 0, 0 - up);
  return places;
}

/** The left edge of each level. */
function columnsOf(root: TreeNode): number[] {
  const edges: number[] = [];
  let x = 0;
  for (let level: readonly TreeNode[] = [root]; level.length > 0; level = level.flatMap(({ children }) => children)) {
    edges.push(x);
    x += Math.max(...level.map(({ width }) => width)) + LEVEL_GAP;
  }
  return edges;
}
