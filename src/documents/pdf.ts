import PdfDocument from 'pdfkit';
import {
  type Block,
  type Cell,
  contentsOf,
  type Document,
  type Inline,
  printable,
  type Span,
  spanOf,
  type Table,
  type Tone,
} from './document.ts';
import { colourOf, type Drawing, drawn, drawnTree } from './drawing.ts';
import { chineseFont, koreanFont, openedFont } from './fonts.ts';
import { logoSize } from './logo.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 14;
const INK = '#1a1d21';
const SOFT = '#5a626c';
const LINE = '#d5d9de';
const ACCENT = '#0a6565';
const SHADE = '#f5f6f8';
const FILLS: Readonly<Record<Tone, string | undefined>> = {
  good: '#dcefe0',
  middling: '#fdf1cf',
  bad: '#f7dfdc',
  muted: undefined,
};
const CELL = { size: 7.8, x: 4, y: 3.5 };
/** Height of a caption above a table, with the gap below it. */
const CAPTION = 16;

/** Said in a PDF whose font cannot show everything. */
const NO_FONT =
  'This PDF was written without the font for Chinese (an optional package): characters outside Latin 1 are shown as "?". The HTML and DOCX files have them all.';

/** Said in a PDF whose font has Chinese, and lacks letters of the text. */
const LACKING = {
  en: 'Letters that the font of this PDF does not have are shown as "?".',
  zh: '本 PDF 的字体所缺的文字显示为“?”。',
} as const;

interface Fonts {
  readonly regular: string | Buffer;
  readonly bold: string | Buffer;
  /** True where the fonts hold Latin 1 alone. */
  readonly latin: boolean;
}

const LATIN_FONTS: Fonts = { regular: 'Helvetica', bold: 'Helvetica-Bold', latin: true };

/**
 * Fonts with Chinese (Noto Sans Hans, SIL Open Font License), if the optional package that ships them is installed; for
 * a text in Hangul, which they lack, fonts of the system that have it, if there are any.
 */
async function fontsFor(document: Document): Promise<Fonts> {
  if (/\p{Script=Hangul}/u.test(JSON.stringify(document))) {
    const [regular, bold] = [koreanFont('Regular'), koreanFont('Bold')];
    if (regular && bold) return { regular: await openedFont(regular), bold: await openedFont(bold), latin: false };
  }
  const [regular, bold] = [chineseFont('Regular'), chineseFont('Bold')];
  if (!regular || !bold) return LATIN_FONTS;
  return { regular: await openedFont({ file: regular }), bold: await openedFont({ file: bold }), latin: false };
}

/**
 * The document as a PDF file, A4, with links between its places and an outline.
 * @param options `quick`: where Latin 1 has all its characters, set it in fonts that every reader has: a tenth of the
 * time and of the bytes.
 */
