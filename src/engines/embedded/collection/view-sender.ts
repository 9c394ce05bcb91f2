import type { DocSet } from '../segment/docset.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Thread } from './threads.ts';
import { plainDocs, type SegmentSource, type SegmentUpdate, type ViewUpdate } from './view.ts';

interface Known {
  deleted: DocSet | undefined;
  derived: number;
  readonly lent: Set<string>;
}

/** Knows what each searching thread knows of a collection, and sends the difference. */
export class ViewSender {
  readonly #index: CollectionIndex;
  readonly #threads = new Map<Thread, { version: number; tables: number; segments: Map<number, Known> }>();

  constructor(index: CollectionIndex) {
    this.#index = index;
  }

  /** What `thread` needs for a search that reads the sections `names` whole; undefined if it has it all. */
  update(thread: Thread, names: ReadonlySet<string>): ViewUpdate | undefined {
    const index = this.#index;
    const before = this.#threads.get(thread);
    const known = before ?? { version: -1, tables: -1, segments: new Map<number, Known>() };
    const tables = index.tables.reduce((sum, table) => sum + table.version, 0);
    let news = known.version !== index.version;
    const segments = new Map<number, Known>();
    const updates = index.segments.map((live): SegmentUpdate => {
      const was = known.segments.get(live.id);
      const now = was ?? { deleted: undefined, derived: -1, lent: new Set<string>() };
      segments.set(live.id, now);
      const lent: [string, Uint8Array][] = [];
      // the bytes of a segment in memory are shared already
      if (!('memory' in live.source)) {
        for (const name of names) {
          if (now.lent.has(name)) continue;
          now.lent.add(name);
          lent.push([name, live.segment.file.whole(name)]);
        }
      }
      const deleted = now.deleted !== live.deleted;
      const derived = now.derived !== live.derived.version;
      if (lent.length > 0) news = true;
      now.deleted = live.deleted;
      now.derived = live.derived.version;
      return {
        id: live.id,
        ...(!was && { source: sourceOf(live) }),
        ...(lent.length > 0 && { lent }),
        ...(deleted && { deleted: live.deleted ? plainDocs(live.deleted) : null }),
        ...(derived && { derived: live.derived.columns.map(({ slots, lists, epoch }) => ({ slots, lists, epoch })) }),
      };
    });
    if (!news) return undefined;
    this.#threads.set(thread, { version: index.version, tables, segments });
    return {
      ...(!before && { schema: index.schema }),
      segments: updates,
      ...(tables !== known.tables && {
        tables: index.tables.map(({ starts, bytes, length }) => ({ starts, bytes, length })),
      }),
    };
  }

  /** A thread has ended: whatever it knew is gone. */
  forget(thread: Thread): void {
    this.#threads.delete(thread);
  }
}

/** Where other threads read a segment. */
export const sourceOf = (live: LiveSegment): SegmentSource =>
  'memory' in live.source ? { memory: live.source.memory } : { fd: live.source.fd, bytes: live.segment.file.bytes };
