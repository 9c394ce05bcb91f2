import type { Chart, Tree, TreeItem } from './document.ts';

/** A chart as shapes on a plane, in points; y grows downwards. Writers put them on paper as they are. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

export type Shape =
  /** `series`: which of the colours. */
  | {
      readonly kind: 'rect';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly series: number;
    }
  | { readonly kind: 'line'; readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
  /** `y` is the base line. */
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly anchor: 'start' | 'middle' | 'end';
      readonly soft?: boolean;
    };

/** Colours of series, told apart by those who see no red or green; hexadecimal digits without a sign. */
export const SERIES_COLOURS = ['0A6565', 'D98E04', '6A6FB5', 'B0463C', '7A8894'] as const;
export const colourOf = (series: number): string => SERIES_COLOURS[series % SERIES_COLOURS.length]!;

const SIZE = 8;
/** Of a character, in sizes of type: Han characters are square, capitals are wider than small letters. */
const characterWidth = (character: string) =>
  character.codePointAt(0)! > 0x2e7f ? 1 : /[A-Z\u00c0-\u00de&@%]/.test(character) ? 0.66 : 0.52;
export const textWidth = (text: string, size = SIZE): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0) * size;

/** A text cut to a width. */
function fitting(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  for (const character of text) {
    if (textWidth(`${kept}${character}…`) > width) break;
    kept += character;
  }
  return `${kept}…`;
}

/** The least number of the form 1, 2, 5 times a power of ten whose four-fold is not below a value; a whole number. */
export function tick(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 4)));
  return Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * 4 >= most) ?? power * 10);
}

const LEGEND = 14;

/** The chart in a width, in points. */
export function drawn(chart: Chart, width: number): Drawing {
  return chart.form === 'columns' ? columns(chart, width) : bars(chart, width);
}

const sums = ({ categories, series }: Chart) =>
  categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));

function legend({ series }: Chart, x: number, y: number, width: number): Shape[] {
  if (series.length < 2) return [];
  let at = x;
  const most = (width - x) / series.length - 26;
  return series.flatMap(({ name: whole }, index): Shape[] => {
    const start = at;
    const name = fitting(whole, most);
    at += 12 + textWidth(name) + 14;
    return [
      { kind: 'rect', x: start, y: y - 7, width: 8, height: 8, series: index },
      { kind: 'text', x: start + 12, y, text: name, size: SIZE, anchor: 'start', soft: true },
    ];
  });
}

function columns(chart: Chart, width: number): Drawing {
  const { categories, series, unit } = chart;
  const totals = sums(chart);
  const step = tick(Math.max(1, ...totals));
  const ticks = Math.max(1, Math.ceil(Math.max(...totals, 1) / step));
  const left = textWidth(String(step * ticks)) + 10;
  const top = (series.length > 1 ? LEGEND : 0) + 16;
  const plot = 130;
  const bottom = top + plot;
  const slot = (width - left - 4) / Math.max(1, categories.length);
  const scale = plot / (step * ticks);
  const shapes: Shape[] = [
    { kind: 'text', x: 0, y: 8, text: unit, size: SIZE, anchor: 'start', soft: true },
    ...legend(chart, left, 8 + LEGEND, width),
  ];
  for (let i = 0; i <= ticks; i++) {
    const y = bottom - i * step * scale;
    shapes.push({ kind: 'line', x1: left, y1: y, x2: width, y2: y });
    shapes.push({ kind: 'text', x: left - 5, y: y + 3, text: String(i * step), size: SIZE, anchor: 'end', soft: true });
  }
  // every n-th name, so that none runs into the next
  const widest = Math.max(...categories.map((name) => textWidth(name))) + 6;
  const every = Math.max(1, Math.ceil(widest / slot));
  categories.forEach((name, at) => {
    const x = left + at * slot + slot * 0.15;
    let y = bottom;
    series.forEach(({ values }, index) => {
      const height = (values[at] ?? 0) * scale;
      if (height <= 0) return;
      y -= height;
      shapes.push({ kind: 'rect', x, y, width: slot * 0.7, height, series: index });
    });
    const middle = left + (at + 0.5) * slot;
    if (totals[at]! > 0 && textWidth(String(totals[at])) <= slot * 1.1)
      shapes.push({ kind: 'text', x: middle, y: y - 3, text: String(totals[at]), size: SIZE - 1, anchor: 'middle' });
    if (at % every === 0)
      shapes.push({ kind: 'text', x: middle, y: bottom + 12, text: name, size: SIZE, anchor: 'middle', soft: true });
  });
  return { width, height: bottom + 18, shapes };
}

