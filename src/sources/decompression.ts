import { constants, createGunzip, createInflateRaw, createZstdDecompress } from 'node:zlib';
import type { ByteReader } from './byte-reader.ts';
import { SourceError } from './source.ts';

export type Compression = 'gzip' | 'zstd' | 'deflate';

/** Bounds of one decompressed stream. */
export interface ExpansionLimits {
  readonly max_bytes: number;
  /** Most decompressed bytes for each compressed one, once 64 MiB have come out. */
  readonly max_ratio: number;
}

const RATIO_FREE_BYTES = 64 * 1024 * 1024;
const SLICE = 16 * 1024;

/** The compression that a stream's first bytes tell (gzip RFC 1952, Zstandard RFC 8878). */
export function compressionOf(head: Uint8Array): Compression | undefined {
  if (head[0] === 0x1f && head[1] === 0x8b && head[2] === 8) return 'gzip';
  if (head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd) return 'zstd';
  return undefined;
}

function engineOf(compression: Compression) {
  if (compression === 'gzip') return createGunzip();
  if (compression === 'deflate') return createInflateRaw();
  return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } });
}

/**
 * Decompresses what a reader holds. All output that could be made is yielded before an error is thrown, so that what is
 * good in a cut-off file stays. `deflate` stops where its stream ends and leaves what follows in the reader.
 * @throws SourceError `truncated`, `damaged` or `too_large`
 */
export async function* decompressed(
  reader: ByteReader,
  compression: Compression,
  limits: ExpansionLimits,
): AsyncGenerator<Uint8Array> {
  const engine = engineOf(compression);
  let ready: Uint8Array[] = [];
  let failure: SourceError | undefined;
  let out = 0;
  let fed = 0;
  let ended = false;
  const refuse = (reason: string) => {
    failure ??= new SourceError('too_large', reader.name, reason, out);
    engine.destroy();
  };
  engine.on('data', (piece: Buffer) => {
    if (failure) return;
    out += piece.length;
    if (out > limits.max_bytes) refuse(`decompresses to more than ${limits.max_bytes} bytes`);
    else if (out > RATIO_FREE_BYTES && out > limits.max_ratio * fed) {
      refuse(`decompresses to more than ${limits.max_ratio} times its size`);
    } else ready.push(piece);
  });
  const closed = new Promise<void>((resolve) => {
    engine.on('end', () => {
      ended = true;
      resolve();
    });
    engine.on('close', resolve);
    engine.on('error', (error: NodeJS.ErrnoException) => {
      const cut = error.code === 'Z_BUF_ERROR' || /unexpected end|incomplete|truncated/i.test(error.message);
      failure ??= cut
        ? new SourceError('truncated', reader.name, 'the compressed data is cut off', out)
        : new SourceError('damaged', reader.name, `cannot be decompressed: ${error.message}`, out, { cause: error });
      resolve();
    });
  });
  try {
    for (;;) {
      const slice = failure || ended ? undefined : await reader.takeSome(SLICE).catch(keepFailure);
      if (!slice) break;
      fed += slice.length;
      await Promise.race([closed, new Promise<void>((resolve) => engine.write(slice, () => resolve()))]);
      yield* ready.splice(0);
      const surplus = fed - engine.bytesWritten;
      if (compression === 'deflate' && surplus > 0 && !failure) {
        reader.giveBack(slice.subarray(slice.length - surplus));
        break;
      }
    }
    if (!failure && !ended) {
      engine.end();
      await closed;
    }
    yield* ready.splice(0);
    if (failure) throw failure;
  } finally {
    ready = [];
    engine.destroy();
  }

  function keepFailure(error: unknown): undefined {
    failure =
      error instanceof SourceError
        ? error
        : new SourceError('unreadable', reader.name, String(error), undefined, { cause: error });
    return undefined;
  }
}
