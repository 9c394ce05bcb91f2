import { fileURLToPath } from 'node:url';
import { ServiceError } from '#errors.ts';
import type { Picture, RawPage, Rule, Run } from './page.ts';

// What is used of pdf.js, which reads the files (ISO 32000). Scripts of a document are never run, fonts never loaded.

type Matrix = readonly [number, number, number, number, number, number];
interface TextItem {
  readonly str: string;
  readonly transform: Matrix;
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}
interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly any[] | null)[];
}
interface PdfPage {
  getViewport(how: { scale: number }): { readonly width: number; readonly height: number; readonly transform: Matrix };
  getTextContent(): Promise<{ readonly items: readonly (TextItem | { readonly type: string })[] }>;
  getOperatorList(): Promise<Operators>;
  readonly objs: Objects;
  readonly commonObjs: Objects;
  cleanup(): void;
}
interface Objects {
  has(id: string): boolean;
  get(id: string, then: (value: any) => void): void;
}
interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<PdfPage>;
  readonly loadingTask: { destroy(): Promise<void> };
}
interface PdfJs {
  readonly OPS: Readonly<Record<string, number>>;
  getDocument(how: object): { readonly promise: Promise<Pdf> };
}

/** Runs and operators of a page that are read; what real pages have is a hundredth of it. */
const MOST_RUNS = 60_000;
const MOST_OPERATORS = 400_000;
/** Pixels of one picture that are read: a page of A3 at 600 dots an inch. */
const MOST_PIXELS = 70_000_000;
/** Pictures of one page that are read: a page with more is a mosaic. */
const MOST_PICTURES = 60;
/** Pictures smaller than this, in points, are ornaments and signs: they are no figures. */
const LEAST_SIDE = 24;
/** A line no thicker than that is a rule. */
const THIN = 3;

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];
const at = (m: Matrix, x: number, y: number) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const;

/** The smallest upright rectangle around points. */
function around(points: readonly (readonly [number, number])[]): Rule {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

let loaded: Promise<PdfJs> | undefined;

/** pdf.js, without what it says about drawing, which is not done here. */
async function pdfJs(): Promise<PdfJs> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return (await import('pdfjs-dist/legacy/build/pdf.mjs')) as unknown as PdfJs;
  } finally {
    console.warn = warn;
  }
}

const folder = (name: string) =>
  fileURLToPath(new URL(`../../${name}/`, import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')));

/** How a PDF is opened and read, page after page. */
export interface OpenPdf {
  readonly pages: number;
  /** @param number From 1. */
  page(number: number): Promise<RawPage>;
  close(): Promise<void>;
}

/**
 * Opens a PDF. Meant for a thread that can be ended: a file can be made that takes for ever.
 * @throws ServiceError `file_refused` (reason PDF_PARSE_FAILED) for what is no PDF, is broken, or has a password.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenPdf> {
  loaded ??= pdfJs();
  const lib = await loaded;
  let pdf: Pdf;
  try {
    pdf = await lib.getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      cMapUrl: folder('cmaps'),
      cMapPacked: true,
      standardFontDataUrl: folder('standard_fonts'),
      wasmUrl: folder('wasm'),
      maxImageSize: MOST_PIXELS,
      stopAtErrors: false,
    }).promise;
  } catch (cause) {
    const locked = (cause as Error).name === 'PasswordException';
    throw unreadable(
      locked ? 'It is locked with a password: save it without one.' : 'It is no PDF, or it is broken.',
      cause,
    );
  }
  return {
    pages: pdf.numPages,
    async page(number) {
      try {
        const page = await pdf.getPage(number);
        const drawn = await drawnPage(page, lib.OPS);
        page.cleanup();
        return drawn;
      } catch (cause) {
        if (cause instanceof ServiceError) throw cause;
        throw unreadable(`Page ${number} is broken.`, cause);
      }
    },
    close: () => pdf.loadingTask.destroy(),
  };
}

/** A PDF that is refused, and why. */
export const unreadable = (why: string, cause?: unknown): ServiceError =>
  new ServiceError(
    'file_refused',
    `The PDF cannot be read. ${why}`,
    { field: 'file', reason: 'PDF_PARSE_FAILED' },
    { cause },
  );

async function drawnPage(page: PdfPage, ops: PdfJs['OPS']): Promise<RawPage> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const [{ items }, operators] = [await page.getTextContent(), await page.getOperatorList()];
  if (items.length > MOST_RUNS || operators.fnArray.length > MOST_OPERATORS)
    throw unreadable(`A page has more than ${MOST_RUNS} texts or ${MOST_OPERATORS} drawing operators.`);
  const runs = withBlanks(items.flatMap((item) => ('str' in item ? runOf(item, transform) : [])));
  const { rules, pictures } = await drawings(page, operators, ops, transform);
  return { width, height, runs: onceEach(runs), rules, pictures };
}

/** A text as it stands on the page; nothing where it has no extent. */
function runOf({ str, transform, width, height, fontName }: TextItem, view: Matrix): Run[] {
  if (str === '') return [];
  const m = times(view, transform);
  const size = Math.hypot(m[2], m[3]) || height;
  if (!Number.isFinite(size) || size <= 0) return [];
  const along = Math.hypot(m[0], m[1]) || 1;
  const [dx, dy] = [m[0] / along, m[1] / along];
  const [ux, uy] = [m[2] / size, m[3] / size];
  const from = [m[4], m[5]] as const;
  const place = around([
    [from[0] - 0.2 * size * ux, from[1] - 0.2 * size * uy],
    [from[0] + 0.8 * size * ux, from[1] + 0.8 * size * uy],
    [from[0] + width * dx - 0.2 * size * ux, from[1] + width * dy - 0.2 * size * uy],
    [from[0] + width * dx + 0.8 * size * ux, from[1] + width * dy + 0.8 * size * uy],
  ]);
  const turned = Math.abs(dy) > 0.3 || dx < 0;
  const text = str.normalize('NFC');
  return [
    { text, ...place, size, ...(turned && { turned }), ...(/bold|black|heavy/i.test(fontName) && { bold: true }) },
  ];
}

/**
 * A blank that follows a run on its line stands in the run: words that a file parts may be closer than a blank is wide.
 */
function withBlanks(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs) {
    const before = kept.at(-1);
    if (run.text.trim() !== '') kept.push(run);
    else if (
      before &&
      Math.abs(run.y0 - before.y0) < 0.2 * before.size &&
      Math.abs(run.x0 - before.x1) < 0.2 * before.size
    )
      kept[kept.length - 1] = { ...before, text: `${before.text} ` };
  }
  return kept;
}

