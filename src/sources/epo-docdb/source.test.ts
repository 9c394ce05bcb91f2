import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { schemaFault } from '../import.ts';
import source from './source.ts';

const fixture = readFileSync(join(import.meta.dirname, 'fixtures/front-file.xml'), 'utf8');

describe('DOCDB exchange documents', () => {
  it('become records; deletions are told, bad documents cost only themselves', async () => {
    const parsed = await readText<Patent>(source, 'front-file.xml', fixture);
    expect(
      parsed.map((p) => (p.ok === true ? p.record.publication_number : p.ok === 'skipped' ? p.kind : p.id)),
    ).toEqual(['EP4999001A1', 'DE1299001B', 'AP1999A', 'deletion of a document (status D)', 'QQ1A', 'EP4999003A1']);
    const reasons = parsed.flatMap((p) => (p.ok === false ? [p.reason] : []));
    expect(reasons[0]).toMatch(/not a publication number: QQ 1 A \(the office is no code of WIPO ST\.3\)/);
    expect(reasons[1]).toMatch(/malformed XML/);
    for (const p of parsed)
      if (p.ok === true) expect([p.unknown, schemaFault(source.collection, p.record)]).toEqual([undefined, undefined]);
  });

  it('map every part', async () => {
    const [first] = await readText<Patent>(source, 'front-file.xml', fixture);
    expect(first).toMatchObject({ ok: true });
    const { provenance, ...record } = (first as { record: Patent }).record;
    expect(provenance[0]).toMatchObject({ source: 'epo-docdb', file: 'front-file.xml' });
    expect(record).toEqual({
      publication_number: 'EP4999001A1',
      authority: 'EP',
      doc_number: '4999001',
      kind_code: 'A1',
      patent_type: 'A',
      publication_date: 20240703,
      application_number: 'EP22800001',
      filing_date: 20221005,
      priorities: [{ country: 'US', number: 'US12/569640', date: 20090929 }],
      pct_application: { number: 'PCT/US2022/077001', date: 20221005 },
      related_documents: [{ relation: 'division', country: 'EP', number: 'EP21700001', date: 20211005 }],
      stated_simple_family: '90000001',
      stated_family_members: ['US20110076543A1', 'US8999001B2'],
      titles: [
        { lang: 'de', origin: 'original', text: 'Greifer mit "weichen" Fingern' },
        { lang: 'en', origin: 'office', text: 'Gripper with soft fingers' },
      ],
      abstracts: [{ lang: 'en', origin: 'office', text: 'A gripper has soft fingers at 20 °C.\nIt holds eggs.' }],
      claims: [],
      descriptions: [],
      applicants: [
        { name: 'Greifwerk Scientific GmbH', standard_name: 'GREIFWERK SCIENT GMBH', type: 'company', country: 'DE' },
      ],
      assignees: [],
      current_assignees: [],
      inventors: [{ name: 'Müller, Lene', standard_name: 'MUELLER LENE', type: 'person', country: 'DE' }],
      agents: [],
      agencies: [],
      examiners: [],
      ipc: ['B25J15/08', 'B25J9/16'],
      cpc: ['B25J15/08', 'B25J9/1612', 'C08L23/06'],
      locarno: [],
      us_classes: ['294/198'],
      fi: ['B25J15/08@C'],
      f_terms: ['3C707ES03'],
      cites: [
        {
          ...{ publication_number: 'US20010010689A1', categories: ['X', 'Y'], claims: ['1-3', '4'] },
          ...{ passages: ['figure 1'], phase: 'search_report', date: 20010802 },
        },
        { publication_number: 'JP1994279146A', phase: 'applicant' },
      ],
      cites_literature: [
        {
          text: 'DOE ET AL: "On grippers", ROBOTICS TODAY, DOI: 10.1000/gripper.77',
          doi: '10.1000/gripper.77',
          categories: ['A'],
          phase: 'search_report',
        },
        { text: 'XP055966431', phase: 'international_search' },
      ],
      legal_events: [],
      figures: [],
    });
  });

  it('tell granted documents from others by how they were made available, whatever the kind code', async () => {
    const parsed = await readText<Patent>(source, 'front-file.xml', fixture);
    const of = (n: number) => (parsed[n] as { record: Patent }).record;
    expect([of(1).patent_type, of(1).grant_date]).toEqual(['A', undefined]);
    expect([of(2).patent_type, of(2).grant_date]).toEqual(['B', 20030918]);
    // Made up by DOCDB: no application of the US office.
    expect(of(1).priorities).toEqual([{ country: 'US', number: 'US1299001X', date: 19610313 }]);
  });
});

describeWithSharedData('DOCDB on real files', ['patents/epo-docdb-xml'], (folder) => {
  it('reads every document', async () => {
    const records = new Map<string, Patent>();
    const reading = await readAll<Patent>(source, [folder], (patent) => records.set(patent.publication_number, patent));
    expect(reading).toMatchObject({ records: 12, ids: 12, rejects: [], faults: [], unrecognised: [] });
    expect([...reading.unknown]).toEqual([]);
    const all = [...records.values()];
    // Counted with grep: `<patcit `, `<nplcit `, documents with `examined-printed-without-grant`.
    expect(all.flatMap((p) => p.cites)).toHaveLength(49);
    expect(all.flatMap((p) => p.cites_literature)).toHaveLength(19);
    expect(all.filter((p) => p.authority === 'DE' && p.patent_type === 'A')).toHaveLength(10);
    const ap = records.get('AP1206A')!;
    expect(ap.stated_family_members).toHaveLength(67);
    expect([ap.stated_simple_family, ap.grant_date, ap.pct_application?.number, ap.priorities]).toEqual([
      '22179393',
      20030918,
      'PCT/US1998/016128',
      [{ country: 'US', number: 'US09/083597', date: 19980522 }],
    ]);
    expect(records.get('WO2022259205A1')).toMatchObject({
      application_number: 'PCT/IB2022/055385',
      priorities: [{ country: 'PT', number: 'PT117283', date: 20210611 }],
      applicants: [{ name: 'UNIVERSIDADE DA BEIRA INTERIOR', type: 'academy', country: 'PT' }],
    });
  });
});
