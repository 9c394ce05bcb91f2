import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { following, listedBy } from '#analytics/pictures/column.ts';
import { type OfficePage, officePages } from '#collections/office-pages.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { demoPatents } from '#demo/index.ts';
import { random } from '#demo/random.ts';
import ai39 from '#operations/design-infringement-search/ai39-1-submit.ts';
import { designSearch } from '#operations/design-infringement-search/flow.ts';
import { describe } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { pngOf, pngUri } from '#pictures/png.ts';
import { inkOf, onWhite, type Raster } from '#pictures/raster.ts';
import { scansOf } from '#pictures/scans.ts';
import { figuresOf } from '#pictures/sheets.ts';
import { drawSvg } from '#pictures/svg.ts';

/**
 * A search for designs that a picture may come near to, whole and by its steps, among so many designs: processor time
 * of all threads. Drawings are those of the demo; in the bank of pictures each stands with noise of its own.
 *
 *     node bench/designs.ts [--designs 100000] [--records 10000] [--views 7] [--turns 3] [--facsimiles FOLDER]
 *
 * `--records`: so many of the designs are stored, spread evenly; of the others the pictures alone are there.
 * `--facsimiles`: drawings are those on the scanned sheets of the PDF files there, stored as sheets (TIFF) are: with
 * their figures cut out.
 */
const { values } = parseArgs({
  options: {
    designs: { type: 'string', default: '100000' },
    records: { type: 'string', default: '10000' },
    views: { type: 'string', default: '7' },
    turns: { type: 'string', default: '3' },
    facsimiles: { type: 'string' },
  },
});
const [DESIGNS, RECORDS, VIEWS, TURNS] = [values.designs, values.records, values.views, values.turns].map(Number) as [
  number,
  number,
  number,
  number,
];
const BATCH = 500;
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const r = random('bench/designs');
interface View {
  readonly figure: Pick<Patent['figures'][number], 'id' | 'svg'>;
  readonly raster: Raster;
}
/** A design with its views, and of scanned ones the figures of each sheet. */
interface Drawn {
  readonly patent: Patent;
  readonly views: readonly View[];
  readonly sheets: readonly (readonly string[])[];
}

function generated(): Drawn[] {
  return [...demoPatents()]
    .filter(({ patent_type, figures }) => patent_type === 'D' && figures.some(({ svg }) => svg !== undefined))
    .map((patent) => ({
      patent,
      views: patent.figures.flatMap((figure) =>
        figure.svg === undefined ? [] : [{ figure, raster: drawSvg(figure.svg)! }],
      ),
      sheets: [],
    }));
}

function scanned(folder: string): Drawn[] {
  const [patent] = generated();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .flatMap((name) => {
      // the first page is the front page
      const [, ...sheets] = [...scansOf(readFileSync(join(folder, name)))].map(figuresOf);
      const views = sheets.flatMap((figures, sheet) =>
        figures.map((figure, at) => {
          const id = figures.length > 1 ? `D${sheet + 1}.TIF#${at + 1}` : `D${sheet + 1}.TIF`;
          return { figure: { id }, raster: onWhite(figure) };
        }),
      );
      if (views.length === 0) return [];
      const cut = sheets.map((figures) => figures.map((figure) => Buffer.from(pngOf(figure)).toString('base64')));
      return [{ patent: { ...patent!.patent, figures: [] }, views, sheets: cut }];
    });
}

const drawn = values.facsimiles === undefined ? generated() : scanned(values.facsimiles);
const vectors = new Map(
  drawn.flatMap(({ views }) => views.map(({ raster }) => [raster, describe(drawnIn(raster))] as const)),
);
const numberOf = (design: number) => `USD${1_000_000 + design}S1`;
const of = (design: number) => drawn[design % drawn.length]!;
/** Of a generated design so many as are wanted, of a scanned one those that it has. */
const viewsOf = (design: number): readonly View[] => {
  const { views, sheets } = of(design);
  if (sheets.length > 0) return views;
  return Array.from({ length: VIEWS }, (_, at) => {
    const view = views[at % views.length]!;
    return { ...view, figure: { ...view.figure, id: `${at + 1}` } };
  });
};
const pagesOf = (design: number): OfficePage[] =>
  of(design).sheets.map((figures, sheet) => ({
    publication: numberOf(design),
    role: 'drawing',
    name: `D${sheet + 1}.TIF`,
    kind: 'tif',
    bytes: 1,
    content: 'AAAA',
    figures: [...figures],
    source: 'bench',
  }));

