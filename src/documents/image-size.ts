/** What a picture is and how large, by its first bytes. */
export interface ImageSize {
  readonly type: 'png' | 'jpg';
  readonly width_px: number;
  readonly height_px: number;
}

/**
 * Reads the head of a PNG (ISO/IEC 15948, 11.2.2 IHDR) or the frame header of a JPEG (ISO/IEC 10918-1, B.2.2);
 * nothing for other bytes, or where width or height is none.
 */
export function imageSize(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length >= 24 && view.getUint32(0) === 0x89504e47 && view.getUint32(12) === 0x49484452)
    return sized('png', view.getUint32(16), view.getUint32(20));
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    // start of frame, but not the tables that share its range of codes
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return sized('jpg', view.getUint16(at + 7), view.getUint16(at + 5));
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const sized = (type: ImageSize['type'], width_px: number, height_px: number) =>
  width_px > 0 && height_px > 0 ? { type, width_px, height_px } : undefined;
