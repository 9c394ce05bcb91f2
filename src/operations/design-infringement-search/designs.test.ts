import { encode } from 'fast-png';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officePages } from '#collections/office-pages.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { emptyTrademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import { RISK_TABLE, riskOf } from '#operations/shared/design-risk.ts';
import { EXAMPLE_PICTURE } from '#operations/shared/example-picture.ts';
import { drawSvg } from '#pictures/svg.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { sameClass } from './flow.ts';

/** Designs of a few articles: all views of each are described once. */
const designs = demoRecords()
  .filter(({ patent_type }) => patent_type === 'D')
  .slice(0, 14);
const utility = demoRecords().find(({ patent_type }) => patent_type === 'B')!;
const figured = demoMarks()
  .filter(({ pictures }) => pictures.length > 0)
  .slice(0, 40);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [...designs, utility] });
  await service.corpus.put(trademarks, figured);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const pngOf = (svg: string): Buffer => {
  const { width, height, rgb } = drawSvg(svg)!;
  return Buffer.from(encode({ width, height, data: rgb, depth: 8, channels: 3 }));
};
const uri = (svg: string) => `data:image/png;base64,${pngOf(svg).toString('base64')}`;
const [design] = designs as [Patent];
const view = (patent: Patent, index = 0) => patent.figures[index]!.svg!;
const post = async (path: `/${string}`, body: object, query = {}) =>
  (await service.call(`POST ${path}`, { body, query })).json;

describe('picture search of designs', () => {
  it('sorts by likeness and by each date, both ways, and pages', async () => {
    const url = uri(view(design));
    const rows = async (given: object): Promise<{ patent_pn: string; score: number }[]> =>
      (await post('/search/patent/image-single', { url, patent_type: 'D', model: 1, limit: 100, ...given })).data
        .patent_messages;
    const values = (some: Awaited<ReturnType<typeof rows>>, field: string) =>
      some.map(({ patent_pn, score }) => {
        const one = designs.find(({ publication_number }) => publication_number === patent_pn)!;
        return { SCORE: score, APD: one.filing_date, PBD: one.publication_date, ISD: one.grant_date }[field]!;
      });
    for (const field of ['SCORE', 'APD', 'PBD', 'ISD']) {
      const rising = values(await rows({ field, order: 'asc' }), field);
      expect([field, rising]).toEqual([field, rising.toSorted((a, b) => a - b)]);
      expect([rising.length, rising[0]! < rising.at(-1)!]).toEqual([designs.length, true]);
    }
    const falling = values(await rows({ field: 'APD' }), 'APD');
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    const page = await rows({ field: 'APD', offset: 3, limit: 2 });
    expect(values(page, 'APD')).toEqual(falling.slice(3, 5));
  });

  it('finds the design of an uploaded picture first, with its view', async () => {
    const upload = await service.call('POST /image-search/image-upload', {
      files: { image: { name: 'a.png', base64: pngOf(view(design)).toString('base64') } },
    } as never);
    const { data } = await post('/search/patent/image-single', {
      url: upload.data.url,
      patent_type: 'D',
      model: 1,
      limit: 3,
      loc: design.locarno[0],
    });
    expect(data.patent_messages[0]).toMatchObject({
      score: expect.closeTo(1, 1),
      loc_match: 1,
      title: expect.any(String),
    });
    const family = designs
      .filter((one) => one.figures.some(({ svg }) => svg === view(design)))
      .map((one) => one.publication_number);
    expect(family).toContain(data.patent_messages[0].patent_pn);
    expect(data.patent_messages[0].url).toContain('/files/');
  });

  it('filters by office, day and class before it ranks', async () => {
    const all = (body: object) =>
      post('/search/patent/image-single', { url: uri(view(design)), patent_type: 'D', model: 2, limit: 100, ...body });
    const total = async (body: object) => (await all(body)).data.total_search_result_count;
    expect(await total({})).toBe(designs.length);
    expect(await total({ country: [design.authority] })).toBe(
      designs.filter(({ authority }) => authority === design.authority).length,
    );
    expect(await total({ apply_start_time: '20150101' })).toBe(
      designs.filter(({ filing_date = 0 }) => filing_date >= 20150101).length,
    );
    expect(await total({ loc: `NOT ${design.locarno[0]}` })).toBe(
      designs.filter(({ locarno }) => !locarno.includes(design.locarno[0]!)).length,
    );
    expect((await all({ loc: '99-01' })).error_msg).toContain('loc: "99-01" is no Locarno code');
  });

  it('fuses several pictures of one article, and takes batches picture by picture', async () => {
    const urls = [0, 1, 2].map((index) => uri(view(design, index)));
    const { data } = await post('/search/patent/image-multiple', { urls, patent_type: 'D', model: 1, limit: 1 });
    expect(data.patent_messages[0].score).toBeGreaterThan(0.85);
    const batch = await post('/search/patent/image-search/single-batch-create', {
      urls: [urls[0], 'https://example.com/a.png'],
      patent_type: 'D',
      model: 1,
      limit: 2,
    });
    const result = await post('/search/patent/image-search/single-batch-result', {}, { task_id: batch.data.job_id });
    expect(
      result.data.search_result.map(({ status, result_count }: { status: string; result_count: number }) => [
        status,
        result_count,
      ]),
    ).toEqual([
      ['success', 2],
      ['failed', 0],
    ]);
    expect(result.notes.join(' ')).toContain('fetches from nowhere else');
  });

  it('says where none of what was searched has a picture, and not where none is like it', async () => {
    const { figures: _figures, ...bare } = design;
    const named = { ...bare, publication_number: 'KR300000001S', authority: 'KR', kind_code: 'S', figures: [] };
    await service.corpus.put(patents, [named]);
    await service.corpus.put(trademarks, [{ ...emptyTrademark('CH', '00001/2020'), vienna: ['26.03.01'] }]);
    const url = uri(view(design));
    const among = (country: string) =>
      post('/search/patent/image-single', { url, patent_type: 'D', model: 1, limit: 1, country: [country] });
    const none =
      'None of the records that were searched has its picture stored: records come with names of pictures, few with the pictures themselves.';
    expect((await among('KR')).notes).toContain(`${none} office-pages imports them.`);
    expect((await among(design.authority)).notes ?? []).not.toContainEqual(expect.stringContaining('None of'));
    const dots = uri('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1 H2 V2 H1 Z"/></svg>');
    const marks = (ipoffice: string) => post('/trademark/image-search', { image_base64: dots, ipoffice });
    expect((await marks('CH')).notes).toContain(`${none} trademark-pictures imports them.`);
    const [{ office }] = figured as [(typeof figured)[number]];
    expect((await marks(office)).notes ?? []).not.toContainEqual(expect.stringContaining('None of'));
    await service.corpus.delete(patents, ['KR300000001S']);
  });

  it.each([
    ['http://127.0.0.1/files/a/b', 'is not here'],
    ['ftp://example.com/a.png', 'is not here'],
    ['data:image/png;base64,AAAA', 'no PNG, JPEG or TIFF'],
    ['data:image/png;base64,***', 'is no base64'],
  ])('refuses %s', async (url, says) => {
    const { status, error_msg } = await post('/search/patent/image-single', { url, patent_type: 'D', model: 1 });
    expect([status, error_msg.includes(says)]).toEqual([false, true]);
  });
});

