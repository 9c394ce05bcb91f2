import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { researchQuestion } from '../answer-question.ts';

const mark = (office: string, number: string, more: Partial<Trademark>): Trademark => ({
  ...emptyTrademark(office, number),
  ...{ kind: 'word', status: { state: 'registered' }, filing_date: 20090619, registration_date: 20201110 },
  ...more,
});
const GOODS = 'Pumps for wells. '.repeat(12).trim();

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(trademarks, [
    mark('KR', '1', {
      ...{ mark: 'NORPUMP', applicants: [{ name: 'North Pumps Ltd', address: [] }] },
      classes: [{ nice: '007', national: [], goods: [{ lang: 'en', text: GOODS }], similar_groups: [] }],
    }),
    mark('EM', '2', { mark: 'SOUTHPUMP', expiry_date: 20310619 }),
  ]);
});
afterAll(() => service.close());

const rows = async (question: string) => {
  const { corpus } = service;
  const { records } = await researchQuestion(question, [], {
    ...{ corpus, account: 'a', signal: new AbortController().signal, clock: systemClock },
  });
  return records?.rows.map(({ title, about }) => [title, about]);
};

it('a mark that is asked for by its words is told by what its record says of it, and by what the law says of its end', async () => {
  const goods = `${GOODS.slice(0, 160)}…`;
  expect(await rows('Who holds the trade mark NORPUMP?')).toEqual([
    [
      'NORPUMP',
      [
        ...['KR 1', 'North Pumps Ltd', 'Nice class 7', 'registered', 'filed 2009-06-19', 'registered 2020-11-10'],
        ...['term by law to 2030-11-10 unless it is renewed (Trademark Act, Article 83)', goods],
      ],
    ],
  ]);
  expect(await rows('商标NORPUMP的持有人是谁？')).toEqual([
    [
      'NORPUMP',
      [
        ...['KR 1', 'North Pumps Ltd', '尼斯类别 7', 'registered', '申请日 2009-06-19', '注册日 2020-11-10'],
        ...['法定期限至 2030-11-10，续展除外（Trademark Act, Article 83）', goods],
      ],
    ],
  ]);
  // what an office states is no reckoning
  const stated = ['registered', 'filed 2009-06-19', 'registered 2020-11-10', 'expires 2031-06-19'];
  expect(await rows('When does the trade mark SOUTHPUMP expire?')).toEqual([
    ['SOUTHPUMP', ['EM 2', 'the record names no holder', ...stated]],
  ]);
});
