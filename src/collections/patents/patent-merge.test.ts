import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Patent } from './patent.ts';
import { mergePatents } from './patent-merge.ts';
import { samplePatent } from './sample-patent.ts';

const NUMBER = 'EP1234567A1';
const from = (source: string, fields: Partial<Patent>, file?: string): Patent =>
  samplePatent(NUMBER, { ...fields, provenance: [{ source, ...(file && { file }), fields: Object.keys(fields) }] });
const title = (lang: string, text: string) => ({ lang, origin: 'original' as const, text });
const claim = (number: number) => ({ number, text: `Claim ${number}.`, independent: number === 1, parents: [] });
const claimSet = (lang: string, count: number) => ({
  lang,
  origin: 'original' as const,
  claims: Array.from({ length: count }, (_, i) => claim(i + 1)),
});

describe('merging two sources', () => {
  it('fills what the first source does not know and notes who gave what', () => {
    const docdb = from('epo-docdb', { titles: [title('en', 'Pump')], filing_date: 20100101 }, 'docdb.xml');
    const fulltext = from('epo-fulltext', { claims: [claimSet('en', 2)], filing_date: 20100102 }, 'ep.xml');
    const merged = mergePatents(docdb, fulltext);
    expect(merged.filing_date).toBe(20100101);
    expect(merged.claims).toEqual([claimSet('en', 2)]);
    expect(merged.provenance).toEqual([
      {
        source: 'epo-docdb',
        file: 'docdb.xml',
        fields: ['titles', 'filing_date', 'publication_number', 'authority', 'doc_number', 'kind_code', 'patent_type'],
      },
      { source: 'epo-fulltext', file: 'ep.xml', fields: ['claims'] },
    ]);
  });

  it('keeps the first title of a language and adds other languages', () => {
    const merged = mergePatents(
      from('a', { titles: [title('en', 'Pump')] }),
      from('b', { titles: [title('en', 'PUMP'), title('de', 'Pumpe')] }),
    );
    expect(merged.titles).toEqual([title('en', 'Pump'), title('de', 'Pumpe')]);
  });

  it('prefers more claims, per language', () => {
    const few = from('a', { claims: [claimSet('en', 1), claimSet('de', 3)] });
    const many = from('b', { claims: [claimSet('en', 2), claimSet('de', 2)] });
    expect(mergePatents(few, many).claims).toEqual([claimSet('en', 2), claimSet('de', 3)]);
  });

  it('unites citations of one document, with and without kind code, and their categories', () => {
    const merged = mergePatents(
      from('a', { cites: [{ publication_number: 'US5123456', categories: ['X'] }, { publication_number: 'GB1A' }] }),
      from('b', {
        cites: [
          { publication_number: 'US5123456A', categories: ['Y', 'X'], phase: 'examiner' },
          { publication_number: 'JP1999068462A' },
        ],
      }),
    );
    expect(merged.cites).toEqual([
      { publication_number: 'US5123456A', categories: ['Y', 'X'], phase: 'examiner' },
      { publication_number: 'GB1A' },
      { publication_number: 'JP1999068462A' },
    ]);
  });

  it('unites legal events by date, code and text, and classes with the main class of the first source first', () => {
    const grant = { date: 20150101, code: 'B1', text: 'PATENT GRANTED' };
    const lapse = { date: 20180101, code: 'PG25', text: 'LAPSED' };
    const merged = mergePatents(
      from('a', { legal_events: [grant], ipc: ['H01M10/0525'] }),
      from('b', { legal_events: [lapse, { ...grant, details: { state: 'DE' } }], ipc: ['H01M4/00', 'H01M10/0525'] }),
    );
    expect(merged.legal_events).toEqual([{ ...grant, details: { state: 'DE' } }, lapse]);
    expect(merged.ipc).toEqual(['H01M10/0525', 'H01M4/00']);
  });

  it('takes no legal event back, and unites them the same in any order', () => {
    const at = (date: number, code: string, more: object = {}) => ({ date, code, ...more });
    const parts = [
      [at(20200828, 'PG25', { fact: { kind: 'lapse', state: 'FR' } }), at(20120606, '17P')],
      [at(20200828, 'PG25', { fact: { kind: 'lapse', state: 'DE' } }), at(20120606, '17P', { details: { b: '2' } })],
      [at(20191127, 'AK'), at(20120606, '17P', { details: { a: '1', b: '3' } })],
    ].map((legal_events, index) =>
      samplePatent('EP2400812B1', {
        legal_events: legal_events as Patent['legal_events'],
        provenance: [{ source: 'epo-ops', file: `${index}.xml`, fields: ['legal_events'] }],
      }),
    );
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders)
      expect(order.map((index) => parts[index]!).reduce(mergePatents).legal_events).toEqual([
        at(20120606, '17P', { details: { a: '1', b: '2' } }),
        at(20191127, 'AK'),
        at(20200828, 'PG25', { fact: { kind: 'lapse', state: 'DE' } }),
        at(20200828, 'PG25', { fact: { kind: 'lapse', state: 'FR' } }),
      ]);
  });

  it('keeps one list of names, and learns addresses of the same names', () => {
    const merged = mergePatents(
      from('a', { applicants: [{ name: 'Siemens AG' }] }),
      from('b', { applicants: [{ name: 'SIEMENS, AG', country: 'DE' }, { name: 'Other GmbH' }] }),
    );
    expect(merged.applicants).toEqual([{ name: 'Siemens AG', country: 'DE' }]);
  });

  it('takes the later legal status and the more precise date', () => {
    const merged = mergePatents(
      from('a', { legal_status: { simple: 2, detailed: [2], date: 20200101 }, publication_date: 20100000 }),
      from('b', { legal_status: { simple: 0, detailed: [15], date: 20220101 }, publication_date: 20100317 }),
    );
    expect(merged.legal_status).toEqual({ simple: 0, detailed: [15], date: 20220101 });
    expect(merged.publication_date).toBe(20100317);
  });

  it('keeps what each source states of its own data, of each the latest', () => {
    const stated = (source: string, count: number, year?: number) => ({
      ...{ of: 'cited_by' as const, count, source },
      ...(year !== undefined && { year }),
    });
    const both = mergePatents(
      from('a', { stated_counts: [stated('a', 3)] }),
      from('b', { stated_counts: [stated('b', 9)] }),
    );
    expect(both.stated_counts).toEqual([stated('a', 3), stated('b', 9)]);
    const later = mergePatents(both, from('a', { stated_counts: [stated('a', 5, 2020)] }));
    expect(later.stated_counts).toEqual([stated('a', 5, 2020), stated('b', 9)]);
  });
});

