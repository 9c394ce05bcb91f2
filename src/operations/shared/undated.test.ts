import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const titled = (number: string, text: string, dates = {}) =>
  samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text }], ...dates });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      titled('US1A1', 'Pump', { publication_date: 20_150_301, filing_date: 20_140_301 }),
      titled('US2A1', 'Pump', { publication_date: 20_090_301 }),
      titled('US3A1', 'Pump'),
      titled('US4A1', 'Pump'),
      titled('US5A1', 'Valve'),
    ],
  });
});
afterAll(() => service.close());

const count = async (query_text: string) => {
  const { json } = await service.call('POST /search/patent/query-search-count', { body: { query_text } });
  return [json.data.total_search_result_count, json.notes];
};

const note = (said: string) => [`${said} left out by the range of dates, because no day is known: Publication date.`];

it('says how many are left out because their date is not known', async () => {
  expect(await count('TTL: pump AND PBD: [20140101 TO *]')).toEqual([1, note('2 more publications are')]);
  expect(await count('PBD: [20090101 TO 20091231]')).toEqual([1, note('3 more publications are')]);
});

it('counts with several ranges what may be in all of them', async () => {
  // US2A1 has no day of filing, but a day of publication that is in no case meant
  expect(await count('APD: [20140101 TO 20141231] AND PBD: [20140101 TO *] AND TTL: pump')).toEqual([
    1,
    [
      '2 more publications are left out by the range of dates, because no day is known: Application date, Publication date.',
    ],
  ]);
});

it('says nothing where no date is asked for, or only within a NOT', async () => {
  expect(await count('TTL: pump')).toEqual([4, undefined]);
  expect(await count('TTL: pump NOT PBD: [20140101 TO *]')).toEqual([3, undefined]);
});

it('says it of a chart', async () => {
  const { json } = await service.call('GET /insights/patent-trends', {
    query: { keywords: 'valve', public_start_time: '2014', public_end_time: '2015' },
  });
  expect(json.notes).toEqual(expect.arrayContaining(note('1 more publication is')));
});
