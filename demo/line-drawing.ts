/**
 * Small solid modelling for drawings of designs: bodies of revolution, bent tubes and plates, shown from any side in
 * black lines.
 */

/** x to the right, y away from the viewer of the front, z up; millimetres. */
export type Point = readonly [x: number, y: number, z: number];

export type Solid =
  /** A profile of [radius, height] from bottom to top, turned about a vertical axis. */
  | {
      readonly kind: 'turned';
      readonly at: readonly [number, number];
      readonly profile: readonly (readonly [number, number])[];
      readonly creases: readonly number[];
    }
  /** A round bar along a line. */
  | { readonly kind: 'tube'; readonly path: readonly Point[]; readonly radius: number }
  /** A convex plate: two outlines with the same number of corners. */
  | { readonly kind: 'plate'; readonly lower: readonly Point[]; readonly upper: readonly Point[] }
  /** A line on a surface that faces `normal`; shown only from that side. */
  | { readonly kind: 'mark'; readonly line: readonly Point[]; readonly normal: Point };

export interface View {
  /** Degrees about the vertical axis, 0 the front, 90 the right side. */
  readonly turn: number;
  /** Degrees above the horizon, 90 from above. */
  readonly tilt: number;
}

export const VIEWS = {
  perspective: { turn: -32, tilt: 22 },
  front: { turn: 0, tilt: 0 },
  back: { turn: 180, tilt: 0 },
  left: { turn: -90, tilt: 0 },
  right: { turn: 90, tilt: 0 },
  top: { turn: 0, tilt: 90 },
} as const satisfies Record<string, View>;

type Flat = readonly [u: number, v: number];

const DEGREE = Math.PI / 180;

/** Parallel projection: u to the right, v down, d towards the viewer. */
function project([x, y, z]: Point, view: View): { at: Flat; depth: number } {
  const [a, e] = [view.turn * DEGREE, view.tilt * DEGREE];
  const u = x * Math.cos(a) + y * Math.sin(a);
  const away = -x * Math.sin(a) + y * Math.cos(a);
  return { at: [u, -(z * Math.cos(e) + away * Math.sin(e))], depth: -away * Math.cos(e) + z * Math.sin(e) };
}

const n = (value: number) => String(Math.round(value * 10) / 10);
const fine = (value: number) => String(Math.round(value * 1000) / 1000);
const path = (points: readonly Flat[], close: boolean) =>
  `M${points.map(([u, v]) => `${n(u)} ${n(v)}`).join('L')}${close ? 'Z' : ''}`;

/** Convex hull (Andrew's monotone chain). */
function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const turn = (o: Flat, a: Flat, b: Flat) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Flat[]) => {
    const chain: Flat[] = [];
    for (const p of list) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, p) <= 0.001) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

interface Piece {
  readonly depth: number;
  readonly svg: string;
  readonly points: readonly Flat[];
}

