import { beforeAll, describe, expect, it } from 'vitest';
import type { Clock } from '#clock.ts';
import type { ClaimedQuote } from '#collections/patents/evidence.ts';
import { verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { StepContext } from '#flows/flow.ts';
import { findTopic } from '#skills/find-topic/find-topic.ts';
import { batteryRecords, batteryService } from '#testing/demo-service.ts';
import { documentText } from '#testing/document-text.ts';
import { reportText } from '#testing/report-text.ts';
import { type TestService, violations } from '#testing/service.ts';
import { unborne } from '#testing/statements.ts';
import creation from './ai34-1-creation.ts';
import customDir from './ai34-2-custom-dir.ts';
import query from './ai34-3-query.ts';
import { CHAPTERS, proposedDirectory } from './directory.ts';
import type group from './index.ts';
import { WRITERS, writeReport } from './report.ts';

type Row = Record<string, any>;
let service: TestService;
let batteries: number;
let families: number;

beforeAll(async () => {
  batteries = batteryRecords().length;
  service = await batteryService();
  const request = { query: { kind: 'all' as const } };
  families = (await service.corpus.aggregate(patents, request, { unit: 'FAM_ID' })).count;
});

async function call(operation: (typeof group.operations)[number], given: Row): Promise<Row> {
  const reply = await service.call(operation, given);
  expect([reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([200, true, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
const refusal = async (operation: (typeof group.operations)[number], given: Row): Promise<string> => {
  const reply = await service.call(operation, given);
  expect([reply.status, reply.json?.status]).toEqual([200, false]);
  return reply.json.error_msg;
};
const read = (report_id: string) => call(query, { query: { report_id, wait_ms: 40_000 } });
const html = async ({ files }: Row): Promise<string> =>
  (await fetch(files.find(({ format }: Row) => format === 'html').url)).text();

const ENGLISH = 'Cooling of battery cells in a vehicle';

describe('a pre-research report', () => {
  it('starts at once, has all chapters, and a mark at every sentence', async () => {
    const { report_id, analysis_directory } = await call(creation, { body: { technical_issues: ENGLISH } });
    expect(analysis_directory.map(({ key }: Row) => key)).toEqual(Object.keys(CHAPTERS));
    const report = await read(report_id);
    expect(report.report_status).toBe('SUCCEED');
    expect(report.chapters.map(({ status }: Row) => status)).toEqual(Array(8).fill('written'));
    const page = await html(report);
    expect(unborne(page)).toEqual([]);
    expect(page).toContain(`>${batteries} publications, change `);
    expect(page.match(/<figure /g)!.length).toBeGreaterThanOrEqual(6);
    await expect(reportText(page)).toMatchFileSnapshot('./readings/report-en.txt');
    // every mark leads to something, every number to a query that is one
    const marks = new Set([...page.matchAll(/href="#([QP]\d+)"/g)].map(([, mark]) => mark!));
    for (const mark of marks) expect(page).toContain(`id="${mark}"`);
    for (const [, printed] of page.matchAll(/id="Q\d+">.*?<code>(.*?)<\/code>/g))
      expect(() => parseQuery(patents, printed!.replaceAll('&quot;', '"').replaceAll('&amp;', '&'))).not.toThrow();
    expect(report.report_url).toMatch(/pre-research-report\.docx/);

    // the same numbers as data, and as the corpus counts them
    const players = report.head_player_analysis.players as Row[];
    const counted = await service.corpus.aggregate(
      patents,
      { query: parseQuery(patents, report.head_player_analysis.query), stemming: true },
      { unit: 'FAM_ID', by: { name: { axis: 'values', field: 'ANS_EXACT', top: 8 } } },
    );
    expect(players.map(({ name, families }) => [name, families])).toEqual(
      counted.by!.name!.buckets.map(({ value, count }) => [value, count]),
    );
    for (const { families, share, trend } of players) {
      expect(share).toBe(families / counted.count);
      expect(trend.reduce((sum: number, year: Row) => sum + year.families, 0)).toBeLessThanOrEqual(families);
    }
    const keys = report.key_patent_interpretation.patents as Row[];
    const scores = keys.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const quotes = keys
      .flatMap(({ first_claim, support = [] }) => [first_claim ?? [], support.map(({ quote }: Row) => quote)])
      .flat(2);
    expect(quotes.length).toBeGreaterThan(3);
    for (const quote of quotes as ClaimedQuote[]) {
      const [record] = await service.corpus.get(patents, [quote.publication_number]);
      expect(verifyQuote(record!, quote)).toMatchObject({ verified: true, unchanged: true });
    }
  });

  it('has the chapters that were chosen, in Chinese for a Chinese issue', async () => {
    const technical_issues = '电池包的冷却';
    const { report_id } = await call(creation, { body: { technical_issues, auto_directory: false } });
    expect(await refusal(query, { query: { report_id } })).toContain('/ai/quick-search-report/creation/custom-dir');
    const analysis_directory = [
      { key: 'TECH_RESEARCH_HEAD_PLAYER_ANALYSIS', name: '头部申请人分析', source_type: 'model' },
      { key: 'TECH_RESEARCH_CUSTOM_MODULE_1', name: '<script>alert(1)</script> 冷板在哪里', source_type: 'customize' },
    ];
    const body = { report_id, technical_issues, analysis_directory };
    const confirmed = await call(customDir, { body });
    expect(confirmed).toEqual({ report_id, analysis_directory });
    // the answer was lost: asked again, nothing starts anew
    expect(await call(customDir, { body })).toEqual(confirmed);
    const report = await read(report_id);
    expect(report.chapters.map(({ key }: Row) => key)).toEqual(analysis_directory.map(({ key }) => key));
    const page = await html(report);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 冷板在哪里</h2>');
    expect(page).not.toContain('<script');
    expect(unborne(page)).toEqual([]);
    expect(page).toContain('<html lang="zh-Hans">');
    await expect(reportText(page)).toMatchFileSnapshot('./readings/report-zh.txt');
  });

  it('says of a subject without hits that there are none, and writes no chapter', async () => {
    const { report_id } = await call(creation, {
      body: { technical_issues: 'quantum entanglement of frobnicated bananas for xyzzy' },
    });
    const report = await read(report_id);
    expect([report.report_status, report.chapters, report.head_player_analysis]).toEqual(['SUCCEED', [], {}]);
    const page = await html(report);
    expect(page).toContain('“quantum”, “entanglement”, “frobnicated”, “bananas”, “xyzzy” stand in no document');
    // what a reader can go on with: each word with its count, what the corpus holds, which chapters were not written
    expect(page).toMatch(/<th scope="row" data-basis="given">bananas<\/th><td data-basis="cited">0 <a href="#Q\d+">/);
    expect(page).toContain(`It holds ${families} simple families`);
    const names = Object.values(CHAPTERS).map(({ en }) => en.replace("'", '&#39;'));
    expect(page).toContain(`each of them needs documents of the topic: ${names.join('; ')}.`);
    const pdf = await (await fetch(report.files.find(({ format }: Row) => format === 'pdf').url)).arrayBuffer();
    expect(
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)!.length,
    ).toBe(2);
  });

  it('refuses what is no issue and no directory', async () => {
    const { report_id } = await call(creation, { body: { technical_issues: ENGLISH, auto_directory: false } });
    const sent = (analysis_directory: Row[]) =>
      refusal(customDir, { body: { report_id, technical_issues: ENGLISH, analysis_directory } });
    expect(await refusal(creation, { body: { technical_issues: '🙂'.repeat(500) } })).toContain('technical_issues');
    const [first] = proposedDirectory('en');
    expect(await sent([])).toContain('analysis_directory: name at least one chapter');
    expect(await sent([first!, first!])).toContain(
      'analysis_directory[1].key: TECH_RESEARCH_TECHNICAL_BACKGROUND stands',
    );
    expect(await sent([{ ...first!, name: 'Mine' }])).toContain('analysis_directory[0].name: only custom modules');
    expect(await sent([{ key: 'TECH_RESEARCH_CUSTOM_MODULE_2', name: '—', source_type: 'x' }])).toContain(
      'say in words',
    );
    const foreign = await service.call(query, { query: { report_id: 'f0000000-0000-4000-8000-000000000000' } });
    expect(foreign.status).toBe(404);
  });

  const signal = new AbortController().signal;
  const logged: unknown[] = [];
  const contextAt = (clock: Clock): StepContext => ({
    services: { corpus: service.corpus, clock, base_url: () => 'http://priora.test' } as never,
    ...{ account: 'a', task_id: 't', signal, progress: () => {} },
    log: (kind, detail) => logged.push([kind, detail]),
  });

  it('has every chapter in Chinese, too', async () => {
    const technical_issues = '电池包的冷却';
    const topic = await findTopic(technical_issues, { corpus: service.corpus, signal });
    const asked = { technical_issues, lang: 'zh' as const, directory: proposedDirectory('zh'), topic };
    const { chapters, document } = await writeReport(
      asked,
      contextAt(() => Date.UTC(2026, 5, 30)),
    );
    expect(chapters.map(({ status }) => status)).toEqual(Array(8).fill('written'));
    await expect(documentText(document)).toMatchFileSnapshot('./readings/chapters-zh.txt');
  });

  it('prints a chapter that fails as failed, and the others', async () => {
    logged.length = 0;
    const context = contextAt(Date.now);
    const topic = await findTopic(ENGLISH, { corpus: service.corpus, signal });
    const directory = proposedDirectory('en').slice(0, 2);
    const made = await writeReport({ technical_issues: ENGLISH, lang: 'en', directory, topic }, context, {
      ...WRITERS,
      TECH_RESEARCH_TECHNICAL_BACKGROUND: async () => {
        throw new Error('the index is away');
      },
    });
    expect(made.chapters.map(({ status, reason }) => [status, reason])).toEqual([
      ['failed', 'the index is away'],
      ['written', undefined],
    ]);
    expect(logged).toEqual([['chapter_failed', { key: directory[0]!.key, reason: 'the index is away' }]]);
    expect(JSON.stringify(made.document)).toContain('This chapter could not be written');
  });
});
