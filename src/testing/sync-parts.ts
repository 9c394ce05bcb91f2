import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Feed } from '#sources/feed.ts';
import { sqliteSync } from '#stores/sqlite/sync.ts';
import { importsHere } from '#sync/in-process.ts';
import type { SyncRun } from '#sync/state.ts';
import { openSync, type Sync, type SyncOptions } from '#sync/sync.ts';
import type { FeedServer } from './feed-server.ts';

/**
 * A weekly feed of a server of the suite, listed as JSON the way the Open Data Portal does; what a test changes of it.
 */
export const weeklyFeed = (server: Pick<FeedServer, 'url'>, changed: Partial<Feed> = {}): Feed => ({
  name: 'weekly',
  title: 'Patents of a made-up office, weekly',
  source: 'records',
  documentation: 'https://data.uspto.gov/bulkdata/datasets/ptgrxml',
  terms: { url: 'https://example.com/terms', summary: 'Made up.' },
  hosts: ['127.0.0.1'],
  listing: {
    kind: 'json',
    url: `${server.url}/products/PTGRXML`,
    items: 'bulkDataProductBag.*.productFileBag.fileDataBag.*',
    fields: { name: '{fileName}', url: '{fileDownloadURI}', size: '{fileSize}', changed: '{fileLastModifiedDateTime}' },
  },
  deliveries: [
    { name: 'ipg{yymmdd}.ndjson', holds: 'delta', replaces: 'itself' },
    { name: 'ipg{yymmdd}_r{r}.ndjson', holds: 'delta', replaces: 'itself' },
  ],
  cadence: { every: 'week', on: 2 },
  schedule: { cron: '15 6 * * 2-4', time_zone: 'UTC' },
  politeness: { per_second: 1_000_000 },
  max_bytes: 1_000_000,
  damaged: 'records',
  repeats: false,
  dated: [{ collection: 'patents', field: 'PBD', office: 'US' }],
  ...changed,
});

/** One line of a delivery: a patent. */
export const line = (n: number, day: string, title = `Patent ${n}`): string =>
  `${JSON.stringify({
    collection: 'patents',
    ...samplePatent(`US${9_000_000 + n}B2`, {
      publication_date: Number(day.replaceAll('-', '')),
      titles: [{ lang: 'en', origin: 'original', text: title }],
    }),
  })}\n`;

/** A delivery with so many patents. */
export const delivery = (first: number, count: number, day: string): string =>
  Array.from({ length: count }, (_, index) => line(first + index, day)).join('');

/** Lists a server's files under a path, as the Open Data Portal does. */
export function listAs(
  server: FeedServer,
  changed: Readonly<Record<string, string>> = {},
  path = '/products/PTGRXML',
): void {
  server.pages.set(path, () =>
    JSON.stringify({
      count: 1,
      bulkDataProductBag: [
        {
          productIdentifier: 'PTGRXML',
          productFileBag: {
            fileDataBag: [...server.files].map(([name, { content }]) => ({
              fileName: name.slice(1),
              fileSize: content.length,
              fileDownloadURI: `${server.url}${name}`,
              fileLastModifiedDateTime: changed[name.slice(1)] ?? '2026-08-04 00:00:00',
            })),
          },
        },
      ],
    }),
  );
}

export interface SyncParts {
  readonly dir: string;
  readonly corpus: Corpus;
  readonly sync: Sync;
  /** The instant that the parts take for now. */
  time: number;
  /** Milliseconds that were waited. */
  waited: number;
  /** Switches a feed on and runs it once. */
  run(name?: string): Promise<SyncRun>;
  /** Publication numbers and titles of the corpus, in order. */
  held(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The real engine over real stores in a folder of its own, with a clock that the test moves. */
export async function syncParts(
  feeds: readonly Feed[],
  options: Partial<SyncOptions> & {
    readonly settings?: Readonly<Record<string, string>>;
    readonly folder?: string;
    readonly at?: string;
  } = {},
): Promise<SyncParts> {
  const { settings, folder, at = '2026-08-05T08:00:00Z', ...more } = options;
  const dir = folder ?? (await mkdtemp(join(tmpdir(), 'priora-sync-')));
  const config = readConfig({
    ...{ PRIORA_DATA_DIR: dir, PRIORA_SYNC_CONTACT: 'owner@example.com', PRIORA_SYNC_PRIVATE_HOSTS: '127.0.0.1' },
    ...settings,
  });
  const corpus = await openStorage(config);
  const clock: Clock = () => parts.time;
  const parts: SyncParts = {
    dir,
    corpus,
    sync: openSync({
      ...{ feeds, collections, corpus, config, clock, dir: join(dir, 'feeds'), random: () => 0 },
      store: sqliteSync(join(dir, 'jobs.sqlite')),
      importer: importsHere(corpus, dir),
      pause: async (ms, signal) => {
        signal?.throwIfAborted();
        if (ms < 1) return;
        parts.waited += ms;
        parts.time += ms;
      },
      ...more,
    }),
    time: Date.parse(at),
    waited: 0,
    async run(name = feeds[0]!.name) {
      const { source } = await parts.sync.get(name);
      if (!source.on) await parts.sync.change(name, 'tests', { on: true, hosts: source.hosts });
      return parts.sync.runToEnd(name);
    },
    async held() {
      const { hits } = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 10_000 });
      const found = await corpus.get(
        patents,
        hits.map(({ id }) => id),
      );
      return found.map(({ publication_number, titles }) => `${publication_number} ${titles[0]?.text}`).sort();
    },
    async close() {
      await parts.sync.close();
      await corpus.close();
      if (folder === undefined) await rm(dir, { recursive: true, force: true });
    },
  };
  return parts;
}
