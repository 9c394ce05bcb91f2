/** What stands exactly at a bound: days of marks, least likeness, pages, and how much of goods is read and shown. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsTerms } from '#collections/goods-terms.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const OWNER = 'Edge Works Ltd.';
const REGISTERED = { state: 'registered' } as const;
let number = 0;
const mark = (said: Partial<Trademark>): Trademark => ({
  ...emptyTrademark('US', `${90_000_000 + number++}`),
  ...{ kind: 'word', owners: [{ name: `Owner ${number}`, address: [] }], provenance: [{ source: 'test' }] },
  ...said,
});
const owned = (expiry_date: number, said: Partial<Trademark> = {}) =>
  mark({ owners: [{ name: OWNER, address: [] }], status: REGISTERED, expiry_date, ...said });
const forGoods = (nice: string, ...texts: string[]) =>
  mark({
    classes: [
      { nice, national: [], similar_groups: [], goods: texts.map((text) => ({ lang: 'en', text })) },
    ] as Trademark['classes'],
  });
const term = (nice: string, text: string) => ({
  ...{ nice, kind: 'term' as const, list: 'Own 1', source: 'test', texts: [{ lang: 'en', text }] },
});

let service: TestService;
beforeAll(async () => {
  // six months after 30 May, and a year before 30 November
  service = await startTestService({ clock: () => Date.UTC(2026, 10, 30, 12) });
  await service.corpus.put(trademarks, [
    ...[20260529, 20260530, 20271130, 20271201].map((day) => owned(day)),
    owned(20261201, { status: { state: 'dead' } }),
    // as many again as a page has, filed on one day after the other
    ...Array.from({ length: 7 }, (_, n) => owned(20300101, { filing_date: 20260101 + n })),
    ...Array.from({ length: 12 }, () => mark({ mark: 'ZEPHYRINE', filing_date: 20100101 })),
    mark({ mark: 'BRAMBLETT', filing_date: 20200102, publication_date: 20200301 }),
    mark({ mark: 'BRAMBLETT', filing_date: 20200101, publication_date: 20200102 }),
    mark({ mark: 'BRAMBLETT', filing_date: 20200101, publication_date: 20200101 }),
    forGoods('021', 'vellum pots; vellum cups', 'vellum jars of clay; vellum pans; vellum jugs'),
    forGoods('016', 'vellum'),
    forGoods('016', 'vellum'),
    // words of which each stands in other goods
    forGoods('009', 'vellum; pots'),
    forGoods('030', 'a b c d e f g h i j k l'),
  ]);
  await service.corpus.put(goodsTerms, [
    ...['vellum slabs', 'vellum bins', 'vellum bags', 'vellum'].map((text) => term('021', text)),
    ...['vellum sheets', 'vellum rolls'].map((text) => term('017', text)),
    term('018', 'vellum hides'),
  ]);
});
afterAll(() => service?.close());

const post = async (path: string, body: object) =>
  (await service.call(`POST /trademark/global/${path}`, { body })).json;

it('renewals are due from six months after the end of a term to a year before it, both days included', async () => {
  const { data, notes } = await post('portfolio', { owner: OWNER });
  expect(data.renewals_due.map((one: any) => one.expiry_date)).toEqual(['20260530', '20271130']);
  expect(notes).toEqual([expect.stringContaining(': 1 of the marks, not in renewals_due.')]);
  expect(data.total).toBe(12);
});

it('a page of an owner’s marks has ten, the newest first, unless a size is named', async () => {
  const shown = async (more: object) => (await post('portfolio', { owner: OWNER, ...more })).data.marks;
  const page = await shown({});
  expect(page).toHaveLength(10);
  expect(page.slice(0, 7).map((one: any) => one.apdt)).toEqual(Array.from({ length: 7 }, (_, n) => `${20260107 - n}`));
  expect(await shown({ size: 10 })).toEqual(page);
  expect(await shown({ size: 1 })).toEqual(page.slice(0, 1));
  expect(await shown({ size: 100 })).toHaveLength(12);
});

it('marks are watched from the day itself on, by filing or publication', async () => {
  const since = async (day: string) => (await post('watch', { mark: 'BRAMBLETT', since: day })).data.total_hits;
  expect([await since('20200101'), await since('20200102'), await since('20200103')]).toEqual([3, 2, 1]);
  expect([await since('20200301'), await since('20200302')]).toEqual([1, 0]);
});

it('a mark that is as alike as the least that is asked for is told', async () => {
  const told = async (more: object) => (await post('watch', { mark: 'ZEPHYRINA', since: '20000101', ...more })).data;
  const all = await told({ least: 0.5 });
  const { score } = all.hits[0].similarity;
  expect(score).toBeGreaterThan(0.7);
  expect(score).toBeLessThan(1);
  expect((await told({ least: Math.ceil((score + 0.0001) * 10_000) / 10_000 })).total_hits).toBe(0);
  expect(await told({})).toEqual(await told({ least: 0.7, size: 10 }));
  // the same one is as alike as can be
  const same = await post('watch', { mark: 'ZEPHYRINE', since: '20000101', least: 1 });
  expect([same.data.total_hits, same.data.hits.length]).toEqual([12, 10]);
});

it('families are shown page by page: the last one has the rest, and one past it nothing', async () => {
  const page = async (more: object) => (await post('search', { mark: 'ZEPHYRINE', ...more })).data;
  const first = await page({});
  expect([first.total_families, first.total_marks, first.families.length]).toEqual([12, 12, 10]);
  expect(await page({ page: 1, size: 10 })).toEqual(first);
  const ids = (data: any) => data.families.map(({ marks: [one] }: any) => one.id);
  const [second, third] = [await page({ page: 2 }), await page({ page: 3 })];
  expect([ids(second).length, ids(third).length]).toEqual([2, 0]);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(12);
  expect(ids(await page({ page: 4, size: 3 }))).toEqual([ids(first)[9], ...ids(second)]);
});

it('of goods and of terms of lists three are shown, the shortest first, of one length by the alphabet', async () => {
  const { data } = await post('goods', { goods: 'vellum' });
  const of = (nice: string) => data.classes.find(({ nice_code }: any) => nice_code === nice);
  expect(of('021')).toMatchObject({
    ...{ count: 1, listed: 4, examples: ['vellum cups', 'vellum jugs', 'vellum pans'] },
    terms: [
      { text: 'vellum', list: 'Own 1' },
      { text: 'vellum bags', list: 'Own 1' },
      { text: 'vellum bins', list: 'Own 1' },
    ],
  });
  // by marks that were read, then by terms of lists
  expect(data.classes.map(({ nice_code }: any) => nice_code)).toEqual(['016', '021', '009', '017', '018']);
});

it('a class whose goods hold the words of each other alone is none', async () => {
  const { data } = await post('goods', { goods: 'vellum pots' });
  expect(data.classes.map(({ nice_code }: any) => nice_code)).toEqual(['021']);
  expect(data.total).toBe(2);
});

it('ten goods are looked for, and of each twelve words', async () => {
  const of = async (goods: string) => (await post('goods', { goods })).data.classes.flatMap(({ of }: any) => of);
  const others = Array.from({ length: 9 }, (_, n) => `none${n}`);
  expect(await of([...others, 'vellum hides'].join(';'))).toEqual(['vellum hides']);
  expect(await of([...others, 'none', 'vellum hides'].join(';'))).toEqual([]);
  const twelve = 'a b c d e f g h i j k l';
  expect(await of(twelve)).toEqual([twelve]);
  expect(await of(`${twelve} zzyzx`)).toEqual([`${twelve} zzyzx`]);
  expect(await of(twelve.replace('l', 'zzyzx'))).toEqual([]);
});
