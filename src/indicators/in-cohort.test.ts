import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';
import { breakthrough } from './breakthrough.ts';
import { inCohorts } from './in-cohort.ts';
import { cutOf, qualityIndex } from './quality-index.ts';

it('a cohort is cut at the least value that 98 percent do not exceed', () => {
  expect(cutOf([])).toBeUndefined();
  expect(cutOf([[7, 1]])).toBe(7);
  // of 50, 49 are 98 percent, exactly
  expect(
    cutOf([
      [9, 1],
      [2, 9],
      [1, 40],
    ]),
  ).toBe(2);
  expect(
    cutOf([
      [9, 2],
      [2, 8],
      [1, 40],
    ]),
  ).toBe(9);
});

it('the quality index is the mean of four parts, none above the cut, and absent without one of them', () => {
  const cuts = { five_year_citations: 8, authorities: 4, claims: 20, generality: 0.8 };
  const figures = { five_year_citations: 12, authorities: 1, claims: 10, generality: 0.2 };
  expect(qualityIndex(figures, cuts)).toBe((1 + 0.25 + 0.5 + 0.25) / 4);
  expect(qualityIndex({ ...figures, five_year_citations: 0 }, cuts)).toBe(0.25);
  const { generality: _, ...three } = figures;
  expect(qualityIndex(three, cuts)).toBeUndefined();
  expect(qualityIndex(figures, { ...cuts, five_year_citations: 0 })).toBeUndefined();
});

it('a breakthrough is cited as often by no more than a hundredth, and by nobody in a cohort below a hundred', () => {
  expect(
    breakthrough(9, [
      [0, 98],
      [9, 1],
    ]),
  ).toBeUndefined();
  expect(
    breakthrough(9, [
      [0, 99],
      [9, 1],
    ]),
  ).toEqual({ value: true, as_often: 1, members: 100 });
  expect(
    breakthrough(9, [
      [0, 98],
      [9, 2],
    ]),
  ).toEqual({ value: false, as_often: 2, members: 100 });
  expect(breakthrough(0, [[0, 100]])).toEqual({ value: false, as_often: 100, members: 100 });
  expect(
    breakthrough(5, [
      [0, 197],
      [5, 1],
      [6, 2],
    ])?.value,
  ).toBe(false);
});

it('a patent is compared with those of its field and year, or wider, and which they are is told', async () => {
  const number = (i: number) => `US${7_000_000 + i}B2`;
  const claims = (n: number): Patent['claims'] => [
    {
      ...{ lang: 'en', origin: 'original' as const },
      claims: Array.from({ length: n }, (_, i) => ({
        number: i + 1,
        text: 'A thing.',
        independent: true,
        parents: [],
      })),
    },
  ];
  const filed2010 = Array.from({ length: 100 }, (_, i) =>
    samplePatent(number(i), {
      ...{ ipc: ['G01S5/00'], filing_date: 20100301, publication_date: 20120101 },
      claims: claims(i === 0 ? 4 : i < 10 ? 2 : 1),
    }),
  );
  const cites = (n: number) => filed2010.slice(0, n).map(({ publication_number }) => ({ publication_number }));
  const filed2013 = { filing_date: 20130301, publication_date: 20140101 };
  const citing = [
    samplePatent('US8000001B2', { ...filed2013, ipc: ['G01S5/00'], cites: cites(10) }),
    samplePatent('US8000002B2', { ...filed2013, ipc: ['G01S5/00', 'H04W4/02'], cites: cites(10) }),
    samplePatent('US8000003B2', { ...filed2013, ipc: ['H04W4/02'], cites: cites(1) }),
    // more than five years later
    samplePatent('US9000001B2', {
      ...filed2013,
      publication_date: 20170102,
      ipc: ['H04W4/02'],
      cites: cites(60).slice(10),
    }),
  ];
  const alone = samplePatent('CN200000001U', { patent_type: 'U', filing_date: 20130301, ipc: ['G01S5/00'] });
  await using service = await startTestService({ corpus: [...filed2010, ...citing, alone] });
  const asked = [filed2010[0]!, filed2010[1]!, filed2010[50]!, citing[0]!, alone];
  const [first, second, other, citer, single] = await inCohorts(service.corpus, asked);
  const cohort = 'invention: WIPO field 10, filed 2010';
  expect(first!.breakthrough).toEqual({ value: true, five_year_citations: 3, as_often: 1, members: 100, cohort });
  expect(second!.breakthrough).toEqual({ value: false, five_year_citations: 2, as_often: 10, members: 100, cohort });
  expect(other!.breakthrough?.value).toBe(false);
  // 90 of the cohort are cited 0 times, nine twice, one three times: cut at 2; claims alike; generality is told of ten
  expect(first!.quality).toEqual({
    ...{ value: 1, cohort, members: 100 },
    parts: [
      { part: 'five_year_citations', value: 3, cut: 2 },
      { part: 'authorities', value: 1, cut: 1 },
      { part: 'claims', value: 4, cut: 2 },
      { part: 'generality', value: 0.5, cut: 0.5 },
    ],
  });
  expect(second!.quality?.value).toBe((1 + 1 + 1 + 0.75) / 4);
  // what cites it does not make two pairs: no generality, no index
  expect(other!.quality?.value).toBeUndefined();
  expect(other!.quality?.parts[3]).toEqual({ part: 'generality', cut: 0.5 });
  expect([citer!.breakthrough?.cohort, citer!.breakthrough?.members]).toEqual(['invention: all stored', 104]);
  // one of its kind is among itself: nothing is said, and nothing is no number
  expect(single).toEqual({
    quality: {
      ...{ cohort: 'utility_model: all stored', members: 1 },
      parts: [
        { part: 'five_year_citations' },
        { part: 'authorities', value: 1, cut: 1 },
        { part: 'claims' },
        { part: 'generality' },
      ],
    },
  });
});
