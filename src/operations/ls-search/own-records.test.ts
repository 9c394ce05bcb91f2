import { afterAll, beforeAll, expect, it } from 'vitest';
import { deals } from '#collections/deals/deals.ts';
import { entities, entityId } from '#collections/entities/entities.ts';
import { news } from '#collections/news/news.ts';
import { translational } from '#collections/translational/translational.ts';
import { keyUuid } from '#corpus/assembly.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import records from '#sources/records/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let empty: TestService;
beforeAll(async () => {
  service = await startTestService();
  empty = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, all] of demoLife()) await service.corpus.put(collection, all);
});
afterAll(async () => {
  await service?.[Symbol.asyncDispose]();
  await empty?.[Symbol.asyncDispose]();
});
const get = async (path: string, query: Record<string, string>) =>
  (await service.call(`GET /synapse/${path}`, { query })).json;
const post = async (path: string, body: object) => (await service.call(`POST /synapse/${path}`, { body })).json;
const of = (code: string) => ({ value: [entityId(code)] });

it('finds deals by parties, drugs, targets of drugs, amounts, territory', async () => {
  const found = async (body: object) => {
    const { data } = await post('drug-deal/search', body);
    expect(data.items.length).toBe(data.total);
    return data.items.map((row: any) => row.source_url.at(-1)).join('');
  };
  expect(await found({})).toBe('12');
  expect(await found({ sort: [{ sort_field: 'DEAL_TIME', sort_order: 'asc' }] })).toBe('21');
  expect(await found({ deal_type: ['Option'] })).toBe('2');
  expect(await found({ principle: of('organisation:demo:o1') })).toBe('1');
  expect(await found({ partner: of('organisation:demo:o2') })).toBe('12');
  // named by the deal itself; and by a fact about its drug
  expect(await found({ target: of('target:demo:t1') })).toBe('1');
  expect(await found({ target: of('target:demo:t2') })).toBe('2');
  expect(
    await found({ target: { condition: 'AND', value: [entityId('target:demo:t1'), entityId('target:demo:t2')] } }),
  ).toBe('');
  expect(await found({ deal_disease: of('disease:demo:d1') })).toBe('12');
  expect(await found({ drug_disease: of('disease:demo:d1') })).toBe('1');
  expect(await found({ deal_total_value: { from: 320, to: 320 } })).toBe('1');
  expect(await found({ deal_total_value: { from: 321 } })).toBe('');
  // euros do not compare with dollars
  expect(await found({ deal_upfront_payment: { from: 0 } })).toBe('1');
  expect(await found({ amount_disclosure: true })).toBe('12');
  expect(await found({ amount_disclosure: false })).toBe('');
  expect(await found({ country: ['EU'] })).toBe('1');
  expect(await found({ country: ['JP'] })).toBe('2');
  expect(await found({ country: ['US'] })).toBe('');
  expect(await found({ country: ['OTHER'] })).toBe('1');
  expect(await found({ highest_dev_status: ['Phase_1'] })).toBe('2');
  expect(await found({ deal_time: { from: Date.UTC(2023, 3, 12), to: Date.UTC(2023, 3, 12) } })).toBe('1');
  expect(await found({ keyword: { value: ['Nirgends Biologics'] } })).toBe('2');
  expect((await post('drug-deal/search', { country: ['FR'] })).error_msg).toContain('country[0] is "FR"');
  expect((await post('drug-deal/search', { offset: 9_999, limit: 10 })).error_msg).toContain('10000');
});

it('shows a deal as it was told: what the dictionary does not have by its name alone', async () => {
  const { data } = await get('drug-deal', { deal_id: entityId('deal:demo:2') });
  expect(data).toMatchObject({
    deal_time: Date.UTC(2022, 2, 1),
    deal_type: [
      { display_name: [{ name: 'Collaboration' }, { name: '合作' }] },
      { display_name: [{ name: 'Option' }, { name: '选择权' }] },
    ],
    deal_upfront_payment: { value: '6 million EUR' },
    principle: [{ organization_id: entityId('organisation:demo:o3') }],
    territory_included: [{ alpha2_code: 'JP' }],
  });
  expect(data.deal_upfront_payment.unit).toBeUndefined();
  expect(data.partner[1]).toEqual({ display_name: [{ name: 'Nirgends Biologics' }] });
  expect(data.deal_total_value).toBeUndefined();
  const first = (await get('drug-deal', { deal_id: entityId('deal:demo:1') })).data;
  expect(first.deal_total_value).toEqual({ unit: 'million dollar', value: '320' });
  const unknown = await get('drug-deal', { deal_id: 'f'.repeat(32) });
  expect([unknown.status, unknown.error_msg]).toEqual([false, expect.stringContaining('f'.repeat(32))]);
});

it('two things wrong at once are one refusal, and nothing is left that nobody waits for', async () => {
  const wrong = { drug: { condition: 'OR', value: ['$'] } };
  const time = { from: 2, to: 1 };
  expect((await post('news/search', { ...wrong, post_time: time })).error_msg).toBe('post_time runs backwards.');
  expect((await post('news/search', wrong)).error_msg).toContain('drug: "$" (id 1) is no id');
  expect((await post('drug-deal/search', { ...wrong, deal_time: time })).error_msg).toContain('drug: "$"');
  expect((await post('drug-deal/search', { deal_time: time })).error_msg).toBe('deal_time runs backwards.');
});

