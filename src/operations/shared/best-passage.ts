import type { Mark, Marker } from './marks.ts';

/** UTF-16 units of a passage: about three lines. */
const PASSAGE = 340;

/** A stretch of a text, with the words that were asked for; offsets of `marks` count in the stretch. */
export interface Passage {
  /** UTF-16 offsets [start, end) in the unit. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cut_before: boolean;
  readonly cut_after: boolean;
  readonly marks: readonly Mark[];
}

/**
 * The stretch of a record that shows the most of what was asked for; the beginning of its first unit where nothing
 * does; undefined without units.
 *
 * @param units in the order of reading, read no further than where all that can be shown is
 * @param parts that the units are of
 */
export function bestPassage<Part extends string, U extends { readonly text: string }>(
  units: Iterable<U>,
  parts: readonly Part[],
  marker: Marker<Part>,
  partOf: (unit: U) => Part,
): { readonly unit: U; readonly passage: Passage } | undefined {
  let best: { unit: U; marks: Mark[]; told: number } | undefined;
  const most = Math.max(...parts.map((part) => marker.leaves(part)));
  for (const unit of units) {
    const marks = marker.marks(partOf(unit), unit.text);
    const told = new Set(marks.map(({ leaf }) => leaf)).size;
    if (!best || told > best.told) best = { unit, marks, told };
    if (best.told >= most) break;
  }
  if (!best) return undefined;
  const { unit, marks } = best;
  const [start, end] = windowOf(unit.text, marks);
  const passage = {
    ...{ start, end, text: unit.text.slice(start, end) },
    ...{ cut_before: start > 0, cut_after: end < unit.text.length },
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start, leaf: mark.leaf })),
  };
  return { unit, passage };
}

/** Offsets of the window with the most different words asked for, widened to whole words. `marks` as they stand. */
function windowOf(text: string, marks: readonly Mark[]): [number, number] {
  if (text.length <= PASSAGE) return [0, text.length];
  let [from, told] = [0, -1];
  /** How often each leaf stands in the window of marks that begins at `start`. */
  const inside = new Map<number, number>();
  let next = 0;
  for (const { start, leaf } of marks) {
    for (; next < marks.length && marks[next]!.end <= start + PASSAGE * 0.8; next++)
      inside.set(marks[next]!.leaf, (inside.get(marks[next]!.leaf) ?? 0) + 1);
    if (inside.size > told) [from, told] = [start, inside.size];
    const left = (inside.get(leaf) ?? 0) - 1;
    if (left > 0) inside.set(leaf, left);
    else inside.delete(leaf);
  }
  const wanted = Math.max(0, Math.min(from - 60, text.length - PASSAGE));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1 || wanted;
  const cut = text.lastIndexOf(' ', start + PASSAGE);
  return [start, start + PASSAGE >= text.length ? text.length : cut > start + PASSAGE / 2 ? cut : start + PASSAGE];
}
