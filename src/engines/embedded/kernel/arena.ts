import { FreeRuns } from './free-runs.ts';

/** Memory is given out in frames: pages of the index, and pages of WebAssembly. */
export const FRAME = 1 << 16;
/** WebAssembly's addresses end there. Addresses are reserved, not memory. */
const MOST_FRAMES = 65_536;
/** Frames of a chunk of results. */
const CHUNK = 16;
/** Frames of results that are kept for the next search. */
const CHUNKS_KEPT = 4;
/** What fills memory that nobody may read: no document, count or place that makes sense. */
const POISON = 0xa5;

/** A run of frames. */
export interface Run {
  readonly first: number;
  readonly frames: number;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/**
 * The memory that a thread's kernels work in. Two things lie in it: runs of frames, taken and given one by one (pages
 * of the index), and the results of the search that runs, which all go when it ends. Frames that are given back are
 * used again after the end of the search only, so whatever a search has looked at stays as it was. What is only read
 * may lie on the heap as well: `address` copies it for a kernel.
 *
 * The memory is shared memory because its growth leaves views as they are; no other thread sees it.
 */
export class Arena {
  /**
   * Whether memory is overwritten when it is released and before it is given out, so that what is read too late, or
   * before it is written, is seen to be wrong: for tests. Threads take it from the thread that starts them.
   */
  static poison = false;
  readonly memory = new WebAssembly.Memory({ initial: 2, maximum: MOST_FRAMES, shared: true });
  /** The buffer of the memory as it is now, and as it was before it grew: views over older ones stay good. */
  #buffer = this.memory.buffer;
  readonly #older = new WeakSet<ArrayBufferLike>();
  // the first frame is the kernels' own, the last is never given out: some kernels read a few bytes too far
  readonly #free = new FreeRuns();
  #frames = 2;
  readonly #leaving: Run[] = [];
  readonly #tasks: (() => void)[] = [];
  #leavingFrames = 0;
  readonly #chunks: Run[] = [];
  #chunk = -1;
  #chunkFrames = 0;
  #at = 0;
  #open = false;
  #end = 0;
  readonly #scratch: (Run | undefined)[] = [];
  readonly #scratchWords: Uint32Array<SharedArrayBuffer>[] = [];

  /** Frames that the search has been using up: given back since it began, or holding its results. */
  get passing(): number {
    return this.#leavingFrames + this.#chunkFrames;
  }

