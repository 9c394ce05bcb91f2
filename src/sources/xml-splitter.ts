import { declaredEntities, type EntityTable, endOfDoctype } from './doctype.ts';
import { MAX_RAW } from './source.ts';
import type { XmlDocument, XmlOptions } from './xml-document.ts';
import { Malformed, TreeBuilder } from './xml-tree.ts';

const MAX_DOCTYPE = 1024 * 1024;
const MAX_START_TAG = 1024 * 1024;
/** Longer than any mark we look for between documents, so that none is lost between two chunks. */
const TAIL = 256;
const START_TAG = /<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;
/** A name as a pattern that matches just it. */
const literally = (name: string) => name.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** A document being read. */
interface Open {
  readonly index: number;
  readonly start_byte: number;
  readonly tree: TreeBuilder;
  /** Marks that end, follow or hide other marks, for this root's name. */
  readonly cut: RegExp;
  raw: string;
  characters: number;
  /** Inside a comment or CDATA: what ends it. */
  inert?: '-->' | ']]>';
  started: boolean;
}

/** Finds the documents in a growing text and feeds each one, alone, to a parser. */
export class Splitter {
  private readonly options: XmlOptions;
  private readonly outside: RegExp;
  /** As `outside`, but in the remains of a document that failed, where an opened comment proves nothing. */
  private readonly remains: RegExp;
  private failed = false;
  private buffer = '';
  private at = 0;
  /** Byte of the file at `at`. */
  private byte = 0;
  private bytesOf: (text: string) => number = (text) => text.length;
  private index = 0;
  private entities: EntityTable = {};
  /** Why documents up to the next prolog are refused. */
  private refusal: string | undefined;
  private inComment = false;
  private open: Open | undefined;

  constructor(rootNames: readonly string[], options: XmlOptions) {
    this.options = options;
    const names = rootNames.map((name) => literally(name)).join('|');
    const roots = `<((?:[\\w.-]+:)?(?:${names}))(?=[\\s/>])`;
    this.outside = new RegExp(`<\\?xml\\s|<!DOCTYPE\\s|<!--|${roots}`, 'g');
    this.remains = new RegExp(`<\\?xml\\s|<!DOCTYPE\\s|${roots}`, 'g');
  }

  append(text: string, end_byte: number, bytesOf: (text: string) => number): void {
    this.buffer = this.buffer.slice(this.at) + text;
    this.at = 0;
    this.bytesOf = bytesOf;
    this.byte = end_byte - bytesOf(this.buffer);
  }

  /** Documents that are complete by now; with `final`, also what is left of the last one. */
  *documents(final: boolean): Generator<XmlDocument> {
    for (;;) {
      const before = this.at;
      const wasOpen = this.open;
      const document = this.open ? this.inside(this.open, final) : this.between(final);
      if (document) yield document;
      else if (this.at === before && this.open === wasOpen) break;
    }
    if (final && this.open) yield this.fail(this.open, 'the file ends inside this document');
  }

  private advance(to: number): void {
    this.byte += this.bytesOf(this.buffer.slice(this.at, to));
    this.at = to;
  }

  /** Looks for the next prolog, document type or root. */
  private between(final: boolean): XmlDocument | undefined {
    const { buffer } = this;
    if (this.inComment) {
      const end = buffer.indexOf('-->', this.at);
      if (end < 0) {
        this.advance(Math.max(this.at, buffer.length - 2));
        return undefined;
      }
      this.inComment = false;
      this.advance(end + 3);
    }
    const marks = this.failed ? this.remains : this.outside;
    marks.lastIndex = this.at;
    const mark = marks.exec(buffer);
    if (!mark) {
      const last = buffer.lastIndexOf('<');
      this.advance(!final && last >= this.at && last > buffer.length - TAIL ? last : buffer.length);
      return undefined;
    }
    this.advance(mark.index);
    if (mark[1] !== undefined) return this.begin(mark[1]);
    const after = mark.index + mark[0].length;
    if (mark[0] === '<!--') {
      this.inComment = true;
      this.advance(after);
    } else if (mark[0].startsWith('<?xml')) {
      this.entities = {};
      this.refusal = undefined;
      this.failed = false;
      this.advance(after);
    } else {
      const end = endOfDoctype(buffer, after);
      if (end < 0 && buffer.length - mark.index < MAX_DOCTYPE && !final) return undefined;
      if (end < 0) {
        this.refusal = `the document type is not closed within ${MAX_DOCTYPE} characters`;
        this.advance(after);
        return undefined;
      }
      try {
        this.entities = declaredEntities(buffer.slice(mark.index, end));
      } catch (error) {
        this.refusal = (error as Error).message;
      }
      this.advance(end);
    }
    return undefined;
  }

