import type { Component } from './components.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight piece of a drawn line between two nodes. */
export interface Segment {
  from: number;
  to: number;
  /** How thick the line is near its begin, near its end, in pixels. */
  readonly thick: readonly [from: number, to: number];
}

/** Lines as a graph of straight pieces. */
export interface LineGraph {
  readonly nodes: Point[];
  readonly segments: Segment[];
}

const ROUND = [-1, 0, 1] as const;
/** Most rounds of thinning: what is thicker is no line. */
const MOST_ROUNDS = 60;

/** A component with room around it. */
interface Mask {
  readonly width: number;
  readonly data: Uint8Array;
  readonly left: number;
  readonly top: number;
}

function maskOf({ x0, y0, x1, y1, pixels }: Component, across: number): Mask {
  const width = x1 - x0 + 2;
  const data = new Uint8Array(width * (y1 - y0 + 2));
  for (const at of pixels) {
    const x = at % across;
    data[((at - x) / across - y0 + 1) * width + x - x0 + 1] = 1;
  }
  return { width, data, left: x0 - 1, top: y0 - 1 };
}

/** Distance of each pixel to the ground, in pixels (chamfer 3-4). */
function depths({ width, data }: Mask): Float32Array {
  const far = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) far[i] = data[i] ? 1e6 : 0;
  const near = (at: number, to: number, by: number) => {
    if (far[to]! + by < far[at]!) far[at] = far[to]! + by;
  };
  for (let i = width + 1; i < data.length; i++) {
    near(i, i - 1, 1);
    near(i, i - width, 1);
    near(i, i - width - 1, 4 / 3);
    near(i, i - width + 1, 4 / 3);
  }
  for (let i = data.length - width - 2; i >= 0; i--) {
    near(i, i + 1, 1);
    near(i, i + width, 1);
    near(i, i + width + 1, 4 / 3);
    near(i, i + width - 1, 4 / 3);
  }
  return far;
}

/** Thinned to lines of one pixel. @see Z. Guo, R. W. Hall, Comm. ACM 32 (1989) 359, algorithm A1 */
function thinned({ width, data: given }: Mask): Uint8Array {
  const data = given.slice();
  let left: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i]) left.push(i);
  const goes = (at: number, second: boolean): boolean => {
    const [n, ne, e, se] = [data[at - width]!, data[at - width + 1]!, data[at + 1]!, data[at + width + 1]!];
    const [s, sw, w, nw] = [data[at + width]!, data[at + width - 1]!, data[at - 1]!, data[at - width - 1]!];
    const parts = (n ? 0 : ne | e) + (e ? 0 : se | s) + (s ? 0 : sw | w) + (w ? 0 : nw | n);
    if (parts !== 1) return false;
    const pairs = Math.min((nw | n) + (ne | e) + (se | s) + (sw | w), (n | ne) + (e | se) + (s | sw) + (w | nw));
    if (pairs < 2 || pairs > 3) return false;
    return second ? !((n || ne || !se) && e) : !((s || sw || !nw) && w);
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = left.length;
    for (const second of [false, true]) {
      const gone = left.filter((at) => goes(at, second));
      for (const at of gone) data[at] = 0;
      if (gone.length > 0) left = left.filter((at) => data[at]);
    }
    if (left.length === before) break;
  }
  // corners of stairs would look like junctions
  for (const at of left) {
    const [n, e, s, w] = [data[at - width], data[at + 1], data[at + width], data[at - 1]];
    const free = (a: number, b: number, c: number) => !data[at + a] && !data[at + b] && !data[at + c];
    if (
      (n && e && free(width, -1, width - 1)) ||
      (e && s && free(-width, -1, -width - 1)) ||
      (s && w && free(-width, 1, -width + 1)) ||
      (w && n && free(width, 1, width + 1))
    )
      data[at] = 0;
  }
  return data;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance of a point from the line through two. */
function offLine(p: Point, a: Point, b: Point): number {
  const length = distance(a, b);
  if (length < 1e-9) return distance(p, a);
  return Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / length;
}

