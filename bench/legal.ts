import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Collection } from '#corpus/collection.ts';
import { startTestService } from '#testing/service.ts';
import { topics, vocabulary } from './corpus.ts';
import { Connection, post } from './load.ts';
import { quantile } from './measure.ts';
import { Random } from './random.ts';

/**
 * What facts about patents cost: by-number operations over a large corpus, facts put beside publications of the same
 * bytes, an assignment of 500 patents, and searches before and after the facts. `npm run bench:legal -- --documents
 * 1000000`; text is short, so that a million publications fit an hour: what is timed here does not read it.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '20000' },
    /** Of them, those with a file, conveyances and a proceeding. */ facts: { type: 'string', default: '5000' },
    calls: { type: 'string', default: '100' },
    /** Words of the description of those with facts: a full text has some 6,000. */
    words: { type: 'string', default: '0' },
  },
});
const [documents, withFacts, calls] = [Number(values.documents), Number(values.facts), Number(values.calls)];
const descriptionWords = Number(values.words);
const BATCH = 1_000;

const random = new Random(15);
const words = vocabulary();
const subjects = topics(words);
const documentOf = (n: number) => `US${9_000_000 + n}`;
const applicationOf = (n: number) => `US${14 + Math.floor(n / 1_000_000)}/${String(n % 1_000_000).padStart(6, '0')}`;

/** Their days are counted from the grant, as yyyyMMdd. */
const EVENTS: Patent['legal_events'] = [
  { date: 1, code: 'AS', country: 'US', text: 'ASSIGNMENT' },
  { date: 2, code: 'STCF', country: 'US', text: 'INFORMATION ON STATUS: PATENT GRANT' },
  { date: 40_000, code: 'MAFP', country: 'US', fact: { kind: 'fee', year: 4 } },
];

function patent(n: number): Patent {
  const { words: own } = random.pick(subjects);
  const text = (length: number) => Array.from({ length }, () => random.pick(own)).join(' ');
  const granted = 20130000 + 10_000 * (n % 8) + 100 * (1 + (n % 12)) + 1 + (n % 26);
  return {
    ...emptyLists(),
    ...{ publication_number: `${documentOf(n)}B2`, authority: 'US', doc_number: String(9_000_000 + n) },
    ...{ kind_code: 'B2', patent_type: 'B', publication_date: granted, grant_date: granted },
    ...{ application_number: applicationOf(n), filing_date: granted - 20_000 },
    titles: [{ lang: 'en', origin: 'original', text: text(6) }],
    // most of them are there to be many
    ...(n < withFacts && { abstracts: [{ lang: 'en', origin: 'original', text: text(20) }] }),
    ...(n < withFacts &&
      descriptionWords > 0 && {
        descriptions: [
          {
            lang: 'en',
            origin: 'original',
            paragraphs: [{ id: 'p1', section: 'embodiments', text: text(descriptionWords) }],
          },
        ],
      }),
    applicants: [{ name: `${own[0]} ${n % 5_000}` }],
    ipc: [`${'ABCDEFGH'[n % 8]}01B${1 + (n % 40)}/00`],
    legal_events: n < withFacts ? EVENTS.map(({ date = 0, ...event }) => ({ date: granted + date, ...event })) : [],
    provenance: [{ source: 'bench', fields: [] }],
  };
}
const wrapper = (n: number): FileWrapper => ({
  ...{ application: applicationOf(n), office: 'US', kind: 'utility', filed: 20120917, patent: documentOf(n) },
  ...{ publications: [], parents: [], children: [], provenance: [{ source: 'bench' }] },
  adjustment: { a: 100, b: 20, c: 0, overlap: 6, applicant: 0, manual: 0, total: 114 },
  events: ['IEXX', 'OIPE', 'DOCK', 'CTNF', 'A...', 'NOA', 'N/=.', 'IFEE', 'ISSM', 'M1551'].map((code, i) => ({
    ...{ code, date: 20120917 + 10_000 * Math.floor(i / 3) + i, text: `what ${code} says in words of the office` },
  })),
});
const conveyance = (reel: number, text: string, numbers: readonly number[]): Conveyance => {
  const reel_frame = `${String(reel).padStart(6, '0')}/0001`;
  return {
    ...{ id: `US ${reel_frame}`, office: 'US', reel_frame, text, recorded: 20160105, executed: 20160101 + (reel % 28) },
    ...{ assignors: [{ name: `ALPHA ${reel} INC.` }], assignees: [{ name: `BETA ${reel} LLC`, address: '1 MAIN ST' }] },
    properties: numbers.map((n) => ({ application: applicationOf(n), patent: documentOf(n) })),
    provenance: [{ source: 'bench' }],
  };
};
const proceeding = (n: number): PatentFact => ({
  ...{ id: `bench:${n}`, kind: 'proceeding', publications: [documentOf(n)], applications: [] },
  ...{ country: 'US', case_type: 'IPR', decision_number: `IPR2020-${n}`, applicants: ['X'], respondents: ['Y'] },
});

const service = await startTestService({ settings: { PRIORA_LOG_LEVEL: 'warn', PRIORA_RATE_PER_S: '0' } });
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const round = (value: number, digits = 1) => value.toLocaleString('en', { maximumFractionDigits: digits });

