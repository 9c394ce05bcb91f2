import { eachPiece } from '#pictures/pieces.ts';

/** Ink that hangs together. */
export interface Component {
  readonly x0: number;
  readonly y0: number;
  /** The first column and row behind it. */
  readonly x1: number;
  readonly y1: number;
  /** Places of its pixels in the picture. */
  readonly pixels: Int32Array;
}

export const widthOf = (box: { readonly x0: number; readonly x1: number }): number => box.x1 - box.x0;
export const heightOf = (box: { readonly y0: number; readonly y1: number }): number => box.y1 - box.y0;

/** All components, by eight neighbours, in the order of their first pixel. */
export function componentsOf(data: Uint8Array, width: number, height: number): Component[] {
  const found: Component[] = [];
  eachPiece(data, width, true, (pixels) => {
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    for (const at of pixels) {
      const x = at % width;
      const y = (at - x) / width;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    found.push({ x0, y0, x1: x1 + 1, y1: y1 + 1, pixels: pixels.slice() });
    return true;
  });
  return found;
}

/** Whether a component is one straight line: across its length its pixels lie as near as a stroke is thick. */
export function isBar(component: Component, across: number, stroke: number): boolean {
  const { pixels } = component;
  let [sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const at of pixels) {
    const x = at % across;
    const y = (at - x) / across;
    sx += x;
    sy += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  const n = pixels.length;
  const [a, b, c] = [xx / n - (sx / n) ** 2, yy / n - (sy / n) ** 2, xy / n - (sx / n) * (sy / n)];
  const root = Math.sqrt(((a - b) / 2) ** 2 + c * c);
  const [major, minor] = [(a + b) / 2 + root, Math.max(0, (a + b) / 2 - root)];
  // the deviation of a line of even ink is its thickness by the root of twelve
  return Math.sqrt(minor) < 0.45 * stroke + 0.3 && major > 6 * minor;
}

/** How thick a component is in the mean: twice its pixels for each one at its edge. */
export function thicknessOf({ pixels }: Component, data: Uint8Array, across: number): number {
  let edge = 0;
  for (const at of pixels) if (!data[at - 1] || !data[at + 1] || !data[at - across] || !data[at + across]) edge++;
  return (2 * pixels.length) / Math.max(1, edge);
}
