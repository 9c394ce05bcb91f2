// Describes the pictures of a corpus until none is left.

import '#egress/thread.ts';
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { collections } from '#collections/index.ts';
import { type CorpusAddress, openerAt } from '#corpus/address.ts';
import { CorpusReading } from '#corpus/reading.ts';
import { giveWay } from '#give-way.ts';
import { following, type Listing } from './column.ts';
import type { ListingAsked } from './follower.ts';

giveWay('unattended');
const { at } = workerData as { at: CorpusAddress };
const port = parentPort!;
const { stored, ...beside } = await (await openerAt(at)).openReading(at, collections, () => {});
const corpus = new CorpusReading(stored, collections, beside);
const list: Listing = async (owner) => {
  const answered = once(port, 'message');
  port.postMessage({ list: owner } satisfies ListingAsked);
  const [answer] = await answered;
  return answer;
};
try {
  await corpus.pictures!.follow(following(corpus, list, Number.POSITIVE_INFINITY));
} finally {
  await corpus.close();
}
