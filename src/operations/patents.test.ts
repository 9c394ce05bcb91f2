import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patentId } from '#collections/patents/patent-id.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
});
afterAll(() => service.close());

const count = async (body: object) =>
  (await service.call('POST /search/patent/query-search-count', { body })).data?.total_search_result_count;
const search = async (body: object) => (await service.call('POST /search/patent/query-search-patent', { body })).data;
const numbers = async (body: object) => (await search(body)).results.map((row: { pn: string }) => row.pn);
const lookup = async (path: `/${string}`, query: Record<string, string | number>) =>
  (await service.call(`GET ${path}`, { query })).data;

describe('counting', () => {
  it.each([
    ['TACD: lidar', 'ALL', 3],
    ['TACD_ALL: lidar', 'ALL', 3],
    ['TTL_ALL: lidar', 'DOCDB', 1],
    ['IPC: G01S', 'ALL', 5],
    ['IPC: G01S', 'APNO', 4],
    ['IPC: G01S', 'DOCDB', 3],
    ['IPC: G01S', 'INPADOC', 2],
    ['IPC: G01S', 'EXTEND', 2],
    ['TTL: 激光雷达', 'ALL', 1],
    ['PBD: [20120101 TO 20121231]', 'ALL', 2],
    ['TTL_ALL: (lidar OR radar) NOT AUTHORITY: (EP OR CN)', 'ALL', 3],
    ['CLMS: "detector array"', 'ALL', 1],
    ['DESC: (mirror $W3 degrees)', 'ALL', 1],
    ['B_CITES: US8100001B2', 'ALL', 1],
    ['F_CITES_COUNT: [1 TO *]', 'ALL', 1],
    ['FAM: US8100001B2', 'ALL', 3],
    ['EFAM: US8100001B2', 'ALL', 4],
    ['TRANSFER: 1', 'ALL', 1],
  ])('%s by %s is %i', async (query_text, collapse_type, expected) => {
    expect(await count({ query_text, collapse_type })).toBe(expected);
  });

  it('takes the alias that clients append', async () => {
    const reply = await service.call('POST /search/patent/query-search-count/v2', {
      body: { query_text: 'TTL: radar' },
    });
    expect(reply.data).toEqual({ total_search_result_count: 1 });
  });
});