it('finds news and findings, and shows them', async () => {
  const titles = async (body: object) => (await post('news/search', body)).data.items.map((row: any) => row.news_id);
  const [one, two] = [keyUuid('news:demo:1'), keyUuid('news:demo:2')];
  expect(await titles({})).toEqual([one, two]);
  expect(await titles({ sort: [{ sort_field: 'post_time', sort_order: 'asc' }] })).toEqual([two, one]);
  // a kind of the disease that is asked for
  expect(await titles({ disease: of('disease:demo:d1') })).toEqual([one, two]);
  expect(await titles({ drug: of('drug:demo:r2') })).toEqual([two]);
  expect(await titles({ keyword: { condition: 'AND', value: ['grip', 'people'] } })).toEqual([one]);
  expect(await titles({ post_time: { to: Date.UTC(2024, 0, 1) } })).toEqual([two]);
  expect((await get('news', { news_id: one })).data).toMatchObject({
    post_time: Date.UTC(2025, 1, 10),
    drug: [{ drug_id: entityId('drug:demo:r1') }],
    organization: [{ organization_id: entityId('organisation:demo:o1') }],
    channel: ['Clinical trials'],
  });
  const search = async (body: object) => (await post('translational/medicine/search', body)).data;
  expect((await search({ translation_stage: ['T1'] })).items[0]).toMatchObject({
    publication_date: '2024-03-05',
    drugs: [{ drug_id: entityId('drug:demo:r1') }],
    source_info: [{ source: 'Halden Meeting 2025', normalized_source_category: 'Conference', code: 'HM-17' }],
    translation_stage: [{ name: 'T1' }],
  });
  for (const none of [
    { translation_stage: ['T2'] },
    { conference: ['ASCO 2025'] },
    { journal: ['Nature'] },
    { publication_date: { type: 1 } },
    { publication_date: { type: 5, start_date: '2024-03-06' } },
  ])
    expect((await search(none)).total).toBe(0);
  expect((await search({ publication_date: { type: 5, end_date: '2024-03-05' } })).total).toBe(1);
  expect((await search({ sort: [{ field: 'PUB_DT', order: 'asc' }] })).total).toBe(1);
  const wrong = await post('translational/medicine/search', {
    publication_date: { type: 5, start_date: '2024-13-06' },
  });
  expect(wrong.error_msg).toContain('publication_date.start_date is "2024-13-06"');
  const { data } = await get('translational/medicine/detail', {
    translational_medicine_id: keyUuid('translational:demo:1'),
  });
  expect(data.author).toEqual([
    { ordinal: 1, original_name: 'Demo Author', superscript: [1] },
    { ordinal: 2, original_name: 'Second Author', superscript: [1, 2] },
  ]);
});

it('says that nothing is loaded, and what would load it', async () => {
  for (const [path, name] of [
    ['news', 'news'],
    ['drug-deal', 'deals'],
    ['translational/medicine', 'translational'],
  ]) {
    const reply = await empty.call(`POST /synapse/${path}/search` as never, { body: {} } as never);
    expect([(reply as any).json.data.total, JSON.stringify((reply as any).json)]).toEqual([
      0,
      expect.stringContaining(`priora import records, collection ${name}`),
    ]);
  }
});

it('reads lines of one’s own: names and identities of things', async () => {
  const lines = [
    {
      collection: 'deals',
      key: 'd-1',
      title: 'A licenses X to B',
      day: 20240102,
      types: ['License'],
      principals: ['A Pharma Inc.'],
      partners: 'B Bio',
      drugs: ['osimertinib mesylate', 'drug:drugbank:DB00619'],
      total: { millions: 12.5, currency: 'USD' },
    },
    { collection: 'news', key: 'n-1', title: 'Approved', diseases: ['Gout'] },
    { collection: 'translational', key: 't-1', title: 'Found', stages: ['T0'], abstracts: 'Short.' },
  ];
  const parsed = (await readText(records, 'own.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))) as any[];
  expect(parsed.map(({ ok, into }) => [ok, into.name])).toEqual([
    [true, 'deals'],
    [true, 'news'],
    [true, 'translational'],
  ]);
  expect(parsed[0].record).toMatchObject({
    id: entityId('deal:records:d-1'),
    drugs: [{ key: 'drug:osimertinib', name: 'osimertinib mesylate' }, { key: 'drug:drugbank:DB00619' }],
    partners: [{ name: 'B Bio' }],
    targets: [],
    source: 'records',
  });
  await empty.corpus.put(deals, [parsed[0].record]);
  await empty.corpus.put(news, [parsed[1].record]);
  await empty.corpus.put(translational, [parsed[2].record]);
  const reply = await empty.call('GET /synapse/drug-deal', { query: { deal_id: entityId('deal:records:d-1') } });
  expect(reply.json.data.drug).toEqual([{ display_name: [{ name: 'osimertinib mesylate' }] }]);
});
