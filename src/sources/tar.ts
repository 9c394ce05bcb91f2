import type { ByteReader } from './byte-reader.ts';
import { SourceError } from './source.ts';

const BLOCK = 512;

/**
 * A member of an archive that is read from front to back: take its bytes before the next one is asked for, or lose
 * them.
 */
export interface Member {
  readonly name: string;
  bytes(): AsyncIterable<Uint8Array>;
}

const text = (bytes: Uint8Array) => {
  const end = bytes.indexOf(0);
  return Buffer.from(end < 0 ? bytes : bytes.subarray(0, end)).toString('utf8');
};

/** Sizes are octal text, or base-256 when the first bit is set (GNU). */
function sizeOf(field: Uint8Array): number {
  if (field[0]! & 0x80) return field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
  return Number.parseInt(text(field).trim() || '0', 8);
}

/** Whether a block starts a tar archive: its checksum is right. */
export function isTarHeader(block: Uint8Array): boolean {
  if (block.length < BLOCK) return false;
  const stated = Number.parseInt(text(block.subarray(148, 156)).trim(), 8);
  let sum = 0;
  for (let i = 0; i < BLOCK; i++) sum += i >= 148 && i < 156 ? 32 : block[i]!;
  return sum === stated;
}

/** Values among pax records (`30 path=some/name\n`). */
const PAX = { path: /(?:^|\n)\d+ path=([^\n]*)/, size: /(?:^|\n)\d+ size=([^\n]*)/ };
const paxValue = (records: string, key: keyof typeof PAX): string | undefined => PAX[key].exec(records)?.[1];

/**
 * Regular files of a tar archive, in order (POSIX ustar and pax, GNU long names). Links, devices and folders are passed
 * over; names are only names.
 * @throws SourceError `damaged` or `truncated`
 * @see IEEE Std 1003.1, pax Interchange Format
 */
export async function* tarMembers(reader: ByteReader): AsyncGenerator<Member> {
  let longName: string | undefined;
  let longSize: number | undefined;
  for (;;) {
    const ahead = await reader.peek(BLOCK);
    if (ahead.length === 0 || ahead.every((byte) => byte === 0)) return;
    const at = reader.position;
    const header = Uint8Array.from(await reader.take(BLOCK));
    if (!isTarHeader(header)) throw new SourceError('damaged', reader.name, 'not a tar header', at);
    const type = String.fromCharCode(header[156]!);
    const prefix = text(header.subarray(257, 263)).startsWith('ustar') ? text(header.subarray(345, 500)) : '';
    const plain = text(header.subarray(0, 100));
    const size = longSize ?? sizeOf(header.subarray(124, 136));
    if (!Number.isSafeInteger(size) || size < 0)
      throw new SourceError('damaged', reader.name, 'a member has no size', at);
    const padding = (BLOCK - (size % BLOCK)) % BLOCK;
    if (type === 'x' || type === 'g' || type === 'L') {
      if (size > 1024 * 1024) throw new SourceError('damaged', reader.name, 'a member name is longer than 1 MiB', at);
      const value = Buffer.from((await reader.take(size + padding)).subarray(0, size)).toString('utf8');
      if (type === 'L') longName = value.replace(/\0.*$/s, '');
      if (type === 'x') {
        longName = paxValue(value, 'path') ?? longName;
        const stated = paxValue(value, 'size');
        if (stated !== undefined) longSize = Number(stated);
      }
      continue;
    }
    const name = longName ?? (prefix ? `${prefix}/${plain}` : plain);
    longName = longSize = undefined;
    let left = size;
    const bytes = async function* () {
      while (left > 0) {
        const some = await reader.takeSome(left);
        if (!some)
          throw new SourceError('truncated', reader.name, `the archive ends inside member ${name}`, reader.position);
        left -= some.length;
        yield some;
      }
    };
    if (type === '0' || type === '\0' || type === '7') yield { name, bytes };
    for await (const _unread of bytes());
    if (padding > 0) await reader.take(padding);
  }
}
