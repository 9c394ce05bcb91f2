import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Compile } from '#typebox.mjs';
import { samplePatent } from '../sample-patent.ts';
import { conveyanceOf, nameAndPlace } from './conveyance.ts';
import { eventType, LegalEvent } from './legal-event.ts';
import { legalEvent, notUnderstood } from './stated.ts';
import { withFacts } from './upgrade.ts';

const schema = Compile(LegalEvent);
const cnipa = (code: string, words: string) =>
  legalEvent({ date: 20200302, code, country: 'CN', text: 'x', values: { 'Free format text': words } });

describe('facts of events as offices state them', () => {
  it('of the CNIPA, whose gazette puts labels into one text', () => {
    expect(
      cnipa(
        'TR01',
        'Effective date of registration: 20200220 Address after: 100000 Beijing, Road 1 Patentee after: NEW OWNER CO., LTD. Address before: Shanghai Patentee before: OLD OWNER CO., LTD.',
      ).fact,
    ).toEqual({
      kind: 'transfer',
      from: [{ name: 'OLD OWNER CO., LTD.', place: 'Shanghai' }],
      to: [{ name: 'NEW OWNER CO., LTD.', place: '100000 Beijing, Road 1' }],
      effective: 20200220,
    });
    const licence = cnipa(
      'EE01',
      'Application publication date: 20080521 Assignee: LICENSEE LTD. Assignor: OWNER UNIVERSITY Contract record no.: X2020980001 Denomination of invention: PUMP Granted publication date: 20100101 License type: Common License Record date: 20201210',
    );
    expect(licence.fact).toEqual({
      kind: 'licence',
      licensor: [{ name: 'OWNER UNIVERSITY' }],
      licensee: [{ name: 'LICENSEE LTD.' }],
      licence: 'non-exclusive',
      registration_number: 'X2020980001',
      effective: 20201210,
    });
    expect(cnipa('EE01', 'Assignee: A Assignor: B License type: Exclusive license').fact).toMatchObject({
      licence: 'exclusive',
    });
    const pledge =
      'Granted publication date: 20150107 Pledgee: A BANK Pledgor: B LTD. Registration number: Y2016990000184';
    const parties = {
      pledgor: [{ name: 'B LTD.' }],
      pledgee: [{ name: 'A BANK' }],
      registration_number: 'Y2016990000184',
    };
    expect(cnipa('PE01', pledge).fact).toEqual({ kind: 'pledge', ...parties });
    expect(cnipa('PC01', `Date of cancellation: 20180307 ${pledge}`).fact).toEqual({
      kind: 'pledge_release',
      ...parties,
      effective: 20180307,
    });
    expect(
      legalEvent({ code: 'C41', country: 'CN', values: { 'Owner name': 'NEW; NEWER', 'FORMER OWNER': 'OLD' } }).fact,
    ).toEqual({
      kind: 'transfer',
      from: [{ name: 'OLD' }],
      to: [{ name: 'NEW' }, { name: 'NEWER' }],
    });
  });

  const recorded = (words: string, owner: string) =>
    legalEvent({ code: 'AS', country: 'US', text: `ASSIGNMENT: ${words}`, values: { owner, free_format_text: words } });

  it('of the USPTO, where the words of the conveyance tell what an assignment is', () => {
    expect(
      recorded(
        'ASSIGNMENT OF ASSIGNORS INTEREST;ASSIGNORS:DOE, JANE;ROE, RICHARD;AND OTHERS;SIGNING DATES FROM 20131127 TO 20131210;REEL/FRAME:045210/0369',
        'ACME CANADA, INC., CANADA',
      ),
    ).toEqual({
      code: 'AS',
      country: 'US',
      text: expect.stringContaining('ASSIGNMENT: ASSIGNMENT OF ASSIGNORS INTEREST'),
      fact: {
        kind: 'transfer',
        conveyance: 'ASSIGNMENT OF ASSIGNORS INTEREST',
        from: [{ name: 'DOE, JANE' }, { name: 'ROE, RICHARD' }],
        to: [{ name: 'ACME CANADA, INC.', place: 'CANADA' }],
        reel_frame: '045210/0369',
      },
    });
    expect(
      recorded('SECURITY INTEREST;ASSIGNORS:A, INC;B INC.;REEL/FRAME:053520/0064', 'BIG BANK, TEXAS').fact,
    ).toEqual({
      kind: 'pledge',
      pledgor: [{ name: 'A, INC' }, { name: 'B INC.' }],
      pledgee: [{ name: 'BIG BANK', place: 'TEXAS' }],
      reel_frame: '053520/0064',
    });
    expect(
      recorded('RELEASE BY SECURED PARTY;ASSIGNOR:BIG BANK;REEL/FRAME:060000/0001', 'A, INC, KOREA, REPUBLIC OF').fact,
    ).toEqual({
      kind: 'pledge_release',
      pledgor: [{ name: 'A, INC', place: 'KOREA, REPUBLIC OF' }],
      pledgee: [{ name: 'BIG BANK' }],
      reel_frame: '060000/0001',
    });
    expect(recorded('CHANGE OF NAME;ASSIGNOR:OLD INC.;REEL/FRAME:1/2', 'NEW INC., TEXAS').fact).toMatchObject({
      kind: 'name_change',
    });
    expect(recorded('MERGER;ASSIGNOR:OLD INC.;REEL/FRAME:1/2', 'NEW INC., TEXAS').fact).toMatchObject({
      kind: 'transfer',
      conveyance: 'MERGER',
    });
    const corrective = recorded(
      'CORRECTIVE ASSIGNMENT TO CORRECT THE NAME;ASSIGNOR:OLD INC.;REEL/FRAME:1/2',
      'NEW INC., TEXAS',
    );
    expect([corrective.fact, notUnderstood(corrective)]).toEqual([undefined, []]);
    const strange = recorded('SOMETHING ELSE;ASSIGNOR:OLD INC.;REEL/FRAME:1/2', 'NEW INC., TEXAS');
    expect([strange.fact, notUnderstood(strange)]).toEqual([undefined, ['conveyance SOMETHING ELSE']]);
  });

  it('of fees, lapses, trials and references to national codes', () => {
    const fact = (code: string, country: string, text: string, values: Record<string, string> = {}) =>
      legalEvent({ code, country, text, values }).fact;
    expect(fact('MAFP', 'US', 'PAYMENT OF MAINTENANCE FEE, 8TH YR, SMALL ENTITY')).toEqual({ kind: 'fee', year: 8 });
    expect(
      fact('PGFP', 'EP', 'ANNUAL FEE PAID', {
        ref_country_code: 'FI',
        payment_date: '20250620',
        year_of_fee_payment: '16',
      }),
    ).toEqual({ kind: 'fee', year: 16, paid: 20250620, state: 'FI' });
    expect(
      fact('PG25', 'EP', 'LAPSE BECAUSE OF NON-PAYMENT OF DUE FEES', {
        ref_country_code: 'FR',
        effective_date: '20200630',
      }),
    ).toEqual({
      kind: 'lapse',
      reason: 'fee',
      state: 'FR',
      effective: 20200630,
    });
    expect(
      fact('IPR', 'US', 'REVIEW', { free_format_text: 'TRIAL NO: IPR2020-01615', opponent: 'NINE, INC.' }),
    ).toEqual({
      kind: 'invalidation',
      petitioner: [{ name: 'NINE, INC.' }],
      docket: 'IPR2020-01615',
    });
    expect(fact('REG', 'EP', 'REFERENCE', { ref_country_code: 'BE', ref_legal_event_code: 'MM' })).toEqual({
      kind: 'lapse',
      state: 'BE',
    });
    expect(fact('26N', 'EP', 'NO OPPOSITION FILED')).toEqual({ kind: 'opposition_end', outcome: 'none_filed' });
  });

  it('tells what it does not understand, and keeps it as it is printed', () => {
    const event = legalEvent({
      code: 'Q9',
      country: 'EP',
      text: 'x',
      values: { 'New kind of VALUE': 'v', 'Ref country code': 'DE' },
    });
    expect(event).toEqual({
      code: 'Q9',
      country: 'EP',
      text: 'x',
      details: { new_kind_of_value: 'v', ref_country_code: 'DE' },
    });
    expect(notUnderstood(event)).toEqual(['legal event EP Q9', 'value of legal events new_kind_of_value']);
    expect(notUnderstood(legalEvent({ country: 'EP', text: 'Something' }))).toEqual([
      'legal event without code: Something',
    ]);
    expect(notUnderstood(legalEvent({ code: 'AK', country: 'EP', text: 'x' }))).toEqual([]);
  });

  it('of any text fit the schema, whatever the source writes', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'Pledgee: ;',
        'ASSIGNORS:;;',
        ';',
        'REEL/FRAME:',
        'Patentee after:a;b Pledgor:',
        '0TH YR',
        '99TH YR',
      ),
    );
    const stated = fc.record({
      code: fc.constantFrom('AS', 'TR01', 'PE01', 'EE01', 'MAFP', 'REG', '26', 'IPR'),
      country: fc.constantFrom('US', 'CN', 'EP'),
      text,
      values: fc.dictionary(
        fc.constantFrom(
          'owner',
          'Free format text',
          'Effective date',
          'Ref country code',
          'Year of fee payment',
          'kind',
          'x',
        ),
        text,
      ),
    });
    fc.assert(
      fc.property(stated, (each) => {
        const event = legalEvent(each);
        expect(schema.Check(event), JSON.stringify(event)).toBe(true);
        notUnderstood(event);
      }),
    );
  });
});

