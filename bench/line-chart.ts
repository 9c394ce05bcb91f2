export interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

export interface Chart {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
  /** Points without lines. */
  readonly dots?: boolean;
}

const COLOURS = ['#0b6e4f', '#6bbf8a', '#b03a2e', '#e67e22', '#7d3c98', '#c39bd3', '#1f618d', '#7f8c8d'];
const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [860, 420, 70, 40, 230, 50];

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A chart with logarithmic axes, as SVG; values of 0 or less are left out. */
export function lineChart({ title, x, y, series, dots = false }: Chart): string {
  const sound = series
    .map((each, i) => ({
      ...each,
      colour: COLOURS[i % COLOURS.length]!,
      points: each.points.filter(([a, b]) => a > 0 && b > 0),
    }))
    .filter(({ points }) => points.length > 0);
  const all = sound.flatMap(({ points }) => points);
  const scale = (values: readonly number[], from: number, to: number) => {
    const low = Math.floor(Math.log10(Math.min(...values)));
    const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
    const at = (value: number) => from + ((Math.log10(value) - low) / (high - low)) * (to - from);
    return { at, ticks: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)) };
  };
  const across = scale(
    all.map(([a]) => a),
    LEFT,
    WIDTH - RIGHT,
  );
  const up = scale(
    all.map(([, b]) => b),
    HEIGHT - BOTTOM,
    TOP,
  );
  const n = (value: number) => value.toFixed(1);
  const parts = [
    `<text x="${LEFT}" y="22" font-size="15">${escaped(title)}</text>`,
    ...across.ticks.map(
      (tick) =>
        `<path d="M${n(across.at(tick))} ${TOP}V${HEIGHT - BOTTOM}" stroke="#ddd"/><text x="${n(across.at(tick))}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${tick.toLocaleString('en')}</text>`,
    ),
    ...up.ticks.map(
      (tick) =>
        `<path d="M${LEFT} ${n(up.at(tick))}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 8}" y="${n(up.at(tick) + 4)}" text-anchor="end">${tick.toLocaleString('en', { maximumSignificantDigits: 3 })}</text>`,
    ),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 10}" text-anchor="middle">${escaped(x)}</text>`,
    `<text x="14" y="${TOP - 8}">${escaped(y)}</text>`,
  ];
  sound.forEach(({ name, colour, points }, i) => {
    const places = [...points].sort((a, b) => a[0] - b[0]).map(([a, b]) => [n(across.at(a)), n(up.at(b))] as const);
    if (!dots)
      parts.push(
        `<path d="M${places.map(([a, b]) => `${a} ${b}`).join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
      );
    parts.push(...places.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="3.5" fill="${colour}"/>`));
    const legend = TOP + 12 + i * 20;
    parts.push(
      `<circle cx="${WIDTH - RIGHT + 20}" cy="${legend - 4}" r="5" fill="${colour}"/><text x="${WIDTH - RIGHT + 32}" y="${legend}">${escaped(name)}</text>`,
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>\n`;
}