describe('searching', () => {
  it('shows the member that the caller prefers', async () => {
    const query = {
      query_text: 'IPC: G01S17/89 OR TTL: lidar',
      collapse_type: 'DOCDB',
      sort: [{ field: 'PBDT_YEARMONTHDAY', order: 'ASC' }],
    };
    expect(await numbers({ ...query, collapse_by: 'PBD', collapse_order: 'OLDEST' })).toEqual([
      'US20110100001A1',
      'CN103000001A',
    ]);
    expect(await numbers({ ...query, collapse_by: 'PBD', collapse_order: 'LATEST' })).toEqual([
      'EP2500001A1',
      'CN103000001A',
    ]);
    expect(
      await numbers({
        ...query,
        query_text: 'IPC: G01S7',
        collapse_by: 'AUTHORITY',
        collapse_order_authority: ['EP', 'US'],
      }),
    ).toEqual(['EP2500001A1']);
  });

  it('begins with what says most of the words', async () => {
    const body = { query_text: 'TACD: (mirror OR lidar OR detector OR pulse)' };
    const found = await numbers(body);
    expect(found).toEqual(await numbers({ ...body, sort: [{ field: 'SCORE', order: 'desc' }] }));
    expect(found).not.toEqual([...found].sort());
  });

  it('sorts and pages, and tells the whole count', async () => {
    const body = { query_text: 'IPC: G01S', sort: [{ field: 'APD_YEARMONTHDAY', order: 'desc' }] };
    const page = await search({ ...body, offset: 1, limit: 2 });
    expect(page.results.map((row: { pn: string }) => row.pn)).toEqual(['CN103000001A', 'EP2500001A1']);
    expect([page.result_count, page.total_search_result_count]).toEqual([2, 5]);
  });

  it('answers rows without nulls, every field there', async () => {
    const { results } = await search({ query_text: 'PN: US8100001B2' });
    expect(results).toEqual([
      {
        pn: 'US8100001B2',
        patent_id: patentId('US8100001B2'),
        title: 'Scanning lidar with a single detector array',
        apno: 'US12/900001',
        apdt: 20101008,
        pbdt: 20120124,
        inventor: 'ROE, Jane | DOE, John',
        original_assignee: 'Acme Sensors, Inc.',
        current_assignee: 'Beta Optics GmbH',
        authority: 'US',
      },
    ]);
    const [radar] = (await search({ query_text: 'TTL: vehicles' })).results;
    expect([radar.current_assignee, radar.inventor]).toEqual(['Gamma Motors', '']);
  });

  it('finds nothing as an empty list and zero counts', async () => {
    expect(await search({ query_text: 'TTL: submarine' })).toEqual({
      results: [],
      result_count: 0,
      total_search_result_count: 0,
    });
  });

  it.each([
    [{ query_text: 'TADC: lidar' }, /TADC.*did you mean TACD/],
    [{ query_text: '(a AND b' }, /not closed/],
    [{ query_text: 'TTL: "abc' }, /not closed/],
    [{ query_text: 'PBD: [20200101 TO 20190101]' }, /20200101|inverted|after|before/i],
    [{ query_text: 'a', limit: 1001 }, /limit/],
    [{ query_text: 'a', limit: 1000, offset: 19_001 }, /offset \+ limit/],
    [{ query_text: 'a', sort: [{ field: 'PAGES' }] }, /sort\[0\]\.field.*PBDT_YEARMONTHDAY/],

    [{ query_text: 7 }, /query_text/],
    [{}, /query_text/],
    [{ query_text: 'a', collapse_type: 'docdb' }, /collapse_type/],
  ])('refuses %j with a message that helps', async (body, message) => {
    const reply = await service.call('POST /search/patent/query-search-patent', { body });
    expect([reply.status, reply.json.status, reply.json.error_code]).toEqual([200, false, 68300004]);
    expect(reply.json.error_msg).toMatch(message);
    expect(reply.json).not.toHaveProperty('data');
  });

  it('ignores fields it does not know and takes null for absent', async () => {
    expect(await count({ query_text: 'TTL: radar', page: 3, collapse_type: null, collapse_by: null })).toBe(1);
  });

  it('finds by number in any spelling, by application and by office', async () => {
    const pn = async (body: object) =>
      (await service.call('POST /search/patent/patent-search-pn', { body })).data.results.map(
        (row: { pn: string }) => row.pn,
      );
    expect(await pn({ pn: 'US 8,100,001 B2' })).toEqual(['US8100001B2']);
    expect(await pn({ pn: 'US8100001, EP 2 500 001 A1' })).toEqual(['EP2500001A1', 'US8100001B2']);
    expect(await pn({ apno: 'US 12/900,001' })).toEqual(['US8100001B2', 'US20110100001A1']);
    expect(await pn({ apno: 'CN 201210000001' })).toEqual(['CN103000001A']);
    expect(await pn({ pn: 'US8100001, EP2500001', authority: ['EP'] })).toEqual(['EP2500001A1']);
    const reply = await service.call('POST /search/patent/patent-search-pn', { body: { pn: ' ' } });
    expect(reply.json).toMatchObject({ status: false, error_code: 68300004 });
  });

  it('finds by company', async () => {
    const owned = async (path: `/${string}`, body: object) =>
      (await service.call(`POST ${path}`, { body })).data.total_search_result_count;
    expect(await owned('/search/patent/company-search-patent', { application: 'acme sensors' })).toBe(3);
    expect(await owned('/search/patent/current-search-patent', { assignee: 'Beta Optics OR Gamma Motors' })).toBe(3);
    expect(await owned('/search/patent/company-search-defense-patent/v2', { application: '华星光电' })).toBe(1);
  });
});

