import { describe, expect, it } from 'vitest';
import type { Company } from '#collections/companies/companies.ts';
import { cnpjRootOf, registryIdentity, sirenOf, ukNumberOf } from '#collections/companies/registers.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import cnpj from './cnpj/source.ts';
import companiesHouse from './companies-house/source.ts';
import gleif from './gleif/source.ts';
import inpiBrSoftware from './inpi-br/software.ts';
import inseeSirene from './insee-sirene/source.ts';
import type { Source } from './source.ts';

const read = async (source: Source, name: string, content: string) =>
  (await readText<any>(source, name, content)).map((each) =>
    each.ok === true ? each.record : each.ok === false ? [each.id, each.reason] : each.kind,
  );

describe('numbers of registers', () => {
  it('have one form, and right check digits where they have some', () => {
    expect(sirenOf('329 243 661')).toBe('329243661');
    expect(sirenOf('329243662')).toBeUndefined();
    expect(cnpjRootOf('00.000.000/0001-91')).toBe('00000000');
    expect(cnpjRootOf('12.ABC.345/01DE-35')).toBe('12ABC345');
    expect(cnpjRootOf('00.000.000/0001-92')).toBeUndefined();
    expect(cnpjRootOf('00000000000119')).toBeUndefined();
    expect(ukNumberOf('2943302')).toBe('RA000585 02943302');
    expect(ukNumberOf('SC606050')).toBe('RA000587 SC606050');
    expect(ukNumberOf('sc 6060')).toBe('RA000587 SC006060');
    expect(ukNumberOf('NI000123')).toBe('RA000586 NI000123');
    expect(ukNumberOf('SP29395R')).toBe('RA000587 SP29395R');
    for (const none of ['', 'ABC', '123456789', 'SC', '<script>']) expect(ukNumberOf(none), none).toBeUndefined();
  });

  it('are one identity in whichever register they are named', () => {
    expect(registryIdentity('RA000585', '8230688')).toBe('registry:RA000585 08230688');
    expect(registryIdentity('RA000585', 'SC386824')).toBe('registry:RA000587 SC386824');
    expect(registryIdentity('RA000189', '383 474 814')).toBe('registry:SIREN 383474814');
    expect(registryIdentity('RA000192', '383474814')).toBe('registry:SIREN 383474814');
    expect(registryIdentity('RA000192', '383474815')).toBe('registry:RA000192 383474815');
    expect(registryIdentity('RA000001', '00.000.000/0001-91', 'BR')).toBe('registry:CNPJ 00000000');
    expect(registryIdentity('RA000242', 'HRB 32 000', 'DE')).toBe('registry:RA000242 HRB32000');
  });
});

const pad = (text: string, length: number) => text.padEnd(length);
const directoryLine =
  `${pad('00000118', 12)}185609252020073120211218${pad(' 23107', 30)} 2  TN23 1DAO${' '.repeat(11)}`
    .slice(0, 90)
    .padEnd(90) +
  pad('ASHFORD CATTLE MARKET COMPANY LIMITED(THE)', 160) +
  pad('ASHFORDCATTLEMARKET', 60) +
  '1<11 BANK STREET,<ASHFORD,<KENT<<<TN23 1DA<<<<';
/** A line of product 101 of which these columns are known. */
const updateLine = (number: string, kind: string, more: Record<number, string> = {}) => {
  const signs = Array.from({ length: 349 }, () => ' ');
  const put = (at: number, text: string) => signs.splice(at, text.length, ...text);
  put(0, number);
  put(10, kind);
  put(58, '20221027');
  for (const [at, text] of Object.entries(more)) put(Number(at), text);
  return signs.join('') + (more[349] ?? '');
};

