import type { LineGraph, Point } from './skeleton.ts';

/** A straight drawn line, as long as it is straight; what it meets at its ends is told by nodes. */
export interface Stroke {
  readonly a: Point;
  readonly b: Point;
  /** Nodes at its ends; those that are shared by strokes have one number. */
  readonly nodes: readonly [number, number];
  readonly thick: readonly [number, number];
  /** A wave from one end to the other. */
  readonly wavy?: true;
}

/** What sizes are measured by: the usual length of a bond, the usual thickness of a line. */
export interface Scale {
  readonly bond: number;
  readonly line: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const lengthOf = ({ a, b }: { readonly a: Point; readonly b: Point }): number => distance(a, b);
export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The angle between two directions at a point, in degrees: 180 is straight on. */
export function angleAt(middle: Point, one: Point, other: Point): number {
  const [ux, uy, vx, vy] = [one.x - middle.x, one.y - middle.y, other.x - middle.x, other.y - middle.y];
  const cos = (ux * vx + uy * vy) / Math.max(1e-9, Math.hypot(ux, uy) * Math.hypot(vx, vy));
  return (Math.acos(Math.max(-1, Math.min(1, cos))) * 180) / Math.PI;
}

interface Piece {
  from: number;
  to: number;
  thick: readonly [number, number];
  wavy?: true;
}

/** A graph in which ends, bends and crossings are made few. */
class Lines {
  readonly points: Point[];
  pieces: Piece[];
  constructor({ nodes, segments }: LineGraph) {
    this.points = [...nodes];
    this.pieces = segments.map((segment) => ({ ...segment }));
  }

  length({ from, to }: Piece): number {
    return distance(this.points[from]!, this.points[to]!);
  }

  at(node: number): Piece[] {
    return this.pieces.filter(({ from, to }) => from === node || to === node);
  }

  byNode(): Map<number, Piece[]> {
    const found = new Map<number, Piece[]>();
    for (const piece of this.pieces)
      for (const node of new Set([piece.from, piece.to])) found.set(node, [...(found.get(node) ?? []), piece]);
    return found;
  }

  /** What lies within the thick end of a wedge: as long as that is thick. */
  blob({ from, to }: Piece): number {
    let most = 0;
    for (const piece of this.pieces) {
      if (piece.from === from || piece.from === to) most = Math.max(most, piece.thick[0]);
      if (piece.to === from || piece.to === to) most = Math.max(most, piece.thick[1]);
    }
    return 0.9 * most;
  }

  /** Pieces shorter than that become points. */
  collapse(most: number): void {
    for (;;) {
      const short = this.pieces.filter(
        (piece) => piece.from !== piece.to && this.length(piece) < Math.max(most, this.blob(piece)),
      );
      const [piece] = short.sort((a, b) => this.length(a) - this.length(b));
      if (!piece) break;
      const { from, to } = piece;
      const [here, there] = [this.at(from).length, this.at(to).length];
      // what more lines meet at lies better; of an end and a bend, the end, where the line goes on
      const share = here === there ? 0.5 : here === 1 ? 0.3 : there === 1 ? 0.7 : here > there ? 0.25 : 0.75;
      this.points[from] = between(this.points[from]!, this.points[to]!, share);
      this.pieces = this.pieces.filter((each) => each !== piece);
      for (const each of this.pieces) {
        if (each.from === to) each.from = from;
        if (each.to === to) each.to = from;
      }
      this.pieces = this.pieces.filter((each) => each.from !== each.to);
    }
  }

  /** Two pieces that meet at a node as one. */
  join(one: Piece, other: Piece, node: number): Piece {
    const away = (piece: Piece) => (piece.from === node ? piece.to : piece.from);
    const outer = (piece: Piece) => (piece.from === node ? piece.thick[1] : piece.thick[0]);
    const joined = { from: away(one), to: away(other), thick: [outer(one), outer(other)] as const };
    this.pieces = this.pieces.filter((piece) => piece !== one && piece !== other);
    this.pieces.push(joined);
    return joined;
  }

  straightness(one: Piece, other: Piece, node: number): number {
    const away = (piece: Piece) => this.points[piece.from === node ? piece.to : piece.from]!;
    return angleAt(this.points[node]!, away(one), away(other));
  }

