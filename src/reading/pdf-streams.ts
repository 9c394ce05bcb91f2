import { constants, inflateSync } from 'node:zlib';

/** Bytes that one stream may unpack to: the pixels of the largest picture that is read have 210 million. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Bytes that all streams may unpack to: two hundred scanned pages have less. */
const MOST_IN_ALL = 4 * 1024 ** 3;
/** Packed within packed, so often at most. */
const MOST_LAYERS = 3;

/** Whether zlib data can begin so. @see RFC 1950, 2.2 */
const isPacked = (bytes: Buffer) =>
  bytes.length > 2 && (bytes[0]! & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0 && (bytes[1]! & 32) === 0;

/** What packed data unpacks to, and how much of the input it took; undefined for what is none. */
function unpacked(bytes: Buffer): { readonly content: Buffer; readonly taken: number } | 'bomb' | undefined {
  try {
    const { buffer, engine } = inflateSync(bytes, {
      ...{ info: true, maxOutputLength: MOST_BYTES, chunkSize: 65_536 },
      // of data that is cut off what there is
      finishFlush: constants.Z_SYNC_FLUSH,
    }) as unknown as { readonly buffer: Buffer; readonly engine: { readonly bytesWritten: number } };
    return { content: buffer, taken: engine.bytesWritten };
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'bomb' : undefined;
  }
}

/**
 * Where in a PDF (ISO 32000, 7.3.8 and 7.4.4) the first stream begins, counted in bytes from 0, that unpacks to more
 * than a page can need, or up to which all together do; undefined where none does. A reader unpacks a stream whole,
 * some gigabytes of one megabyte. What is packed or locked otherwise is not looked into: the limits of the thread that
 * reads hold it.
 */
export function bombIn(file: Buffer): number | undefined {
  let all = 0;
  for (let at = file.indexOf('stream'); at >= 0; ) {
    let from = at + 6;
    if (file[from] === 0x0d) from++;
    if (file[from] === 0x0a) from++;
    let next = from;
    let data = file.subarray(from);
    for (let layer = 0; layer < MOST_LAYERS && isPacked(data); layer++) {
      const found = unpacked(data);
      if (found === undefined) break;
      if (found === 'bomb') return from;
      all += found.content.length;
      if (all > MOST_IN_ALL) return from;
      if (layer === 0) next = from + found.taken;
      data = found.content;
    }
    at = file.indexOf('stream', next);
  }
  return undefined;
}
