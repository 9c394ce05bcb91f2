import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { schemaFault } from '../import.ts';
import dpma from './source.ts';

async function read(content: string): Promise<any[]> {
  return (await readText(dpma, 'a.xml', content)).map((one) => {
    if (one.ok !== true) return one.ok === 'skipped' ? one.kind : `${one.id}: ${one.reason}`;
    expect(schemaFault(one.into ?? dpma.collection, one.record)).toBeUndefined();
    return one.record;
  });
}

const book = (name: string, region: string, country: string) =>
  `<addressbook><name>${name}</name><address><address-1>${region}</address-1><country>${country}</country></address></addressbook>`;
const event = (code: string, date: string) =>
  `<event-data><type-of-procedure>verwaltungsverfahren</type-of-procedure><procedural-status>${code}</procedural-status><date-of-procedural-status>${date}</date-of-procedural-status></event-data>`;
const document = (more: { parties?: string; status?: string; application?: string } = {}) => `<?xml version="1.0"?>
<dpma-patent-document xmlns="http://www.dpma.de/standards/XMLSchema/DE-PATGBM-RegisterExt"><bibliographic-data>
<publication-references>
<publication-reference sequence="1"><document-id><country>DE</country><doc-number>000010027360</doc-number><kind>A1</kind></document-id></publication-reference>
<publication-reference sequence="2"><document-id><country>DE</country><doc-number>none</doc-number><kind>A1</kind></document-id></publication-reference>
</publication-references>
<application-reference><document-id><country>DE</country><doc-number>${more.application ?? '10027360.2'}</doc-number><date>2000-06-02</date></document-id></application-reference>
<invention-title lang="DE">Dreh-Energieumsetzer</invention-title>
<classifications-ipcr><classification-ipcr sequence="1"><text>H02K0016000000</text></classification-ipcr><classification-ipcr sequence="2"><text>A61K0009480000</text></classification-ipcr></classifications-ipcr>
<parties>${more.parties ?? ''}</parties>
<priority-claims><priority-claim sequence="1"><country>JP</country><date>1999-06-04</date><doc-number>11158010</doc-number></priority-claim></priority-claims>
<office-specific-bib-data><type-of-ip-right>patent</type-of-ip-right><status>${more.status ?? 'nicht-anhaengig-erloschen'}</status>
<date-of-first-publication>2000-12-07</date-of-first-publication><abstract>Ein Umsetzer.</abstract><date-last-register-update>2017-06-21</date-last-register-update></office-specific-bib-data>
</bibliographic-data><events>${event('R000', '2000-06-02')}${event('R119', '2007-01-03')}${event('', '2007-01-03')}</events></dpma-patent-document>`;