describe('Companies House', () => {
  it('is read from the directory in lines: columns, address, form, day of incorporation', async () => {
    const file = `AAAAAAAA312320220302\n${directoryLine}\n99999999000001\n`;
    expect(await read(companiesHouse, 'Prod183.dat', file)).toEqual([
      expect.objectContaining({
        ids: ['registry:RA000585 00000118'],
        provenance: [{ source: 'companies-house', key: '00000118', as_of: '2022-03-02' }],
        name: 'ASHFORD CATTLE MARKET COMPANY LIMITED(THE)',
        country: 'GB',
        founded: 18560925,
        legal_form: { text: 'Private Limited Company' },
        registries: [{ authority: 'RA000585', number: '00000118', source: 'companies-house' }],
        addresses: [
          {
            kind: 'legal',
            lines: ['11 BANK STREET', 'ASHFORD'],
            city: 'KENT',
            postal_code: 'TN23 1DA',
            source: 'companies-house',
          },
        ],
      }),
    ]);
  });

  it('is read from daily updates: a new name, an end, a mistake, and types that nobody knows', async () => {
    const file = [
      `AAAAAAAA3295${'20221027'.repeat(31)}`,
      updateLine('SC606050', '08', { 129: 'NEW NAME LTD' }),
      updateLine('00007464', '18', { 42: '20221108' }),
      updateLine('00007464', '081', { 129: 'WRONG' }),
      updateLine('00007464', '31'),
      updateLine('00007464', '99'),
      updateLine('0000746X9', '08'),
      '99999999000006',
    ].join('\n');
    const [name, end, ...rest] = await read(companiesHouse, 'Prod101.txt', file);
    expect(name).toMatchObject({
      ids: ['registry:RA000587 SC606050'],
      name: 'NEW NAME LTD',
      provenance: [{ key: 'SC606050 name', as_of: '2022-10-27' }],
    });
    expect(end).toMatchObject({ status: 'DISSOLVED', dissolved: 20221108 });
    expect(rest).toEqual([
      'transaction made in error',
      'confirmation statement',
      ['line 6', 'transaction type "99" is not known'],
      expect.objectContaining({ ids: ['registry:RA000585 0000746X'] }),
    ]);
  });

  it('is read from basic company data: previous names with their days, zeros that a spreadsheet lost, unknown columns', async () => {
    const head =
      'CompanyName, CompanyNumber,RegAddress.PostTown,RegAddress.Country,CompanyCategory,CompanyStatus,CountryOfOrigin,IncorporationDate,SICCode.SicText_1,PreviousName_1.CONDATE, PreviousName_1.CompanyName,Strange,Accounts.AccountRefDay';
    const rows = [
      '"""A"" LTD","2943302","BRISTOL","","Private Limited Company","Active","United Kingdom","29/06/2006","49410 - Freight transport by road","03/05/2017","XL STAFF &amp; SONS","odd","30"',
      '"=cmd|\'x\'!A1 LTD","SC1","","SCOTLAND","","Liquidation","","31/02/2006","None Supplied","","","",""',
      '"B LTD","","","","","","","","","","","",""',
    ];
    const parsed = await readText<Company>(
      companiesHouse,
      'BasicCompanyData-2018-02-01.csv',
      [head, ...rows].join('\n'),
    );
    expect(parsed[0]).toMatchObject({ ok: true, unknown: ['column Strange'] });
    const [one, two, none] = await read(companiesHouse, 'BasicCompanyData-2018-02-01.csv', [head, ...rows].join('\n'));
    expect(one).toMatchObject({
      ids: ['registry:RA000585 02943302'],
      name: '"A" LTD',
      names: [{ text: 'XL STAFF & SONS', kind: 'previous', until: 20170503 }],
      city: 'BRISTOL',
      country: 'GB',
      status: 'ACTIVE',
      founded: 20060629,
      facts: { industry: [{ scheme: 'SIC', level: 1, code: '49410', title: 'Freight transport by road' }] },
      provenance: [{ as_of: '2018-02-01' }],
    });
    expect(two).toMatchObject({ name: "=cmd|'x'!A1 LTD", status: 'Liquidation', country: 'GB' });
    expect([two.founded, two.facts]).toEqual([undefined, undefined]);
    expect(none).toEqual(['row 4', '"" is no number of Companies House']);
  });

  it('is read from answers of the gateway', async () => {
    const answer = (body: string) =>
      `<GovTalkMessage xmlns="http://www.govtalk.gov.uk/CM/envelope" x="companieshouse.gov.uk"><Body>${body}</Body></GovTalkMessage>`;
    expect(
      await read(
        companiesHouse,
        'a.xml',
        answer(
          '<NameSearch><CoSearchItem><CompanyName>A LTD</CompanyName><CompanyNumber>05923212</CompanyNumber><DataSet>LIVE</DataSet><CompanyIndexStatus>DISSOLVED</CompanyIndexStatus></CoSearchItem><CoSearchItem><CompanyName>B</CompanyName><CompanyNumber>1</CompanyNumber><DataSet>FORMER</DataSet></CoSearchItem><CoSearchItem><CompanyNumber>?</CompanyNumber></CoSearchItem></NameSearch>',
        ),
      ),
    ).toEqual([
      expect.objectContaining({ name: 'A LTD', status: 'DISSOLVED', ids: ['registry:RA000585 05923212'] }),
      'row of a search by name of a former name',
      ['?', '"?" is no number of Companies House'],
    ]);
    expect(await read(companiesHouse, 'a.xml', answer('<Mortgages><Charge/></Mortgages>'))).toEqual([
      'charges of a company',
    ]);
  });
});

