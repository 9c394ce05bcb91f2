import { parentPort, workerData } from 'node:worker_threads';
import { openStoreForReading } from '../records/schema.ts';

/** Copies the store as it is at this moment, in a thread, because `VACUUM INTO` takes as long as the store is large. */
const { dir, to } = workerData as { dir: string; to: string };
const db = openStoreForReading(dir);
try {
  // VACUUM wants a literal or a parameter; a read snapshot does not hold up writers in WAL mode.
  db.prepare('VACUUM INTO ?').run(to);
  parentPort!.postMessage({ ok: true });
} catch (cause) {
  const { message, errcode } = cause as { message: string; errcode?: number };
  parentPort!.postMessage({ ok: false, message, errcode });
} finally {
  db.close();
}
