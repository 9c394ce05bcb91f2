import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { listFiles, openFile } from '#sources/files.ts';
import jpoDocuments from '#sources/jpo-api/documents.ts';
import records from '#sources/records/source.ts';
import type { Parsed } from '#sources/source.ts';
import solr from '#sources/uspto-assignment/source.ts';
import peds from '#sources/uspto-file-wrapper/peds.ts';
import ptab from '#sources/uspto-proceedings/ptab.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** Offices' data as it should not be: each is a stored truth, or a reject with its reason. */

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const legal = async (path: string, patent_number: string) =>
  (await service.call(`GET /advanced-patent-data/${path}`, { query: { patent_number } })).json;
const status = async (patent_number: string) =>
  (await service.call('GET /basic-patent-data/legal-status', { query: { patent_number } })).data[0];
const grant = (number: string, application_number: string, more: Partial<Patent> = {}) =>
  samplePatent(number, { application_number, filing_date: 20150105, grant_date: 20170307, ...more });
const conveyance = (reel: number, text: string, from: string, to: string, executed: number, patent: string) =>
  ({
    ...{ id: `US ${String(reel).padStart(6, '0')}/0001`, office: 'US', text, executed },
    reel_frame: `${String(reel).padStart(6, '0')}/0001`,
    ...{ assignors: [{ name: from }], assignees: [{ name: to }], properties: [{ patent }] },
    provenance: [{ source: 'uspto-assignment' }],
  }) satisfies Conveyance;
const wrapper = (application: string, more: Partial<FileWrapper>): FileWrapper => ({
  ...{ application, office: 'US', kind: 'utility', publications: [], parents: [], children: [], events: [] },
  provenance: [{ source: 'uspto-peds' }],
  ...more,
});
const row = (made: Parsed<any> | undefined) => (made as { record: any }).record;

describe('conflicting sources', () => {
  it('of two days of one grant the better source’s stands, whichever came last', async () => {
    const said = (source: string, grant_date: number): Patent => ({
      ...grant('US9900001B2', 'US14/900001', { grant_date }),
      provenance: [{ source, fields: ['grant_date', 'application_number', 'filing_date'] }],
    });
    const [printed, filed] = [said('uspto-grants', 20170307), said('uspto-peds', 20170308)];
    for (const order of [
      [printed, filed],
      [filed, printed],
    ]) {
      await service.corpus.delete(patents, ['US9900001B2']);
      for (const one of order) await service.corpus.put(patents, [one]);
      const [stored] = await service.corpus.get(patents, ['US9900001B2']);
      expect(stored!.grant_date).toBe(20170307);
    }
  });

  it('of an owner by two chains both are told, each with its record', async () => {
    const patent = 'US9900002';
    await service.corpus.put(patents, [grant('US9900002B2', 'US14/900002')]);
    await service.corpus.put(conveyances, [
      conveyance(900_001, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'DOE, JANE', 'ALPHA INC.', 20150105, patent),
      conveyance(900_002, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'ROE, RICHARD', 'BETA LLC', 20150106, patent),
    ]);
    const [stored] = await service.corpus.get(patents, ['US9900002B2']);
    expect(stored!.current_assignees.map(({ name }) => name)).toEqual(['ALPHA INC.', 'BETA LLC']);
    const { data } = await legal('transfer-data', 'US9900002B2');
    expect(data[0].patent_transfer_data.map((one: { reel_frame: string }) => one.reel_frame)).toEqual([
      '900001/0001',
      '900002/0001',
    ]);
  });
});

it('two chains that nothing recorded ties together are told, by the record where they part', async () => {
  const patent = 'US9900006';
  await service.corpus.put(patents, [grant('US9900006B2', 'US14/900006')]);
  await service.corpus.put(conveyances, [
    conveyance(900_031, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'DOE, JANE', 'ALPHA INC.', 20150105, patent),
    conveyance(900_032, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'GAMMA GMBH', 'BETA LLC', 20170105, patent),
  ]);
  const said =
    'US9900006B2: by 900032/0001 it belongs to BETA LLC, but those who assign there (GAMMA GMBH) own nothing by what is recorded; ALPHA INC. is shown as owner beside it.';
  expect((await legal('transfer-data', 'US9900006B2')).notes).toEqual([said]);
  expect((await legal('pledge-data', 'US9900006B2')).notes).toContain(said);
});

