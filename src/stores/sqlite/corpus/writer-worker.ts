import '#egress/thread.ts';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteBatch } from '#corpus/record-store.ts';
import type { Written } from '#corpus/records/writing.ts';
import { loadWatches } from '#corpus/watch.ts';
import { giveWay } from '#give-way.ts';
import { loadResolvers } from './resolvers.ts';
import { openStore } from './schema.ts';
import { RecordWriter } from './writer.ts';

giveWay('working');

/** What the writer's thread is asked; answered in order with the same `call`. */
export type WriterRequest =
  | { readonly call: number; readonly kind: 'write'; readonly batch: WriteBatch }
  | { readonly call: number; readonly kind: 'note_indexed'; readonly collection: string; readonly seq: number }
  | { readonly call: number; readonly kind: 'forget_changes'; readonly before: number }
  | { readonly call: number; readonly kind: 'close' };

export type WriterReply =
  | { readonly call: number; readonly ok: true; readonly value: unknown }
  | { readonly call: number; readonly ok: false; readonly message: string; readonly errcode?: number };

type Addresses = [string, string][];
const { dir, resolvers, watches } = workerData as { dir: string; resolvers: Addresses; watches: Addresses };
const modules = await loadResolvers(resolvers);
const watched = await loadWatches(watches);
const db = openStore(dir);
const writer = new RecordWriter(db, modules, watched);

function answer(request: WriterRequest): unknown {
  switch (request.kind) {
    case 'write':
      return { outcome: writer.write(request.batch), made: writer.made } satisfies Written;
    case 'note_indexed':
      return writer.noteIndexed(request.collection, request.seq);
    case 'forget_changes':
      return writer.forgetChanges(request.before);
    case 'close':
      return db.close();
  }
}

parentPort!.on('message', (request: WriterRequest) => {
  let reply: WriterReply;
  try {
    reply = { call: request.call, ok: true, value: answer(request) };
  } catch (cause) {
    const { message, errcode } = cause as { message: string; errcode?: number };
    reply = { call: request.call, ok: false, message, ...(errcode !== undefined && { errcode }) };
  }
  parentPort!.postMessage(reply);
  if (request.kind === 'close') parentPort!.close();
});
