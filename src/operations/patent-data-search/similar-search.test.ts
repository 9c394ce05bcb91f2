import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { storeFile } from '#stores/sqlite/corpus/schema.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import d113 from '../custom-aggregate-data/d113-patent-list.ts';
import p002 from './p002-query-search-patent.ts';
import p007 from './p007-similar-search-patent.ts';
import p008 from './p008-semantic-search-patent.ts';

const patent = (number: string, title: string, abstract: string, fields: Partial<Patent> = {}) =>
  samplePatent(number, {
    titles: [{ lang: 'en', origin: 'original', text: title }],
    abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
    ...fields,
  });
const PROBE = 'An ultrasonic probe has a piezoelectric transducer, a backing block and an acoustic lens of silicone.';
const lens = [{ country: 'US', number: 'US62/000001' }];

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      patent('US1000001A1', 'Ultrasonic probe', PROBE, { filing_date: 20100105, publication_date: 20110707 }),
      patent('US1000002B2', 'Ultrasonic probe with lens', `${PROBE} The lens is glued.`, {
        filing_date: 20120105,
        publication_date: 20130707,
        priorities: lens,
      }),
      patent('CN1000002A', 'Ultrasonic probe with lens', `${PROBE} The lens is glued.`, {
        filing_date: 20120105,
        publication_date: 20130101,
        priorities: lens,
      }),
      patent('US1000003A1', 'Wind turbine', 'A turbine has blades of glued fabric.', { publication_date: 20150101 }),
      patent('EP1000004A1', 'Ultrasonic imaging', 'A transducer scans tissue; an image is shown.', {
        filing_date: 20140101,
        publication_date: 20150607,
        applicants: [{ name: 'Echo Works' }],
        cites: [{ publication_number: 'US1000005A' }],
      }),
      patent('US1000005A', 'Crystal mounting', 'Crystals are mounted on rubber near a turbine.', {
        publication_date: 19700101,
      }),
    ],
  });
});
afterAll(() => service.close());

const ask = async (body: object) => (await service.call(p007, { body })).json;
const numbers = (reply: { data: { results: { pn: string }[] } }) => reply.data.results.map(({ pn }) => pn);
const US1 = { patent_number: 'US1000001A1' };

describe('patents similar to a publication', () => {
  it('come best first, one of each family, without the publication itself, as complete rows', async () => {
    const reply = await ask(US1);
    expect(violations(p007.response, reply.data)).toEqual([]);
    // the two publications of one family have equal text: the smaller number stands for it
    expect(numbers(reply).slice(0, 2)).toEqual(['CN1000002A', 'EP1000004A1']);
    expect(numbers(reply)).not.toContain('US1000001A1');
    expect(reply.data.total_search_result_count).toBe(reply.data.result_count);
    const percents = reply.data.results.map((row: { relevancy: string }) => Number.parseInt(row.relevancy, 10));
    expect(percents).toEqual(percents.toSorted((a: number, b: number) => b - a));
    expect(percents[0]).toBeLessThan(100);
  });

  it('say what made them rank, when asked', async () => {
    const { data } = await ask({ ...US1, explain: true });
    expect(violations(p007.response, data)).toEqual([]);
    for (const { relevancy, ranked_by } of data.results) {
      const { words, meaning, classes, citations } = ranked_by;
      expect(Math.floor((words + meaning + classes + citations + 1e-4) * 100)).toBe(Number.parseInt(relevancy, 10));
    }
    const by = new Map(data.results.map((row: { pn: string; ranked_by: object }) => [row.pn, row.ranked_by]));
    expect(by.get('CN1000002A')).toMatchObject({ meaning: 0, classes: 0, citations: 0 });
    expect((by.get('CN1000002A') as { terms: string[] }).terms).toContain('piezoelectric');
    expect((await ask(US1)).data.results[0]).not.toHaveProperty('ranked_by');
  });

  it('are found by id, which wins over the number', async () => {
    const byId = await ask({ patent_id: patentId('US1000001A1'), patent_number: 'US1000003A1' });
    expect(byId.data).toEqual((await ask(US1)).data);
  });

  it('leave the whole family of the publication out', async () => {
    expect(numbers(await ask({ patent_number: 'US1000002B2' }))).not.toContain('CN1000002A');
  });

  it('keep to offices with their type of publication and to inclusive dates', async () => {
    expect(numbers(await ask({ ...US1, country: ['CNA'] }))).toEqual(['CN1000002A']);
    expect(numbers(await ask({ ...US1, country: ['CNB'] }))).toEqual([]);
    expect(numbers(await ask({ ...US1, country: ['USB', 'epa'] }))).toEqual(['US1000002B2', 'EP1000004A1']);
    expect(numbers(await ask({ ...US1, pbd_from: '20130707', pbd_to: '20130707' }))).toEqual(['US1000002B2']);
    expect(numbers(await ask({ ...US1, apd_from: '20140101', apd_to: '*' }))).toEqual(['EP1000004A1']);
  });

  it('answer pages, and nothing below the least relevancy', async () => {
    const all = await ask(US1);
    const second = await ask({ ...US1, offset: 1, limit: 1 });
    expect(second.data.results).toEqual(all.data.results.slice(1, 2));
    expect(second.data.total_search_result_count).toBe(all.data.total_search_result_count);
    expect((await ask({ ...US1, relevancy: '100%' })).data).toEqual({
      results: [],
      result_count: 0,
      total_search_result_count: 0,
    });
  });

  it.each([
    ['patent_number', {}],
    ['patent_number', { patent_number: 'US9999999B2' }],
    ['patent_id', { patent_id: '00000000-0000-4000-8000-000000000000' }],
    ['relevancy', { ...US1, relevancy: 'much' }],
    ['relevancy', { ...US1, relevancy: '101%' }],
    ['country[1]', { ...US1, country: ['CN', 'Mars'] }],
    ['pbd_from', { ...US1, pbd_from: '2020' }],
    ['apd_from', { ...US1, apd_from: '20210101', apd_to: '20200101' }],
    ['offset', { ...US1, offset: 991, limit: 10 }],
    ['priority_to', { ...US1, priority_to: 'soon' }],
    ['exclude', { ...US1, exclude: Array.from({ length: 1001 }, (_, i) => `US${i}A`) }],
    ['applicant', { ...US1, applicant: Array.from({ length: 21 }, (_, i) => `Name ${i}`) }],
  ])('are refused with the name of the field: %s', async (field, body) => {
    const reply = await ask(body);
    expect([reply.status, reply.error_code]).toEqual([false, 68300004]);
    expect(reply.error_msg).toContain(field);
  });
});

