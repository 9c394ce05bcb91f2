import type { Schema } from '../schema/schema.ts';
import type { DocSet } from '../segment/docset.ts';
import { carryDerived } from './carry.ts';
import type { IndexFolder } from './index-folder.ts';
import { type LiveSegment, release, retire } from './live-segment.ts';
import { dueMerges, fullMerge, settlingMerge } from './merge-policy.ts';
import type { Thread, Threads } from './threads.ts';
import { plainDocs } from './view.ts';
import { sourceOf } from './view-sender.ts';

/** Merges of fewer bytes have a thread of their own: a large one must not hold them up. */
const SMALL_MERGE = 64 << 20;

/** The index whose segments are merged. */
export interface Merged {
  readonly schema: Schema;
  readonly segments: readonly LiveSegment[];
  /** Takes a segment out whose file an error says is damaged. */
  lose(error: unknown): boolean;
  /**
   * Puts `merged` in the place of `inputs`, whose deletions were `before` when the merge began; `maps` say where their
   * documents are now.
   */
  replace(
    inputs: readonly LiveSegment[],
    before: readonly (DocSet | undefined)[],
    maps: readonly Uint32Array[],
    merged: LiveSegment,
  ): void;
}

/** Merges the segments of one index on threads, while searches and writes go on. */
export class Merger {
  readonly #index: Merged;
  readonly #folder: IndexFolder;
  readonly #threads: Threads;
  readonly #memory: number;
  readonly #factor: number;
  readonly #running = new Map<Thread, Promise<boolean>>();
  #stopped = false;

  /**
   * @param memory Bytes of the largest merges that are not written to a file at once.
   * @param factor Segments of about one size that are merged while writes go on.
   */
  constructor(index: Merged, folder: IndexFolder, threads: Threads, memory: number, factor: number) {
    this.#index = index;
    this.#folder = folder;
    this.#threads = threads;
    this.#memory = memory;
    this.#factor = factor;
  }

  /** Starts the merges that are due, one at a time on each merging thread. */
  start(): void {
    if (this.#stopped) return;
    for (const inputs of dueMerges(this.#index.segments, this.#factor)) {
      const thread = this.#threadFor(inputs);
      if (!this.#running.has(thread)) void this.#run(inputs, thread).then((merged) => merged && this.start());
    }
  }

  /** Waits until a running merge ends; false if there is none. */
  async oneEnds(): Promise<boolean> {
    if (this.#running.size === 0) return false;
    await Promise.race(this.#running.values());
    return true;
  }

  /**
   * Merges what makes queries slow and is worth its cost, until `more` says no. Answers whether anything was merged.
   */
  settle(more: () => boolean): Promise<boolean> {
    return this.#until(settlingMerge, more);
  }

  /**
   * Makes one segment of all, as far as segments may grow, until `more` says no: what runs then is finished in the
   * background.
   */
  compact(more: () => boolean): Promise<boolean> {
    return this.#until((segments) => fullMerge(segments), more);
  }

  async #until(
    next: (segments: readonly LiveSegment[]) => LiveSegment[] | undefined,
    more: () => boolean,
  ): Promise<boolean> {
    for (let merged = false; ; ) {
      if (this.#stopped || !more()) return merged;
      if (this.#running.size > 0) {
        await Promise.race(this.#running.values());
        continue;
      }
      // from here to the start of the merge nothing else runs: no segment can be in two merges
      const inputs = next(this.#index.segments);
      if (!inputs || !(await this.#run(inputs, this.#threadFor(inputs)))) return merged;
      merged = true;
    }
  }

  #threadFor(inputs: readonly LiveSegment[]): Thread {
    return this.#threads.mergers[bytesOf(inputs) < SMALL_MERGE ? 0 : 1];
  }

  /** Merges; false if that failed: the inputs stay in use, and a later write tries again. */
  #run(inputs: readonly LiveSegment[], thread: Thread): Promise<boolean> {
    if (inputs.some(({ merging }) => merging)) throw new Error('a segment is merged already');
    for (const live of inputs) live.merging = true;
    const run = this.#merge(inputs, thread)
      .then(
        () => true,
        (error: unknown) => {
          if (!this.#stopped && !this.#index.lose(error)) {
            process.emitWarning(`${this.#index.schema.name}: a merge of the search index failed`, {
              detail: String(error),
            });
          }
          return false;
        },
      )
      .finally(() => {
        this.#running.delete(thread);
        for (const live of inputs) live.merging = false;
      });
    this.#running.set(thread, run);
    return run;
  }

  async #merge(inputs: readonly LiveSegment[], thread: Thread): Promise<void> {
    const { schema } = this.#index;
    const id = this.#folder.nextId();
    const before = inputs.map((live) => live.deleted);
    for (const live of inputs) live.users++;
    try {
      await this.#folder.writing(
        id,
        () => this.#stopped,
        async (path) => {
          const { result, maps } = (await thread.run({
            kind: 'merge',
            schema,
            inputs: inputs.map((live) => ({
              source: sourceOf(live),
              deleted: live.deleted && plainDocs(live.deleted),
            })),
            ...(bytesOf(inputs) >= this.#memory && { path }),
          })) as { result: SharedArrayBuffer | { bytes: number }; maps: Uint32Array[] };
          if (this.#stopped) return;
          const merged = this.#folder.segment(id, result instanceof SharedArrayBuffer ? result : undefined);
          const catchUp = await carryDerived(inputs, maps, merged);
          // nobody would close its file any more
          if (this.#stopped) return retire(merged);
          // what was in it is indexed again already: it must not be there twice
          if (inputs.some(({ lost }) => lost)) {
            retire(merged);
            throw new Error('a segment was found damaged meanwhile');
          }
          catchUp();
          this.#index.replace(inputs, before, maps, merged);
        },
      );
    } finally {
      release(inputs);
    }
  }

  /** Starts no more merges; running ones are given up. */
  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when no merge runs any more. */
  async ended(): Promise<void> {
    await Promise.all(this.#running.values());
  }
}

const bytesOf = (inputs: readonly LiveSegment[]) => inputs.reduce((n, live) => n + live.segment.file.bytes, 0);
