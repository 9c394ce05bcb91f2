import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LeaderType,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  Document as WordDocument,
  Table as WordTable,
} from 'docx';
import { ChartRun } from 'docx/charts';
import {
  type Block,
  type Cell,
  type Chart,
  contentsOf,
  type Document,
  type Inline,
  printable,
  spanOf,
  type Table,
  type Tone,
} from './document.ts';
import { colourOf, linesOf, spoken } from './drawing.ts';
import { logoSize } from './logo.ts';

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' };
const CODE_FONT = { ascii: 'Consolas', hAnsi: 'Consolas', eastAsia: 'Microsoft YaHei', cs: 'Consolas' };
const FILLS: Readonly<Record<Tone, string | undefined>> = {
  good: 'DCEFE0',
  middling: 'FDF1CF',
  bad: 'F7DFDC',
  muted: undefined,
};
/** Width between the margins of an A4 page, in twentieths of a point. */
const TEXT_WIDTH = 9638;
const MARGIN = 1134;

/** The document as a Word file (Office Open XML), A4. */
export async function toDocx(document: Document): Promise<Uint8Array> {
  const ids = new Set(document.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : [])));
  const file = new WordDocument({
    title: printable(document.title),
    creator: 'Priora',
    styles: {
      default: {
        document: { run: { font: FONT, size: 20 }, paragraph: { spacing: { after: 100 } } },
        title: { run: { font: FONT, size: 40, bold: true }, paragraph: { spacing: { after: 60 } } },
        heading1: {
          run: { font: FONT, size: 28, bold: true, color: '0A6565' },
          paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
        },
        heading2: {
          run: { font: FONT, size: 22, bold: true },
          paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: 'bullet',
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: 'D5D9DE', space: 4 } },
                children: [
                  new TextRun({
                    text: `${printable(document.title)}  ·  ${printable(document.subtitle)}`,
                    size: 16,
                    color: '5A626C',
                  }),
                ],
              }),
            ],
          }),
          first: new Header({ children: [] }),
        },
        footers: { default: pageNumbers(), first: pageNumbers() },
        children: [
          ...logoOf(document),
          new Paragraph({ heading: HeadingLevel.TITLE, children: [run(document.title)] }),
          new Paragraph({ children: [new TextRun({ text: printable(document.subtitle), color: '5A626C' })] }),
          factTable(document.facts),
          ...contents(document, ids),
          ...document.blocks.flatMap((block, index) => blockParts(block, ids, document.blocks[index + 1])),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** The logo in a paragraph of its own, as large as `logoSize` says (pixels of 1/96 inch). */
function logoOf({ logo }: Document): Paragraph[] {
  if (!logo) return [];
  const { width_pt, height_pt } = logoSize(logo);
  const transformation = { width: Math.round((width_pt * 4) / 3), height: Math.round((height_pt * 4) / 3) };
  return [
    new Paragraph({ children: [new ImageRun({ type: logo.type, data: Buffer.from(logo.bytes), transformation })] }),
  ];
}

const pageNumbers = () =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], size: 16, color: '5A626C' }),
        ],
      }),
    ],
  });

/** What links to the id lead to. */
const marked = (children: ParagraphChild[], id: string | undefined): ParagraphChild[] =>
  id ? [new Bookmark({ id, children })] : children;

const run = (text: string) => new TextRun({ text: printable(text) });

/** The runs of some text; lines are kept. */
function runs(content: readonly Inline[], ids: ReadonlySet<string>, size?: number): ParagraphChild[] {
  return content.map(spanOf).flatMap(({ text, style, href }): ParagraphChild[] => {
    const place = href?.startsWith('#') ? href.slice(1) : undefined;
    const linked = href !== undefined && (place === undefined || ids.has(place));
    const parts = printable(text)
      .split('\n')
      .map(
        (line, index) =>
          new TextRun({
            text: line,
            ...(index > 0 && { break: 1 }),
            ...(style === 'strong' && { bold: true }),
            ...(style === 'code' && { font: CODE_FONT }),
            ...(style === 'muted' && { color: '5A626C' }),
            ...(linked && { color: '0A6565' }),
            ...(size !== undefined && { size }),
          }),
      );
    if (!linked) return parts;
    return place === undefined
      ? [new ExternalHyperlink({ link: href!, children: parts })]
      : [new InternalHyperlink({ anchor: place, children: parts })];
  });
}