describe('patents similar to a text', () => {
  const find = async (body: object) => (await service.call(p008, { body })).json;

  it('come best first; a text in the words of a document reaches nearly 100 %', async () => {
    const reply = await find({ text: `Ultrasonic probe. ${PROBE}` });
    expect(violations(p008.response, reply.data)).toEqual([]);
    expect(reply.data.results[0]).toMatchObject({ pn: 'US1000001A1', patent_id: patentId('US1000001A1') });
    expect(Number.parseInt(reply.data.results[0].relevancy, 10)).toBeGreaterThanOrEqual(90);
  });

  it('are the rows that a search by publication answers', async () => {
    const { data } = await find({ text: 'Ultrasonic imaging. A transducer scans tissue; an image is shown.' });
    const { relevancy, ...row } = data.results[0];
    expect(row).toEqual({
      pn: 'EP1000004A1',
      patent_id: patentId('EP1000004A1'),
      title: 'Ultrasonic imaging',
      apno: '',
      apdt: 20140101,
      pbdt: 20150607,
      inventor: '',
      original_assignee: 'Echo Works',
      current_assignee: 'Echo Works',
      authority: 'EP',
    });
    expect(relevancy).toMatch(/^\d+%$/);
    const fields = (rows: object[]) => [...new Set(rows.flatMap((one) => Object.keys(one)))].toSorted();
    expect(fields(data.results)).toEqual(fields((await ask(US1)).data.results));
  });

  it('include what a good hit cites before what only shares a common word', async () => {
    const reply = await find({ text: 'transducer that scans tissue, image shown to the turbine', explain: true });
    const found = numbers(reply);
    const cited = reply.data.results.find(({ pn }: { pn: string }) => pn === 'US1000005A');
    expect(cited.ranked_by).toMatchObject({ cited_by: ['EP1000004A1'], terms: ['turbine'] });
    expect(cited.ranked_by.citations).toBeGreaterThan(cited.ranked_by.words);
    expect(found[0]).toBe('EP1000004A1');
    expect(found.indexOf('US1000005A')).toBeLessThan(found.indexOf('US1000003A1'));
  });

  it('leave out what the caller names, and what is too late', async () => {
    const text = `Ultrasonic probe. ${PROBE}`;
    const all = numbers(await find({ text }));
    expect(all).toContain('US1000001A1');
    expect(numbers(await find({ text, exclude: ['us 1000001 A1', 'EP1000004A1'] }))).toEqual(
      all.filter((number) => number !== 'US1000001A1' && number !== 'EP1000004A1'),
    );
    const early = numbers(await find({ text, priority_to: '2011-01-01' }));
    expect(early).toContain('US1000001A1');
    expect(early).not.toContain('CN1000002A');
  });

  it('are not lifted by the lists of the one whose invention it is', async () => {
    const text = 'transducer that scans tissue, image shown to the turbine';
    const cited = async (body: object) =>
      (await find({ text, explain: true, ...body })).data.results.find(({ pn }: { pn: string }) => pn === 'US1000005A')
        .ranked_by;
    expect((await cited({ applicant: ['Somebody Else'] })).cited_by).toEqual(['EP1000004A1']);
    expect(await cited({ applicant: ['echo works'] })).toMatchObject({
      citations: 0,
      cited_by: [],
    });
  });

  it('refuse a text without a word to search by', async () => {
    for (const text of ['', 'of the and', '12.5 — 7']) {
      expect(await find({ text })).toMatchObject({ status: false, error_code: 68300004 });
    }
  });

  it('find nothing for words that nobody uses', async () => {
    expect((await find({ text: 'xylqz' })).data).toEqual({
      results: [],
      result_count: 0,
      total_search_result_count: 0,
    });
  });
});

