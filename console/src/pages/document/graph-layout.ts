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
  readonly years: readonly { readonly year: number; readonly x: number }[];
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
 * Families of unknown date stand at the end of their side.
 */
export function layout(graph: Pick<CitationGraph, 'families'>, width: number): Layout {
  const known = graph.families.flatMap(({ date }) => (date ? [yearOf(date)] : []));
  const first = Math.floor(Math.min(...(known.length > 0 ? known : [2000])));
  const last = Math.max(first + 1, Math.ceil(Math.max(...(known.length > 0 ? known : [2000]))));
  const inner = Math.max(200, width - LEFT - LABEL);
  const xOf = (year: number) => LEFT + ((year - first) / (last - first)) * inner;
  const rows = new Map<number, [number, number][]>();
  const order = [...graph.families].sort(
    (a, b) => Math.abs(a.level) - Math.abs(b.level) || (a.date ?? 0) - (b.date ?? 0) || (a.id < b.id ? -1 : 1),
  );
  const placed = order.map((family) => {
    const x = xOf(family.date ? yearOf(family.date) : family.level < 0 ? first : last);
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
  const step = Math.max(1, Math.ceil(LEAST_BETWEEN_YEARS / (inner / (last - first))));
  const years = [];
  for (let year = first; year <= last; year += step) years.push({ year, x: xOf(year) });
  return {
    families: placed.map(({ family, x, row }) => ({ ...family, x, y: AXIS + (row - top + 0.5) * ROW })),
    years,
    width,
    height: AXIS + (bottom - top + 1) * ROW + 8,
  };
}

/** A curve from one mark to another. */
export function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const bend = Math.max(24, Math.abs(to.x - from.x) / 2) * (to.x < from.x ? -1 : 1);
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(from.x)} ${n(from.y)}C${n(from.x + bend)} ${n(from.y)} ${n(to.x - bend)} ${n(to.y)} ${n(to.x)} ${n(to.y)}`;
}