describe('SIRENE', () => {
  it('makes names with their time of periods, and refuses wrong numbers and natural persons', async () => {
    const period = (dateDebut: string, dateFin: string | null, name: string | null, more = {}) => ({
      ...{ dateDebut, dateFin, denominationUniteLegale: name, etatAdministratifUniteLegale: 'A' },
      ...more,
    });
    const answer = {
      header: { statut: 200 },
      unitesLegales: [
        {
          siren: '329243661',
          dateCreationUniteLegale: '1984-01-01',
          sigleUniteLegale: 'APO',
          trancheEffectifsUniteLegale: '22',
          dateDernierTraitementUniteLegale: '2019-12-08T18:01:26',
          periodesUniteLegale: [
            period('2016-01-01', null, 'APODIS', {
              categorieJuridiqueUniteLegale: '9220',
              activitePrincipaleUniteLegale: '69.20Z',
              nomenclatureActivitePrincipaleUniteLegale: 'NAFRev2',
            }),
            period('2012-01-01', '2015-12-31', 'OLD'),
            period('2009-01-01', '2011-12-31', 'OLD', { denominationUsuelle1UniteLegale: 'USED' }),
            period('1984-01-01', '2008-12-31', null),
          ],
        },
        { siren: '329243662', periodesUniteLegale: [] },
        { siren: '413393752', prenom1UniteLegale: 'ANNE', periodesUniteLegale: [period('2000-01-01', null, null)] },
        {
          siren: '485319149',
          periodesUniteLegale: [period('2019-12-31', null, 'END', { etatAdministratifUniteLegale: 'C' })],
        },
      ],
    };
    const [unit, wrong, person, ended] = await read(inseeSirene, 'a.json', JSON.stringify(answer));
    expect(unit).toMatchObject({
      ids: ['registry:SIREN 329243661'],
      name: 'APODIS',
      names: [
        { text: 'OLD', kind: 'previous', from: 20090101, until: 20151231, source: 'insee-sirene' },
        { text: 'USED', kind: 'trading', from: 20090101, until: 20111231 },
        { text: 'APO', kind: 'short' },
      ],
      founded: 19840101,
      status: 'ACTIVE',
      legal_form: { text: 'catégorie juridique 9220' },
      facts: {
        industry: [{ scheme: 'NAFRev2', level: 1, code: '69.20Z' }],
        profile: [{ employees_interval: '100-199' }],
      },
    });
    expect(wrong).toEqual(['329243662', 'siren "329243662": form or check digit is wrong']);
    expect(person).toEqual(['413393752', 'is a natural person']);
    expect(ended).toMatchObject({ name: 'END', status: 'CESSÉE', dissolved: 20191231 });
    expect(await read(inseeSirene, 'e.json', '{"header":{"statut":400,"message":"Erreur"}}')).toEqual([
      'answer with status 400',
    ]);
  });
});

