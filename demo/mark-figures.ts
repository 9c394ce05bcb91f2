import { random } from './random.ts';

/** Figures of fictional marks: filled shapes of a few points, drawn for this purpose, each with its Vienna codes. */

type Point = readonly [x: number, y: number];
const n = (value: number) => String(Math.round(value * 10) / 10);
const closed = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
const polar = (radius: number, turn: number): Point => [100 + radius * Math.cos(turn), 100 + radius * Math.sin(turn)];
const around = <T>(count: number, of: (index: number, turn: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index, (index / count) * 2 * Math.PI - Math.PI / 2));

/** What varies from figure to figure of a kind; 0 to 1. */
interface Knobs {
  readonly a: number;
  readonly b: number;
  readonly count: number;
}

interface Kind {
  readonly name: string;
  readonly vienna: readonly string[];
  /** SVG path data, filled by the even-odd rule, within 0 to 200. */
  readonly draw: (knobs: Knobs) => string;
}

const circle = (x: number, y: number, r: number) =>
  closed(
    Array.from(
      { length: 40 },
      (_, i): Point => [x + r * Math.cos((i * Math.PI) / 20), y + r * Math.sin((i * Math.PI) / 20)],
    ),
  );
const ellipse = (x: number, y: number, rx: number, ry: number, turn: number) =>
  closed(
    Array.from({ length: 40 }, (_, i): Point => {
      const [u, v] = [rx * Math.cos((i * Math.PI) / 20), ry * Math.sin((i * Math.PI) / 20)];
      return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
    }),
  );
