import { createHash } from 'node:crypto';
import { ServiceError } from '#errors.ts';

/** A kept file, as a move takes it along. */
export interface MovedFile {
  readonly id: string;
  readonly name: string;
  /** When it is to be removed, epoch ms. */
  readonly until: number;
  /** Whose it is; absent: of what anybody may ask for. */
  readonly account?: string;
}

/** One of the two places in which files can be. */
export interface FilesSide {
  readonly place: string;
  each(): AsyncIterable<MovedFile>;
  /** Undefined: there is no such file. */
  content(file: MovedFile): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Whole or not at all, under the id that it has. */
  take(file: MovedFile, content: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface FilesMoved {
  readonly files: number;
  readonly bytes: number;
  /** Of these; the others were there, from a move that was broken off. */
  readonly copied: number;
}

/**
 * Copies files with their time and their owner, and compares each by its SHA-256 as it is read from the target. Broken
 * off, it goes on when it is called again. The source stays as it is.
 * @throws ServiceError if the target has something else than what was copied; what either side throws.
 */
export async function moveFiles(
  from: FilesSide,
  to: FilesSide,
  onFile: (moved: FilesMoved) => void = () => {},
): Promise<FilesMoved> {
  let moved: FilesMoved = { files: 0, bytes: 0, copied: 0 };
  for await (const file of from.each()) {
    const content = await from.content(file);
    // its time came meanwhile
    if (!content) continue;
    const source = await hashOf(content);
    const there = await hashOf(await to.content(file));
    const same = there.digest === source.digest;
    if (!same) {
      const again = await from.content(file);
      if (!again) continue;
      await to.take(file, again);
      if ((await hashOf(await to.content(file))).digest !== source.digest)
        throw new ServiceError(
          'internal',
          `The file ${file.id}/${file.name} of ${from.place} is another one in ${to.place} after it was copied. End everything that writes to either, and begin again.`,
          { file: file.id },
        );
    }
    moved = {
      files: moved.files + 1,
      bytes: moved.bytes + source.bytes,
      copied: moved.copied + (same ? 0 : 1),
    };
    onFile(moved);
  }
  return moved;
}

async function hashOf(content: AsyncIterable<Uint8Array> | undefined) {
  if (!content) return { digest: undefined, bytes: 0 };
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { digest: hash.digest('hex'), bytes };
}
