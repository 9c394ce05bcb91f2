import { MAX_RAW, SourceError, type SourceFile } from './source.ts';
import { decodeText } from './text-decoding.ts';
import { MOST_DEPTH } from './whole-json.ts';

/** One object of a file, or why it is none. `index` counts from 1. */
export type JsonItem =
  | { readonly ok: true; readonly index: number; readonly value: Record<string, any>; readonly raw: string }
  | { readonly ok: false; readonly index: number; readonly reason: string; readonly raw: string };

/** A longer item is none. */
const MOST_CHARACTERS = 64 * 1024 * 1024;
/** Characters of a key that are compared. */
const MOST_OF_A_KEY = 100;

/**
 * The objects of a JSON file, one by one and in flat memory, in whatever way they lie in it: a list, the list under one
 * of the keys `within` of an object that wraps it, JSON Lines, or a single object. A line of JSON Lines that is broken
 * costs itself alone.
 * @throws SourceError if the rest of the file cannot be read.
 */
export async function* jsonItems(file: SourceFile, within: readonly string[] = []): AsyncGenerator<JsonItem> {
  const scanner = new Scanner(file.name, within);
  for await (const { text } of decodeText(file.stream(), file.name)) yield* scanner.take(text);
  yield* scanner.end();
}

class Scanner {
  readonly #file: string;
  readonly #within: ReadonlySet<string>;
  #buffer = '';
  /** Where scanning goes on in the buffer. */
  #at = 0;
  /** Where the item that is being read begins in the buffer, -1 between items. */
  #start = -1;
  /** What earlier pieces of text have of the item that is being read. */
  #held: string[] = [];
  #heldLength = 0;
  #depth = 0;
  /** Depth at which items stand: 0, or inside a list. */
  #items = 0;
  #inString = false;
  /** Where the string that is being read goes on in the buffer, and what earlier pieces have of it. */
  #stringStart = 0;
  #stringHead = '';
  #lastString = '';
  #key = '';
  /** Each object ends in its line. */
  #lines: boolean | undefined;
  #index = 0;

  constructor(file: string, within: readonly string[]) {
    this.#file = file;
    this.#within = new Set(within);
  }

  *take(text: string): Generator<JsonItem> {
    this.#buffer += text;
    yield* this.#scan();
    this.#letGo();
  }

  *end(): Generator<JsonItem> {
    if (this.#lines && this.#start >= 0) yield this.#item(this.#whole(this.#buffer));
    else if (this.#depth > 0 || this.#inString) {
      throw new SourceError('truncated', this.#file, 'ends before its JSON is complete');
    }
  }

  /**
   * Lets what was scanned go, but what belongs to the item or the key that is being read: each piece of text is looked
   * at once, however long an item is.
   */
  #letGo(): void {
    const scanned = this.#buffer.slice(0, this.#at);
    if (this.#start >= 0) {
      this.#held.push(scanned.slice(this.#start));
      this.#heldLength += scanned.length - this.#start;
      this.#start = 0;
      if (this.#heldLength > MOST_CHARACTERS)
        throw new SourceError('too_large', this.#file, `an item has more than ${MOST_CHARACTERS} characters`);
    }
    if (this.#inString && this.#stringHead.length < MOST_OF_A_KEY)
      this.#stringHead += scanned.slice(this.#stringStart, this.#stringStart + MOST_OF_A_KEY);
    this.#stringStart = 0;
    this.#buffer = this.#buffer.slice(this.#at);
    this.#at = 0;
  }

  /** The item that is being read, of which this is the last piece. */
  #whole(last: string): string {
    const text = this.#held.join('') + last;
    this.#forget();
    return text;
  }

  #forget(): void {
    this.#held = [];
    this.#heldLength = 0;
    this.#start = -1;
  }

  *#scan(): Generator<JsonItem> {
    const text = this.#buffer;
    for (; this.#at < text.length; this.#at++) {
      const code = text.charCodeAt(this.#at);
      if (this.#lines) {
        if (code === 10) {
          if (this.#start >= 0) yield this.#item(this.#whole(text.slice(this.#start, this.#at)));
        } else if (this.#start < 0 && code > 32) this.#start = this.#at;
        continue;
      }
      if (this.#inString) {
        if (code === 92) {
          // the escaped character may be in the next piece of text
          if (this.#at + 1 >= text.length) return;
          this.#at++;
        } else if (code === 34) {
          this.#inString = false;
          if (this.#depth <= 2)
            this.#lastString = (this.#stringHead + text.slice(this.#stringStart, this.#at)).slice(0, MOST_OF_A_KEY);
        }
        continue;
      }
      switch (code) {
        case 34:
          this.#inString = true;
          this.#stringStart = this.#at + 1;
          this.#stringHead = '';
          break;
        case 58: // :
          if (this.#depth <= 2) this.#key = this.#lastString;
          break;
        case 123: // {
        case 91: // [
          this.#open(code);
          break;
        case 125: // }
        case 93: // ]
          yield* this.#close(text);
          break;
        case 10:
          if (this.#start >= 0 && this.#items === 0) this.#lines ??= false;
          break;
      }
    }
  }

  #open(code: number): void {
    const list = code === 91;
    if (this.#items === 0 && list && (this.#depth === 0 || (this.#depth <= 2 && this.#within.has(this.#key)))) {
      this.#items = this.#depth + 1;
      this.#forget();
    } else if (this.#depth === this.#items && this.#start < 0) this.#start = this.#at;
    this.#key = '';
    if (++this.#depth > MOST_DEPTH) {
      throw new SourceError('too_deep', this.#file, `JSON nests deeper than ${MOST_DEPTH}`);
    }
  }

  *#close(text: string): Generator<JsonItem> {
    if (--this.#depth < 0) throw new SourceError('damaged', this.#file, 'a bracket closes that was never opened');
    if (this.#items > 0 && this.#depth < this.#items) this.#items = this.#depth === 0 ? 0 : -1;
    if (this.#depth !== this.#items || this.#start < 0) return;
    yield this.#item(this.#whole(text.slice(this.#start, this.#at + 1)));
    // The first object ended in its first line: what follows are lines.
    if (this.#items === 0) this.#lines ??= true;
  }

  #item(text: string): JsonItem {
    const index = ++this.#index;
    const raw = text.slice(0, MAX_RAW);
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
        return { ok: true, index, value: value as Record<string, any>, raw };
      }
      return { ok: false, index, reason: 'is no JSON object', raw };
    } catch (error) {
      return { ok: false, index, reason: `is no JSON: ${(error as Error).message.slice(0, 200)}`, raw };
    }
  }
}
