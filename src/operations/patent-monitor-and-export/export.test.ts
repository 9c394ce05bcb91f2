import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { folderFileStore } from '#files/folder-store.ts';
import type { StepContext } from '#flows/flow.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import type { Asked } from './export/flow.ts';
import { writeExport } from './export/write.ts';

let service: TestService;
const text = (lang: string, words: string, origin: 'original' | 'machine' = 'original') => ({
  lang,
  origin,
  text: words,
});
const claims = (lang: string, words: string): Patent['claims'][number] => ({
  ...{ lang, origin: 'original' },
  claims: [{ number: 1, text: words, independent: true, parents: [] }],
});
const priorities = [{ country: 'US', number: 'US62/012273', date: 20150101 }];

beforeAll(async () => {
  service = await startTestService({
    corpus: [
      samplePatent('EP7000001B1', {
        titles: [text('en', '=HYPERLINK("http://x")')],
        filing_date: 20150203,
        publication_date: 20180900,
        assignees: [{ name: 'Ada, GmbH' }, { name: 'Bee & Co' }],
        ipc: ['H01M10/0525', 'F04C2/00'],
        claims: [claims('en', 'A pump.\nWith a rotor.')],
        priorities,
      }),
      samplePatent('JP6000001B2', { titles: [text('ja', 'ポンプ')], filing_date: 20160301, priorities }),
    ],
  });
});
afterAll(() => service.close());

