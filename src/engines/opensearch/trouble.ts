import type { Collection } from '#corpus/collection.ts';
import { FULL_DISK } from './faults.ts';
import { goneTold, indexName, makingOf } from './indexes.ts';
import { Server, type ServerSettings } from './server.ts';

/** How long a cluster may take to say how it is. */
const ANSWER_MS = 3_000;

/** What is in the way of a server, in a sentence with the remedy. `answers`: what searches is answered all the same. */
export interface EngineTrouble {
  readonly message: string;
  readonly answers: boolean;
}

/**
 * What is in the way of searches, or of keeping up with the records; undefined when nothing is.
 * @param prefix What the names of the indices begin with.
 * @param collections Those whose indices are there once a service has begun.
 */
export function troubleOf(
  settings: ServerSettings,
  prefix: string,
  collections: readonly Collection<any>[],
): () => Promise<EngineTrouble | undefined> {
  const names = collections.map((collection) => indexName(prefix, collection));
  // whoever asks has no time for waits, and asks again
  const server = new Server({ ...settings, attempts: 1 });
  const asked = {
    timeout_ms: ANSWER_MS,
    query: { expand_wildcards: 'open', ignore_unavailable: true },
  };
  return async () => {
    try {
      const health = await server.ask('GET', `/_cluster/health/${prefix}-*`, undefined, {
        ...{ timeout_ms: ANSWER_MS, accept: [408] },
        query: { ...asked.query, level: 'indices' },
      });
      if (health.status === 'red') {
        const message = `The search engine ${server.place} is red: ${health.unassigned_shards} shards of ${prefix}-* have no node. Look at GET _cluster/allocation/explain and bring back the node that holds them.`;
        return { message, answers: false };
      }
      const there = Object.keys(health.indices);
      const gone = names.find((name) => !there.some((own) => makingOf(name, own) > 0));
      if (gone !== undefined) return { message: goneTold(gone, server.place), answers: false };
      const blocks = await server.ask('GET', `/${prefix}-*/_settings/index.blocks.*`, undefined, asked);
      if (!Object.values(blocks).some((index) => isFull(index as IndexSettings))) return undefined;
      const message = `The search engine ${server.place} does not keep up with the records: ${FULL_DISK}`;
      return { message, answers: true };
    } catch (cause) {
      return { message: (cause as Error).message, answers: false };
    }
  };
}

interface IndexSettings {
  readonly settings?: { readonly index?: { readonly blocks?: { readonly read_only_allow_delete?: string } } };
}
/** Whether the server has taken away the right to write because a disk is full. */
const isFull = ({ settings }: IndexSettings): boolean => settings?.index?.blocks?.read_only_allow_delete === 'true';
