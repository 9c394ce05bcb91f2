import { queryError } from './query-error.ts';

/** One piece of a search expression; `position` and `end` are UTF-16 offsets. */
export type Lexeme =
  | {
      readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'gand' | 'end';
      readonly position: number;
      readonly end: number;
    }
  /** A field code as written; the piece holds its colon too. */
  | { readonly kind: 'field'; readonly text: string; readonly position: number; readonly end: number }
  | { readonly kind: 'word'; readonly text: string; readonly position: number; readonly end: number }
  | { readonly kind: 'quote'; readonly text: string; readonly position: number; readonly end: number }
  /** `[from TO to]`, ends as written without quotes; undefined: `*`. */
  | {
      readonly kind: 'range';
      readonly from: string | undefined;
      readonly to: string | undefined;
      readonly position: number;
      readonly end: number;
    }
  /** `$W5` etc.: as written, the letters in upper case, the number. */
  | {
      readonly kind: 'operator';
      readonly text: string;
      readonly name: string;
      readonly number: number | undefined;
      readonly position: number;
      readonly end: number;
    };

/** Full-width signs that stand for the signs of the language, and blanks of all kinds. */
const SIGNS: Readonly<Record<string, string>> = {
  '（': '(',
  '）': ')',
  '［': '[',
  '］': ']',
  '：': ':',
  '＄': '$',
  '＊': '*',
  '？': '?',
  '＃': '#',
  '＿': '_',
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '＂': '"',
  '〝': '"',
  '〞': '"',
};
const BLANK = /[\s\u200B\uFEFF]/;
const FIELD_START = /[\p{L}_]/u;
const FIELD_CODE = /[\p{L}\p{N}\p{M}_-]*/uy;
const WORD_OPERATORS: Readonly<Record<string, 'and' | 'or' | 'not' | 'gand'>> = {
  AND: 'and',
  OR: 'or',
  NOT: 'not',
  GAND: 'gand',
};
const LONGEST_CODE = 60;
/** An operator right behind a word: `lidar$FREQ3`, `电池$W5隔膜`. */
const GLUED_OPERATOR = /^[$＄](?:W\d{1,3}|PRE\d{1,3}|WS|SEN|PARA|FREQ\d{1,3})(?![A-Za-z0-9_.,/-])/i;

/** Full-width wildcard signs made plain, everything else as written. */
const plainSigns = (word: string) => word.replace(/[＊？＃＿：]/g, (sign) => SIGNS[sign]!);

/**
 * Cuts a search expression into its pieces, left to right; `isField` tells field codes from words where a blank stands
 * before the colon.
 */
export class Lexer {
  readonly text: string;
  readonly #isField: (code: string) => boolean;
  #at = 0;
  #ahead: Lexeme | undefined;
  /** The last piece was a field code: what follows is its value, colons and all. */
  #afterField = false;

  constructor(text: string, isField: (code: string) => boolean) {
    this.text = text;
    this.#isField = isField;
  }

  peek(): Lexeme {
    this.#ahead ??= this.#read();
    return this.#ahead;
  }

  next(): Lexeme {
    const lexeme = this.peek();
    this.#ahead = undefined;
    return lexeme;
  }

