import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { following, listedBy } from '#analytics/pictures/column.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import trademarkData from '#operations/trademark-data/index.ts';
import { describe } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { pngOf } from '#pictures/png.ts';
import { inkOf } from '#pictures/raster.ts';
import { drawSvg } from '#pictures/svg.ts';
import { startTestService } from '#testing/service.ts';
import { quantile } from './measure.ts';

/**
 * Marks by a picture among so many that have one, growing: whole calls of the service by the clock, and processor time
 * of all its threads. Pictures are those of the demo, each with noise of its own. `pause`: after a minute in which
 * nobody asked; `write`: right after a mark with a picture was written.
 *
 *     node bench/pictures.ts [--marks 10000,100000,1000000] [--turns 21]
 */
const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '10000,100000,1000000' },
    turns: { type: 'string', default: '21' },
  },
});
const BATCH = 2_000;
const NOISE = 6;

const drawn = demoMarks().flatMap(({ pictures: [picture] }) =>
  picture?.svg === undefined ? [] : [{ svg: picture.svg, raster: drawSvg(picture.svg)! }],
);
const vectors = drawn.map(({ raster }) => describe(drawnIn(raster)));
let state = 1;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state >>> 16;
};
const noisy = (vector: Int8Array) =>
  vector.map((value) => Math.max(-127, Math.min(127, value + (random() % (2 * NOISE + 1)) - NOISE)));
const figureOf = (n: number) => (n * 7) % drawn.length;
const mark = (n: number): Trademark => ({
  ...emptyTrademark('US', String(10_000_000 + n)),
  kind: 'figure',
  pictures: [{ svg: drawn[figureOf(n)]!.svg }],
  provenance: [{ source: 'bench' }],
});

await using service = await startTestService({
  groups: [trademarkData],
  settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_RATE_PER_S: '0' },
});
const { corpus } = service;
const numbers = new Map<string, number>();
/** Describes what was written since, without reading the pictures. */
const describeAll = () =>
  corpus.pictures!.follow({
    ...following(corpus, listedBy(corpus), Number.POSITIVE_INFINITY),
    describe: async (_owner, ids) =>
      ids.map((id) => ({
        id,
        kind: 'marks' as const,
        digest: id,
        pictures: [{ figure: '0', vector: noisy(vectors[figureOf(numbers.get(id)!)]!) }],
      })),
  });
const asked = drawn.map(({ raster }) => Buffer.from(pngOf(inkOf(raster))).toString('base64'));
const ask = async (turn: number) => {
  const [clock, cpu] = [performance.now(), process.cpuUsage()];
  const { status, data, text } = await service.call('POST /trademark/image-search', {
    body: { image_base64: asked[(turn * 13) % asked.length]!, page: 1, size: 10 },
  });
  if (status !== 200) throw new Error(text);
  const { user, system } = process.cpuUsage(cpu);
  return { clock: performance.now() - clock, cpu: (user + system) / 1000, total: data.total_hits as number };
};
const shown = (all: readonly Awaited<ReturnType<typeof ask>>[]) => {
  const row = (of: number[]) =>
    [0.5, 0.95]
      .map((q) =>
        quantile(
          of.toSorted((a, b) => a - b),
          q,
        ).toFixed(0),
      )
      .join(' / ');
  return `clock ${row(all.map(({ clock }) => clock))} ms, processor ${row(all.map(({ cpu }) => cpu))} ms (p50 / p95)`;
};

let stored = 0;
for (const size of values.marks.split(',').map(Number)) {
  let began = performance.now();
  for (; stored < size; stored += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, size - stored) }, (_, at) => mark(stored + at));
    for (const [at, { id }] of some.entries()) numbers.set(id, stored + at);
    await corpus.put(trademarks, some);
  }
  stored = size;
  console.log(`${size} marks, stored in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  began = performance.now();
  await describeAll();
  console.log(
    `${corpus.pictures!.size('marks')} pictures, kept in ${((performance.now() - began) / 1000).toFixed(0)} s; load ${loadavg()[0]!.toFixed(1)}`,
  );
  // a connection that was idle for long may be closed
  const first = await ask(0).catch(() => ask(0));
  console.log(`the first: clock ${first.clock.toFixed(0)} ms, processor ${first.cpu.toFixed(0)} ms`);
  const plain = [];
  for (let turn = 0; turn < Number(values.turns); turn++) plain.push(await ask(turn));
  console.log(
    `again: ${shown(plain)}; ${quantile(
      plain.map(({ total }) => total).toSorted((a, b) => a - b),
      0.5,
    )} found`,
  );
  const after = [];
  for (let turn = 0; turn < Number(values.turns); turn++) {
    await corpus.put(trademarks, [{ ...mark(turn), filing_date: 20_200_101 + turn }]);
    after.push(await ask(turn));
  }
  console.log(`write: ${shown(after)}; load ${loadavg()[0]!.toFixed(1)}`);
}
