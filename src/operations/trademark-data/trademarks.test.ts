import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTrademark, type Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import kipris from '#sources/trademarks/kipris.ts';
import {
  euipoTrademarks,
  jpoTrademarks,
  tipoTrademarks,
  usptoTrademarkAssignments,
} from '#sources/trademarks/offices-json.ts';
import st66 from '#sources/trademarks/st66.ts';
import st96 from '#sources/trademarks/st96.ts';
import tsdr from '#sources/trademarks/tsdr.ts';
import daily from '#sources/trademarks/uspto-daily.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(trademarks, demoMarks());
});
afterAll(() => service?.[Symbol.asyncDispose]());

const search = async (body: object) => (await service.call('POST /trademark/search', { body })).json;
const marksOf = async (body: object): Promise<string[]> =>
  (await search(body)).data.hits.map(({ mark }: { mark: string }) => mark);

it('calls a Japanese application refused until an appeal or a decision to register follows', async () => {
  const after = async (...documents: readonly (readonly [code: string, words: string, day: string])[]) => {
    const documentList = documents.map(([documentCode, documentDescription, legalDate]) => ({
      ...{ documentCode, documentDescription, legalDate },
    }));
    const data = { applicationNumber: '2024000001', filingDate: '20240101', trademarkForDisplay: 'メタン' };
    const result = { data: { ...data, bibliographyInformation: [{ documentList }] } };
    const [parsed] = await readText(jpoTrademarks, 'progress.json', JSON.stringify({ result }));
    return parsed?.ok === true ? parsed.record.status.state : undefined;
  };
  const refused = ['A02', '拒絶査定', '20250601'] as const;
  expect([
    await after(['A131', '拒絶理由通知書', '20250101']),
    await after(refused),
    await after(refused, ['C60', '審判請求書', '20250801']),
    await after(refused, ['A01', '登録査定', '20260101']),
    await after(refused, ['C60', '審判請求書', '20250801'], ['A02', '拒絶査定', '20260301']),
  ]).toEqual(['pending', 'dead', 'pending', 'pending', 'dead']);
});

