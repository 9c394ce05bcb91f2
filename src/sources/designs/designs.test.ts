import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { euipoDesignSearch, euipoDesigns } from './euipo.ts';
import kiprisDesigns from './kipris.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
const community = (more = '') => fixture('community-design.xml').replace('</Design>', `${more}</Design>`);

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
    const [one, two] = (await readText(euipoDesignSearch, 'a.json', fixture('design-search.json'))) as any[];
    expect(one.record).toMatchObject({ publication_number: 'EM42478230007S', locarno: ['08-06'] });
    expect(one.record).not.toHaveProperty('legal_status');
    expect(two).toMatchObject({ ok: false, id: 'item 2' });
  });
});

it('designs of Korea are their registrations; an application alone binds nobody', async () => {
  const item = (registration: string) => fixture('korean-design.xml').replace('3007743290000', registration);
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
