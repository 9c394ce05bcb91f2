import { type RecordBlob, readable } from './codec.ts';

/** Of what is kept, as it is stored: unpacked it takes some ten times as much. */
const MOST_BYTES = 3 << 20;

interface Kept {
  readonly blob: RecordBlob;
  readonly record: object | undefined;
  readonly bytes: number;
}

const bytesOf = ({ head, apart }: RecordBlob) => head.length + (apart?.length ?? 0);
const same = (a: Uint8Array | null, b: Uint8Array | null) =>
  a === b || (a !== null && b !== null && Buffer.compare(a, b) === 0);

/**
 * Records unpacked once for as long as their bytes are the same, whatever number their last write has: a portfolio that
 * is assigned, pledged and released is read three times. What is given is shared, and nobody changes it.
 */
export class UnpackedOnce {
  /** Those asked for last are the last. */
  readonly #kept = new Map<number, Kept>();
  readonly #most: number;
  #bytes = 0;

  constructor(most_bytes = MOST_BYTES) {
    this.#most = most_bytes;
  }

  /** The record of a key; undefined if it is damaged. */
  of(key: number, blob: RecordBlob): object | undefined {
    const known = this.#kept.get(key);
    this.#forget(key);
    const fits = known?.blob.codec === blob.codec && same(known.blob.head, blob.head);
    // parts kept apart are unpacked of the bytes that were there first
    const kept =
      fits && same(known.blob.apart, blob.apart)
        ? known
        : { blob, record: readable<object>(blob), bytes: bytesOf(blob) };
    if (kept.bytes > this.#most) return kept.record;
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
    while (this.#bytes > this.#most) this.#forget(this.#kept.keys().next().value!);
    return kept.record;
  }

  #forget(key: number): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}
