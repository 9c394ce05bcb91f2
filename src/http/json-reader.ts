/**
 * How deep objects and lists of a text may stand in each other, how many fields and elements it may have in all, and
 * how many fields one object may have. The interface's largest body, a whole comparison, comes to 8 levels and 100,000
 * values.
 */
const DEEPEST = 64;
const MOST_VALUES = 200_000;
const MOST_FIELDS = 10_000;
/** Digits of a part of a number: of twenty, a double keeps seventeen; others write all 309 of the largest one. */
const MOST_DIGITS = 1_000;

/** What one slice reads at most: some milliseconds, also before the code is compiled. */
const SLICE_BYTES = 128_000;
const SLICE_TOKENS = 4_000;

/** The text is no JSON (RFC 8259): `expected` should stand at byte `at`. */
export class NotJson extends Error {
  readonly at: number;
  readonly expected: string;

  constructor(at: number, expected: string) {
    super(`${expected} is expected at byte ${at}`);
    this.at = at;
    this.expected = expected;
  }
}

/** The text has more of something than the `limit`; `at` is the byte where the first stands that is too many. */
export class TooMuchJson extends Error {
  readonly at: number;
  readonly limit: number;

  constructor(at: number, limit: number, message: string) {
    super(message);
    this.at = at;
    this.limit = limit;
  }
}

const [QUOTE, COMMA, COLON, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  ...Buffer.from('",:\\[]{}'),
];
const [BLANK, TAB, LINE_END, RETURN] = [...Buffer.from(' \t\n\r')];
const [MINUS, PLUS, POINT, ZERO, SMALL_E, LARGE_E] = [...'-+.0eE'].map((each) => each.charCodeAt(0));
/** What may follow a backslash by itself. */
const ESCAPED: ReadonlySet<number | undefined> = new Set(Buffer.from('"\\/bfnrt'));
const UNICODE = 'u'.charCodeAt(0);
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;
const PROTOTYPE = '__proto__';

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
const isHex = (byte: number | undefined) =>
  isDigit(byte) || (byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66);
/** Whether a byte goes on with a character of UTF-8 that began before it. */
const goesOn = (byte: number | undefined) => byte !== undefined && (byte & 0xc0) === 0x80;

/** An object or a list that has begun. */
interface Begun {
  readonly list: unknown[] | undefined;
  readonly object: Record<string, unknown> | undefined;
  /** Of the field whose value comes next. */
  name: string;
  fields: number;
}

type Wanted = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'next';

/**
 * Reads a JSON text in slices, each of which takes some milliseconds, whatever the text: `JSON.parse` takes a third of
 * a second for eight megabytes of the worst (many lists in each other, many different field names), and nothing else
 * runs meanwhile. It makes what `JSON.parse` makes, but of a field `__proto__`, which would become an object's
 * prototype where the object is copied, it makes nothing. Nesting is limited, not the stack that it would take.
 */
export class JsonReader {
  readonly #bytes: Buffer;
  #at: number;
  #want: Wanted = 'value';
  readonly #begun: Begun[] = [];
  #values = 0;
  /** Of the string that is being read; undefined: none is. */
  #string: string | undefined;
  #value: unknown;

  /** `bytes`: UTF-8, which the caller has made sure of; read from `from`. */
  constructor(bytes: Buffer, from = 0) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** What was read, when `read` has said that it is whole; undefined where nothing but blanks is there. */
  get value(): unknown {
    return this.#value;
  }