describe('CNPJ', () => {
  it('reads companies, establishments and tables of codes, by the name of the file', async () => {
    expect(
      await read(
        cnpj,
        'K1.EMPRECSV',
        '"41535825";"GMJ CONSTRUÇÕES LTDA";"2062";"49";"10000,00";"03";""\n"4153";"X";"";"";"";"";""\n"41535826";"Y";"2062";"49";"1.0";"";""',
      ),
    ).toEqual([
      expect.objectContaining({
        ids: ['registry:CNPJ 41535825'],
        legal_form: { code: '2062', scheme: 'cnpj-nature', text: 'natureza jurídica 2062' },
        country: 'BR',
        facts: { profile: [{ registered_capital: '10000.00 BRL', source: 'cnpj' }] },
      }),
      ['4153', 'CNPJ root "4153": eight signs'],
      ['41535826', 'capital "1.0": a number with a decimal comma'],
    ]);
    const row = (seat: string, status: string, dv = '91') =>
      `"00000000";"0001";"${dv}";"${seat}";"BANCO";"${status}";"20051103";"00";"";"";"19660801";"6422100";"6499999,6499998";"QUADRA";"SAUN";"5";"BLOCO B";"ASA NORTE";"70040912";"DF";"9701";"";"";"";"";"";"";"";"";""`;
    const [seat, ended, branch, wrong, odd] = await read(
      cnpj,
      'ESTABELE.csv',
      [row('1', '02'), row('1', '08'), row('2', '08'), row('1', '02', '92'), row('3', '02')].join('\n'),
    );
    expect(seat).toMatchObject({
      ids: ['registry:CNPJ 00000000'],
      status: 'ACTIVE',
      founded: 19660801,
      names: [{ text: 'BANCO', kind: 'trading' }],
      addresses: [
        {
          kind: 'legal',
          lines: ['QUADRA SAUN 5', 'BLOCO B'],
          city_code: '9701',
          district: 'ASA NORTE',
          region: 'BR-DF',
          country: 'BR',
          postal_code: '70040912',
        },
      ],
      facts: { industry: [{ code: '6422100' }, { code: '6499999' }, { code: '6499998' }] },
    });
    expect(ended).toMatchObject({ status: 'BAIXADA', dissolved: 20051103 });
    expect(branch).toBe('establishment that is no seat and not in force');
    expect(wrong).toEqual(['00000000', 'CNPJ "00000000/0001-92": form or check digits are wrong']);
    expect(odd).toEqual(['00000000', 'seat "3": 1 is the seat, 2 another establishment']);
    expect(await read(cnpj, 'CNAECSV.csv', '"0111301";"Cultivo de arroz"\n"x";""')).toEqual([
      { scheme: 'cnae', symbol: '0111301', titles: [{ lang: 'pt', text: 'Cultivo de arroz' }] },
      ['row 2', 'code "x" without its words'],
    ]);
    expect(await read(cnpj, 'SOCIOCSV.csv', '"41535825";"2";"ANA"')).toEqual(['table of partners or tax regimes']);
  });
});