  /** Runs of short pieces, one behind the other, that bend again and again: each is one wavy piece. */
  waves(bond: number): void {
    const short = new Set(this.pieces.filter((piece) => this.length(piece) < 0.3 * bond));
    const seen = new Set<Piece>();
    for (const start of short) {
      if (seen.has(start)) continue;
      const run = new Set([start]);
      const ends: number[] = [];
      for (const end of [start.from, start.to]) {
        let [node, last] = [end, start];
        for (;;) {
          const [one, other, third] = this.at(node);
          const next = third ? undefined : one === last ? other : one;
          if (!next || run.has(next) || !short.has(next)) break;
          run.add(next);
          node = next.from === node ? next.to : next.from;
          last = next;
        }
        ends.push(node);
      }
      for (const piece of run) seen.add(piece);
      const [from, to] = ends as [number, number];
      const span = distance(this.points[from]!, this.points[to]!);
      const drawn = [...run].reduce((sum, piece) => sum + this.length(piece), 0);
      if (run.size < 5 || from === to || span < 0.4 * bond || drawn < 1.12 * span) continue;
      this.pieces = this.pieces.filter((piece) => !run.has(piece));
      this.pieces.push({ from, to, thick: start.thick, wavy: true });
    }
  }

  /** Bends that are none. */
  straighten(): void {
    for (const node of this.byNode().keys()) {
      const [one, other, third] = this.at(node);
      if (!one || !other || third || one === other || one.wavy || other.wavy) continue;
      if (this.straightness(one, other, node) > 168) this.join(one, other, node);
    }
  }

  /** Lines on which another one ends near their own end (the lines of a double bond do) go on, and so do crossings. */
  through(bond: number): void {
    for (const node of this.byNode().keys()) {
      const here = this.at(node);
      if (here.length < 3) continue;
      const pairs = here
        .flatMap((one, i) =>
          here.slice(i + 1).map((other) => [one, other, this.straightness(one, other, node)] as const),
        )
        .filter(([one, other, angle]) => angle > 164 && !one.wavy && !other.wavy)
        .sort((a, b) => b[2] - a[2]);
      if (here.length === 4 && pairs.length >= 2) {
        const [first] = pairs;
        const second = pairs.find(([a, b]) => a !== first![0] && a !== first![1] && b !== first![0] && b !== first![1]);
        const lengths = here.map((piece) => this.length(piece));
        if (second && Math.max(...lengths) < 0.85 * bond && lengths.filter((each) => each < 0.75 * bond).length >= 3) {
          this.join(first![0], first![1], node);
          this.join(second[0], second[1], node);
          continue;
        }
      }
      const [best] = pairs;
      if (best && Math.min(this.length(best[0]), this.length(best[1])) < 0.32 * bond) this.join(best[0], best[1], node);
    }
  }
}

/** The length below which a share of all that is drawn lies. */
function lengthAt(sorted: readonly number[], share: number): number {
  let left = sorted.reduce((sum, length) => sum + length, 0) * share;
  for (const length of sorted) {
    left -= length;
    if (left <= 0) return length;
  }
  return 0;
}

/** The usual length of a bond: the median of the longer straight pieces, which dashes and serifs are not. */
function usualLength(lengths: readonly number[]): number {
  const sorted = [...lengths].sort((a, b) => a - b);
  const high = lengthAt(sorted, 0.8);
  return median(sorted.filter((length) => length > high * 0.55));
}

/** Straight strokes of a drawing, and how large things are in it. */
export function strokesOf(graph: LineGraph, line: number): { strokes: Stroke[]; scale: Scale } {
  const lines = new Lines(graph);
  lines.collapse(line * 1.6);
  lines.straighten();
  const first = usualLength(lines.pieces.map((piece) => lines.length(piece)));
  lines.waves(first);
  lines.collapse(first * 0.13);
  lines.straighten();
  const bond = usualLength(lines.pieces.map((piece) => lines.length(piece)));
  lines.through(bond);
  lines.straighten();
  const strokes = lines.pieces
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, thick, wavy }) => ({
      a: lines.points[from]!,
      b: lines.points[to]!,
      nodes: [from, to] as const,
      thick,
      ...(wavy && { wavy }),
    }));
  return { strokes, scale: { bond, line } };
}
