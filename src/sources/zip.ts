import { isUtf8 } from 'node:buffer';
import { stat } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ByteReader } from './byte-reader.ts';
import { type Compression, decompressed, type ExpansionLimits } from './decompression.ts';
import { SourceError } from './source.ts';
import type { Member } from './tar.ts';

/** An entry whose name is left as bytes, so that no name is refused. */
type RawEntry = Omit<Entry, 'fileName'> & { readonly fileName: Buffer };

/** Compression methods of zip members that we read. @see APPNOTE.TXT 4.4.5 */
const METHODS: Readonly<Record<number, Compression | 'stored'>> = { 0: 'stored', 8: 'deflate', 93: 'zstd' };

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;

/** Names are only names: never resolved, never written to. */
const nameOf = (bytes: Uint8Array) => Buffer.from(bytes).toString(isUtf8(bytes) ? 'utf8' : 'latin1');

/**
 * Members of a zip file on disk. Where its directory at the end is missing or damaged, members are read from the front
 * as far as they go, and then the error is thrown.
 * @param readFrom Opens the file at its first byte.
 * @param onBytes Told about each compressed byte read.
 * @throws SourceError
 */
export async function* zipMembers(
  path: string,
  name: string,
  limits: ExpansionLimits,
  readFrom: () => AsyncIterable<Uint8Array>,
  onBytes: (count: number) => void,
): AsyncGenerator<Member> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { decodeStrings: false, validateEntrySizes: true, autoClose: false });
  } catch (cause) {
    yield* salvagedMembers(new ByteReader(readFrom(), name), limits);
    const reason = `the zip file is cut off or damaged: ${(cause as Error).message}`;
    throw new SourceError('truncated', name, reason, undefined, { cause });
  }
  try {
    const { size } = await stat(path);
    for await (const entry of entriesOf(zip, name, size)) {
      const member = nameOf(entry.fileName);
      if (member.endsWith('/')) continue;
      yield { name: member, bytes: () => contentOf(zip, entry, `${name}!${member}`, limits, onBytes) };
    }
  } finally {
    zip.close();
  }
}

async function* entriesOf(zip: ZipFile, name: string, size: number): AsyncGenerator<RawEntry> {
  try {
    // members that lie in each other unpack to any size at all, each within its own limits
    let packed = 0;
    for await (const entry of zip.eachEntry()) {
      packed += entry.compressedSize;
      if (packed > size) throw new SourceError('damaged', name, 'its members overlap');
      yield entry as unknown as RawEntry;
    }
  } catch (cause) {
    if (cause instanceof SourceError) throw cause;
    const reason = `the zip directory is damaged: ${(cause as Error).message}`;
    throw new SourceError('damaged', name, reason, undefined, { cause });
  }
}

async function* contentOf(
  zip: ZipFile,
  entry: RawEntry,
  name: string,
  limits: ExpansionLimits,
  onBytes: (count: number) => void,
): AsyncGenerator<Uint8Array> {
  const method = METHODS[entry.compressionMethod];
  if (entry.generalPurposeBitFlag & 1) throw new SourceError('unsupported', name, 'the member is encrypted');
  if (!method)
    throw new SourceError('unsupported', name, `zip compression method ${entry.compressionMethod} is not read`);
  const compressed = async function* () {
    try {
      const stream = await zip.openReadStreamPromise(entry as unknown as Entry, { decodeFileData: false });
      for await (const piece of stream as AsyncIterable<Uint8Array>) {
        onBytes(piece.length);
        yield piece;
      }
    } catch (cause) {
      throw new SourceError('damaged', name, (cause as Error).message, undefined, { cause });
    }
  };
  const reader = new ByteReader(compressed(), name);
  let sum = 0;
  let size = 0;
  for await (const piece of method === 'stored' ? reader.rest() : decompressed(reader, method, limits)) {
    sum = crc32(piece, sum);
    size += piece.length;
    yield piece;
  }
  if (size !== entry.uncompressedSize) {
    throw new SourceError('damaged', name, `the member has ${size} bytes instead of ${entry.uncompressedSize}`);
  }
  if (sum !== entry.crc32) throw new SourceError('damaged', name, 'the checksum of the member is wrong');
}

/** Reads members by their local headers, from the front, without the directory. @see APPNOTE.TXT 4.3.7 */
async function* salvagedMembers(reader: ByteReader, limits: ExpansionLimits): AsyncGenerator<Member> {
  for (;;) {
    const ahead = Buffer.from(await reader.peek(30));
    if (ahead.length < 30 || ahead.readUInt32LE(0) !== LOCAL_HEADER) return;
    const header = Buffer.from(await reader.take(30));
    const flags = header.readUInt16LE(6);
    const method = METHODS[header.readUInt16LE(8)];
    const compressed = header.readUInt32LE(18);
    const nameLength = header.readUInt16LE(26);
    const extraLength = header.readUInt16LE(28);
    if ((await reader.peek(nameLength + extraLength)).length < nameLength + extraLength) return;
    const name = nameOf(await reader.take(nameLength));
    await reader.take(extraLength);
    const streamed = (flags & 8) !== 0;
    if (flags & 1 || !method || (method !== 'deflate' && (streamed || compressed === 0xffffffff))) return;
    let state: 'unread' | 'read' | 'cut' = 'unread';
    const bytes = async function* () {
      if (state !== 'unread') return;
      state = 'cut';
      if (method === 'deflate') yield* decompressed(reader, method, limits);
      else yield* partOf(reader, compressed);
      state = 'read';
    };
    yield { name, bytes };
    for await (const _unread of bytes());
    if ((state as string) === 'cut') return;
    if (!streamed) continue;
    const descriptor = Buffer.from(await reader.peek(16));
    if (descriptor.length < 16) return;
    await reader.take(descriptor.readUInt32LE(0) === DESCRIPTOR ? 16 : 12);
  }
}

async function* partOf(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const some = await reader.takeSome(left);
    if (!some) throw new SourceError('truncated', reader.name, 'the zip file ends inside a member', reader.position);
    left -= some.length;
    yield some;
  }
}
