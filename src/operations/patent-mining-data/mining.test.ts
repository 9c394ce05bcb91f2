import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassSymbol } from '#collections/class-symbols.ts';
import { classSymbols } from '#collections/class-symbols.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { entities, entityPart } from '#collections/entities/entities.ts';
import { fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { strategicIndustries, tableClass, tableClasses } from '#collections/strategic-industries.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { topicScore } from './p024-technology-topic.ts';

const en = (text: string) => ({ lang: 'en', origin: 'original' as const, text });
const claims = (...texts: string[]) => [
  {
    lang: 'en',
    origin: 'original' as const,
    claims: texts.map((text, index) => ({
      number: index + 1,
      text,
      independent: index === 0,
      parents: index === 0 ? [] : [1],
    })),
  },
];
const described = (...paragraphs: [section: 'background' | 'summary', text: string][]) => [
  {
    lang: 'en',
    origin: 'original' as const,
    paragraphs: paragraphs.map(([section, text], index) => ({ id: `p${index + 1}`, section, text })),
  },
];
const EARLIER = samplePatent('US8000001B2', {
  publication_date: 20110301,
  titles: [en('Pump with a valve')],
  abstracts: [en('A pump with a housing, a rotor shaft and a valve.')],
  claims: claims('A pump comprising a housing, a rotor shaft and a valve.'),
  ipc: ['F04D29/04', 'A61K8/02'],
});
const LATER = samplePatent('US8000002A1', {
  publication_date: 20180105,
  filing_date: 20170601,
  application_number: 'US15/600001',
  priorities: [{ country: 'DE', number: 'DE102016000001', date: 20160602 }],
  titles: [en('Pump with a magnetic cushion')],
  abstracts: [en('The magnetic cushion holds the rotor shaft. The magnetic cushion needs no oil.')],
  claims: claims(
    'A pump comprising a housing, a rotor shaft and a valve, characterized in that a magnetic cushion levitates the rotor shaft.',
    'The pump of claim 1, wherein the magnetic cushion is cooled.',
  ),
  descriptions: described(
    ['background', 'A drawback of known pumps is that oil leaks into the pumped liquid.'],
    ['summary', 'Advantageously, the magnetic cushion prevents leakage of oil into the liquid.'],
  ),
  ipc: ['F04D29/048', 'F16C32/04'],
  cpc: ['F04D29/048'],
  legal_events: [
    { date: 20190102, code: 'AS', country: 'US', text: 'ASSIGNMENT' },
    { date: 20180105, text: 'Published in the gazette' },
    { date: 20200107, code: 'PG25', country: 'EP', text: 'LAPSED', fact: { kind: 'lapse', state: 'FR' } },
  ],
});
const GRANT = samplePatent('US8000003B2', {
  publication_date: 20200204,
  application_number: 'US15/600001',
  priorities: LATER.priorities,
});
const DESIGN = samplePatent('USD800004S', { patent_type: 'D', titles: [en('Pump')], locarno: ['15-02'] });
const COATED = samplePatent('US8000005A1', {
  publication_date: 20190101,
  claims: claims(
    'A cathode of LiFePO4 with a thickness of 5 to 10 µm.',
    'The cathode of claim 1, wherein Al2O3 is in a coating of at least 5 wt%.',
  ),
});
/** Substances in words, in both languages, and by a name of the dictionary. */
const WORDED = samplePatent('CN108000006A', {
  publication_date: 20190101,
  abstracts: [{ lang: 'zh', origin: 'original', text: '将氧化铝与碳酸锂混合，在800℃下煅烧5小时。' }],
  claims: claims('A powder of aluminium oxides with osimertinib, annealed at 500 °C.'),
});
const row = (key: string, ipc: string, no: string, zh: string, second?: string) => ({
  ...{ id: `records:${key}`, ipc, level1: { no, names: [{ lang: 'zh', text: zh }] } },
  ...(second && { level2: { no: second, names: [{ lang: 'en', text: `Industry ${second}` }] } }),
});
const place = (symbol: string, title: string, parent?: string): ClassSymbol => ({
  scheme: 'ipc',
  symbol,
  titles: [{ lang: 'en', text: title }],
  ...(parent && { parent }),
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [EARLIER, LATER, GRANT, DESIGN, COATED, WORDED] });
  await service.corpus.put(strategicIndustries, [
    row('1', 'F04D', '2', '高端装备制造产业', '2.1'),
    row('2', 'F04D29', '7', '节能环保产业', '7.1'),
    row('3', 'F16', '2', '高端装备制造产业'),
    row('4', 'A61K8', '4', '生物产业'),
    row('5', 'H', '1', '新一代信息技术产业'),
  ]);
  await service.corpus.put(fileWrappers, [
    {
      ...{ application: 'US15/600001', office: 'US', publications: [], parents: [], children: [] },
      events: [
        { code: 'NOA', date: 20191101 },
        { code: 'IEXX', text: 'Initial Exam Team nn', date: 20170601 },
      ],
      provenance: [{ source: 'uspto-peds' }],
    },
  ]);
  await service.corpus.put(conveyances, [
    {
      ...{ id: 'US 012345/0678', office: 'US', reel_frame: '012345/0678', text: 'EMPLOYEE AGREEMENT' },
      ...{ recorded: 20190301, assignors: [{ name: 'DOE, JANE' }], assignees: [{ name: 'ACME INC' }] },
      ...{ properties: [{ application: 'US15/600001' }], provenance: [{ source: 'uspto-assignment' }] },
    },
  ]);
  await service.corpus.put(patentFacts, [
    {
      ...{ id: 'records:own', kind: 'strategic_industry', publications: ['US8000003'], applications: [] },
      ...{ level1_no: '9', level1_name: 'Related services' },
    },
  ]);
  await service.corpus.put(entities, [
    entityPart({
      ...{ ids: ['drug:drugbank:DB09330'], kind: 'drug', provenance: [{ source: 'test', key: '1' }] },
      names: [
        { lang: 'en', kind: 'preferred', text: 'Osimertinib' },
        { lang: 'zh', kind: 'preferred', text: '奥希替尼' },
      ],
    }),
  ]);
  await service.corpus.put(classSymbols, [
    place('F', 'Mechanical engineering'),
    place('F04', 'Positive-displacement machines', 'F'),
    place('F04D', 'Non-positive-displacement pumps', 'F04'),
    place('F04D29/048', 'Magnetic bearings', 'F04D'),
  ]);
});
afterAll(() => service.close());

