import { constants, createZstdDecompress, zstdDecompressSync } from 'node:zlib';
import { DICTIONARY_1 } from './dictionary.ts';

/** A record that unpacks to more is damaged or hostile. */
const MOST_BYTES = 1 << 30;
/** The largest buffer that a frame is given because it says that it needs it. */
export const MOST_STATED = 1 << 20;
/** Frames that say they unpack to more have a context of their own. */
const MOST_KEPT = 256 << 10;

/** Bytes that a frame of zstd says it unpacks to, RFC 8878, 3.1.1.1; 0 where it does not say. */
export function statedSize(frame: Uint8Array): number {
  const [descriptor = 0] = frame.subarray(4);
  const [field, single_segment, dictionary] = [descriptor >> 6, (descriptor >> 5) & 1, descriptor & 3];
  const at = 5 + (single_segment ? 0 : 1) + [0, 1, 2, 4][dictionary]!;
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  if (frame.byteLength < at + [1, 2, 4, 8][field]!) return 0;
  if (field === 0) return single_segment ? view.getUint8(at) : 0;
  if (field === 1) return view.getUint16(at, true) + 256;
  return view.getUint32(at, true);
}

/** The text of a frame that was packed with the dictionary. @throws what zlib throws where it is damaged. */
export function unpackText(frame: Uint8Array): string {
  const size = statedSize(frame);
  return (size > 0 && size <= MOST_KEPT ? kept?.text(frame, size) : undefined) ?? unpackAlone(frame, size);
}

/** One buffer of the size that the frame says, and a byte more, so that no second one is asked for. */
const unpackAlone = (frame: Uint8Array, size: number): string =>
  zstdDecompressSync(frame, {
    dictionary: DICTIONARY_1,
    maxOutputLength: MOST_BYTES,
    chunkSize: Math.min(Math.max(size + 1, 64), MOST_STATED),
  }).toString('utf8');

/** What Node's streams of zlib have below them, as far as it is used here. */
interface Handle {
  writeSync(flush: number, from: Uint8Array, at: number, n: number, into: Uint8Array, to: number, room: number): void;
  onerror: (message: string) => void;
}

/**
 * A context of zstd that is kept: the dictionary is read once. Each synchronous call of Node makes a stream with a
 * context of its own, six times the work for a record of 2 KB, and all of these live until old objects are collected:
 * a page of 1,000 rows left 25 MB of them. Node has no documented door to more than one call with a context, so the
 * handle of a stream is used, and whatever is not exactly as expected goes the documented way.
 */
class KeptContext {
  #handle: Handle | undefined;
  /** Room left, input left: written by the handle. */
  #state: Uint32Array = new Uint32Array(2);
  #into = Buffer.alloc(0);
  #failed = false;

  /** The text of a frame of so many bytes; undefined where it has to be unpacked another way. */
  text(frame: Uint8Array, size: number): string | undefined {
    this.#open();
    if (!this.#handle) return undefined;
    if (this.#into.length <= size) this.#into = Buffer.allocUnsafeSlow(Math.min(size * 2, MOST_KEPT) + 1);
    const room = this.#into.length;
    this.#failed = false;
    // the end of the frame is asked for: one that does not come to it is told as an error
    this.#handle.writeSync(constants.ZSTD_e_end, frame, 0, frame.length, this.#into, 0, room);
    const [room_left, input_left] = this.#state;
    if (!this.#failed && input_left === 0 && room_left === room - size) return this.#into.toString('utf8', 0, size);
    // what is left in the context belongs to no frame
    this.#handle = undefined;
    return undefined;
  }

  #open(): void {
    if (this.#handle) return;
    const stream = createZstdDecompress({ dictionary: DICTIONARY_1 });
    const { _handle: handle, _writeState: state } = stream as unknown as {
      _handle?: Handle;
      _writeState?: Uint32Array;
    };
    if (typeof handle?.writeSync !== 'function' || !(state instanceof Uint32Array) || state.length !== 2) {
      kept = undefined;
      return;
    }
    handle.onerror = () => {
      this.#failed = true;
    };
    this.#handle = handle;
    this.#state = state;
  }
}

let kept: KeptContext | undefined = new KeptContext();