  /** A run of frames for `bytes`, which are not cleared; undefined if the memory is full. */
  take(bytes: number): Run | undefined {
    const frames = Math.max(1, Math.ceil(bytes / FRAME));
    let first = this.#free.take(frames);
    if (first < 0) {
      if (!this.#grow(frames)) return undefined;
      first = this.#free.take(frames);
    }
    if (Arena.poison) this.#overwrite(first * FRAME, frames * FRAME);
    return { first, frames, bytes: new Uint8Array(this.#buffer, first * FRAME, bytes) };
  }

  #overwrite(from: number, bytes: number): void {
    new Uint8Array(this.#buffer, from, bytes).fill(POISON);
  }

  /** Overwrites what the search leaves behind: what was given back, and its results. */
  #overwriteReleased(): void {
    for (const { first, frames } of this.#leaving) this.#overwrite(first * FRAME, frames * FRAME);
    for (const [i, { first, frames }] of this.#chunks.entries()) {
      if (i < this.#chunk) this.#overwrite(first * FRAME, frames * FRAME);
      else if (i === this.#chunk) this.#overwrite(first * FRAME, this.#at - first * FRAME);
    }
  }

  #grow(frames: number): boolean {
    const more = Math.min(Math.max(frames, this.#frames >> 2, CHUNK), MOST_FRAMES - this.#frames);
    if (more < frames) return false;
    try {
      this.memory.grow(more);
    } catch {
      return false;
    }
    this.#older.add(this.#buffer);
    this.#buffer = this.memory.buffer;
    this.#free.give(this.#frames - 1, more);
    this.#frames += more;
    return true;
  }

  /** Gives a run back: its bytes stay as they are until the search ends. */
  give(run: Run): void {
    this.#leaving.push(run);
    this.#leavingFrames += run.frames;
  }

  /** Has something done when the search ends, while its results are still there. */
  atEnd(task: () => void): void {
    this.#tasks.push(task);
  }

  /** Ends a search: its results, and what was given back, may be written over. */
  end(): void {
    for (const task of this.#tasks) task();
    this.#tasks.length = 0;
    if (Arena.poison) this.#overwriteReleased();
    for (const { first, frames } of this.#leaving) this.#free.give(first, frames);
    this.#leaving.length = 0;
    this.#leavingFrames = 0;
    while (this.#chunks.length > 0 && this.#chunkFrames > CHUNK * CHUNKS_KEPT) {
      const { first, frames } = this.#chunks.pop()!;
      this.#free.give(first, frames);
      this.#chunkFrames -= frames;
    }
    this.#chunk = -1;
    this.#at = this.#end = 0;
    this.#open = false;
  }

  /** Whether an array lies in this memory. */
  holds(array: ArrayBufferView): boolean {
    return array.buffer === this.#buffer || this.#older.has(array.buffer);
  }

  /**
   * The address of an array for the next call of a kernel. An array from elsewhere is copied.
   * @param place Where a copy goes (`scratch`): the arguments of one call need different ones.
   */
  address(array: Uint32Array, place: number): number {
    if (this.holds(array)) return array.byteOffset;
    const words = this.scratch(array.length, place);
    words.set(array);
    return words.byteOffset;
  }

  /** The same, of `length` bytes from `at` on. Kernels may read eight bytes more. */
  bytesAddress(bytes: Uint8Array, at: number, length: number, place: number): number {
    if (this.holds(bytes)) return bytes.byteOffset + at;
    const words = this.scratch((length + 12) >> 2, place);
    new Uint8Array(this.#buffer, words.byteOffset).set(bytes.subarray(at, at + length));
    return words.byteOffset;
  }

  /**
   * Words for a kernel to use until somebody else asks for the same `place`: arguments are copied to such places too.
   * Not cleared.
   */
  scratch(length: number, place: number): Uint32Array<SharedArrayBuffer> {
    const known = this.#scratchWords[place];
    if (known && known.length >= length) {
      if (Arena.poison) this.#overwrite(known.byteOffset, length * 4);
      return known;
    }
    const old = this.#scratch[place];
    if (old) this.give(old);
    const run = this.#run(length * 4);
    this.#scratch[place] = run;
    return (this.#scratchWords[place] = new Uint32Array(this.#buffer, run.bytes.byteOffset, (run.frames * FRAME) >> 2));
  }

  #run(bytes: number): Run {
    const run = this.take(bytes);
    if (!run) throw new RangeError('the search needs more memory than there is');
    return run;
  }

  /**
   * Address of room for a result of at most `words`, to be filled by a kernel and then kept: nothing else may be asked
   * for meanwhile. Not cleared.
   */
  room(words: number): number {
    if (this.#open) throw new Error('there is room already that is not kept yet');
    this.#open = true;
    // vectors may be written whole
    const bytes = (words * 4 + 31) & ~15;
    if (this.#at + bytes > this.#end) this.#nextChunk(bytes);
    return this.#at;
  }

  #nextChunk(bytes: number): void {
    while (++this.#chunk < this.#chunks.length) {
      const { first, frames } = this.#chunks[this.#chunk]!;
      this.#at = first * FRAME;
      this.#end = this.#at + frames * FRAME;
      if (this.#at + bytes <= this.#end) return;
    }
    const run = this.#run(Math.max(bytes, CHUNK * FRAME));
    this.#chunks.push(run);
    this.#chunkFrames += run.frames;
    this.#at = run.first * FRAME;
    this.#end = this.#at + run.frames * FRAME;
  }

  /** Keeps the first `words` of the room that was asked for last, until the search ends. */
  keep(words: number): Uint32Array<SharedArrayBuffer> {
    this.#open = false;
    const result = new Uint32Array(this.#buffer, this.#at, words);
    this.#at += (words * 4 + 15) & ~15;
    return result;
  }

  /** Words that last until the search ends. Not cleared. */
  words(length: number): Uint32Array<SharedArrayBuffer> {
    this.room(length);
    return this.keep(length);
  }

  /** The array, or a copy on the heap if it lies here: to be kept when the search has ended. */
  lasting<T extends Uint32Array | Float64Array | undefined>(array: T): T {
    return (array && this.holds(array) ? array.slice() : array) as T;
  }
}