/** Places of a chain where it bends. @see D. Douglas, T. Peucker, Cartographica 10 (1973) 112 */
function bends(chain: readonly Point[], tolerance: number): number[] {
  const kept = new Set([0, chain.length - 1]);
  const open: [number, number][] = [[0, chain.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part;
    let [worst, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const off = offLine(chain[i]!, chain[from]!, chain[to]!);
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return [...kept].sort((a, b) => a - b);
}

/** Pixels of a skeleton grouped to nodes (ends, junctions) and the chains between them. */
function chainsOf(data: Uint8Array, width: number): { chains: number[][]; nodeOf: Map<number, number>; nodes: number } {
  const neighbours = (at: number): number[] => {
    const found: number[] = [];
    for (const dy of ROUND)
      for (const dx of ROUND) if ((dx || dy) && data[at + dy * width + dx]) found.push(at + dy * width + dx);
    return found;
  };
  const nodeOf = new Map<number, number>();
  let nodes = 0;
  const pixels: number[] = [];
  for (let i = 0; i < data.length; i++) if (data[i]) pixels.push(i);
  for (const at of pixels) {
    if (nodeOf.has(at) || neighbours(at).length === 2) continue;
    const open = [at];
    nodeOf.set(at, nodes);
    const junction = neighbours(at).length > 2;
    for (let next = open.pop(); next !== undefined && junction; next = open.pop())
      for (const other of neighbours(next))
        if (!nodeOf.has(other) && neighbours(other).length > 2) {
          nodeOf.set(other, nodes);
          open.push(other);
        }
    nodes++;
  }
  const used = new Set<number>();
  const chains: number[][] = [];
  const follow = (start: number, first: number) => {
    const chain = [start, first];
    used.add(first);
    for (let [before, here] = [start, first]; !nodeOf.has(here); ) {
      const next = neighbours(here).find(
        (n) => n !== before && (nodeOf.has(n) ? n !== start || chain.length > 2 : !used.has(n)),
      );
      if (next === undefined) break;
      chain.push(next);
      if (!nodeOf.has(next)) used.add(next);
      [before, here] = [here, next];
    }
    chains.push(chain);
  };
  for (const [at, node] of nodeOf)
    for (const next of neighbours(at)) {
      if (nodeOf.has(next)) {
        if (nodeOf.get(next) !== node && at < next) chains.push([at, next]);
      } else if (!used.has(next)) follow(at, next);
    }
  // rings without a node: one is made where they bend most, the place farthest from the middle
  const rest = pixels.filter((at) => !used.has(at) && !nodeOf.has(at));
  const done = new Set<number>();
  for (const start of rest) {
    if (done.has(start)) continue;
    const ring = [start];
    done.add(start);
    for (let next: number | undefined = start; next !== undefined; ) {
      next = neighbours(next).find((n) => !done.has(n) && !nodeOf.has(n) && !used.has(n));
      if (next !== undefined) {
        done.add(next);
        ring.push(next);
      }
    }
    if (ring.length < 8) continue;
    const [cx, cy] = [0, 1].map(
      (axis) => ring.reduce((sum, at) => sum + (axis ? Math.floor(at / width) : at % width), 0) / ring.length,
    ) as [number, number];
    const far = ring.map((at) => Math.hypot((at % width) - cx, Math.floor(at / width) - cy));
    const turn = far.indexOf(Math.max(...far));
    nodeOf.set(ring[turn]!, nodes++);
    chains.push([...ring.slice(turn), ...ring.slice(0, turn), ring[turn]!]);
  }
  return { chains, nodeOf, nodes };
}

/** A component as straight pieces. */
export function linesOf(component: Component, across: number, stroke: number): LineGraph {
  const mask = maskOf(component, across);
  const { width, left, top } = mask;
  const deep = depths(mask);
  const { chains, nodeOf, nodes: count } = chainsOf(thinned(mask), width);
  const point = (at: number): Point => ({ x: (at % width) + left, y: Math.floor(at / width) + top });
  const sums = Array.from({ length: count }, () => ({ x: 0, y: 0, n: 0, deep: 0 }));
  for (const [at, node] of nodeOf) {
    const sum = sums[node]!;
    const { x, y } = point(at);
    sum.x += x;
    sum.y += y;
    sum.n++;
    sum.deep = Math.max(sum.deep, deep[at]!);
  }
  const nodes: Point[] = sums.map(({ x, y, n }) => ({ x: x / n, y: y / n }));
  const degree = new Map<number, number>();
  const ends = (chain: readonly number[]) => [nodeOf.get(chain[0]!), nodeOf.get(chain.at(-1)!)] as const;
  for (const chain of chains)
    for (const node of ends(chain)) if (node !== undefined) degree.set(node, (degree.get(node) ?? 0) + 1);
  const segments: Segment[] = [];
  for (const chain of chains) {
    const [a, b] = ends(chain);
    if (a === undefined) continue;
    // whiskers of thick places: shorter than the place is thick
    const whisker = (end: number | undefined, other: number | undefined) =>
      end !== undefined &&
      other !== undefined &&
      degree.get(end) === 1 &&
      (degree.get(other) ?? 0) > 2 &&
      chain.length < 1.7 * sums[other]!.deep + 1;
    if (whisker(a, b) || whisker(b, a)) continue;
    const points = chain.map(point);
    points[0] = nodes[a]!;
    if (b !== undefined) points[points.length - 1] = nodes[b]!;
    const at = bends(points, Math.max(1.5, stroke * 0.9));
    let from = a;
    for (let i = 1; i < at.length; i++) {
      const last = i + 1 === at.length && b !== undefined;
      const to = last ? b : nodes.push(points[at[i]!]!) - 1;
      segments.push({ from, to, thick: thickness(chain.slice(at[i - 1], at[i]! + 1), deep) });
      from = to;
    }
  }
  return { nodes, segments };
}

/** Thickness near both ends of a chain: the median over its outer thirds, without the very ends, where others join. */
function thickness(chain: readonly number[], deep: Float32Array): readonly [number, number] {
  const third = Math.max(1, Math.floor(chain.length / 3));
  const skip = Math.min(Math.floor(third / 3), 3);
  const middle = (part: readonly number[]) => {
    const sorted = part.map((at) => deep[at]!).sort((a, b) => a - b);
    return 2 * (sorted[sorted.length >> 1] ?? 0.5) - 1;
  };
  return [middle(chain.slice(skip, third)), middle(chain.slice(chain.length - third, chain.length - skip))];
}