function turned(solid: Solid & { kind: 'turned' }, view: View, pen: number): Piece {
  const e = view.tilt * DEGREE;
  const { profile } = solid;
  const [cx, cy] = solid.at;
  const centre = (z: number) => project([cx, cy, z], view).at;
  const depth = project([cx, cy, (profile[0]![1] + profile.at(-1)![1]) / 2], view).depth;
  const points: Flat[] = [];
  const out: string[] = [];
  const ring = (index: number, part: 'whole' | 'near') => {
    const [r, z] = profile[index]!;
    const [u, v] = centre(z);
    const ry = r * Math.sin(e);
    if (r < 0.5) return;
    if (ry < 0.5) out.push(`<path d="M${n(u - r)} ${n(v)}H${n(u + r)}"/>`);
    else if (part === 'whole') out.push(`<ellipse cx="${n(u)}" cy="${n(v)}" rx="${n(r)}" ry="${n(ry)}"/>`);
    else out.push(`<path d="M${n(u - r)} ${n(v)}A${n(r)} ${n(ry)} 0 0 0 ${n(u + r)} ${n(v)}"/>`);
  };
  if (view.tilt === 90) {
    const widest = Math.max(...profile.map(([r]) => r));
    const [u, v] = centre(0);
    out.push(`<circle cx="${n(u)}" cy="${n(v)}" r="${n(widest)}" fill="#fff"/>`);
    // From above a crease is seen where nothing higher is wider.
    for (const i of [...solid.creases, profile.length - 1]) {
      const r = profile[i]![0];
      if (r > 0.5 && r < widest - 0.5 && profile.slice(i + 1).every(([other]) => other <= r + 0.01))
        out.push(`<circle cx="${n(u)}" cy="${n(v)}" r="${n(r)}"/>`);
    }
    points.push([u - widest, v - widest], [u + widest, v + widest]);
    return { depth, svg: out.join(''), points };
  }
  if (view.tilt === 0) {
    const side = profile.map(([r, z]) => [r, centre(z)] as const);
    const outline: Flat[] = [
      ...side.map(([r, [u, v]]): Flat => [u + r, v]),
      ...side.reverse().map(([r, [u, v]]): Flat => [u - r, v]),
    ];
    out.push(`<path d="${path(outline, true)}" fill="#fff"/>`);
    for (const i of solid.creases) if (i > 0 && i < profile.length - 1) ring(i, 'near');
    return { depth, svg: out.join(''), points: outline };
  }
  // The outline is the hull of neighbouring rings, band by band: exact for cones, close for curves.
  const samples = (i: number): Flat[] => {
    const [r, z] = profile[i]!;
    const [u, v] = centre(z);
    return Array.from(
      { length: 40 },
      (_, k) => [u + r * Math.cos((k * Math.PI) / 20), v + r * Math.sin(e) * Math.sin((k * Math.PI) / 20)] as const,
    );
  };
  const bands = profile.slice(1).map((_, i) => hull([...samples(i), ...samples(i + 1)]));
  for (const band of bands) {
    points.push(...band);
    out.push(`<path d="${path(band, true)}" stroke-width="${fine(2 * pen)}"/>`);
  }
  for (const band of bands)
    out.push(`<path d="${path(band, true)}" fill="#fff" stroke="#fff" stroke-width="${fine(pen * 0.5)}"/>`);
  for (const i of solid.creases) if (i > 0 && i < profile.length - 1) ring(i, 'near');
  ring(0, 'near');
  ring(profile.length - 1, 'whole');
  return { depth, svg: out.join(''), points };
}

function tube(solid: Solid & { kind: 'tube' }, view: View, pen: number): Piece {
  const shown = solid.path.map((p) => project(p, view));
  const line = shown.map((s) => s.at);
  const d = path(line, false);
  const w = solid.radius * 2;
  const flat = line.every(([u, v]) => Math.hypot(u - line[0]![0], v - line[0]![1]) < 1);
  const svg = flat
    ? `<circle cx="${n(line[0]![0])}" cy="${n(line[0]![1])}" r="${n(solid.radius)}" fill="#fff"/>`
    : `<path d="${d}" stroke-width="${fine(w + pen)}" stroke-linecap="round"/><path d="${d}" stroke="#fff" stroke-width="${fine(w - pen)}" stroke-linecap="round"/>`;
  const depth = shown.reduce((sum, s) => sum + s.depth, 0) / shown.length;
  return {
    depth,
    svg,
    points: line.flatMap(([u, v]): Flat[] => [
      [u - w / 2, v - w / 2],
      [u + w / 2, v + w / 2],
    ]),
  };
}

