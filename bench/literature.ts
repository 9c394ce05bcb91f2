import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { works } from '#collections/works/works.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Collection } from '#corpus/collection.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { importFiles } from '#sources/import.ts';
import { type BenchDocument, generate } from './corpus.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * Papers with references, generated, as JSON Lines: how fast they are imported and in how much memory, with their
 * references tied; then how long searches take among them, beside patents with the same titles and abstracts.
 *
 *     node bench/literature.ts [--works 100000] [--asked 500]
 */
const { values } = parseArgs({
  options: { works: { type: 'string', default: '100000' }, asked: { type: 'string', default: '500' } },
});
const COUNT = Number(values.works);
const ASKED = Number(values.asked);
/** References of each: in the set, before and behind it; and elsewhere, half of them without a DOI. */
const INSIDE = 6;
const OUTSIDE = 24;
const BATCH = 500;

interface Fields {
  readonly title: string;
  readonly both: string;
}

const random = new Random(11);
const documents: readonly BenchDocument[] = [...generate(COUNT)];
const doi = (n: number) => `10.5555/bench.${n}`;
const references = () => [
  ...Array.from({ length: INSIDE }, () => ({ ids: [`doi:${doi(random.integer(COUNT))}`] })),
  ...Array.from({ length: OUTSIDE }, (_, n) => {
    const { title, date } = random.pick(documents);
    const other = COUNT + random.integer(9 * COUNT);
    if (n % 2 === 0) return { ids: [`doi:${doi(other)}`], text: `Doe J. ${title} ${other}. J Bench. 2001;1:${n}.` };
    return { ids: [], title: `${title} ${other}`, author: 'Doe', year: Math.trunc(date / 10_000) };
  }),
];

const dir = await mkdtemp(join(tmpdir(), 'priora-literature-'));
try {
  const path = join(dir, 'works.jsonl');
  const out = createWriteStream(path);
  for (const [n, { title, abstract, assignee, date }] of documents.entries()) {
    const authors = Array.from({ length: 1 + random.integer(8) }, () => `Ann ${assignee} ${random.integer(500)}`);
    const line = { collection: 'works', doi: doi(n), lang: 'en', title, abstract, authors, published: date };
    if (!out.write(`${JSON.stringify({ ...line, references: references() })}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  const said = (n: number) => n.toLocaleString('en');
  const megabytes = () => (process.memoryUsage().rss / 1e6).toFixed(0);
  console.log(
    `${said(COUNT)} papers with ${INSIDE + OUTSIDE} references each, ${((await stat(path)).size / 1e6).toFixed(0)} MB of JSON Lines; ${megabytes()} MB resident before`,
  );

  const data_dir = join(dir, 'data');
  const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: data_dir }));
  let told = 0;
  const summary = await importFiles({
    ...{ source: 'auto', paths: [path], corpus, data_dir },
    on_progress: ({ records }) => {
      if (records < told + COUNT / 10) return;
      told = records;
      console.log(`  ${said(records)} papers: ${megabytes()} MB resident`);
    },
  });
  const rate = (count: number, seconds: number) => `${said(Math.round(count / seconds))} a second`;
  console.log(
    `imported ${said(summary.records)}, ${summary.rejected} rejected, in ${summary.seconds.toFixed(0)} s: ${rate(summary.records, summary.seconds)}, peak ${(summary.peak_memory_bytes / 1e6).toFixed(0)} MB`,
  );

  const begun = performance.now();
  for (let at = 0; at < COUNT; at += BATCH) {
    const batch = documents.slice(at, at + BATCH).map(({ title, abstract, date }, n) =>
      samplePatent(`US${7_000_000 + at + n}B2`, {
        publication_date: date,
        titles: [{ lang: 'en', origin: 'original', text: title }],
        abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
      }),
    );
    await corpus.put(patents, batch);
  }
  console.log(`the same titles and abstracts as patents: ${rate(COUNT, (performance.now() - begun) / 1000)}`);

  const words = (text: string) => text.split(' ').filter((word) => word.length > 3);
  const asked = Array.from({ length: ASKED }, () => {
    const [one, two, three] = [random.pick(documents), random.pick(documents), random.pick(documents)];
    const [first, second] = words(one.title);
    const word = (document: BenchDocument) => random.pick(words(document.abstract));
    return { phrase: `${first} ${second ?? ''}`.trim(), any: [word(one), word(two), word(three)], word: word(one) };
  });
  const QUESTIONS: readonly (readonly [what: string, of: (one: (typeof asked)[number], fields: Fields) => string])[] = [
    ['a word of titles', ({ word }, { title }) => `${title}:${word}`],
    ['a phrase of titles', ({ phrase }, { title }) => `${title}:"${phrase}"`],
    ['any of three words', ({ any }, { both }) => `${both}:(${any.join(' OR ')})`],
    ['two words and not a third', ({ any }, { both }) => `${both}:(${any[0]} AND ${any[1]} NOT ${any[2]})`],
  ];
  const SIDES: readonly { readonly collection: Collection<any>; readonly fields: Fields }[] = [
    { collection: works, fields: { title: 'TITLE', both: 'TITLE_ABSTRACT' } },
    { collection: patents, fields: { title: 'TTL', both: 'TA' } },
  ];
  console.log('| Ten best by score | Hits, mean | Papers, p50 / p99 ms | Patents, p50 / p99 ms |\n|---|---|---|---|');
  for (const [what, of] of QUESTIONS) {
    const hits = [0, 0];
    const times: [number[], number[]] = [[], []];
    for (const one of asked)
      for (const [at, { collection, fields }] of SIDES.entries()) {
        const query = parseQuery(collection, of(one, fields), { max_length: 800 });
        const started = performance.now();
        const { total } = await corpus.search(collection, { query, offset: 0, limit: 10 });
        times[at]!.push(performance.now() - started);
        hits[at]! += total;
      }
    if (hits[0] !== hits[1]) throw new Error(`${what}: papers have ${hits[0]} hits, patents ${hits[1]}`);
    const cell = (all: number[]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return `${quantile(sorted, 0.5).toFixed(2)} / ${quantile(sorted, 0.99).toFixed(2)}`;
    };
    console.log(`| ${what} | ${said(Math.round(hits[0]! / ASKED))} | ${cell(times[0])} | ${cell(times[1])} |`);
  }
  await corpus.close();
} finally {
  await rm(dir, { recursive: true, force: true });
}
