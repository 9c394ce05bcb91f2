import { unconvertible } from './package.ts';
import type { Sheet } from './sheets.ts';

// [MS-CFB], compound file binary format, and [MS-XLS], the workbook stream of Excel 97 to 2003 (BIFF8).

const SIGNATURE = 0xe011cfd0;
const [MAIN_SECTOR, NO_SECTOR] = [512, 0xfffffffa];
/** Cells that are read in all, and characters in them: many cells may show one long text. */
const MOST_CELLS = 2_000_000;
const MOST_CHARACTERS = 100_000_000;

const damaged = (what: string) => unconvertible(`The workbook is damaged: ${what}. Save it again.`);

/** Whether bytes begin as a file of Office 97 to 2003 does. */
export const isCompoundFile = (bytes: Buffer): boolean => bytes.length >= 512 && bytes.readUInt32LE(0) === SIGNATURE;

/** The bytes of a stream of a compound file; undefined where there is none of these names. */
function streamOf(file: Buffer, names: readonly string[]): Buffer | undefined {
  if (!isCompoundFile(file)) throw damaged('it does not begin as one');
  const [shift, small_shift] = [file.readUInt16LE(0x1e), file.readUInt16LE(0x20)];
  if ((shift !== 9 && shift !== 12) || small_shift !== 6) throw damaged('its sectors have no known size');
  const [size, small] = [1 << shift, 1 << small_shift];
  const count = Math.ceil((file.length - MAIN_SECTOR) / size);
  const sector = (at: number) => file.subarray((at + 1) * size, (at + 2) * size);
  /** The sectors of a chain, each at most once. */
  const chain = (first: number, next: (at: number) => number | undefined, most: number) => {
    const found: number[] = [];
    for (let at: number | undefined = first; at !== undefined && at < NO_SECTOR; at = next(at)) {
      if (found.length >= most || at >= most) throw damaged('a chain of sectors does not end');
      found.push(at);
    }
    return found;
  };
  const entry = (of: Buffer, at: number) => (4 * at + 4 <= of.length ? of.readUInt32LE(4 * at) : undefined);

  // where the table of sectors stands: 109 places in the head, the others in sectors of their own
  const places = Array.from({ length: 109 }, (_, i) => file.readUInt32LE(0x4c + 4 * i));
  const per = size / 4 - 1;
  for (const at of chain(file.readUInt32LE(0x44), (one) => entry(sector(one), per), count))
    for (let i = 0; i < per; i++) places.push(entry(sector(at), i) ?? NO_SECTOR);
  const table = Buffer.concat(places.filter((at) => at < count).map(sector));
  const next = (at: number) => entry(table, at);
  const read = (first: number) => Buffer.concat(chain(first, next, count).map(sector));

  const directory = read(file.readUInt32LE(0x30));
  const entries = Array.from({ length: Math.floor(directory.length / 128) }, (_, i) => {
    const one = directory.subarray(128 * i, 128 * (i + 1));
    const name = one.toString('utf16le', 0, Math.max(0, Math.min(64, one.readUInt16LE(64)) - 2));
    return { name, kind: one[66], first: one.readUInt32LE(116), bytes: one.readUInt32LE(120) };
  });
  const wanted = entries.find(({ name, kind }) => kind === 2 && names.includes(name));
  if (!wanted) return undefined;
  if (wanted.bytes >= file.readUInt32LE(0x38)) return read(wanted.first).subarray(0, wanted.bytes);
  // a small stream stands in the stream of the root, cut into small sectors
  const root = entries.find(({ kind }) => kind === 5);
  if (!root) throw damaged('it has no root');
  const [inside, small_table] = [read(root.first), read(file.readUInt32LE(0x3c))];
  const parts = chain(wanted.first, (at) => entry(small_table, at), Math.ceil(inside.length / small));
  return Buffer.concat(parts.map((at) => inside.subarray(at * small, (at + 1) * small))).subarray(0, wanted.bytes);
}

/** A record of the workbook, or what goes on with the one before. */
interface Piece {
  readonly type: number;
  readonly at: number;
  readonly data: Buffer;
}
const TYPE = {
  ...{ bof: 0x809, eof: 0x0a, sheet: 0x85, texts: 0xfc, goes_on: 0x3c, encrypted: 0x2f },
  ...{ text_of: 0xfd, number: 0x203, packed: 0x27e, many_packed: 0xbd, label: 0x204, formula: 0x06, string: 0x207 },
} as const;

function* pieces(stream: Buffer, from: number): Generator<Piece> {
  for (let at = from; at + 4 <= stream.length; ) {
    const [type, bytes] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const data = stream.subarray(at + 4, at + 4 + bytes);
    if (data.length < bytes) throw damaged('a record is cut short');
    yield { type, at, data };
    at += 4 + bytes;
  }
}

/** Reads on over the ends of records: where letters go on in the next one, it says first how wide they are. */
class Reader {
  readonly #parts: readonly Buffer[];
  #part = 0;
  #at = 0;

  constructor(parts: readonly Buffer[]) {
    this.#parts = parts;
  }

