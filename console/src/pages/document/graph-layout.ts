import type { Managed, Of } from '../../api.ts';
import { yearOf } from './years.ts';

export type CitationGraph = Managed<'GET /patents/:number/citations'>;
export type CitedFamily = Of<CitationGraph['families']>;

export interface PlacedFamily extends CitedFamily {
  readonly x: number;
  readonly y: number;
}
export interface Layout {
  readonly families: readonly PlacedFamily[];
  /** The axis; empty where no date is known. */
  readonly years: readonly { readonly year: number; readonly x: number }[];
  /** Where families without a date stand, outside of the axis. */
  readonly undated: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** Pixels. A label stands right of its mark. */
const ROW = 28;
const LABEL = 132;
const LEFT = 20;
const AXIS = 30;
const LEAST_BETWEEN_YEARS = 46;

/**
 * Places families by time, from left to right, in rows around the document's own so that no label covers another.
 * Families of unknown date stand beside the axis: cited ones before its beginning, the others after its end.
 */
export function layout(graph: Pick<CitationGraph, 'families'>, width: number): Layout {
  const known = graph.families.flatMap(({ date }) => (date ? [yearOf(date)] : []));
  const inner = Math.max(200, width - LEFT - LABEL);
  const dateless = graph.families.filter(({ date }) => !date);
  const room = Math.min(LABEL, inner / 4);
  const [before, after] = [dateless.some(isBefore), dateless.some((family) => !isBefore(family))];
  const begin = LEFT + (before ? room : 0);
  const axis = inner - (before ? room : 0) - (after ? room : 0);
  const first = Math.floor(Math.min(...known));
  const last = Math.max(first + 1, Math.ceil(Math.max(...known)));
  const xOf = (year: number) => begin + ((year - first) / (last - first)) * axis;
  // where nothing has a date, the document stands between what it cites and what cites it
  const own = known.length === 0 && before && dateless.some(({ level }) => level > 0) ? inner / 2 : inner;
  const undatedAt = ({ level }: CitedFamily) => (level < 0 ? LEFT : LEFT + (level === 0 ? own : inner));
  const rows = new Map<number, [number, number][]>();
  const order = [...graph.families].sort(
    (a, b) => Math.abs(a.level) - Math.abs(b.level) || (a.date ?? 0) - (b.date ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const placed = order.map((family) => {
    const x = family.date ? xOf(yearOf(family.date)) : undatedAt(family);
    let row = 0;
    // the document has its row for itself, so that the lines to it are seen
    for (let n = family.level === 0 ? 0 : 1; ; n++) {
      row = n % 2 === 0 ? -n / 2 : (n + 1) / 2;
      const taken = rows.get(row) ?? [];
      if (taken.every(([from, to]) => x + LABEL <= from || x >= to)) break;
    }
    rows.set(row, [...(rows.get(row) ?? []), [x - 10, x + LABEL]]);
    return { family, x, row };
  });
  const top = Math.min(0, ...rows.keys());
  const bottom = Math.max(0, ...rows.keys());
  const step = Math.max(1, Math.ceil(LEAST_BETWEEN_YEARS / (axis / (last - first))));
  const years = [];
  for (let year = first; known.length > 0 && year <= last; year += step) years.push({ year, x: xOf(year) });
  return {
    families: placed.map(({ family, x, row }) => ({ ...family, x, y: AXIS + (row - top + 0.5) * ROW })),
    years,
    undated: [...new Set(dateless.map(undatedAt))],
    width,
    height: AXIS + (bottom - top + 1) * ROW + 8,
  };
}

/** Whether a family stands before the document: it is cited. */
const isBefore = ({ level }: CitedFamily): boolean => level < 0;

/** A curve from one mark to another. */
export function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const bend = Math.max(24, Math.abs(to.x - from.x) / 2) * (to.x < from.x ? -1 : 1);
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(from.x)} ${n(from.y)}C${n(from.x + bend)} ${n(from.y)} ${n(to.x - bend)} ${n(to.y)} ${n(to.x)} ${n(to.y)}`;
}
