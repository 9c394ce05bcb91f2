import {
  AlignmentType,
  Footer,
  Header,
  ImageRun,
  type ISectionOptions,
  NumberFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  Document as WordDocument,
} from 'docx';
import { paragraphLabel } from './blocks.ts';
import { printable } from './document.ts';
import type { ImageSize } from './image-size.ts';

/** A patent application as an office takes it: its parts one after the other, each with pages of its own. */
export interface Filing {
  readonly title: string;
  readonly lang: 'en' | 'zh';
  readonly parts: readonly FilingPart[];
}

export interface FilingPart {
  /** Stands at the head of each of its pages. */
  readonly name: string;
  readonly blocks: readonly FilingBlock[];
}

/**
 * Where the words of a block are from: the claims, sentences of the disclosure, a document of the corpus, a person, a
 * model held to the claims and the disclosure; what is to be supplied; the fixed words of the form. The application
 * prints none of it: an office takes no marks. The report on its checks lists it by paragraphs.
 */
export type FilingBasis = 'claims' | 'disclosure' | 'document' | 'person' | 'model' | 'open' | 'form';

export type FilingBlock = { readonly basis: FilingBasis } /** The title of the invention. */ & (
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** With a number in brackets that counts through the part: [0001]. */
  | { readonly kind: 'numbered'; readonly text: string }
  | { readonly kind: 'plain'; readonly text: string }
  /** A claim with its printed number; lines are kept. */
  | { readonly kind: 'claim'; readonly number: number; readonly text: string }
  /** What has to be supplied before the application is filed. */
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'figure'; readonly label: string; readonly size: ImageSize; readonly content: Uint8Array }
);

const FONT = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: 'SimSun', cs: 'Times New Roman' };
/** Twelve points, in halves; lines at one and a half. */
const SIZE = 24;
const LINE = 360;
/** A4 with 25 mm at the left and top, 15 mm at the right and bottom, in twentieths of a point. */
const MARGINS = { top: 1417, left: 1417, right: 850, bottom: 850 };
/** Most of a picture's width and height on a page, in pixels at 96 to the inch. */
const MOST_WIDTH = 600;
const MOST_HEIGHT = 820;

/** The application as a Word file (Office Open XML), A4, black on white. */
export async function toFilingDocx(filing: Filing): Promise<Uint8Array> {
  const file = new WordDocument({
    title: printable(filing.title),
    creator: 'Priora',
    styles: {
      default: { document: { run: { font: FONT, size: SIZE }, paragraph: { spacing: { line: LINE, after: 0 } } } },
    },
    sections: filing.parts.map((part) => sectionOf(part, filing.lang)),
  });
  return Packer.toBuffer(file);
}

function sectionOf(part: FilingPart, lang: Filing['lang']): ISectionOptions {
  let paragraph = 0;
  return {
    properties: {
      page: {
        size: { width: 11906, height: 16838 },
        margin: MARGINS,
        pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL },
      },
    },
    headers: {
      default: new Header({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            spacing: { after: 240 },
            children: [
              new TextRun({
                text: printable(part.name),
                bold: true,
                size: 32,
                ...(lang === 'zh' && { characterSpacing: 120 }),
              }),
            ],
          }),
        ],
      }),
    },
    footers: {
      default: new Footer({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ children: [PageNumber.CURRENT], size: 20 })],
          }),
        ],
      }),
    },
    children: part.blocks.flatMap((block) => {
      if (block.kind === 'numbered' || block.kind === 'open') paragraph++;
      return paragraphsOf(block, paragraph, lang);
    }),
  };
}

/** Lines of a text as runs with breaks. */
const runs = (text: string, style: { bold?: boolean; highlight?: 'yellow' } = {}) =>
  printable(text)
    .split('\n')
    .map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }), ...style }));

function paragraphsOf(block: FilingBlock, paragraph: number, lang: Filing['lang']): Paragraph[] {
  // Chinese indents the first line by two characters; a number in brackets stands before it
  const indent = lang === 'zh' ? { firstLine: 480 } : {};
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 240 },
          children: [new TextRun({ text: printable(block.text), bold: true, size: 28 })],
        }),
      ];
    case 'heading':
      return [
        new Paragraph({
          keepNext: true,
          spacing: { before: 200, after: 60 },
          children: runs(block.text, { bold: true }),
        }),
      ];
    case 'numbered':
      return [
        new Paragraph({
          alignment: AlignmentType.BOTH,
          children: [
            new TextRun({ text: `${paragraphLabel(paragraph)}${lang === 'zh' ? '　　' : '  '}` }),
            ...runs(block.text),
          ],
        }),
      ];
    case 'open':
      return [
        new Paragraph({
          children: [
            new TextRun({ text: `${paragraphLabel(paragraph)}${lang === 'zh' ? '　　' : '  '}` }),
            ...runs(block.text, { highlight: 'yellow' }),
          ],
        }),
      ];
    case 'plain':
      return [new Paragraph({ alignment: AlignmentType.BOTH, indent, children: runs(block.text) })];
    case 'claim':
      return [
        new Paragraph({
          alignment: AlignmentType.BOTH,
          spacing: { after: 120 },
          indent,
          children: runs(`${block.number}. ${block.text}`),
        }),
      ];
    case 'figure': {
      const { type, width_px, height_px } = block.size;
      const scale = Math.min(1, MOST_WIDTH / width_px, MOST_HEIGHT / height_px);
      return [
        new Paragraph({
          alignment: AlignmentType.CENTER,
          keepNext: true,
          spacing: { line: 240 },
          children: [
            new ImageRun({
              type,
              data: block.content,
              transformation: {
                width: Math.max(1, Math.round(width_px * scale)),
                height: Math.max(1, Math.round(height_px * scale)),
              },
              altText: { name: printable(block.label), description: printable(block.label) },
            }),
          ],
        }),
        new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 240 }, children: runs(block.label) }),
      ];
    }
  }
}
