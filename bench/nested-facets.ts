import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTestService } from '#testing/service.ts';

/**
 * The largest calls of facets in facets that are permitted, on the demo corpus, and what a count of another caller
 * waits beside them: `npm run bench:facets [-- --rounds 9] [--out FOLDER]`. The limits of each shape are raised until
 * the service refuses, so that what is measured is the last one that it takes. Service and callers share one process.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    out: { type: 'string', default: join(import.meta.dirname, 'results') },
  },
});
const NESTED = '/search/patent/nested-search-patent';
const COUNT = '/search/patent/query-search-count';
const TOP = ['IPC', 'CPC', 'ANC', 'IN', 'PBD_Y'];
const BELOW = ['AN', 'IN', 'IPC', 'CPC', 'APD_Y'];

await using service = await startTestService({ corpus: 'demo' });
const other = await service.makeKey({ name: 'another caller' });

let asked = 0;
/** All documents, in words that were not asked before: no kept answer helps. */
const everything = () => `PBD: [19000101 TO ${20270101 + (asked++ % 28)}] OR TTL: unheard${asked}`;
const facets = (fields: readonly string[], limit: number, facet: readonly object[] = []) =>
  fields.map((field) => ({
    tag: field.toLowerCase(),
    type: 'field',
    field,
    limit,
    ...(facet.length > 0 && { facet }),
  }));
type Shape = readonly [outer: number, outer_limit: number, inner: number];
const call = ([outer, limit, inner]: Shape, below: number) =>
  service.call(`POST ${NESTED}`, {
    body: { query_text: everything(), facet: facets(TOP.slice(0, outer), limit, facets(BELOW.slice(0, inner), below)) },
  });

/** The greatest limit below that is not refused, by halving. */
async function greatest(shape: Shape): Promise<number> {
  let [taken, refused] = [0, 101];
  while (refused - taken > 1) {
    const middle = (taken + refused) >> 1;
    if ((await call(shape, middle)).json.status === true) taken = middle;
    else refused = middle;
  }
  return taken;
}

/** How long a count of another caller takes, in ms. */
async function counted(): Promise<number> {
  const sent = performance.now();
  await service.call(`POST ${COUNT}`, { key: other, body: { query_text: `TTL: battery OR TTL: never${asked++}` } });
  const took = performance.now() - sent;
  await pause(2);
  return took;
}

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1]!;
const rows: {
  shape: string;
  buckets: number;
  nested_ms: number;
  slowest_ms: number;
  count_ms: number;
  alone_ms: number;
}[] = [];
const shapes: readonly Shape[] = [
  [1, 100, 1],
  [1, 100, 5],
  [2, 100, 5],
  [5, 100, 1],
  [5, 100, 5],
  [5, 20, 5],
];
for (let n = 0; n < 50; n++) await counted();
for (const shape of shapes) {
  const below = await greatest(shape);
  if (below === 0) throw new Error(`${shape} is refused: ${(await call(shape, 1)).text}`);
  const times: number[] = [];
  const waits: number[] = [];
  let buckets = 0;
  for (let round = 0; round < Number(values.rounds); round++) {
    const begun = performance.now();
    let running = true;
    const nested = call(shape, below).then((reply) => {
      running = false;
      times.push(performance.now() - begun);
      buckets = (JSON.stringify(reply.data).match(/"count":/g) ?? []).length;
    });
    while (running) waits.push(await counted());
    await nested;
  }
  // the same number of counts with nothing beside them: what the machine itself does
  const alone: number[] = [];
  for (const _ of waits) alone.push(await counted());
  rows.push({
    shape: `${shape[0]} facets of ${shape[1]} over ${shape[2]} of ${below}`,
    buckets,
    nested_ms: median(times),
    slowest_ms: Math.max(...times),
    count_ms: Math.max(...waits),
    alone_ms: Math.max(...alone),
  });
}

const date = new Date().toISOString().slice(0, 10);
const table = [
  '| shape | buckets in the answer | P075, median ms | slowest ms | longest count beside it, ms | longest count alone, ms |',
  '|---|---|---|---|---|---|',
  ...rows.map(
    (row) =>
      `| ${row.shape} | ${row.buckets} | ${[row.nested_ms, row.slowest_ms, row.count_ms, row.alone_ms].map((ms) => ms.toFixed(0)).join(' | ')} |`,
  ),
].join('\n');
const text = `# Facets in facets at their limits

${date}, ${cpus().length} × ${cpus()[0]!.model}, load ${loadavg()[0]!.toFixed(1)} at the end; ${values.rounds} rounds of each shape on the demo corpus. \`npm run bench:facets\` makes
this page. The limit below is the greatest that the service takes (20,000 buckets in a call); every document is counted, and no
question is asked twice.

${table}
`;
await mkdir(values.out, { recursive: true });
await writeFile(join(values.out, `${date}-facets.md`), text);
console.log(text);