describe('counting values', () => {
  it('answers one list per field, keyed in lower case', async () => {
    const { data } = await service.call('POST /patent-field/query', {
      body: { query: 'IPC: G01S', field: 'AUTHORITY,publication_year', offset: 0, limit: 2 },
    });
    expect(data).toEqual([
      {
        authority: [
          { name: 'US', count: 3 },
          { name: 'CN', count: 1 },
        ],
      },
      {
        publication_year: [
          { name: '2012', count: 2 },
          { name: '2011', count: 1 },
        ],
      },
    ]);
  });

  it('counts families once, with the page, in the aggregate search', async () => {
    const { data } = await service.call('POST /search/patent/query-search-patent-facet', {
      body: {
        query_text: 'IPC: G01S',
        field: 'AUTHORITY',
        collapse_type: 'DOCDB',
        collapse_by: [{ field: 'AUTHORITY', order: 'EP,US,CN' }],
      },
    });
    expect(data.facet).toEqual({
      AUTHORITY: [
        { name: 'US', count: 2 },
        { name: 'CN', count: 1 },
        { name: 'EP', count: 1 },
      ],
    });
    expect(data.results.map((row: { pn: string }) => row.pn).sort()).toEqual([
      'CN103000001A',
      'EP2500001A1',
      'US9900001B2',
    ]);
    const family = data.results.find((row: { pn: string }) => row.pn === 'EP2500001A1');
    expect(family.inpadoc_family.map((member: { doc_number: string }) => member.doc_number)).toEqual([
      '20110100001',
      '8100001',
      '2500001',
      '103000001',
    ]);
    expect([family.first_priority_date, family.first_priority_number]).toEqual([20100310, ['US60/100001']]);
  });

  it('nests facets and folds numbers', async () => {
    const body = {
      query_text: 'IPC: G01S',
      facet: [
        {
          tag: 'office',
          type: 'field',
          field: 'AUTHORITY',
          limit: 1,
          num_buckets: true,
          facet: [{ tag: 'inventors', type: 'aggregate', expr: 'max(IN_COUNT)' }],
        },
        { tag: 'years', type: 'range', field: 'APD_YEAR', start: 2010, end: 2014, gap: 2 },
        { tag: 'granted', type: 'query', query: 'PATENT_TYPE: B' },
      ],
    };
    const { data } = await service.call('POST /search/patent/nested-search-patent', { body });
    expect(data).toEqual({
      num_found: 5,
      facets: {
        office: [{ name: 'US', count: 3, inventors: 2 }],
        office_num_buckets: 3,
        years: [
          { name: '2010', count: 3 },
          { name: '2012', count: 1 },
        ],
        granted: [{ name: 'PATENT_TYPE: B', count: 2 }],
      },
      id_mapping: {},
    });
  });

  it('refuses facets that cannot be, naming the place', async () => {
    const message = async (facet: object[]) =>
      (await service.call('POST /search/patent/nested-search-patent', { body: { query_text: 'a', facet } })).json
        .error_msg;
    expect(await message([{ tag: 'count', type: 'field', field: 'AUTHORITY' }])).toMatch(/facet\[0\]\.tag/);
    expect(await message([{ tag: 'x', type: 'field', field: 'TTL' }])).toMatch(/facet\[0\]\.field.*TTL/);
    expect(await message([{ tag: 'x', type: 'range', field: 'APD_YEAR', start: 9, end: 3 }])).toMatch(
      /facet\[0\]\.end/,
    );
    expect(await message([{ tag: 'x', type: 'aggregate', expr: 'median(APD_YEAR)' }])).toMatch(/facet\[0\]\.expr/);
  });
});

