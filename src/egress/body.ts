import { Pieces } from '#pieces.ts';

/**
 * A body, read whole. What is longer is given up as soon as that is known, and nothing more of it is read.
 * @returns Undefined for one of more than `max_bytes`.
 * @throws What reading throws.
 */
export async function bodyWithin(body: AsyncIterable<Uint8Array>, max_bytes: number): Promise<Buffer | undefined> {
  const pieces = new Pieces();
  for await (const piece of body) {
    pieces.add(piece);
    if (pieces.bytes > max_bytes) return undefined;
  }
  return pieces.whole();
}
