import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { Operation } from '#operation.ts';
import { importFiles } from '#sources/import.ts';
import lensCsv from '#sources/lens-csv/source.ts';
import { readAll } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import d102 from './custom-aggregate-data/d102-applicant-rank.ts';
import d103 from './custom-aggregate-data/d103-applicant-technology-analysis.ts';
import d105 from './custom-aggregate-data/d105-cooperation-applicant-analysis.ts';
import d107 from './custom-aggregate-data/d107-technology-applicant-distribution.ts';
import d108 from './custom-aggregate-data/d108-technology-constitute.ts';
import d109 from './custom-aggregate-data/d109-rec-office.ts';
import d113 from './custom-aggregate-data/d113-patent-list.ts';
import p036 from './patent-valuation-data/p036-technology-indicators.ts';
import p038 from './patent-valuation-data/p038-market-indicators.ts';
import a001 from './technology-key-report/a001-patent-trends.ts';
import a102 from './technology-key-report/a102-strategy-map.ts';

const DRONES = 'patents/lens-export-csv/drone_drones_fulltext_families_5884.csv.gz';

// the numbers were counted in the file itself
describeWithSharedData('the charts of a real export', [DRONES], (file) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const records: Parameters<typeof service.corpus.put>[1][number][] = [];
    await readAll(lensCsv, [file], (record) => records.push(record));
    for (let i = 0; i < records.length; i += 500) await service.corpus.put(patents, records.slice(i, i + 500) as never);
  });
  afterAll(() => service.close());

  const ask = async (operation: Operation, more: object = {}) =>
    (await service.call(operation, { body: { query_text: 'SOURCE: lens-csv', ...more } })).data;
  const shown = (rows: readonly Record<string, unknown>[], name: string, count: string, n = 4) =>
    rows.slice(0, n).map((row) => `${row[name]} ${row[count]}`);

  it('counts publications, applications and families', async () => {
    const total = async (collapse_type: string) =>
      (await ask(d113, { collapse_type, limit: 1 })).total_search_data_count;
    expect([await total('ALL'), await total('APNO'), await total('DOCDB')]).toEqual([4697, 4695, 4517]);
  });

  it('ranks offices, applicants and classes', async () => {
    expect(shown((await ask(d109)).values, 'code', 'num', 6)).toEqual([
      ...['US 2745', 'WO 644', 'AU 288', 'CN 286', 'EP 203', 'RU 120'],
    ]);
    expect(shown((await ask(d102)).values, 'name', 'num')).toEqual([
      ...['THALES SA 77', 'KESLER MORRIS P 58', 'HALL KATHERINE L 57', 'KURS ANDRE B 53'],
    ]);
    expect(shown((await ask(d108)).values, 'ipc', 'num')).toEqual(['B64C 554', 'G06F 431', 'G01S 266', 'H04N 257']);
    const groups = (await ask(d107)).values.map(({ ipc }: any) => ipc.ipc);
    expect(groups.slice(0, 3)).toEqual(['B64C39', 'G05D1', 'B64C27']);
  });

  it('crosses applicants with classes and with each other', async () => {
    const thales = (await ask(d103)).values[0].ipc;
    expect(thales.find(({ ipc }: any) => ipc === 'G05D1').num).toBe(9);
    const kesler = (await ask(d105)).values[1];
    expect(kesler.main_application).toBe('KESLER MORRIS P');
    expect(shown(kesler.cooperation, 'name', 'together', 3)).toEqual([
      ...['HALL KATHERINE L 57', 'KURS ANDRE B 53', 'KARALIS ARISTEIDIS 48'],
    ]);
  });

  it('counts fields of technology and priority countries; other is the units outside, not the sum of the tail', async () => {
    const { by } = await service.corpus.aggregate(
      patents,
      { query: { kind: 'values', field: 'SOURCE', values: ['lens-csv'] } },
      {
        by: {
          field: { axis: 'values', field: 'WIPO_FIELD', top: 5 },
          country: { axis: 'values', field: 'PRIORITY_COUNTRY', top: 10 },
          group: {
            axis: 'queries',
            queries: [{ name: 'B64C39', query: { kind: 'term', field: 'IPC', text: 'B64C39' } }],
            by: { applicant: { axis: 'values', field: 'ANS_EXACT', top: 2000 } },
          },
        },
      },
    );
    const rows = (name: string) => by![name]!.buckets.map(({ value, count }) => `${value} ${count}`);
    expect([rows('field'), by!.field!.without]).toEqual([['32 1015', '6 692', '10 675', '29 584', '12 530'], 75]);
    expect([rows('country'), by!.country!.other]).toEqual([
      ['US 2986', 'FR 323', 'CN 283', 'DE 221', 'RU 136', 'KR 128', 'GB 126', 'JP 112', 'EP 108', 'AU 72'],
      236,
    ]);
    const group = by!.group!.buckets[0]!;
    expect([group.count, group.by!.applicant!.buckets.find(({ value }) => value === 'THALES SA')?.count]).toEqual([
      335, 1,
    ]);
  });

  it('shows what the export states of its own data beside what is stored', async () => {
    const of = async (operation: Operation) =>
      (await service.call(operation, { query: { patent_number: 'AT399980B' } })).data[0];
    const { cited_by_no, stated_cited_by } = (await of(p036)).patsnap_technology_value;
    expect([cited_by_no, stated_cited_by]).toEqual([0, [{ source: 'lens-csv', count: 6 }]]);
    const { family_size, stated_family_size } = (await of(p038)).patsnap_market_value;
    expect([family_size, stated_family_size]).toEqual([
      1,
      [
        { source: 'lens-csv', of: 'simple_family', count: 2 },
        { source: 'lens-csv', of: 'extended_family', count: 2 },
      ],
    ]);
  });

  it('tells portfolios by families, not by publications', async () => {
    const strategy = async (company_name: string) =>
      (await service.call(a102, { query: { company_name, lang: 'en' } })).data;
    const thales = await strategy('THALES SA');
    expect(thales.technology_specialization).toBeCloseTo(0.162591, 6);
    expect(thales.patent_complexity).toBe(29 / 77);
    // with ACC INGENIERIE ET MAINTENANCE and ECOLE NATIONALE SUPERIEURE DE TECH AVANCEES BRETAGNE; else inventors
    expect(thales.co_patenting).toBe(2 / 77);
    const boeing = await strategy('BOEING CO');
    expect(boeing.technology_specialization).toBeCloseTo(0.161487, 6);
    expect(boeing.patent_complexity).toBe(16 / 44);
    // no patent that is cited is in the file
    expect([boeing.current_relevance, boeing.scientific_content, boeing.patent_influence]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});

// counted in the files by a script that takes each application number once
describeWithSharedData('the charts of an office’s answers, in applications', ['patents/kipris-xml'], (folder) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const { corpus, data_dir } = service;
    const summary = await importFiles({ source: 'auto', paths: [folder], corpus, data_dir });
    expect([summary.rejected, summary.problems]).toEqual([0, []]);
  });
  afterAll(() => service.close());

  const BY_APPLICATION = { query_text: 'SOURCE: kipris', collapse_type: 'APNO' };
  const ask = async (operation: Operation) => (await service.call(operation, { body: BY_APPLICATION })).data;

  it('ranks applicants and classes', async () => {
    expect((await ask(d102)).values.slice(0, 4).map(({ name, num }: any) => `${name} ${num}`)).toEqual([
      ...[
        '동의대학교 산학협력단 503',
        '서울대학교산학협력단 501',
        '주식회사 윈텍오토메이션 92',
        '주식회사 에이치비티 54',
      ],
    ]);
    const subclasses = (await ask(d108)).values.slice(0, 6).map(({ ipc, num }: any) => `${ipc} ${num}`);
    expect(subclasses).toEqual(['A61K 158', 'G06N 113', 'A23L 110', 'A61B 110', 'A61P 91', 'G06Q 88']);
    const groups = (await ask(d107)).values.slice(0, 6).map(({ ipc }: any) => ipc.ipc);
    expect(groups).toEqual(['G06N3', 'A23L33', 'A61K36', 'A61B5', 'G06Q50', 'A61K8']);
    expect((await ask(d109)).values.map(({ code, num }: any) => `${code} ${num}`)).toEqual(['KR 1277']);
  });

  it('counts filings by year with their grants', async () => {
    const years = { apply_start_time: '2016', apply_end_time: '2023' };
    const { data } = await service.call(a001, { query: { query_text: 'SOURCE: kipris', ...years } });
    expect(data.map(({ year, application, granted }: any) => `${year} ${application} ${granted}`)).toEqual([
      ...['2016 49 45', '2017 81 73', '2018 119 109', '2019 129 115'],
      ...['2020 96 80', '2021 139 81', '2022 247 56', '2023 109 10'],
    ]);
  });
});
