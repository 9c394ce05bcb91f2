import { Zip, ZipDeflate } from 'fflate';

/** A file of a package: its name, and its content in pieces. */
export interface Packed {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP of files, packed as they are made, one after the other. */
export async function* packed(files: AsyncIterable<Packed> | Iterable<Packed>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failed: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failed = error;
    else made.push(piece);
  });
  const take = function* () {
    if (failed) throw failed;
    const pieces = made;
    made = [];
    yield* pieces;
  };
  for await (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
