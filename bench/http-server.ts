// as the service runs: see there
import '#cli/heap.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { giveBackWhenIdle } from '#cli/idle-memory.ts';
import { patents } from '#collections/patents/patents.ts';
import { startTestService } from '#testing/service.ts';
import { generate } from './corpus.ts';
import { eachBatch } from './lines.ts';
import { batches, toPatent } from './publications.ts';

/**
 * The service under load, in a process of its own: tells its address, then its memory and event-loop delay whenever it
 * is asked.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    /** A file of documents instead. */ lines: { type: 'string' },
    /** Publications that are kept for an import. */ more: { type: 'string', default: '0' },
    /** A folder where the corpus stays for the next run. */ keep: { type: 'string' },
  },
});
giveBackWhenIdle();
// usage and access are kept as always; the log is that of a quiet production
const service = await startTestService({
  ...(values.keep && { data_dir: values.keep }),
  settings: { PRIORA_LOG_LEVEL: 'warn', PRIORA_RATE_PER_S: '0' },
});
const stored = (await service.corpus.status()).find(({ name }) => name === patents.name)!.records;
if (stored === 0)
  for await (const batch of values.lines
    ? eachBatch(values.lines, 1000)
    : batches(generate(Number(values.documents)))) {
    await service.corpus.put(patents, batch.map(toPatent));
  }

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.send!({ url: service.url, key: service.key });
process.on('message', async (message) => {
  if (message === 'end') {
    await (values.keep ? service.stop() : service.close());
    process.disconnect();
    return;
  }
  if (message === 'import') {
    const [first, last] = [Number(values.documents), Number(values.documents) + Number(values.more)];
    let [n, imported] = [0, 0];
    for (const batch of batches(generate(last))) {
      const fresh = batch.filter(() => n++ >= first);
      if (fresh.length > 0) imported += (await service.corpus.put(patents, fresh.map(toPatent))).added;
      await new Promise((resolve) => setImmediate(resolve));
    }
    process.send!({ imported });
    return;
  }
  if (message === 'ledger') {
    const calls = await service.accounts.usage({ account_id: service.account_id, by: ['operation'] });
    process.send!(Object.fromEntries(calls.map((each) => [each.operation_id!, each.calls])));
    return;
  }
  globalThis.gc?.();
  process.send!({
    rss: process.memoryUsage.rss(),
    heap: process.memoryUsage().heapUsed,
    delay_p50: delay.percentile(50) / 1e6,
    delay_p99: delay.percentile(99) / 1e6,
  });
  delay.reset();
});