describe('the same source again', () => {
  it('replaces what it gave', () => {
    const merged = mergePatents(
      from('a', { titles: [title('en', 'Pmup')], cites: [{ publication_number: 'US1A' }] }),
      from('a', { titles: [title('en', 'Pump')], cites: [{ publication_number: 'US2A' }] }),
    );
    expect(merged.titles).toEqual([title('en', 'Pump')]);
    expect(merged.cites).toEqual([{ publication_number: 'US2A' }]);
  });

  it('takes nothing back by being silent, since a source may deliver in parts', () => {
    const merged = mergePatents(
      from('ops', { titles: [title('en', 'Pump')] }),
      from('ops', { claims: [claimSet('en', 1)] }),
    );
    expect(merged.titles).toEqual([title('en', 'Pump')]);
    expect(merged.claims).toEqual([claimSet('en', 1)]);
  });

  it('does not take back what another source has given too', () => {
    const a = from('a', { cites: [{ publication_number: 'US1A' }] });
    const b = from('b', { cites: [{ publication_number: 'US2A' }] });
    const merged = mergePatents(mergePatents(a, b), from('a', { cites: [{ publication_number: 'US3A' }] }));
    expect(merged.cites.map((cited) => cited.publication_number)).toEqual(['US1A', 'US2A', 'US3A']);
  });
});

it('never mixes a fictional record with a real one: the real one wins whole', () => {
  const demo = from('demo', { demo: true, titles: [title('zh', '泵')] });
  const real = from('a', { titles: [title('en', 'Pump')] });
  expect(mergePatents(demo, real)).toEqual(real);
  expect(mergePatents(real, demo)).toEqual(real);
});

