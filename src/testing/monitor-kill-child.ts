/**
 * The child of `monitor-kill.ts`: a service that imports for ever, batch after batch, and runs monitors after each,
 * until it is killed. Arguments: data folder, first batch, the time; a number that the parent sends is the time from
 * then on.
 */

import { join } from 'node:path';
import { patents } from '#collections/patents/patents.ts';
import { monitorsOver } from '#monitors/monitors.ts';
import { type Sender, sendDue, shownRun, toFolder } from '#monitors/send.ts';
import { subjects } from '#operations/monitor-subjects.ts';
import monitorsAndExport from '#operations/patent-monitor-and-export/index.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { batchOf, type KillSaid, RUN_CLOCK, SETTING_UP } from './monitor-kill.ts';
import { startTestService } from './service.ts';

const [data_dir, first, time] = process.argv.slice(2) as [string, string, string];
let now = Number(time);
process.on('message', (told) => {
  now = Number(told);
  say({ time: now });
});
const say = (line: KillSaid) => void process.send!(line);

const service = await startTestService({
  ...{ data_dir, clock: () => now, groups: [monitorsAndExport] },
  settings: { PRIORA_LOG_LEVEL: 'error' },
});
let batch = Number(first);
// runs have days of their own: one a batch
const clock = () => RUN_CLOCK + batch * 86_400_000;
const store = sqliteMonitors(join(data_dir, 'accounts.sqlite'), { clock });
const runs = monitorsOver({ store, corpus: service.corpus, subjects, clock, time_zone: 'UTC', folder: true });

/** As a webhook, to whoever made the monitor: the same run under the same key. */
const post: Sender = async (outgoing) => {
  const answer = await fetch(outgoing.target!, {
    method: 'POST',
    headers: { 'idempotency-key': outgoing.entry.id },
    body: JSON.stringify(shownRun(outgoing)),
  });
  if (!answer.ok) throw new Error(`${answer.status}`);
};
const senders = { folder: toFolder(join(data_dir, 'runs')), webhook: post };

say({ url: service.url, key: service.key, account_id: service.account_id });
if (process.argv[5] === SETTING_UP) await new Promise(() => {});
for (; ; batch++) {
  say({ begins: batch });
  await service.corpus.put(patents, batchOf(batch));
  say({ ends: batch });
  await runs.runDue();
  await sendDue(store, senders, clock, () => {});
}
