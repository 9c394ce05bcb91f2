import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CITED = samplePatent('US1000001A', { publication_date: 20100601 });
const citing = (number: string, publication_date?: number) =>
  samplePatent(number, {
    ...(publication_date && { publication_date }),
    cites: [{ publication_number: 'US1000001A' }],
  });

const PCT = samplePatent('EP0137820A1', {
  application_number: 'PCT/NO1984/000007',
  pct_publication: { number: 'WO1984003201A1', date: 19840830 },
});

/** Phases of a citation, and the interface's codes for who cited. */
const PHASES = [
  ['applicant', 'APP'],
  ['examiner', 'EXA'],
  ['search_report', 'EXA'],
  ['international_search', 'EXA'],
  ['opposition', 'OPP'],
  ['third_party', 'TPO'],
  ['other', 'OTHERS'],
] as const;

/** Codes of the interface with their words, as clients know them. */
const STATUSES = [
  [1, 'Published'],
  [2, 'Examining'],
  [3, 'Granted'],
  [8, 'Double'],
  [11, 'Withdrawn-Undetermined'],
  [13, 'Rejected'],
  [14, 'Revoked'],
  [15, 'Expired'],
  [16, 'Non-Payment'],
  [17, 'Withdrawn-Deemed'],
  [18, 'Withdrawn-Voluntarily'],
  [19, 'Abandoned-Deemed'],
  [20, 'Abandoned-Voluntarily'],
  [21, 'Restoration'],
  [22, 'Ceased'],
  [23, 'P-Revoked'],
  [24, 'Discontinuation'],
  [25, 'Abandoned-Undetermined'],
  [222, 'PCT published'],
  [223, 'PCT entering(designated period)'],
  [224, 'PCT entering(designated expiration)'],
  [225, 'unentered'],
] as const;
const SIMPLE = [
  [0, 'Inactive'],
  [1, 'Active'],
  [2, 'Pending'],
  [220, 'PCT designated expiration'],
  [221, 'PCT designated period'],
  [999, 'Undetermined'],
] as const;
const EVENTS = [
  ['transfer', 'Transfer'],
  ['licence', 'License'],
  ['pledge', 'Pledge'],
  ['opposition', 'Opposition'],
  ['reexamination', 'Re-examination'],
  ['litigation', 'Litigation'],
  ['preservation', 'Preservation'],
  ['invalidation', 'Invalid-procedure'],
] as const;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const text = (lang: string, origin: 'original' | 'office' | 'machine', text: string) => ({ lang, origin, text });
const TOLD = samplePatent('CN170000001A', {
  publication_date: 20180102,
  application_number: 'CN201710000001.1',
  titles: [text('zh', 'original', '电池'), text('en', 'machine', 'Cell'), text('en', 'office', 'Battery')],
  abstracts: [text('zh', 'original', '一种电池。'), text('en', 'machine', 'A cell.')],
  claims: [
    { lang: 'zh', origin: 'original', claims: [{ number: 1, text: '一种电池。', independent: true, parents: [] }] },
  ],
  descriptions: [
    {
      lang: 'zh',
      origin: 'original',
      paragraphs: [
        { id: 'p1', section: 'field', heading: true, text: '技术领域' },
        { id: 'p2', section: 'field', number: '0001', text: '本发明涉及电池。' },
        { id: 'p3', section: 'background', heading: true, text: '背景技术' },
      ],
    },
  ],
  figures: [
    { id: 'HDA01', svg: SVG },
    { id: 'HDA02', svg: SVG },
    { id: 'HDA03', file: 'a.tif' },
  ],
});
const MEMBER = samplePatent('US7100001A1', {
  application_number: 'US15/000001',
  priorities: [{ country: 'CN', number: 'CN201710000001.1', date: 20170101 }],
  claims: [
    { lang: 'en', origin: 'original', claims: [{ number: 1, text: 'A battery.', independent: true, parents: [] }] },
  ],
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      PCT,
      TOLD,
      MEMBER,
      CITED,
      citing('US2000001A', 20130601),
      citing('US2000002A', 20130602),
      citing('US2000003A', 20150601),
      citing('US2000004A', 20150602),
      citing('US2000005A'),
      samplePatent('US3000001A', {
        cites: PHASES.map(([phase], index) => ({ publication_number: `US400000${index}A`, phase })),
        legal_status: { simple: 1, detailed: STATUSES.map(([code]) => code), date: 20200131 },
        legal_events: EVENTS.map(([kind]) => ({ fact: { kind } })),
      }),
      ...SIMPLE.map(([simple], index) => samplePatent(`US500000${index}A`, { legal_status: { simple, detailed: [] } })),
    ],
  });
});
afterAll(() => service.close());