it('finds a design by drawings of its office, cut out of sheets, and compares it', async () => {
  const [other] = demoRecords()
    .filter(({ patent_type }) => patent_type === 'D')
    .slice(40) as [Patent];
  expect(sameClass({ ...other, locarno: ['07-01'] }, ['07'])).toBe(true);
  expect(sameClass({ ...other, locarno: ['07-01'] }, ['21-01'])).toBe(false);
  // one of several, of both
  expect(sameClass({ ...other, locarno: ['07-01', '21-01'] }, ['15-01', '21-01'])).toBe(true);
  expect(sameClass({ ...other, locarno: [] }, ['21-01'])).toBeUndefined();
  const { figures: _figures, ...bare } = other;
  const office: Patent = {
    ...bare,
    publication_number: 'USD900001S1',
    doc_number: 'D900001',
    kind_code: 'S1',
    authority: 'US',
    figures: [],
    legal_status: { simple: 1, detailed: [3] },
  };
  const file = (name: string, content: Buffer) => ({
    publication: 'USD900001',
    role: 'drawing' as const,
    name,
    kind: 'png' as const,
    bytes: content.length,
    content: content.toString('base64'),
    source: 'office-pages',
  });
  const pages = [
    file('USD900001-F001.png', pngOf(view(other))),
    file('USD900001-F002.png', pngOf(view(other, 1))),
    file('broken.png', Buffer.from('no picture')),
  ];
  await service.corpus.put(officePages, pages);
  await service.corpus.put(patents, [office]);
  const { data } = await post('/search/patent/image-single', {
    url: uri(view(other)),
    patent_type: 'D',
    model: 1,
    limit: 2,
  });
  expect(data.patent_messages[0]).toMatchObject({
    patent_pn: 'USD900001S1',
    img_id: 'USD900001S1-USD900001-F001.png',
    url: expect.stringMatching(/drawing\.png/),
  });
  const { data: made } = await post('/ai/infringement-detection-1v1-creation', {
    patent_number: 'USD900001S1',
    url: uri(view(other, 1)),
    report_lang: 'en',
  });
  const asked = () => post('/ai/infringement-detection-1v1-query', { task_id: made.task_id });
  await expect.poll(async () => (await asked()).data.task_status, { timeout: 30_000 }).toBe(2);
  expect((await asked()).data.comparisons[0]).toMatchObject({
    patent_pn: 'USD900001S1',
    risk_level: 'High',
    similar: expect.stringContaining('The nearest view is figure 2.'),
    patent_image_url: expect.stringMatching(/drawing\.png/),
  });
  await service.corpus.delete(patents, ['USD900001S1']);
});