describe('the register of the DPMA', () => {
  it('an extract as file and publication', async () => {
    const parties = `<applicants><applicant>${book('DENSO CORPORATION, Kariya-city', 'Aichi-pref.', 'JP')}</applicant></applicants>
      <inventors><inventor>${book('Seguchi, Masahiro, Kariya', 'Aichi', 'JP')}</inventor></inventors>
      <agents><agent>${book('KUHNEN &amp; WACKER Patent- und Rechtsanwaltsbüro', '85354 Freising', 'DE')}</agent></agents>`;
    const [wrapper, publication, ...more] = await read(document({ parties }));
    expect(more).toEqual([]);
    expect(wrapper).toEqual({
      ...{ application: 'DE10027360', office: 'DE', kind: 'utility', title: 'Dreh-Energieumsetzer', filed: 20000602 },
      publications: [{ number: 'DE10027360A1', date: 20001207 }],
      status: { text: 'nicht-anhaengig-erloschen', does: 'ceased' },
      ...{ parents: [], children: [] },
      events: [
        { code: 'R000', text: 'verwaltungsverfahren', date: 20000602 },
        { code: 'R119', text: 'verwaltungsverfahren', date: 20070103 },
      ],
      updated: 20170621,
      provenance: [{ source: 'dpma-register', file: 'a.xml' }],
    });
    expect(publication).toMatchObject({
      ...{ publication_number: 'DE10027360A1', application_number: 'DE10027360', filing_date: 20000602 },
      ...{ publication_date: 20001207, ipc: ['H02K16/00', 'A61K9/48'] },
      titles: [{ lang: 'de', origin: 'original', text: 'Dreh-Energieumsetzer' }],
      abstracts: [{ lang: 'de', origin: 'original', text: 'Ein Umsetzer.' }],
      applicants: [{ name: 'DENSO CORPORATION', standard_name: 'DENSO CORP', country: 'JP', city: 'Kariya-city' }],
      inventors: [{ name: 'Seguchi, Masahiro', type: 'person', country: 'JP', city: 'Kariya' }],
      agencies: [{ name: 'KUHNEN & WACKER Patent- und Rechtsanwaltsbüro' }],
      priorities: [{ country: 'JP', number: 'JP1999-158010', date: 19990604 }],
    });
  });

  it.each([
    ['General Electric Co., Schenectady', 'US', 'General Electric Co.', 'Schenectady'],
    ['Hitachi, Ltd.', 'JP', 'Hitachi, Ltd.', undefined],
    ['Suzuki Co., Ltd., Hamamatsu', 'JP', 'Suzuki Co., Ltd.', 'Hamamatsu'],
    ['Foo, Bar &amp; Partner', 'AT', 'Foo, Bar & Partner', undefined],
    ['Kuhn GmbH, Werk Ost', 'DE', 'Kuhn GmbH, Werk Ost', undefined],
  ])('a body called %s in %s is %s', async (stated, country, name, city) => {
    const applicants = `<applicants><applicant>${book(stated, 'Region', country)}</applicant></applicants>`;
    const [, { applicants: made }] = await read(document({ parties: applicants }));
    expect([made[0].name, made[0].city]).toEqual([name, city]);
  });

  it.each([
    ['Seguchi, Masahiro', 'JP', 'Seguchi, Masahiro', undefined],
    ['Huber, Anna, Dr.', 'AT', 'Huber, Anna, Dr.', undefined],
    ['Smith, John A., Troy', 'US', 'Smith, John A.', 'Troy'],
    ['Müller, Hans, Dipl.-Ing.', 'DE', 'Müller, Hans, Dipl.-Ing.', undefined],
  ])('a person called %s in %s is %s', async (stated, country, name, city) => {
    const inventors = `<inventors><inventor>${book(stated, 'Region', country)}</inventor></inventors>`;
    const [, { inventors: made }] = await read(document({ parties: inventors }));
    expect([made[0].name, made[0].city]).toEqual([name, city]);
  });

  it('a right that is pending or in force has no effect of its status', async () => {
    const [wrapper] = await read(document({ status: 'anhaengig-in-kraft' }));
    expect(wrapper.status).toEqual({ text: 'anhaengig-in-kraft' });
  });

  it('of no application, or cut off, is a reject with its reason; what follows it is read', async () => {
    const whole = document();
    const told = await read(document({ application: 'unbekannt' }) + whole.slice(0, 400) + whole);
    expect(told[0]).toBe('a.xml: names no application of the DPMA');
    expect(told.at(-1)).toMatchObject({ publication_number: 'DE10027360A1' });
  });

  it('with long names and a hundred thousand events takes bounded time', async () => {
    const parties = `<applicants><applicant>${book(`A${' CO,'.repeat(200_000)}`, 'R', 'JP')}</applicant></applicants>`;
    const events = event('R079', '2005-10-17').repeat(20_000);
    const spent = cpuTime();
    await read(document({ parties }).replace('<events>', `<events>${events}`));
    expect(spent()).toBeLessThan(4_000);
  });
});

describeWithSharedData('an extract of the register of the DPMA', ['patents/dpma-xml'], (folder) => {
  it('fits', async () => {
    const { records, faults, rejects } = await readAll<any>(dpma, [folder]);
    expect({ records, faults, rejects }).toEqual({ records: 2, faults: [], rejects: [] });
  });
});
