import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { schemaFault } from '../import.ts';
import documents from './documents.ts';
import jpo from './source.ts';

const answer = (data: object, more: object = {}) =>
  JSON.stringify({ result: { statusCode: '100', errorMessage: '', remainAccessCount: '785', data, ...more } });

async function read(content: string): Promise<any[]> {
  return (await readText(jpo, 'a.json', content)).map((one) => {
    if (one.ok === 'skipped') return `skipped: ${one.kind}`;
    if (!one.ok) return `${one.id}: ${one.reason}`;
    expect(schemaFault(one.into ?? jpo.collection, one.record)).toBeUndefined();
    return one.record;
  });
}

const part = (documentDescription: string, documentSeparator: string, more: object = {}) => ({
  ...{ legalDate: '20200720', documentCode: 'A63', documentNumber: '52001475960', numberOfPages: '0' },
  ...{ documentDescription, documentSeparator },
  ...more,
});
const PROGRESS = {
  ...{ applicationNumber: '2020123456', inventionTitle: '立体配線構造体の製造方法', filingDate: '20200720' },
  applicantAttorney: [
    { name: 'メイショウ株式会社', applicantAttorneyClass: '1' },
    { name: '渡辺　一豊', applicantAttorneyClass: '2' },
  ],
  ...{ publicationNumber: '503090037', ADPublicationNumber: '2021090037', publicationDate: '20210610' },
  ...{ nationalPublicationNumber: '', registrationNumber: '7533889', registrationDate: '20240805' },
  ...{ erasureIdentifier: '00', expireDate: '20400720', disappearanceDate: '' },
  priorityRightInformation: [
    { nationalPriorityApplicationNumber: '2019210418', nationalPriorityDate: '20191121', parisPriorityDate: '' },
    { parisPriorityApplicationNumber: '62/936000', parisPriorityDate: '20191115', parisPriorityCountryCd: 'US' },
  ],
  parentApplicationInformation: { parentApplicationNumber: '2018005678', filingDate: '20180117' },
  divisionalApplicationInformation: [],
  bibliographyInformation: [
    {
      numberType: '01',
      documentList: [
        part('特許願', 'S'),
        part('図面', 'Z', { numberOfPages: '12' }),
        part('特許査定', 'K', { legalDate: '20240709', documentCode: 'A01', documentNumber: '06124327784' }),
        { documentDescription: 'without number and code' },
      ],
    },
    {
      numberType: '06',
      documentList: [
        part('特許査定', ' ', { legalDate: '20240709', documentCode: 'A01', documentNumber: '99999999999' }),
        part('特許証', ' ', { legalDate: '20240820', documentCode: 'R150', documentNumber: '99999999999' }),
      ],
    },
  ],
};

