import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { patents } from '#collections/patents/patents.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './source.ts';

const item = (more: Record<string, string>) => {
  const fields = {
    ...{ Applicant: '주식회사 갑|을 대학교', ApplicationDate: '20210428', ApplicationNumber: '1020210054772' },
    ...{ Abstract: '본 발명은 전지에 관한 것이다.', InventionName: '전지', DrawingPath: 'http://x/y?arg=1' },
    ...{ InternationalpatentclassificationNumber: 'H01M 8/12|H01M  4/86', OpeningDate: '20211108' },
    ...{ OpeningNumber: '1020210133881', RegistrationDate: '20230829', RegistrationNumber: '1025738620000' },
    ...{ RegistrationStatus: '소멸', PublicNumber: ' ', PublicDate: '' },
    ...more,
  };
  return `<PatentUtilityInfo>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('')}</PatentUtilityInfo>`;
};
const answer = (...items: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n\n\n<response><body><items>${items.join('')}</items></body></response>`;

it('reads an application as its file, its opening and its registration', async () => {
  const [file, opened, grant] = (await readText(source, '1.xml', answer(item({})))) as any[];
  expect(file.record).toEqual({
    application: 'KR10-2021-0054772',
    office: 'KR',
    kind: 'utility',
    title: '전지',
    filed: 20210428,
    granted: 20230829,
    patent: 'KR102573862',
    publications: [{ number: 'KR20210133881A', date: 20211108 }],
    status: { text: '소멸', does: 'ceased' },
    parents: [],
    children: [],
    events: [{ text: '등록', date: 20230829, does: 'granted' }],
    provenance: [{ source: 'kipris', file: '1.xml' }],
  });
  expect(opened.record).toMatchObject({
    publication_number: 'KR20210133881A',
    publication_date: 20211108,
    titles: [{ lang: 'ko', origin: 'original', text: '전지' }],
    applicants: [{ name: '주식회사 갑' }, { name: '을 대학교' }],
    ipc: ['H01M8/12', 'H01M4/86'],
  });
  expect(grant.record).toMatchObject({ publication_number: 'KR102573862B1', patent_type: 'B', grant_date: 20230829 });
  // the day of registration is not that of the gazette, nor is that of an announcement before it
  for (const PublicDate of ['', '20230828'])
    expect(((await readText(source, '1.xml', answer(item({ PublicDate })))) as any[])[2].record).not.toHaveProperty(
      'publication_date',
    );
  const [, , announced] = (await readText(source, '1.xml', answer(item({ PublicDate: '20230906' })))) as any[];
  expect(announced.record).toMatchObject({ publication_date: 20230906, grant_date: 20230829 });
  const model = { ApplicationNumber: '2020230000297', OpeningNumber: ' ', RegistrationNumber: '2004012340000' };
  const [, utility] = (await readText(source, '1.xml', answer(item(model)))) as any[];
  expect(utility.record).toMatchObject({ publication_number: 'KR200401234Y1', patent_type: 'U' });
});

it('rejects what names no application, and skips answers without patents', async () => {
  const [bad] = await readText(source, '1.xml', answer(item({ ApplicationNumber: '7' })));
  expect(bad).toMatchObject({ ok: false, id: 'document 1', reason: '"7" is no application number of the office' });
  const refused = '<response><header><successYN>N</successYN><resultCode>10</resultCode></header></response>';
  expect(await readText(source, 'b.xml', refused)).toEqual([{ ok: 'skipped', kind: 'answer without patents' }]);
});

describe('what the register says of an application', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const items = [
      item({}),
      item({
        ApplicationNumber: '1020200000001',
        OpeningNumber: '1020210000001',
        RegistrationNumber: '',
        RegistrationDate: '',
        RegistrationStatus: '거절',
      }),
      item({
        ApplicationNumber: '1020200000002',
        OpeningNumber: '1020210000002',
        RegistrationNumber: '1020000020000',
        RegistrationStatus: '등록',
      }),
    ];
    for (const one of (await readText(source, '1.xml', answer(...items))) as any[])
      await service.corpus.put(one.into ?? patents, [one.record]);
  });
  afterAll(() => service.close());
  it('is its status, though no day is told', async () => {
    const patent_number = 'KR102573862B1,KR20210000001A,KR102000002B1';
    const { data } = await service.call('GET /basic-patent-data/legal-status', { query: { patent_number } });
    expect(data.map((one: any) => [one.patent_legal.simple_legal_status, one.patent_legal.legal_status])).toEqual([
      [['Inactive'], ['Ceased']],
      [['Inactive'], ['Rejected']],
      [['Active'], ['Granted']],
    ]);
    expect(data[0].timeline.at(-1)).toEqual({
      state: 'ceased',
      because: 'status of the register, which does not say since when',
    });
    expect(await service.corpus.get(fileWrappers, ['KR10-2021-0054772'])).toHaveLength(1);
  });
});

describeWithSharedData('answers of the office', ['patents/kipris-xml'], (folder) => {
  it('are read whole', async () => {
    const told: Record<string, number> = {};
    const dated: Record<string, Set<string>> = {};
    const read = await readAll<any>(
      source,
      [folder!],
      ({ status, kind_code, publication_date, publication_number }) => {
        if (status) told[status.text] = (told[status.text] ?? 0) + 1;
        if (publication_date) (dated[kind_code] ??= new Set()).add(publication_number);
      },
    );
    expect([read.records, read.ids, read.rejects, read.faults, [...read.unknown], read.unrecognised]).toEqual([
      8122,
      3107,
      [],
      [],
      [],
      [],
    ]);
    const publications = Object.entries(dated).map(([kind, numbers]) => [kind, numbers.size]);
    expect(Object.fromEntries(publications)).toEqual({ A: 994, B1: 803, U: 12, Y1: 14 });
    expect(told).toEqual({ 거절: 213, 공개: 964, 등록: 1891, 소멸: 198, 취하: 29, 포기: 14 });
  });
});