export async function toPdf(document: Document, options: { readonly quick?: boolean } = {}): Promise<Uint8Array> {
  const fonts = options.quick && isLatin1(document) ? LATIN_FONTS : await fontsFor(document);
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: document.lang,
    info: { Title: printable(document.title), Creator: 'Priora' },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const writer = writerOf(pdf, fonts, document);
  writer.head();
  for (const [at, block] of document.blocks.entries()) writer.block(block, document.blocks[at + 1]);
  writer.runningLines();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writerOf(pdf: PDFKit.PDFDocument, fonts: Fonts, document: Document) {
  const ids = new Set(document.blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : [])));
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  const shown = shownBy(pdf, fonts);
  /** The Chinese fonts set typographic quotation marks as wide as a character: not in a text of Latin letters. */
  const narrow = (text: string): Pick<PDFKit.Mixins.TextOptions, 'features'> =>
    document.lang === 'en' && !fonts.latin && /[‘’“”]/.test(text) ? { features: ['pwid'] } : {};

  /** Starts a page if less than `height` is left. */
  const room = (height: number) => {
    if (pdf.y + height > BOTTOM) pdf.addPage();
  };
  const put = (
    text: string,
    options: PDFKit.Mixins.TextOptions & { size?: number; bold?: boolean; color?: string } = {},
  ) => {
    const { size = 9.5, bold = false, color = INK, ...rest } = options;
    pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color);
    pdf.text(shown(text), { lineGap: 1.6, ...narrow(text), ...rest });
  };
  const runs = (content: readonly Inline[], size: number, at?: { x: number; width: number }) => {
    // a line each: what follows a break within one text is set where the text before it ended
    for (const spans of linesOf(content.map(spanOf))) {
      pdf.x = at?.x ?? MARGIN;
      spans.forEach((span, index) => {
        const { bold, color, place, link } = look(span);
        pdf
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(color);
        pdf.text(shown(span.text), {
          lineGap: 1.4,
          continued: index < spans.length - 1,
          width: at?.width ?? WIDTH,
          goTo: place ?? null,
          link: link ?? null,
          ...narrow(span.text),
        } as PDFKit.Mixins.TextOptions);
      });
    }
    pdf.x = MARGIN;
  };
  const look = ({ style, href }: Span) => {
    const place = href?.startsWith('#') && ids.has(href.slice(1)) ? href.slice(1) : undefined;
    const link = href && /^https?:/.test(href) ? href : undefined;
    const color = place || link ? ACCENT : style === 'muted' || style === 'code' ? SOFT : INK;
    return { bold: style === 'strong', color, place, link };
  };
  const heightOf = (content: readonly Inline[], size: number, width: number) => {
    pdf.font('regular').fontSize(size);
    const spans = content.map(spanOf);
    const text = spans.map((span) => span.text).join('');
    // bold is a little wider than what is measured
    const bold = spans.some(({ style }) => style === 'strong');
    return pdf.heightOfString(shown(text), { width: bold ? width * 0.97 : width, lineGap: 1.4, ...narrow(text) });
  };
  /** Lines of the contents, whose page numbers are written when all pages are there. */
  const pages: { readonly id: string; readonly page: number; readonly y: number }[] = [];
  const pageOf = new Map<string, number>();
  const place = (id: string | undefined) => {
    if (id && !pageOf.has(id)) pageOf.set(id, pdf.bufferedPageRange().count);
    if (id) pdf.addNamedDestination(id, 'XYZ', MARGIN, pdf.y - 6, null as unknown as number);
  };
  /** Something set apart by a line at its left. */
  const apart = (color: string, height: number, write: () => void) => {
    room(Math.min(height, BOTTOM - MARGIN));
    const top = pdf.y;
    const page = pdf.bufferedPageRange().count;
    write();
    if (pdf.bufferedPageRange().count === page)
      pdf
        .moveTo(MARGIN + 4, top)
        .lineTo(MARGIN + 4, pdf.y)
        .lineWidth(2)
        .strokeColor(color)
        .stroke();
    pdf.moveDown(0.5);
  };

  const widthsOf = (columns: Table['columns']) => {
    const total = columns.reduce((sum, { share }) => sum + share, 0);
    return columns.map(({ share }) => (share / total) * WIDTH);
  };
  const rowHeight = (cells: readonly Cell[], widths: readonly number[]) =>
    Math.max(...cells.map(({ content }, index) => heightOf(content, CELL.size, widths[index]! - 2 * CELL.x))) +
    2 * CELL.y;
  const titlesOf = (columns: Table['columns']): Cell[] =>
    columns.map(({ title, mark }) => ({
      content: [{ text: title, style: 'strong' }, ...(mark ? [{ text: ` ${mark}`, style: 'muted' as const }] : [])],
    }));
  /** Caption, head and first row of a table. */
  const begunTable = ({ columns, rows }: Pick<Table, 'columns' | 'rows'>): number => {
    const widths = widthsOf(columns);
    return rowHeight(titlesOf(columns), widths) + Math.max(60, CAPTION + (rows[0] ? rowHeight(rows[0], widths) : 0));
  };
  /** What of a block must stand below its heading. */
  const begun = (block: Block): number =>
    block.kind === 'table'
      ? begunTable(block)
      : block.kind === 'chart'
        ? drawn(block, WIDTH).height + 24
        : block.kind === 'tree'
          ? drawnTree(block, WIDTH).height + 24
          : 0;

  function table({ caption, columns, rows }: Table): void {
    const widths = widthsOf(columns);
    const heightsOf = (cells: readonly Cell[]) => rowHeight(cells, widths);
    const row = (cells: readonly Cell[], head: boolean, height: number) => {
      const top = pdf.y;
      let x = MARGIN;
      cells.forEach(({ content, tone }, index) => {
        const width = widths[index]!;
        const fill = head ? SHADE : tone && FILLS[tone];
        if (fill) pdf.rect(x, top, width, height).fill(fill);
        pdf.rect(x, top, width, height).lineWidth(0.5).strokeColor(LINE).stroke();
        pdf.y = top + CELL.y;
        runs(content, CELL.size, { x: x + CELL.x, width: width - 2 * CELL.x });
        x += width;
      });
      pdf.y = top + height;
      pdf.x = MARGIN;
    };
    const titles = titlesOf(columns);
    const headHeight = heightsOf(titles);
    // caption and head never stand on a page without the first row
    const least = begunTable({ columns, rows });
    room(least < BOTTOM - MARGIN ? least : 60 + headHeight);
    put(caption, { size: 8.5, color: SOFT });
    pdf.moveDown(0.2);
    row(titles, true, headHeight);
    for (const cells of rows) {
      const height = heightsOf(cells);
      if (pdf.y + height > BOTTOM && height < BOTTOM - MARGIN - headHeight) {
        pdf.addPage();
        row(titles, true, headHeight);
      }
      if (height < BOTTOM - MARGIN - headHeight) row(cells, false, height);
      // higher than a page: as text, so that nothing is cut off
      else for (const { content } of cells) runs(content, CELL.size);
    }
    pdf.moveDown(0.8);
  }

  function figure(caption: string, { height, shapes }: Drawing): void {
    room(height + 24);
    put(caption, { size: 8.5, color: SOFT });
    pdf.moveDown(0.3);
    const top = pdf.y;
    for (const shape of shapes) {
      if (shape.kind === 'rect')
        pdf.rect(MARGIN + shape.x, top + shape.y, shape.width, shape.height).fill(`#${colourOf(shape.series)}`);
      else if (shape.kind === 'line')
        pdf
          .moveTo(MARGIN + shape.x1, top + shape.y1)
          .lineTo(MARGIN + shape.x2, top + shape.y2)
          .lineWidth(0.5)
          .strokeColor(LINE)
          .stroke();
      else {
        pdf
          .font('regular')
          .fontSize(shape.size)
          .fillColor(shape.soft ? SOFT : INK);
        const text = shown(shape.text);
        const width = pdf.widthOfString(text);
        const shift = { start: 0, middle: width / 2, end: width }[shape.anchor];
        pdf.text(text, MARGIN + shape.x - shift, top + shape.y, { lineBreak: false, baseline: 'alphabetic' });
      }
    }
    pdf.x = MARGIN;
    pdf.y = top + height;
    pdf.moveDown(0.8);
  }

  return {
    head() {
      if (document.logo) {
        const { width_pt, height_pt } = logoSize(document.logo);
        const top = pdf.y;
        pdf.image(Buffer.from(document.logo.bytes), MARGIN, top, { width: width_pt, height: height_pt });
        pdf.y = top + height_pt + 12;
        pdf.x = MARGIN;
      }
      put(document.title, { size: 20, bold: true });
      put(document.subtitle, { size: 9.5, color: SOFT });
      pdf.moveDown(0.6);
      for (const [name, value] of document.facts) {
        const top = pdf.y;
        put(name, { color: SOFT, width: 110 });
        pdf.y = top;
        pdf.x = MARGIN + 118;
        put(value, { width: WIDTH - 118 });
        pdf.x = MARGIN;
      }
      if (fonts.latin && !isLatin(document)) {
        pdf.moveDown(0.5);
        put(NO_FONT, { color: SOFT });
      } else if (!fonts.latin && lettersOf(document).some((letter) => shown(letter) !== letter)) {
        pdf.moveDown(0.5);
        put(LACKING[document.lang === 'zh' ? 'zh' : 'en'], { color: SOFT });
      }
      const entries = contentsOf(document);
      if (entries.length === 0) return;
      pdf.moveDown(0.8);
      put(document.contents!, { size: 11, bold: true });
      pdf.moveDown(0.2);
      for (const { text, id } of entries) {
        pages.push({ id, page: pdf.bufferedPageRange().count - 1, y: pdf.y });
        runs([{ text, href: `#${id}` }], 9.5, { x: MARGIN, width: WIDTH - 30 });
        pdf.moveDown(0.1);
      }
    },
    block(block: Block, next?: Block) {
      switch (block.kind) {
        case 'heading': {
          const first = block.level === 1;
          // with the beginning of what it heads
          const whole = (first ? 60 : 40) + (next ? begun(next) : 0);
          room(Math.max(first ? 150 : 70, whole < BOTTOM - MARGIN ? whole : 0));
          pdf.moveDown(first ? 1.2 : 0.6);
          place(block.id);
          put(block.text, { size: first ? 14 : 11, bold: true, color: first ? ACCENT : INK });
          pdf.moveDown(0.25);
          if (first) pdf.outline.addItem(shown(block.text));
          return;
        }
        case 'paragraph':
          room(24);
          place(block.id);
          runs(block.content, 9.5);
          pdf.moveDown(0.35);
          return;
        case 'note':
          apart(ACCENT, heightOf(block.content, 9.5, WIDTH - 16), () =>
            runs(block.content, 9.5, { x: MARGIN + 14, width: WIDTH - 16 }),
          );
          return;
        case 'list':
          for (const item of block.items) {
            room(24);
            const top = pdf.y;
            put('•', { width: 10 });
            pdf.y = top;
            runs(item, 9.5, { x: MARGIN + 12, width: WIDTH - 12 });
            pdf.moveDown(0.2);
          }
          return;
        case 'quote':
          apart(LINE, heightOf([block.text], 9, WIDTH - 20) + heightOf(block.source, 7.5, WIDTH - 20), () => {
            place(block.id);
            runs([block.text], 9, { x: MARGIN + 14, width: WIDTH - 20 });
            runs(block.source, 7.5, { x: MARGIN + 14, width: WIDTH - 20 });
          });
          return;
        case 'table':
          table(block);
          return;
        case 'chart':
          figure(block.caption, drawn(block, WIDTH));
          return;
        case 'tree':
          figure(block.caption, drawnTree(block, WIDTH));
      }
    },
    runningLines() {
      const { start, count } = pdf.bufferedPageRange();
      for (const { id, page, y } of pages) {
        pdf.switchToPage(page);
        pdf.font('regular').fontSize(9.5).fillColor(SOFT);
        const number = String(pageOf.get(id) ?? '');
        pdf.text(number, MARGIN + WIDTH - pdf.widthOfString(number), y, { lineBreak: false });
      }
      for (let index = start; index < start + count; index += 1) {
        pdf.switchToPage(index);
        pdf.page.margins.bottom = 0;
        pdf.font('regular').fontSize(8).fillColor(SOFT);
        pdf.text(`${index + 1} / ${count}`, MARGIN, PAGE.height - 34, {
          width: WIDTH,
          align: 'right',
          lineBreak: false,
        });
        if (index === start) continue;
        pdf.page.margins.top = 0;
        pdf.text(shown(`${document.title}  ·  ${document.subtitle}`), MARGIN, 26, {
          width: WIDTH,
          height: 10,
          ellipsis: true,
          lineBreak: false,
        });
      }
    },
  };
}