it('finds marks by their figures, and proposes Vienna codes', async () => {
  const [mark] = figured;
  const { data, notes } = await post('/trademark/image-search', {
    image_base64: uri(mark!.pictures[0]!.svg!),
    size: 5,
  });
  expect([data.hits[0].app_num, data.hits[0].no]).toEqual([mark!.application_number, 1]);
  expect(data.hits[0].score).toBeGreaterThan(0.85);
  expect(data.hits.map(({ score }: { score: number }) => score)).toEqual(
    [...data.hits.map(({ score }: { score: number }) => score)].sort((a, b) => b - a),
  );
  expect(notes.join(' ')).toMatch(/Vienna codes of the nearest \d marks|^$/);
});

it('proposes no colours for a figure that has none', async () => {
  const drawn = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M10 90 L50 10 L60 60 L90 70 Z M20 20 H35 V35 H20 Z" fill="${fill}"/></svg>`;
  await service.corpus.put(
    trademarks,
    [1, 2].map((at) => ({
      ...emptyTrademark('EU', `99000000${at}`),
      vienna: ['26.03.01', '29.01.04'],
      pictures: [{ svg: drawn('#1133cc') }],
    })),
  );
  const proposed = async (fill: string) =>
    (await post('/trademark/image-search', { image_base64: uri(drawn(fill)), size: 2 })).notes.join(' ');
  expect(await proposed('#1133cc')).toContain('26.03.01 (2), 29.01.04 (2)');
  expect(await proposed('#000000')).toMatch(/26\.03\.01 \(2\)(?!.*29\.01\.04)/);
});

describe('design infringement', () => {
  it('publishes what a risk is, and calls a dead right low', () => {
    expect(RISK_TABLE).toEqual([
      { least: 0.8, class: 'same', risk: 'High' },
      { least: 0.88, class: 'any', risk: 'High' },
      { least: 0.62, class: 'same', risk: 'Medium' },
      { least: 0.72, class: 'any', risk: 'Medium' },
    ]);
    expect([
      riskOf(0.85, 1, true),
      riskOf(0.85, 1, false),
      riskOf(0.85, 1, undefined),
      riskOf(0.99, 2, true),
      riskOf(0.7, 3, false),
      riskOf(0.65, 1, true),
    ]).toEqual(['High', 'Medium', 'High', 'Low', 'Low', 'Medium']);
  });

  it('compares the ten nearest by measures, with both ranks', async () => {
    const start = await post('/ai/image-search/submit', {
      url: uri(view(design)),
      country: [design.authority],
      lang: 'en',
      loc_items: [design.locarno[0]],
    });
    await expect
      .poll(async () => (await post('/ai/image-search/report', { task_id: start.data.task_id })).data.task_status, {
        timeout: 30_000,
      })
      .toBe(2);
    const { data } = await post('/ai/image-search/report', { task_id: start.data.task_id });
    expect(data.line_drawing_base64).toMatch(/^data:image\/png;base64,/);
    const [first] = data.report.comparisons;
    expect(first).toMatchObject({ country: design.authority, score: expect.closeTo(1, 1) });
    expect(first.similar).toContain('The outlines overlap by 100%');
    expect(first.risk_desc).toContain('no legal opinion');
    expect(first.risk_level).toBe(first.status === 2 ? 'Low' : 'High');
    for (const row of data.rrffusion_response.patent_messages)
      expect(row.rrf_score).toBeCloseTo(1 / (60 + row.traditional_rank) + 1 / (60 + row.rerank_rank), 10);
    expect(data.report.comparisons.length).toBeLessThanOrEqual(10);
  });

  it('compares with one design and its family, and tells what cannot be compared', async () => {
    const create = (patent_number: string) =>
      post('/ai/infringement-detection-1v1-creation', { patent_number, url: uri(view(design)), report_lang: 'cn' });
    expect((await create(utility.publication_number)).error_msg).toContain('is no design');
    expect((await create('US99999999B2')).error_msg).toContain('is not in the corpus');
    expect((await create(`${design.publication_number},US99999999B2`)).error_msg).toContain('names 2 designs');
    expect((await create(' , ')).error_msg).toMatch(/^patent_number: /);
    const { data: made } = await create(design.publication_number);
    await expect
      .poll(
        async () => (await post('/ai/infringement-detection-1v1-query', { task_id: made.task_id })).data.task_status,
        { timeout: 30_000 },
      )
      .toBe(2);
    const { data } = await post('/ai/infringement-detection-1v1-query', { task_id: made.task_id });
    expect(data.comparisons[0]).toMatchObject({
      patent_pn: design.publication_number,
      score: expect.closeTo(1, 1),
      similar: expect.stringContaining('最接近的视图'),
    });
    expect(data.user_image).toContain('/files/');
    expect(
      (
        await post('/ai/infringement-detection-1v1-creation', {
          patent_number: design.publication_number,
          url: EXAMPLE_PICTURE,
        })
      ).status,
    ).toBe(true);
  });
});