  #sign(at: number): string {
    const written = this.text[at] ?? '';
    return SIGNS[written] ?? written;
  }

  #skipBlanks(at: number): number {
    while (at < this.text.length && BLANK.test(this.text[at]!)) at++;
    return at;
  }

  #read(): Lexeme {
    const position = this.#skipBlanks(this.#at);
    const afterField = this.#afterField;
    this.#afterField = false;
    if (position >= this.text.length) return { kind: 'end', position, end: position };
    const sign = this.#sign(position);
    if (sign === '(' || sign === ')') {
      this.#at = position + 1;
      return { kind: sign === '(' ? 'open' : 'close', position, end: position + 1 };
    }
    if (sign === '"') return this.#quote(position);
    if (sign === '[') return this.#range(position);
    if (sign === ']' || sign === '{' || sign === '}') {
      throw queryError(`“${this.text[position]}” does not belong here; a range is written [20200101 TO 20201231].`, {
        position,
        expected: 'a term, a quoted phrase or a field code',
        found: this.text[position]!,
      });
    }
    if (sign === '$') return this.#operator(position);
    if (sign === ':') {
      throw queryError('A colon needs a field code before it, as in TTL:lidar.', {
        position,
        expected: 'a field code',
        found: this.text[position]!,
      });
    }
    return this.#field(position, afterField) ?? this.#word(position, afterField);
  }

  #field(position: number, afterField: boolean): Lexeme | undefined {
    if (!FIELD_START.test(String.fromCodePoint(this.text.codePointAt(position)!))) return undefined;
    FIELD_CODE.lastIndex = position;
    const code = FIELD_CODE.exec(this.text.slice(0, position + LONGEST_CODE))?.[0] ?? '';
    const after = position + code.length;
    let colon = after;
    if (this.#sign(colon) !== ':') {
      colon = this.#skipBlanks(after);
      if (this.#sign(colon) !== ':' || !this.#isField(code)) return undefined;
    }
    // `PID:urn:x`: only a real field code ends the value of the field before it.
    if (afterField && !this.#isField(code)) return undefined;
    this.#at = colon + 1;
    this.#afterField = true;
    return { kind: 'field', text: code, position, end: colon + 1 };
  }

  #word(position: number, afterField: boolean): Lexeme {
    let end = position;
    for (; end < this.text.length; end++) {
      const sign = this.#sign(end);
      if (sign === '(' || sign === ')' || sign === '"' || BLANK.test(sign)) break;
      if (sign === '$' && end > position && GLUED_OPERATOR.test(this.text.slice(end, end + 12))) break;
    }
    this.#at = end;
    const written = this.text.slice(position, end);
    const operator = WORD_OPERATORS[written.normalize('NFKC').toUpperCase()];
    if (operator && !afterField) return { kind: operator, position, end };
    if (operator) {
      throw queryError(
        `The operator ${written} stands where the field's value should be; put it in quotes to search for it.`,
        {
          position,
          expected: 'a value',
          found: written,
          suggestion: `"${written}"`,
        },
      );
    }
    return { kind: 'word', text: plainSigns(written), position, end };
  }

  #quote(position: number): Lexeme {
    let end = position + 1;
    while (end < this.text.length && this.#sign(end) !== '"') end++;
    if (end >= this.text.length) {
      throw queryError('A quotation mark is not closed.', {
        position,
        expected: 'a closing quotation mark',
        found: this.text.slice(position),
      });
    }
    this.#at = end + 1;
    return { kind: 'quote', text: this.text.slice(position + 1, end), position, end: end + 1 };
  }

  /** One end of a range: quoted, `*` (undefined), or a run without blanks (several words until TO or the bracket). */
  #rangeEnd(at: number, opened: number): { value: string | undefined; at: number } {
    const start = this.#skipBlanks(at);
    if (this.#sign(start) === '"') {
      const quote = this.#quote(start);
      return { value: this.text.slice(start + 1, quote.end - 1), at: quote.end };
    }
    let end = start;
    let last = start;
    while (end < this.text.length && this.#sign(end) !== ']') {
      if (BLANK.test(this.text[end]!)) {
        end = this.#skipBlanks(end);
        if (this.#isTo(end)) break;
        continue;
      }
      last = ++end;
    }
    if (end >= this.text.length) {
      throw queryError('A range is not closed: “]” is missing.', {
        position: opened,
        expected: '[from TO to], either of which may be *',
        found: this.text.slice(opened),
      });
    }
    const value = this.text.slice(start, last);
    if (value === '' || (start === end && this.#isTo(start))) {
      throw queryError('One end of the range is missing; write * to leave an end open.', {
        position: start,
        expected: '[from TO to], either of which may be *',
        found: this.text.slice(opened, end + 1),
      });
    }
    return { value: value === '*' || value === '＊' ? undefined : value, at: end };
  }

  #isTo(at: number): boolean {
    return /^to(?=[\s\u200B\uFEFF\]］"“”]|$)/i.test(this.text.slice(at, at + 3));
  }

  #range(position: number): Lexeme {
    if (this.#isTo(this.#skipBlanks(position + 1))) {
      throw queryError('One end of the range is missing; write * to leave an end open.', {
        position: this.#skipBlanks(position + 1),
        expected: '[from TO to], either of which may be *',
        found: this.text.slice(position, position + 30),
      });
    }
    const from = this.#rangeEnd(position + 1, position);
    const to = this.#skipBlanks(from.at);
    if (!this.#isTo(to)) {
      throw queryError('A range needs TO between its two ends, as in [20200101 TO 20201231].', {
        position: to,
        expected: 'TO',
        found: this.text.slice(position, to + 1),
      });
    }
    const until = this.#rangeEnd(to + 2, position);
    const close = this.#skipBlanks(until.at);
    if (this.#sign(close) !== ']') {
      throw queryError('A range has two ends only, as in [20200101 TO 20201231].', {
        position: Math.min(close, this.text.length),
        expected: ']',
        found: this.text.slice(close, close + 30),
      });
    }
    this.#at = close + 1;
    return { kind: 'range', from: from.value, to: until.value, position, end: close + 1 };
  }

  #operator(position: number): Lexeme {
    const found = /^[A-Za-z]*/.exec(this.text.slice(position + 1, position + 1 + LONGEST_CODE))![0];
    const digits = /^\d*/.exec(this.text.slice(position + 1 + found.length, position + 1 + found.length + 20))![0];
    const end = position + 1 + found.length + digits.length;
    const name = found.toUpperCase();
    const next = this.#sign(end);
    const closed =
      end >= this.text.length || BLANK.test(next) || next === '(' || next === ')' || next === '"' || next > '\x7F';
    if (!closed || !/^(?:W|PRE|WS|SEN|PARA|FREQ)$/.test(name)) {
      let stop = position + 1;
      while (stop < this.text.length && !BLANK.test(this.text[stop]!) && !/[()"]/.test(this.#sign(stop))) stop++;
      const written = this.text.slice(position, stop);
      throw queryError(
        `“${written.slice(0, LONGEST_CODE)}” is no operator. To search for the sign itself, put it in quotes.`,
        {
          position,
          expected: '$Wn, $PREn, $WS, $SEN, $PARA or $FREQn',
          found: written,
        },
      );
    }
    this.#at = end;
    return {
      kind: 'operator',
      text: this.text.slice(position, end),
      name,
      number: digits === '' ? undefined : Number(digits),
      position,
      end,
    };
  }
}
