import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { cikOf, creditCodeOf, identitiesOf, isinOf, leiOf, orgNumberOf } from '#collections/companies/identifiers.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import companyTable from '#sources/company-table/source.ts';
import gleif from '#sources/gleif/source.ts';
import { importFiles } from '#sources/import.ts';
import { sources } from '#sources/index.ts';
import ror from '#sources/ror/source.ts';
import secEdgar, { filerName } from '#sources/sec-edgar/source.ts';
import { readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { ownersOf } from '../owners.ts';
import { countryAtEnd, entitiesNamed } from './affiliation.ts';
import { subjectOf } from './portfolio.ts';
import { COMPANY_IMPORTERS, resolutionNote, resolveCompany } from './resolve.ts';

describe('identifiers', () => {
  it('are right by their check digits', () => {
    expect(leiOf(' 851wygnluqlfzbsygb56')).toBe('851WYGNLUQLFZBSYGB56');
    expect(leiOf('851WYGNLUQLFZBSYGB57')).toBeUndefined();
    expect(creditCodeOf('91110108551385082Q')).toBe('91110108551385082Q');
    expect(creditCodeOf('91110108551385082R')).toBeUndefined();
    expect(orgNumberOf('55138508-2')).toBe('551385082');
    expect(orgNumberOf('55138508-3')).toBeUndefined();
    expect(orgNumberOf('MA1FL46U-1')).toBe('MA1FL46U1');
    expect(isinOf('US0378331005')).toBe('US0378331005');
    expect(isinOf('US0378331006')).toBeUndefined();
    expect(cikOf('CIK0001640147')).toBe('1640147');
    expect(identitiesOf({ credit_code: '91110108551385082Q' })).toEqual([
      'credit_code:91110108551385082Q',
      'org_number:551385082',
    ]);
    expect(() => identitiesOf({ lei: 'X' })).toThrow('lei "X" is none: form or check digit is wrong');
  });

  it('notice any one wrong sign of its sort', () => {
    for (const [text, read] of [
      ['851WYGNLUQLFZBSYGB56', leiOf],
      ['91110108551385082Q', creditCodeOf],
      ['551385082', orgNumberOf],
    ] as const)
      fc.assert(
        fc.property(fc.nat(text.length - 1), fc.constantFrom(...'0123456789ABCDEFGH'), (at, sign) => {
          if (text[at] !== sign && /\d/.test(text[at]!) === /\d/.test(sign))
            expect(read(text.slice(0, at) + sign + text.slice(at + 1))).toBeUndefined();
        }),
      );
  });
});

const read = async (source: Parameters<typeof readText>[0], name: string, content: string) =>
  (await readText<any>(source, name, content)).map((each) =>
    each.ok === true ? each.record : each.ok === false ? [each.id, each.reason] : each.kind,
  );

describe('importers of companies', () => {
  it('read the LEI register: an entity, a parent, an exception; refuse a wrong LEI', async () => {
    const entity = {
      legalName: { name: 'A &amp; B AG', language: 'de' },
      otherNames: [{ name: 'B AG', language: 'de', type: 'PREVIOUS_LEGAL_NAME' }, { name: null }],
      legalAddress: { addressLines: ['Weg 1'], city: 'Bonn', country: 'DE' },
      registeredAt: { id: 'RA000242' },
      registeredAs: 'HRB 32 000',
      legalForm: { id: '6QQB', other: null },
      status: 'ACTIVE',
      creationDate: '1952-10-16T23:00:00Z',
    };
    const answer = JSON.stringify({
      meta: { pagination: { total: 35 } },
      links: { first: 'https://api.gleif.org/api/v1/lei-records/851WYGNLUQLFZBSYGB56/direct-children?page' },
      data: [
        { type: 'lei-records', id: 'x', attributes: { lei: '851WYGNLUQLFZBSYGB56', entity, registration: {} } },
        { type: 'lei-records', id: 'y', attributes: { lei: '851WYGNLUQLFZBSYGB57', entity } },
        {
          type: 'relationship-records',
          attributes: {
            relationship: {
              startNode: { id: '969500CF6KZ8GL8U6948' },
              endNode: { id: '851WYGNLUQLFZBSYGB56' },
              type: 'IS_DIRECTLY_CONSOLIDATED_BY',
              status: 'ACTIVE',
              periods: [{ startDate: '2009-01-11T23:00:00Z', type: 'RELATIONSHIP_PERIOD' }],
            },
          },
        },
        { type: 'fields', attributes: {} },
      ],
    });
    const [count, bank, wrong, child, field] = await read(gleif, 'a.json', answer);
    expect(count).toMatchObject({ stated_children: { direct: 35 }, ids: ['lei:851WYGNLUQLFZBSYGB56'] });
    expect(bank).toMatchObject({
      name: 'A & B AG',
      names: [{ text: 'B AG', kind: 'previous', lang: 'de', source: 'gleif' }],
      ids: ['lei:851WYGNLUQLFZBSYGB56', 'registry:RA000242 HRB32000'],
      founded: 19521016,
      legal_form: { code: '6QQB' },
      country: 'DE',
    });
    expect(wrong).toEqual(['y', 'LEI "851WYGNLUQLFZBSYGB57": form or check digits are wrong']);
    expect(child.relations).toEqual([
      { kind: 'direct_parent', to: 'lei:851WYGNLUQLFZBSYGB56', from: 20090111, active: true, source: 'gleif' },
    ]);
    expect(field).toBe('description of a field');
  });

  it('read ROR of both schemas, tickers, submissions, facts and ownership reports of EDGAR', async () => {
    const [one] = await read(
      ror,
      'r.json',
      JSON.stringify([
        {
          id: 'https://ror.org/02bfwt286',
          name: 'Monash University',
          types: ['Education'],
          aliases: ['MU'],
          country: { country_code: 'AU' },
          established: 1958,
        },
      ]),
    );
    const [two] = await read(
      ror,
      'r.json',
      JSON.stringify({
        hits: {
          hits: [
            {
              _source: {
                id: 'https://ror.org/02bfwt286',
                names: [{ value: 'Monash University', types: ['ror_display'] }],
                types: ['education'],
                established: 1958,
              },
            },
          ],
        },
      }),
    );
    expect(one).toMatchObject({
      id: two.id,
      name: 'Monash University',
      country: 'AU',
      founded: 19580000,
      type: 'education',
    });
    expect(two).toMatchObject({ name: 'Monash University', type: 'education' });
    const facts = {
      cik: 5,
      entityName: 'X',
      facts: {
        g: {
          R: {
            units: {
              USD: [
                { start: '2024-02-01', end: '2025-01-31', val: 1, filed: '2025-03-01', accn: 'a' },
                { start: '2024-02-01', end: '2025-01-31', val: 2, filed: '2026-03-01', accn: 'b' },
              ],
            },
          },
        },
      },
    };
    const [figures] = await read(secEdgar, 'f.json', JSON.stringify(facts));
    expect(figures.figures).toEqual([
      {
        concept: 'g:R',
        unit: 'USD',
        value: 2,
        from: 20240201,
        until: 20250131,
        filing: 'b',
        filed: 20260301,
        source: 'sec-edgar',
      },
    ]);
    const [ticker, bad] = await read(
      secEdgar,
      't.json',
      JSON.stringify({ 0: { cik_str: 5, ticker: 'X', title: 'X Inc' }, 1: { cik_str: 'z', ticker: 'Y', title: 'Y' } }),
    );
    expect(ticker).toMatchObject({ ids: ['cik:5'], name: 'X Inc', facts: { listing: [{ code: 'X', name: 'X Inc' }] } });
    expect(bad).toEqual(['entry 1', 'CIK "z" is none']);
  });

  it('take the mark that EDGAR puts behind a name for none of it, and keep the name with it', async () => {
    const named = (conformed: string) => filerName(conformed).name;
    expect(filerName('QUALCOMM INC/DE')).toEqual({
      name: 'QUALCOMM INC',
      names: [{ text: 'QUALCOMM INC/DE', kind: 'other' }],
    });
    expect(
      ['US BANCORP \\DE\\', 'KEYCORP /NEW/', 'MP Materials Corp. / DE', 'Troops, Inc. /Cayman Islands/'].map(named),
    ).toEqual(['US BANCORP', 'KEYCORP', 'MP Materials Corp.', 'Troops, Inc.']);
    expect(
      ['AMETEK INC/', 'TRICO BANCSHARES /', 'Alight, Inc. / Delaware', 'Core Scientific, Inc./tx'].map(named),
    ).toEqual(['AMETEK INC', 'TRICO BANCSHARES', 'Alight, Inc.', 'Core Scientific, Inc.']);
    for (const whole of [
      'GENMAB A/S',
      'M/I HOMES, INC.',
      'CULLEN/FROST BANKERS, INC.',
      'TRUST LONG/SHORT FUND',
      'DATA I/O CORP',
    ])
      expect(filerName(whole)).toEqual({ name: whole, names: [] });
    const [ticker] = await read(
      secEdgar,
      't.json',
      JSON.stringify({ 0: { cik_str: 804328, ticker: 'QCOM', title: 'QUALCOMM INC/DE' } }),
    );
    expect(ticker).toMatchObject({
      name: 'QUALCOMM INC',
      names: [{ text: 'QUALCOMM INC/DE', kind: 'other', source: 'sec-edgar' }],
      facts: { listing: [{ code: 'QCOM', name: 'QUALCOMM INC' }] },
    });
  });

  it('read tables of one’s own, heads in English or Chinese, and say which cell is wrong', async () => {
    const table = [
      '事实类型,企业名称,统一社会信用代码,股东名称,持股比例,是否自然人,成立日期,曾用名,colour',
      'company,某公司,91110108551385082Q,,,,2010-03-15,旧公司;老公司,',
      'shareholder,某公司,91110108551385082Q,张三,33.62%,是,,,red',
      'company,某公司,91110108551385082Q,,,,2010-13-15,,',
      'company,某公司,91110108551385082R,,,,,,',
      'company,某公司,,,,,,,',
      'ship,某公司,91110108551385082Q,,,,,,',
    ].join('\n');
    const [company, shareholder, ...wrong] = await read(companyTable, 't.csv', table);
    expect(company).toMatchObject({
      name: '某公司',
      founded: 20100315,
      names: [
        { text: '旧公司', kind: 'previous' },
        { text: '老公司', kind: 'previous' },
      ],
    });
    expect(shareholder.facts).toEqual({
      shareholder: [{ name: '张三', natural_person: 1, percent: 33.62, source: 'company-table' }],
    });
    expect(shareholder.id).toBe(company.id);
    expect(wrong.map(([, reason]: string[]) => reason!.slice(0, 60))).toEqual(
      [
        'founded is "2010-13-15": give a day as yyyyMMdd or yyyy-MM-dd',
        'credit_code "91110108551385082R" is none: form or check digit',
        'names no company by an identifier: give one of lei, credit_c',
        'kind is "ship": known are company, profile, shareholder, inve',
      ].map((each) => each.slice(0, 60)),
    );
  });
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.[Symbol.asyncDispose]());

const part = (id: string, name: string, more: Partial<CompanyPart> = {}) =>
  companyPart({ ids: [id], provenance: [{ source: 'test', key: id }], name, ...more });

describe('who is meant', () => {
  beforeAll(async () => {
    await service.corpus.put(companies, [
      part('own:1', 'Latch Systems, Inc.', {
        country: 'US',
        names: [{ text: 'Latchable, Inc.', kind: 'previous', until: 20190520 }],
      }),
      part('own:2', 'Acme AG', { country: 'DE' }),
      part('own:3', 'Acme AG', { country: 'CH' }),
      part('own:4', 'Beta GmbH', { country: 'DE' }),
      part('own:5', 'Beta AG', { country: 'DE' }),
      part('own:6', 'Gamma Robotics Corporation', {
        country: 'US',
        names: [{ text: '伽马机器人公司', kind: 'other', lang: 'zh' }],
      }),
      part('credit_code:91110108551385082Q', '某能源有限公司', { country: 'CN' }),
      part('own:7', 'Beta Works', { names: [{ text: 'Acme AG', kind: 'previous' }], country: 'US' }),
    ]);
  });
  const meant = async (company_name: string, country?: string) => {
    const found = await resolveCompany(service.corpus, { company_name }, country);
    return [found.company?.ids[0], resolutionNote({ company_name }, found)];
  };

  it('is the one that is called so now, then the one that was; the answer says which name it was', async () => {
    expect(await meant('LATCH SYSTEMS INC')).toEqual(['own:1', undefined]);
    expect(await meant('Latchable Inc')).toEqual([
      'own:1',
      '"Latchable Inc" is a former name (until 20190520) of Latch Systems, Inc. (US) [own:1].',
    ]);
    expect((await meant('伽马机器人公司'))[0]).toBe('own:6');
    expect((await meant('Gamma Robotics'))[0]).toBe('own:6');
  });

  it('is nobody where several are called so, unless the country tells', async () => {
    expect(await meant('Acme AG')).toEqual([
      undefined,
      expect.stringMatching(/^"Acme AG" is the name of 2 companies: Acme AG \((DE|CH)\) \[own:[23]\]; Acme AG/),
    ]);
    expect((await meant('Acme AG', 'CH'))[0]).toBe('own:3');
    expect((await meant('Acme AG', 'FR'))[0]).toBeUndefined();
    // the legal form tells Beta GmbH from Beta AG; without it nobody is meant
    expect((await meant('Beta GmbH'))[0]).toBe('own:4');
    expect((await meant('Beta'))[0]).toBeUndefined();
    // another legal form is another body: a candidate, no answer
    expect(await meant('Gamma Robotics GmbH')).toEqual([
      undefined,
      expect.stringContaining('Candidates, none of them proven: Gamma Robotics Corporation (US) [own:6] (1:'),
    ]);
    expect(await meant('Z')).toEqual([undefined, expect.stringContaining('No stored company is called "Z"')]);
    // the note names every importer of companies, but those of decisions and works of companies that are there
    const apart = ['company-decisions', 'inpi-br-software'];
    const importers = sources.filter(({ collection, name }) => collection === companies && !apart.includes(name));
    expect(COMPANY_IMPORTERS.split(', ').toSorted()).toEqual(importers.map(({ name }) => name).toSorted());
  });

  it('is told by an identifier, which wins over the name; a wrong check digit is refused', async () => {
    const named = { credit_code: '91110108551385082Q', company_name: 'Beta AG' };
    const found = await resolveCompany(service.corpus, named);
    expect(found.company?.name).toBe('某能源有限公司');
    expect(resolutionNote(named, found)).toBe(
      'credit_code names 某能源有限公司 (CN) [credit_code:91110108551385082Q]; the name "Beta AG" was not used.',
    );
    const unknown = { lei: '851WYGNLUQLFZBSYGB56' };
    expect(resolutionNote(unknown, await resolveCompany(service.corpus, unknown))).toBe(
      'No company with lei 851WYGNLUQLFZBSYGB56 is stored; the importer gleif would bring it.',
    );
    await expect(resolveCompany(service.corpus, { credit_code: '91110108551385082R' })).rejects.toThrow(
      'check digit is wrong',
    );
    await expect(resolveCompany(service.corpus, {})).rejects.toThrow('Give company_name');
    // as the note on several of one name prints them
    await service.corpus.put(companies, [part('cik:811589', 'Slate Bancorp'), part('cik:1057706', 'Slate Bancorp')]);
    const one = { company_name: 'cik:811589' };
    const told = await resolveCompany(service.corpus, one);
    expect([told.company?.ids, told.by, resolutionNote(one, told)]).toEqual([['cik:811589'], 'identity', undefined]);
    expect((await resolveCompany(service.corpus, { company_name: '851WYGNLUQLFZBSYGB57' })).company).toBeUndefined();
    expect((await resolveCompany(service.corpus, { company_name: 'cik:' })).company).toBeUndefined();
  });
});

describeWithSharedData(
  'companies of the shared folder',
  [
    'enterprises/gleif-api-json/lei_records',
    'enterprises/gleif-api-json/relationships',
    'enterprises/sec-edgar/snow_facts.json.gz',
  ],
  (records, relationships, facts) => {
    it('Commerzbank has the children that the register names, and says that there are more; Snowflake its figures', async () => {
      const summary = await importFiles({
        source: 'auto',
        paths: [records!, relationships!, facts!],
        corpus: service.corpus,
        data_dir: service.data_dir,
      });
      expect([summary.rejected, summary.problems]).toEqual([0, []]);
      const { company } = await resolveCompany(service.corpus, { company_name: 'Commerzbank AG' });
      expect(company).toMatchObject({
        name: 'COMMERZBANK Aktiengesellschaft',
        founded: 19521016,
        stated_children: { direct: 35 },
      });
      const children = (await service.corpus.links(companies, [company!.id], 'direct_children')).get(
        company!.id,
      )!.records;
      expect([children.length, children.filter(({ stored }) => stored).length]).toEqual([15, 15]);
      const { company: snowflake } = await resolveCompany(service.corpus, { cik: '0001640147' });
      const year = snowflake!.figures!.filter(({ from, until }) => from === 20240201 && until === 20250131);
      const value = (concept: string) => year.find((each) => each.concept === `us-gaap:${concept}`)?.value;
      expect(value('ResearchAndDevelopmentExpense')).toBe(1_783_379_000);
      expect(value('RevenueFromContractWithCustomerExcludingAssessedTax')).toBe(3_626_396_000);
    });
  },
);

describe('lines of affiliations', () => {
  it('name an entity where a part is its whole name, and not one of another country', async () => {
    await service.corpus.put(companies, [
      part('own:a', 'University of New England', { country: 'US', type: 'education' }),
      part('own:b', 'Institute of Things', { country: 'DE' }),
    ]);
    const named = async (text: string) =>
      (await entitiesNamed(service.corpus, text)).map(({ company, certain }) => [company.ids[0], certain]);
    expect(await named('Department of Botany, University of New England, Biddeford, USA')).toEqual([['own:a', true]]);
    expect(await named('University of New England, Armidale, Australia')).toEqual([]);
    expect(await named('University of New England, N.S.W.')).toEqual([['own:a', false]]);
    expect(await named('Institute of Things; University of New England')).toEqual([
      ['own:b', false],
      ['own:a', false],
    ]);
    expect(countryAtEnd('Rome, Italy.')).toBe('IT');
    expect(
      ['Aachen, Deutschland', 'Zagreb, Hrvatska', 'Boston, MA 02115', 'Wilmington, DE', 'Duarte, CA'].map(countryAtEnd),
    ).toEqual(['DE', 'HR', 'US', undefined, 'US']);
    // names that the platform's tables have otherwise, and what states call themselves
    expect(
      ['Ankara, Turkey', 'Delft, The Netherlands.', 'Wuhan, P. R. China', 'Busan, Korea, Republic of'].map(
        countryAtEnd,
      ),
    ).toEqual(['TR', 'NL', 'CN', 'KR']);
    expect(
      ['Taipei, Taiwan, R.O.C.', 'Tehran, Islamic Republic of Iran', 'Sydney, New South Wales', 'Brno, Česko'].map(
        countryAtEnd,
      ),
    ).toEqual(['TW', 'IR', 'AU', 'CZ']);
    expect(['Leeds, United Kingdom', 'Lyon France', 'Bank of Japan', 'Atlanta, Georgia'].map(countryAtEnd)).toEqual([
      'GB',
      'FR',
      undefined,
      undefined,
    ]);
  });

  it('and words within a part where the line says its city, or a school of it follows', async () => {
    const at = (city: string) => ({ city, addresses: [{ kind: 'headquarters' as const, lines: [], city }] });
    await service.corpus.put(companies, [
      part('own:north', 'Slate University', at('Northport')),
      part('own:south', 'Slate University', at('Southport')),
      part('own:main', 'University of Marl', at('Marlstadt')),
      part('own:campus', 'University of Marl at Claybourne', at('Claybourne')),
      part('own:bay', 'University of Marl, Baytown', at('Baytown')),
      part('own:quarry', 'Quarry of Light', at('Northport')),
      part('own:national', 'National Quarry', { ...at('Southport'), other_names: ['Quarry of Light'] }),
      part('own:old', 'Gravel Institute', { ...at('Northport'), status: 'INACTIVE' }),
    ]);
    const named = async (text: string) =>
      (await entitiesNamed(service.corpus, text)).map(({ company, certain }) => [company.ids[0], certain]);
    expect(await named('Department of Pebbles Slate University Southport')).toEqual([['own:south', true]]);
    expect(await named('Slate University, Southport')).toEqual([['own:south', true]]);
    expect(await named('Slate University')).toEqual([]);
    // an alias, and the city is its own
    expect(await named('Quarry of Light, Southport')).toEqual([['own:national', true]]);
    expect(await named('Quarry of Light')).toEqual([['own:quarry', false]]);
    expect(await named('From the University of Marl School of Medicine')).toEqual([['own:main', false]]);
    expect(await named('University of Marl, Claybourne')).toEqual([['own:campus', false]]);
    // a hospital of a school is no school
    expect(await named('From the University of Marl School of Medicine Hospital')).toEqual([]);
    // as people write it: with a word before the place, initials behind a dash, without a line break, in entities
    expect(await named('University of Marl at Baytown')).toEqual([['own:bay', false]]);
    expect(await named('University of Marl @ Baytown')).toEqual([['own:bay', false]]);
    expect(await named('University of Marl – UM')).toEqual([['own:main', false]]);
    expect(await named('University of Marl – Clear Lake')).toEqual([]);
    expect(await named('Quarry of LightSouthland')).toEqual([['own:quarry', false]]);
    expect(await named('Quarry&#x0020;of Light')).toEqual([['own:quarry', false]]);
    for (const other of [
      'Department of Pebbles Slate University Eastport', // says no city of one
      'Hospital affiliated to University of Marl Marlstadt',
      'Technical University of Marl Marlstadt',
      'University of Marl Hospital Marlstadt',
      'Gravel Institute, Northport', // no longer active
    ])
      expect(await named(other), other).toEqual([]);
  });

  it('name no school or department beside its body, and without a country none by an alias', async () => {
    await service.corpus.put(companies, [
      part('own:law', 'College of Law', { country: 'OM' }),
      part('own:alias', 'Instituto de Pedras', { country: 'PT', other_names: ['Institute of Stones'] }),
    ]);
    const named = async (text: string) =>
      (await entitiesNamed(service.corpus, text)).map(({ company }) => company.ids[0]);
    expect(await named('College of Law, Muscat, Oman')).toEqual(['own:law']);
    expect(await named('College of Law, Sultan University, Muscat, Oman')).toEqual([]);
    expect(await named('Institute of Stones, Lisboa, Portugal')).toEqual(['own:alias']);
    expect(await named('Institute of Stones, Lisboa')).toEqual([]);
  });

  it('and who stands for a record that its register took back', async () => {
    const relations = [{ kind: 'successor' as const, to: 'own:heir', active: true }];
    await service.corpus.put(companies, [
      part('own:heir', 'Stone University'),
      part('own:gone', 'Stone University School of Pebbles', { status: 'WITHDRAWN', relations }),
      part('own:lost', 'Lost School of Pebbles', { status: 'WITHDRAWN' }),
    ]);
    const asked = { company_name: 'Stone University School of Pebbles' };
    const found = await resolveCompany(service.corpus, asked);
    expect(found.company?.ids).toEqual(['own:heir']);
    expect(resolutionNote(asked, found)).toBe(
      '"Stone University School of Pebbles" is another name of Stone University [own:heir].',
    );
    expect((await resolveCompany(service.corpus, { company_name: 'Lost School of Pebbles' })).company).toBeUndefined();
    const turned = { company_name: '\u202eNobody\u0007 Ltd' };
    expect(resolutionNote(turned, await resolveCompany(service.corpus, turned))).toContain('is called "Nobody Ltd".');
  });

  it('and a company with umlauts is meant where they are written with two letters', async () => {
    await service.corpus.put(companies, [
      part('own:stahl', 'Förderwerk Übersee GmbH'),
      part('own:written', 'Kraenzle Werke AG'),
    ]);
    const by = async (company_name: string) => {
      const { company, by, matched } = await resolveCompany(service.corpus, { company_name });
      return [company?.ids[0], by, matched?.text];
    };
    expect(await by('FOERDERWERK UEBERSEE GMBH')).toEqual(['own:stahl', 'name', 'Förderwerk Übersee GmbH']);
    expect(await by('Foerderwerk Uebersee')).toEqual(['own:stahl', 'bare_name', 'Förderwerk Übersee GmbH']);
    expect(await by('Forderwerk Ubersee GmbH')).toEqual(['own:stahl', 'name', 'Förderwerk Übersee GmbH']);
    expect(await by('Kränzle Werke AG')).toEqual(['own:written', 'name', 'Kraenzle Werke AG']);
    await service.corpus.put(patents, [
      samplePatent('US7100011B2', {
        applicants: [
          { name: 'Foerderwerk Uebersee GmbH', standard_name: 'FOERDERWERK UEBERSEE GMBH', type: 'company' },
        ],
      }),
      samplePatent('US7100012B2', {
        applicants: [{ name: 'Förderwerk Übersee GmbH', standard_name: 'FORDERWERK UBERSEE GMBH', type: 'company' }],
      }),
    ]);
    const both = ['FOERDERWERK UEBERSEE GMBH', 'FORDERWERK UBERSEE GMBH'];
    expect((await ownersOf(service.corpus, 'Förderwerk Übersee GmbH')).names).toEqual(both);
    expect((await ownersOf(service.corpus, 'FOERDERWERK UEBERSEE GMBH')).names).toEqual(both);
    const subject = await subjectOf(service.corpus, { company_name: 'Förderwerk Übersee GmbH' }, () => {});
    expect([...subject!.names].sort()).toEqual(both);
  });

  it('and a company is meant under all its names in the index', async () => {
    await service.corpus.put(patents, [
      samplePatent('US7100001B2', {
        applicants: [{ name: 'LATCHABLE, INC.', standard_name: 'LATCHABLE INC', type: 'company' }],
      }),
      samplePatent('US7100002B2', {
        applicants: [{ name: 'Latch Systems Inc', standard_name: 'LATCH SYSTEMS INC', type: 'company' }],
      }),
    ]);
    expect((await ownersOf(service.corpus, 'Latch Systems, Inc.')).names).toEqual([
      'LATCH SYSTEMS INC',
      'LATCHABLE INC',
    ]);
    expect((await ownersOf(service.corpus, 'Nobody at all Inc')).names).toEqual([]);
  });
});