describe('the search of marks', () => {
  it('ranks what sounds the same first, and says why', async () => {
    const { data, notes } = await search({ mark: 'quickwave', size: 3 });
    expect(data.hits[0]).toMatchObject({ mark: 'QUIKWAVE', no: 1, similarity: { sound: 1, sense: 0 } });
    expect(data.hits[1].mark).toBe('KWIKWAVE');
    expect(data.hits[0].reasons).toContain('sound alike (1.00): quickwave / QUIKWAVE');
    expect(notes[0]).toMatch(/^\d+ marks were compared/);
  });

  it('finds signs without a letter by themselves', async () => {
    await service.corpus.put(trademarks, [{ ...emptyTrademark('US', '99000001'), mark: '?!' }]);
    expect(await marksOf({ mark: '?!' })).toEqual(['?!']);
    expect(await marksOf({ mark: '!?' })).toEqual([]);
    await service.corpus.delete(trademarks, ['US_99000001']);
  });

  it('finds the same sense in other languages, and Chinese by its reading', async () => {
    expect((await marksOf({ mark: 'Silver Wolf', size: 5 })).sort()).toEqual(
      ["LOUP D'ARGENT", 'SILBERWOLF', 'SILVER WOLF', 'SILVER WOLF FRESH', '银狼'].sort(),
    );
    expect((await marksOf({ mark: 'yunfan', size: 3 })).slice(0, 3).sort()).toEqual(['YUNFAN', 'YUNFAN 云帆', '云帆']);
  });

  it('compares as written in exact mode', async () => {
    expect(await marksOf({ mark: 'KWIKWAVE', mode: 'exact' })).toEqual(['KWIKWAVE']);
    expect(await marksOf({ mark: 'kwikwave', mode: 'exact' })).toEqual([]);
  });

  it('restricts by office, class, code, owner, days and number, and sorts by named fields', async () => {
    const all = await search({ size: 1 });
    expect(all.data.total_hits).toBe(demoMarks().length);
    const count = async (body: object) => (await search({ ...body, size: 1 })).data.total_hits as number;
    const counted = (of: (mark: Trademark) => boolean) => demoMarks().filter(of).length;
    expect(await count({ ipoffice: 'EM,de' })).toBe(counted(({ office }) => office === 'EU' || office === 'DE'));
    expect(await count({ nice_code: '25' })).toBe(counted(({ classes }) => classes.some(({ nice }) => nice === '025')));
    expect(await count({ vienna_code: '26' })).toBe(
      counted(({ vienna }) => vienna.some((code) => code.startsWith('26.'))),
    );
    expect(await count({ us_code: '22' })).toBe(
      counted(({ classes }) => classes.some(({ national }) => national.includes('022'))),
    );
    expect(await count({ apdt: '20200101:20201231' })).toBe(
      counted(({ filing_date }) => Math.trunc(filing_date! / 10_000) === 2020),
    );
    expect(await count({ app_num: '10/000,001' })).toBe(1);
    const days = (await search({ sort: 'apdt asc', size: 100 })).data.hits.map(({ apdt }: { apdt: string }) => apdt);
    expect(days).toEqual([...days].sort());
  });

  it.each([
    [{ nice_code: '46' }, 'nice_code', 'Nice classes are 1 to 45'],
    [{ vienna_code: '99.99' }, 'vienna_code', 'categories 1 to 29'],
    [{ ipoffice: 'USA' }, 'ipoffice', 'two letters'],
    [{ ipoffice: 'QQ' }, 'ipoffice', '"QQ" (entry 1) is none'],
    [{ sort: 'colour desc' }, 'sort', 'score, apdt'],
    [{ apdt: '2020-13-01' }, 'apdt', 'yyyyMMdd'],
    [{ apdt: '20200101:20191231' }, 'apdt', '20200101 is after 20191231'],
  ])('refuses %j', async (body, field, says) => {
    const { status, error_msg } = await search(body);
    expect(status).toBe(false);
    expect(error_msg).toContain(field);
    expect(error_msg).toContain(says);
  });

  it.each(['x', '🙂', '!!!', 'שלום עליכם', 'a'.repeat(2_000), '木'.repeat(2_000), 'qu '.repeat(600)])(
    'takes a mark like %.10s',
    async (mark) => {
      const { status, data } = await search({ mark });
      expect(status).toBe(true);
      expect(data.total_hits).toBeLessThanOrEqual(500);
    },
  );

  it('shows a mark whole, and asks for the office where two have its number', async () => {
    const twin = { ...demoMarks()[0]!, office: 'AU', id: 'AU_10000001' };
    await service.corpus.put(trademarks, [twin]);
    const detail = (query: Record<string, string>) => service.call('GET /trademark/data/detail', { query });
    expect((await detail({ app_num: '10000001' })).json.error_msg).toContain('marks of AU, US have this number');
    const { data } = (await detail({ app_num: '10000001', ipoffice: 'US' })).json;
    const [mark] = demoMarks();
    expect(data).toMatchObject({
      app_num: '10000001',
      mark_identification: mark!.mark,
      apdt: String(mark!.filing_date),
      applicants: [{ name: mark!.applicants[0]!.name }],
      classifications: expect.arrayContaining([
        {
          class_kind: 'Nice',
          code: mark!.classes[0]!.nice,
          status_code: '6',
          status_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ]),
    });
    await service.corpus.delete(trademarks, [twin.id]);
  });

  it('leaves out applicants of whom a number alone is known, and tells the status of a class of the office', async () => {
    const sparse: Trademark = {
      ...emptyTrademark('AU', '777'),
      mark: 'SPARSE',
      applicants: [{ identifier: '12', address: [] }],
      classes: [
        { national: ['200'], goods: [], similar_groups: [], status_code: '6', status_date: 20200519 },
        { nice: '009', national: ['021'], goods: [], similar_groups: [], status_code: '6', status_date: 20210101 },
      ],
    };
    await service.corpus.put(trademarks, [sparse]);
    const { json } = await service.call('GET /trademark/data/detail', { query: { app_num: '777', ipoffice: 'AU' } });
    expect(json.data.applicants).toEqual([]);
    expect(json.data.classifications).toEqual([
      { class_kind: 'Nice', code: '009', status_code: '6', status_date: '2021-01-01' },
      { class_kind: 'National', code: '021' },
      { class_kind: 'National', code: '200', status_code: '6', status_date: '2020-05-19' },
    ]);
    await service.corpus.delete(trademarks, [sparse.id]);
  });
});

describeWithSharedData('marks of offices', ['trademarks'], (folder) => {
  const read = async (source: Parameters<typeof readAll>[0], ...paths: string[]) => {
    const records: Trademark[] = [];
    const reading = await readAll(
      source,
      paths.map((path) => `${folder}/${path}`),
      (record) => records.push(record as Trademark),
    );
    expect(reading.faults).toEqual([]);
    return { ...reading, all: records, find: (id: string) => records.find((record) => record.id === id)! };
  };

  it('reads ST.66 of three offices', async () => {
    const { records, ids, rejects } = await read(st66, 'euipo-open-data-xml/225', 'dpma-st66-xml');
    expect([records > 20, ids === records, rejects]).toEqual([true, true, []]);
    const eu = await read(st66, 'euipo-open-data-xml/225/018225911.xml.gz');
    expect(eu.find('EU_018225911')).toMatchObject({
      mark: 'NEXT MEX FOOD',
      kind: 'combined',
      registration_number: '018225911',
      filing_date: 20200416,
      registration_date: 20200801,
      expiry_date: 20300416,
      status: { state: 'registered', text: 'Registered', code: '23/1', date: 20200805 },
    });
    expect(eu.find('EU_018225911').vienna).toHaveLength(18);
    expect(eu.find('EU_018225911').classes[0]!.goods.find(({ lang }) => lang === 'en')!.text).toMatch(
      /^Chile con queso; Frozen meals/,
    );
    const de = await read(st66, 'dpma-st66-xml');
    expect(de.find('DE_E17341')).toMatchObject({
      mark: 'von Eicken`s Apple and Grape',
      registration_number: '919224',
      expiry_date: 20140131,
      status: { state: 'dead', reason: 'expired', text: 'Löschung wegen Nichtverlängerung nach § 47', date: 20140201 },
      right: 'Individual',
    });
    const { find } = await read(st66, 'euipo-open-data-xml/229/018229033.xml.gz');
    expect(find('EU_018229033').seniorities).toEqual([
      { country: 'FR', number: '4579240', filed: 20190905, registered: 20190905, status: 'Accepted' },
    ]);
    const [one] = (await read(st66, 'euipo-open-data-xml/222')).all.filter(({ id }) => id === 'EU_018222205');
    expect(one?.agents).toEqual([{ identifier: '55831', address: [] }]);
  });

  it('reads one case of the US office alike in ST.66 and in two versions of ST.96', async () => {
    const folder = 'uspto-tsdr-st66-st96';
    const [a, b, c] = [
      (await read(st66, `${folder}/plumage/rn2178784-ST66.xml.gz`)).find('US_74631225'),
      (await read(st96, `${folder}/plumage/rn2178784-ST96.xml.gz`)).find('US_74631225'),
      (await read(st96, `${folder}/plumage-dotnet/rn2178784-ST-961_D3.xml.gz`)).find('US_74631225'),
    ];
    const facts = (mark: Trademark) => ({
      mark: mark.mark,
      registration: mark.registration_number,
      filed: mark.filing_date,
      registered: mark.registration_date,
      status: mark.status.code,
      state: mark.status.state,
      owner: mark.owners[0]?.name,
      nice: mark.classes.map(({ nice }) => nice),
      us: mark.classes.map(({ national }) => national),
      events: mark.events.length,
      published: mark.publication_date,
    });
    expect(facts(a)).toEqual({
      mark: 'JAVA',
      registration: '2178784',
      filed: 19950207,
      registered: 19980804,
      status: '800',
      state: 'registered',
      owner: 'Oracle America, Inc.',
      nice: ['009'],
      us: [['021', '023', '026', '036', '038']],
      events: 34,
      published: 19961008,
    });
    // ST.66 tells the publication as an event as well
    expect(facts(b)).toEqual({ ...facts(a), events: 33 });
    expect(facts(c)).toEqual({ ...facts(a), events: 33 });
    // one gives each event's kind as a fifth sign of its code
    const merged = trademarks.merge(trademarks.merge(a, b), c);
    const codes = merged.events.map(({ code, date }) => `${code?.slice(0, 4)} ${date}`);
    expect([codes.length, new Set(codes).size]).toEqual([34, 34]);
  });

  it('reads Korean marks in both shapes', async () => {
    const { records, ids, find, rejects } = await read(kipris, 'kipris-xml');
    expect([records, rejects]).toEqual([559, []]);
    expect(ids).toBe(553);
    expect(find('KR_4020050014803')).toMatchObject({
      mark: 'WTA NI-COM WTA 엔아이 컴',
      filing_date: 20050406,
      registration_number: '4006518610000',
      vienna: ['26.04.18'],
      status: { state: 'dead', reason: 'expired', text: '소멸' },
    });
    expect(find('KR_4020160020628')).toMatchObject({
      mark: '내 손안에 단어장 아보카도',
      registration_number: '4012217350000',
      status: { state: 'registered' },
    });
  });

  it('reads sparse US cases, TSDR, assignments, and marks of Taiwan and Japan', async () => {
    expect((await read(daily, 'uspto-trademark-xml')).all[0]).toMatchObject({
      id: 'US_60000001',
      registration_number: '0000001',
      registration_date: 18701025,
      status: { code: '626', state: 'dead' },
      classes: [],
    });
    const case1 = (await read(tsdr, 'uspto-tsdr/get-trademark-status-fc227d.json.gz')).find('US_97123456');
    expect(case1).toMatchObject({
      mark: 'AZUKI ZEN',
      status: { code: '602', state: 'dead', reason: 'abandoned', date: 20230322 },
      kind: 'word',
    });
    expect(case1.owners.map(({ name }) => name)).toEqual(['CHIRU LABS, INC.']);
    expect((await read(usptoTrademarkAssignments, 'uspto-assignment-center-json')).find('US_88874668')).toMatchObject({
      mark: 'SNEAKY SASQUATCH',
      registration_number: '6204399',
      assignments: [{ reel_frame: '009006/0093', executed: 20250722, to: ['APPLE INC.'] }],
    });
    expect((await read(tipoTrademarks, 'tipo-opendata-api')).find('TW_000000001')).toMatchObject({
      mark: '林森',
      classes: [{ national: ['032'] }],
      filing_date: 19510227,
      status: {},
    });
    expect((await read(jpoTrademarks, 'jpo-api')).find('JP_2024123456')).toMatchObject({
      mark: 'メタンレス和牛',
      transliterations: ['メタンレス', 'メタンレスワギュー'],
      status: { state: 'dead', reason: 'refused', date: 20260113 },
    });
    const european = await read(euipoTrademarks, 'euipo-api-json');
    expect(european.find('EU_000428557')).toMatchObject({
      mark: 'Golden Apple',
      status: { state: 'registered' },
      expiry_date: 20261202,
    });
    // an international registration that names the Union
    expect(european.find('EU_W00928475')).toMatchObject({
      mark: 'APPLE TV',
      status: { state: 'registered', text: 'ACCEPTED' },
      filing_date: 20070507,
      registration_number: 'W00928475',
    });
    expect(european.find('EU_W00895170')).toMatchObject({ status: { state: 'dead', reason: 'cancelled' } });
  });
});