const ask = (body: object) => service.call('POST /patent-search/export', { body });
async function exported(body: object) {
  const { data } = await ask({ query_text: 'AUTHORITY: (EP OR JP)', rows: 10, ...body });
  const state = () => service.call('GET /patent-search/task', { query: { task_id: data.task_id } });
  await expect.poll(async () => (await state()).data.export_status, { timeout: 30_000 }).toBe('SUCCESS');
  const done = (await state()).data;
  const file = await fetch(done.url);
  return { asked: data, done, type: file.headers.get('content-type'), bytes: new Uint8Array(await file.arrayBuffer()) };
}
const decoded = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('an export', () => {
  it('as CSV: words that no spreadsheet runs, texts with their origin, days as far as they are known', async () => {
    const { asked, done, bytes, type } = await exported({
      export_type: 'csv',
      fields: 'pn,TTL,APD,PBD,AN,IPC,FAM_COUNT,F_CITES_COUNT,EXDT',
    });
    expect([asked.count, done.count, type]).toEqual([2, 2, 'text/csv; charset=utf-8']);
    expect(decoded(bytes).split('\r\n')).toEqual([
      '\uFEFFPublication number,Title,Title: language and origin,Application date,Publication date,Original applicant or assignee,IPC,Stored members of the simple family,Number of stored patents that cite it,Estimated expiry date',
      'EP7000001B1,"\'=HYPERLINK(""http://x"")",en original,2015-02-03,2018-09,"Ada, GmbH | Bee & Co",H01M10/0525 | F04C2/00,2,0,',
      'JP6000001B2,"\'=HYPERLINK(""http://x"")","en original, of EP7000001B1",2016-03-01,,,,2,0,',
      '',
    ]);
    expect(asked.task_id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('as a workbook: numbers, days and words, a frozen head, no cell that begins like a formula', async () => {
    const { bytes } = await exported({ export_type: 'xls', fields: 'PN,TTL,APD,PBD,FAM_COUNT' });
    const sheet = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(/<row r="2">(.*?)<\/row>/.exec(sheet)![1]).toBe(
      [
        '<c r="A2" t="inlineStr"><is><t xml:space="preserve">EP7000001B1</t></is></c>',
        '<c r="B2" t="inlineStr"><is><t xml:space="preserve">\'=HYPERLINK(&quot;http://x&quot;)</t></is></c>',
        '<c r="C2" t="inlineStr"><is><t xml:space="preserve">en original</t></is></c>',
        '<c r="D2" s="2"><v>42038</v></c>',
        '<c r="E2" t="inlineStr"><is><t xml:space="preserve">2018-09</t></is></c>',
        '<c r="F2"><v>2</v></c>',
      ].join(''),
    );
    expect(sheet).not.toContain('<f>');
    expect(sheet).not.toMatch(/<t[^>]*>[=+@-]/);
    expect(new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet2.xml'])).toContain('corpus_sequence');
  });

  it('as JSON, XML, texts and PDF', async () => {
    const json = await exported({ export_type: 'json', fields: 'PN,APD,IPC', lang: 'jp' });
    expect(JSON.parse(decoded(json.bytes))).toMatchObject({
      query: 'AUTHORITY: (EP OR JP)',
      corpus_sequence: 2,
      rows: [
        { PN: 'EP7000001B1', APD: 20150203, IPC: ['H01M10/0525', 'F04C2/00'] },
        { PN: 'JP6000001B2', APD: 20160301 },
      ],
    });
    const xml = decoded((await exported({ export_type: 'xml', fields: 'PN,AN', query_text: 'AN: Ada' })).bytes);
    expect(xml).toContain('<row><PN>EP7000001B1</PN><AN>Ada, GmbH</AN><AN>Bee &amp; Co</AN></row>');
    const zip = unzipSync((await exported({ export_type: 'full_text', fields: 'PN,CLMS' })).bytes);
    expect(Object.keys(zip)).toEqual(['EP7000001B1.xml', 'JP6000001B2.xml']);
    expect(decoded(zip['EP7000001B1.xml']!)).toContain(
      '<claim number="1" independent="true">A pump.\nWith a rotor.</claim>',
    );
    const pdf = await exported({ export_type: 'pdf', fields: 'PN,TTL,CLMS' });
    expect(decoded(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
    const nothing = await exported({ export_type: 'csv', fields: 'PN', query_text: 'PN: US1' });
    expect([nothing.done.count, decoded(nothing.bytes)]).toEqual([0, '\uFEFFPublication number\r\n']);
  });

  it('is refused with the field, and is there for its account alone', async () => {
    const wrong = async (body: object) => {
      const { json } = await ask({ query_text: 'TTL: x', rows: 1, export_type: 'csv', fields: 'PN', ...body });
      return json.error_msg as string;
    };
    expect(await wrong({ fields: 'PN,NOPE,DESC_X' })).toContain('"NOPE", "DESC_X" cannot be exported');
    expect(await wrong({ fields: 'PN,CLMS' })).toBe('CLMS is exported as full_text or pdf alone.');
    expect(await wrong({ export_type: 'pdf', rows: 1001 })).toBe('rows is 1001: pdf takes at most 1000 publications.');
    expect(await wrong({ offset: 99_000, rows: 1001 })).toContain('offset + rows is 100001');
    expect(await wrong({ apdt_from: '2020x' })).toContain('apdt_from is "2020x"');
    expect(await wrong({ query_text: 'TTL: (x' })).not.toBe('');
    const many = Array.from({ length: 200 }, (_, i) => `F${i}`).join(',');
    expect(await wrong({ fields: many })).toBe('fields names 200 fields: give 1 to 100.');
    const { id } = await service.accounts.all.create('Others');
    const { key } = await service.accounts.createKey({ account_id: id, name: 'k', scopes: ['*:run'] });
    const { data } = await ask({ query_text: 'TTL: x', rows: 1, export_type: 'csv', fields: 'PN' });
    const other = await service.call('GET /patent-search/task', { query: { task_id: data.task_id }, key });
    expect([other.status, other.text]).toEqual([404, '']);
  });

  it('goes on where a crash cut it off, and begins anew where the corpus has changed since', async () => {
    const numbers = Array.from({ length: 10 }, (_, i) => `DE${1_000_001 + i}B3`);
    await service.corpus.put(
      patents,
      numbers.map((number, i) => samplePatent(number, { filing_date: 20200101 + i, page_count: i })),
    );
    const files = folderFileStore({ dir: join(service.data_dir, 'parts'), base_url: () => 'http://here' });
    const asked: Asked = {
      ...{ query_text: 'AUTHORITY: DE', fields: 'PN,APD,TTL', export_type: 'csv', rows: 100, offset: 0, lang: 'en' },
      ...{ search: {}, ranges: [] },
    };
    const read: string[][] = [];
    /** Runs with parts of three rows; `until` records are read before it dies. */
    const run = async (task_id: string, until = Infinity) => {
      const corpus: typeof service.corpus = Object.assign(Object.create(service.corpus), {
        get: (kind: any, ids: string[]) => {
          if (kind !== patents || read.flat().length + ids.length > until) throw new Error('killed');
          read.push(ids);
          return service.corpus.get(kind, ids);
        },
      });
      read.length = 0;
      const signal = new AbortController().signal;
      const services = { corpus, files, clock: () => 1_700_000_000_000 };
      const context = { services, task_id, signal, progress() {}, log() {}, account: 'a' } as unknown as StepContext;
      return writeExport(asked, context, 3);
    };
    const contentOf = async (task_id: string, { name }: { name: string }) =>
      decoded((await files.read({ key: task_id, name }))!);
    const whole = await run('whole');
    expect([whole.count, read.map(({ length }) => length)]).toEqual([10, [3, 3, 3, 1]]);

    await expect(run('cut', 7)).rejects.toThrow('killed');
    const rest = await run('cut');
    expect(read.map(({ length }) => length)).toEqual([3, 1]);
    expect(await contentOf('cut', rest.file)).toBe(await contentOf('whole', whole.file));
    // nothing of what it had kept is left
    expect(await files.read({ key: 'cut', name: `rows-0-${rest.seq}.json` })).toBeUndefined();

    await expect(run('changed', 7)).rejects.toThrow('killed');
    await service.corpus.put(patents, [samplePatent(numbers[0]!, { filing_date: 20190101 })]);
    const anew = await run('changed');
    expect([anew.count, read.flat().length, anew.seq > rest.seq]).toEqual([10, 10, true]);
    expect(await contentOf('changed', anew.file)).toContain(`${numbers[0]},2019-01-01`);
  });

  it('with the words of status codes beside them', async () => {
    const number = 'EP7000009B1';
    await service.corpus.put(patents, [samplePatent(number, { legal_status: { simple: 0, detailed: [15, 16] } })]);
    const { bytes } = await exported({
      ...{ export_type: 'csv', query_text: `PN: ${number}` },
      fields: 'PN,SIMPLE_LEGAL_STATUS,LEGAL_STATUS',
    });
    expect(decoded(bytes).split('\r\n')[1]).toBe(`${number},0,Inactive,15 | 16,Expired | Non-Payment`);
    await service.corpus.delete(patents, [number]);
  });
});
