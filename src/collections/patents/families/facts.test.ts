import { describe, expect, it } from 'vitest';
import { samplePatent } from '../sample-patent.ts';
import { documentOf, isGranted, patentFacts } from './facts.ts';

const priority = (number: string) => ({ country: number.slice(0, 2), number });

describe('facts of a publication', () => {
  it('name what ties it to others, in one spelling', () => {
    const facts = patentFacts(
      samplePatent('US7000001B2', {
        application_number: 'US14/706838',
        filing_date: 20150507,
        publication_date: 20160101,
        priorities: [priority('US62/012273'), priority('US62/012273'), priority('EP98123456')],
        related_documents: [
          { relation: 'continuation', country: 'US', number: 'US12/345678' },
          { relation: 'other', country: 'US', number: 'US12/999999' },
        ],
        pct_application: { number: 'PCT/US2015/012345' },
        ipc: ['H04W4/02', 'G01S5/00', 'G01S7/00'],
        applicants: [{ name: 'Jane Doe' }],
        assignees: [{ name: 'Acme Inc.' }],
        stated_simple_family: '41012345',
        stated_family_members: ['EP 1234567 A1', 'US7000001B2', 'none'],
        cites: [
          { publication_number: 'US5123456A', categories: ['Y'], cpc: ['G05D1/10', 'Y02T10/00'] },
          { publication_number: 'US5123456', categories: ['X', 'Y'], cpc: ['B64C39/02'] },
          { publication_number: 'EP0227762A1' },
        ],
      }),
    );
    expect(facts.priorities).toEqual(facts.priorities.toSorted());
    expect(facts.priorities).toHaveLength(2);
    expect(facts.application).toBe(
      patentFacts(samplePatent('US8000001B2', { application_number: 'US 14/706,838' })).application,
    );
    expect(facts.links.filter((link) => link.startsWith('a:'))).toHaveLength(5);
    expect(facts.links.filter((link) => !link.startsWith('a:'))).toEqual(['n:EP1234567A1', 's:41012345']);
    expect(facts.cites).toEqual([
      ['EP0227762', '', ''],
      ['US5123456', 'XY', 'B64C G05D'],
    ]);
    expect(facts).toMatchObject({
      number: 'US7000001B2',
      document: 'US7000001',
      granted: true,
      publication_date: 20160101,
      subclasses: ['G01S', 'H04W'],
      owners: ['ACME INC'],
    });
  });

  it('without application number have one of their own', () => {
    expect(patentFacts(samplePatent('US7000001B2'))).toMatchObject({
      application: '#US7000001B2',
      priorities: [],
      links: [],
    });
  });

  it('leave the application itself and its PCT application out of the priorities', () => {
    const pct_application = { number: 'PCT/US2015/012345' };
    const sets = (fields: object) =>
      patentFacts(samplePatent('US7000001B2', { application_number: 'US14/706838', ...fields })).priorities;
    const first = sets({ priorities: [priority('US62/012273')] });
    expect(first).toHaveLength(1);
    expect(
      sets({
        priorities: [
          priority('US62/012273'),
          priority('US14/706838'),
          { country: 'WO', number: pct_application.number },
        ],
        pct_application,
      }),
    ).toEqual(first);
    expect(sets({ priorities: [priority('US14/706838')] })).toEqual([]);
    expect(sets({ pct_application })).toEqual([]);
    const world = patentFacts(samplePatent('WO2016000001A1', { application_number: pct_application.number }));
    expect(patentFacts(samplePatent('US7000001B2', { pct_application })).pct_application).toBe(world.application);
  });
});

it.each([
  ['US5123456A', 'US5123456'],
  ['US 5,123,456 A', 'US5123456'],
  ['EP0227762A1', 'EP0227762'],
  ['WO2011/069153', 'WO2011069153'],
  ['odd number', 'ODDNUMBER'],
])('the document of %s is %s', (number, document) => {
  expect(documentOf(number)).toBe(document);
});

it('granted rights are told from publications of applications, also of those for utility models', () => {
  const model = { patent_type: 'U' as const };
  const stored = [
    samplePatent('US2020000001A1'),
    samplePatent('US2020000002A1', { grant_date: 20210101 }),
    samplePatent('US900001S', { patent_type: 'D' }),
    samplePatent('KR20160002098U', { ...model, grant_date: 20170101 }),
    ...['CN210000001U', 'CN2072764U', 'KR20160002097U', 'KR200480001Y1', 'JP3012345U'].map((number) =>
      samplePatent(number, model),
    ),
  ];
  expect(stored.filter((each) => !isGranted(each)).map((each) => each.publication_number)).toEqual([
    'US2020000001A1',
    'CN2072764U',
    'KR20160002097U',
  ]);
});