const bar = (x: number, y: number, w: number, h: number) =>
  closed([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);

// biome-ignore format: read it as a table
export const FIGURES: readonly Kind[] = [
  { name: 'star', vienna: ['01.01.01', '01.01.05'], draw: ({ a, count }) => closed(around(2 * (4 + count), (i, t) => polar(i % 2 === 0 ? 90 : 30 + 35 * a, t))) },
  { name: 'moon', vienna: ['01.07.06'], draw: ({ a, b }) => `${closed([...Array.from({ length: 31 }, (_, i) => polar(85, (i / 30) * Math.PI + Math.PI / 2)), ...Array.from({ length: 31 }, (_, i): Point => [100 - (20 + 55 * a) * Math.sin((i / 30) * Math.PI), 15 + (170 * i) / 30])])}${b > 0.5 ? circle(150, 70, 14) : ''}` },
  { name: 'sun', vienna: ['01.03.01', '01.03.02'], draw: ({ a, count }) => `${circle(100, 100, 35 + 15 * a)}${around(8 + 2 * count, (_, t) => closed([polar(62 + 8 * a, t - 0.12), polar(95, t), polar(62 + 8 * a, t + 0.12)])).join('')}` },
  { name: 'mountain', vienna: ['06.01.02'], draw: ({ a, b }) => closed([[5, 175], [45 + 25 * a, 70 - 25 * b], [80 + 10 * a, 115], [125 + 20 * b, 25 + 35 * a], [195, 175]]) },
  { name: 'tree', vienna: ['05.01.01', '05.01.05'], draw: ({ a, count }) => `${Array.from({ length: 2 + count }, (_, i) => closed([[100, 10 + i * 34], [45 - 10 * a - i * 8, 70 + i * 36], [155 + 10 * a + i * 8, 70 + i * 36]])).slice(0, 3).join('')}${bar(88, 172, 24, 22)}` },
  { name: 'leaf', vienna: ['05.03.11', '05.03.13'], draw: ({ a, b }) => `${ellipse(100, 100, 85, 28 + 24 * a, -0.8 + b)}${closed([[30, 170], [36, 176], [120, 92], [114, 86]])}` },
  { name: 'flower', vienna: ['05.05.20'], draw: ({ a, count }) => `${around(5 + count, (_, t) => ellipse(100 + 52 * Math.cos(t), 100 + 52 * Math.sin(t), 36, 12 + 9 * a, t)).join('')}${circle(100, 100, 14 + 6 * a)}` },
  { name: 'drop', vienna: ['01.15.15'], draw: ({ a }) => closed([[100, 5], ...Array.from({ length: 31 }, (_, i): Point => [100 + (45 + 20 * a) * Math.cos((i / 30) * Math.PI * 1.16 - 0.25), 130 + 58 * Math.sin((i / 30) * Math.PI * 1.16 - 0.25)])]) },
  { name: 'flame', vienna: ['01.15.05'], draw: ({ a, b }) => closed([[100, 195], [40, 160], [35, 110], [65 + 10 * a, 70], [70, 100], [100 + 15 * b, 10], [125, 75], [145, 60 + 20 * a], [165, 120], [150, 170]]) },
  { name: 'bolt', vienna: ['01.15.03'], draw: ({ a, b }) => closed([[120 + 20 * a, 5], [45, 110], [95, 110], [70 - 15 * b, 195], [160, 80], [108, 80]]) },
  { name: 'wave', vienna: ['01.15.24', '26.11.13'], draw: ({ a, count }) => Array.from({ length: 2 + (count % 2) }, (_, k) => closed([...Array.from({ length: 41 }, (_, i): Point => [5 + i * 4.75, 60 + k * 45 + (10 + 14 * a) * Math.sin(i / 3.2)]), ...Array.from({ length: 41 }, (_, i): Point => [195 - i * 4.75, 80 + k * 45 + (10 + 14 * a) * Math.sin((40 - i) / 3.2)])])).join('') },
  { name: 'bird', vienna: ['03.07.17'], draw: ({ a, b }) => closed([[5, 60 + 20 * a], [60, 40], [98, 95], [140, 35 + 20 * b], [195, 55], [130, 90], [110, 160], [92, 160], [75, 95]]) },
  { name: 'fish', vienna: ['03.09.01'], draw: ({ a, b }) => `${ellipse(85, 100, 75, 28 + 20 * a, 0)}${closed([[145, 100], [195, 60 + 10 * b], [180, 100], [195, 140 - 10 * b]])}${circle(40, 92, 6)}` },
  { name: 'cat', vienna: ['03.01.06'], draw: ({ a, b }) => `${closed([[40, 190], [35, 20 + 20 * a], [75, 60], [125, 60], [165, 20 + 20 * a], [160, 190]])}${circle(75, 105, 8 + 6 * b)}${circle(125, 105, 8 + 6 * b)}` },
  { name: 'crown', vienna: ['24.09.02', '24.09.05'], draw: ({ a, count }) => { const k = 3 + (count % 3); return `${closed([[20, 150], ...Array.from({ length: 2 * k - 1 }, (_, i): Point => [20 + (160 * i) / (2 * k - 2), i % 2 === 0 ? 40 + 15 * a : 100]), [180, 150]])}${bar(20, 158, 160, 20)}`; } },
  { name: 'shield', vienna: ['24.01.03'], draw: ({ a, b }) => `${closed([[25, 15], [175, 15], [175, 100], [150, 150], [100, 195], [50, 150], [25, 100]])}${b > 0.5 ? bar(90, 30, 20, 120) : ''}${bar(40, 60 + 20 * a, 120, 18)}` },
  { name: 'ring', vienna: ['26.01.01', '26.01.18'], draw: ({ a, b }) => `${circle(100, 100, 92)}${circle(100 + 20 * (b - 0.5), 100, 35 + 40 * a)}` },
  { name: 'rings', vienna: ['26.01.06'], draw: ({ a }) => [60, 140].map((x) => circle(x, 100, 55)).join('') + [60, 140].map((x) => circle(x, 100, 30 + 15 * a)).join('') },
  { name: 'triangle', vienna: ['26.03.01'], draw: ({ a, b }) => `${closed([[100, 8], [192, 180], [8, 180]])}${closed([[100, 60 + 30 * a], [145 - 10 * b, 155], [55 + 10 * b, 155]])}` },
  { name: 'diamond', vienna: ['26.04.03'], draw: ({ a, count }) => `${closed([[100, 5], [195, 100], [100, 195], [5, 100]])}${count % 2 === 0 ? closed([[100, 45 + 15 * a], [155 - 15 * a, 100], [100, 155 - 15 * a], [45 + 15 * a, 100]]) : bar(80, 60, 40, 80)}` },
  { name: 'squares', vienna: ['26.04.06'], draw: ({ a, count }) => Array.from({ length: 4 }, (_, i) => (i === count % 4 ? circle(100 + (i % 2 ? 48 : -48), 100 + (i > 1 ? 48 : -48), 40) : bar((i % 2 ? 106 : 10) + 6 * a, i > 1 ? 106 : 10, 84 - 12 * a, 84))).join('') },
  { name: 'arrow', vienna: ['24.15.01', '24.15.02'], draw: ({ a, b }) => closed([[5, 80], [110, 80], [110, 30 + 15 * b], [195, 100], [110, 170 - 15 * b], [110, 120], [5, 120], [30 + 30 * a, 100]]) },
  { name: 'heart', vienna: ['02.09.01'], draw: ({ a, b }) => closed(Array.from({ length: 60 }, (_, i): Point => { const t = (i / 60) * 2 * Math.PI; return [100 + (5 + a) * 16 * Math.sin(t) ** 3, 92 - (4.6 + 0.8 * b) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))]; })) },
  { name: 'house', vienna: ['07.01.08'], draw: ({ a, b }) => `${closed([[100, 10 + 30 * a], [190, 95], [165, 95], [165, 185], [35, 185], [35, 95], [10, 95]])}${bar(85 - 20 * b, 125, 32, 60)}` },
  { name: 'gear', vienna: ['15.07.01'], draw: ({ a, count }) => `${closed(around(4 * (7 + count), (i, t) => polar(i % 4 < 2 ? 92 : 72, t)))}${circle(100, 100, 20 + 22 * a)}` },
  { name: 'cup', vienna: ['11.03.04'], draw: ({ a, b }) => `${closed([[30, 40], [150, 40], [135 - 15 * a, 170], [45 + 15 * a, 170]])}${circle(158, 88, 28 + 6 * b)}${circle(158, 88, 15 + 6 * b)}` },
  { name: 'ship', vienna: ['18.03.02'], draw: ({ a, b }) => `${closed([[15, 130], [185, 130], [150, 180], [50, 180]])}${closed([[95, 15 + 20 * a], [95, 120], [30 + 20 * b, 120]])}${closed([[105, 40], [105, 120], [165, 120]])}` },
  { name: 'tower', vienna: ['07.01.01'], draw: ({ a, count }) => `${closed([[70 - 20 * a, 190], [80, 40], [120, 40], [130 + 20 * a, 190]])}${bar(70, 20, 60, 18)}${Array.from({ length: 2 + (count % 3) }, (_, i) => bar(92, 60 + i * 34, 16, 18)).join('')}` },
];

export interface MarkFigure {
  readonly name: string;
  readonly vienna: readonly string[];
  readonly svg: string;
}

/** The figure of a key; `near` draws one a little different, as a copy would be. */
export function markFigure(key: string, near = 0): MarkFigure {
  const r = random(`figure/${key}`);
  const kind = FIGURES[r.int(0, FIGURES.length - 1)]!;
  const knobs = { a: r.next(), b: r.next(), count: r.int(0, 3) };
  const shifted = {
    ...knobs,
    a: Math.min(1, Math.max(0, knobs.a + 0.12 * near)),
    b: Math.min(1, Math.max(0, knobs.b - 0.1 * near)),
  };
  const colour = r.pick(['#111', '#1a3c7a', '#8a1f1f', '#1f6b3a', '#5a2a82', '#b35c00']);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><path d="${kind.draw(shifted)}" fill="${colour}" fill-rule="evenodd"/></svg>`;
  return { name: kind.name, vienna: kind.vienna, svg };
}