function plate(solid: Solid & { kind: 'plate' }, view: View): Piece {
  const lower = solid.lower.map((p) => project(p, view));
  const upper = solid.upper.map((p) => project(p, view));
  const all = [...lower, ...upper];
  const outline = hull(all.map((s) => s.at));
  const mean = (list: typeof lower) => list.reduce((sum, s) => sum + s.depth, 0) / list.length;
  const near = mean(upper) >= mean(lower) ? upper : lower;
  const face = near.map((s) => s.at);
  return {
    depth: mean(all),
    svg: `<path d="${path(outline, true)}" fill="#fff"/><path d="${path(face, true)}"/>`,
    points: outline,
  };
}

function mark(solid: Solid & { kind: 'mark' }, view: View): Piece | undefined {
  const origin = project([0, 0, 0], view).depth;
  if (project(solid.normal, view).depth - origin < 0.15) return undefined;
  const shown = solid.line.map((p) => project(p, view));
  return {
    depth: Math.max(...shown.map((s) => s.depth)) + 1000,
    svg: `<path d="${path(
      shown.map((s) => s.at),
      false,
    )}"/>`,
    points: [],
  };
}

/** An SVG of solids from one side, far ones first (equally far ones in the given order), fitted into 420 by 420. */
export function drawSolids(solids: readonly Solid[], view: View): { svg: string; width_px: number; height_px: number } {
  const draw = (pen: number) =>
    solids
      .map((s) => {
        if (s.kind === 'turned') return turned(s, view, pen);
        if (s.kind === 'tube') return tube(s, view, pen);
        return s.kind === 'plate' ? plate(s, view) : mark(s, view);
      })
      .filter((p) => p !== undefined)
      .sort((p, q) => Math.round(p.depth) - Math.round(q.depth));
  const points = draw(1).flatMap((p) => p.points);
  const us = points.map((p) => p[0]);
  const vs = points.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const scale = 360 / Math.max(right - left, bottom - top, 1);
  // Lines are equally thick in every view, whatever its scale.
  const pen = 1.6 / scale;
  const width = Math.round((right - left) * scale + 60);
  const height = Math.round((bottom - top) * scale + 60);
  const shift = `translate(${n(30 - left * scale)} ${n(30 - top * scale)}) scale(${Math.round(scale * 1000) / 1000})`;
  const body = draw(pen).map((p) => p.svg);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#fff"/><g transform="${shift}" fill="none" stroke="#000" stroke-width="${fine(pen)}" stroke-linejoin="round">${body.join('')}</g></svg>`;
  return { svg, width_px: width, height_px: height };
}

/** Points of a quarter-smooth curve through the given corners (Catmull-Rom, `steps` per span). */
export function smooth(corners: readonly Point[], steps = 6): Point[] {
  const at = (i: number) => corners[Math.min(corners.length - 1, Math.max(0, i))]!;
  const points: Point[] = [];
  for (let i = 0; i < corners.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const spline = (j: 0 | 1 | 2) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3);
      points.push([spline(0), spline(1), spline(2)]);
    }
  }
  points.push(corners.at(-1)!);
  return points;
}

/** A profile with intermediate points on a smooth curve; `creases` are the indexes of the given corners. */
export function smoothProfile(corners: readonly (readonly [number, number])[], steps = 5): [number, number][] {
  return smooth(
    corners.map(([r, z]): Point => [r, 0, z]),
    steps,
  ).map(([r, , z]) => [Math.max(0, r), z]);
}

/** A rectangle with rounded corners in the horizontal plane. */
export function roundedOutline(width: number, depth: number, radius: number, z: number, cx = 0, cy = 0): Point[] {
  const points: Point[] = [];
  const r = Math.min(radius, width / 2, depth / 2);
  for (const [sx, sy, from] of [
    [1, 1, 0],
    [-1, 1, 90],
    [-1, -1, 180],
    [1, -1, 270],
  ] as const) {
    for (let k = 0; k <= 4; k++) {
      const a = (from + k * 22.5) * DEGREE;
      points.push([cx + sx * (width / 2 - r) + r * Math.cos(a), cy + sy * (depth / 2 - r) + r * Math.sin(a), z]);
    }
  }
  return points;
}
