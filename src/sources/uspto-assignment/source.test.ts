import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { ownershipOf } from '#patents/ownership.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { sources } from '../index.ts';
import bulk from './bulk.ts';
import center from './center.ts';
import solr from './source.ts';

const SOLR = `<?xml version="1.0"?><response><result name="response"><doc><str name="id">1-2</str><str name="reelNo">47086</str><str name="frameNo">788</str>
<date name="recordedDate">2018-10-05T04:00:00Z</date><str name="conveyanceText">ASSIGNMENT OF  ASSIGNORS INTEREST</str><date name="patAssignorEarliestExDate">0001-01-01T00:00:00Z</date>
<arr name="patAssignorName"><str>DOE, JANE</str><str>ROE, RICHARD</str></arr><arr name="patAssignorExDate"><date>2018-09-24T04:00:00Z</date><date>0001-01-01T00:00:00Z</date></arr>
<arr name="patAssigneeName"><str>ACME &amp; CO LLC</str></arr><arr name="patAssigneeAddress1"><str>1 STREET</str></arr><arr name="patAssigneeCity"><str>NULL</str></arr><arr name="patAssigneeState"><str>TEXAS</str></arr>
<arr name="applNum"><str>15710770</str><str>NULL</str></arr><arr name="filingDate"><date>2017-09-20T04:00:00Z</date><date>0001-01-01T00:00:00Z</date></arr><arr name="patNum"><str>NULL</str><str>10872483</str></arr><arr name="publNum"><str>20180191929</str><str>NULL</str></arr></doc>
<doc><str name="reelNo">7</str><str name="frameNo">NULL</str><str name="displayId">000007</str></doc></result></response>`;

const MADE = {
  id: 'US 047086/0788',
  office: 'US',
  reel_frame: '047086/0788',
  text: 'ASSIGNMENT OF ASSIGNORS INTEREST',
  recorded: 20181005,
  executed: 20180924,
  assignors: [{ name: 'DOE, JANE', executed: 20180924 }, { name: 'ROE, RICHARD' }],
  assignees: [{ name: 'ACME & CO LLC', address: '1 STREET, TEXAS' }],
  properties: [{ application: 'US15/710770', publication: 'US20180191929' }, { patent: 'US10872483' }],
  provenance: [{ source: 'uspto-assignment', file: 'a.xml' }],
} satisfies Conveyance;

it('reads Solr documents: parallel lists, NULL and the year 1 as nothing; rejects what has no reel and frame', async () => {
  const [made, reject] = await readText(solr, 'a.xml', SOLR);
  expect(made).toMatchObject({ ok: true, record: MADE });
  expect((made as { record: object }).record).toEqual(MADE);
  expect(reject).toMatchObject({ ok: false, id: '000007', reason: expect.stringMatching(/^no reel and frame/) });
});