function blockParts(block: Block, ids: ReadonlySet<string>, next?: Block): (Paragraph | WordTable)[] {
  switch (block.kind) {
    case 'heading': {
      const text = run(block.text);
      return [
        new Paragraph({
          heading: block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          children: marked([text], block.id),
        }),
      ];
    }
    case 'paragraph':
      // what says what a passage shows stays with it
      return [
        new Paragraph({
          children: marked(runs(block.content, ids), block.id),
          keepNext: next?.kind === 'quote',
        }),
      ];
    case 'note':
      return [
        new Paragraph({
          children: runs(block.content, ids),
          shading: { type: ShadingType.CLEAR, fill: 'F5F6F8' },
          border: { left: { style: BorderStyle.SINGLE, size: 18, color: '0A6565', space: 8 } },
          indent: { left: 200 },
        }),
      ];
    case 'list':
      return block.items.map(
        (item) => new Paragraph({ numbering: { reference: 'points', level: 0 }, children: runs(item, ids) }),
      );
    case 'quote': {
      const border = { left: { style: BorderStyle.SINGLE, size: 12, color: 'D5D9DE', space: 8 } };
      const text = runs([block.text], ids);
      return [
        new Paragraph({
          children: marked(text, block.id),
          border,
          indent: { left: 300 },
          spacing: { after: 20 },
          keepNext: true,
        }),
        new Paragraph({
          children: runs(block.source, ids, 16),
          border,
          indent: { left: 300 },
          spacing: { after: 160 },
        }),
      ];
    }
    case 'table':
      return [
        new Paragraph({
          children: [new TextRun({ text: printable(block.caption), color: '5A626C', size: 18 })],
          keepNext: true,
          spacing: { before: 120, after: 60 },
        }),
        wordTable(block, ids),
        new Paragraph({ children: [] }),
      ];
    case 'chart':
      return [
        new Paragraph({
          children: [new TextRun({ text: printable(block.caption), color: '5A626C', size: 18 })],
          keepNext: true,
          spacing: { before: 120, after: 60 },
        }),
        new Paragraph({ children: [wordChart(block)] }),
      ];
    case 'tree':
      return [
        new Paragraph({
          children: [new TextRun({ text: printable(block.caption), color: '5A626C', size: 18 })],
          keepNext: true,
          spacing: { before: 120, after: 60 },
        }),
        ...linesOf(block).lines.map(
          ({ item, depth }) =>
            new Paragraph({
              indent: { left: 300 * Math.min(depth, 20) + 240, hanging: 240 },
              spacing: { after: 20 },
              children: [
                new TextRun({ text: depth === 0 ? '■ ' : '└ ', color: `${colourOf(item.marked ? 1 : 0)}` }),
                new TextRun({ text: printable(item.text), ...(item.marked && { bold: true }) }),
              ],
            }),
        ),
      ];
  }
}

function contents(document: Document, ids: ReadonlySet<string>): Paragraph[] {
  const entries = contentsOf(document);
  if (entries.length === 0) return [];
  return [
    new Paragraph({
      spacing: { before: 240, after: 60 },
      children: [new TextRun({ text: printable(document.contents!), bold: true, size: 22 })],
    }),
    ...entries.map(
      ({ text, id }) =>
        new Paragraph({
          spacing: { after: 20 },
          tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
          children: [
            ...runs([{ text, href: `#${id}` }], ids),
            new TextRun({ children: [new Tab()] }),
            new PageReference(id),
          ],
        }),
    ),
  ];
}

/** Of a line, in pixels. */
const CHART_WIDTH = 640;

/** A chart of the word processor's own: drawn by it as vectors, its numbers kept beside it. */
function wordChart(chart: Chart): ChartRun {
  const { form, unit, categories, series } = chart;
  const shown = (texts: readonly string[]) => texts.map((text) => printable(text).slice(0, 60) || ' ');
  const bars = form === 'bars';
  // each bar has room for its name: where there is less, word processors leave out every second one
  const height = bars ? 84 + 28 * categories.length : 250;
  return new ChartRun({
    type: bars ? 'bar' : 'column',
    categories: shown(categories),
    series: series.map(({ name, values }, index) => ({
      name: printable(name) || ' ',
      values: [...values],
      color: colourOf(index),
    })),
    ...(series.length > 1 ? { stacking: 'stacked' as const } : { legend: false as const }),
    gapWidth: 45,
    chartArea: { fill: 'none', border: 'none' },
    font: { name: 'Calibri' },
    valueAxis: { title: printable(unit), numberFormat: '#,##0' },
    // the first bar stands on top
    ...(bars && { categoryAxis: { reverseOrder: true } }),
    ...(series.length === 1 && categories.length <= 25 && { dataLabels: { value: true } }),
    altText: { name: printable(chart.caption).slice(0, 100), description: printable(spoken(chart)).slice(0, 2000) },
    transformation: { width: CHART_WIDTH, height },
  });
}

const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D5D9DE' };
const BORDERS = { top: LINE, bottom: LINE, left: LINE, right: LINE };

function wordTable({ columns, rows }: Table, ids: ReadonlySet<string>): WordTable {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => Math.floor((share / total) * TEXT_WIDTH));
  const made = (content: readonly Inline[], column: number, fill?: string) =>
    new TableCell({
      width: { size: widths[column]!, type: WidthType.DXA },
      borders: BORDERS,
      margins: { top: 50, bottom: 50, left: 80, right: 80 },
      ...(fill && { shading: { type: ShadingType.CLEAR, fill } }),
      children: [new Paragraph({ children: runs(content, ids, 17), spacing: { after: 0 } })],
    });
  return new WordTable({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map(({ title, mark }, index) =>
          made(
            [{ text: title, style: 'strong' }, ...(mark ? [{ text: ` ${mark}`, style: 'muted' as const }] : [])],
            index,
            'F5F6F8',
          ),
        ),
      }),
      ...rows.map(
        (row) =>
          new TableRow({
            cantSplit: true,
            children: row.map((cell: Cell, index) => made(cell.content, index, cell.tone && FILLS[cell.tone])),
          }),
      ),
    ],
  });
}

function factTable(facts: Document['facts']): WordTable {
  const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
  const borders = { top: none, bottom: none, left: none, right: none };
  const widths = [2200, TEXT_WIDTH - 2200];
  const made = (text: string, column: number, color?: string) =>
    new TableCell({
      width: { size: widths[column]!, type: WidthType.DXA },
      borders,
      children: [
        new Paragraph({
          spacing: { after: 20 },
          children: [new TextRun({ text: printable(text), ...(color && { color }) })],
        }),
      ],
    });
  return new WordTable({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: facts.map(([name, value]) => new TableRow({ children: [made(name, 0, '5A626C'), made(value, 1)] })),
  });
}
