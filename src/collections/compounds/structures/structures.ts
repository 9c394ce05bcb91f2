import { AskedThread } from '#asked-thread.ts';
import type { CorpusAddress } from '#corpus/address.ts';
import type { Structures } from '#corpus/structures.ts';
import type { StructuresRequest } from './structures-worker.ts';

/** Questions that may wait for their turn. */
const MOST_WAITING = 200;

/** The structures in a corpus. No thread is started before it is asked for something. */
export function openStructures(at: CorpusAddress): Structures {
  const thread = new AskedThread<StructuresRequest>({
    module: new URL('./structures-worker.ts', import.meta.url),
    data: { at },
    name: 'The search by structure',
    most_waiting: MOST_WAITING,
  });
  return {
    containing: (query, { within_ms, signal }) => thread.ask({ kind: 'containing', query, within_ms }, signal),
    screened: (pattern, { signal }) => thread.ask({ kind: 'screened', pattern }, signal),
    similar: (morgan, least, { signal }) => thread.ask({ kind: 'similar', morgan, least }, signal),
    warm: () => void thread.ask({ kind: 'warm' }).catch(() => undefined),
    close: () => thread.close(),
  };
}
