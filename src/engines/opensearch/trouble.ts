import { Server, type ServerSettings } from './server.ts';

/** How long a cluster may take to say how it is. */
const ANSWER_MS = 3_000;

/**
 * What is in the way of searches, in a sentence with the remedy; undefined when nothing is.
 * @param prefix What the names of the indices begin with.
 */
export function troubleOf(settings: ServerSettings, prefix: string): () => Promise<string | undefined> {
  // whoever asks has no time for waits, and asks again
  const server = new Server({ ...settings, attempts: 1 });
  return async () => {
    try {
      const health = await server.ask('GET', `/_cluster/health/${prefix}-*`, undefined, {
        timeout_ms: ANSWER_MS,
        query: { expand_wildcards: 'open', ignore_unavailable: true },
        accept: [408],
      });
      if (health.status !== 'red') return undefined;
      return `The search engine ${server.place} is red: ${health.unassigned_shards} shards of ${prefix}-* have no node. Look at GET _cluster/allocation/explain and bring back the node that holds them.`;
    } catch (cause) {
      return (cause as Error).message;
    }
  };
}