describe('one publication', () => {
  const both = { patent_number: 'US8100001B2,CN103000001A' };

  it('is found by id and by number, with or without kind code; the id wins; unknown ones are left out', async () => {
    const pns = async (query: Record<string, string>) =>
      (await lookup('/basic-patent-data/simple-legal-status', query)).map((row: { pn: string }) => row.pn);
    expect(await pns({ patent_number: 'CN103000001A, US 8,100,001' })).toEqual(['CN103000001A', 'US8100001B2']);
    expect(await pns({ patent_id: patentId('EP2500001A1'), patent_number: 'US8100001B2' })).toEqual(['EP2500001A1']);
    expect(await pns({ patent_number: 'US1234567B2' })).toEqual([]);
    const missing = await service.call('GET /basic-patent-data/simple-legal-status', {
      query: { patent_id: '', patent_number: '' },
    });
    expect(missing.json).toMatchObject({ status: false, error_code: 10001 });
    const wrong = await service.call('GET /basic-patent-data/simple-legal-status', {
      query: { patent_number: 'US8100001B2,hello' },
    });
    expect(wrong.json).toMatchObject({ status: false, error_code: 68300004 });
    expect(wrong.json.error_msg).toMatch(/"hello" \(number 2\)/);
  });

  it('has a short bibliography', async () => {
    const [us] = await lookup('/basic-patent-data/simple-bibliography', both);
    expect(us.bibliographic_data).toMatchObject({
      patent_type: 'PATENT',
      invention_title: [{ lang: 'EN', text: 'Scanning lidar with a single detector array' }],
      publication_reference: { country: 'US', doc_number: '8100001', kind: 'B2', date: 20120124 },
      application_reference: { apno: 'US12/900001', date: 20101008 },
      priority_claims: [{ country: 'US', doc_number: '60/100001', date: 20100310 }],
      classification_data: { classification_ipcr: { main: 'G01S7/481', further: ['G01S17/89'] } },
      parties: {
        inventors: [
          { name: 'ROE, Jane', sequence: 1 },
          { name: 'DOE, John', sequence: 2 },
        ],
      },
    });
  });

  it('has a full bibliography, in the original language only', async () => {
    const [us, cn] = await lookup('/basic-patent-data/bibliography', both);
    expect(us.bibliographic_data).toMatchObject({
      exdt: 20301008,
      publication_reference: { year: 2012, month: 201201 },
      classification_data: {
        classification_cpc: {
          main_classification: { section: 'G', class: '01', sub_class: 'S', main_group: '7', sub_group: '4817' },
        },
        classification_upc: { classification_symbol: [{ class: '356', sub_class: '4.01' }] },
      },
      parties: { examiners: [{ name: 'POE, Edgar', rep_type: 'primary' }] },
    });
    expect(cn.bibliographic_data.invention_title).toEqual([
      { lang: 'CN', text: '激光雷达及其扫描方法', data_format: 'original' },
    ]);
  });

  it('has its families', async () => {
    const [us, cn] = await lookup('/basic-patent-data/patent-family', both);
    const members = (family: { country: string; doc_number: string; kind: string }[]) =>
      family.map((m) => m.country + m.doc_number + m.kind);
    expect(members(us.patent_family.simple_family)).toEqual(['US20110100001A1', 'US8100001B2', 'EP2500001A1']);
    expect(members(us.patent_family.inpadoc_family)).toEqual([
      'US20110100001A1',
      'US8100001B2',
      'EP2500001A1',
      'CN103000001A',
    ]);
    expect(members(cn.patent_family.simple_family)).toEqual(['CN103000001A']);
    expect(cn.patent_family.inpadoc_family_id).toBe(us.patent_family.inpadoc_family_id);
    expect(cn.patent_family.simple_family_id).not.toBe(us.patent_family.simple_family_id);
  });

  it('is cited, and cites', async () => {
    const [us] = await lookup('/basic-patent-data/backward-citation', both);
    expect(us.patent_cited).toEqual({
      cited_by_patents: [{ country: 'US', doc_number: '9900001', kind: 'B2', sequence: 1 }],
      cited_by_3y: 0,
      cited_by_5y: 0,
      cited_by_simple_family: 1,
      cited_by_inpadoc_family: 1,
      cited_by_patsnap_family: 1,
    });
    const [radar] = await lookup('/advanced-patent-data/forward-citation', { patent_number: 'US9900001B2' });
    expect(radar.patsnap_reference_cited).toEqual({
      cited_patents: [{ country: 'US', doc_number: '8100001', num: '0001', category: ['X'], cite_type: ['EXA'] }],
      cited_others: [
        {
          ...{ num: '0001', text: 'Poe, Lidar optics, 2009', title: 'Lidar optics', doi: '10.1000/1' },
          author: [{ name: 'POE EDGAR ET AL', sequence: 1 }],
        },
      ],
    });
  });

  it('has claims as HTML, escaped', async () => {
    const [us] = await lookup('/basic-patent-data/claim-data', both);
    expect([us.claim_count, us.claims[0].claim_independent_count]).toEqual([3, 2]);
    expect(us.claims[0].claim_text).toBe(
      '<div class="indep-clm" num="1">A lidar comprising a detector array &amp; a mirror &lt;tilted&gt; by a drive.</div>' +
        '<div class="dep-clm" num="2">The lidar of claim 1, wherein the drive is piezoelectric.</div>' +
        '<div class="indep-clm" num="3">A method of scanning with a lidar.</div>',
    );
  });

  it('has a description, its own or that of a family member on request', async () => {
    const text = 'BACKGROUND\n[0001] Known lidars need many detectors.\n[0002] The mirror tilts by 12 degrees.';
    const [own] = await lookup('/basic-patent-data/description-data', { patent_number: 'US8100001B2' });
    expect(own.description).toEqual([{ text, lang: 'EN', data_format: 'original' }]);
    expect(own).not.toHaveProperty('pn_related');
    const [none] = await lookup('/basic-patent-data/description-data', { patent_number: 'EP2500001A1' });
    expect(none.description).toEqual([]);
    const [related] = await lookup('/basic-patent-data/description-data', {
      patent_number: 'EP2500001A1',
      replace_by_related: 1,
    });
    expect([related.pn_related, related.description[0].text]).toEqual(['US8100001B2', text]);
  });

  it('has a status in words where a source states one', async () => {
    const [us, cn] = await lookup('/basic-patent-data/legal-status', both);
    expect(us).toMatchObject({
      legal_date: 20120124,
      patent_legal: { simple_legal_status: ['Active'], legal_status: ['Granted'], event_status: ['Transfer'] },
    });
    expect(cn).toEqual({
      patent_id: patentId('CN103000001A'),
      pn: 'CN103000001A',
      legal_date: 20130320,
      patent_legal: { simple_legal_status: ['Undetermined'], legal_status: ['Published'], event_status: [] },
      timeline: [{ state: 'published', since: 20130320, because: 'publication' }],
    });
  });

  it('is shown in full with the hits around it', async () => {
    const { data } = await service.call('POST /search/patent/query-search-patent-detail', {
      body: { query_text: 'IPC: G01S', lang: 'en', collapse_by: [], pn: 'CN103000001A', offset: 0 },
    });
    expect(data.patent_detail).toMatchObject({
      pn: 'CN103000001A',
      title: [{ lang: 'CN', text: '激光雷达及其扫描方法', data_format: 'original' }],
      title_translation: [{ lang: 'EN', text: 'Laser radar and scanning method thereof' }],
    });
    expect(data.patent_list).toHaveLength(5);
  });
});

