import { describe, expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { euipoDesignSearch, euipoDesigns } from './euipo.ts';
import kiprisDesigns from './kipris.ts';

const community = (more = '') => `<?xml version="1.0" encoding="UTF-8"?>
<Transaction xmlns="http://euipo.europa.eu/design/data"><DesignDetails><Design operationCode="Insert">
<RegistrationOfficeCode>EM</RegistrationOfficeCode><DesignIdentifier>001063028-0002</DesignIdentifier>
<ApplicationNumber>001063028</ApplicationNumber><ApplicationLanguageCode>es</ApplicationLanguageCode>
<ApplicationDate>2008-12-24</ApplicationDate><RegistrationDate>2008-12-25</RegistrationDate>
<PublicationDate>2009-01-27</PublicationDate><ExpiryDate>2013-12-24</ExpiryDate>
<DesignCurrentStatusCode>Design lapsed</DesignCurrentStatusCode><DesignCurrentStatusDate>2014-10-03</DesignCurrentStatusDate>
<DesignRepresentationSheetDetails><DesignRepresentationSheet><ViewDetails><View><ViewIdentifier>1</ViewIdentifier>
<ViewURI>\t
  file://001/063/001063028_0002_1.JPG</ViewURI></View></ViewDetails></DesignRepresentationSheet></DesignRepresentationSheetDetails>
<IndicationProductDetails><IndicationProduct languageCode="en">Clocks</IndicationProduct>
<IndicationProduct languageCode="es">Relojes</IndicationProduct></IndicationProductDetails>
<ClassDescriptionDetails><ClassDescription><ClassNumber>10.01</ClassNumber></ClassDescription>
<ClassDescription><ClassNumber>99.01</ClassNumber></ClassDescription></ClassDescriptionDetails>
<PriorityDetails><Priority><PriorityCountryCode>US</PriorityCountryCode><PriorityNumber>29/318,001</PriorityNumber><PriorityDate>2008-06-30</PriorityDate></Priority></PriorityDetails>
${more}</Design></DesignDetails></Transaction>`;

describe('designs of the European Union', () => {
  it('are records with all their languages, the own one first', async () => {
    const [one] = (await readText(euipoDesigns, 'a.xml', community())) as any[];
    expect(one.unknown).toBeUndefined();
    expect(one.record).toMatchObject({
      publication_number: 'EM10630280002S',
      patent_type: 'D',
      application_number: 'EM001063028',
      filing_date: 20081224,
      grant_date: 20081225,
      publication_date: 20090127,
      legal_status: { simple: 0, detailed: [16], date: 20141003 },
      titles: [
        { lang: 'es', origin: 'original', text: 'Relojes' },
        { lang: 'en', origin: 'office', text: 'Clocks' },
      ],
      locarno: ['10-01'],
      priorities: [{ country: 'US', number: 'US29/318001', date: 20080630 }],
      figures: [{ id: 'view1', file: '001063028_0002_1.JPG' }],
    });
  });

  it('are rejected without a number; what is not known is told', async () => {
    const [none] = await readText(euipoDesigns, 'a.xml', community().replace('001063028-0002', ' '));
    expect(none).toMatchObject({ ok: false, id: 'document 1', reason: '"" is no number of a registered design' });
    const [more] = (await readText(euipoDesigns, 'a.xml', community('<Colour>red</Colour>'))) as any[];
    expect(more.unknown).toEqual(['Design/Colour']);
  });

  it('are read of pages of the search, whatever else is in them', async () => {
    const page = { designs: [{ designNumber: '004247823-0007', locarnoClasses: ['08.06', 7], status: 'SOLD' }, {}, 3] };
    const [one, two] = (await readText(euipoDesignSearch, 'a.json', JSON.stringify(page))) as any[];
    expect(one.record).toMatchObject({ publication_number: 'EM42478230007S', locarno: ['08-06'] });
    expect(one.record).not.toHaveProperty('legal_status');
    expect(two).toMatchObject({ ok: false, id: 'item 2' });
  });
});

it('designs of Korea are their registrations; an application alone binds nobody', async () => {
  const item = (registration: string) =>
    `<response><DesignInfo><applicationNumber>3020140017534</applicationNumber><applicationDate>20140408</applicationDate>
     <registrationDate>20141201</registrationDate><registrationNumber>${registration}</registrationNumber>
     <publicationDate>20141205</publicationDate><applicationStatus>소멸</applicationStatus>
     <applicantName>주식회사 갑|을</applicantName><inventorName>을</inventorName><articleName>핸들</articleName>
     <dsShpClssCd>J732|J741</dsShpClssCd></DesignInfo></response>`;
  const [one] = (await readText(kiprisDesigns, 'a.xml', item('3007743290000'))) as any[];
  expect(one.record).toMatchObject({
    publication_number: 'KR300774329S',
    patent_type: 'D',
    application_number: 'KR30-2014-0017534',
    grant_date: 20141201,
    publication_date: 20141205,
    legal_status: { simple: 0, detailed: [22] },
    titles: [{ lang: 'ko', text: '핸들' }],
    applicants: [{ name: '주식회사 갑' }, { name: '을' }],
    locarno: [],
  });
  expect(await readText(kiprisDesigns, 'a.xml', item(' '))).toEqual([
    { ok: 'skipped', kind: 'application that is not registered' },
  ]);
});

describeWithSharedData(
  'designs of offices',
  ['designs/euipo-open-data-xml', 'designs/euipo-api-json', 'designs/kipris-xml'],
  (eu, search, kr) => {
    it.each([
      [euipoDesigns, eu, 216, 216],
      [euipoDesignSearch, search, 10, 10],
      [kiprisDesigns, kr, 177, 168],
    ] as const)('are read whole', async (source, folder, records, ids) => {
      const read = await readAll(source, [folder!]);
      expect([read.records, read.ids, read.rejects, read.faults, [...read.unknown]]).toEqual([
        records,
        ids,
        [],
        [],
        [],
      ]);
      expect([read.with.legal_status, read.with.filing_date]).toEqual([records, records]);
    });
  },
);
