import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClassSymbol } from '#collections/class-symbols.ts';
import { classSymbols } from '#collections/class-symbols.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

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
const place = (symbol: string, title: string, parent?: string): ClassSymbol => ({
  scheme: 'ipc',
  symbol,
  titles: [{ lang: 'en', text: title }],
  ...(parent && { parent }),
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [EARLIER, LATER, GRANT, DESIGN, COATED] });
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
    expect(await describe({ code: 'D1/100', type: 'upc' })).toMatchObject({
      data: [],
      notes: ['No titles of UPC are stored: no importer reads that scheme yet.'],
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
      official_legal_data: [{ event_date: 20180105, event_desc: 'Published in the gazette' }],
    });
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
        ...{ lower_bound: 0.05, upper_bound: 0.05 },
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
