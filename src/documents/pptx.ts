import pptxgenjs from 'pptxgenjs';
import { legendOf, markOf } from './basis.ts';
import { type Basis, type Chart, printable } from './document.ts';

/** A slide: a headline, and under it paragraphs, a table, or counts, each with what it rests on. */
export interface Slide {
  readonly title: string;
  readonly lines?: readonly SlideLine[];
  readonly table?: {
    readonly columns: readonly { readonly title: string; readonly share: number; readonly basis: Basis }[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly chart?: Pick<Chart, 'categories' | 'series' | 'unit'> & { readonly basis: Basis };
}

export interface SlideLine {
  readonly text: string;
  readonly basis: Basis;
  /** A quote is set apart, a note is small. */
  readonly style?: 'strong' | 'quote' | 'note';
  /** Where a quote stands. */
  readonly source?: string;
}

/** Slides as they are shown; the first one is a cover. */
export interface Slides {
  readonly title: string;
  readonly lang: 'en' | 'zh';
  readonly subtitle: string;
  readonly slides: readonly Slide[];
}

/** What is used of the package, whose own types say that its class is a module. */
interface Presentation {
  layout: string;
  title: string;
  theme: { headFontFace: string; bodyFontFace: string };
  addSlide(): PageOfSlides;
  write(how: { outputType: 'uint8array' }): Promise<unknown>;
}
interface PageOfSlides {
  background: { color: string };
  addText(text: unknown, how: object): unknown;
  addShape(shape: 'line', how: object): unknown;
  addTable(rows: readonly unknown[], how: object): unknown;
  addChart(form: 'bar', series: readonly unknown[], how: object): unknown;
}
const PptxGenJs = pptxgenjs as unknown as new () => Presentation;

/** 13.33 by 7.5 inches. */
const PAGE = { width: 13.33, height: 7.5, margin: 0.6 };
const INK = '1A1D21';
const SOFT = '5A626C';
const ACCENT = '0A6565';
const SHADE = 'F5F6F8';
/** Characters of a slide's text: more would run over its foot. */
const MOST = 1_500;

const cut = (text: string, most: number) => {
  const plain = printable(text);
  if ([...plain].length <= most) return plain;
  const held = [...plain].slice(0, most - 1).join('');
  // not inside a word, where one ends near
  const blank = held.lastIndexOf(' ');
  return `${blank > held.length - 25 ? held.slice(0, blank) : held}…`;
};

const WIDTH = PAGE.width - 2 * PAGE.margin;

/** What the statements of a slide rest on. */
const basesOf = ({ lines = [], table, chart }: Slide): Basis[] => [
  ...[...lines, ...(table?.columns ?? []), ...(chart ? [chart] : [])].map(({ basis }) => basis),
];

/**
 * Slides as a PPTX file (ECMA-376); each statement is followed by the mark of what it rests on, and each slide says at
 * its foot what its marks mean. Letters shrink with the length of a text, tables keep ten rows.
 */
export async function toPptx({ title, lang, subtitle, slides }: Slides): Promise<Uint8Array> {
  const font = lang === 'zh' ? 'Microsoft YaHei' : 'Calibri';
  const file = new PptxGenJs();
  file.layout = 'LAYOUT_WIDE';
  file.title = cut(title, 200);
  file.theme = { headFontFace: font, bodyFontFace: font };
  drawCover(file.addSlide(), title, subtitle, font);
  slides.forEach((slide, at) => {
    const { title: headline, lines = [], table, chart } = slide;
    const page = file.addSlide();
    drawFrame(page, headline, at + 2, font);
    drawFoot(page, legendOf(lang, basesOf(slide)), font);
    let y = 1.4;
    if (lines.length > 0) {
      const h = table || chart ? 1.3 : 5.5;
      page.addText(runsOf(lines, lang, font), { x: PAGE.margin, y, w: WIDTH, h, valign: 'top', fit: 'shrink' });
      y += h + 0.1;
    }
    if (table) drawTable(page, table, lang, { y, font });
    if (chart) drawChart(page, chart, lang, { y, font });
  });
  return (await file.write({ outputType: 'uint8array' })) as Uint8Array;
}

function drawCover(page: PageOfSlides, title: string, subtitle: string, font: string): void {
  page.background = { color: ACCENT };
  page.addText(cut(title, 160), {
    x: PAGE.margin,
    y: 2.2,
    w: WIDTH,
    h: 1.8,
    fontFace: font,
    fontSize: title.length > 60 ? 30 : 38,
    bold: true,
    color: 'FFFFFF',
    valign: 'bottom',
  });
  page.addText(cut(subtitle, 200), {
    x: PAGE.margin,
    y: 4.2,
    w: WIDTH,
    h: 0.8,
    fontFace: font,
    fontSize: 18,
    color: 'D5E8E8',
  });
}

/** Headline, the line under it, and the number of the slide. */
function drawFrame(page: PageOfSlides, headline: string, number: number, font: string): void {
  page.addText(cut(headline, 120), {
    x: PAGE.margin,
    y: 0.35,
    w: WIDTH,
    h: 0.8,
    fontFace: font,
    fontSize: 26,
    bold: true,
    color: ACCENT,
    valign: 'middle',
  });
  page.addShape('line', { x: PAGE.margin, y: 1.2, w: WIDTH, h: 0, line: { color: 'D5D9DE', width: 1 } });
  page.addText(`${number}`, {
    x: PAGE.width - 1.2,
    y: 7.0,
    w: 0.6,
    h: 0.3,
    fontFace: font,
    fontSize: 10,
    color: SOFT,
    align: 'right',
  });
}

function drawFoot(page: PageOfSlides, legend: string, font: string): void {
  if (legend === '') return;
  page.addText(legend, {
    x: PAGE.margin,
    y: 7.0,
    w: WIDTH - 0.8,
    h: 0.35,
    fontFace: font,
    fontSize: 8,
    color: SOFT,
    valign: 'middle',
  });
}

/** Paragraphs in letters as large as all of them together allow, up to `MOST` characters. */
function runsOf(lines: readonly SlideLine[], lang: Slides['lang'], font: string): object[] {
  const length = lines.reduce((sum, line) => sum + line.text.length, 0);
  const [largest, perPoint] = lang === 'zh' ? [15, 110] : [22, 130];
  const fontSize = Math.max(11, Math.min(20, Math.floor(largest - length / perPoint)));
  let left = MOST;
  return lines.flatMap(({ text, style, source, basis }) => {
    if (left <= 0) return [];
    const words = cut(style === 'quote' ? `“${text}”${source ? ` [${source}]` : ''}` : text, left);
    left -= words.length;
    const options = {
      breakLine: true,
      fontFace: font,
      fontSize: style === 'note' ? Math.max(10, fontSize - 4) : fontSize,
      bold: style === 'strong',
      italic: style === 'quote' && lang !== 'zh',
      color: style === 'note' || style === 'quote' ? SOFT : INK,
      paraSpaceAfter: 8,
    };
    const mark = markOf(lang, basis);
    if (mark === '') return [{ text: words, options }];
    const beside = { ...options, fontSize: Math.max(9, options.fontSize - 6), bold: false, italic: false, color: SOFT };
    return [
      { text: words, options: { ...options, breakLine: false } },
      { text: ` ${mark}`, options: beside },
    ];
  });
}

interface Place {
  readonly y: number;
  readonly font: string;
}

const titled = (text: string, lang: Slides['lang'], basis: Basis) =>
  [text, markOf(lang, basis)].filter(Boolean).join(' ');

function drawTable(
  page: PageOfSlides,
  { columns, rows }: NonNullable<Slide['table']>,
  lang: Slides['lang'],
  { y, font }: Place,
): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const head = columns.map((column) => ({
    text: titled(column.title, lang, column.basis),
    options: { bold: true, color: 'FFFFFF', fill: { color: ACCENT } },
  }));
  const body = rows.slice(0, 10).map((row, number) =>
    row.map((text) => ({
      text: cut(text, 90),
      options: { color: INK, fill: { color: number % 2 ? SHADE : 'FFFFFF' } },
    })),
  );
  page.addTable([head, ...body], {
    x: PAGE.margin,
    y,
    w: WIDTH,
    colW: columns.map(({ share }) => (WIDTH * share) / shares),
    fontFace: font,
    fontSize: 12,
    border: { type: 'solid', color: 'D5D9DE', pt: 0.5 },
    valign: 'middle',
  });
}

function drawChart(
  page: PageOfSlides,
  chart: NonNullable<Slide['chart']>,
  lang: Slides['lang'],
  { y, font }: Place,
): void {
  page.addChart(
    'bar',
    chart.series.map(({ name, values }) => ({
      name: titled(name, lang, chart.basis),
      labels: [...chart.categories],
      values: [...values],
    })),
    {
      x: PAGE.margin,
      y,
      w: WIDTH,
      h: 6.9 - y,
      barDir: 'bar',
      barGrouping: 'clustered',
      catAxisOrientation: 'maxMin',
      valAxisMinVal: 0,
      ...(chart.unit === '%' && { valAxisMaxVal: 100 }),
      showLegend: true,
      legendPos: 'b',
      chartColors: [ACCENT, '9CC7C7', 'E0A458'],
      catAxisLabelFontFace: font,
      catAxisLabelFontSize: 11,
      valAxisLabelFontSize: 10,
      valGridLine: { color: 'D5D9DE', size: 0.5 },
    },
  );
}