const dir = await mkdtemp(join(tmpdir(), 'priora-designs-'));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
try {
  const every = Math.max(1, Math.floor(DESIGNS / RECORDS));
  const stored = Array.from({ length: Math.ceil(DESIGNS / every) }, (_, at) => at * every);
  for (let at = 0; at < stored.length; at += BATCH)
    await corpus.put(
      patents,
      stored.slice(at, at + BATCH).map((design) => ({
        ...of(design).patent,
        publication_number: numberOf(design),
        application_number: `US29${100_000 + design}`,
        figures: of(design).sheets.length > 0 ? [] : viewsOf(design).map(({ figure }) => figure),
      })),
    );
  for (const design of stored) await corpus.put(officePages, pagesOf(design));
  console.log(`${stored.length} designs stored, ${drawn.length} of them different but for their numbers`);
  const all = Array.from({ length: DESIGNS }, (_, design) => numberOf(design));
  const { sources } = following(corpus, listedBy(corpus), 0);
  const seq = (await corpus.status()).find(({ name }) => name === patents.name)!.stored_seq;
  await corpus.pictures!.follow({
    sources: sources.map((source) =>
      source.list ? { ...source, list: async () => ({ ids: source.owner === patents.name ? all : [], seq }) } : source,
    ),
    describe: async (_owner, ids) =>
      ids.map((id) => ({
        id,
        kind: 'designs' as const,
        digest: id,
        pictures: viewsOf(Number(id.slice(3, -2)) - 1_000_000).map(({ figure, raster }) => ({
          figure: figure.id,
          vector: vectors.get(raster)!.map((value) => Math.max(-127, Math.min(127, value + r.int(-6, 6)))),
        })),
      })),
    for_ms: Number.POSITIVE_INFINITY,
  });
  console.log(`${corpus.pictures!.size('designs')} pictures`);

  const steps = new Map<string, number[]>();
  const timed = async <T>(step: string, run: () => Promise<T>): Promise<T> => {
    const before = spent();
    const value = await run();
    steps.set(step, [...(steps.get(step) ?? []), spent() - before]);
    return value;
  };
  let searches = 0;
  const { search } = corpus;
  corpus.search = (...asked) => {
    searches++;
    return search.apply(corpus, asked);
  };
  let begun: unknown;
  const services = {
    corpus,
    base_url: () => 'http://127.0.0.1',
    clock: () => Date.UTC(2026, 10, 28),
    isolation: {
      run: (job: { name: string; run: (...args: unknown[]) => Promise<unknown> }, input: unknown) =>
        job.name === 'follow-pictures' ? 0 : timed(job.name, () => job.run(input, { corpus }, {})),
    },
    flows: {
      start: async (_flow: unknown, data: unknown) => {
        begun = data;
        return { task_id: 'bench' };
      },
    },
  };
  const signal = new AbortController().signal;
  for (let turn = 0; turn < TURNS; turn++) {
    const url = pngUri(inkOf(of(turn * 3).views[0]!.raster));
    const body = { url, country: ['US', 'CN', 'EU'], lang: 'en' as const };
    searches = 0;
    await timed('submit, whole', () =>
      ai39.handle({ account: { id: 'bench' }, body, note: console.log, signal } as never, services as never),
    );
    const { candidates, total } = begun as { candidates: unknown[]; total: number };
    console.log(`${total} designs of the countries, ${candidates.length} ranked, ${searches} searches of the index`);
    const state = designSearch.states.comparing as { run: (data: unknown, told: unknown) => Promise<unknown> };
    await timed('comparing', () => state.run(begun, { services, progress: () => {}, signal }));
  }
  for (const [step, times] of steps)
    console.log(`${step.padEnd(20)} ${times.map((ms) => ms.toFixed(0)).join(', ')} ms of processor time`);
} finally {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
}