describe('GLEIF', () => {
  const LEI = '851WYGNLUQLFZBSYGB56';
  const CHILD = '969500CF6KZ8GL8U6948';
  it('reads golden copies in CSV as it reads the same in XML, and tells the columns that it does not know', async () => {
    const csv = [
      'LEI,Entity.LegalName,Entity.LegalName.xmllang,Entity.OtherEntityNames.OtherEntityName.1,Entity.OtherEntityNames.OtherEntityName.1.xmllang,Entity.OtherEntityNames.OtherEntityName.1.type,Entity.LegalAddress.FirstAddressLine,Entity.LegalAddress.City,Entity.LegalAddress.Country,Entity.RegistrationAuthority.RegistrationAuthorityID,Entity.RegistrationAuthority.RegistrationAuthorityEntityID,Entity.LegalForm.EntityLegalFormCode,Entity.EntityStatus,Entity.EntityCreationDate,Entity.SuccessorEntity.1.SuccessorLEI,Entity.New,Registration.LastUpdateDate,Registration.ManagingLOU',
      `${LEI},A AG,de,B AG,de,PREVIOUS_LEGAL_NAME,Weg 1,Bonn,DE,RA000242,HRB 32 000,6QQB,ACTIVE,1952-10-16T23:00:00Z,${CHILD},odd,2023-01-02T00:00:00Z,X`,
      '851WYGNLUQLFZBSYGB57,Wrong AG,,,,,,,,,,,,,,,,',
    ].join('\n');
    const xml = `<lei:LEIData xmlns:lei="http://www.gleif.org/data/schema/leidata/2016"><lei:LEIRecords><lei:LEIRecord><lei:LEI>${LEI}</lei:LEI><lei:Entity><lei:LegalName xml:lang="de">A AG</lei:LegalName><lei:OtherEntityNames><lei:OtherEntityName xml:lang="de" type="PREVIOUS_LEGAL_NAME">B AG</lei:OtherEntityName></lei:OtherEntityNames><lei:LegalAddress><lei:FirstAddressLine>Weg 1</lei:FirstAddressLine><lei:City>Bonn</lei:City><lei:Country>DE</lei:Country></lei:LegalAddress><lei:RegistrationAuthority><lei:RegistrationAuthorityID>RA000242</lei:RegistrationAuthorityID><lei:RegistrationAuthorityEntityID>HRB 32 000</lei:RegistrationAuthorityEntityID></lei:RegistrationAuthority><lei:LegalForm><lei:EntityLegalFormCode>6QQB</lei:EntityLegalFormCode></lei:LegalForm><lei:EntityStatus>ACTIVE</lei:EntityStatus><lei:EntityCreationDate>1952-10-16T23:00:00Z</lei:EntityCreationDate><lei:SuccessorEntity><lei:SuccessorLEI>${CHILD}</lei:SuccessorLEI></lei:SuccessorEntity><lei:New>odd</lei:New></lei:Entity><lei:Registration><lei:LastUpdateDate>2023-01-02T00:00:00Z</lei:LastUpdateDate><lei:ManagingLOU>X</lei:ManagingLOU></lei:Registration></lei:LEIRecord></lei:LEIRecords></lei:LEIData>`;
    const [ofCsv, wrong] = await readText<Company>(gleif, 'lei2.csv', csv);
    const [ofXml] = await readText<Company>(gleif, 'lei2.xml', xml);
    if (ofCsv?.ok !== true || ofXml?.ok !== true) throw new Error('both are records');
    expect(ofCsv.record).toEqual(ofXml.record);
    expect(ofCsv.record).toMatchObject({
      name: 'A AG',
      names: [{ text: 'B AG', kind: 'previous', lang: 'de' }],
      relations: [{ kind: 'successor', to: `lei:${CHILD}` }],
      founded: 19521016,
    });
    expect([ofCsv.unknown, ofXml.unknown]).toEqual([['Entity.New'], ['LEIRecord/Entity/New']]);
    expect(wrong).toMatchObject({ ok: false, id: '851WYGNLUQLFZBSYGB57' });
  });

  it('reads relationships by the period of the relationship, and exceptions with all their reasons', async () => {
    const relationships = `Relationship.StartNode.NodeID,Relationship.StartNode.NodeIDType,Relationship.EndNode.NodeID,Relationship.EndNode.NodeIDType,Relationship.RelationshipType,Relationship.RelationshipStatus,Relationship.Period.1.startDate,Relationship.Period.1.endDate,Relationship.Period.1.periodType,Relationship.Period.2.startDate,Relationship.Period.2.endDate,Relationship.Period.2.periodType,Registration.LastUpdateDate
${CHILD},LEI,${LEI},LEI,IS_DIRECTLY_CONSOLIDATED_BY,ACTIVE,2021-01-01,2021-12-31,ACCOUNTING_PERIOD,2017-12-06,,RELATIONSHIP_PERIOD,2023-01-02`;
    expect((await read(gleif, 'rr.csv', relationships))[0].relations).toEqual([
      { kind: 'direct_parent', to: `lei:${LEI}`, from: 20171206, active: true, source: 'gleif' },
    ]);
    const exceptions = `LEI,Exception.Category,Exception.Reason.1,Exception.Reason.2,Exception.Reference.1
${LEI},ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT,NATURAL_PERSONS,NO_LEI,x
${LEI},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,,,`;
    const [told, none] = await read(gleif, '20231124-0000-gleif-goldencopy-repex-golden-copy.csv', exceptions);
    expect(told.exceptions.map((each: any) => [each.kind, each.reason])).toEqual([
      ['ultimate_parent', 'NATURAL_PERSONS'],
      ['ultimate_parent', 'NO_LEI'],
    ]);
    expect(told.provenance[0].as_of).toBe('2023-11-24');
    expect(none).toEqual([LEI, 'a reporting exception without a reason']);
  });

  it('takes back what a delta deletes', async () => {
    const deletion = '<Extension><Deletion><DeletedAt>2023-11-24T02:07:59Z</DeletedAt></Deletion></Extension>';
    const xml = `<x schema="www.gleif.org/data/schema"><Exception><LEI>${LEI}</LEI><ExceptionCategory>DIRECT_ACCOUNTING_CONSOLIDATION_PARENT</ExceptionCategory><ExceptionReason>NO_LEI</ExceptionReason>${deletion}</Exception><RelationshipRecord><Relationship><StartNode><NodeID>${CHILD}</NodeID></StartNode><EndNode><NodeID>${LEI}</NodeID></EndNode><RelationshipType>IS_DIRECTLY_CONSOLIDATED_BY</RelationshipType><RelationshipStatus>ACTIVE</RelationshipStatus></Relationship>${deletion}</RelationshipRecord></x>`;
    const [exception, relation] = await read(gleif, 'a.xml', xml);
    expect([exception.exceptions, relation.relations]).toEqual([[], []]);
    expect(relation.provenance[0].as_of).toBe('2023-11-24T02:07:59Z');
  });
});

