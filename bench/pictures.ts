import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { PictureSource } from '#corpus/picture-bank.ts';
import { demoPatents } from '#demo/index.ts';
import { random } from '#demo/random.ts';
import { DIMENSIONS, describe, variants } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { drawSvg } from '#pictures/svg.ts';
import { openPictures } from '#stores/sqlite/derived/picture-bank.ts';

/**
 * `node bench/pictures.ts [pictures]`: an exact search among so many described pictures (default a million) by the five
 * forms of one, growing tenfold: processor time in one thread, and time on the clock. Pictures are those of the demo
 * with noise, a hundred a record.
 */
const most = Number(process.argv[2] ?? 1_000_000);
const A_RECORD = 100;
const TURNS = 9;

const drawings = [...demoPatents()]
  .filter(({ patent_type }) => patent_type === 'D')
  .slice(0, 40)
  .flatMap(({ figures }) => figures.flatMap(({ svg }) => (svg === undefined ? [] : [drawnIn(drawSvg(svg)!)])));
const vectors = drawings.map(describe);
const r = random('bench/pictures');
const noisy = () => r.pick(vectors).map((value) => Math.max(-127, Math.min(127, value + r.int(-6, 6))));

const dir = await mkdtemp(join(tmpdir(), 'priora-pictures-'));
let ids: string[] = [];
let seq = 0;
const source: PictureSource = {
  collection: trademarks,
  owner: trademarks.name,
  list: async () => ({ ids, seq }),
  owners: async (changes) => changes.map(({ id }) => id),
};
const bank = openPictures(dir, {
  records: {
    collections: async () => [{ name: trademarks.name, records: ids.length, last_seq: seq, indexed_seq: seq }],
    changesAfter: async (_collection: unknown, after: number, limit: number) =>
      ids.slice(after, after + limit).map((id, at) => ({ kind: 'delete', id, seq: after + at + 1 })),
  },
} as never);

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!.toFixed(0);
const queries = variants(drawings[0]!, drawings.slice(1, 2));
console.log(`${vectors.length} drawings, ${DIMENSIONS} numbers each, ${queries.length} forms of the query`);
for (let pictures = 1_000; pictures <= most; pictures *= 10) {
  ids = Array.from({ length: pictures / A_RECORD }, (_, at) => `US_${10_000_000 + at}`);
  seq = ids.length;
  await bank.follow({
    sources: [source],
    describe: async (_owner, some) =>
      some.map((id) => ({
        id,
        kind: 'marks',
        digest: id,
        pictures: Array.from({ length: A_RECORD }, (_, at) => ({ figure: String(at), vector: noisy() })),
      })),
    for_ms: Number.POSITIVE_INFINITY,
  });
  const times = Array.from({ length: TURNS }, () => {
    const [cpu, clock] = [process.cpuUsage(), performance.now()];
    bank.alike('marks', queries, { n: 0, of: 1, least: 0.85 });
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / 1000, clock: performance.now() - clock };
  });
  console.log(
    `${String(bank.size('marks')).padStart(9)} pictures: processor ${median(times.map(({ cpu }) => cpu))} ms, clock ${median(times.map(({ clock }) => clock))} ms`,
  );
}
bank.close();
await rm(dir, { recursive: true });
