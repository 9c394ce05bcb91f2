import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { schemaFault } from '../import.ts';
import { citedDocument } from './bibliographic.ts';
import source from './source.ts';

const fixture = readFileSync(join(import.meta.dirname, 'fixtures/grant.xml'), 'utf8');

describe('an EP patent specification', () => {
  it('maps every part', async () => {
    const [parsed, ...rest] = await readText<Patent>(source, 'grant.xml', fixture);
    expect(rest).toEqual([]);
    expect(parsed).toMatchObject({ ok: true });
    expect(parsed).not.toHaveProperty('unknown');
    const { provenance, ...record } = (parsed as { record: Patent }).record;
    expect(schemaFault(source.collection, { ...record, provenance })).toBeUndefined();
    expect(record).toEqual({
      publication_number: 'EP0900001B1',
      authority: 'EP',
      doc_number: '0900001',
      kind_code: 'B1',
      patent_type: 'B',
      publication_date: 20210707,
      grant_date: 20210707,
      application_number: 'EP16800001',
      filing_date: 20160829,
      priorities: [
        { country: 'JP', number: 'JP2015-187001', date: 20150925 },
        { country: 'US', number: 'US62/000001', date: 20150926 },
      ],
      pct_application: { number: 'PCT/JP2016/049186', date: 20160829 },
      pct_publication: { number: 'WO2017053015', date: 20170330 },
      related_documents: [{ relation: 'division', country: 'EP', number: 'EP12184383', date: 20120914 }],
      stated_family_members: [],
      titles: [
        { lang: 'de', origin: 'office', text: 'SCHRAUBVERSCHLUSS' },
        { lang: 'en', origin: 'original', text: 'SCREW CLOSURE' },
      ],
      abstracts: [],
      claims: [
        {
          lang: 'en',
          origin: 'original',
          claims: [
            { number: 1, text: 'A closure comprising:\na cap; and\na magnet.', independent: true, parents: [] },
            { number: 2, text: 'The closure of claim 1, wherein the cap is round.', independent: false, parents: [1] },
          ],
        },
        {
          lang: 'de',
          origin: 'office',
          claims: [
            { number: 1, text: 'Verschluss mit einer Kappe und einem Magneten.', independent: true, parents: [] },
            {
              number: 2,
              text: 'Verschluss nach Anspruch 1, wobei die Kappe rund ist.',
              independent: false,
              parents: [1],
            },
          ],
        },
      ],
      descriptions: [
        {
          lang: 'en',
          origin: 'original',
          paragraphs: [
            { id: 'p1', section: 'field', heading: true, text: 'Field of the Invention' },
            { id: 'p2', number: '0001', section: 'field', text: 'A closure for 10⁻³ litres, see Figure 1.' },
            { id: 'p3', section: 'background', heading: true, text: 'Background' },
            { id: 'p4', number: '0002', section: 'background', text: 'It has:\na cap;\na magnet.' },
          ],
        },
      ],
      applicants: [],
      assignees: [
        {
          name: 'Verschluss KK',
          standard_name: 'VERSCHLUSS KK',
          type: 'company',
          address: 'Marunouchi 1, Tokyo',
          country: 'JP',
          city: 'Tokyo',
        },
      ],
      current_assignees: [],
      inventors: [
        {
          name: 'DOE, Jane',
          standard_name: 'DOE JANE',
          type: 'person',
          address: '1 Long Street, Springfield, NY 10022',
          country: 'US',
        },
      ],
      agents: [expect.objectContaining({ name: 'Roe, Richard', country: 'GB' })],
      agencies: [expect.objectContaining({ name: 'Roe & Partner', country: 'GB' })],
      examiners: [],
      ipc: ['B65D51/18', 'A45D34/00'],
      cpc: ['B65D51/18'],
      locarno: [],
      us_classes: [],
      fi: [],
      f_terms: [],
      cites: [
        { publication_number: 'JP1995300979A', phase: 'search_report' },
        { publication_number: 'EP0460575', phase: 'search_report' },
        { publication_number: 'US20070204872A1', phase: 'applicant', date: 20070906 },
      ],
      cites_literature: [
        { text: 'PATENT ABSTRACTS OF JAPAN vol. 5, no. 112', phase: 'search_report' },
        {
          ...{ text: 'DOE, Caps, 10.1000/caps.1', authors: ['DOE'], title: 'Caps', doi: '10.1000/caps.1' },
          phase: 'applicant',
        },
      ],
      legal_events: [
        { date: 20180409, text: 'Request for examination', country: 'EP', fact: { kind: 'examination' } },
        { date: 20181010, text: 'Publication of the application', country: 'EP', fact: { kind: 'publication' } },
        { date: 20210316, text: 'Intention to grant announced', country: 'EP', fact: { kind: 'examination' } },
        {
          ...{ date: 20210707, code: 'AK', text: 'Designated contracting states', country: 'EP' },
          details: { designated_state_s: 'AT', kind_code_of_ref_document: 'B1' },
        },
        {
          date: 20210801,
          text: 'Lapse of the patent in a contracting state',
          country: 'EP',
          fact: { kind: 'lapse', state: 'FI' },
        },
        {
          date: 20210801,
          text: 'Lapse of the patent in a contracting state',
          country: 'EP',
          fact: { kind: 'lapse', state: 'GR' },
        },
        {
          date: 20220328,
          text: 'Opposition filed',
          country: 'EP',
          fact: { kind: 'opposition', opponent: [{ name: 'Rival SA' }], representative: [{ name: 'Poe, Edgar' }] },
        },
      ],
      figures: [{ id: 'f0001', label: 'Fig. 1, 2', file: 'imgf0001.tif' }],
    });
  });

  it('reads citations as search reports print them', () => {
    expect(
      [
        'WO-A1-2014/114885',
        'CN-U- 202 128 028',
        'US-A1- 2007 204 872',
        'US-E- R E36 154',
        'WO-A-90/05789',
        'JP-A- 56 053 867',
        'DE-A1- 19 718 319',
        'none',
      ].map(citedDocument),
    ).toEqual([
      'WO2014114885A1',
      'CN202128028U',
      'US20070204872A1',
      'USRE36154E',
      'WO1990005789',
      'JP1981053867A',
      'DE19718319A1',
      undefined,
    ]);
  });

  it('refuses a document without a number and goes on', async () => {
    const broken = fixture.replace('doc-number="0900001"', 'doc-number="none"');
    const parsed = await readText<Patent>(source, 'two.xml', broken + fixture);
    expect(
      parsed.map((p) =>
        p.ok === true ? p.record.publication_number : p.ok === false ? `${p.id}: ${p.reason}` : p.kind,
      ),
    ).toEqual([
      expect.stringMatching(/^EPnoneB1: not a publication number: EP none B1 .*the number does not follow the rules/),
      'EP0900001B1',
    ]);
  });
});