describe('registrations of computer programs in Brazil', () => {
  const row = (more: object) =>
    JSON.stringify({
      ...{
        numero: 'BR 51 2026 000032-7',
        titulo: 'Gestão',
        titular: 'OTTO SOFTWARE LTDA; ANA SOUZA',
        autor: 'ANA SOUZA',
      },
      ...{ campo_aplicacao: 'AD-01', tipo_programa: 'AP-01; GI-02', despacho_codigo: '730' },
      ...{ rpi_data_publicacao: '13/01/2026', ...more },
    });

  it('are rows of software of the owners that are bodies; people are left out', async () => {
    const [owner, person] = await read(inpiBrSoftware, 'a.jsonl', row({}));
    expect(owner).toMatchObject({
      ids: ['own:inpi-br-software OTTO SOFTWARE LTDA'],
      name: 'OTTO SOFTWARE LTDA',
      country: 'BR',
      facts: {
        software: [
          {
            ...{ name: 'Gestão', number: 'BR 51 2026 000032-7', registered: 20260113, authors: ['ANA SOUZA'] },
            ...{ category: 'AD-01; AP-01; GI-02', source: 'inpi-br-software' },
          },
        ],
      },
    });
    expect(person).toBe('owner that is a person, or whose name tells no body');
  });

  it('tell other acts and other numbers', async () => {
    expect(await read(inpiBrSoftware, 'a.jsonl', row({ despacho_codigo: '742' }))).toEqual([
      'act 742 on a registration',
    ]);
    expect(await read(inpiBrSoftware, 'a.jsonl', row({ numero: 'BR 10 2012 007263-7' }))).toEqual([
      ['BR 10 2012 007263-7', 'is no number of a computer program (BR 51 yyyy nnnnnn-n)'],
    ]);
  });
});

