/** A word at a place, in thousandths of the map. */
interface Label {
  readonly text: string;
  /** Further words, which are shown where there is room. */
  readonly also_text?: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Pixels of a label: its height, and a letter of its writing as a share of the font. */
const LINE = 24;
const FONT = 13;
const LATIN = 0.56;
/** CJK, and what is as wide. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/;
const PADDING = 8;

/** How wide a text is drawn, in pixels; a little more rather than less. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + FONT * (WIDE.test(letter) ? 1 : LATIN), PADDING);

/**
 * The labels that can be drawn on a map without lying on one another, the first before all later ones; each is moved
 * inwards from the edge. `x` and `y` are pixels of its middle.
 */
export function placed<L extends Label>(
  labels: readonly L[],
  width: number,
  height: number,
): (L & { shown: string })[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  const kept: (L & { shown: string })[] = [];
  const choices = labels.flatMap((label) => {
    const whole = [label.text, ...(label.also_text ?? [])].join(' · ');
    return whole === label.text ? [{ label, shown: whole }] : [whole, label.text].map((shown) => ({ label, shown }));
  });
  for (const { label, shown } of choices) {
    if (kept.some(({ text }) => text === label.text)) continue;
    const half = widthOf(shown) / 2;
    if (half * 2 > width) continue;
    const x = Math.min(width - half, Math.max(half, (label.x / 1_000) * width));
    const y = Math.min(height - LINE / 2, Math.max(LINE / 2, (label.y / 1_000) * height));
    const box = { left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 };
    const isFree = taken.every(
      (other) =>
        box.right <= other.left || box.left >= other.right || box.bottom <= other.top || box.top >= other.bottom,
    );
    if (!isFree) continue;
    taken.push(box);
    kept.push({ ...label, shown, x, y });
  }
  return kept;
}
