import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { patents } from '#collections/patents/patents.ts';
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
  expect(await counted('华为在哪些国家有专利？')).toEqual(['ALL_AN:("华为" OR Huawei)', 3]);
});

it('two companies are compared in a field by what the program calls both in the other language', async () => {
  expect(await counted('比较华为和苹果在天线方面的专利')).toEqual([
    'ALL_AN:("华为" OR Huawei OR Apple) AND TAC_ALL:("天线" OR antenna)',
    4,
  ]);
});

it('a company of which no record is owned by any of its names is none', async () => {
  expect(await counted('诺华有多少专利？')).toEqual(['TAC_ALL:"诺华"', 0]);
  // 为 is no word of a question: the name would be lost, and everything counted
  expect(await counted('华大基因有多少专利？')).toMatchObject({ 1: 0 });
  await service.corpus.delete(patents, ['US20000001A1', 'US20000002A1', 'US20000003A1']);
  expect(await counted('华为有多少专利？')).toEqual(['ALL_AN:("华为" OR Huawei)', 0]);
  expect(await counted('华为在天线方面有多少专利？')).toMatchObject({ 1: 0 });
});
