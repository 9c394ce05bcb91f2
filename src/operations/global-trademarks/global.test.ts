import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt } from '#clock.ts';
import { goodsTerms } from '#collections/goods-terms.ts';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import { addDays } from '#patents/days.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { families } from './search.ts';

const marks = demoMarks();
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(trademarks, marks);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const post = async (path: string, body: object) =>
  (await service.call(`POST /trademark/global/${path}`, { body })).json;
const get = async (path: string, query: Record<string, string>) =>
  (await service.call(`GET /trademark/global/${path}`, { query })).json;

describe('marks of all offices', () => {
  it('are grouped by owner and text', async () => {
    const [mark] = marks;
    const twin = { ...mark!, office: 'AU', id: 'AU_10000001' };
    await service.corpus.put(trademarks, [twin]);
    const { data } = await post('search', { mark: mark!.mark, size: 1 });
    expect(data.families[0]).toMatchObject({ offices: ['AU', 'US'], similarity: { score: 1 } });
    expect(data.total_marks).toBeGreaterThanOrEqual(data.total_families);
    await service.corpus.delete(trademarks, [twin.id]);
  });

  it('are one family by priority, whichever comes first', () => {
    const claiming = { ...marks[0]!, priorities: [{ country: 'EM', number: '12 345' }] };
    const other = { ...marks[1]!, office: 'EU', id: 'EU_000012345' };
    const third = { ...marks[2]!, priorities: [{ country: 'EU', number: '000012345' }] };
    const ids = (...all: Trademark[]) => families(all).map((family) => family.map(({ id }) => id));
    expect(ids(claiming, marks[3]!, other)).toEqual([[claiming.id, other.id], [marks[3]!.id]]);
    expect(ids(other, marks[3]!, claiming)).toEqual([[other.id, claiming.id], [marks[3]!.id]]);
    expect(ids(third, claiming)).toEqual([[third.id, claiming.id]]);
  });

  it('are one family by an owner of whom an office tells the number alone', () => {
    const of = (id: string, identifier: string, office = 'EU') =>
      ({
        ...marks[0]!,
        id,
        office,
        mark: 'Parakey',
        owners: [],
        applicants: [{ identifier, address: [] }],
      }) as Trademark;
    const ids = families([of('EU_1', '1082739'), of('EU_2', '5'), of('EU_3', '1082739'), of('KR_1', '5', 'KR')]).map(
      (family) => family.map(({ id }) => id),
    );
    expect(ids).toEqual([['EU_1', 'EU_3'], ['EU_2'], ['KR_1']]);
  });

  it('are compared two by two', async () => {
    const { data } = await post('similar', { mark: 'KWIK', other: 'QUICK' });
    expect(data.similarity).toMatchObject({ sound: 1, sense: 0 });
    expect(data.similarity.score).toBeGreaterThan(0.95);
  });

  it('are compared by what they are for, by classes and in words', async () => {
    const of = async (more: object) => (await post('similar', { mark: 'KWIK', other: 'QUICK', ...more })).data.goods;
    expect(await of({ nice_code: '9', other_nice_code: '009,042' })).toEqual({
      like: true,
      shared_classes: ['009'],
      shared_goods: [],
      reasons: ['both are for class 009'],
    });
    expect(await of({ goods: 'coffee', other_goods: 'roasted coffee beans; tea', other_nice_code: '30' })).toEqual({
      like: true,
      shared_classes: [],
      share: 1,
      shared_goods: ['roasted coffee beans'],
      reasons: ['100% of the words of the goods of one are in those of the other'],
    });
    expect(await of({ nice_code: '9', other_nice_code: '30', goods: '手机', other_goods: '咖啡' })).toMatchObject({
      like: false,
      share: 0,
      reasons: ['no class in common', '0% of the words of the goods of one are in those of the other'],
    });
    const none = await post('similar', { mark: 'KWIK', other: 'QUICK', nice_code: '9' });
    expect([none.data.goods, none.notes]).toEqual([
      undefined,
      ['Goods are not compared: name classes or goods of both marks.'],
    ]);
    expect((await post('similar', { mark: 'A', other: 'B', other_nice_code: '46' })).error_msg).toContain(
      'other_nice_code: "46"',
    );
  });

  it('are watched from a day on', async () => {
    const { data } = await post('watch', { mark: 'KWIKWAVE', since: '20150101', size: 100 });
    expect(data.hits.every(({ similarity }: { similarity: { score: number } }) => similarity.score >= 0.7)).toBe(true);
    expect((await post('watch', { mark: 'KWIKWAVE', since: '20991231' })).data.total_hits).toBe(0);
    expect((await post('watch', { mark: 'KWIKWAVE', since: 'soon' })).error_msg).toContain('since: "soon" is no day');
  });

  it('goods are looked for one by one, in the classes whose own goods hold them', async () => {
    const { data, notes } = await post('goods', { goods: 'coffee; zzyzx meals' });
    expect(data.classes.map((one: any) => one.of)).toEqual(data.classes.map(() => ['coffee']));
    expect(data.classes.map((one: any) => one.nice_code)).toContain('030');
    for (const { examples } of data.classes)
      for (const goods of examples) expect(goods.toLowerCase()).toContain('coffee');
    // those that say least beside it come first
    const lengths = data.classes.map((one: any) => one.examples.map((goods: string) => goods.length));
    expect(lengths).toEqual(lengths.map((all: number[]) => all.toSorted((a, b) => a - b)));
    expect(notes).toContain('No goods of the marks that were read hold all the words of "zzyzx meals".');
    expect((await post('goods', { goods: ' ; ' })).error_msg).toBe('goods: name goods or services.');
  });
  it('goods are found in lists of goods, too, in whatever language these have', async () => {
    const nothing = await post('goods', { goods: 'zzyzx' });
    expect(nothing.notes).toEqual([
      'No goods of the marks that were read hold all the words of "zzyzx".',
      'No list of goods is loaded: nice-terms imports those of WIPO, KIPO and TIPO.',
    ]);
    const term = (nice: string, group: string | undefined, ...texts: [string, string][]) => ({
      ...{ nice, kind: 'term' as const, list: 'Own 1', source: 'test', ...(group !== undefined && { group }) },
      texts: texts.map(([lang, text]) => ({ lang, text })),
    });
    await service.corpus.put(goodsTerms, [
      term('035', 'S2001', ['ko', '수륙양용 텐트 판매업'], ['en', 'Retailing of amphibious tents']),
      term('022', undefined, ['en', 'amphibious tents']),
      term('022', undefined, ['en', 'amphibious tents with floats']),
    ]);
    const english = await post('goods', { goods: 'amphibious tents; zzyzx' });
    expect(english.data.classes).toEqual([
      {
        ...{ nice_code: '022', count: 0, examples: [], of: ['amphibious tents'], listed: 2 },
        terms: [
          { text: 'amphibious tents', list: 'Own 1' },
          { text: 'amphibious tents with floats', list: 'Own 1' },
        ],
      },
      {
        ...{ nice_code: '035', count: 0, examples: [], of: ['amphibious tents'], listed: 1 },
        terms: [{ text: 'Retailing of amphibious tents', list: 'Own 1', group: 'S2001' }],
      },
    ]);
    expect(english.notes).toEqual(['No goods of the marks that were read hold all the words of "zzyzx".']);
    const [korean] = (await post('goods', { goods: '텐트 판매업' })).data.classes;
    expect([korean.nice_code, korean.terms[0].text]).toEqual(['035', '수륙양용 텐트 판매업']);
  });
  it('in the way of a planned mark are told with element, goods, state and use, and reported as files', async () => {
    const registered = marks.find(
      ({ status, office, mark: words }) => status.state === 'registered' && office === 'US' && words,
    )!;
    const body = { mark: registered.mark, nice_code: registered.classes[0]!.nice, ipoffice: 'US,DE,WO' };
    const goods = registered.classes[0]!.goods[0]!.text;
    const read = async (asked: object) => {
      const started = await post('clearance', asked);
      const { data } = await post('clearance-report', { task_id: started.data.task_id, wait_ms: 30_000 });
      return data;
    };
    const data = await read({ ...body, goods });
    expect(data.status).toBe(2);
    const same = data.conflicts.find(({ id }: { id: string }) => id === registered.id);
    expect(same).toMatchObject({
      risk: 'High',
      alive: true,
      similarity: { score: 1 },
      shared_classes: [body.nice_code],
      class_share: 1,
      goods_share: 1,
      shared_goods: goods.split('; '),
      use_asked_from: String(registered.registration_date! + 30_000),
    });
    expect(same.elements[0]).toMatchObject({ likeness: 1, planned: registered.mark!.toLowerCase() });
    for (const { alive, risk } of data.conflicts) if (alive === false) expect(risk).toBe('Low');
    expect(
      data.searched.map(({ ipoffice, because }: { ipoffice: string; because?: string }) => [ipoffice, because]),
    ).toEqual([
      ['US', undefined],
      ['DE', undefined],
      ['WO', undefined],
      ['EU', 'marks of the European Union are in force in its members'],
    ]);
    expect(data.searched[0].marks).toBe(marks.filter(({ office }) => office === 'US').length);
    expect(data.lacks[0]).toBe('The corpus has no mark of WO: nothing was searched there.');
    expect(data.files.map(({ format }: { format: string }) => format)).toEqual(['html', 'docx', 'pdf']);
    const page = await (await fetch(data.files[0].url)).text();
    expect(page).toContain(registered.mark!);
    expect(page).toContain('It is no legal opinion');
    const union = await read({ ...body, ipoffice: 'EU' });
    expect(union.searched.map(({ ipoffice }: { ipoffice: string }) => ipoffice)).toEqual(['EU', 'DE']);
    expect(union.lacks[0]).toMatch(/^The corpus has no mark of BX, AT, BG, /);
    expect((await post('clearance', { ...body, ipoffice: 'US,ZZ' })).error_msg).toContain('"ZZ" (entry 2) is none');
    expect((await post('clearance', { ...body, nice_code: '46' })).error_msg).toContain('"46" (entry 1) is none');
    for (const [path, asked] of [
      ['clearance', { ...body, mark: '!!!' }],
      ['search', { mark: ' ' }],
      ['watch', { mark: '🙂', since: '20200101' }],
      ['similar', { mark: 'A', other: '…' }],
    ] as const)
      expect((await post(path, asked)).error_msg).toContain('no letter and no digit');
  });

  it('of an owner are counted, with renewals due', async () => {
    const owner = 'Tarrant Cell Works, Inc.';
    const own = marks.filter(({ owners }) => owners.some(({ name }) => name === owner));
    const { data } = await post('portfolio', { owner, size: 5 });
    expect(data.total).toBe(own.length);
    expect(data.offices.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(own.length);
    expect(data.marks).toHaveLength(5);
  });

  it('of which more are due than are listed say how many', async () => {
    const due = Array.from({ length: 1_003 }, (_, n) => ({
      ...emptyTrademark('US', String(70_000_000 + n)),
      mark: `DUE ${n}`,
      kind: 'word' as const,
      owners: [{ name: 'Manifold Marks Ltd.', address: [] }],
      status: { state: 'registered' as const },
      expiry_date: addDays(dayAt(Date.now()), 30),
      provenance: [{ source: 'test' }],
    }));
    await service.corpus.put(trademarks, due);
    const { data, notes } = await post('portfolio', { owner: 'Manifold Marks Ltd.', size: 1 });
    expect([data.total, data.renewals_total, data.renewals_due.length, notes]).toEqual([
      ...[1_003, 1_003, 1_000],
      ['Of 1003 renewals due the first 1000 are listed.'],
    ]);
    await service.corpus.delete(
      trademarks,
      due.map(({ id }) => id),
    );
  });

  it('whose term is over while they are called registered are told of', async () => {
    const [ended, renewed] = ['4120130008475', '4120130008476'].map((number) => ({
      ...emptyTrademark('KR', number),
      mark: '파인메딕스',
      kind: 'word' as const,
      registration_date: 20100603,
      owners: [{ name: 'Elapsed Works Ltd.', address: [] }],
      status: { state: 'registered' as const },
      provenance: [{ source: 'test' }],
    }));
    const untold = { ...ended!, id: 'KR_4120130008477', application_number: '4120130008477', status: {} };
    await service.corpus.put(trademarks, [ended!, { ...renewed!, renewal_date: 20400601 }, untold]);
    const { data, notes } = await post('portfolio', { owner: 'Elapsed Works Ltd.' });
    expect([data.total, data.renewals_due, data.states]).toEqual([3, [], [{ value: 'Live/Registered', count: 2 }]]);
    expect(notes).toEqual([
      'Called registered though their term ended more than half a year ago, with no source that tells of a renewal: 1 of the marks, not in renewals_due.',
      'No source tells the state of 1 of the marks: they are in neither states nor renewals_due.',
    ]);
    const told = `The term of ${ended!.id} ended on 20200603, and no source tells whether it was renewed.`;
    const named = (app_num: string) => ({ app_num, ipoffice: 'KR' });
    expect((await get('detail', named(ended!.application_number))).notes).toEqual([told]);
    expect((await get('detail', named(renewed!.application_number))).notes).toBeUndefined();
    const plain = await service.call('GET /trademark/data/detail', { query: named(ended!.application_number) });
    expect(plain.json.notes).toContain(told);
    await service.corpus.delete(trademarks, [ended!.id, renewed!.id, untold.id]);
  });

  it('tell which class goods are in, with the words of the goods', async () => {
    const { data } = await post('goods', { goods: 'coffee' });
    expect(data.classes[0]).toMatchObject({ nice_code: '030', examples: ['Coffee'] });
    expect(data.classes[0].count).toBe(data.total);
  });

  it('are shown by number, with what happened', async () => {
    const { data } = await get('detail', { app_num: '10000001', ipoffice: 'US' });
    expect(data).toMatchObject({ mark: { id: 'US_10000001', mark: marks[0]!.mark }, sources: ['demo'] });
    expect((await get('events', { app_num: '10000001' })).data).toEqual({
      id: 'US_10000001',
      events: [{ code: 'FILED', text: 'application filed', date: String(marks[0]!.filing_date) }],
    });
    expect((await get('detail', { app_num: '77777777' })).error_msg).toContain('is not in the corpus');
  });
});
