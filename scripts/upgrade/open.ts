/** Opens a data directory by this version and says how far it is, line by line; see `main.ts`. */
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collections } from '#collections/index.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';

const dir = process.argv[2]!;
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);
const held = monitorEventLoopDelay({ resolution: 5 });
held.enable();
const started = performance.now();
const seconds = () => Math.round(performance.now() - started) / 1000;
const corpus = await openCorpus({
  dir,
  collections,
  engine: embeddedEngine({ dir: join(dir, 'index') }),
  poll_ms: 60_000,
  on_store_progress: ({ step, done, total }) => say({ step, done, total, seconds: seconds() }),
  on_progress: ({ applied_seq, stored_seq }) => say({ step: 'index', done: applied_seq, total: stored_seq }),
});
const [status] = await corpus.status();
say({
  opened: status,
  seconds: seconds(),
  held_ms: Math.round(held.max / 1e6),
  peak_mb: Math.round(process.resourceUsage().maxRSS / 1024),
});
await corpus.close();
