import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { schemaFault } from '#sources/import.ts';
import records from '#sources/records/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const PN = 'US 8,700,001 B2';
const lines = [
  { kind: 'customs', publications: [PN], country: 'CN', record_number: 'P1-2', product: 'pumps', start_date: 20150902 },
  { kind: 'award', publications: ['US8700001'], name: 'Gold', session: '2018' },
  {
    kind: 'standard',
    applications: ['us 14/000,001'],
    standard_id: 'TS 38.331',
    declared_to: 'ETSI',
    projects: ['5G'],
    declaration_date: 20190101,
  },
  {
    kind: 'litigation',
    publications: [PN],
    country: 'US',
    court: 'D. Del.',
    case_number: '1:20-cv-1',
    plaintiffs: ['A'],
    defendants: ['B', 'C'],
    chief_judge: 'J',
    filing_date: 20200203,
  },
  {
    kind: 'opt_out',
    publications: [PN],
    status: 'Withdrawal after opt-out',
    registered: 20230601,
    withdrawn: 20240102,
  },
  {
    kind: 'proceeding',
    publications: [PN],
    country: 'EP',
    case_type: 'appeal',
    decision_number: 'T2051/15',
    decision_date: 20180202,
    applicants: ['A'],
    legal_grounds: ['Art. 56'],
  },
  { kind: 'fee', applications: ['US14/000001'], status: 'due', fee_type: 'year 12', amount: 7700, date: 20280101 },
  { kind: 'document', publications: [PN], code: 'CTNF', date: 20140102, description: 'Non-final rejection', pages: 17 },
  { kind: 'document', publications: [PN], code: 'IDS', date: 20140301 },
  { kind: 'strategic_industry', publications: [PN], level1_no: '2', level1_name: 'High-end equipment' },
].map((fact, index) => ({ collection: 'patent_facts', key: `f${index}`, ...fact }));

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const read = await readText(records, 'mine.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'));
  // before the patents that they are about
  for (const one of read) {
    if (one.ok !== true) throw new Error(JSON.stringify(one));
    expect(schemaFault(one.into!, one.record)).toBeUndefined();
    await service.corpus.put(one.into!, [one.record]);
  }
  await service.corpus.put(patents, [
    samplePatent('US8700001B2', {
      application_number: 'US14/000001',
      legal_events: [
        legalEvent({
          code: 'MAFP',
          country: 'US',
          date: 20170715,
          text: 'PAYMENT OF MAINTENANCE FEE, 4TH YEAR, LARGE ENTITY',
        }),
        legalEvent({
          code: 'IPR',
          country: 'US',
          date: 20210101,
          text: 'REVIEW',
          values: { free_format_text: 'TRIAL NO: IPR2020-01615', opponent: 'NINE, INC.' },
        }),
      ],
    }),
    samplePatent('US8700002B2', { application_number: 'US14/000002' }),
  ]);
});
afterAll(() => service.close());

const ask = async (path: `/${string}`, patent_number: string) =>
  (await service.call(`GET ${path}`, { query: { patent_number } })).json;