describeWithSharedData('registers of companies in the shared folder', ['enterprises'], (folder) => {
  const all = async (source: Source<Company>, of: string) => {
    const records = new Map<string, Company>();
    const reading = await readAll(source, [`${folder}/${of}`], (record) => {
      if (record.provenance) records.set(`${record.ids[0]} ${record.name ?? ''}`, record);
    });
    const reasons = reading.rejects.map(({ reason }) => reason);
    return { records, counts: [reading.records, reading.faults, reasons, [...reading.unknown], reading.unrecognised] };
  };

  it('Companies House: 98 records of 29 files, none rejected, with the values of the files', async () => {
    const { records, counts } = await all(companiesHouse, 'companies-house');
    expect(counts).toEqual([98, [], [], [], []]);
    expect(records.get('registry:RA000585 05861787 XLSS (LOGISTICS) LTD')).toMatchObject({
      names: [
        { text: 'XL STAFF SOLUTIONS LTD', until: 20170503 },
        { text: 'MOVEJOB LTD', until: 20150130 },
        { text: 'MOOVJOB LTD', until: 20111115 },
        { text: 'GEEN LIMITED', until: 20110310 },
        { text: 'JELLY BEAN RECRUITMENT LIMITED', until: 20090422 },
      ],
      founded: 20060629,
      city: 'BRISTOL',
    });
    expect(records.get('registry:RA000585 02943302 "309" WEST END LANE MANAGEMENT LIMITED')?.founded).toBe(19940628);
    expect(records.get('registry:RA000585 03176906 MILLENNIUM STADIUM PLC')).toMatchObject({
      founded: 19960325,
      legal_form: { text: 'Public Limited Company' },
    });
  });

  it('SIRENE: 19 units, none rejected; names through time', async () => {
    const { records, counts } = await all(inseeSirene, 'insee-sirene');
    expect(counts).toEqual([19, [], [], [], []]);
    expect(records.get('registry:SIREN 329243661 APODIS')?.names.slice(0, 2)).toMatchObject([
      {
        text: 'ASSOCIATION DE GESTION ET DE COMPTABILITE DE LA HAUTE GARONNE ET DE REGION GRAND SUD',
        from: 20090101,
        until: 20151231,
      },
      { text: 'CEGI-HAUGAR', until: 20081231 },
    ]);
  });

  it('CNPJ: 462 companies, 11 establishments, 7,408 codes; six numbers with wrong check digits', async () => {
    const { records, counts } = await all(cnpj, 'cnpj-brazil');
    expect([counts[0], counts[1], counts[3], counts[4]]).toEqual([7881, [], [], []]);
    expect(counts[2]).toHaveLength(6);
    expect(records.get('registry:CNPJ 41688721 RESTAURANTE SAO PAULO LTDA')?.facts?.profile).toMatchObject([
      { registered_capital: '25000.00 BRL' },
    ]);
  });

  it('GLEIF: 84 records of the files, no element unknown', async () => {
    expect((await all(gleif, 'gleif-files')).counts).toEqual([84, [], [], [], []]);
  });
});
