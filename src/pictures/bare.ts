/** Chunks of a PNG that make its still picture (ISO/IEC 15948, 11.2, and the transparency of 11.3.1.1). */
const PICTURE_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** Chunks of a PNG in their order. @throws RangeError for a file that is cut off. */
export function* pngChunks(
  file: Buffer,
): Generator<{ readonly type: string; readonly content: Buffer; whole: Buffer }> {
  for (let at = 8; ; ) {
    if (at + 12 > file.length) throw new RangeError('it is cut off');
    const length = file.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > file.length) throw new RangeError('it is cut off');
    const type = file.toString('latin1', at + 4, at + 8);
    yield { type, content: file.subarray(at + 8, end - 4), whole: file.subarray(at, end) };
    if (type === 'IEND') return;
    at = end;
  }
}

/**
 * A PNG without what is not its picture: texts, times, places, profiles, further pictures of an animation, and whatever
 * follows its end.
 * @throws RangeError for a file that is cut off.
 */
export function barePng(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [...pngChunks(file)].filter(({ type }) => PICTURE_CHUNKS.has(type));
  return Buffer.concat([file.subarray(0, 8), ...kept.map(({ whole }) => whole)]);
}

/** Markers of a JPEG without a length: restarts and TEM (ISO/IEC 10918-1, table B.1). */
const isAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;
/** Application data but JFIF (APP0) and Adobe's, which says what the colours are (APP14); comments. */
const isBeside = (marker: number) => (marker > 0xe0 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;

/**
 * A JPEG without what is not its picture: where and with what it was taken, small copies, profiles, comments, and
 * whatever follows its end.
 * @throws RangeError for a file that is cut off in its tables.
 */
export function bareJpeg(bytes: Uint8Array): Buffer {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [file.subarray(0, 2)];
  for (let at = 2; ; ) {
    // filling bytes and pixels up to the next marker: in pixels 0xff is followed by 0, or by a restart
    let to = at;
    while (to + 1 < file.length && (file[to] !== 0xff || file[to + 1] === 0 || file[to + 1] === 0xff)) to++;
    // some cameras leave the mark of the end out
    if (to + 1 >= file.length) return Buffer.concat([...kept, file.subarray(at), Buffer.of(0xff, 0xd9)]);
    kept.push(file.subarray(at, to));
    const marker = file[to + 1]!;
    const length = marker === 0xd9 || isAlone(marker) ? 0 : to + 4 <= file.length ? file.readUInt16BE(to + 2) : -1;
    const end = to + 2 + length;
    if (length < 0 || end > file.length) throw new RangeError('it is cut off');
    if (!isBeside(marker)) kept.push(file.subarray(to, end));
    if (marker === 0xd9) return Buffer.concat(kept);
    at = end;
  }
}
