/**
 * One side of `against.ts`, in a process of its own: the engine of the tree that this file lies in, asked by messages.
 * It may be copied into an older tree, so it imports nothing but what benchmarks have always had.
 */
import { generated } from './corpora.ts';
import type { Peer } from './peers/peer.ts';
import { prioraPeers } from './peers/priora.ts';
import { benchQueries, type Operation } from './queries.ts';

const { lines, dir, documents } = JSON.parse(process.argv[2]!) as { lines: string; dir: string; documents: number };
const queries = benchQueries(await generated(documents).material(lines));
let peer: Peer | undefined;
for await (const each of prioraPeers({ lines, dir })) {
  if (each.keeps === 'nothing') peer = each;
  else await each.close();
}
process.on('message', async (asked: { query: number; operation: Operation } | 'close') => {
  if (asked === 'close') {
    await peer!.close();
    process.exit(0);
  }
  process.send!(await peer!.ask(queries[asked.query]!, asked.operation));
});
process.send!({ queries: queries.map(({ name }) => name), built: peer!.built });