it('an owner printed with its state or country is told from it, and one without stays whole', () => {
  expect(nameAndPlace('STANLEY & CO., LTD., CONNECTICUT')).toEqual({
    name: 'STANLEY & CO., LTD.',
    place: 'CONNECTICUT',
  });
  expect(nameAndPlace('9SOLUTIONS OY, FINLAND')).toEqual({ name: '9SOLUTIONS OY', place: 'FINLAND' });
  expect(nameAndPlace('ACME, INC.')).toEqual({ name: 'ACME, INC.' });
  expect(nameAndPlace('TEXAS')).toEqual({ name: 'TEXAS' });
});

it('the words of a conveyance are read in time proportional to them', () => {
  const text = `SECURITY INTEREST;ASSIGNORS:${'A, INC.;'.repeat(50_000)}REEL/FRAME:1/2`;
  expect(conveyanceOf(text).assignors).toHaveLength(50_000);
});

it('events of form 0 get their facts from code, words and details, else from the number of their kind', () => {
  const old = (event: object) =>
    withFacts(samplePatent('US7000001B2', { legal_events: [event as LegalEvent] })).legal_events[0]!;
  const words = 'SECURITY INTEREST;ASSIGNORS:A INC;REEL/FRAME:1/2';
  expect(
    old({
      code: 'AS',
      type: 63,
      country: 'US',
      text: `ASSIGNMENT: ${words}`,
      details: { owner: 'BANK, TEXAS', to: 'BANK, TEXAS', free_format_text: words },
    }),
  ).toMatchObject({
    fact: { kind: 'pledge', pledgee: [{ name: 'BANK', place: 'TEXAS' }], pledgor: [{ name: 'A INC' }] },
  });
  const licence = old({ type: 62, country: 'EP', details: { licensor: 'A', licensee: 'B', kind: 'exclusive' } });
  expect(licence).toEqual({
    country: 'EP',
    fact: { kind: 'licence', licensor: [{ name: 'A' }], licensee: [{ name: 'B' }], licence: 'exclusive' },
  });
  expect(eventType(licence)).toBe(62);
  const same = samplePatent('US7000001B2', { legal_events: [{ code: 'AK', country: 'EP' }] });
  expect(withFacts(same)).toBe(same);
});
