import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generate, topics, vocabulary } from './corpus.ts';
import { Connection, post } from './load.ts';
import { batches, toPatent } from './publications.ts';

/**
 * One side of `guard.ts`: the service of a tree, in a process of its own, with the documents and calls of this tree.
 * Told a kind, it does a portion of it and answers with the processor time that took, of all its threads.
 */
const { values } = parseArgs({ options: { tree: { type: 'string' } } });
const from = (path: string) => import(join(values.tree!, 'src', path));
// as the service runs: see there
await from('cli/heap.ts');
const { giveBackWhenIdle } = await from('cli/idle-memory.ts');
const { startTestService } = await from('testing/service.ts');
const { patents } = await from('collections/patents/patents.ts');

/** Documents at the start; each portion of an import adds as many as a batch has. */
const DOCUMENTS = 1_200;
const BATCH = 60;
const IMPORTS = 40;

const all: ReturnType<typeof toPatent>[] = [];
for (const batch of batches(generate(DOCUMENTS + IMPORTS * BATCH))) all.push(...batch.map(toPatent));
const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_RATE_PER_S: '0' } });
await service.corpus.put(patents, all.slice(0, DOCUMENTS));
let imported = DOCUMENTS;

const stopGivingBack = giveBackWhenIdle();

const url = new URL(service.url);
const words = vocabulary();
const own = topics(words)[3]!;
const expressions = [
  `TAC: ${words[800]}`,
  `TAC: (${words[300]} AND ${words[500]})`,
  `TAC: "${own.phrases[0]}"`,
  `TAC: (${words[120]} OR ${words[260]}) AND PBD: [20050101 TO 20221231] NOT TAC: ${words[400]}`,
];
const count = (body: object) => post(url, '/search/patent/query-search-count', service.key, body);
const page = (body: object) => post(url, '/search/patent/query-search-patent', service.key, body);
let asked = 0;

/**
 * Calls of a portion, some 50 ms of work. Those with a number in them are new each time, so that nothing kept answers
 * them.
 */
const KINDS: Readonly<Record<string, () => Buffer[]>> = {
  'counts that come again': () => repeated(400, (n) => count({ query_text: expressions[n % 4] })),
  'new counts': () => repeated(250, () => count({ query_text: `TAC: (${words[200 + asked++ * 7]} OR ${words[150]})` })),
  'new counts of families': () =>
    repeated(250, () => count({ query_text: `TAC: ${words[100 + asked++]}`, collapse_type: 'DOCDB' })),
  'pages of ten rows': () => repeated(250, (n) => page({ query_text: expressions[n % 4], offset: 0, limit: 10 })),
  'pages of 1,000 rows': () => repeated(12, (n) => page({ query_text: 'AUTHORITY: *', offset: n, limit: 1_000 })),
};
const repeated = (times: number, call: (n: number) => Buffer) => Array.from({ length: times }, (_, n) => call(n));

const connection = await Connection.open(url);
async function portion(kind: string): Promise<void> {
  if (kind === 'import') {
    if (imported >= all.length) throw new Error('more portions of an import than there are documents for');
    return service.corpus.put(patents, all.slice(imported, (imported += BATCH)));
  }
  for (const call of KINDS[kind]!()) {
    const answer = await connection.ask(call);
    if (!answer.includes('"status":true')) throw new Error(`${kind}: ${answer.slice(0, 300)}`);
  }
}

process.send!(['import', ...Object.keys(KINDS)]);
process.on('message', async (kind: string) => {
  if (kind === 'end') {
    connection.close();
    stopGivingBack();
    await service.close();
    process.disconnect();
    return;
  }
  const before = process.cpuUsage();
  await portion(kind);
  const { user, system } = process.cpuUsage(before);
  process.send!((user + system) / 1000);
});