  /**
   * Reads the next slice.
   * @returns Whether the text has been read to its end.
   * @throws NotJson, TooMuchJson
   */
  read(): boolean {
    const bytes = this.#bytes;
    const until = Math.min(this.#at + SLICE_BYTES, bytes.length);
    for (let tokens = 0; tokens < SLICE_TOKENS; tokens++) {
      if (this.#string === undefined) {
        this.#blanks(until);
        if (this.#at >= bytes.length) return this.#end();
        if (this.#at >= until) return false;
        this.#token();
      } else {
        if (!this.#characters(until)) return false;
        this.#text();
      }
    }
    return false;
  }

  #fail(expected: string, at = this.#at): never {
    throw new NotJson(at, expected);
  }

  /** The text has ended. */
  #end(): true {
    const inside = this.#begun.at(-1);
    if (!inside) return true;
    if (this.#want === 'next') this.#fail(inside.list ? '"," or "]"' : '"," or "}"');
    if (this.#want === 'colon') this.#fail('":"');
    this.#fail(this.#want.startsWith('name') ? 'a field name in double quotes' : 'a value');
  }

  #blanks(until: number): void {
    const bytes = this.#bytes;
    let at = this.#at;
    while (at < until) {
      const byte = bytes[at];
      if (byte !== BLANK && byte !== LINE_END && byte !== TAB && byte !== RETURN) break;
      at++;
    }
    this.#at = at;
  }

  #token(): void {
    const byte = this.#bytes[this.#at]!;
    const want = this.#want;
    if (want === 'next') this.#next(byte);
    else if (want === 'colon') {
      if (byte !== COLON) this.#fail('":"');
      this.#at++;
      this.#want = 'value';
    } else if (want === 'name or end' && byte === CLOSE_OBJECT) this.#close();
    else if (want === 'value or end' && byte === CLOSE_LIST) this.#close();
    else if (want === 'name' || want === 'name or end') this.#name(byte);
    else this.#begin(byte);
  }

  #next(byte: number): void {
    const inside = this.#begun.at(-1);
    if (!inside) this.#fail('nothing more');
    if (byte === COMMA) {
      this.#at++;
      this.#want = inside.list ? 'value' : 'name';
    } else if (byte === (inside.list ? CLOSE_LIST : CLOSE_OBJECT)) this.#close();
    else this.#fail(inside.list ? '"," or "]"' : '"," or "}"');
  }

  #name(byte: number): void {
    if (byte !== QUOTE) this.#fail('a field name in double quotes');
    if (++this.#begun.at(-1)!.fields > MOST_FIELDS)
      throw new TooMuchJson(this.#at, MOST_FIELDS, `an object of more than ${MOST_FIELDS} fields`);
    this.#want = 'name';
    this.#string = '';
    this.#at++;
  }

  /** A value begins. */
  #begin(byte: number): void {
    if (this.#begun.length > 0 && ++this.#values > MOST_VALUES)
      throw new TooMuchJson(this.#at, MOST_VALUES, `more than ${MOST_VALUES} values; send less at once`);
    if (byte === QUOTE) {
      this.#want = 'value';
      this.#string = '';
      this.#at++;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (this.#begun.length >= DEEPEST)
        throw new TooMuchJson(this.#at, DEEPEST, `objects and lists nested more than ${DEEPEST} levels deep`);
      this.#at++;
      const list = byte === OPEN_LIST;
      this.#begun.push({ list: list ? [] : undefined, object: list ? undefined : {}, name: '', fields: 0 });
      this.#want = list ? 'value or end' : 'name or end';
    } else this.#put(byte === MINUS || isDigit(byte) ? this.#number() : this.#word());
  }

  #close(): void {
    const { list, object } = this.#begun.pop()!;
    this.#at++;
    this.#put(list ?? object);
  }

  #put(value: unknown): void {
    const inside = this.#begun.at(-1);
    if (!inside) this.#value = value;
    else if (inside.list) inside.list.push(value);
    else if (inside.name !== PROTOTYPE) inside.object![inside.name] = value;
    this.#want = 'next';
  }

  /** A string has ended. */
  #text(): void {
    const text = this.#string!;
    this.#string = undefined;
    if (this.#want === 'name') {
      this.#begun.at(-1)!.name = text;
      this.#want = 'colon';
    } else this.#put(text);
  }

  /** Goes on with a string; answers whether it has ended. */
  #characters(until: number): boolean {
    const bytes = this.#bytes;
    let at = this.#at;
    let escapes = false;
    let ends = false;
    while (at < until) {
      const byte = bytes[at]!;
      if (byte === QUOTE) {
        ends = true;
        break;
      }
      if (byte < 0x20) this.#fail('the closing " of a string (a line break inside it is written \\n)', at);
      if (byte === BACKSLASH) {
        escapes = true;
        if (ESCAPED.has(bytes[at + 1])) at += 2;
        else if (bytes[at + 1] === UNICODE && [2, 3, 4, 5].every((n) => isHex(bytes[at + n]))) at += 6;
        else this.#fail('a valid escape sequence', at);
      } else at++;
    }
    // not within a character
    while (goesOn(bytes[at])) at++;
    const text = bytes.toString('utf8', this.#at, at);
    if (text !== '') this.#string += escapes ? (JSON.parse(`"${text}"`) as string) : text;
    this.#at = ends ? at + 1 : at;
    if (!ends && at >= bytes.length) this.#fail('the closing " of a string');
    return ends;
  }

  #digits(from: number): number {
    let at = from;
    while (isDigit(this.#bytes[at])) at++;
    if (at - from > MOST_DIGITS)
      throw new TooMuchJson(from + MOST_DIGITS, MOST_DIGITS, `a number of more than ${MOST_DIGITS} digits`);
    return at;
  }

  /** As much of a number as is one: of `01` it is `0`, behind which something else is then expected. */
  #number(): number {
    const bytes = this.#bytes;
    const whole = bytes[this.#at] === MINUS ? this.#at + 1 : this.#at;
    let end = bytes[whole] === ZERO ? whole + 1 : this.#digits(whole);
    if (end === whole) this.#fail('a value');
    if (bytes[end] === POINT && isDigit(bytes[end + 1])) end = this.#digits(end + 1);
    if (bytes[end] === SMALL_E || bytes[end] === LARGE_E) {
      const power = bytes[end + 1] === PLUS || bytes[end + 1] === MINUS ? end + 2 : end + 1;
      if (isDigit(bytes[power])) end = this.#digits(power);
    }
    const number = Number(bytes.toString('latin1', this.#at, end));
    this.#at = end;
    return number;
  }

  #word(): boolean | null {
    for (const [word, value] of WORDS)
      if (this.#bytes.toString('latin1', this.#at, this.#at + word.length) === word) {
        this.#at += word.length;
        return value;
      }
    this.#fail('a value');
  }
}