describe('answers of the JPO', () => {
  it('progress: the file, its publications, its documents, each part of a filing for itself', async () => {
    const [wrapper, pregrant, grant, ...papers] = await read(answer(PROGRESS));
    expect(wrapper).toEqual({
      ...{ application: 'JP2020-123456', office: 'JP', kind: 'utility', title: '立体配線構造体の製造方法' },
      ...{ filed: 20200720, granted: 20240805, patent: 'JP7533889', expires: 20400720 },
      publications: [{ number: 'JP2021090037A', date: 20210610 }],
      parents: [
        { application: 'JP2018-005678', relation: 'division', filed: 20180117 },
        { application: 'JP2019-210418', relation: 'other', filed: 20191121 },
      ],
      children: [],
      events: [{ text: 'registration', date: 20240805, does: 'granted' }],
      provenance: [{ source: 'jpo-api', file: 'a.json' }],
    });
    expect([pregrant, grant].map(({ publication_number: n, publication_date: d, grant_date: g }) => [n, d, g])).toEqual(
      [
        ['JP2021090037A', 20210610, undefined],
        ['JP7533889B2', undefined, 20240805],
      ],
    );
    expect(grant).toMatchObject({
      ...{ application_number: 'JP2020-123456', filing_date: 20200720 },
      applicants: [{ name: 'メイショウ株式会社', type: 'company' }],
      agents: [{ name: '渡辺 一豊', type: 'person' }],
      priorities: [
        { country: 'JP', number: 'JP2019-210418', date: 20191121 },
        { country: 'US', number: 'US62/936000', date: 20191115 },
      ],
      related_documents: [{ relation: 'division', country: 'JP', number: 'JP2018-005678', date: 20180117 }],
    });
    const paper = (named: string, more: object) => ({
      ...{ id: `jpo-document JP2020-123456 ${named}`, kind: 'document', publications: [] },
      ...{ applications: ['JP2020-123456'], source: 'jpo-api' },
      ...more,
    });
    expect(papers).toEqual([
      paper('52001475960 A63 S 20200720', { code: 'A63', date: 20200720, description: '特許願' }),
      paper('52001475960 A63 Z 20200720', { code: 'A63', date: 20200720, description: '図面', pages: 12 }),
      paper('06124327784 A01 K 20240709', { code: 'A01', date: 20240709, description: '特許査定' }),
      paper('99999999999 R150 20240820', { code: 'R150', date: 20240820, description: '特許証' }),
    ]);
  });

  it('registration: owners, the year that is paid, the end; no publication, since it tells of none', async () => {
    const register = {
      ...{ applicationNumber: '2020123456', filingDate: '20200720', registrationNumber: '7533889' },
      ...{ registrationDate: '20240805', decisionDate: '20240704', expireDate: '20400720', lastPaymentYearly: '03' },
      ...{ rightPersonInformation: [{ rightPersonName: 'メイショウ株式会社' }], updateDate: '20240821' },
      ...{ erasureIdentifier: '01', disappearanceDate: '20270805' },
    };
    const [wrapper, ...more] = await read(answer(register));
    expect(more).toEqual([]);
    expect(wrapper).toMatchObject({
      ...{ owners: ['メイショウ株式会社'], expires: 20400720, updated: 20240821 },
      events: [
        { text: 'decision', date: 20240704, does: 'none' },
        { text: 'registration', date: 20240805, does: 'granted' },
        { text: 'annual fee', does: 'fee', year: 3 },
        { text: 'erased (01)', date: 20270805, does: 'ceased' },
      ],
    });
    const [over] = await read(answer({ ...register, disappearanceDate: '20400720' }));
    expect(over.events.at(-1)).toEqual({ text: 'erased (01)', date: 20400720, does: 'expired' });
  });

  it('the translation of an international application is its publication before the grant', async () => {
    const [, pregrant, grant] = await read(
      answer({
        ...{ applicationNumber: '2019513554', publicationNumber: '', ADNationalPublicationNumber: '2020500123' },
        registrationNumber: '7193363',
      }),
    );
    expect([pregrant.publication_number, grant.publication_number]).toEqual(['JP2020500123A', 'JP7193363B2']);
  });

  it.each([
    [
      answer({
        applicationNumber: '2020123456',
        parentApplicationInformation: {},
        divisionalApplicationInformation: [],
      }),
      'skipped: answer that has nothing to say of its application',
    ],
    [
      answer({}, { statusCode: '107', errorMessage: '該当するデータがありません。' }),
      'skipped: answer without data: 該当するデータがありません。',
    ],
    [answer({ applicantAttorneyName: 'トヨタ自動車株式会社' }), 'skipped: name of an applicant or attorney'],
    [answer({ applicantAttorney: [{ name: 'トヨタ自動車株式会社' }] }), 'skipped: name of an applicant or attorney'],
    [answer({ URL: 'https://example.invalid' }), 'skipped: address of the file in J-PlatPat'],
    [answer({ applicationNumber: '12345', inventionTitle: 'X' }), 'a.json: names no application of ten digits'],
    ['null', 'skipped: answer without data: no reason'],
  ])('%s', async (content, told) => expect(await read(content)).toEqual([told]));

  it('deep and long answers cost their file alone, in bounded time', async () => {
    const deep = `{"result":{"statusCode":"100","data":{"applicationNumber":"2020123456","v":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`;
    await expect(read(deep)).rejects.toThrow('JSON nests deeper than 500');
    const long = 'あ '.repeat(300_000);
    const list = Array.from({ length: 3_000 }, (_, i) =>
      part(i === 0 ? long : '書類', 'S', { documentNumber: String(i) }),
    );
    const spent = cpuTime();
    const made = await read(
      answer({ ...PROGRESS, inventionTitle: long, bibliographyInformation: [{ documentList: list }] }),
    );
    expect(made).toHaveLength(3_003);
    expect(spent()).toBeLessThan(3_000);
  });
});