describeWithSharedData('EP full text on real files', ['patents/epo-fulltext-xml'], (folder) => {
  it('reads every document, claim, paragraph and figure', async () => {
    const records: Patent[] = [];
    const reading = await readAll<Patent>(source, [folder], (patent) => records.push(patent));
    expect(reading).toMatchObject({ records: 22, ids: 22, rejects: [], faults: [], unrecognised: [] });
    expect([...reading.unknown]).toEqual([]);
    // Counted over the raw files: `<claim `, `<figure `, children of `<description>` (2,236 p and 881 headings).
    expect(records.flatMap((p) => p.claims).flatMap((c) => c.claims)).toHaveLength(395);
    expect(records.flatMap((p) => p.figures)).toHaveLength(70);
    expect(records.flatMap((p) => p.descriptions).flatMap((d) => d.paragraphs)).toHaveLength(3117);
    const granted = records.filter((p) => p.patent_type === 'B');
    expect(granted).toHaveLength(9);
    for (const p of granted) {
      expect([p.publication_number, p.claims.map((c) => c.origin)]).toEqual([
        p.publication_number,
        ['original', 'office', 'office'],
      ]);
      expect(p.grant_date).toBeDefined();
    }
    // A translation depends on the same claims as the original; "précécentes" and the like are the documents' own
    // misprints.
    const pairs = granted.flatMap((p) =>
      p.claims
        .slice(1)
        .flatMap((set) => set.claims.map((claim, i) => [claim.parents.join(), p.claims[0]!.claims[i]!.parents.join()])),
    );
    expect(pairs).toHaveLength(196);
    expect(pairs.filter(([translated, original]) => translated === original).length).toBeGreaterThanOrEqual(191);
    expect(records.find((p) => p.publication_number === 'EP3383757B1')).toMatchObject({
      application_number: 'EP16849316',
      priorities: [{ country: 'US', number: 'US14/865040', date: 20150925 }],
      pct_application: { number: 'PCT/US2016/049186', date: 20160829 },
      pct_publication: { number: 'WO2017053015', date: 20170330 },
    });
  });
});
