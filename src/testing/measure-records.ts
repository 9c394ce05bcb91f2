/**
 * Measures the record store: `node src/testing/measure-records.ts [records = 2000] [folder with texts, one patent a
 * file]`. Without a folder it writes patents of about 50 KB with a Zipf-like vocabulary; with one, it cuts each file
 * into claims and paragraphs. No index: that is measured where it is written.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { storeFile } from '#stores/sqlite/corpus/schema.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';

const [count = '2000', folder] = process.argv.slice(2);
const COUNT = Number(count);
const BATCH = 200;

/** Words with frequencies as in text: the n-th is used in proportion to 1/n. */
function words(seed: number, length: number): string {
  let state = seed;
  const text: string[] = [];
  for (let i = 0; i < length; i++) {
    state = (state * 48271) % 0x7fffffff;
    text.push(Math.floor(Math.exp((state / 0x7fffffff) * Math.log(60_000))).toString(36));
  }
  return text.join(' ');
}

const files = folder
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile() && statSync(path).size > 5_000)
  : [];

function patent(i: number): Patent {
  const lines = folder
    ? readFileSync(files[i % files.length]!, 'utf8')
        .split('\n')
        .filter((line) => line.trim())
    : Array.from({ length: 60 }, (_, line) => words(i * 100 + line + 1, 250));
  const cut = Math.max(2, lines.length - 15);
  return samplePatent(`US${7_000_000 + i}B2`, {
    publication_date: 20_000_101 + (i % 25) * 10_000,
    application_number: `US14/${100_000 + (i >> 1)}`,
    priorities: [{ country: 'US', number: `US62/${100_000 + Math.trunc(i / 3)}` }],
    cites: Array.from({ length: 15 }, (_, k) => ({
      publication_number: `US${7_000_000 + ((i * 7919 + k * 104_729) % COUNT)}`,
      phase: 'applicant' as const,
    })),
    titles: [{ lang: 'en', origin: 'original', text: `${lines[0]} ${i}` }],
    abstracts: [{ lang: 'en', origin: 'original', text: lines[1] ?? '-' }],
    claims: [
      {
        lang: 'en',
        origin: 'original',
        claims: lines
          .slice(cut)
          .map((text, n) => ({ number: n + 1, text, independent: n === 0, parents: n ? [1] : [] })),
      },
    ],
    descriptions: [
      {
        lang: 'en',
        origin: 'original',
        paragraphs: lines.slice(2, cut).map((text, n) => ({ id: `p${n + 1}`, section: 'other' as const, text })),
      },
    ],
    ipc: ['A61B8/00', 'A61B8/14'],
    inventors: [{ name: 'DOE, JANE', country: 'US', city: 'Boston' }],
    provenance: [{ source: 'measure', fields: [] }],
  });
}

const dir = mkdtempSync(join(tmpdir(), 'priora-measure-'));
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
try {
  let corpus = await openCorpus({ dir, collections });
  await corpus.put(patents, []);
  let held = 0;
  /** Runs the work and notes the longest time that the event loop had no turn meanwhile. */
  const watched = async (work: Promise<unknown>) => {
    let done = false;
    const end = work.finally(() => (done = true));
    for (let last = performance.now(); !done; last = performance.now()) {
      await turn();
      held = Math.max(held, performance.now() - last);
    }
    await end;
  };
  let writing = 0;
  let bytes = 0;
  for (const again of [false, true]) {
    writing = 0;
    bytes = 0;
    held = 0;
    for (let i = 0; i < COUNT; i += BATCH) {
      const batch = Array.from({ length: Math.min(BATCH, COUNT - i) }, (_, k) => patent(i + k));
      bytes += JSON.stringify(batch).length;
      const started = performance.now();
      await watched(corpus.put(patents, batch));
      writing += performance.now() - started;
    }
    console.log(
      `${again ? 'put again, unchanged' : `put ${COUNT} records of ${Math.round(bytes / COUNT / 1024)} KB`}: ${Math.round((COUNT / writing) * 1000)} records/s, ${ms(writing / (COUNT / BATCH))} a batch of ${BATCH}; event loop held up at most ${ms(held)}`,
    );
  }
  let merging = 0;
  for (let i = 0; i < Math.min(COUNT, 2_000); i += BATCH) {
    const batch = Array.from({ length: BATCH }, (_, k) => {
      const { publication_number } = patent(i + k);
      return samplePatent(publication_number, {
        cpc: ['A61B8/00'],
        provenance: [{ source: 'other', fields: ['cpc'] }],
      });
    });
    const started = performance.now();
    await corpus.put(patents, batch);
    merging += performance.now() - started;
  }
  console.log(`merge a second source: ${Math.round((Math.min(COUNT, 2_000) / merging) * 1000)} records/s`);
  let started = performance.now();
  await corpus.close();
  console.log(
    `close: ${ms(performance.now() - started)}; store: ${(statSync(storeFile(dir)).size / COUNT / 1024).toFixed(1)} KB a record`,
  );
  started = performance.now();
  corpus = await openCorpus({ dir, collections });
  console.log(`open: ${ms(performance.now() - started)}`);
  const ids = (n: number, from: number) =>
    Array.from({ length: n }, (_, k) => `US${7_000_000 + ((from * 7919 + k * 31) % COUNT)}B2`);
  for (const whole of [false, true]) {
    const times: number[] = [];
    for (let i = 0; i < 300; i++) {
      started = performance.now();
      const found = await corpus.get(patents, ids(10, i));
      for (const record of found) whole ? record.claims.length : record.titles.length;
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    console.log(
      `get 10 records, ${whole ? 'all fields read' : 'titles read'}: p50 ${ms(times[150]!)}, p95 ${ms(times[285]!)}`,
    );
  }
  started = performance.now();
  await relationsOf(corpus, ids(1_000, 1));
  console.log(`relations: ${ms((performance.now() - started) / 1_000)} a publication`);
  await corpus.close();
  console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
} finally {
  rmSync(dir, { recursive: true });
}
