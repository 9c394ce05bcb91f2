import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { researchQuestion } from '../answer-question.ts';

const owned = (n: number, owner: string, lang = 'en') =>
  samplePatent(`US2${String(n).padStart(7, '0')}A1`, {
    application_number: `US12/10000${n}`,
    filing_date: 20100101,
    applicants: [{ name: owner, lang }],
    abstracts: [{ lang: 'en', origin: 'original', text: 'An antenna array for base stations.' }],
  });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      owned(1, 'Huawei Technologies Co., Ltd.'),
      owned(2, 'Huawei Device Co., Ltd.'),
      owned(3, '华为技术有限公司', 'zh'),
      owned(4, 'Apple Inc.'),
      owned(5, 'Siemens AG'),
    ],
  });
});
afterAll(() => service.close());

const counted = async (question: string) => {
  const { corpus } = service;
  const { counts } = await researchQuestion(question, [], {
    ...{ corpus, account: 'a', signal: new AbortController().signal, clock: systemClock },
  });
  return counts && [counts.query, counts.publications];
};

it('companies are owners by their names in both languages', async () => {
  expect(await counted('华为有多少专利？')).toEqual(['ALL_AN:("华为" OR Huawei)', 3]);
  expect(await counted('华为公司在天线方面有多少专利？')).toMatchObject({ 1: 3 });
  expect(await counted('苹果有多少专利？')).toEqual(['ALL_AN:Apple', 1]);
});

it('a company of which no record is owned by any of its names is none', async () => {
  expect(await counted('诺华有多少专利？')).not.toMatchObject({ 0: expect.stringContaining('Novartis') });
});
