/**
 * A body, read whole. What is longer is given up as soon as that is known, and nothing more of it is read.
 * @returns Undefined for one of more than `max_bytes`.
 * @throws What reading throws.
 */
export async function bodyWithin(body: AsyncIterable<Uint8Array>, max_bytes: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > max_bytes) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