  #left(): number {
    while (this.#part < this.#parts.length && this.#at >= this.#parts[this.#part]!.length) {
      this.#part++;
      this.#at = 0;
    }
    const part = this.#parts[this.#part];
    if (!part) throw damaged('a text is cut short');
    return part.length - this.#at;
  }

  byte(): number {
    this.#left();
    return this.#parts[this.#part]![this.#at++]!;
  }
  short(): number {
    return this.byte() | (this.byte() << 8);
  }
  long(): number {
    return this.short() + this.short() * 65_536;
  }
  skip(bytes: number): void {
    for (let left = bytes; left > 0; ) {
      const some = Math.min(left, this.#left());
      this.#at += some;
      left -= some;
    }
  }

  letters(count: number, wide: boolean): string {
    let [text, left, two] = ['', count, wide];
    while (left > 0) {
      const here = Math.min(left, Math.floor(this.#left() / (two ? 2 : 1)));
      if (here === 0) throw damaged('a letter is cut in two');
      const end = this.#at + here * (two ? 2 : 1);
      text += this.#parts[this.#part]!.toString(two ? 'utf16le' : 'latin1', this.#at, end);
      this.#at = end;
      left -= here;
      if (left > 0) two = (this.byte() & 1) === 1;
    }
    return text;
  }

  /** A text with its marks of fonts and of pronunciation, which are left out. */
  text(): string {
    const count = this.short();
    const flags = this.byte();
    const runs = flags & 8 ? this.short() : 0;
    const spoken = flags & 4 ? this.long() : 0;
    const text = this.letters(count, (flags & 1) === 1);
    this.skip(4 * runs + spoken);
    return text;
  }
}

/** A number in 30 bits: whole or the upper half of a double, perhaps a hundredth of it. */
function unpacked(bits: number): number {
  const plain = Buffer.alloc(8);
  plain.writeUInt32LE((bits & 0xfffffffc) >>> 0, 4);
  const value = bits & 2 ? bits >> 2 : plain.readDoubleLE(0);
  return bits & 1 ? value / 100 : value;
}

/** The texts of the workbook that cells share. */
function sharedTexts(data: readonly Buffer[]): string[] {
  const reader = new Reader(data);
  reader.skip(4);
  const count = reader.long();
  if (count > MOST_CELLS) throw unconvertible(`It has more than ${MOST_CELLS} texts: save a part of it.`);
  return Array.from({ length: count }, () => reader.text());
}

/**
 * The sheets of a workbook of Excel 97 to 2003, its cells as text; days are numbers, as the file has them. Formulas are
 * left out. Rows and columns without anything are left out at the edges.
 * @throws ServiceError `file_refused` (reason DOCUMENT_CONVERSION_FAILED): no such workbook, protected, too large,
 * damaged.
 */
export function oldSheetsOf(file: Buffer): Sheet[] {
  const stream = streamOf(file, ['Workbook']);
  if (!stream) throw unconvertible('It is no workbook of Excel 97 or later: save it as XLSX.');
  const sheets: { name: string; at: number }[] = [];
  let texts: string[] = [];
  let open: Buffer[] | undefined;
  for (const { type, data } of pieces(stream, 0)) {
    if (type === TYPE.encrypted) throw unconvertible('It is protected by a password: save it without one.');
    if (type === TYPE.goes_on && open) open.push(data);
    else if (open) {
      texts = sharedTexts(open);
      open = undefined;
    }
    if (type === TYPE.texts) open = [data];
    // worksheets only: charts and macros have no cells
    if (type === TYPE.sheet && data.length > 8 && data[5] === 0)
      sheets.push({
        at: data.readUInt32LE(0),
        name: data.toString(data[7]! & 1 ? 'utf16le' : 'latin1', 8, 8 + data[6]! * (data[7]! & 1 ? 2 : 1)),
      });
    if (type === TYPE.eof) break;
  }
  if (open) texts = sharedTexts(open);
  let [cells, characters] = [0, 0];
  return sheets.map(({ name, at }) => {
    const rows = new Map<number, Map<number, string>>();
    const put = (row: number, column: number, value: string) => {
      const text = value.replace(/\s+/g, ' ').trim();
      characters += text.length;
      if (++cells > MOST_CELLS || characters > MOST_CHARACTERS)
        throw unconvertible('It has too many cells: save a part of it.');
      if (text === '') return;
      const into = rows.get(row) ?? new Map<number, string>();
      rows.set(row, into.set(column, text));
    };
    for (const piece of pieces(stream, at)) {
      if (piece.type === TYPE.eof) break;
      for (const [column, text] of cellsIn(piece, texts)) put(piece.data.readUInt16LE(0), column, text);
    }
    return { name, rows: inOrder(rows) };
  });
}

/** The cells of one record, by their columns. */
function* cellsIn({ type, data }: Piece, texts: readonly string[]): Generator<readonly [number, string]> {
  const least = { [TYPE.text_of]: 10, [TYPE.number]: 14, [TYPE.packed]: 10, [TYPE.many_packed]: 12, [TYPE.label]: 9 };
  const needed = least[type as keyof typeof least];
  if (needed === undefined) return;
  if (data.length < needed) throw damaged('a cell is cut short');
  const column = data.readUInt16LE(2);
  if (type === TYPE.text_of) yield [column, texts[data.readUInt32LE(6)] ?? ''];
  else if (type === TYPE.number) yield [column, String(data.readDoubleLE(6))];
  else if (type === TYPE.packed) yield [column, String(unpacked(data.readInt32LE(6)))];
  else if (type === TYPE.label) yield [column, new Reader([data.subarray(6)]).text()];
  else
    for (let i = 0; 4 + 6 * i + 6 <= data.length - 2; i++)
      yield [column + i, String(unpacked(data.readInt32LE(6 + 6 * i)))];
}

function inOrder(rows: ReadonlyMap<number, ReadonlyMap<number, string>>): string[][] {
  const columns = [...rows.values()].flatMap((row) => [...row.keys()]);
  const [first, last] = [columns.reduce((a, b) => Math.min(a, b), 255), columns.reduce((a, b) => Math.max(a, b), 0)];
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => Array.from({ length: last - first + 1 }, (_, at) => row.get(first + at) ?? ''));
}