const some = <T>(value: fc.Arbitrary<T>, maxLength = 3) => fc.array(value, { maxLength });
const cited = fc.record(
  {
    publication_number: fc.constantFrom('US1', 'US1A', 'US1B2', 'EP7000001', 'EP7000001A1', 'EP7000001B1'),
    categories: some(fc.constantFrom('X', 'Y', 'A'), 2),
    phase: fc.constantFrom('examiner' as const, 'applicant' as const),
  },
  { requiredKeys: ['publication_number'] },
);
const text = fc.record({
  lang: fc.constantFrom('en', 'de'),
  origin: fc.constantFrom('original' as const, 'machine' as const),
  text: fc.constantFrom('a', 'b'),
});
const description = fc
  .record({ lang: fc.constantFrom('en', 'de'), paragraphs: fc.integer({ min: 1, max: 4 }) })
  .map(({ lang, paragraphs }) => ({
    lang,
    origin: 'original' as const,
    paragraphs: Array.from({ length: paragraphs }, (_, i) => ({
      id: `p${i + 1}`,
      section: 'other' as const,
      text: 'x',
    })),
  }));
const dayOf = fc.constantFrom(20200000, 20200100, 20200115, 20210000, 20210203);
const content = fc.record(
  {
    titles: some(text),
    claims: some(fc.tuple(fc.constantFrom('en', 'de'), fc.integer({ min: 1, max: 3 })).map(([l, n]) => claimSet(l, n))),
    descriptions: some(description),
    cites: some(cited, 5),
    publication_date: dayOf,
    ipc: some(fc.constantFrom('A61B8/00', 'A61B8/14', 'G01N1/00')),
    priorities: some(
      fc.record({ country: fc.constant('US'), number: fc.constantFrom('US62/012273', 'US62012273', 'US61/000001') }),
    ),
    applicants: some(
      fc.record(
        { name: fc.constantFrom('X AG', 'x ag.', 'Y'), country: fc.constantFrom('DE', 'US') },
        { requiredKeys: ['name'] },
      ),
    ),
    legal_events: some(
      fc.record(
        {
          fact: fc.constantFrom(
            { kind: 'transfer', from: [{ name: 'A' }] } as const,
            { kind: 'transfer', to: [{ name: 'B' }] } as const,
            { kind: 'lapse', state: 'DE' } as const,
          ),
          code: fc.constantFrom('A', 'B'),
          date: fc.constantFrom(20200101, 20200102),
          details: fc.constantFrom({ a: '1' }, { b: '2' }),
        },
        { requiredKeys: ['code'] },
      ),
    ),
    legal_status: fc.record(
      { simple: fc.constantFrom(0, 1), detailed: fc.constant([]), date: dayOf },
      { requiredKeys: ['simple', 'detailed'] },
    ),
    pct_application: fc.record({ number: fc.constantFrom('P1', 'P2'), date: dayOf }, { requiredKeys: ['number'] }),
    stated_counts: fc.uniqueArray(
      fc.record({
        of: fc.constantFrom('cited_by' as const, 'simple_family' as const),
        count: fc.nat(2),
        source: fc.constantFrom('a', 'b'),
      }),
      { maxLength: 3, selector: ({ of, source }) => `${of} ${source}` },
    ),
    demo: fc.constant(true as const),
  },
  { requiredKeys: [] },
);
const record = fc
  .record({ content, source: fc.constantFrom('a', 'b', 'c'), file: fc.constantFrom('1', '2'), credited: fc.boolean() })
  .map(({ content, source, file, credited }) =>
    samplePatent(NUMBER, {
      ...(content as unknown as Partial<Patent>),
      provenance: credited ? [{ source, file, fields: Object.keys(content) }] : [],
    }),
  );

describe('for any records', () => {
  it('a second arrival of the same record changes nothing', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), (records) => {
        const once = records.reduce(mergePatents);
        expect(mergePatents(once, records.at(-1)!)).toEqual(once);
      }),
      { numRuns: 3_000 },
    );
  });

  it('credits every field that has a value to somebody, once anything was merged, and changes no argument', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const before = JSON.stringify([a, b]);
        const merged = mergePatents(a, b);
        expect(JSON.stringify([a, b])).toBe(before);
        if (merged === a || merged === b) return;
        const credited = new Set(merged.provenance.flatMap((entry) => entry.fields));
        for (const [field, value] of Object.entries(merged)) {
          if (field === 'provenance' || (Array.isArray(value) && value.length === 0)) continue;
          expect(credited).toContain(field);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
