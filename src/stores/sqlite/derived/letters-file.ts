import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { ServiceError } from '#errors.ts';
import type { Stretch } from '#sequences/search.ts';

/** Codes that are read at once; a longer sequence is read whole. */
const STRETCH = 4 << 20;

/**
 * The letters of all sequences of a kind in a file: END, then the codes of each and END. Threads share what is here.
 */
export interface Letters {
  readonly file: string;
  /** By slot. */
  readonly starts: Float64Array<SharedArrayBuffer>;
  readonly lengths: Uint32Array<SharedArrayBuffer>;
  /** The first slot of each stretch, and the number of slots. */
  readonly bounds: Uint32Array<SharedArrayBuffer>;
}

/** Those of one search: whoever takes a stretch has it, and each is taken once. */
export interface SharedStretches {
  readonly letters: Letters;
  /** By slot, 1 for those that are asked for. */
  readonly chosen: Uint8Array<SharedArrayBuffer>;
  /** How many stretches have been taken. */
  readonly taken: Int32Array<SharedArrayBuffer>;
}

const shared = (bytes: number) => new SharedArrayBuffer(bytes);

/** @param lengths Of all sequences, in the order of the file. */
export function lettersOf(file: string, lengths: Uint32Array<SharedArrayBuffer>): Letters {
  const starts = new Float64Array(shared(8 * lengths.length));
  const bounds = [];
  let first = Number.NEGATIVE_INFINITY;
  let at = 1;
  for (let slot = 0; slot < lengths.length; slot++) {
    starts[slot] = at;
    if (at + lengths[slot]! - first >= STRETCH) {
      bounds.push(slot);
      first = at - 1;
    }
    at += lengths[slot]! + 1;
  }
  bounds.push(lengths.length);
  const own = new Uint32Array(shared(4 * bounds.length));
  own.set(bounds);
  return { file, starts, lengths, bounds: own };
}

export const sharedStretches = (letters: Letters, chosen: Uint8Array<SharedArrayBuffer>): SharedStretches => ({
  letters,
  chosen,
  taken: new Int32Array(shared(4)),
});

/** Stretches that nobody has taken, with whole sequences; those that are not chosen have the slot -1. */
export function* stretchesOf({ letters, chosen, taken }: SharedStretches): Generator<Stretch> {
  const { file, starts, lengths, bounds } = letters;
  let fd: number | undefined;
  let room = new Uint8Array(0);
  try {
    for (;;) {
      const n = Atomics.add(taken, 0, 1);
      if (n + 1 >= bounds.length) return;
      const [from, to] = [bounds[n]!, bounds[n + 1]!];
      const slots = Int32Array.from({ length: to - from }, (_, i) => (chosen[from + i] === 1 ? from + i : -1));
      if (slots.every((slot) => slot < 0)) continue;
      fd ??= openSync(file, 'r');
      const first = starts[from]! - 1;
      const size = starts[to - 1]! + lengths[to - 1]! + 1 - first;
      if (room.length < size) room = new Uint8Array(size);
      const codes = room.subarray(0, size);
      fill(fd, codes, first);
      yield {
        codes,
        starts: starts.subarray(from, to).map((start) => start - first),
        lengths: lengths.subarray(from, to),
        slots,
      };
    }
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** The codes of one sequence. */
export function codesAt({ file, starts, lengths }: Letters, slot: number): Uint8Array {
  const fd = openSync(file, 'r');
  try {
    const codes = new Uint8Array(lengths[slot]!);
    fill(fd, codes, starts[slot]!);
    return codes;
  } finally {
    closeSync(fd);
  }
}

function fill(fd: number, into: Uint8Array, from: number): void {
  for (let got = 0; got < into.length; ) {
    const read = readSync(fd, into, got, into.length - got, from + got);
    if (read === 0) throw new ServiceError('busy', 'Sequences are being made ready for search anew. Ask again soon.');
    got += read;
  }
}

export function sizeOf(file: string): number {
  if (!existsSync(file)) return 0;
  const fd = openSync(file, 'r');
  try {
    return fstatSync(fd).size;
  } finally {
    closeSync(fd);
  }
}