it('of a record with hundreds of parties and names of any length a note says who the first are, and how many', async () => {
  const patent = 'US9900008';
  const parties = (letter: string) =>
    Array.from({ length: 300 }, (_, n) => ({ name: `${letter.repeat(n === 0 ? 5_000 : 3)} ${n} INC` }));
  await service.corpus.put(patents, [grant('US9900008B2', 'US14/900008')]);
  await service.corpus.put(conveyances, [
    conveyance(900_041, 'ASSIGNMENT OF ASSIGNORS INTEREST', 'DOE, JANE', 'ALPHA INC.', 20150105, patent),
    {
      ...conveyance(900_042, 'ASSIGNMENT OF ASSIGNORS INTEREST', '', '', 20170105, patent),
      ...{ assignors: parties('Q'), assignees: parties('Z') },
    },
    ...Array.from({ length: 5 }, (_, n) =>
      conveyance(900_043 + n, 'ASSIGNMENT OF ASSIGNORS INTEREST', `GAMMA${n} INC`, `DELTA${n} INC`, 20180105, patent),
    ),
  ]);
  const { notes } = await legal('transfer-data', 'US9900008B2');
  const first = (letter: string) =>
    `${letter.repeat(100)}…; ${[1, 2, 3, 4].map((n) => `${letter.repeat(3)} ${n} INC`).join('; ')} and 295 more`;
  expect(notes).toEqual([
    `US9900008B2: by 900042/0001 it belongs to ${first('Z')}, but those who assign there (${first('Q')}) own nothing by what is recorded; ALPHA INC. is shown as owner beside it.`,
    'US9900008B2: by 900043/0001 it belongs to DELTA0 INC, but those who assign there (GAMMA0 INC) own nothing by what is recorded; ALPHA INC. is shown as owner beside it.',
    'US9900008B2: by 900044/0001 it belongs to DELTA1 INC, but those who assign there (GAMMA1 INC) own nothing by what is recorded; ALPHA INC. is shown as owner beside it.',
    'US9900008B2: the same is so of further records: 3.',
  ]);
});

it('assignments in a circle end with who was assigned to last; each stays in the chain', async () => {
  const patent = 'US9900003';
  const pass = (reel: number, from: string, to: string, day: number) =>
    conveyance(reel, 'ASSIGNMENT OF ASSIGNORS INTEREST', from, to, day, patent);
  await service.corpus.put(patents, [grant('US9900003B2', 'US14/900003')]);
  await service.corpus.put(conveyances, [
    pass(900_011, 'DOE, JANE', 'ALPHA INC.', 20150105),
    pass(900_012, 'ALPHA INC.', 'BETA LLC', 20160105),
    pass(900_013, 'BETA LLC', 'ALPHA INC.', 20170105),
    pass(900_014, 'ALPHA INC.', 'BETA LLC', 20180105),
    pass(900_015, 'BETA LLC', 'BETA LLC', 20190105),
  ]);
  const [stored] = await service.corpus.get(patents, ['US9900003B2']);
  expect(stored!.current_assignees.map(({ name }) => name)).toEqual(['BETA LLC']);
  expect((await legal('transfer-data', 'US9900003B2')).data[0].patent_transfer_data).toHaveLength(5);
});

it('a release of what was never pledged releases nothing, and is no pledge', async () => {
  const patent = 'US9900004';
  await service.corpus.put(patents, [grant('US9900004B2', 'US14/900004')]);
  await service.corpus.put(conveyances, [
    conveyance(
      900_021,
      'RELEASE OF SECURITY INTEREST AT REEL 012345/FRAME 0678',
      'BANK',
      'ALPHA INC.',
      20180105,
      patent,
    ),
    conveyance(900_022, 'SECURITY INTEREST', 'ALPHA INC.', 'OTHER BANK', 20190105, patent),
  ]);
  const { data } = await legal('pledge-data', 'US9900004B2');
  expect(data[0].patent_pledge_data.map((one: Record<string, unknown>) => [one.reel_frame, one.released_by])).toEqual([
    ['900022/0001', undefined],
  ]);
  const [stored] = await service.corpus.get(patents, ['US9900004B2']);
  expect(stored!.rights).toMatchObject({ transfers: 0, licences: 0, pledges: 1, open_pledges: 1 });
});

