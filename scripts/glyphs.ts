// Writes src/depictions/glyph-shapes.json: letters of four free typefaces (Liberation Sans and Foxit Serif, upright and
// bold, as pdfjs-dist ships them) as grids of ink. `node scripts/glyphs.ts`
import { readFileSync, writeFileSync } from 'node:fs';
import { COLUMNS, ROWS } from '../src/depictions/glyphs.ts';
import { pathPoints } from '../src/pictures/svg.ts';

const LETTERS = 'ABCDEFGHIKLMNOPQRSTUVWXYZabcdefghiklmnoprstuvyz0123456789+()[]*';
// comes with pdfkit and has no types
const { create } = (await import('fontkit' as string)) as { create(bytes: Buffer): object };
const folder = new URL('../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);

interface Glyph {
  readonly id: number;
  readonly path: { toSVG(): string };
}
interface Font {
  readonly unitsPerEm: number;
  readonly numGlyphs: number;
  getGlyph(id: number): Glyph;
  glyphForCodePoint(code: number): Glyph;
}

/** A bare CFF table as a font file around it, with as much else as the reader asks for. */
function wrapped(cff: Buffer): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(1000, 18);
  const maxp = Buffer.alloc(6);
  maxp.writeUInt32BE(0x00005000, 0);
  maxp.writeUInt16BE(230, 4);
  const tables = [
    ['CFF ', cff],
    ['head', head],
    ['maxp', maxp],
  ] as const;
  const start = Buffer.alloc(12 + 16 * tables.length);
  start.write('OTTO', 0, 'latin1');
  start.writeUInt16BE(tables.length, 4);
  let at = start.length;
  tables.forEach(([name, bytes], i) => {
    start.write(name, 12 + i * 16, 'latin1');
    start.writeUInt32BE(at, 12 + i * 16 + 8);
    start.writeUInt32BE(bytes.length, 12 + i * 16 + 12);
    at += bytes.length;
  });
  return Buffer.concat([start, ...tables.map(([, bytes]) => bytes)]);
}

const NAMES: Readonly<Record<string, string>> = {
  '0': 'zero',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '+': 'plus',
  '(': 'parenleft',
  ')': 'parenright',
  '[': 'bracketleft',
  ']': 'bracketright',
  '*': 'asterisk',
};

function outline(font: Font & { 'CFF '?: { getGlyphName(id: number): string } }, letter: string): string {
  const cff = font['CFF '];
  if (!cff) return font.glyphForCodePoint(letter.codePointAt(0)!).path.toSVG();
  for (let id = 0; id < 230; id++)
    if (cff.getGlyphName(id) === (NAMES[letter] ?? letter)) return font.getGlyph(id).path.toSVG();
  throw new Error(`no glyph for ${letter}`);
}

/** The share of ink of each cell of the box around a shape, 0 to 15, as hexadecimal digits; its box. */
function grid(d: string) {
  const parts = pathPoints(d);
  const all = parts.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const FINE = 12;
  const [w, h] = [COLUMNS * FINE, ROWS * FINE];
  const sums = new Float64Array(COLUMNS * ROWS);
  for (let v = 0; v < h; v++) {
    // fonts count upwards
    const y = y1 - ((v + 0.5) * (y1 - y0)) / h;
    const crossings: [number, number][] = [];
    for (const part of parts)
      for (let i = 0; i < part.length; i++) {
        const [[ax, ay], [bx, by]] = [part[i]!, part[(i + 1) % part.length]!];
        if (ay <= y !== by <= y) crossings.push([ax + ((y - ay) * (bx - ax)) / (by - ay), by > ay ? 1 : -1]);
      }
    crossings.sort((a, b) => a[0] - b[0]);
    for (let u = 0; u < w; u++) {
      const x = x0 + ((u + 0.5) * (x1 - x0)) / w;
      let winding = 0;
      for (const [at, by] of crossings) if (at < x) winding += by;
      if (winding !== 0) sums[Math.floor(v / FINE) * COLUMNS + Math.floor(u / FINE)]! += 15 / (FINE * FINE);
    }
  }
  return { ink: [...sums].map((sum) => Math.round(sum).toString(16)).join(''), x0, x1, y0, y1 };
}

const shapes: [letter: string, font: string, wide: number, high: number, foot: number, ink: string][] = [];
for (const [name, file] of [
  ['sans', 'LiberationSans-Regular.ttf'],
  ['sans bold', 'LiberationSans-Bold.ttf'],
  ['serif', 'FoxitSerif.pfb'],
  ['serif bold', 'FoxitSerifBold.pfb'],
] as const) {
  const bytes = readFileSync(new URL(file, folder));
  const font = create(file.endsWith('.pfb') ? wrapped(bytes) : bytes) as unknown as Font;
  const capital = grid(outline(font, 'H'));
  const unit = capital.y1 - capital.y0;
  for (const letter of LETTERS) {
    const { ink, x0, x1, y0, y1 } = grid(outline(font, letter));
    const round = (value: number) => Number((value / unit).toFixed(3));
    shapes.push([letter, name, round(x1 - x0), round(y1 - y0), round(y0), ink]);
  }
}
writeFileSync(
  new URL('../src/depictions/glyph-shapes.json', import.meta.url),
  `[\n${shapes.map((shape) => JSON.stringify(shape)).join(',\n')}\n]\n`,
);