function bars(chart: Chart, width: number): Drawing {
  const { categories, series, unit } = chart;
  const totals = sums(chart);
  const most = Math.max(1, ...totals);
  const left = Math.min(width * 0.42, Math.max(...categories.map((name) => textWidth(name)), 40) + 8);
  const top = (series.length > 1 ? LEGEND : 0) + 14;
  const row = 17;
  const scale = (width - left - textWidth(String(most)) - 12) / most;
  const shapes: Shape[] = [
    { kind: 'text', x: left, y: 8, text: unit, size: SIZE, anchor: 'start', soft: true },
    ...legend(chart, left, 8 + LEGEND, width),
  ];
  categories.forEach((name, at) => {
    const y = top + at * row;
    shapes.push({ kind: 'text', x: left - 6, y: y + 11, text: fitting(name, left - 8), size: SIZE, anchor: 'end' });
    let x = left;
    series.forEach(({ values }, index) => {
      const length = (values[at] ?? 0) * scale;
      if (length <= 0) return;
      shapes.push({ kind: 'rect', x, y: y + 2, width: length, height: row - 5, series: index });
      x += length;
    });
    shapes.push({ kind: 'text', x: x + 4, y: y + 11, text: String(totals[at]), size: SIZE, anchor: 'start' });
  });
  shapes.push({ kind: 'line', x1: left, y1: top, x2: left, y2: top + row * categories.length });
  return { width, height: top + row * categories.length + 6, shapes };
}

/** A node with how deep it stands, and the line of its parent; the root first. */
export interface TreeLine {
  readonly item: TreeItem;
  readonly depth: number;
  readonly parent: number;
}

/** Nodes that are drawn: they fit on one page. */
const MOST_LINES = 34;
const LINE_HEIGHT = 18;
const INDENT = 20;
const DOT = 7;

/** A tree line by line, and how many nodes are left out. */
export function linesOf({ root }: Tree): { lines: TreeLine[]; left_out: number } {
  const lines: TreeLine[] = [];
  let all = 0;
  const open: TreeLine[] = [{ item: root, depth: 0, parent: -1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    all++;
    const at = lines.length;
    if (at < MOST_LINES) lines.push(next);
    const depth = next.depth + 1;
    // a node that is left out leaves out what is below it
    for (const item of [...next.item.children].reverse()) open.push({ item, depth, parent: at < MOST_LINES ? at : -1 });
  }
  return { lines, left_out: all - lines.length };
}

/** The tree in a width, in points: a dot for each node, joined to its parent. */
export function drawnTree(tree: Tree, width: number): Drawing {
  const { lines } = linesOf(tree);
  // deep ones stand closer together, so that a name has room
  const deepest = Math.max(...lines.map(({ depth }) => depth), 1);
  const indent = Math.min(INDENT, (width * 0.4) / deepest);
  const middle = (at: number) => at * LINE_HEIGHT + LINE_HEIGHT / 2;
  const left = (depth: number) => depth * indent;
  const shapes: Shape[] = lines.flatMap(({ depth, parent }, at): Shape[] => {
    if (parent < 0) return [];
    const x = left(depth - 1) + DOT / 2;
    return [
      { kind: 'line', x1: x, y1: middle(parent), x2: x, y2: middle(at) },
      { kind: 'line', x1: x, y1: middle(at), x2: left(depth), y2: middle(at) },
    ];
  });
  for (const [at, { item, depth }] of lines.entries()) {
    const x = left(depth);
    shapes.push(
      { kind: 'rect', x, y: middle(at) - DOT / 2, width: DOT, height: DOT, series: item.marked ? 1 : 0 },
      {
        kind: 'text',
        x: x + DOT + 5,
        y: middle(at) + 3,
        text: fitting(item.text, width - x - DOT - 5),
        size: SIZE,
        anchor: 'start',
      },
    );
  }
  return { width, height: lines.length * LINE_HEIGHT + 4, shapes };
}

/** A tree in words, for those who do not see it. */
export const spokenTree = (tree: Tree): string => {
  const { lines } = linesOf(tree);
  return `${tree.caption}. ${lines
    .map(({ item, parent }) => (parent < 0 ? item.text : `${item.text} < ${lines[parent]!.item.text}`))
    .join('; ')}.`;
};

/** The numbers of a chart as a sentence, for those who do not see it. */
export const spoken = ({ caption, categories, series }: Chart): string =>
  `${caption}. ${series
    .map(
      ({ name, values }) => `${name}: ${categories.map((category, at) => `${category} ${values[at] ?? 0}`).join(', ')}`,
    )
    .join('. ')}.`;