/** Runs without those that are drawn twice in one place, as bold letters sometimes are. */
function onceEach(runs: readonly Run[]): Run[] {
  const seen = new Set<string>();
  return runs.filter(({ text, x0, y0, size }) => {
    const key = `${text.trimEnd()} ${Math.round((4 * x0) / size)} ${Math.round((4 * y0) / size)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Rules and pictures of a page. */
async function drawings(page: PdfPage, { fnArray, argsArray }: Operators, ops: PdfJs['OPS'], view: Matrix) {
  const rules: Rule[] = [];
  const pictures: (Rule & { picture?: Picture })[] = [];
  const stack: Matrix[] = [];
  let now = view;
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    if (operator === ops.save) stack.push(now);
    else if (operator === ops.restore) now = stack.pop() ?? view;
    else if (operator === ops.transform) now = times(now, args as unknown as Matrix);
    else if (operator === ops.paintFormXObjectBegin) {
      stack.push(now);
      if (args[0]) now = times(now, args[0] as Matrix);
    } else if (operator === ops.paintFormXObjectEnd) now = stack.pop() ?? view;
    else if (operator === ops.constructPath) rules.push(...rulesOf(args, now));
    else if (
      operator === ops.paintImageXObject ||
      operator === ops.paintInlineImageXObject ||
      operator === ops.paintImageMaskXObject
    ) {
      const place = around([at(now, 0, 0), at(now, 1, 0), at(now, 0, 1), at(now, 1, 1)]);
      if (place.x1 - place.x0 < LEAST_SIDE || place.y1 - place.y0 < LEAST_SIDE) continue;
      const picture = pictures.length < MOST_PICTURES ? await pictureOf(page, args[0], now) : undefined;
      pictures.push({ ...place, ...(picture && { picture }) });
    }
  }
  return { rules, pictures };
}

/** Straight lines along an axis, and thin rectangles, of a path: [what is done, [steps], extent]. */
function rulesOf(args: readonly any[], m: Matrix): Rule[] {
  const steps = args[1]?.[0] as ArrayLike<number> | null | undefined;
  const extent = args[2] as ArrayLike<number> | null | undefined;
  if (!steps || !extent || steps.length > 600) return [];
  const whole = around([at(m, extent[0]!, extent[1]!), at(m, extent[2]!, extent[3]!)]);
  const thin = (rule: Rule) => Math.min(rule.x1 - rule.x0, rule.y1 - rule.y0) <= THIN;
  const long = (rule: Rule) => Math.max(rule.x1 - rule.x0, rule.y1 - rule.y0) > 4 * THIN;
  if (thin(whole)) return long(whole) ? [whole] : [];
  const found: Rule[] = [];
  let [x, y, fromX, fromY] = [0, 0, 0, 0];
  const line = (toX: number, toY: number) => {
    const rule = around([at(m, x, y), at(m, toX, toY)]);
    if (thin(rule) && long(rule)) found.push(rule);
    [x, y] = [toX, toY];
  };
  // 0 move, 1 line, 2 curve of two control points, 3 curve of one, 4 back to the beginning
  for (let i = 0; i < steps.length; ) {
    const step = steps[i++]!;
    if (step === 0) [x, y, fromX, fromY] = [steps[i]!, steps[i + 1]!, steps[i]!, steps[i + 1]!];
    else if (step === 1) line(steps[i]!, steps[i + 1]!);
    else if (step === 2) [x, y] = [steps[i + 4]!, steps[i + 5]!];
    else if (step === 3) [x, y] = [steps[i + 2]!, steps[i + 3]!];
    else if (step === 4) line(fromX, fromY);
    i += step === 0 || step === 1 ? 2 : step === 2 ? 6 : step === 3 ? 4 : 0;
  }
  return found;
}

/** The pixels of a picture, the right way up; nothing where they could not be decoded. */
async function pictureOf(page: PdfPage, named: unknown, m: Matrix): Promise<Picture | undefined> {
  const decoded =
    typeof named === 'string'
      ? await new Promise<any>((resolve) => (named.startsWith('g_') ? page.commonObjs : page.objs).get(named, resolve))
      : named;
  const { width, height, kind, data } = (decoded ?? {}) as {
    width?: number;
    height?: number;
    kind?: number;
    data?: Uint8Array;
  };
  if (!width || !height || !ArrayBuffer.isView(data) || width * height > MOST_PIXELS) return undefined;
  const picture = pixelsOf(width, height, kind ?? 0, data);
  return picture && upright(picture, m);
}

/** Kinds of pdf.js: 1 one bit a pixel (1 is white), 2 RGB, 3 RGBA over white. */
function pixelsOf(width: number, height: number, kind: number, data: Uint8Array): Picture | undefined {
  if (kind === 1) {
    const row = (width + 7) >> 3;
    const pixels = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        pixels[y * width + x] = (data[y * row + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
    return { width, height, channels: 1, pixels };
  }
  if (kind === 2) return { width, height, channels: 3, pixels: Uint8Array.from(data.subarray(0, width * height * 3)) };
  if (kind !== 3) return undefined;
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0, from = 0, to = 0; i < width * height; i++, from += 4, to += 3) {
    const cover = data[from + 3]! / 255;
    for (let c = 0; c < 3; c++) pixels[to + c] = Math.round(data[from + c]! * cover + 255 * (1 - cover));
  }
  return { width, height, channels: 3, pixels };
}

/** A picture that the page shows upside down or mirrored, as the page shows it; one that is turned stays as it is. */
function upright(picture: Picture, m: Matrix): Picture {
  const [mirrored, flipped] = [m[0] < 0, m[3] > 0];
  if ((!mirrored && !flipped) || Math.abs(m[1]) > Math.abs(m[0])) return picture;
  const { width, height, channels, pixels } = picture;
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((flipped ? height - 1 - y : y) * width + (mirrored ? width - 1 - x : x)) * channels;
      const to = (y * width + x) * channels;
      for (let c = 0; c < channels; c++) turned[to + c] = pixels[from + c]!;
    }
  return { ...picture, pixels: turned };
}

/** Frames that say how large a JPEG is: SOF0 to SOF15 without the tables between them. @see ISO/IEC 10918-1, B.2.2 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Width, height and components of a JPEG. @throws RangeError where it has no frame. */
function jpegHead(bytes: Buffer): { width: number; height: number; components: number } {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) throw new RangeError('it is no sound JPEG file');
    const marker = bytes[at + 1]!;
    if (isFrame(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), components: bytes[at + 9]! };
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  throw new RangeError('it is cut off');
}

/**
 * The pixels of a JPEG, decoded as a page that shows it.
 * @throws RangeError saying what is wrong.
 */
export async function pixelsOfJpeg(bytes: Buffer, most_pixels: number): Promise<Picture> {
  const { width, height, components } = jpegHead(bytes);
  if (width === 0 || height === 0 || width * height > most_pixels)
    throw new RangeError(`it has ${width} x ${height} pixels: at most ${most_pixels} are read`);
  const space = components === 1 ? '/DeviceGray' : components === 4 ? '/DeviceCMYK' : '/DeviceRGB';
  const drawing = `${width} 0 0 ${height} 0 0 cm /I Do`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ];
  const image = `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${space}/BitsPerComponent 8/Filter/DCTDecode/Length ${bytes.length}>>stream\n`;
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, at) => {
    starts.push(length());
    parts.push(Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`));
  });
  starts.push(length());
  parts.push(Buffer.from(`5 0 obj\n${image}`), bytes, Buffer.from('\nendstream\nendobj\n'));
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${length()}\n%%EOF\n`,
    ),
  );
  const pdf = await openPdf(Buffer.concat(parts));
  try {
    const [first] = (await pdf.page(1)).pictures;
    if (!first?.picture) throw new RangeError('its pixels are damaged');
    return first.picture;
  } finally {
    await pdf.close();
  }
}