describe('facts of one’s own', () => {
  it.each([
    [
      '/advanced-patent-data/customs-data',
      'patent_customs_record_data',
      [{ country: 'CN', record_number: 'P1-2', product: 'pumps', start_date: 20150902 }],
    ],
    ['/advanced-patent-data/award-data', 'patent_award_data', [{ award_name: 'Gold', award_session: '2018' }]],
    [
      '/advanced-patent-data/sep-data',
      'patsnap_sep_data',
      [{ standard_id: 'TS 38.331', sep_source: 'ETSI', projects: ['5G'], declaration_date: 20190101 }],
    ],
    [
      '/high-value-data/litigation',
      'patent_litigation_data',
      [
        {
          ...{
            country: 'US',
            court: 'D. Del.',
            case_number: '1:20-cv-1',
            filing_date: 20200203,
            judge: [],
            chief_judge: { name: 'J' },
          },
          plaintiff: [{ name: 'A', sequence: 1 }],
          defendant: [
            { name: 'B', sequence: 1 },
            { name: 'C', sequence: 2 },
          ],
        },
      ],
    ],
    [
      '/advanced-patent-data/re-examination-and-invalidation',
      'patent_reexam_invalid_data',
      [
        {
          country: 'EP',
          case_type: 'appeal',
          decision_number: 'T2051/15',
          decision_date: 20180202,
          applicant: [{ name: 'A', sequence: 1 }],
          legal_ground: ['Art. 56'],
        },
        {
          country: 'US',
          case_type: 'IPR',
          decision_number: 'IPR2020-01615',
          applicant: [{ name: 'NINE, INC.', sequence: 1 }],
          legal_ground: [],
        },
      ],
    ],
    [
      '/high-value-data/seic-classification',
      'seic_classification',
      [{ seic_lv1: { seic_no: '2', seic_desc: 'High-end equipment' }, seic_lv2: {} }],
    ],
  ] as const)('%s answers them, and says of others what would fill the list', async (path, list, facts) => {
    const { data, notes } = await ask(path, 'US8700001B2,US8700002B2');
    expect(data.map((row: Record<string, unknown>) => row[list])).toEqual([facts, []]);
    expect(notes).toEqual([
      expect.stringMatching(/^No .+ is stored of US8700002B2; it would come from .*priora import records/),
    ]);
  });

  it('are counted where disputes are', async () => {
    const { data } = await ask('/patent-valuation-data/legal_indicators', 'US8700001B2,US8700002B2');
    expect(data[0].patsnap_legal_value).toMatchObject({
      has_reexam_invalid: 'TRUE',
      litigation_no: 1,
      litigation_country: ['US'],
    });
    expect(data[1].patsnap_legal_value).not.toHaveProperty('litigation_no');
    expect(data[1].patsnap_legal_value).not.toHaveProperty('has_reexam_invalid');
  });

  it('an opt-out is what the register says, and nothing where none is stored', async () => {
    const { data, notes } = await ask(
      '/advanced-patent-data/status-of-unified-patent-court',
      'US8700001B2,US8700002B2',
    );
    expect(data[0]).toMatchObject({
      upc: 'Withdrawal after opt-out',
      opt_out_reg_date: 20230601,
      opt_out_withdraw_date: 20240102,
    });
    expect([Object.keys(data[1]), notes]).toEqual([
      ['patent_id', 'pn'],
      [expect.stringMatching(/^No extract of the register/)],
    ]);
  });

  it('documents come newest first, by code and date, in pages', async () => {
    const documents = async (body: object) =>
      (await service.call('POST /advanced-patent-data/overseas-patent-documents', { body })).json;
    const { data } = await documents({ apno: 'US14/000001', limit: 1 });
    expect(data).toMatchObject({
      patent_number: 'US8700001B2',
      apno: 'US14/000001',
      doc_count: 2,
      doc_detail_count: 1,
    });
    expect(data.doc_detail).toEqual([{ doc_code: 'IDS', date: 20140301 }]);
    const coded = await documents({ patent_number: PN, doc_code: 'ctnf', date_to: 20140201 });
    expect(coded.data.doc_detail).toEqual([
      { doc_code: 'CTNF', date: 20140102, description: 'Non-final rejection', page_number: 17 },
    ]);
    expect((await documents({ patent_number: 'US8700002B2' })).notes).toEqual([
      expect.stringMatching(/^No document of the file/),
    ]);
    expect((await documents({})).error_msg).toBe('Give patent_id or patent_number or pn or apno.');
    expect((await documents({ apno: 'nothing' })).error_msg).toMatch(/^apno: "nothing" is no application number/);
  });

  it('fees are those of the files and those that events say were paid, without amounts that nobody stated', async () => {
    const ticket = (await service.call('POST /fee/apno_input', { body: { apnos: ['US14/000001', 'US 14/000002'] } }))
      .data.ticket;
    expect(ticket).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    const { data, notes } = (await service.call('POST /fee/get_fee', { body: { ticket } })).json;
    expect([data.ticket, data.size]).toEqual([ticket, 2]);
    expect(data.fee_infos_list[0]).toEqual({
      apno: 'US14/000001',
      apno_status: 'fee data',
      data: {
        apno: 'US14/000001',
        paid_fee: [{ fee_type: 'maintenance fee, year 4', payment_date: 20170715 }],
        fee_to_pay: [{ fee_type: 'year 12', payment_amount: 7700, payment_dateline: 20280101 }],
      },
    });
    expect([data.fee_infos_list[1].apno_status, notes]).toEqual([
      'no fee data',
      [expect.stringMatching(/^No fee is stored of US14\/000002;/)],
    ]);
    // the office's file tells of fees, too: the stage of a code as the year that it keeps, of one payment once
    await service.corpus.put(fileWrappers, [
      {
        ...{ application: 'US14/000001', office: 'US', publications: [], parents: [], children: [] },
        events: [
          { code: 'M1551', text: 'Payment of Maintenance Fee, 4th Year', date: 20170710 },
          { code: 'M2552', date: 20210712 },
          { code: 'EXP.', date: 20250820 },
        ],
        provenance: [{ source: 'uspto-peds' }],
      },
    ]);
    const filed = (await service.call('POST /fee/get_fee', { body: { ticket } })).data;
    expect(filed.fee_infos_list[0].data.paid_fee).toEqual([
      { fee_type: 'maintenance fee, year 4', payment_date: 20170710 },
      { fee_type: 'maintenance fee, year 8', payment_date: 20210712 },
    ]);
    // every fee of a full ticket, as many as are usual in twenty years
    const apnos = Array.from({ length: 60 }, (_, i) => `US14/${500_000 + i}`);
    await service.corpus.put(
      patentFacts,
      apnos.flatMap((application) =>
        Array.from({ length: 20 }, (_, year) => ({
          ...{ id: `${application} ${year}`, kind: 'fee' as const, publications: [], applications: [application] },
          ...{ status: 'paid' as const, fee_type: `year ${year + 1}`, amount: 900, date: 20000101 + 10_000 * year },
        })),
      ),
    );
    const many = (await service.call('POST /fee/apno_input', { body: { apnos } })).data.ticket;
    const all = (await service.call('POST /fee/get_fee', { body: { ticket: many } })).data.fee_infos_list;
    expect(all.map((info: { data: { paid_fee: unknown[] } }) => info.data.paid_fee.length)).toEqual(
      apnos.map(() => 20),
    );

    const unknown = await service.call('POST /fee/get_fee', {
      body: { ticket: '00000000-0000-4000-8000-000000000000' },
    });
    expect(unknown.json.error_msg).toMatch(/^ticket: unknown, or older than a day/);
  });

  it('a line told again replaces what it said, about which patents too, and fields that it leaves out are gone', async () => {
    const tell = async (more: object) => {
      const line = { collection: 'patent_facts', key: 'again', kind: 'award', ...more };
      for (const one of await readText(records, 'mine.jsonl', JSON.stringify(line)))
        if (one.ok === true) await service.corpus.put(one.into!, [one.record]);
    };
    const awards = async (patent_number: string) =>
      (await ask('/advanced-patent-data/award-data', patent_number)).data[0].patent_award_data;
    await tell({ publications: [PN], name: 'Silver', level: 'national' });
    expect(await awards('US8700001B2')).toContainEqual({ award_name: 'Silver', award_level: 'national' });
    // smaller as text than before, and without its level
    await tell({ publications: ['US8700002'], name: 'Bronze' });
    expect(await awards('US8700001B2')).toEqual([{ award_name: 'Gold', award_session: '2018' }]);
    expect(await awards('US8700002B2')).toEqual([{ award_name: 'Bronze' }]);
  });

  it('a line that names no application that can be read goes to the rejects', async () => {
    const line = JSON.stringify({
      collection: 'patent_facts',
      key: 'x',
      kind: 'fee',
      applications: ['??'],
      status: 'paid',
    });
    expect(await readText(records, 'mine.jsonl', line)).toMatchObject([
      { ok: false, id: 'x', reason: '"??" is no application number' },
    ]);
  });
});