const ask = async (path: `/${string}`, query: Record<string, string>) =>
  (await service.call(`GET ${path}`, { query })).json;
const US = { patent_number: 'US8000002A1', lang: 'en' };

describe('what is read out of a patent', () => {
  it('P023: sector, field and subclass, by IPC', async () => {
    const { data, notes } = await ask('/high-value-data/application-domain', {
      patent_number: 'US8000002A1,US8000001B2,USD800004S',
      lang: 'en',
    });
    const levels = (index: number) =>
      data[index].application_domain_data.map((one: { level: number; name: string }) => [one.level, one.name]);
    expect(levels(0)).toEqual([
      [1, 'Mechanical engineering'],
      [2, 'Engines, pumps, turbines'],
      [2, 'Mechanical elements'],
      [3, 'Non-positive-displacement pumps'],
    ]);
    // the main group 8 of A61K is no pharmaceutical
    expect(levels(1)).toContainEqual([2, 'Organic fine chemistry']);
    expect([data[2].application_domain_data, notes]).toEqual([
      [],
      [
        'No IPC or CPC class is stored of USD800004S; it would come from the bibliography of the office.',
        'No en title is stored of F16C, A61K; it would come from ipc-scheme.',
      ],
    ]);
  });

  it('P024: what it names often and its class seldom; nothing for designs, nothing in another language', async () => {
    const topics = async (query: Record<string, string>) =>
      (await ask('/high-value-data/technology-topic', query)).data[0].technology_topic_data;
    expect((await topics(US))[0]).toBe('magnetic cushion');
    expect(await topics(US)).not.toContain('housing');
    expect(await topics({ ...US, patent_number: 'USD800004S' })).toEqual([]);
    expect(await topics({ ...US, lang: 'cn' })).toEqual([]);
    // of one that has topics, and of a design, nothing is missing
    expect((await ask('/high-value-data/technology-topic', US)).notes).toBeUndefined();
    expect(
      (await ask('/high-value-data/technology-topic', { ...US, patent_number: 'USD800004S' })).notes,
    ).toBeUndefined();
    const { notes } = await ask('/high-value-data/technology-topic', { ...US, lang: 'cn' });
    expect(notes).toEqual([
      'No text in CN is stored of US8000002A1; it would come from a publication or translation in that language.',
    ]);
    // the only other one of its subclass names all of it, too
    const same = await ask('/high-value-data/technology-topic', { ...US, patent_number: 'US8000001B2' });
    expect([same.data[0].technology_topic_data, same.notes]).toEqual([
      [],
      ['US8000001B2: no phrase stands out against the other publications of the main subclass in the corpus.'],
    ]);
  });

  it('P024: no topic is a word that any claim may be of, or a word of the language of claims', async () => {
    await service.corpus.put(patents, [
      samplePatent('US8000009A1', {
        titles: [en('SYSTEM AND METHODS')],
        ipc: ['A99Z1/00'],
        claims: claims(
          'A system as set forth with a magnetorquer.',
          'The system as set forth in claim 1, wherein a magnetorquer is smaller.',
        ),
      }),
    ]);
    const { data } = await ask('/high-value-data/technology-topic', { lang: 'en', patent_number: 'US8000009A1' });
    expect(data[0].technology_topic_data).toEqual([]);
    await service.corpus.put(patents, [samplePatent('US8000010A1', { ipc: ['A99Z1/00'] })]);
    const again = await ask('/high-value-data/technology-topic', { lang: 'en', patent_number: 'US8000009A1' });
    expect(again.data[0].technology_topic_data).toEqual(['magnetorquer']);
  });

  it('P024: the score is G² of sentences of the patent against documents of its class', () => {
    // [4, 1; 0, 1]: 2 (4 ln(4 / (5*4/6)) + ln(1 / (5*2/6)) + ln(1 / (1*2/6)))
    const worked = 2 * (4 * Math.log(24 / 20) + Math.log(6 / 10) + Math.log(6 / 2));
    expect(topicScore(4, 5, 0, 1)).toBeCloseTo(worked, 12);
    // named as often by the class, or oftener: nothing
    expect([topicScore(1, 10, 10, 100), topicScore(1, 10, 50, 100), topicScore(1, 1, 0, 0)]).toEqual([0, 0, 0]);
    // rarer in the class, or more sentences of the patent: more
    expect(topicScore(3, 10, 1, 1000)).toBeGreaterThan(topicScore(3, 10, 20, 1000));
    expect(topicScore(4, 10, 20, 1000)).toBeGreaterThan(topicScore(3, 10, 20, 1000));
  });

  it('P025, D201: problem, means and effect, word for word', async () => {
    const { data } = await ask('/high-value-data/tech-problem-and-benefit-summary', US);
    expect(data[0]).toMatchObject({
      lang: 'en',
      tech_problem_summary: {
        tech_problem_para: ['A drawback of known pumps is that oil leaks into the pumped liquid.'],
      },
      technical_approach_summary: { technical_approach_para: [LATER.claims[0]!.claims[0]!.text] },
      benefit_summary: {
        benefit_para: ['Advantageously, the magnetic cushion prevents leakage of oil into the liquid.'],
      },
    });
    const cn = await ask('/high-value-data/tech-problem-and-benefit-summary', { ...US, lang: 'cn' });
    expect([Object.keys(cn.data[0]), cn.notes]).toEqual([
      ['patent_id', 'pn', 'lang'],
      [expect.stringMatching(/^No text in CN is stored of US8000002A1;/)],
    ]);
    const whole = await service.call('POST /jdf/patent_detail_text', {
      query: { patent_number: 'US8000002A1' },
      body: {},
    });
    const [text] = whole.data;
    expect(text.tech_problem_summary).toEqual(data[0].tech_problem_summary);
    expect(text.first_claims).toEqual([{ lang: 'EN', text: `1. ${LATER.claims[0]!.claims[0]!.text}` }]);
    expect(text.indep_claims).toEqual(text.first_claims);
    expect(text.claims[0].text).toMatch(/\n2\. The pump of claim 1/);
    expect(text.back_tech_description).toEqual([
      { lang: 'EN', text: 'A drawback of known pumps is that oil leaks into the pumped liquid.' },
    ]);
    expect(text.examples_description).toEqual([]);
  });

  it('AI31: what the characterising part adds to the nearest earlier document', async () => {
    const points = async (body: object) =>
      (await service.call('POST /search/patent/patent-core-invention-points', { body })).json;
    const { data, notes } = await points({ pn: 'US8000002A1', lang: 'en' });
    expect(data.core_invention_points.sentence).toEqual([
      'a magnetic cushion levitates the rotor shaft',
      'Advantageously, the magnetic cushion prevents leakage of oil into the liquid.',
    ]);
    expect(notes[0]).toBe('Compared with US8000001B2, the most similar earlier publication in the corpus.');
    expect((await points({ pn: 'US8000001B2', lang: 'en' })).notes[0]).toBe(
      'The corpus has no earlier publication to compare with.',
    );
  });

  it('P064: earliest priority and first publication of the application; only the fields wanted', async () => {
    const enhanced = async (query: Record<string, string>) => ask('/basic-patent-data/patent_enhanced_data', query);
    expect((await enhanced({ patent_number: 'US8000003B2' })).data[0]).toMatchObject({
      application_type: 1,
      earliest_priority_date: 20160602,
      first_publication: { pn: 'US8000002A1', pbdt: 20180105 },
    });
    expect((await enhanced({ patent_number: 'USD800004S', fields: 'application_type' })).data[0]).toMatchObject({
      application_type: 3,
    });
    const { data } = await enhanced({ patent_number: 'US8000003B2', fields: 'first_publication' });
    expect(Object.keys(data[0])).toEqual(['patent_id', 'pn', 'first_publication']);
    expect((await enhanced({ patent_number: 'US8000003B2', fields: 'a' })).error_msg).toMatch(
      /^fields: "a" is unknown/,
    );
  });

  it('P066: titles of classes with all above them, from the uppermost down', async () => {
    const describe = async (body: object) =>
      (await service.call('POST /high-value-data/patent-classification-description', { body })).json;
    const { data, notes } = await describe({ code: 'f04d 29/048, F99', type: 'ipc' });
    expect(data).toEqual([
      {
        code: 'F04D29/048',
        type: 'ipc',
        desc: [{ lang: 'EN', text: 'Magnetic bearings' }],
        parent: ['F', 'F04', 'F04D'].map((code) => expect.objectContaining({ parent_code: code })),
      },
    ]);
    expect(notes).toEqual(['No titles are stored of IPC F99; ipc-scheme imports the whole scheme.']);
    expect((await describe({ code: 'd1/100', type: 'upc' })).notes).toEqual([
      'No titles are stored of UPC D1/100; uspc-titles imports the whole scheme.',
    ]);
    expect(await describe({ code: '14-02', type: 'loc' })).toMatchObject({
      data: [],
      notes: ['No titles of LOC are stored: no importer reads that scheme yet.'],
    });
    const many = Array.from({ length: 11 }, (_, i) => `F${10 + i}`).join(',');
    expect((await describe({ code: many, type: 'ipc' })).error_msg).toBe('code names 11 classes: give 1 to 10.');
  });

  it('P026: events with a code and in words, by date, with the state that they are for', async () => {
    const { data } = await ask('/advanced-patent-data/legal-data', { patent_number: 'US8000002A1' });
    expect(data[0].patsnap_legal_data).toEqual({
      inpadoc_legal_data: [
        { event_code: 'AS', event_date: 20190102, event_desc: 'ASSIGNMENT', ref_country_code: 'US' },
        { event_code: 'PG25', event_date: 20200107, event_desc: 'LAPSED', ref_country_code: 'FR' },
      ],
      official_legal_data: [
        { event_code: 'IEXX', event_date: 20170601, event_desc: 'Initial Exam Team nn' },
        { event_date: 20180105, event_desc: 'Published in the gazette' },
        { event_code: '012345/0678', event_date: 20190301, event_desc: 'EMPLOYEE AGREEMENT' },
        { event_code: 'NOA', event_date: 20191101 },
      ],
    });
  });

  it('P022: stated classes, and those of the nearest class of the own table, in the language asked for', async () => {
    const industries = async (patent_number: string, lang: string) => {
      const { data, notes } = await ask('/high-value-data/seic-classification', { patent_number, lang });
      return [data.map((one: { seic_classification: unknown }) => one.seic_classification), notes];
    };
    const of = (level: { seic_no: string; seic_desc?: string }, second?: object) => ({
      seic_lv1: level,
      ...(second && { seic_lv2: second }),
    });
    expect(await industries('US8000002A1,US8000001B2', 'cn')).toEqual([
      [
        [
          of({ seic_no: '7', seic_desc: '节能环保产业' }, { seic_no: '7.1' }),
          of({ seic_no: '2', seic_desc: '高端装备制造产业' }),
        ],
        [
          of({ seic_no: '7', seic_desc: '节能环保产业' }, { seic_no: '7.1' }),
          of({ seic_no: '4', seic_desc: '生物产业' }),
        ],
      ],
      undefined,
    ]);
    expect((await industries('US8000002A1', 'en'))[0]).toEqual([
      [of({ seic_no: '7' }, { seic_no: '7.1', seic_desc: 'Industry 7.1' }), of({ seic_no: '2' })],
    ]);
    expect((await industries('US8000003B2', 'en'))[0]).toEqual([
      [of({ seic_no: '9', seic_desc: 'Related services' }, {})],
    ]);
    expect(await industries('USD800004S', 'en')).toEqual([
      [[]],
      [
        'No class of strategic industries is stored of USD800004S; it would come from files of your own, for no open source that is read here has it: a table from IPC classes (priora import records, collection strategic_industries), or classes of single patents (patent_facts, kind strategic_industry).',
      ],
    ]);
  });
  it.each([
    ['h01m 10/0525', 'H01M10/0525'],
    ['H01M10/*', 'H01M10'],
    ['H01M 10/00', 'H01M10'],
    ['H01M', 'H01M'],
    ['h01', 'H01'],
    ['H', 'H'],
    ['X01', undefined],
    ['battery', undefined],
    ['', undefined],
  ])('reads %s of such a table as %s', (text, ipc) => expect(tableClass(text)).toBe(ipc));
  it('asks such a table for a class and all above it, the nearest first', () => {
    expect(tableClasses('H01M10/0525')).toEqual(['H01M10/0525', 'H01M10', 'H01M', 'H01', 'H']);
    expect(tableClasses('H01M10/00')).toEqual(['H01M10', 'H01M', 'H01', 'H']);
    expect(tableClasses('H01M')).toEqual(['H01M', 'H01', 'H']);
  });

  it('P102, P103: substances in words, one whatever its spelling, and by names of the dictionary', async () => {
    const material = async (path: string) =>
      (await service.call(`POST /material/${path}`, { query: { patent_number: 'CN108000006A' }, body: {} })).json;
    const { data } = await material('material-substance');
    const named = data[0].substance_lable.map((one: Record<string, string>) => [
      one.substance_master_name_cn,
      one.substance_master_name_en,
    ]);
    expect(named).toEqual([
      ['氧化铝', undefined],
      ['碳酸锂', undefined],
      [undefined, 'aluminium oxides'],
      ['奥希替尼', 'Osimertinib'],
    ]);
    const { spum_detail } = (await material('material-spum')).data[0];
    expect(
      spum_detail.map((one: Record<string, unknown>) => [one.raw_measurement, one.raw_substance, one.section]),
    ).toEqual([
      ['800℃', '碳酸锂', 'abstract'],
      ['5小时', '碳酸锂', 'abstract'],
      ['500 °C', 'osimertinib', 'claims'],
    ]);
    for (const one of spum_detail) expect(one.substance_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8/);
  });

  it('P100-P103: quantities in base units, open where the text leaves them open, with formulas, at their places', async () => {
    const material = async (path: string) =>
      (await service.call(`POST /material/${path}`, { query: { patent_number: 'US8000005A1' }, body: {} })).json;
    const { data } = await material('patent-pum');
    expect(data[0].ppi_info).toEqual([
      {
        ...{ ppi_id: 1, display_name_en: 'Length', display_name_cn: '长度', print_friendly_units: 'm' },
        ...{ lower_bound: 5e-6, upper_bound: 1e-5 },
        ppi_detail: [
          {
            section: 'claims',
            raw_property: 'thickness',
            raw_unit: 'µm',
            measurement_min: 5e-6,
            measurement_max: 1e-5,
          },
        ],
      },
      {
        ...{ ppi_id: 14, display_name_en: 'Share', display_name_cn: '比例', print_friendly_units: '1' },
        lower_bound: 0.05,
        ppi_detail: [{ section: 'claims', raw_property: 'coating', raw_unit: 'wt%', measurement_min: 0.05 }],
      },
    ]);
    expect(
      (await material('material-ontology')).data[0].ontology_lable.map((one: { ppi_id: number }) => one.ppi_id),
    ).toEqual([1, 14]);
    const { substance_lable } = (await material('material-substance')).data[0];
    expect(substance_lable.map((one: { substance_master_name_en: string }) => one.substance_master_name_en)).toEqual([
      'LiFePO4',
      'Al2O3',
    ]);
    const text = COATED.claims[0]!.claims.map((claim) => claim.text).join('\n');
    const details = (await material('material-spum')).data[0].spum_detail;
    for (const one of details)
      for (const { start, end, text: cut } of [...one.measurement_offset, ...one.substance_offset, ...one.unit_offset])
        expect(text.slice(start, end)).toBe(cut);
    expect(
      details.map((one: Record<string, unknown>) => [one.raw_measurement, one.raw_substance, one.raw_unit]),
    ).toEqual([
      ['5 to 10 µm', 'LiFePO4', 'µm'],
      ['at least 5 wt%', 'Al2O3', 'wt%'],
    ]);
  });
});
