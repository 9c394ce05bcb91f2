import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CanvasRenderingContext2D } from '@napi-rs/canvas';
import { chineseFont } from './fonts.ts';
import { type Tile, treemap } from './treemap.ts';

// A map of classes as a picture: each a tile as large as its count, those of a section in one colour.

/** A class on the map. */
export interface MappedClass {
  readonly symbol: string;
  readonly count: number;
  readonly title?: string | undefined;
}

export interface DomainMap {
  readonly heading: string;
  /** Below the map; `{drawn}` stands for how many classes are on it. */
  readonly footing: string;
  /** The largest first; as many are drawn as can be read. */
  readonly classes: readonly MappedClass[];
}

/** What a picture lacks, where not all that draws is installed. */
export type Without = 'canvas' | 'fonts';

/** Twice the size at which it is read. */
const WIDTH = 1600;
const HEIGHT = 1000;
const EDGE = 24;
const HEAD = 64;
const FOOT = 52;
const GAP = 3;
const PAD = 10;
/** More tiles than that are too small to be read, whatever their counts. */
const MOST_DRAWN = 36;
/** Sizes of type, in pixels of the picture: half of them where it is shown 800 wide. */
const TYPE = { heading: 34, footing: 24, symbol: 30, small: 22, least: 20 } as const;
const QUALITY = 85;

/** By section of the IPC: grounds on which dark type is read well (7:1 and more). */
const GROUNDS: Readonly<Record<string, string>> = {
  ...{ A: '#f6d9c6', B: '#f3e3a6', C: '#cfe6c0', D: '#e3d5ee' },
  ...{ E: '#e8dccb', F: '#f4cfd4', G: '#c4e0ea', H: '#c9d3f2' },
};
const INK = '#16202a';
const SOFT = '#3d4852';

type Canvas = typeof import('@napi-rs/canvas');

/** The library that draws, an optional package. */
function canvasHere(): Canvas | undefined {
  try {
    return createRequire(import.meta.url)('@napi-rs/canvas') as Canvas;
  } catch {
    return undefined;
  }
}

const FAMILY = 'Priora Sans';
let registered: boolean | undefined;

/** Whether there is a font with Chinese; without one, whether there is any at all. */
function fontFor({ GlobalFonts }: Canvas): { readonly family: string; readonly chinese: boolean } | undefined {
  registered ??= (['Regular', 'Bold'] as const).every((weight) => {
    const file = chineseFont(weight);
    return file !== undefined && existsSync(file) && GlobalFonts.registerFromPath(file, FAMILY) !== null;
  });
  if (registered) return { family: FAMILY, chinese: true };
  const [found] = GlobalFonts.families;
  return found && { family: found.family, chinese: false };
}

/** What a font without Chinese shows, and what one with it does: the rest would be boxes. */
const BASIC = /[^\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/gu;
const WITH_CHINESE = /[^\n -~\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026\u3001-\u3011\uff01-\uff5e\u4e00-\u9fff]/gu;

/**
 * Draws the map as a JPEG; `without`: what is not installed. Where there is a font, but none with Chinese, Chinese
 * words are left out, never drawn as boxes.
 */
export async function drawDomainMap(map: DomainMap): Promise<{ readonly jpeg?: Buffer; readonly without?: Without }> {
  const library = canvasHere();
  if (!library) return { without: 'canvas' };
  const font = fontFor(library);
  if (!font) return { without: 'fonts' };
  const canvas = library.createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const shown = (text: string) => text.replace(font.chinese ? WITH_CHINESE : BASIC, '').trim();
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = 'alphabetic';
  const pen = { context, family: font.family, shown };
  const area = { x: EDGE, y: HEAD, width: WIDTH - 2 * EDGE, height: HEIGHT - HEAD - FOOT - 8 };
  const { classes, tiles } = readable(pen, map.classes, area);
  write(pen, map.heading, { x: EDGE, y: EDGE + TYPE.heading - 6, width: WIDTH - 2 * EDGE }, TYPE.heading, INK, true);
  write(
    pen,
    map.footing.replace('{drawn}', String(classes.length)),
    { x: EDGE, y: HEIGHT - EDGE, width: WIDTH - 2 * EDGE },
    TYPE.footing,
    SOFT,
    false,
  );
  for (const [at, one] of classes.entries()) tile(pen, one, tiles[at]!);
  const jpeg = await canvas.encode('jpeg', QUALITY);
  return { jpeg, ...(!font.chinese && { without: 'fonts' }) };
}

interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly family: string;
  readonly shown: (text: string) => string;
}

