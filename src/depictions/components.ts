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
  const seen = new Uint8Array(data.length);
  const queue = new Int32Array(data.length);
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || seen[start]) continue;
    let [count, next] = [1, 0];
    queue[0] = start;
    seen[start] = 1;
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    while (next < count) {
      const at = queue[next++]!;
      const x = at % width;
      const y = (at - x) / width;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const to = v * width + u;
          if (!data[to] || seen[to]) continue;
          seen[to] = 1;
          queue[count++] = to;
        }
    }
    found.push({ x0, y0, x1: x1 + 1, y1: y1 + 1, pixels: queue.slice(0, count) });
  }
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