const lookup = async (path: `/${string}`, query: Record<string, string | number>) =>
  (await service.call(`GET ${path}`, { query })).json;

describe('facts of a publication', () => {
  it('counts who cites it within three and five years, the day itself included, undated ones never', async () => {
    const { data } = await lookup('/basic-patent-data/backward-citation', { patent_number: 'US1000001A' });
    expect(data[0].patent_cited).toMatchObject({ cited_by_3y: 1, cited_by_5y: 3, cited_by_simple_family: 5 });
    expect(data[0].patent_cited.cited_by_patents).toHaveLength(5);
  });

  it('says who cited in each phase', async () => {
    const { data } = await lookup('/advanced-patent-data/forward-citation', { patent_number: 'US3000001A' });
    expect(
      data[0].patsnap_reference_cited.cited_patents.map((cited: { cite_type: string[] }) => cited.cite_type),
    ).toEqual(PHASES.map(([, code]) => [code]));
  });

  it('has a word for every code of status and event', async () => {
    const { data } = await lookup('/basic-patent-data/legal-status', { patent_number: 'US3000001A' });
    expect(data[0]).toMatchObject({
      legal_date: 20200131,
      patent_legal: {
        simple_legal_status: ['Active'],
        legal_status: STATUSES.map(([, word]) => word),
        event_status: EVENTS.map(([, word]) => word),
      },
    });
    const numbers = SIMPLE.map((_, index) => `US500000${index}A`).join(',');
    const simple = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers });
    expect(simple.data.map((row: { simple_legal_status: string[] }) => row.simple_legal_status)).toEqual(
      SIMPLE.map(([, word]) => [word]),
    );
  });

  it('names an international application by the office of the treaty, and its publication apart from the kind', async () => {
    const [{ bibliographic_data: said }] = (
      await service.call('GET /basic-patent-data/bibliography', { query: { patent_number: PCT.publication_number } })
    ).data;
    expect(said.application_reference).toMatchObject({ country: 'WO', doc_number: 'PCT/NO1984/000007', kind: 'W' });
    expect(said.pct_or_regional_publishing_data).toEqual({ doc_number: 'WO1984003201', kind: 'A1', date: 19840830 });
  });

  it('takes a hundred numbers in one call, and names the hundred and first', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => `US${6000000 + i}A`).join(',');
    const most = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers(100) });
    expect([most.status, most.data]).toEqual([true, []]);
    const more = await lookup('/basic-patent-data/simple-legal-status', { patent_number: numbers(101) });
    expect([more.status, more.error_code, more.error_msg]).toEqual([
      false,
      68300004,
      'patent_number names 101 patents: at most 100 per call.',
    ]);
  });
});