/** Puts records in batches: their number, bytes as JSON, seconds, and seconds of processor time of all threads. */
async function put<R>(name: string, collection: Collection<R>, count: number, make: (n: number) => R): Promise<void> {
  let bytes = 0;
  const [began, cpu] = [performance.now(), spent()];
  for (let n = 0; n < count; n += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - n) }, (_, i) => make(n + i));
    for (const each of batch) bytes += JSON.stringify(each).length;
    await service.corpus.put(collection, batch);
    if (n % 100_000 === 0 && n > 0) say(`  ${round(n)} ${name}, ${round((performance.now() - began) / 1000)} s`);
  }
  const [seconds, processor] = [(performance.now() - began) / 1000, spent() - cpu];
  say(
    `| put ${name} | ${round(count)} | ${round(bytes / 1e6)} MB | ${round(seconds)} s | ${round(processor)} s | ${round(bytes / 1e6 / processor, 2)} MB |`,
  );
}

const url = new URL(service.url);
const get = (path: string, query: string) =>
  Buffer.from(
    `GET ${path}?${query} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${service.key}\r\nContent-Length: 0\r\n\r\n`,
  );
async function time(name: string, asked: readonly Buffer[], contains: string): Promise<void> {
  const connection = await Connection.open(url);
  const times: number[] = [];
  const warm = Math.min(10, Math.ceil(asked.length / 5));
  let cpu = 0;
  for (const [index, bytes] of asked.entries()) {
    if (index === warm) cpu = spent();
    const began = performance.now();
    const answer = await connection.ask(bytes);
    if (index >= warm) times.push(performance.now() - began);
    if (!answer.startsWith('HTTP/1.1 200') || !answer.includes(contains))
      throw new Error(`${name}: ${answer.slice(0, 600)}`);
  }
  const processor = ((spent() - cpu) / times.length) * 1000;
  connection.close();
  times.sort((a, b) => a - b);
  say(
    `| ${name} | ${round(quantile(times, 0.5), 2)} | ${round(quantile(times, 0.95), 2)} | ${round(processor, 2)} | ${times.length} |`,
  );
}

const search = (path: string, body: (i: number) => object) =>
  Array.from({ length: calls }, (_, i) => post(url, path, service.key, body(i)));
/** Questions that were not asked before, of the same kind each time. */
async function searches(when: string, offset: number): Promise<void> {
  const word = (i: number) => words[100 + 2 * i + offset]!;
  const query = (i: number) => `TAC: ${word(i)} OR TAC: ${subjects[(2 * i + offset) % subjects.length]!.words[0]}`;
  say(`\n| ${when}: ms of a call | p50 | p95 | processor | calls |\n|---|---|---|---|---|`);
  await time(
    'count',
    search('/search/patent/query-search-count', (i) => ({ query_text: query(i) })),
    '"status":true',
  );
  const page = { offset: 0, limit: 10 };
  await time(
    'search',
    search('/search/patent/query-search-patent', (i) => ({ query_text: query(i), ...page })),
    '"',
  );
  const field = 'PUBLICATION_YEAR,ORIGINAL_ASSIGNEE,AUTHORITY';
  await time(
    'facets',
    search('/patent-field/query', (i) => ({ query: query(i), field, ...page })),
    '"status":true',
  );
}

try {
  say(`${round(documents)} publications, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}\n`);
  say('| | records | JSON | time | processor time | MB a second of it |\n|---|---|---|---|---|---|');
  await put('publications', patents, documents, patent);
  await searches('before the facts', 0);
  say('\n| | records | JSON | time | processor time | MB a second of it |\n|---|---|---|---|---|---|');
  await put('files', fileWrappers, withFacts, wrapper);
  await put('conveyances', conveyances, withFacts, (n) => conveyance(n + 1, 'ASSIGNMENT OF ASSIGNORS INTEREST', [n]));
  await put('proceedings', patentFacts, Math.ceil(withFacts / 10), proceeding);
  await searches('after the facts', 1);

  say('\n| 100 patents by number: ms of a call | p50 | p95 | processor | calls |\n|---|---|---|---|---|');
  const hundreds = Math.floor(withFacts / 100);
  const numbers = (i: number) =>
    `patent_number=${Array.from({ length: 100 }, (_, j) => `${documentOf((i % hundreds) * 100 + j)}B2`).join(',')}`;
  for (const path of [
    '/basic-patent-data/legal-status',
    '/basic-patent-data/simple-legal-status',
    '/advanced-patent-data/legal-data',
    '/advanced-patent-data/re-examination-and-invalidation',
    '/advanced-patent-data/transfer-data',
    '/advanced-patent-data/pledge-data',
    '/basic-patent-data/bibliography',
  ])
    await time(
      path,
      Array.from({ length: calls }, (_, i) => get(path, numbers(i))),
      `${documentOf(0).slice(0, 3)}`,
    );

  say('\n| an assignment of 500 patents | ms | processor, ms |\n|---|---|---|');
  for (const round_ of [1, 2, 3, 4, 5]) {
    const about = Array.from({ length: 500 }, (_, i) => Math.min(withFacts - 1, i * Math.floor(withFacts / 500)));
    const [began, cpu] = [performance.now(), spent()];
    await service.corpus.put(conveyances, [conveyance(900_000 + round_, 'MERGER', about)]);
    say(`| ${round_} | ${round(performance.now() - began)} | ${round((spent() - cpu) * 1000)} |`);
  }
} finally {
  await service.close();
}