/** What the JPO sends: `Shift_JIS` with its declaration, inside a ZIP. */
const SHIFT_JIS = Buffer.from('8b9190e2979d975292ca926d8f91', 'hex');
const xml = (root: string, name: string | Buffer, encoding: string) =>
  Buffer.concat([
    Buffer.from(
      `<?xml version="1.0" encoding="${encoding}"?><jp:${root} xmlns:jp="http://www.jpo.go.jp"><jp:document-id><jp:doc-number>2020123456</jp:doc-number></jp:document-id><jp:document-name>`,
    ),
    Buffer.from(name),
    Buffer.from(`</jp:document-name><jp:drafting-date><jp:date>20240220</jp:date></jp:drafting-date></jp:${root}>`),
  ]);

describe('documents of the JPO', () => {
  it('in Shift_JIS and UTF-8 inside archives', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'priora-jpo-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const bytes = zipSync({
      '06124084096-jpntce.xml': xml('notice-pat-exam-rn', SHIFT_JIS, 'Shift_JIS'),
      'A53_1/A53-jpbibl.xml': xml('pat-rspns', '意見書', 'UTF-8'),
      'readme.txt': Buffer.from('x'),
    });
    await writeFile(join(folder, 'a.zip'), bytes);
    const facts: any[] = [];
    const reading = await readAll(documents, [folder], (fact) => facts.push(fact));
    expect([reading.faults, reading.rejects]).toEqual([[], []]);
    expect(facts).toEqual([
      {
        ...{ id: 'jpo-documents JP2020-123456 06124084096-jpntce.xml', kind: 'document', publications: [] },
        ...{ applications: ['JP2020-123456'], source: 'jpo-documents', date: 20240220 },
        description: '拒絶理由通知書',
      },
      expect.objectContaining({ description: '意見書', date: 20240220 }),
    ]);
  });

  it('of no application, or cut off, are rejects with their reason', async () => {
    const none = xml('pat-amnd', '手続補正書', 'UTF-8').toString().replace('2020123456', '特願');
    expect(await readText(documents, '1-jpbibl.xml', none)).toMatchObject([
      { ok: false, reason: 'names no application of ten digits' },
    ]);
    const cut = xml('pat-amnd', '手続補正書', 'UTF-8').subarray(0, 200);
    expect(await readText(documents, '1-jpbibl.xml', cut)).toMatchObject([{ ok: false }]);
  });

  it('with many open marks take bounded time', async () => {
    const many = '<jp:article>'.repeat(400) + '第２９条 <jp:date>'.repeat(20_000);
    const spent = cpuTime();
    await readText(documents, '1-jpntce.xml', xml('notice-pat-exam-rn', many, 'UTF-8'));
    expect(spent()).toBeLessThan(3_000);
  });
});

describeWithSharedData('answers and documents of the JPO', ['patents/jpo-api'], (folder) => {
  it('fit, and no two parts of a filing are taken for one', async () => {
    const [answers, papers] = [await readAll(jpo, [folder]), await readAll(documents, [folder])];
    expect([answers.faults, answers.rejects, papers.faults, papers.rejects]).toEqual([[], [], [], []]);
    const ids = new Set<string>();
    await readAll(jpo, [folder], ({ id }: any) => id !== undefined && ids.add(id));
    expect(ids.size).toBe(14);
    expect(papers.records).toBe(9);
  });
});