describe('texts and drawings of a publication', () => {
  const CN = { patent_number: 'CN170000001A' };
  const basic = (path: string, query: Record<string, string | number>) => lookup(`/basic-patent-data/${path}`, query);

  it('in a language are as published, else the office’s, else a machine’s, and never another language', async () => {
    const abstract = async (lang: string) => (await basic('abstract-data-translated', { ...CN, lang })).data[0];
    expect(await abstract('en')).toMatchObject({ title: 'Battery', abstract: 'A cell.' });
    expect(await abstract('cn')).toMatchObject({ title: '电池', abstract: '一种电池。' });
    const { data, notes } = await basic('abstract-data-translated', { ...CN, lang: 'jp' });
    expect([Object.keys(data[0]), notes]).toEqual([
      ['patent_id', 'pn'],
      [
        'No abstract in JP is stored of CN170000001A; it would come from a translation by the office (epo-ops, cn-publications, google-patents), a member of the family in that language (replace_by_related=1), or a language model.',
      ],
    ]);
  });

  it('come from a member of the family where the caller allows, which is named', async () => {
    const claims = (query: object) => basic('claim-data-translated', { ...CN, lang: 'en', ...query });
    expect((await claims({})).data[0]).not.toHaveProperty('claims');
    const lent = (await claims({ replace_by_related: 1 })).data[0];
    expect(lent).toMatchObject({
      pn: 'CN170000001A',
      pn_related: 'US7100001A1',
      claims: '<div class="indep-clm" num="1">A battery.</div>',
    });
    const own = (await basic('claim-data-translated', { ...CN, replace_by_related: 1 })).data[0];
    expect([own.claims, own.pn_related]).toEqual(['<div class="indep-clm" num="1">一种电池。</div>', undefined]);
    const described = (await basic('description-data-translated', { ...CN, lang: 'cn' })).data[0];
    expect(described.description).toBe('技术领域\n[0001] 本发明涉及电池。\n背景技术');
  });

  it('have sections at offsets of exactly the text that is given', async () => {
    const [{ description }] = (await basic('description-data', CN)).data;
    const { data, notes } = await basic('description-offset', CN);
    expect(data.lang).toBe('CN');
    expect(notes).toEqual(['CN170000001A has no description in EN: offsets are of the one in CN.']);
    const cut = ({ idx_start, idx_end }: { idx_start: number; idx_end: number }) =>
      description[0].text.slice(idx_start, idx_end);
    expect(
      data.sections.map(({ section_name, section_content }: { section_name: any; section_content: any }) => [
        section_name.category_id,
        section_name.text,
        cut(section_name),
        cut(section_content),
      ]),
    ).toEqual([
      [['1'], '技术领域', '技术领域', '[0001] 本发明涉及电池。'],
      [['2'], '背景技术', '背景技术', ''],
    ]);
    const unknown = await basic('description-offset', { patent_number: 'US9999999A1' });
    expect([unknown.status, unknown.error_msg]).toEqual([false, 'patent_number: US9999999A1 is not in the corpus.']);
    const two = await basic('description-offset', { patent_number: 'US1000001A,US2000001A' });
    expect([two.status, two.error_msg]).toEqual([false, 'patent_number names 2 records: at most 1 per call.']);
  });

  it('come as links, those of drawings in pages', async () => {
    const body = { patent_number: 'CN170000001A', limit: 1, offset: 1 };
    const { data } = await service.call('POST /basic-patent-data/fulltext-image', { body });
    expect([data.result_count, data.total_search_result_count]).toEqual([1, 2]);
    const inline = (await basic('fulltext-inline-image', CN)).data;
    expect(inline.fulltext_inline_image.map((one: { image_id: string }) => one.image_id)).toEqual(['HDA01', 'HDA02']);
    expect(inline.fulltext_inline_image[1].path.split('?')[0]).toBe(data.fulltext_image[0].path.split('?')[0]);
    const pdf = await basic('pdf-data', { patent_number: 'US7100001A1' });
    expect(pdf.notes).toEqual([
      'The PDF is made from the record, not a print of the office: no facsimile of it is stored (office-pages imports them).',
    ]);
    const file = await fetch(pdf.data[0].pdf.path);
    const made = await file.text();
    expect([file.headers.get('content-type'), made.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    // made once, when its link is first followed
    expect(await (await fetch(pdf.data[0].pdf.path)).text()).toBe(made);
    const forged = await fetch(pdf.data[0].pdf.path.replace('US7100001A1', 'CN170000001A'));
    expect(forged.status).toBe(403);
    const [brief] = await service.corpus.get(patents, ['US7100001A1']);
    await service.corpus.put(patents, [{ ...brief!, publication_number: 'US7100009A1', doc_number: '7100009' }]);
    const later = (await basic('pdf-data', { patent_number: 'US7100009A1' })).data[0].pdf.path;
    await service.corpus.delete(patents, ['US7100009A1']);
    expect((await fetch(later)).status).toBe(404);
    const hours = (path: string) =>
      Math.round((Number(new URL(path).searchParams.get('expires')) * 1000 - Date.now()) / 3_600_000);
    expect(hours(pdf.data[0].pdf.path)).toBe(10 * 24);
    for (const { path } of [...data.fulltext_image, ...inline.fulltext_inline_image]) expect(hours(path)).toBe(9);
  });

  it('come in all languages in one call', async () => {
    const { data } = await service.call('POST /shhgy/reportdata/patent-info', {
      body: { patent_number: ['CN170000001A', 'US7100001A1'] },
    });
    expect(data.data[0]).toEqual({
      id: 'CN170000001A',
      title: '电池',
      abs: '一种电池。',
      cl: '1. 一种电池。',
      desc: '技术领域\n[0001] 本发明涉及电池。\n背景技术',
      en_title: 'Cell',
      en_abs: 'A cell.',
      original_title: '电池',
      original_abs: '一种电池。',
      original_cl: '1. 一种电池。',
      original_desc: '技术领域\n[0001] 本发明涉及电池。\n背景技术',
    });
    expect(data.data[1]).toMatchObject({ id: 'US7100001A1', en_cl: '1. A battery.' });
  });
});
