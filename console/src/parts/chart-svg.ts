import { upTo } from './up-to.ts';

/** A chart as a picture of its own, for reports: what was counted stands under it. */
export type DrawnChart = {
  readonly title: string;
  /** The expression whose hits were counted, and what was counted, in words. */
  readonly query: string;
  readonly unit: string;
} & (
  | { readonly kind: 'columns' | 'rows'; readonly bars: readonly { readonly label: string; readonly count: number }[] }
  | {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly { readonly label: string; readonly cells: readonly number[] }[];
    }
);

const WIDTH = 960;
const HEAD = 34;
const FOOT = 44;
const NAMES = 230;
const ROW = 22;
const HIGH = 260;
const INK = '#1d2021';
const SOFT = '#5c6264';
const ACCENT = '#00696b';
const GROUND = '#ffffff';
/** From none to most; white, then ever more of the accent. */
const SHADES = ['#ffffff', '#d7ebea', '#a3d0cf', '#5aa9a9', '#00696b'];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const cut = (text: string, most: number): string => (text.length > most ? `${upTo(text, most - 1)}…` : text);
const text = (x: number, y: number, words: string, more = '') =>
  `<text x="${round(x)}" y="${round(y)}"${more}>${escaped(words)}</text>`;
const round = (value: number): number => Math.round(value * 10) / 10;
const rect = (x: number, y: number, width: number, height: number, fill: string, title: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"><title>${escaped(title)}</title></rect>`;

/** Which of five shades a count has among others: by its logarithm, so that few are seen beside many. */
export const shadeOf = (count: number, most: number): number =>
  count === 0 ? 0 : Math.ceil((Math.log1p(count) / Math.log1p(Math.max(1, most))) * (SHADES.length - 1));

/** The chart as SVG 1.1 with all it needs in it: no style, font or script from elsewhere. */
export function chartSvg(chart: DrawnChart): string {
  const [body, height] = bodyOf(chart);
  const high = HEAD + height + FOOT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${high}" viewBox="0 0 ${WIDTH} ${high}" font-family="Helvetica, Arial, 'Noto Sans CJK SC', sans-serif" font-size="12" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${high}" fill="${GROUND}"/>`,
    text(12, 22, chart.title, ' font-size="15" font-weight="bold"'),
    body,
    text(12, high - 22, cut(chart.query, 150), ` font-size="11" fill="${SOFT}" font-family="monospace"`),
    text(12, high - 7, cut(chart.unit, 160), ` font-size="11" fill="${SOFT}"`),
    '</svg>',
  ].join('\n');
}

function bodyOf(chart: DrawnChart): [body: string, height: number] {
  if (chart.kind === 'table') return tableOf(chart);
  const most = Math.max(1, ...chart.bars.map(({ count }) => count));
  if (chart.kind === 'rows')
    return [
      chart.bars
        .flatMap(({ label, count }, n) => {
          const y = HEAD + n * ROW;
          const width = (count / most) * (WIDTH - NAMES - 90);
          return [
            text(NAMES - 8, y + 15, cut(label, 36), ' text-anchor="end"'),
            rect(NAMES, y + 3, width, ROW - 6, ACCENT, `${label}: ${count}`),
            text(NAMES + width + 6, y + 15, count.toLocaleString('en')),
          ];
        })
        .join('\n'),
      chart.bars.length * ROW,
    ];
  const step = (WIDTH - 60) / Math.max(1, chart.bars.length);
  const every = Math.ceil(chart.bars.length / 14);
  return [
    [
      text(48, HEAD + 12, most.toLocaleString('en'), ` text-anchor="end" fill="${SOFT}"`),
      ...chart.bars.flatMap(({ label, count }, n) => {
        const height = (count / most) * HIGH;
        const x = 52 + n * step;
        return [
          rect(x, HEAD + HIGH - height, Math.max(1, step - 1.5), height, ACCENT, `${label}: ${count}`),
          ...(n % every === 0 ? [text(x, HEAD + HIGH + 16, label, ` fill="${SOFT}"`)] : []),
        ];
      }),
      `<line x1="52" x2="${WIDTH - 8}" y1="${HEAD + HIGH}" y2="${HEAD + HIGH}" stroke="${SOFT}"/>`,
    ].join('\n'),
    HIGH + 24,
  ];
}

function tableOf({ rows, columns }: Extract<DrawnChart, { kind: 'table' }>): [body: string, height: number] {
  const step = (WIDTH - NAMES - 8) / Math.max(1, columns.length);
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells));
  const every = Math.ceil(columns.length / 20);
  return [
    [
      ...columns.flatMap((label, n) =>
        n % every === 0
          ? [text(NAMES + n * step + 2, HEAD + 14, cut(label, Math.ceil((step * every) / 7)), ` fill="${SOFT}"`)]
          : [],
      ),
      ...rows.flatMap(({ label, cells }, r) => {
        const y = HEAD + (r + 1) * ROW;
        return [
          text(NAMES - 8, y + 15, cut(label, 36), ' text-anchor="end"'),
          ...cells.flatMap((count, n) => {
            if (count === 0) return [];
            const x = NAMES + n * step;
            const shade = shadeOf(count, most);
            return [
              rect(x, y + 1, Math.max(1, step - 1), ROW - 2, SHADES[shade]!, `${label}, ${columns[n]}: ${count}`),
              ...(step > 22
                ? [
                    text(
                      x + step / 2,
                      y + 15,
                      String(count),
                      ` text-anchor="middle"${shade === 4 ? ' fill="#ffffff"' : ''}`,
                    ),
                  ]
                : []),
            ];
          }),
        ];
      }),
    ].join('\n'),
    (rows.length + 1) * ROW,
  ];
}

/** The picture as PNG, at twice its size. @throws if the browser cannot draw it. */
export async function svgToPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))), 'image/png'),
  );
}
