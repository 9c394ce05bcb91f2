import { ServiceError } from '#errors.ts';
import type { FileKind } from '#files/kinds.ts';
import { type OfficePackage, openPackage, unconvertible } from '#sources/office/package.ts';
import { blocksOf } from './blocks.ts';
import { HOW_TO_HAVE_OCR, type Ocr, type RecognisedLine } from './ocr.ts';
import { sheetPages } from './office/sheets.ts';
import { slidePages } from './office/slides.ts';
import { wordPages } from './office/word.ts';
import type { DrawnPage, Page, Picture, RawPage, ReadDocument, Run } from './page.ts';
import { openPdf, pixelsOfJpeg, unreadable } from './pdf.ts';
import { bombIn } from './pdf-streams.ts';
import { fromPng, toPng } from './png.ts';

/** Pages of a document that are read, and pixels of a picture. */
export const MOST_PAGES = 200;
const MOST_PIXELS = 40_000_000;
/** Letters are so much of the height of a recognised line. */
const LETTERS = 0.72;

const OFFICE: Readonly<Record<string, (office: OfficePackage) => Promise<Page[]>>> = {
  docx: wordPages,
  pptx: slidePages,
  xlsx: sheetPages,
};

/** Loads the recogniser at its first use; undefined where none is installed. */
export type OcrLoader = () => Promise<Ocr | undefined>;

/**
 * Reads a document: pages in reading order, each as blocks. What has words as text is read by where they stand; what is
 * a picture, by recognition. Meant for a thread that can be ended.
 * @throws ServiceError `file_refused` with the reason on the wire: PDF_PARSE_FAILED, DOCUMENT_CONVERSION_FAILED,
 *   OCR_FAILED (nothing can be read without recognition, and it is not installed); more pages than are read.
 */
export async function readDocument(bytes: Buffer, kind: FileKind, ocr: OcrLoader): Promise<ReadDocument> {
  if (kind === 'pdf') return readPdf(bytes, ocr);
  if (kind === 'png' || kind === 'jpg') return readPicture(bytes, kind, ocr);
  const read = OFFICE[kind];
  if (!read)
    throw unconvertible(`Files of old office programs (.${kind}) are not read: save it as .${kind}x, or as PDF.`);
  const pages = await read(await openPackage(bytes));
  atMost(pages.length);
  const unplaced =
    kind === 'pptx'
      ? []
      : ['Such a file does not say where on a page something stands: boxes are the whole page, with confidence 0.'];
  return { pages, notes: unplaced };
}

function atMost(pages: number): void {
  if (pages > MOST_PAGES)
    throw new ServiceError(
      'file_refused',
      `The document has ${pages} pages: at most ${MOST_PAGES} are read. Send it in parts.`,
      {
        field: 'file',
        too_large: true,
      },
    );
}

const needsOcr = (what: string) =>
  new ServiceError('file_refused', `${what} ${HOW_TO_HAVE_OCR}`, { field: 'file', reason: 'OCR_FAILED' });

/**
 * Pages without a word of text that show something are recognised, if that is possible. Page after page: pixels of one
 * page are gone before the next is read.
 */
async function readPdf(bytes: Buffer, load: OcrLoader): Promise<ReadDocument> {
  const bomb = bombIn(bytes);
  if (bomb !== undefined)
    throw unreadable(`Its stream at byte ${bomb} unpacks to more than any page needs: save it again, or a part of it.`);
  const pdf = await openPdf(bytes);
  try {
    atMost(pdf.pages);
    const notes: string[] = [];
    const drawn: DrawnPage[] = [];
    let ocr: Ocr | undefined;
    let bare = 0;
    for (let number = 1; number <= pdf.pages; number++) {
      const page = await pdf.page(number);
      if (!isPicture(page)) {
        drawn.push(packed(page));
        continue;
      }
      bare += 1;
      ocr ??= await load();
      if (!ocr) notes.push(`Page ${number} is a picture; its words were not read. ${HOW_TO_HAVE_OCR}`);
      drawn.push(ocr ? await recognised(page, ocr) : packed(page));
    }
    if (bare > 0 && !ocr && drawn.every(({ runs }) => runs.every(({ text }) => text.trim() === '')))
      throw needsOcr('The PDF has no text layer: its pages are pictures.');
    return { pages: blocksOf(drawn), notes };
  } finally {
    await pdf.close();
  }
}

/** A page with its pictures as files. */
function packed({ pictures, ...page }: RawPage): DrawnPage {
  return {
    ...page,
    pictures: pictures.map(({ picture, ...at }) => ({
      ...at,
      ...(picture && { file: { kind: 'png' as const, bytes: toPng(picture) } }),
    })),
  };
}

const isPicture = ({ runs, pictures }: RawPage) => pictures.length > 0 && runs.every(({ text }) => text.trim() === '');

const runOf = (
  { text, confidence, ...box }: RecognisedLine,
  across: number,
  down: number,
  at = { x: 0, y: 0 },
): Run => ({
  text,
  confidence,
  x0: at.x + box.x0 * across,
  y0: at.y + box.y0 * down,
  x1: at.x + box.x1 * across,
  y1: at.y + box.y1 * down,
  size: (box.y1 - box.y0) * down * LETTERS,
});

/** A page with the words that its pictures show. */
async function recognised(page: RawPage, ocr: Ocr): Promise<DrawnPage> {
  const runs: Run[] = [];
  for (const { picture, x0, y0, x1, y1 } of page.pictures) {
    if (!picture) continue;
    const lines = await ocr.read(picture);
    runs.push(
      ...lines.map((line) => runOf(line, (x1 - x0) / picture.width, (y1 - y0) / picture.height, { x: x0, y: y0 })),
    );
  }
  return { ...packed(page), runs };
}

async function decoded(bytes: Buffer, kind: 'png' | 'jpg'): Promise<Picture> {
  try {
    return kind === 'png' ? fromPng(bytes, MOST_PIXELS) : await pixelsOfJpeg(bytes, MOST_PIXELS);
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    throw unconvertible(`The picture cannot be read: ${(cause as Error).message}. Save it again.`, cause);
  }
}

async function readPicture(bytes: Buffer, kind: 'png' | 'jpg', load: OcrLoader): Promise<ReadDocument> {
  const picture = await decoded(bytes, kind);
  const ocr = await load();
  if (!ocr) throw needsOcr('A picture has no text layer.');
  const { width, height } = picture;
  const lines = await ocr.read(picture);
  const page: DrawnPage = {
    width,
    height,
    rules: [],
    pictures: [],
    runs: lines.map((line) => runOf(line, 1, 1)),
  };
  const [read] = blocksOf([page]);
  const whole = { type: 'figure' as const, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, confidence: 1, file: { kind, bytes } };
  return lines.length > 0
    ? { pages: [read!], notes: [] }
    : { pages: [{ blocks: [whole] }], notes: ['No words were found in the picture.'] };
}
