import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentOwners } from '#collections/patents/patent.ts';
import { technologyFields } from '#patents/technology-fields.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import patentMonitoring from '../patent-monitor-and-export/index.ts';
import group from './index.ts';
import { weekOf } from './weeks.ts';

const [list, report] = ['ai88-1TechMonitorApiCompanyMonitors', 'ai88-2CompanyMonitorAggregatedInfo'].map(
  (id) => group.operations.find((one) => one.id === id)!,
);
const corpus = demoRecords().filter(({ ipc }) => ipc.some((symbol) => symbol.startsWith('H01M')));
const weeks = Map.groupBy(
  corpus.filter(({ publication_date: day }) => day !== undefined && day % 100 > 0),
  ({ publication_date }) => weekOf(publication_date!),
);
/** The week in which most was published. */
const [week, published] = [...weeks].sort(([, a], [, b]) => b.length - a.length)[0]!;

let service: TestService;
let monitor: string;
beforeAll(async () => {
  service = await startTestService({ corpus, groups: [group, patentMonitoring] });
  const query = { query: 'IPC: H01M', content: 'new', alert_name: 'Cells' };
  monitor = (await service.call('GET /patent-alert/create', { query })).data.alert_id;
});
afterAll(() => service.close());

const EN = { headers: { 'X-Site-Lang': 'EN' } };
const ask = (query: object, more: object = EN) =>
  service.call(report!, { query: { 'tech-monitor-id': monitor, ...query }, ...more });

it('lists the monitors of the account alone', async () => {
  expect((await service.call(list!, EN)).data).toEqual([{ id: monitor, title: 'Cells' }]);
  const { id } = await service.accounts.all.create('others');
  const key = await service.makeKey({ account_id: id } as never);
  expect((await service.call(list!, { ...EN, key })).data).toEqual([]);
  expect((await ask({}, { ...EN, key })).status).toBe(404);
});

it('counts a week as its records do, by company and by technology', async () => {
  const { data } = await ask({ report_week: week });
  expect(violations(report!.response, data)).toEqual([]);
  const owners = (patent: (typeof corpus)[number]) =>
    new Set(currentOwners(patent).map(({ name, standard_name = name }) => standard_name));
  const byOwner = (name: string) => published.filter((patent) => owners(patent).has(name));
  expect(data.company_groups.length).toBe(new Set(published.flatMap((patent) => [...owners(patent)])).size);
  for (const { name, count, groups } of data.company_groups) {
    expect([name, count]).toEqual([name, byOwner(name).length]);
    for (const { title, items } of groups) {
      const members = byOwner(name).filter(({ ipc }) => ipc.some((symbol) => symbol.startsWith(title.slice(0, 4))));
      expect(items.map((item: any) => item.item_info.pn).sort()).toEqual(
        members.map(({ publication_number }) => publication_number).sort(),
      );
    }
  }
  const cells = data.tech_groups.find(({ name }: { name: string }) => name.startsWith('H01M'));
  expect(cells.count).toBe(published.length);
  expect(data.top_company_chart[0].num).toBe(Math.max(...data.company_groups.map(({ count }: any) => count)));
  expect(data.count.company_count.map(({ count }: any) => count)).toEqual(
    data.company_groups.map(({ count }: any) => count),
  );
});

it('quotes each publication word for word, and counts the year before by month and field', async () => {
  const { data, json } = await ask({ report_week: week });
  for (const { item_info } of data.tech_groups.flatMap(({ groups }: any) =>
    groups.flatMap(({ items }: any) => items),
  )) {
    const patent = corpus.find(({ publication_number }) => publication_number === item_info.pn)!;
    const text = JSON.stringify([patent.descriptions, patent.abstracts, patent.claims]);
    for (const sentence of item_info.llm_innovation_list ?? [])
      expect(text).toContain(JSON.stringify(sentence).slice(1, -1).split('\\n')[0]);
  }
  const trend = data.tech_trend_chart;
  expect(trend.source.length).toBe(12);
  for (const { pbd_ym, count, ...fields } of trend.source) {
    const month = corpus.filter(({ publication_date = 0 }) => Math.trunc(publication_date / 100) === Number(pbd_ym));
    expect([pbd_ym, count]).toEqual([pbd_ym, month.length]);
    const electrical = month.filter(({ ipc }) => technologyFields(ipc).includes(1)).length;
    expect(fields['Electrical machinery, apparatus, energy']).toBe(electrical);
  }
  expect(json.notes).toContain('No news are loaded; records of one’s own (collection news) would give some.');
  expect(data.hot_news).toBeUndefined();
});

it('takes the latest week where none is named, and refuses what is none', async () => {
  const { json } = await ask({});
  const latest = Math.max(...corpus.map(({ publication_date = 0 }) => publication_date));
  expect(json.notes[0]).toContain(`The report is of week ${weekOf(latest)}: `);
  const { data } = await ask({ report_week: '190001' });
  expect([data.basic_info.empty_summary, data.company_groups, data.top_company_chart]).toEqual([true, [], []]);
  expect((await ask({ report_week: '202354' })).json.error_msg).toMatch(/^report_week: "202354" is no week;/);
  expect((await ask({}, {})).json.error_msg).toBe(
    'The header `X-Site-Lang` is missing. Language of the words in the answer: CN for Chinese, EN for English. Expected: one of "CN", "EN".',
  );
  expect((await ask({}, { headers: { 'x-site-lang': 'FR' } })).json.error_msg).toMatch(/X-Site-Lang/);
});