  private begin(name: string): XmlDocument | undefined {
    const quoted = literally(name);
    this.failed = false;
    this.open = {
      index: ++this.index,
      start_byte: this.byte,
      tree: new TreeBuilder(this.entities, this.options),
      cut: new RegExp(`<!--|<!\\[CDATA\\[|<\\?xml\\s|<${quoted}(?=[\\s/>])|</${quoted}\\s*>`, 'g'),
      raw: '',
      characters: 0,
      started: false,
    };
    if (this.refusal === undefined) return undefined;
    const start = this.at;
    this.open.raw = this.buffer.slice(start, start + MAX_RAW);
    const failed = this.fail(this.open, this.refusal);
    this.advance(start + 1);
    return failed;
  }

  /** Feeds the open document up to the next mark that matters. */
  private inside(open: Open, final: boolean): XmlDocument | undefined {
    const { buffer } = this;
    if (!open.started) {
      START_TAG.lastIndex = this.at;
      const tag = START_TAG.exec(buffer);
      if (tag) {
        open.started = true;
        return this.feed(open, START_TAG.lastIndex);
      }
      if (!final && buffer.length - this.at < MAX_START_TAG) return undefined;
      const failed = this.fail(open, 'the start tag is not closed');
      this.advance(this.at + 1);
      return failed;
    }
    if (open.inert) {
      const end = buffer.indexOf(open.inert, this.at);
      if (end < 0) return this.feed(open, final ? buffer.length : Math.max(this.at, buffer.length - 2));
      const after = end + open.inert.length;
      delete open.inert;
      return this.feed(open, after);
    }
    open.cut.lastIndex = this.at;
    const mark = open.cut.exec(buffer);
    if (!mark) {
      const last = buffer.lastIndexOf('<');
      const upTo = !final && last >= this.at && last > buffer.length - TAIL ? last : buffer.length;
      return this.feed(open, upTo);
    }
    const after = mark.index + mark[0].length;
    if (mark[0].startsWith('</')) return this.feed(open, after);
    if (mark[0] === '<!--' || mark[0] === '<![CDATA[') {
      open.inert = mark[0] === '<!--' ? '-->' : ']]>';
      return this.feed(open, after);
    }
    return this.feed(open, mark.index) ?? this.fail(open, 'this document is not closed before the next one begins');
  }

  private feed(open: Open, upTo: number): XmlDocument | undefined {
    const slice = this.buffer.slice(this.at, upTo);
    if (slice === '') return undefined;
    if (open.raw.length < MAX_RAW) open.raw += slice.slice(0, MAX_RAW - open.raw.length);
    open.characters += slice.length;
    const limit = this.options.max_characters ?? 64 * 1024 * 1024;
    let reason: string | undefined;
    let fault = 0;
    if (open.characters > limit) reason = `the document is longer than ${limit} characters`;
    else {
      try {
        open.tree.write(slice);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        reason = error.message;
        fault = open.tree.faultIn(slice.length);
      }
    }
    if (reason !== undefined) {
      const byte = this.byte + this.bytesOf(slice.slice(0, fault));
      const failed = this.fail(open, reason, byte);
      this.advance(this.at + Math.max(1, fault));
      return failed;
    }
    this.advance(upTo);
    if (!open.tree.root) return undefined;
    this.open = undefined;
    return { ok: true, root: open.tree.root, index: open.index, start_byte: open.start_byte, raw: open.raw };
  }

  private fail(open: Open, reason: string, byte = this.byte): XmlDocument {
    this.open = undefined;
    this.failed = true;
    return { ok: false, reason, index: open.index, start_byte: open.start_byte, byte, raw: open.raw };
  }
}