it('binds facts of one legal event with GAND', async () => {
  const count = async (query_text: string) =>
    (await service.call('POST /search/patent/query-search-count', { body: { query_text } })).data
      .total_search_result_count;
  expect(await count('LEGAL_EVENT:61 GAND LEGAL_EVENT_DATE:[20150101 TO 20151231]')).toBe(1);
  expect(await count('LEGAL_EVENT:61 GAND LEGAL_EVENT_DATE:[20160101 TO *]')).toBe(0);
  expect(await count('LEGAL_EVENT:(61 OR 62) GAND LEGAL_EVENT_DATE:20150203')).toBe(1);
});

it('explains a query: how it was read and what each branch finds', async () => {
  const { data } = await service.call('POST /search/patent/query-explain', {
    body: { query_text: 'ttl:(lid* or radar) not authority:cn' },
  });
  expect(data).toMatchObject({
    expression: 'TTL:(lid* OR radar) AND NOT AUTHORITY:cn',
    total_search_result_count: 4,
    tree: {
      kind: 'and',
      count: 4,
      of: [
        { kind: 'or', count: 4, of: [{ count: 3, expansions: ['lidar'] }, { count: 1 }] },
        { kind: 'not', count: 4 },
      ],
    },
  });
});

it('explains which member of a family is shown, and why', async () => {
  const { data } = await service.call('POST /search/patent/query-explain', {
    body: { query_text: 'TTL: lidar', collapse_type: 'DOCDB', collapse_by: 'PBD', collapse_order: 'OLDEST' },
  });
  expect(data.groups).toHaveLength(1);
  expect(data.groups[0]).toMatchObject({
    shown: 'US20110100001A1',
    because: expect.stringMatching(/^oldest publication date/),
  });
  expect(data.groups[0].members.map((member: { pn: string }) => member.pn).sort()).toEqual([
    'EP2500001A1',
    'US20110100001A1',
    'US8100001B2',
  ]);
});
