import { type ImageSize, imageSize } from './image-size.ts';

/** A picture at the head of a document: whose it is. */
export interface Logo extends ImageSize {
  readonly bytes: Uint8Array;
}

/** Largest size in the file, and on the page in points. */
const MAX_BYTES = 256 * 1024;
const MAX_PX = 4_000;
const WIDE_PT = 180;
const HIGH_PT = 48;

/** @throws RangeError where the bytes are no PNG or JPEG picture of a size that a page has room for. */
export function readLogo(bytes: Uint8Array): Logo {
  if (bytes.length > MAX_BYTES) throw new RangeError(`has ${bytes.length} bytes: at most ${MAX_BYTES} are read`);
  const size = imageSize(bytes);
  if (!size) throw new RangeError('is no PNG or JPEG picture');
  if (Math.max(size.width_px, size.height_px) > MAX_PX)
    throw new RangeError(`is ${size.width_px} x ${size.height_px} pixels: at most ${MAX_PX} each way`);
  return { ...size, bytes };
}

/** Width and height on the page in points: as large as fits, its sides in proportion. */
export function logoSize({ width_px, height_px }: ImageSize): { width_pt: number; height_pt: number } {
  const scale = Math.min(WIDE_PT / width_px, HIGH_PT / height_px);
  return { width_pt: width_px * scale, height_pt: height_px * scale };
}