it('a stored record that is damaged costs its own row, and the envelope says so, wherever it was read', async () => {
  const db = new DatabaseSync(storeFile(service.data_dir));
  db.exec("update bodies set head = x'00ff17' where key = (select key from records where id = 'EP1000004A1')");
  db.close();
  const notes = ['The stored record of EP1000004A1 is damaged: it is left out.'];
  // read in a thread
  const alike = await ask(US1);
  expect(numbers(alike)).not.toContain('EP1000004A1');
  expect([alike.status, alike.notes]).toEqual([true, notes]);
  // read by the service itself
  const whole = { query_text: 'TACD: transducer', collapse_type: 'ALL', offset: 0, limit: 10 } as const;
  const read = (await service.call(d113, { body: whole })).json;
  const shown = read.data.data.map(({ pub_number }: { pub_number: string }) => pub_number);
  expect(shown.toSorted()).toEqual(['CN1000002A', 'US1000001A1', 'US1000002B2']);
  expect([read.status, read.notes]).toEqual([true, notes]);
  // what lists show of it stands beside it
  const found = (await service.call(p002, { body: { query_text: 'TACD: transducer' } })).json;
  expect(numbers(found).toSorted()).toEqual(['CN1000002A', 'EP1000004A1', 'US1000001A1', 'US1000002B2']);
  expect([found.status, found.notes]).toEqual([true, undefined]);
});

it('of a fictional publication beside real ones say that the fictional ones are left out', async () => {
  await using mixed = await startTestService({
    settings: { PRIORA_DEMO_APART: 'true' },
    corpus: [
      patent('US1000011A1', 'Ultrasonic probe', PROBE, { demo: true }),
      patent('US1000012A1', 'Ultrasonic probe with lens', PROBE, { demo: true }),
      patent('US1000013A1', 'Ultrasonic imaging', 'A transducer scans tissue; an image is shown.'),
    ],
  });
  for (const [operation, body] of [
    [p007, { patent_number: 'US1000011A1' }],
    [p008, { text: PROBE }],
  ] as const) {
    const { json } = await mixed.call(operation, { body });
    expect([numbers(json), json.notes]).toEqual([
      ['US1000013A1'],
      [expect.stringContaining('Records of the demo corpus, which are fictional, are left out')],
    ]);
  }
});

it('says of which results nothing but a title is stored', async () => {
  const bare = await startTestService({
    corpus: [
      patent('US1000001A1', 'Ultrasonic probe', PROBE),
      samplePatent('US1000002A1', { titles: [{ lang: 'en', origin: 'original', text: 'Ultrasonic probe' }] }),
    ],
  });
  try {
    const { json } = await bare.call(p008, { body: { text: PROBE } });
    expect(numbers(json)).toEqual(['US1000001A1', 'US1000002A1']);
    expect(json.notes).toEqual([
      'Of US1000002A1 nothing but the title is stored: the relevancy says how near the title is, and not what the patent discloses.',
    ]);
  } finally {
    await bare.close();
  }
});