it('events before the filing are kept, and change nothing of the life after it', async () => {
  await service.corpus.put(patents, [grant('US9900005B2', 'US14/900005')]);
  await service.corpus.put(fileWrappers, [
    wrapper('US14/900005', {
      filed: 20150105,
      granted: 20170307,
      patent: 'US9900005',
      events: [
        { code: 'EXP.', date: 19990101 },
        { code: 'M1551', date: 20200907, year: 4 },
        { code: 'M1552', date: 20240907, year: 8 },
      ],
    }),
  ]);
  const said = await status('US9900005B2');
  expect(said.patent_legal.simple_legal_status).toEqual(['Active']);
  const [kept] = await service.corpus.get(fileWrappers, ['US14/900005']);
  expect(kept!.events.map(({ code }) => code)).toContain('EXP.');
});

it.each(['0001-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '9999-01-01', '2018-02-30', 'NULL', ''])(
  'the day %s is no day: the record is stored without it',
  async (day) => {
    const xml = `<?xml version="1.0"?><response><result name="response"><doc><str name="reelNo">47087</str><str name="frameNo">1</str><date name="recordedDate">${day}</date><str name="conveyanceText">MERGER</str><arr name="patAssignorName"><str>A INC.</str></arr><arr name="patAssignorExDate"><date>${day}</date></arr><arr name="patAssigneeName"><str>B INC.</str></arr><arr name="patNum"><str>9900006</str></arr></doc></result></response>`;
    const [made] = await readText(solr, 'a.xml', xml);
    expect(made!.ok).toBe(true);
    const { recorded, executed, assignors } = row(made);
    expect({ recorded, executed, assignors }).toEqual({
      recorded: undefined,
      executed: undefined,
      assignors: [{ name: 'A INC.' }],
    });
  },
);

it('of a file whose days are none, what it says otherwise is stored', async () => {
  const file = JSON.stringify({
    queryResults: {
      searchResponse: {
        response: {
          docs: [
            { appFilingDate: '0001-01-01T00:00:00Z', applId: '14900007', appStatus: 'Abandoned', appType: 'Utility' },
          ],
        },
      },
    },
  });
  const made = await readText(peds, 'a.json', file);
  const [first] = made.filter(({ ok }) => ok === true);
  expect(first && row(first)).toMatchObject({ application: 'US14/900007' });
  expect(first && row(first)).not.toHaveProperty('filed');
});

/** A Solr record of so many rights. */
const reel = (frame: number, numbers: readonly string[]) => {
  const list = (name: string, values: readonly string[]) =>
    `<arr name="${name}">${values.map((value) => `<str>${value}</str>`).join('')}</arr>`;
  return `<doc><str name="reelNo">55555</str><str name="frameNo">${frame}</str><str name="conveyanceText">ASSIGNMENT OF ASSIGNORS INTEREST</str>${list('patAssignorName', ['OLD INC.'])}${list('patAssigneeName', ['NEW INC.'])}${list('patNum', numbers)}${list(
    'applNum',
    numbers.map(() => 'NULL'),
  )}${list(
    'publNum',
    numbers.map(() => 'NULL'),
  )}</doc>`;
};
const solrText = (...docs: string[]) =>
  `<?xml version="1.0"?><response><result name="response">${docs.join('')}</result></response>`;

it.each([600, 5_000])('a record of %s patents names each of them, in bounded time', async (count) => {
  const numbers = Array.from({ length: count }, (_, i) => String(8_000_000 + i));
  const [made] = await readText(solr, 'a.xml', solrText(reel(count, numbers)));
  const record: Conveyance = row(made);
  expect(record.properties).toHaveLength(count);
  const last = `US${8_000_000 + count - 1}B2`;
  await service.corpus.put(patents, [grant('US8000000B2', 'US12/000001'), grant(last, 'US12/000002')]);
  const spent = cpuTime();
  await service.corpus.put(conveyances, [record]);
  expect(spent()).toBeLessThan(2_000);
  for (const number of ['US8000000B2', last]) {
    const [stored] = await service.corpus.get(patents, [number]);
    expect(stored!.current_assignees.map(({ name }) => name)).toEqual(['NEW INC.']);
  }
  await service.corpus.delete(conveyances, [record.id]);
  expect((await service.corpus.get(patents, [last]))[0]!.current_assignees).toEqual([]);
});

const NOTICE = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><jp:notice-pat-exam-rn xmlns:jp="http://www.jpo.go.jp"><jp:doc-number>2020123456</jp:doc-number><jp:document-name>${text}</jp:document-name><jp:date>20210105</jp:date></jp:notice-pat-exam-rn>`;

it('members of archives with paths are read as what they hold; no path of theirs is kept', async () => {
  const bytes = zipSync({
    '../../../etc/cron.d/evil-jpntce.xml': Buffer.from(NOTICE('拒絶理由通知書')),
    'C:\\windows\\b-jpntce.xml': Buffer.from(NOTICE('意見書')),
  });
  const facts: { id: string; description: string }[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'priora-bad-input-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, '20201234561.zip'), bytes);
  const [archive] = await listFiles([folder]);
  for await (const member of openFile(archive!))
    for await (const parsed of jpoDocuments.read(member)) if (parsed.ok === true) facts.push(row(parsed));
  expect(facts.map(({ description }) => description)).toEqual(['拒絶理由通知書', '意見書']);
  for (const { id } of facts) expect(id).not.toMatch(/[/\\]|^\.\.| \.\.$/);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(2);
});

it('markup and scripts in an office’s document stay text, and come out as text', async () => {
  const [made] = await readText(
    jpoDocuments,
    '1-jpntce.xml',
    NOTICE('&lt;script&gt;alert(1)&lt;/script&gt;拒絶理由通知書'),
  );
  const fact = row(made);
  await service.corpus.put(patents, [samplePatent('JP2020123456A', { application_number: 'JP2020-123456' })]);
  await service.corpus.put(patentFacts, [fact]);
  const reply = await service.call('POST /advanced-patent-data/overseas-patent-documents', {
    body: { patent_number: 'JP2020123456A', limit: 10, offset: 0 },
  });
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.data.doc_detail[0].description).not.toContain('<script>');
});

it('the 10 MB of recognised text of a paper of the board are not kept; the paper and its proceeding are', async () => {
  const paper = {
    trialNumber: 'IPR2021-00001',
    trialTypeCode: 'IPR',
    respondentPatentNumber: '9900008',
    documentIdentifier: '170000001',
    documentTitleText: 'Final Written Decision',
    documentFilingDate: '2022-05-10',
    documentOCRText: 'THE BOARD '.repeat(1_000_000),
  };
  const text = JSON.stringify({ results: [paper] });
  const spent = cpuTime();
  const made = await readText(ptab, 'a.json', text);
  expect(spent()).toBeLessThan(2_000);
  const stored = made.filter(({ ok }) => ok === true).map(row);
  expect(stored.map(({ kind }) => kind)).toEqual(['proceeding', 'document']);
  for (const one of stored) expect(JSON.stringify(one).length).toBeLessThan(2_000);
});

/** One application as offices, databases and people write it. */
const SPELLINGS = ['US15/710770', 'US 15/710,770', 'US15/710,770', 'us15/710770', 'US 15710770', 'US15710770'].concat(
  ['US-15/710770', 'US 15-710770', 'US 15 710 770', 'US15 710770', 'US  15/710770 ', 'US 15 / 710770'],
  ['US 15/710 770', 'US.15/710770', 'US15/710770 ', ' US15/710770', 'US_15/710770', '  US 15/710,770  '],
  ['US 15/710770 A', 'US15710770A', 'US 15710770 A', 'US201715710770', 'US201715710770A', 'US 201715710770 A'],
  ['US 15/710770 ', 'US  15/710,770', 'US 15／710770', 'ＵＳ15/710770', 'US１５/７１０７７０', 'US 15/710.770'],
  ["US 15/710'770", 'US 15/710770.', 'USSN 15/710,770', 'US Serial No. 15/710,770', 'US15‐710770', 'US15–710770'],
  ['US15/710770\u00a0', 'US\u200915/710770', 'U.S. 15/710,770', 'Us15/710770', 'US\t15/710770'],
  ['U.S. Serial No. 15/710,770', 'U.S. Patent Application Serial No. 15/710,770', 'Serial No. 15/710,770'],
  ['U.S. Appl. No. 15/710,770', 'Appl. No. US 15/710,770', 'United States Patent Application No. 15/710,770'],
);

it('forty spellings of one application are that application', async () => {
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(40);
  const lines = SPELLINGS.map((spelling, index) =>
    JSON.stringify({
      ...{ collection: 'patent_facts', key: `s${index}`, kind: 'award', name: 'Prize', applications: [spelling] },
    }),
  );
  const made = await readText(records, 'a.jsonl', lines.join('\n'));
  expect(made).toHaveLength(SPELLINGS.length);
  const read = made.map((one) => (one.ok === true ? row(one).applications : one.ok === false && one.reason));
  expect(read).toEqual(SPELLINGS.map(() => ['US15/710770']));
});
