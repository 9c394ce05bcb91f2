import { type Component, heightOf, widthOf } from './components.ts';
import type { Point } from './skeleton.ts';
import { angleAt, between, distance, lengthOf, type Scale, type Stroke } from './strokes.ts';

/** How a bond is drawn; wedges begin at their narrow end. */
export type Look = 'plain' | 'wedge' | 'hash' | 'hash without direction' | 'wavy';

/** A bond as it is drawn. */
export interface DrawnBond {
  readonly a: Point;
  readonly b: Point;
  /** Nodes where its lines meet others; absent where they were moved. */
  readonly nodes?: readonly [number, number];
  readonly order: 1 | 2 | 3;
  readonly look: Look;
}

const unit = ({ a, b }: { readonly a: Point; readonly b: Point }): Point => {
  const length = Math.max(1e-9, lengthOf({ a, b }));
  return { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
};
const along = (p: Point, from: Point, u: Point): number => (p.x - from.x) * u.x + (p.y - from.y) * u.y;
export const across = (p: Point, from: Point, u: Point): number => (p.x - from.x) * u.y - (p.y - from.y) * u.x;

/** Whether two strokes are lines of one bond. */
function parallel(one: Stroke, other: Stroke, { bond, line }: Scale): boolean {
  const [long, short] = lengthOf(one) >= lengthOf(other) ? [one, other] : [other, one];
  if (lengthOf(short) < 0.3 * bond) return false;
  if (forked(one, other)) return true;
  const u = unit(long);
  const [da, db] = [across(short.a, long.a, u), across(short.b, long.a, u)];
  if (Math.abs(da - db) > Math.max(0.1 * lengthOf(short), 1.5 * line) || da * db <= 0) return false;
  const apart = Math.abs(da + db) / 2;
  if (apart < 1.1 * line || apart > 0.34 * bond) return false;
  const [from, to] = [along(short.a, long.a, u), along(short.b, long.a, u)].sort((x, y) => x - y) as [number, number];
  const overlap = Math.min(to, lengthOf(long)) - Math.max(from, 0);
  return overlap > 0.7 * lengthOf(short);
}

/** Whether two strokes leave one node at an angle that no two bonds have: the lines of a double bond run together. */
function forked(one: Stroke, other: Stroke): boolean {
  for (const i of [0, 1] as const)
    for (const j of [0, 1] as const) {
      if (one.nodes[i] !== other.nodes[j] || one.nodes[1 - i] === other.nodes[1 - j]) continue;
      const [at, p, q] = [i ? one.b : one.a, i ? one.a : one.b, j ? other.a : other.b];
      return (
        angleAt(at, p, q) < 21 && distance(at, p) < 1.4 * distance(at, q) && distance(at, q) < 1.4 * distance(at, p)
      );
    }
  return false;
}

/** Strokes that are lines of one bond, together. */
function groupsOf(strokes: readonly Stroke[], scale: Scale): Stroke[][] {
  const leader = strokes.map((_, at) => at);
  const find = (at: number): number => (leader[at] === at ? at : find(leader[at]!));
  for (let i = 0; i < strokes.length; i++)
    for (let j = i + 1; j < strokes.length; j++)
      if (parallel(strokes[i]!, strokes[j]!, scale)) leader[find(j)] = find(i);
  const groups = new Map<number, Stroke[]>();
  for (const [at, stroke] of strokes.entries()) groups.set(find(at), [...(groups.get(find(at)) ?? []), stroke]);
  return [...groups.values()];
}

/** A stroke that is thick at one end, the narrow end first; undefined where it is not. */
function wedge({ a, b, nodes, thick }: Stroke, { line, bond }: Scale): DrawnBond | undefined {
  const [narrow, wide] = thick[0] < thick[1] ? thick : [thick[1], thick[0]];
  if (wide < 1.7 * line + 0.6 || narrow > 0.72 * wide || distance(a, b) < 0.4 * bond) return undefined;
  const turned = thick[0] > thick[1];
  return {
    ...(turned ? { a: b, b: a, nodes: [nodes[1], nodes[0]] as const } : { a, b, nodes }),
    order: 1,
    look: 'wedge',
  };
}

/** The bond of two or three parallel lines; `met` says how many strokes meet at a node. */
function manifold(group: readonly Stroke[], met: ReadonlyMap<number, number>, scale: Scale): DrawnBond[] {
  const sorted = [...group].sort((x, y) => lengthOf(y) - lengthOf(x));
  const [main, second] = sorted as [Stroke, Stroke];
  const held = ({ nodes }: Stroke) => nodes.filter((node) => (met.get(node) ?? 0) > 1).length;
  if (group.length === 3) {
    const u = unit(main);
    const offset = (stroke: Stroke) => across(between(stroke.a, stroke.b), main.a, u);
    const [, centre] = [...group].sort((x, y) => offset(x) - offset(y)) as [Stroke, Stroke, Stroke];
    return triple(
      centre,
      group.filter((stroke) => stroke !== centre),
      scale,
    );
  }
  const [outer, inner] =
    held(second) > held(main) && lengthOf(second) > 0.8 * lengthOf(main) ? [second, main] : [main, second];
  const u = unit(outer);
  const turned = along(inner.b, outer.a, u) < along(inner.a, outer.a, u);
  const [from, to] = turned ? [inner.b, inner.a] : [inner.a, inner.b];
  const insets = [along(from, outer.a, u), lengthOf(outer) - along(to, outer.a, u)] as const;
  // an inner line of a ring is shorter at both ends, or ends freely where the other is held
  const symmetric = held(outer) === held(inner) && Math.max(...insets.map(Math.abs)) < 0.14 * scale.bond;
  if (!symmetric) return [{ a: outer.a, b: outer.b, nodes: outer.nodes, order: 2, look: 'plain' }];
  const node = outer.nodes.find((each) => inner.nodes.includes(each));
  const nodes =
    node === undefined
      ? undefined
      : ([node === outer.nodes[0] ? node : -1, node === outer.nodes[1] ? node : -1] as const);
  return [{ a: between(outer.a, from), b: between(outer.b, to), ...(nodes && { nodes }), order: 2, look: 'plain' }];
}

/** A triple bond; a middle line that goes on beyond is single there. */
function triple(centre: Stroke, sides: readonly Stroke[], { bond }: Scale): DrawnBond[] {
  const u = unit(centre);
  const length = lengthOf(centre);
  const ends = sides.flatMap(({ a, b }) => [along(a, centre.a, u), along(b, centre.a, u)]);
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const half = Math.max(Math.max(...ends) - Math.min(...ends), Math.min(0.95 * bond, length)) / 2;
  const point = (at: number): Point => ({ x: centre.a.x + u.x * at, y: centre.a.y + u.y * at });
  const [from, to] = [middle - half, middle + half];
  const bonds: DrawnBond[] = [];
  const before = from > 0.45 * bond;
  const after = length - to > 0.45 * bond;
  if (before) bonds.push({ a: centre.a, b: point(from), order: 1, look: 'plain' });
  bonds.push({ a: before ? point(from) : centre.a, b: after ? point(to) : centre.b, order: 3, look: 'plain' });
  if (after) bonds.push({ a: point(to), b: centre.b, order: 1, look: 'plain' });
  return bonds;
}

/** Strokes that face each other over a gap in which another one passes: one bond behind the other. */
function mended(strokes: readonly Stroke[], met: ReadonlyMap<number, number>, scale: Scale): Stroke[] {
  const { bond } = scale;
  const rest = [...strokes];
  const free = (stroke: Stroke, end: 0 | 1) => (met.get(stroke.nodes[end]) ?? 0) === 1;
  for (let i = 0; i < rest.length; i++)
    for (let j = i + 1; j < rest.length; j++) {
      const [one, other] = [rest[i]!, rest[j]!];
      for (const [e, f] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        const [p, q] = [e ? one.b : one.a, f ? other.b : other.a];
        const [far, farther] = [e ? one.a : one.b, f ? other.a : other.b];
        if (distance(p, q) > 0.4 * bond || !free(one, e) || !free(other, f)) continue;
        const whole = { a: far, b: farther };
        const u = unit(whole);
        if (Math.abs(across(p, far, u)) > 0.05 * bond || Math.abs(across(q, far, u)) > 0.05 * bond) continue;
        if (along(p, far, u) > along(q, far, u) || lengthOf(whole) > 2 * bond) continue;
        const passes = rest.some((third) => third !== one && third !== other && crosses(third, p, q));
        if (!passes) continue;
        const joined: Stroke = {
          ...whole,
          nodes: [one.nodes[e ? 0 : 1], other.nodes[f ? 0 : 1]],
          thick: [one.thick[0], other.thick[0]],
        };
        rest.splice(j, 1);
        rest.splice(i, 1, joined);
        return mended(rest, met, scale);
      }
    }
  return rest;
}

/** Whether a stroke passes between two points. */
function crosses({ a, b }: { readonly a: Point; readonly b: Point }, p: Point, q: Point): boolean {
  const side = (m: Point, n: Point, o: Point) => Math.sign((n.x - m.x) * (o.y - m.y) - (n.y - m.y) * (o.x - m.x));
  return side(a, b, p) !== side(a, b, q) && side(p, q, a) !== side(p, q, b);
}

/** Bonds of straight strokes. */
export function bondsOf(strokes: readonly Stroke[], scale: Scale): DrawnBond[] {
  const met = new Map<number, number>();
  for (const { nodes } of strokes) for (const node of nodes) met.set(node, (met.get(node) ?? 0) + 1);
  const wedges: DrawnBond[] = [];
  const plain: Stroke[] = [];
  for (const stroke of strokes) {
    const { a, b, nodes } = stroke;
    const found = stroke.wavy ? ({ a, b, nodes, order: 1, look: 'wavy' } as const) : wedge(stroke, scale);
    if (found) wedges.push(found);
    else plain.push(stroke);
  }
  const bonds = groupsOf(mended(plain, met, scale), scale).flatMap((group): DrawnBond[] => {
    if (group.length > 1 && group.length < 4) return manifold(group, met, scale);
    return group.map(({ a, b, nodes }) => ({ a, b, nodes, order: 1, look: 'plain' }));
  });
  return [...wedges, ...bonds];
}

interface Dash {
  readonly at: Point;
  readonly length: number;
  readonly component: Component;
}

/** Rows of short lines across: hashed bonds. What is used is told. */
export function hashesOf(
  candidates: readonly Component[],
  { bond, line }: Scale,
): { bonds: DrawnBond[]; used: Set<Component> } {
  const dashes: Dash[] = candidates
    .filter(
      (one) => Math.max(widthOf(one), heightOf(one)) < 0.42 * bond && one.pixels.length < 0.42 * bond * line * 2.2,
    )
    .map((component) => ({
      at: { x: (component.x0 + component.x1) / 2, y: (component.y0 + component.y1) / 2 },
      length: Math.hypot(widthOf(component), heightOf(component)),
      component,
    }));
  const bonds: DrawnBond[] = [];
  const used = new Set<Component>();
  let rest = dashes;
  for (;;) {
    const row = longestRow(rest, bond);
    if (!row) return { bonds, used };
    for (const { component } of row) used.add(component);
    rest = rest.filter((dash) => !row.includes(dash));
    bonds.push(hash(row, bond));
  }
}

/** The most dashes on a line, one after the other at even steps; at least four, or three of growing length. */
function longestRow(dashes: readonly Dash[], bond: number): Dash[] | undefined {
  let best: Dash[] = [];
  const near = dashes.length > 200 ? [] : dashes;
  for (const first of near)
    for (const second of near) {
      const step = distance(first.at, second.at);
      if (first === second || step > 0.3 * bond || step < 1) continue;
      const u = unit({ a: first.at, b: second.at });
      const row = [first, second];
      for (let last = second, most = step; ; ) {
        const next = near
          .filter((dash) => !row.includes(dash))
          .map((dash) => ({ dash, on: along(dash.at, last.at, u), off: Math.abs(across(dash.at, first.at, u)) }))
          .filter(
            ({ on, off }) =>
              on > 0.4 * most && on < 1.9 * most && off < Math.max(0.06 * bond, 0.12 * row.length * most),
          )
          .sort((a, b) => a.on - b.on)[0];
        if (!next) break;
        most = Math.max(step, next.on);
        row.push(next.dash);
        last = next.dash;
      }
      if (row.length > best.length && straightRow(row, bond)) best = row;
    }
  return best.length >= 4 || (best.length === 3 && distance(best[0]!.at, best[2]!.at) > 0.25 * bond) ? best : undefined;
}

/** Whether all dashes lie on the line from the first to the last, across it. */
function straightRow(row: readonly Dash[], bond: number): boolean {
  const [a, b] = [row[0]!.at, row.at(-1)!.at];
  if (distance(a, b) > 1.35 * bond) return false;
  const u = unit({ a, b });
  return row.every(({ at, component, length }) => {
    if (Math.abs(across(at, a, u)) > 0.06 * bond) return false;
    // how far it reaches along the row is little, of a longer one
    const reach = Math.abs(u.x) * widthOf(component) + Math.abs(u.y) * heightOf(component);
    return length < 0.12 * bond || reach < 1.3 * length;
  });
}

/** A row of dashes as a bond from its narrow end, half a step longer at both ends. */
function hash(row: readonly Dash[], bond: number): DrawnBond {
  const third = Math.max(1, Math.floor(row.length / 3));
  const mean = (part: readonly Dash[]) => part.reduce((sum, { length }) => sum + length, 0) / part.length;
  const [start, end] = [mean(row.slice(0, third)), mean(row.slice(-third))];
  const ordered = start <= end ? row : [...row].reverse();
  const [a, b] = [ordered[0]!.at, ordered.at(-1)!.at];
  const step = distance(a, b) / (row.length - 1) / distance(a, b);
  const look: Look =
    Math.abs(start - end) < Math.max(0.12 * Math.max(start, end), 0.03 * bond) ? 'hash without direction' : 'hash';
  return { a: between(a, b, -step * 0.7), b: between(a, b, 1 + step * 0.7), order: 1, look };
}
