import '#egress/thread.ts';
import { workerData } from 'node:worker_threads';
import { answerWith } from '#asked-thread.ts';
import type { WriteBatch } from '#corpus/record-store.ts';
import { loadWatches } from '#corpus/watch.ts';
import { closeEgress } from '#egress/closed.ts';
import { giveWay } from '#give-way.ts';
import { toThrown } from '#stores/sqlite/messages.ts';
import { Database } from '../database.ts';
import type { Resolved } from './rules.ts';
import { RecordWriter } from './writer.ts';

/** What the writer's thread begins with. */
export interface WriterData {
  readonly url: string;
  readonly resolved: Resolved;
  /** Addresses of what is watched. */
  readonly watches: readonly (readonly [collection: string, address: string])[];
}

/** What the writer's thread is asked; one after the other. */
export type WriterRequest =
  | { readonly kind: 'write'; readonly batch: WriteBatch }
  | { readonly kind: 'note_indexed'; readonly place: string; readonly collection: string; readonly seq: number }
  | { readonly kind: 'forget_changes'; readonly before: number }
  | { readonly kind: 'close' };

giveWay('working');
const { url, resolved, watches } = workerData as WriterData;
closeEgress(url);
const database = new Database({ url, connections: 1 });
// opened and closed with the thread
const port = database.port();
const watched = loadWatches(watches);
let writer: RecordWriter | undefined;
let last: Promise<unknown> = Promise.resolve();

async function answer(request: WriterRequest): Promise<unknown> {
  writer ??= new RecordWriter(database, resolved, await watched);
  switch (request.kind) {
    case 'write':
      return writer.write(request.batch);
    case 'note_indexed':
      return writer.noteIndexed(request.place, request.collection, request.seq);
    case 'forget_changes':
      return writer.forgetChanges(request.before);
    case 'close':
      return port.close();
  }
}

answerWith((request: WriterRequest) => {
  const done = last
    .then(async () => ({ value: await answer(request) }))
    .catch((error) => ({ thrown: toThrown(error) }));
  last = done;
  return done;
});
