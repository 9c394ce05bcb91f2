import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { learn } from '#collections/patents/similar/learned/learn.ts';
import { type SimilarRequest, similarPatents } from '#collections/patents/similar/similar.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { type BenchDocument, generate } from '../../bench/corpus.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    cache: { type: 'string', default: join(tmpdir(), 'priora-eval-latency') },
    questions: { type: 'string', default: '40' },
    /** A data directory that is there already, such as one with the demo corpus: nothing is generated. */
    dir: { type: 'string' },
    /** Do not learn: for a second run on the same folder. */
    learned: { type: 'boolean', default: false },
  },
});

const number = (n: number) => `US${10_000_000 + n}B2`;
/** Citations of a document: of the same family's topic as far as chance gives them. */
const CITES = 6;

function toPatent(d: BenchDocument): Patent {
  const n = Number(d.id.slice(1));
  const cited = Array.from({ length: Math.min(CITES, n) }, (_, k) => Math.floor(n * (1 - ((k * 0.137 + 0.05) % 1))));
  return samplePatent(number(n), {
    titles: [{ lang: 'en', origin: 'original', text: d.title }],
    abstracts: [{ lang: 'en', origin: 'original', text: d.abstract }],
    claims: [
      { lang: 'en', origin: 'original', claims: [{ number: 1, text: d.claims, independent: true, parents: [] }] },
    ],
    priorities: [{ country: 'US', number: `US61/${d.family}` }],
    publication_date: d.date,
    ipc: [...d.ipc],
    applicants: [{ name: d.assignee }],
    cites: [...new Set(cited)].filter((c) => c !== n).map((c) => ({ publication_number: number(c) })),
  });
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const wanted = Number(values.documents);
const dir = values.dir ?? values.cache;
await mkdir(dir, { recursive: true });
const corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
try {
  const stored = async () => (await corpus.status())[0]!.records;
  if (values.dir === undefined && (await stored()) < wanted) {
    const started = performance.now();
    let batch: Patent[] = [];
    for (const document of generate(wanted)) {
      batch.push(toPatent(document));
      if (batch.length < 1000) continue;
      await corpus.put(patents, batch);
      batch = [];
    }
    await corpus.put(patents, batch);
    say(`stored ${await stored()} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  if (!values.learned) {
    const before = process.cpuUsage();
    const started = performance.now();
    const { documents } = await learn(sqliteCorpus(dir), { relearn: true });
    const cpu = process.cpuUsage(before);
    say(
      `learned from ${documents} documents in ${((performance.now() - started) / 1000).toFixed(0)} s, ${((cpu.user + cpu.system) / 1e6).toFixed(0)} s of CPU; greatest memory of the process ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`,
    );
  }
  const total = await stored();
  const page = await corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: Math.min(total, 10_000) });
  const step = Math.max(1, Math.floor(page.hits.length / Number(values.questions)));
  const asked = await corpus.get(
    patents,
    page.hits.filter((_, i) => i % step === 0).map(({ id }) => id),
  );
  say(`${total} documents, ${asked.length} questions\n\n| Question | p50 ms | p95 ms | CPU ms |\n|---|---|---|---|`);
  const text = (patent: Patent) =>
    [...patent.titles.slice(0, 1), ...patent.abstracts.slice(0, 1), ...(patent.claims[0]?.claims ?? [])]
      .map((part) => part.text)
      .join('\n');
  const kinds: readonly [string, (patent: Patent) => Partial<SimilarRequest>][] = [
    ['P007, a publication', (patent) => ({ patent })],
    ['P008, its title, abstract and claims', (patent) => ({ text: text(patent) })],
    ['P008, its abstract', (patent) => ({ text: patent.abstracts[0]?.text ?? patent.titles[0]!.text })],
    [
      'P008, by words alone',
      (patent) => ({ text: text(patent), without: ['meaning', 'citations', 'classes', 'translations'] }),
    ],
  ];
  for (const [name, question] of kinds) {
    const ms: number[] = [];
    await similarPatents(corpus, { limit: 10, reasons: false, ...question(asked[0]!) });
    const before = process.cpuUsage();
    for (const patent of asked) {
      const started = performance.now();
      await similarPatents(corpus, { limit: 10, reasons: false, ...question(patent) });
      ms.push(performance.now() - started);
    }
    const cpu = process.cpuUsage(before);
    ms.sort((a, b) => a - b);
    const at = (share: number) => ms[Math.min(ms.length - 1, Math.floor(ms.length * share))]!.toFixed(0);
    say(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${((cpu.user + cpu.system) / 1000 / asked.length).toFixed(0)} |`);
  }
} finally {
  await corpus.close();
}
