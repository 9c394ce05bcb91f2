import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import { ServiceError } from '#errors.ts';
import { giveWay } from '#give-way.ts';
import { type Answer, answer } from '../answer/answer.ts';
import { hintsOf, type SegmentHint } from '../answer/hints.ts';
import type { Task } from '../answer/request.ts';
import { CorruptSegment, PageCache, SegmentFile } from '../format/segment-file.ts';
import { Arena } from '../kernel/arena.ts';
import { arena } from '../kernel/kernel.ts';
import { Clock, Stopped } from '../match/clock.ts';
import { SegmentEvaluator } from '../match/evaluate.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { Extract } from '../schema/extract.ts';
import type { Schema } from '../schema/schema.ts';
import { buildSegment } from '../segment/build.ts';
import type { DerivedColumn } from '../segment/derived.ts';
import { mergeSegments } from '../segment/merge.ts';
import { Segment } from '../segment/segment.ts';
import { checkFile, checkSegments } from './check.ts';
import { type TableArrays, writeState, writeStringTables } from './state-file.ts';
import { CollectionView, docsOf, type PlainDocs, type SegmentSource, type ViewUpdate } from './view.ts';

giveWay('answering');

/** What a thread is told to do. */
export type Job =
  | { readonly kind: 'build'; readonly schema: Schema; readonly extracts: readonly Extract[]; readonly path?: string }
  | {
      readonly kind: 'merge';
      readonly schema: Schema;
      readonly inputs: readonly { readonly source: SegmentSource; readonly deleted: PlainDocs | undefined }[];
      readonly path?: string;
    }
  | {
      readonly kind: 'search';
      /** Names the collection's view. */
      readonly view: string;
      readonly update: ViewUpdate | undefined;
      readonly task: Task;
      /** In milliseconds of the monotonic clock. */
      readonly deadline: number;
      /** Whether the calling thread wants to know more than the answer. */
      readonly hints: boolean;
      /** Index of the flag that calls the search off. */
      readonly flag: number;
    }
  | { readonly kind: 'forget'; readonly view: string }
  | {
      readonly kind: 'state';
      readonly path: string;
      readonly deleted: PlainDocs | undefined;
      readonly derived: readonly DerivedColumn[];
    }
  | {
      readonly kind: 'strings';
      readonly path: string;
      readonly tables: readonly TableArrays[];
      readonly from: readonly number[];
    }
  | {
      readonly kind: 'check';
      readonly files: readonly string[];
      readonly segments: readonly {
        readonly id: number;
        readonly source: SegmentSource;
        readonly deleted: PlainDocs | undefined;
      }[];
    };

/** What a search brings. */
export interface Found {
  readonly answer: Answer;
  /** By segment of the view that was searched. */
  readonly hints: readonly (SegmentHint | undefined)[] | undefined;
}

/** What comes back. `stopped`: the search was called off or ran out of time. */
export type Reply =
  | { readonly result: unknown }
  | { readonly error: string; readonly stopped: boolean }
  /** A segment is damaged: see `CorruptSegment`. */
  | { readonly damaged: { readonly message: string; readonly fd: number | undefined } }
  /** What was asked for is refused. */
  | { readonly refused: Pick<ServiceError, 'code' | 'message' | 'details'> };

/** What every thread is given when it starts. */
export interface ThreadSettings {
  readonly flags: Int32Array;
  /** Bytes of index files to keep in memory. */
  readonly pages: number;
  /** Bytes of search results of leaves to keep. */
  readonly leaves: number;
  /** Whether they are kept when the search is over. */
  readonly keepResults: boolean;
  /** See `Arena.poison`. */
  readonly poison: boolean;
}

const settings = workerData as ThreadSettings;
Arena.poison = settings.poison;
const pages = new PageCache(settings.pages);
const budget = { bytes: settings.leaves, used: 0 };
const views = new Map<string, CollectionView>();

parentPort!.on('message', ({ n, job }: { n: number; job: Job }) => {
  let reply: Reply;
  try {
    reply = { result: work(job) };
  } catch (error) {
    const { stack, message } = error as Error;
    if (error instanceof CorruptSegment) reply = { damaged: { message, fd: error.fd } };
    else if (error instanceof ServiceError) reply = { refused: { code: error.code, message, details: error.details } };
    else reply = { error: stack ?? message, stopped: error instanceof Stopped };
  }
  parentPort!.postMessage({ n, reply });
  // what it takes to keep results need not be waited for
  arena.end();
});

/**
 * The view of a search, brought up to date. One that cannot be, since a segment is damaged, is given up: a later search
 * must not see what was before.
 */
function viewFor(job: Job & { kind: 'search' }): { view: CollectionView; snapshot: Snapshot } {
  let view = views.get(job.view);
  if (!view) {
    // this search was sent before it was known that the view is lost
    if (!job.update?.schema) throw new CorruptSegment('what the thread knew of the index is lost');
    views.set(job.view, (view = new CollectionView(pages, budget)));
  }
  try {
    return { view, snapshot: view.update(job.update) };
  } catch (error) {
    views.delete(job.view);
    view.clear();
    throw error;
  }
}

function work(job: Job): unknown {
  switch (job.kind) {
    case 'build':
      return buildSegment(job.schema, job.extracts, job.path);
    case 'merge': {
      const inputs = job.inputs.map(({ source, deleted }) => ({
        segment: new Segment(new SegmentFile(source, pages)),
        deleted: deleted && docsOf(deleted),
      }));
      try {
        return mergeSegments(job.schema, inputs, job.path);
      } finally {
        for (const { segment } of inputs) segment.file.forget();
      }
    }
    case 'search': {
      const { view, snapshot } = viewFor(job);
      try {
        const clock = new Clock(job.deadline, settings.flags, job.flag);
        const evaluators = snapshot.segments.map((each) => new SegmentEvaluator(snapshot, each, clock));
        const found = answer(evaluators, snapshot, job.task, view.ordinals);
        return {
          answer: found,
          hints: settings.keepResults && job.hints ? hintsOf(job.task, evaluators) : undefined,
        } satisfies Found;
      } finally {
        if (!settings.keepResults) view.forgetResults();
      }
    }
    case 'state':
      return writeState(job.path, job.deleted && docsOf(job.deleted), job.derived);
    case 'strings':
      return writeStringTables(job.path, job.tables, job.from);
    case 'check':
      return [
        ...job.files.flatMap((path) => checkFile(path)),
        ...checkSegments(
          job.segments.map(({ id, source, deleted }) => ({
            id,
            segment: new Segment(new SegmentFile(source, pages)),
            deleted: deleted && docsOf(deleted),
          })),
        ),
      ];
    case 'forget':
      views.get(job.view)?.clear();
      views.delete(job.view);
      return undefined;
  }
}