/** The spans of each line of a text; one that is empty takes the room of a line. */
function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const span of spans)
    span.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([]);
      if (text !== '') lines.at(-1)!.push({ ...span, text });
    });
  while (lines.at(-1)?.length === 0) lines.pop();
  return lines.map((line) => (line.length > 0 ? line : [{ text: ' ' }]));
}

/** What the fonts that every reader has cannot show. */
const NOT_LATIN_1 = /[^\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2022\u2026]/gu;
const isLatin1 = (document: Document) => JSON.stringify(document).search(NOT_LATIN_1) < 0;

/** Each letter of a document once. */
const lettersOf = (document: Document): string[] => [
  ...new Set(JSON.stringify([document.title, document.facts, document.blocks]).match(/\p{L}/gu)),
];

/**
 * A run of 200 characters without a place to break has one put in, which shows nothing: a line is found in it by
 * measuring all that is left of the run, again and again, and every measure is kept.
 */
const LONG_RUN = /[^\s\p{Script=Han}]{200}/gu;
const breakable = (text: string): string => text.replace(LONG_RUN, '$&\u200b');

/** Text as the font can show it: what it lacks becomes "?". */
function shownBy(pdf: PDFKit.PDFDocument, fonts: Fonts): (text: string) => string {
  if (fonts.latin) return (text) => breakable(printable(text).replace(NOT_LATIN_1, '?'));
  pdf.font('regular');
  const face = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font;
  const has = new Map<string, boolean>();
  const holds = (character: string) => {
    let known = has.get(character);
    if (known === undefined)
      has.set(character, (known = character === '\n' || face.hasGlyphForCodePoint(character.codePointAt(0)!)));
    return known;
  };
  return (text) =>
    breakable(
      printable(text)
        .replaceAll('\t', ' ')
        .replace(/./gu, (character) => (holds(character) ? character : '?')),
    );
}

const isLatin = (document: Document) => !/[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}]/u.test(JSON.stringify(document));
