import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { ByteWriter } from './bytes.ts';
import { CHUNK, FORMAT_VERSION, type Footer, MAGIC, pageCrcs, type SectionEntry, TAIL } from './segment-format.ts';

/**
 * Writes a segment: named sections that may grow side by side, then a footer. To memory, or to a file in flat memory.
 */
export class SegmentWriter {
  readonly #sections = new Map<string, ByteWriter>();
  readonly #pieces = new Map<string, { at: number[]; crcs: number[] }>();
  readonly #fd: number | undefined;
  #length = MAGIC.length;

  /** @param path Where the file is written; without it the segment stays in memory. */
  constructor(path?: string) {
    if (path !== undefined) {
      this.#fd = openSync(path, 'w');
      writeSync(this.#fd, MAGIC);
    }
  }

  /** The section of this name, empty at first. */
  section(name: string): ByteWriter {
    let section = this.#sections.get(name);
    if (!section) this.#sections.set(name, (section = new ByteWriter()));
    return section;
  }

  /** Lets the full chunks of a section go to the file. */
  spill(name: string): void {
    if (this.#fd === undefined) return;
    const section = this.#sections.get(name)!;
    let from = 0;
    for (; section.length - from >= CHUNK; from += CHUNK) this.#piece(name, section.bytes.subarray(from, from + CHUNK));
    if (from === 0) return;
    section.bytes.copyWithin(0, from, section.length);
    section.length -= from;
    section.spilled += from;
  }

  #piece(name: string, bytes: Uint8Array): void {
    let pieces = this.#pieces.get(name);
    if (!pieces) this.#pieces.set(name, (pieces = { at: [], crcs: [] }));
    // typed arrays are laid over sections that lie in one piece
    const padding = (8 - (this.#length % 8)) % 8;
    if (padding) this.#length += writeSync(this.#fd!, new Uint8Array(padding));
    pieces.at.push(this.#length);
    // pieces begin where pages do
    pieces.crcs.push(...pageCrcs(bytes));
    for (let at = 0; at < bytes.length; ) at += writeSync(this.#fd!, bytes, at, bytes.length - at);
    this.#length += bytes.length;
  }

  /** Ends a segment in a file; it is not synced yet. */
  finishFile(meta: unknown): { bytes: number } {
    const sections: Record<string, SectionEntry> = {};
    for (const [name, section] of this.#sections) {
      if (section.total === 0) continue;
      this.spill(name);
      if (section.length > 0) this.#piece(name, section.view());
      sections[name] = { length: section.total, ...this.#pieces.get(name)! };
    }
    const footer = encodeFooter({ version: FORMAT_VERSION, sections, meta });
    writeSync(this.#fd!, footer);
    closeSync(this.#fd!);
    return { bytes: this.#length + footer.length };
  }

  /** Ends a segment in memory: the bytes that the file would hold. */
  finishMemory(meta: unknown): SharedArrayBuffer {
    const sections: Record<string, SectionEntry> = {};
    let length = MAGIC.length;
    for (const [name, section] of this.#sections) {
      if (section.length === 0) continue;
      length = (length + 7) & ~7;
      sections[name] = { length: section.length, crcs: pageCrcs(section.view()), at: [length] };
      length += section.length;
    }
    const footer = encodeFooter({ version: FORMAT_VERSION, sections, meta });
    const buffer = new SharedArrayBuffer(length + footer.length);
    const bytes = new Uint8Array(buffer);
    bytes.set(MAGIC);
    for (const [name, entry] of Object.entries(sections)) bytes.set(this.#sections.get(name)!.view(), entry.at[0]!);
    bytes.set(footer, length);
    return buffer;
  }

  /** Gives up: closes the file, which the caller deletes. */
  abandon(): void {
    if (this.#fd !== undefined) closeSync(this.#fd);
  }
}

function encodeFooter(footer: Footer): Buffer {
  const json = Buffer.from(JSON.stringify(footer));
  const tail = Buffer.alloc(TAIL);
  tail.writeUInt32LE(json.length, 0);
  tail.writeUInt32LE(crc32(json), 4);
  MAGIC.copy(tail, 8);
  return Buffer.concat([json, tail]);
}
