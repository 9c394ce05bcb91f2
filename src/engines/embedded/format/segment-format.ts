import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** Changes whenever the bytes of a segment or their meaning do: an index of another version is rebuilt. */
export const FORMAT_VERSION = 6;

/** Begins and ends every file. */
export const MAGIC = Buffer.from('PRIORASG');
/** Sections of a streamed file lie in pieces of this size, so that several can grow at once. */
export const CHUNK = 1 << 20;
/** Sections are read, kept and compared with their checksums by pages of so many bytes. */
export const PAGE = 1 << 16;
/** Bytes behind the footer: its length, its checksum, the magic word. */
export const TAIL = 16;

/** Where a section lies. */
export interface SectionEntry {
  readonly length: number;
  /** CRC-32 of each page. */
  readonly crcs: readonly number[];
  /** File offset of each piece; all but the last are `CHUNK` long, unless there is one only. */
  readonly at: readonly number[];
}

/** What ends a file. */
export interface Footer {
  readonly version: number;
  readonly sections: Record<string, SectionEntry>;
  readonly meta: unknown;
}

/** CRC-32 of each page of some bytes. */
export function pageCrcs(bytes: Uint8Array): number[] {
  const crcs: number[] = [];
  for (let at = 0; at < bytes.length; at += PAGE) crcs.push(crc32(bytes.subarray(at, at + PAGE)));
  return crcs;
}

/** Whether the bytes of a section are not what was written. */
export const damaged = (bytes: Uint8Array, { crcs }: SectionEntry): boolean => {
  const found = pageCrcs(bytes);
  return found.length !== crcs.length || found.some((crc, i) => crc !== crcs[i]);
};

/** The bytes of a segment file are not what was written, or cannot be read from the disk. */
export class CorruptSegment extends Error {
  /** Descriptor of the open file, by which its segment is found; undefined for bytes that are in no file. */
  readonly fd: number | undefined;

  constructor(message: string, fd?: number) {
    super(message);
    this.fd = fd;
  }
}

/** `readSync`; what the disk cannot give back is damage like any other. */
export function readAt(fd: number, into: Uint8Array, offset: number, length: number, position: number): number {
  try {
    return readSync(fd, into, offset, length, position);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EIO') throw error;
    throw new CorruptSegment('the disk cannot read a part of the file', fd);
  }
}
