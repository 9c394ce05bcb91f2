import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { listFiles, openFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import { statusOfWords } from './legal-codes.ts';
import source from './source.ts';

const fixture = (name: string) =>
  readText<Patent>(source, name, readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8'));
const record = (parsed: unknown) => (parsed as { record: Patent }).record;

describe('a family answer with legal events', () => {
  it('gives each member with its family, active priorities, events and status', async () => {
    const [ep, us, bad] = await fixture('family-legal.xml');
    expect(ep).not.toHaveProperty('unknown');
    expect([schemaFault(source.collection, record(ep)), schemaFault(source.collection, record(us))]).toEqual([
      undefined,
      undefined,
    ]);
    expect(record(ep)).toMatchObject({
      publication_number: 'EP4999001B1',
      publication_date: 20200527,
      grant_date: 20200527,
      stated_simple_family: '90000001',
      stated_family_members: ['US20180099001A1'],
      application_number: 'EP17800001',
      filing_date: 20171005,
      priorities: [{ country: 'US', number: 'US62/400001', date: 20161006 }],
      pct_application: { number: 'PCT/US2017/055001', date: 20171005 },
      legal_status: { simple: 1, detailed: [3], date: 20210331 },
    });
    expect(record(ep).legal_events).toEqual([
      {
        date: 20180718,
        code: '17P',
        text: 'REQUEST FOR EXAMINATION FILED',
        country: 'EP',
        fact: { kind: 'examination', effective: 20180606 },
      },
      {
        date: 20210331,
        code: 'STAA',
        text: 'INFORMATION ON THE STATUS OF AN EP PATENT APPLICATION OR GRANTED EP PATENT: STATUS: NO OPPOSITION FILED WITHIN TIME LIMIT',
        country: 'EP',
      },
      {
        date: 20220131,
        code: 'PG25',
        text: 'LAPSED IN A CONTRACTING STATE',
        country: 'EP',
        fact: { kind: 'lapse', state: 'IT' },
      },
    ]);
    expect(record(us).application_number).toBe('US15/724001');
    expect(record(us)).not.toHaveProperty('legal_status');
    // A security interest is a pledge, not a transfer.
    expect(record(us).legal_events[0]).toMatchObject({
      code: 'AS',
      fact: { kind: 'pledge', pledgee: [{ name: 'BIG BANK NA', place: 'NEW YORK' }] },
    });
    expect(bad).toMatchObject({ ok: false, id: 'family member 3', reason: expect.stringContaining('QQ 5 A') });
  });
});

describe('a full-text answer', () => {
  it('gives claims, and paragraphs with their printed numbers, also those that a scanner ran together', async () => {
    const [text] = await fixture('full-text.xml');
    expect(record(text).publication_number).toBe('WO2018099002A1');
    expect(record(text).claims).toEqual([
      {
        lang: 'en',
        origin: 'original',
        claims: [
          { number: 1, text: 'A gripper with fingers.', independent: true, parents: [] },
          { number: 2, text: 'The gripper of claim 1 , with a palm.', independent: false, parents: [1] },
        ],
      },
    ]);
    expect(record(text).descriptions[0]!.paragraphs).toEqual([
      { id: 'p1', section: 'field', heading: true, text: 'TECHNICAL FIELD' },
      { id: 'p2', number: '0001', section: 'field', text: 'A gripper is described.' },
      { id: 'p3', number: '0002', section: 'field', text: 'Embodiments of the invention are defined in the claims.' },
      { id: 'p4', number: '0003', section: 'field', text: 'Run on by the scanner, see [0001].' },
      { id: 'p5', section: 'embodiments', heading: true, text: 'Examples' },
      { id: 'p6', number: '0004', section: 'embodiments', text: 'One.' },
    ]);
  });
});

describe('a register answer', () => {
  it('gives each publication as it stood on its day, with present owner and status', async () => {
    const [a, b, listed] = await fixture('register.xml');
    expect([record(a), record(b)].map((p) => schemaFault(source.collection, p))).toEqual([undefined, undefined]);
    expect(
      [record(a), record(b)].map((p) => [
        p.publication_number,
        p.titles,
        p.applicants[0]?.name,
        p.current_assignees[0]?.name,
        p.grant_date,
      ]),
    ).toEqual([
      [
        'EP2499001A1',
        [{ lang: 'en', origin: 'original', text: 'Blue networking' }],
        'Old Owner Oy',
        'New Owner Oy',
        undefined,
      ],
      [
        'EP2499001B1',
        [{ lang: 'en', origin: 'original', text: 'BLUE NETWORKING' }],
        'Old Owner Oy',
        'New Owner Oy',
        20191127,
      ],
    ]);
    expect(record(b)).toMatchObject({
      application_number: 'EP10800001',
      ipc: ['H04W84/20', 'H04W88/04'],
      cites: [{ publication_number: 'US20030060222', categories: ['Y', 'A'], phase: 'search_report' }],
      legal_status: { simple: 1, detailed: [3], date: 20191025 },
      legal_events: [
        {
          ...{ code: '26', text: 'Opposition filed', country: 'EP' },
          fact: { kind: 'opposition', opponent: [{ name: 'Green Oyj' }] },
        },
        {
          ...{ date: 20120101, code: 'AK', text: 'Designated contracting states', country: 'EP' },
          details: { designated_state_s: 'DE FI' },
        },
        // of the version that changed last: what an earlier one said, that nobody opposed, is over
        {
          ...{ date: 20200825, code: '26', text: 'Opposition filed', country: 'EP' },
          fact: {
            kind: 'opposition',
            opponent: [{ name: 'Red Networks GmbH' }],
            representative: [{ name: 'Doe, Jane' }],
          },
        },
        ...['DE', 'FI'].map((state) => ({
          ...{ date: 20210301, text: 'Licence', country: 'EP' },
          fact: { kind: 'licence', licensee: [{ name: 'Licence Taker AB' }], licence: 'non-exclusive', state },
        })),
        { date: 20220708, code: '0009250', text: 'Lapse of the patent in a contracting state', country: 'EP' },
      ],
    });
    // an element of the register that nobody has seen is told, not swallowed
    expect((a as { unknown?: string[] }).unknown?.join()).toContain('opposition-data/opponent/mood');
    expect(listed).toEqual({
      ok: 'skipped',
      kind: 'entry of a register result list: its publications have no kind code',
    });
  });
});

describe('other answers', () => {
  it('give what they know of publications; the rest is told', async () => {
    const parsed = await fixture('others.xml');
    expect(
      parsed.map((p) =>
        p.ok === true
          ? [p.record.publication_number, p.record.stated_simple_family, p.record.stated_family_members]
          : p.ok === 'skipped'
            ? p.kind
            : p.reason,
      ),
    ).toEqual([
      ['HRP20251003T1', '77199274', []],
      ['EP2400812A1', undefined, ['US20120057518']],
      'answer of the number service: spellings of a number, no publication',
      'the answer holds nothing that this importer knows',
    ]);
  });
});

it('an original number that states no series decides none, and names that a list repeats stand once', async () => {
  const inventor = (at: number, format: string, name: string) =>
    `<inventor sequence="${at}" data-format="${format}"><inventor-name><name>${name}</name></inventor-name></inventor>`;
  const priority = (epodoc: string, day: string, original: string) =>
    `<priority-claim kind="national"><document-id document-id-type="epodoc"><doc-number>${epodoc}</doc-number><date>${day}</date></document-id><document-id document-id-type="original"><doc-number>${original}</doc-number></document-id></priority-claim>`;
  const [read] = await readText<Patent>(
    source,
    'biblio.xml',
    `<ops:world-patent-data xmlns="http://www.epo.org/exchange" xmlns:ops="http://ops.epo.org"><exchange-documents><exchange-document system="ops.epo.org" country="JP" doc-number="2005533465" kind="A"><bibliographic-data><publication-reference><document-id document-id-type="docdb"><country>JP</country><doc-number>2005533465</doc-number><kind>A</kind><date>20051104</date></document-id></publication-reference><parties><inventors>${[
      ...[inventor(1, 'epodoc', 'HERRALA SAMI [FI]'), inventor(2, 'epodoc', 'KYLMAENEN JARI [FI]')],
      ...['HERRALA, SAMI, ', 'KYLMAENEN, JARI, ', 'Herrala, Sami, ', 'Kylmänen, Jari'].map((name, at) =>
        inventor(at + 1, 'original', name),
      ),
    ].join(
      '',
    )}</inventors></parties><priority-claims>${priority('US20020396363P', '20020715', '2002 396363')}${priority(
      'US20020291320',
      '20021108',
      '2002 291320',
    )}</priority-claims></bibliographic-data></exchange-document></exchange-documents></ops:world-patent-data>`,
  );
  const { priorities, inventors } = record(read);
  expect(priorities.map(({ number }) => number)).toEqual(['US60/396363', 'US10/291320']);
  expect(inventors.map(({ name, country }) => [name, country])).toEqual([
    ['Herrala, Sami', 'FI'],
    ['Kylmänen, Jari', 'FI'],
  ]);
});

describe('words of a status', () => {
  it('tell a status only where they leave no doubt', () => {
    const simple = (words: string) => statusOfWords(words)?.detailed;
    expect(
      [
        'STATUS: THE PATENT HAS BEEN GRANTED',
        'PATENTED CASE',
        'The application is deemed to be withdrawn',
        'The application has been refused',
        'Patent revoked',
        'Examination is in progress',
        'PATENT EXPIRED DUE TO NONPAYMENT OF MAINTENANCE FEES UNDER 37 CFR 1.362',
        'RESPONSE TO NON-FINAL OFFICE ACTION ENTERED',
        '',
      ].map(simple),
    ).toEqual([[3], [3], [11], [13], [14], [2], [16], undefined, undefined]);
  });
});

describeWithSharedData('OPS on real answers', ['patents/epo-ops-xml'], (folder) => {
  it('reads every answer', async () => {
    const records: Patent[] = [];
    const reading = await readAll<Patent>(source, [folder], (patent) => records.push(patent));
    // Counted over the raw files: 642 search hits, 49 family members, 42 other exchange documents, 15 EP publications
    // with kind code in the register, 9 full texts, 2 equivalents.
    expect(reading).toMatchObject({ records: 642 + 49 + 42 + 15 + 9 + 2, rejects: [], faults: [], unrecognised: [] });
    expect([...reading.unknown]).toEqual([]);
    const skipped: Record<string, number> = {};
    for (const disk of await listFiles([folder])) {
      for await (const file of openFile(disk)) {
        if (!file.base.endsWith('.xml')) continue;
        for await (const parsed of source.read(file))
          if (parsed.ok === 'skipped')
            skipped[parsed.kind.split(/[:,(]/)[0]!.trim()] = (skipped[parsed.kind.split(/[:,(]/)[0]!.trim()] ?? 0) + 1;
      }
    }
    expect(skipped).toEqual({
      'answer of the number service': 14,
      'image inquiry': 2,
      'full-text inquiry': 2,
      'classification answer': 3,
      'entry of a register result list': 93,
      'register answer without bibliographic data': 3,
    });

    const family = (number: string) => {
      const member = records.find(
        (p) => p.publication_number === number && p.stated_family_members.length > 0 && p.stated_simple_family,
      )!;
      return [number, ...member.stated_family_members].sort();
    };
    expect(family('EP2906782A2')).toEqual(
      'CA2887530A1 CN104968889A EP2906782A2 EP2906782A4 RU2015117646A US10047600B2 US20140102795A1 US20160245070A1 US9291047B2 WO2014059282A2 WO2014059282A3'.split(
        ' ',
      ),
    );
    expect(family('EP2400812B1')).toEqual('CA2744162A1 EP2400812A1 EP2400812B1 US20120057518A1 US9648662B2'.split(' '));
    // Answers of several kinds on one publication agree on its application.
    const applications = new Map<string, Set<string>>();
    for (const p of records) {
      if (!p.application_number) continue;
      const known = applications.get(p.publication_number) ?? new Set();
      applications.set(p.publication_number, known.add(p.application_number));
    }
    expect([...applications].filter(([, numbers]) => numbers.size > 1)).toEqual([]);
    // 227 `ops:legal` elements; of 15 publications in the register what is designated, of 12 that nobody opposed
    expect(
      records.flatMap((p) => p.legal_events).filter((event) => event.code && !/^\d{7}$/.test(event.code)),
    ).toHaveLength(227 + 15 + 12);
  });
});