const BULK = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE us-patent-assignments SYSTEM "PADX-File_v2.0.dtd"><us-patent-assignments dtd-version="2.0" date-produced="20260808"><action-key-code>DA</action-key-code><transaction-date><date>20260807</date></transaction-date><patent-assignments>
<patent-assignment><assignment-record><reel-no>47086</reel-no><frame-no>788</frame-no><last-update-date><date>20260807</date></last-update-date><purge-indicator>N</purge-indicator><recorded-date><date>20181005</date></recorded-date><page-count>4</page-count><correspondent><name>X</name><address-1>Y</address-1></correspondent><conveyance-text>ASSIGNMENT OF ASSIGNORS INTEREST</conveyance-text></assignment-record>
<patent-assignors><patent-assignor><name>DOE, JANE</name><execution-date><date>20180924</date></execution-date></patent-assignor><patent-assignor><name>ROE, RICHARD</name></patent-assignor></patent-assignors>
<patent-assignees><patent-assignee><name>ACME &amp; CO LLC</name><address-1>1 STREET</address-1><state>TEXAS</state></patent-assignee></patent-assignees>
<patent-properties><patent-property><document-id><country>US</country><doc-number>15710770</doc-number><kind>X0</kind><date>20170920</date></document-id><document-id><country>US</country><doc-number>20180191929</doc-number><kind>A1</kind><date>20180705</date></document-id><invention-title lang="en">THING</invention-title></patent-property><patent-property><document-id><country>US</country><doc-number>10872483</doc-number><kind>B2</kind><date>20201222</date></document-id></patent-property></patent-properties></patent-assignment>
<patent-assignment><assignment-record><reel-no>7</reel-no><frame-no>8</frame-no><purge-indicator>Y</purge-indicator></assignment-record></patent-assignment>
<patent-assignment><assignment-record><reel-no>9</reel-no><frame-no>10</frame-no><conveyance-text>LIEN</conveyance-text></assignment-record></patent-assignment></patent-assignments></us-patent-assignments>`;

it('reads bulk deliveries: kinds tell numbers apart, what the office purged is about nothing, what has no parties is told', async () => {
  const [made, purged, reject, ...more] = await readText(bulk, 'a.xml', BULK);
  expect(made).toEqual({
    ok: true,
    record: { ...MADE, updated: 20260807, provenance: [{ source: 'uspto-assignments', file: 'a.xml' }] },
    raw: expect.any(String),
  });
  expect((purged as { record: object }).record).toEqual({
    ...{ id: 'US 000007/0008', office: 'US', reel_frame: '000007/0008', text: 'purged by the office', purged: true },
    ...{ assignors: [], assignees: [], properties: [], provenance: [{ source: 'uspto-assignments', file: 'a.xml' }] },
  });
  expect(reject).toMatchObject({ ok: false, id: '9/10', reason: expect.stringMatching(/^no parties/) });
  expect(more).toEqual([]);
  expect(sources.find((each) => each.recognises('ad20260807.xml', BULK.slice(0, 4096)))?.name).toBe(
    'uspto-assignments',
  );
});

const page = (rows: unknown) => JSON.stringify({ status: 'Success', successResponse: { data: rows } });

it('reads pages of Assignment Center; what is no page or no row is told', async () => {
  const row = {
    reelNumber: 58293,
    frameNumber: 75,
    conveyance: 'CHANGE OF NAME ',
    assignorExecutionDate: '06/01/2021',
    assignors: [{ assignorName: 'LATCH, INC.', executionDate: '06/01/2021' }],
    assignees: ['LATCH SYSTEMS, INC.'],
    noOfProperties: 3,
    properties: [
      { applicationNumber: '16136935', fillingDate: '09/20/2018', patentNumber: '10872483', pctNumber: null },
    ],
  };
  const [made, reject] = await readText(
    center,
    'p.json',
    page([row, { reelNumber: 1, frameNumber: 2, conveyance: 'X' }]),
  );
  expect((made as { record: object }).record).toEqual({
    id: 'US 058293/0075',
    office: 'US',
    reel_frame: '058293/0075',
    text: 'CHANGE OF NAME',
    executed: 20210601,
    assignors: [{ name: 'LATCH, INC.', executed: 20210601 }],
    assignees: [{ name: 'LATCH SYSTEMS, INC.' }],
    properties: [{ application: 'US16/136935', patent: 'US10872483' }],
    property_count: 3,
    provenance: [{ source: 'uspto-assignment-center', file: 'p.json' }],
  });
  expect(reject).toEqual({ ok: false, id: 'row 2', reason: 'no parties', raw: expect.any(String) });
  for (const odd of [page([]), page(null), page([7, 'x']), '{}', '[]', 'null'])
    expect(await readText(center, 'p.json', odd)).toEqual([{ ok: 'skipped', kind: 'page without rows' }]);
  await expect(readText(center, 'p.json', '{')).rejects.toThrow('is no JSON');
  const deep = `{"successResponse":{"data":[{"reelNumber":${'['.repeat(90_000)}${']'.repeat(90_000)}}]}}`;
  await expect(readText(center, 'p.json', deep)).rejects.toThrow('p.json: JSON nests deeper than 500');
  for (const odd of ['null', '[]', '{"successResponse":null}', '{"successResponse":{"data":[null,1]}}'])
    expect(await readText(center, 'p.json', odd)).toEqual([{ ok: 'skipped', kind: 'page without rows' }]);
});

it('joins what pages say of one record, the same in any order', () => {
  const variant = fc.record({
    text: fc.constantFrom('ASSIGNMENT', 'ASSIGNMENT (SEE DOCUMENT)'),
    assignors: fc.constantFrom([], MADE.assignors),
    assignees: fc.constantFrom(MADE.assignees, [{ name: 'ACME & CO LLC' }], [{ name: 'ZETA' }]),
    properties: fc.subarray([...MADE.properties, { application: 'US15/1' }]),
    provenance: fc.constantFrom(MADE.provenance, [{ source: 'b', file: 'x' }]),
    more: fc.constantFrom({}, { updated: 20260807 }, { updated: 20260808, purged: true as const }),
  });
  const made = ({ more, ...part }: { more: object }): Conveyance => ({ ...MADE, ...part, ...more });
  fc.assert(
    fc.property(variant, variant, variant, (x, y, z) => {
      const [a, b, c] = [made(x), made(y), made(z)];
      const merge = conveyances.merge;
      expect(merge(a, b)).toEqual(merge(b, a));
      expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      expect(merge(merge(a, b), b)).toEqual(merge(a, b));
    }),
  );
});

it('of a record that the office corrected the later telling stands alone', () => {
  const wrong = { ...MADE, assignees: [{ name: 'AKME CO LLC' }], updated: 20260101 };
  const right = { ...MADE, properties: MADE.properties.slice(0, 1), updated: 20260807 };
  const { updated: _, ...undated } = wrong;
  for (const [stored, arriving] of [
    [wrong, right],
    [right, wrong],
    [right, undated],
  ] as const)
    expect(conveyances.merge(stored, arriving)).toEqual(right);
});

describe('conveyances and patents', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());
  const ask = async (path: string, patent_number: string) =>
    (await service.call(`GET /advanced-patent-data/${path}`, { query: { patent_number } })).json;
  const grant = (number: string, application_number: string) => samplePatent(number, { application_number });

  it('meet whichever comes first, by publication and by application, and part again', async () => {
    const { corpus } = service;
    await corpus.put(conveyances, [MADE]);
    await corpus.put(patents, [grant('US10872483B2', 'US16/136935'), grant('US20200000001A1', 'US15/710770')]);
    const both = (await ask('transfer-data', 'US10872483B2,US20200000001A1')).data;
    const row = {
      country: 'US',
      effective_date: 20180924,
      kind: 'assignment by inventors',
      reel_frame: '047086/0788',
      transferers: [
        { name: 'DOE, JANE', sequence: 1, effective_date_us: 20180924 },
        { name: 'ROE, RICHARD', sequence: 2 },
      ],
      transferees: [{ name: 'ACME & CO LLC', sequence: 1 }],
    };
    expect(both.map((one: { patent_transfer_data: object[] }) => one.patent_transfer_data)).toEqual([[row], [row]]);
    const [detail] = (
      await service.call('GET /basic-patent-data/patent-detail-aggregation', {
        query: { patent_number: 'US10872483B2' },
      })
    ).data;
    expect(detail.current_assignee).toBe('ACME & CO LLC');
    // what the office takes out is about nothing any more
    await corpus.put(conveyances, [{ ...MADE, updated: 20260807, purged: true }]);
    expect((await ask('transfer-data', 'US10872483B2')).data[0].patent_transfer_data).toEqual([]);
    await corpus.put(conveyances, [{ ...MADE, updated: 20260808 }]);
    expect((await ask('transfer-data', 'US10872483B2')).data[0].patent_transfer_data).toHaveLength(1);
    await corpus.delete(conveyances, [MADE.id]);
    const gone = await ask('transfer-data', 'US10872483B2');
    expect([gone.data[0].patent_transfer_data, gone.notes]).toEqual([
      [],
      [
        'No transfer is stored of US10872483B2; it would come from recorded conveyances (uspto-assignments, uspto-assignment-center) or legal events of the office (epo-ops, google-patents).',
      ],
    ]);
  });

  describeWithSharedData(
    'of the USPTO',
    ['patents/uspto-assignment', 'patents/uspto-assignment-center-json'],
    (folder = '', pagesFolder = '') => {
      it('give owner, chain and open pledges of US 8789601 and US 10872483', async () => {
        const records: Conveyance[] = [];
        const read = await readAll(solr, [folder], (one) => records.push(one));
        const pages = await readAll(center, [pagesFolder], (one) => records.push(one));
        expect([read.records, read.ids, read.rejects, read.faults, [...read.unknown]]).toEqual([333, 205, [], [], []]);
        expect([pages.records, pages.ids, pages.rejects, pages.faults, [...pages.unknown]]).toEqual([
          3330,
          3294,
          [],
          [],
          [],
        ]);
        const wanted = (one: Conveyance) =>
          one.properties.some(({ patent }) => patent === 'US8789601' || patent === 'US10872483');
        await service.corpus.put(conveyances, records.filter(wanted));
        await service.corpus.put(patents, [grant('US8789601B2', 'US13/679609'), grant('US10872483B2', 'US16/136935')]);
        const well = ownershipOf(records.filter((one) => one.properties.some(({ patent }) => patent === 'US8789601')));
        const kinds = well.conveyances.map(({ kind }) => kind);
        expect([
          kinds.length,
          ...['assignment', 'pledge', 'pledge_release'].map((kind) => kinds.filter((one) => one === kind).length),
        ]).toEqual([15, 1, 9, 5]);
        const printed = new Set(well.conveyances.flatMap(({ record }) => record.assignors.map(({ name }) => name)));
        expect(['US WELL SERVICES LLC', 'U.S. WELL SERVICES, LLC'].some((name) => printed.has(name))).toBe(true);
        const latch = ownershipOf(
          records.filter((one) => one.properties.some(({ patent }) => patent === 'US10872483')),
        );
        expect(latch.owners.map(({ names }) => names)).toEqual([
          ['LATCHABLE, INC.', 'LATCH, INC.', 'LATCH SYSTEMS, INC.'],
        ]);
        const of = (patent: string) =>
          ownershipOf(records.filter((one) => one.properties.some((each) => each.patent === patent)));
        // a merger tells its body with a letter left out; who assigns last is named by no record before
        expect(of('US10430409').owners.map(({ name }) => name)).toEqual([
          'LOGICBLOX-PREDICTIX MIDCO, LLC',
          'LOGICBLOX LLC',
        ]);
        expect(
          of('US9534285').pledges.map(({ record, passed }) => [record.reel_frame, passed.map((one) => one.reel_frame)]),
        ).toEqual([
          ['048811/0679', ['050965/0035']],
          ['060613/0072', []],
        ]);
        const pledges = (await ask('pledge-data', 'US8789601B2')).data[0].patent_pledge_data;
        expect(
          Object.fromEntries(
            pledges.map((one: { reel_frame: string; released_by?: string }) => [
              one.reel_frame,
              one.released_by ?? 'open',
            ]),
          ),
        ).toEqual({
          '048818/0520': '049109/0610',
          '048041/0605': '049110/0319',
          '049107/0392': '061835/0778',
          '049111/0583': '061875/0260',
          '057434/0429': '066091/0133',
          '049342/0819': 'open',
          '061875/0001': 'open',
          '062142/0927': 'open',
          '066186/0752': 'open',
        });
        const chain = (await ask('transfer-data', 'US8789601B2,US10872483B2')).data.map(
          (one: { patent_transfer_data: any[] }) =>
            one.patent_transfer_data.map(({ kind, transferers, transferees }) => [
              kind,
              transferers.length,
              transferees.map(({ name }: { name: string }) => name),
            ]),
        );
        expect(chain).toEqual([
          [['assignment by inventors', 3, ['US WELL SERVICES LLC']]],
          [['assignment by inventors', 7, ['LATCHABLE, INC.']]],
        ]);
        const owner = async (patent_number: string) =>
          (await service.call('GET /basic-patent-data/patent-detail-aggregation', { query: { patent_number } })).data[0]
            .current_assignee;
        expect([await owner('US8789601B2'), await owner('US10872483B2')]).toEqual([
          'US WELL SERVICES LLC',
          'LATCH SYSTEMS, INC.',
        ]);
      });
    },
  );
});
