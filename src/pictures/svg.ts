import type { Raster } from './raster.ts';

/**
 * Drawings of our own as pixels: the part of SVG that they use (paths, circles, ellipses, rectangles; fill, stroke,
 * translate and scale). Nothing else is looked at: no scripts, no links, no styles, no text.
 */

const SIDE = 224;
const MOST_CHARACTERS = 400_000;
const MOST_POINTS = 400_000;

type Point = readonly [number, number];
interface Style {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly rule: 'nonzero' | 'evenodd';
  readonly at: readonly [scale: number, x: number, y: number];
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?/gi;
const numbers = (text: string): number[] => (text.match(NUMBER) ?? []).map(Number);

/** Corners of a path, curve by curve in short lines; one list a part. */
export function pathPoints(d: string): Point[][] {
  const parts: Point[][] = [];
  let [x, y, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0];
  let part: Point[] = [];
  let total = 0;
  const to = (u: number, v: number) => {
    [x, y] = [u, v];
    if (++total <= MOST_POINTS) part.push([x, y]);
  };
  const curve = (p: readonly Point[]) => {
    const from: Point = [x, y];
    const all = [from, ...p];
    for (let i = 1; i <= 12; i++) {
      let level = all;
      const t = i / 12;
      while (level.length > 1)
        level = level
          .slice(1)
          .map((q, k): Point => [level[k]![0] + (q[0] - level[k]![0]) * t, level[k]![1] + (q[1] - level[k]![1]) * t]);
      if (++total <= MOST_POINTS) part.push(level[0]!);
    }
    [x, y] = p.at(-1)!;
    [lastX, lastY] = p.at(-2) ?? [x, y];
  };
  for (const [, command = '', args = ''] of d.matchAll(/([MLHVCQTZA])([^MLHVCQTZA]*)/gi)) {
    const relative = command === command.toLowerCase();
    const n = numbers(args);
    const kind = command.toUpperCase();
    const size = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }[kind] ?? 0;
    if (kind === 'Z') {
      part.push([startX, startY]);
      [x, y] = [startX, startY];
      continue;
    }
    for (let at = 0; at + size <= n.length; at += size) {
      const a = n.slice(at, at + size);
      const [ox, oy] = relative ? [x, y] : [0, 0];
      const pair = (k: number): Point => [ox + a[k]!, oy + a[k + 1]!];
      if (kind === 'M') {
        if (at === 0) {
          if (part.length > 1) parts.push(part);
          part = [];
          [startX, startY] = pair(0);
        }
        to(...pair(0));
      } else if (kind === 'L') to(...pair(0));
      else if (kind === 'H') to(ox + a[0]!, y);
      else if (kind === 'V') to(x, oy + a[0]!);
      else if (kind === 'C') curve([pair(0), pair(2), pair(4)]);
      else if (kind === 'Q') curve([pair(0), pair(2)]);
      else if (kind === 'T') curve([[2 * x - lastX, 2 * y - lastY], pair(0)]);
      else if (kind === 'A')
        for (const point of arc([x, y], a[0]!, a[1]!, a[2]!, a[3] !== 0, a[4] !== 0, pair(5))) to(...point);
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}

/** An elliptical arc by its centre (SVG 1.1, F.6.5). */
function arc(
  [x1, y1]: Point,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  [x2, y2]: Point,
): Point[] {
  if (rx === 0 || ry === 0) return [[x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy];
  const grow = Math.sqrt(Math.max(1, (px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [Math.abs(rx) * grow, Math.abs(ry) * grow];
  const under =
    Math.max(0, (a * b) ** 2 - (a * py) ** 2 - (b * px) ** 2) / Math.max(1e-12, (a * py) ** 2 + (b * px) ** 2);
  const sign = large === sweep ? -1 : 1;
  const [ux, uy] = [(sign * Math.sqrt(under) * a * py) / b, (-sign * Math.sqrt(under) * b * px) / a];
  const [cx, cy] = [cos * ux - sin * uy + (x1 + x2) / 2, sin * ux + cos * uy + (y1 + y2) / 2];
  const start = Math.atan2((py - uy) / b, (px - ux) / a);
  let sweepAngle = Math.atan2((-py - uy) / b, (-px - ux) / a) - start;
  if (sweep && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (!sweep && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  return Array.from({ length: 16 }, (_, i): Point => {
    const t = start + (sweepAngle * (i + 1)) / 16;
    return [cx + a * Math.cos(t) * cos - b * Math.sin(t) * sin, cy + a * Math.cos(t) * sin + b * Math.sin(t) * cos];
  });
}

const ring = (cx: number, cy: number, rx: number, ry: number): Point[] =>
  Array.from(
    { length: 49 },
    (_, i): Point => [cx + rx * Math.cos((i * Math.PI) / 24), cy + ry * Math.sin((i * Math.PI) / 24)],
  );

/** `#000`, `#1a3c7a`, `black`; undefined for `none` and what is not known. */
function colourOf(text: string): [number, number, number] | undefined {
  if (text === 'black') return [0, 0, 0];
  if (text === 'white') return [255, 255, 255];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (!hex) return undefined;
  const full = hex.length === 3 ? [...hex].map((each) => each + each).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

class Canvas {
  readonly rgb: Uint8Array;
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    [this.width, this.height] = [width, height];
    this.rgb = new Uint8Array(width * height * 3).fill(255);
  }

  private row(y: number, from: number, to: number, colour: readonly [number, number, number]) {
    const [left, right] = [Math.max(0, Math.round(from)), Math.min(this.width, Math.round(to))];
    if (left >= right) return;
    const [begin, end] = [3 * (y * this.width + left), 3 * (y * this.width + right)];
    const [red, green, blue] = colour;
    if (red === green && green === blue) return void this.rgb.fill(red, begin, end);
    for (let at = begin; at < end; at += 3) {
      this.rgb[at] = red;
      this.rgb[at + 1] = green;
      this.rgb[at + 2] = blue;
    }
  }

  /** Fills the parts of a shape together, row by row. */
  fill(parts: readonly (readonly Point[])[], colour: readonly [number, number, number], rule: 'nonzero' | 'evenodd') {
    const all = parts.flat();
    if (all.length === 0) return;
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [, y] of all) [low, high] = [Math.min(low, y), Math.max(high, y)];
    for (let y = Math.max(0, Math.floor(low)); y < Math.min(this.height, Math.ceil(high)); y++) {
      const line = y + 0.5;
      const crossings: [number, number][] = [];
      for (const part of parts)
        for (let i = 0; i < part.length; i++) {
          const [[x1, y1], [x2, y2]] = [part[i]!, part[(i + 1) % part.length]!];
          if (y1 <= line === y2 <= line) continue;
          crossings.push([x1 + ((line - y1) * (x2 - x1)) / (y2 - y1), y2 > y1 ? 1 : -1]);
        }
      crossings.sort((a, b) => a[0] - b[0]);
      let winding = 0;
      for (let i = 0; i + 1 < crossings.length; i++) {
        winding += rule === 'evenodd' ? 1 : crossings[i]![1];
        if (rule === 'evenodd' ? winding % 2 === 1 : winding !== 0)
          this.row(y, crossings[i]![0], crossings[i + 1]![0], colour);
      }
    }
  }

  /** A line of round ends. */
  stroke(line: readonly Point[], width: number, colour: readonly [number, number, number]) {
    const half = Math.max(0.6, width / 2);
    for (let i = 0; i + 1 < line.length; i++) {
      const [[x1, y1], [x2, y2]] = [line[i]!, line[i + 1]!];
      const steps = Math.min(2_000, Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / Math.max(0.7, half * 0.7))));
      for (let k = 0; k <= steps; k++) {
        const [cx, cy] = [x1 + ((x2 - x1) * k) / steps, y1 + ((y2 - y1) * k) / steps];
        for (let y = Math.max(0, Math.floor(cy - half)); y <= Math.min(this.height - 1, Math.floor(cy + half)); y++) {
          const reach = half * half - (y + 0.5 - cy) ** 2;
          if (reach > 0) this.row(y, cx - Math.sqrt(reach), cx + Math.sqrt(reach), colour);
        }
      }
    }
  }
}

/** The shape of an element in its own coordinates. */
function shapeOf(name: string, of: (attribute: string) => string): Point[][] {
  const n = (attribute: string) => Number(of(attribute)) || 0;
  if (name === 'path') return pathPoints(of('d'));
  if (name === 'circle') return [ring(n('cx'), n('cy'), n('r'), n('r'))];
  if (name === 'ellipse') return [ring(n('cx'), n('cy'), n('rx'), n('ry'))];
  if (name !== 'rect') return [];
  const [x, y, w, h] = [n('x'), n('y'), n('width'), n('height')];
  return [
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
      [x, y],
    ],
  ];
}

/** An SVG drawing of our own, `side` pixels on its longer side; undefined for one without size or too long. */
export function drawSvg(svg: string, side = SIDE): Raster | undefined {
  const box = numbers(/viewBox="([^"]{1,80})"/.exec(svg.slice(0, 1_000))?.[1] ?? '');
  const [left, top, width, height] = box;
  if (svg.length > MOST_CHARACTERS || box.length !== 4 || !(width! > 0) || !(height! > 0)) return undefined;
  const scale = side / Math.max(width!, height!);
  const canvas = new Canvas(Math.max(1, Math.round(width! * scale)), Math.max(1, Math.round(height! * scale)));
  const styles: Style[] = [
    { fill: '#000', stroke: 'none', width: 1, rule: 'nonzero', at: [scale, -left! * scale, -top! * scale] },
  ];
  let hidden = 0;
  for (const [, closing, name = '', attributes = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]{1,20})([^<>]*?)(\/?)>/g)) {
    // patterns and clips are no drawing
    if (name === 'defs' || name === 'clipPath' || name === 'pattern') hidden += closing ? -1 : alone ? 0 : 1;
    if (closing) {
      if (name === 'g' && styles.length > 1) styles.pop();
      continue;
    }
    if (hidden > 0) continue;
    const own = new Map([...attributes.matchAll(/([\w-]{1,30})="([^"]*)"/g)].map(([, key, value]) => [key!, value!]));
    const above = styles.at(-1)!;
    const style: Style = {
      fill: own.get('fill') ?? above.fill,
      stroke: own.get('stroke') ?? above.stroke,
      width: Number(own.get('stroke-width') ?? above.width) || 0,
      rule: own.get('fill-rule') === 'evenodd' ? 'evenodd' : above.rule,
      at: moved(above.at, own.get('transform') ?? ''),
    };
    if (name === 'g') {
      if (!alone && styles.length < 64) styles.push(style);
      continue;
    }
    const [s, dx, dy] = style.at;
    const parts = shapeOf(name, (attribute) => own.get(attribute) ?? '').map((part) =>
      part.map(([x, y]): Point => [x * s + dx, y * s + dy]),
    );
    const [fill, stroke] = [colourOf(style.fill), colourOf(style.stroke)];
    if (fill) canvas.fill(parts, fill, style.rule);
    if (stroke && style.width > 0) for (const part of parts) canvas.stroke(part, style.width * s, stroke);
  }
  return { width: canvas.width, height: canvas.height, rgb: canvas.rgb };
}

/** `translate(x y) scale(s)` after what is above. */
function moved([scale, x, y]: Style['at'], transform: string): Style['at'] {
  let at: Style['at'] = [scale, x, y];
  for (const [, kind, args = ''] of transform.slice(0, 200).matchAll(/(translate|scale)\(([^()]{1,60})\)/g)) {
    const [a = 0, b = 0] = numbers(args);
    at = kind === 'scale' ? [at[0] * a, at[1], at[2]] : [at[0], at[1] + a * at[0], at[2] + b * at[0]];
  }
  return at;
}