/** As many of the largest classes as have tiles that hold their symbols. */
function readable(pen: Pen, all: readonly MappedClass[], area: Tile) {
  for (let drawn = Math.min(all.length, MOST_DRAWN); ; drawn--) {
    const classes = all.slice(0, drawn);
    const tiles = treemap(
      classes.map(({ count }) => count),
      area,
    );
    if (drawn <= 1 || classes.every(({ symbol }, at) => sizeOf(pen, symbol, tiles[at]!) !== undefined))
      return { classes, tiles };
  }
}

/** The size of type in which a tile holds a symbol; undefined where none that can be read does. */
function sizeOf(pen: Pen, symbol: string, { width, height }: Tile): number | undefined {
  const room = width - GAP - 2 * PAD;
  const size = Math.max(TYPE.least, fitting(pen, symbol, room, TYPE.symbol));
  return height - GAP < size + 12 || widthOf(pen, symbol, size, true) > room ? undefined : size;
}

function tile(pen: Pen, { symbol, count, title = '' }: MappedClass, place: Tile): void {
  const { context } = pen;
  const { x, y, width, height } = place;
  const inner = { x: x + GAP / 2, y: y + GAP / 2, width: width - GAP, height: height - GAP };
  context.fillStyle = GROUNDS[symbol[0] ?? ''] ?? '#e6e8ea';
  context.fillRect(inner.x, inner.y, inner.width, inner.height);
  const size = sizeOf(pen, symbol, place);
  if (size === undefined) return;
  const room = inner.width - 2 * PAD;
  let line = inner.y + size + 6;
  write(pen, symbol, { x: inner.x + PAD, y: line, width: room }, size, INK, true);
  line += TYPE.small + 6;
  if (line > inner.y + inner.height - 6) return;
  write(pen, String(count), { x: inner.x + PAD, y: line, width: room }, TYPE.small, SOFT, false);
  for (const words of lines(pen, title, room, Math.floor((inner.y + inner.height - 6 - line) / (TYPE.small + 6)))) {
    line += TYPE.small + 6;
    write(pen, words, { x: inner.x + PAD, y: line, width: room }, TYPE.small, INK, false);
  }
}

const style = ({ family }: Pen, size: number, bold: boolean) => `${bold ? 'bold ' : ''}${size}px "${family}"`;

function widthOf(pen: Pen, text: string, size: number, bold: boolean): number {
  pen.context.font = style(pen, size, bold);
  return pen.context.measureText(pen.shown(text)).width;
}

/** The size at which a text is as wide as there is room, at most the one given. */
const fitting = (pen: Pen, text: string, room: number, size: number) =>
  Math.floor(Math.min(size, (size * room) / Math.max(1, widthOf(pen, text, size, true))));

/** Writes one line, cut to its width. */
function write(
  pen: Pen,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  size: number,
  color: string,
  bold: boolean,
): void {
  const whole = pen.shown(text);
  if (whole === '') return;
  pen.context.fillStyle = color;
  pen.context.fillText(cut(pen, whole, width, size, bold), x, y);
}

function cut(pen: Pen, text: string, width: number, size: number, bold: boolean): string {
  if (widthOf(pen, text, size, bold) <= width) return text;
  const characters = [...text];
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = (least + most + 1) >> 1;
    if (widthOf(pen, `${characters.slice(0, middle).join('')}…`, size, bold) <= width) least = middle;
    else most = middle - 1;
  }
  return least === 0 ? '' : `${characters.slice(0, least).join('').trimEnd()}…`;
}

/** A title in lines of a width, at most so many; between words, in Chinese between any characters. */
function lines(pen: Pen, title: string, width: number, most: number): string[] {
  const parts = pen.shown(title).match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+|\s+/gu) ?? [];
  // a word that is wider than its tile would be cut on every line
  if (parts.some((part) => widthOf(pen, part, TYPE.small, false) > width)) return [];
  const made: string[] = [];
  let open = '';
  for (const [at, part] of parts.entries()) {
    if (made.length >= most) break;
    if (open === '' || widthOf(pen, open + part, TYPE.small, false) <= width) {
      open += open === '' ? part.trimStart() : part;
      continue;
    }
    const last = made.length + 1 === most;
    made.push(last ? cut(pen, `${open}${parts.slice(at).join('')}`, width, TYPE.small, false) : open.trimEnd());
    open = part.trimStart();
  }
  if (open !== '' && made.length < most) made.push(cut(pen, open.trimEnd(), width, TYPE.small, false));
  return made.filter((line) => line !== '');
}
