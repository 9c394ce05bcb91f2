import { expect, it } from 'vitest';
import { dealRows, newsRows, translationalRows } from './alert-rows.ts';

/** Rows of records that are stored. */
const corpusOf = (...records: object[]) => ({ get: async () => records }) as never;
const money = (millions: number, currency = 'USD') => ({ millions, currency });
const deal = (said: object) => ({ id: 'd', title: 'A deal', types: [], ...said });
const asked = (...states: string[]) => [
  { name: 'drug_deal', sub_event: states },
  { name: 'news', sub_event: ['TERMINATED'] },
];

it('deals have their kinds, what is paid as it was told, and a source, each where it is known', async () => {
  const whole = deal({
    ...{ types: ['License', 'Option'], total: money(120.5), upfront: money(0), milestones: money(3, 'EUR') },
    ...{ source_url: 'https://example.org/d' },
  });
  expect(await dealRows(corpusOf(whole, deal({})), ['d'], asked())).toEqual([
    {
      ...{ deal_id: 'd', deal_title: 'A deal', event_type_en: 'License, Option', event_type_cn: '交易' },
      ...{ deal_value_en: '120.5 million USD', deal_value_cn: '120.5百万USD' },
      ...{ upfront_payment_en: '0 million USD', upfront_payment_cn: '0百万USD' },
      ...{ milestone_payment_en: '3 million EUR', milestone_payment_cn: '3百万EUR' },
      url: 'https://example.org/d',
    },
    { deal_id: 'd', deal_title: 'A deal', event_type_en: 'Deal', event_type_cn: '交易' },
  ]);
});

it('deals are told in the states that were asked for, and where no state is known', async () => {
  const all = corpusOf(...['Active', 'Terminated', undefined].map((status) => deal({ title: `${status}`, status })));
  const told = async (...states: string[]) =>
    (await dealRows(all, ['d'], asked(...states))).map(({ deal_title }) => deal_title);
  expect(await told('ACTIVE')).toEqual(['Active', 'undefined']);
  expect(await told('ACTIVE', 'TERMINATED')).toEqual(['Active', 'Terminated', 'undefined']);
  // what another event asks for is not asked of deals
  expect(await told()).toEqual(['undefined']);
});

it('news have their day, tags and source, each where it is known', async () => {
  const whole = { id: 'n', title: 'A', day: 20260102, tags: ['x', 'y'], source_url: 'https://example.org/n' };
  const event = { event_type_en: 'News', event_type_cn: '新闻' };
  expect(await newsRows(corpusOf(whole, { id: 'm', title: 'B', tags: [] }), ['n'])).toEqual([
    {
      ...{ news_id: 'n', title: 'A', tag: ['x', 'y'], ...event, url: 'https://example.org/n' },
      ...{ event_time_en: '2026-01-02', event_time_cn: '2026-01-02' },
    },
    { news_id: 'm', title: 'B', tag: [], ...event },
  ]);
});

it('findings have their first title and source, and a day as far as it is known', async () => {
  const finding = (said: object) => ({ id: 't', titles: [{ text: 'A' }, { text: 'B' }], source_urls: [], ...said });
  const found = [finding({ day: 20260100, source_urls: ['https://a.org', 'https://b.org'] }), finding({})];
  expect(await translationalRows(corpusOf(...found), ['t'])).toEqual([
    {
      ...{ translational_medicine_id: 't', title: 'A', event_time_en: '2026-01', event_time_cn: '2026-01' },
      source_url: 'https://a.org',
    },
    { translational_medicine_id: 't', title: 'A' },
  ]);
});
