import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';
import { lifeCycle } from './life-cycle.ts';
import { strategyOf, tenth } from './strategy.ts';

it('co-patenting is of the families whose owners’ names tell what they are', async () => {
  const owned = (number: string, assignees: readonly string[], of: string, inventors: readonly string[] = []) =>
    samplePatent(number, {
      assignees: assignees.map((name) => ({ name })),
      inventors: inventors.map((name) => ({ name })),
      application_number: `US17/${number.slice(3, 9)}`,
      priorities: [{ country: 'US', number: `US62/${of}`, date: 20200101 }],
    });
  const corpus = [
    // two organisations, one named by each member of the family
    owned('US1000001A1', ['Acme Inc.'], '000001'),
    owned('US1000002A1', ['Universität Ulm'], '000001'),
    // one under two spellings, and a person
    owned('US1000003A1', ['Acme Inc.', 'ACME, Incorporated', 'Roe, Jane A.'], '000003'),
    // an owner who invented it is a person, whatever the name tells
    owned('US1000004A1', ['Acme Inc.', 'Zebra'], '000004', ['Zebra']),
    // what Zebra is decides; here it does not
    owned('US1000005A1', ['Acme Inc.', 'Zebra'], '000005'),
    owned('US1000006A1', ['Acme Inc.', 'Beta GmbH', 'Zebra'], '000006'),
    owned('US1000007A1', ['Zebra'], '000007'),
    // nobody is named
    owned('US1000008A1', [], '000008'),
  ];
  await using service = await startTestService({ corpus });
  const found = await strategyOf(service.corpus, { kind: 'all' }, 2020, AbortSignal.timeout(60_000));
  expect([found.families, found.undecided]).toEqual([7, 1]);
  expect(found.strategy.co_patenting).toBe(2 / 5);
});

it('influence is among the cohorts of every year, however many there are', async () => {
  const years = Array.from({ length: 25 }, (_, i) => 1990 + i);
  const own = years.map((year, i) =>
    samplePatent(`US${7_000_001 + i}B2`, {
      assignees: [{ name: 'Acme Inc.' }],
      ipc: ['G01S5/00'],
      filing_date: year * 10_000 + 101,
    }),
  );
  // of the year's other nine, none is cited
  const others = Array.from({ length: 9 }, (_, i) =>
    samplePatent(`US${7_100_001 + i}B2`, { ipc: ['G01S5/00'], filing_date: 19950101 }),
  );
  const citing = samplePatent('US8000001B2', {
    cites: own.slice(0, 20).map(({ publication_number }) => ({ publication_number })),
  });
  await using service = await startTestService({ corpus: [...own, ...others, citing] });
  const query = { kind: 'values', field: 'ANCS_EXACT', values: ['Acme Inc.'] } as const;
  const { strategy } = await strategyOf(service.corpus, query, 2020, AbortSignal.timeout(60_000));
  // twenty alone in their year or the one of ten; in the last five years nobody is cited
  expect(strategy.patent_influence).toBe(10);
});

it('the tenth cited most shares its last places among equals', () => {
  // 30 publications: three places; one with 9 citations, four with 5
  const part = tenth(30, [
    [0, 20],
    [5, 4],
    [9, 1],
    [1, 5],
  ])!;
  expect([9, 5, 1, 0, 12].map(part)).toEqual([1, 0.5, 0, 0, 1]);
  expect(
    tenth(30, [
      [0, 29],
      [4, 1],
    ]),
  ).toBeUndefined();
  expect(tenth(1, [[0, 1]])).toBeUndefined();
});

it('a life cycle is shown where it fits, and says where it extrapolates', () => {
  const notes: string[] = [];
  const yearly = (midpoint: number) => {
    const sum = (year: number) => 1000 / (1 + Math.exp(-0.4 * (year - midpoint)));
    return Array.from({ length: 18 }, (_, i) => [2000 + i, sum(2000 + i) - (i === 0 ? 0 : sum(1999 + i))] as const);
  };
  const cycle = lifeCycle([...yearly(2008), [2018, 0], [2019, 0]], (note) => notes.push(note))!;
  expect([cycle.midpoint, cycle.saturation].map(Math.round)).toEqual([2008, 1000]);
  expect([cycle.stage, notes]).toEqual(['saturation', []]);
  expect(lifeCycle(yearly(2019), (note) => notes.push(note))!.stage).toBe('growth');
  expect(notes).toEqual([
    'The life cycle extrapolates: half of its saturation is reached in 2019, outside 2000 to 2017.',
  ]);
  expect(lifeCycle([], () => {})).toBeUndefined();
});
