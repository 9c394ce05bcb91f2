import { expect, it } from 'vitest';
import { Cohorts } from '#analytics/valuation/scores.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { startTestService } from '#testing/service.ts';
import { indicatorsOf, type PatentIndicators } from './patent-indicators.ts';

/** Each column with the same figure of a patent, worked out when it is asked for. */
const COLUMNS: Readonly<Record<string, (of: PatentIndicators) => number | undefined>> = {
  SCOPE: ({ scope }) => scope || undefined,
  GRANT_LAG: ({ grant_lag_days }) => grant_lag_days,
  ICLMS_COUNT: ({ independent_claims }) => independent_claims,
  NPL_CITES_COUNT: ({ literature_citations }) => literature_citations,
  CYCLE_TIME: ({ technology_cycle_time }) => technology_cycle_time,
  F_CITES_5Y_COUNT: ({ forward_5_years }) => forward_5_years,
  SELF_CITES_COUNT: ({ self_citations }) => self_citations,
  ORIGINALITY: ({ originality }) => originality?.value,
  GENERALITY: ({ generality }) => generality?.value,
  RADICALNESS: ({ radicalness }) => radicalness?.value,
};

/** Twenty grants that cite each other in a ring, and documents that are not stored. */
const GRANTS = Array.from({ length: 20 }, (_, i) =>
  samplePatent(`US${7000000 + i}B2`, {
    ipc: ['G01S5/00', 'H04W4/02', 'B64C39/02', 'G05D1/10'].slice(i % 3, (i % 3) + 1 + (i % 2)),
    filing_date: 20100101 + (i % 7),
    grant_date: 20120101 + i,
    publication_date: 20120101 + i + 20_000 * (i % 4),
    assignees: [{ name: ['Acme Inc.', 'Beta GmbH'][i % 2]! }],
    claims: [
      {
        ...{ lang: 'en', origin: 'original' },
        claims: [1, 2, 3].map((number) => ({
          number,
          text: 'A thing.',
          independent: number <= 1 + (i % 3),
          parents: [],
        })),
      },
    ],
    cites: [
      { publication_number: `US${7000000 + ((i + 2) % 20)}B2`, date: 20050101 },
      { publication_number: `US${7000000 + ((i + 5) % 20)}`, date: 19990101 + 10_000 * (i % 3) },
      { publication_number: 'US4000000A', cpc: ['G01C21/00', 'Y02T10/00'] },
    ].slice(0, i % 4),
    cites_literature: i % 5 === 0 ? [{ text: 'A book.' }] : [],
  }),
);

/** Expects of each column that it is the figure of the records, which are all that is stored; how many have one. */
async function columnsOf(corpus: Corpus, all: readonly Patent[]): Promise<Record<string, number>> {
  const text = 'AUTHORITY: US';
  const found = (query: string, field: string, order: 'asc' | 'desc') =>
    corpus.search(patents, { query: parseQuery(patents, query), sort: [{ field, order }], offset: 0, limit: 100 });
  const figures = await indicatorsOf(corpus, all);
  const having: Record<string, number> = {};
  for (const [column, of] of Object.entries(COLUMNS)) {
    const values = all.map((patent, i) => ({ id: patent.publication_number, value: of(figures[i]!) }));
    const known = values.filter((each): each is { id: string; value: number } => each.value !== undefined);
    having[column] = known.length;
    const sorted = [...known].sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1));
    const ids = (await found(text, column, 'desc')).hits.map(({ id }) => id);
    expect(ids.slice(0, sorted.length), column).toEqual(sorted.map(({ id }) => id));
    // as a person would write it: not all digits of a third
    const middle = Number((sorted[sorted.length >> 1]?.value ?? 0).toFixed(6));
    const range = await found(`${text} AND ${column}: [${middle} TO *]`, column, 'asc');
    expect(range.total, column).toBe(known.filter(({ value }) => value >= middle).length);
    const { by } = await corpus.aggregate(
      patents,
      { query: parseQuery(patents, text) },
      { by: { values: { axis: 'values', field: column, top: 1000 } } },
    );
    const counts = Map.groupBy(known, ({ value }) => value);
    expect(by!.values!.distinct, column).toBe(counts.size);
    for (const { value, count } of by!.values!.buckets) expect(counts.get(Number(value))?.length, column).toBe(count);
  }
  return having;
}

it('figures as columns are those of the records: sorted by, in ranges, counted', async () => {
  await using service = await startTestService();
  const { corpus } = service;
  // those that are cited come last: the columns follow
  await corpus.put(patents, GRANTS.slice(0, 10));
  await corpus.put(patents, GRANTS.slice(10));
  const all = GRANTS as readonly Patent[];
  expect(Object.values(await columnsOf(corpus, all)).every((count) => count > 0)).toBe(true);
  const figures = await indicatorsOf(corpus, all);

  // and over the interface
  const reply = await service.call('POST /search/patent/query-search-patent', {
    body: { query_text: 'GENERALITY: [0.1 TO *]', sort: [{ field: 'GENERALITY', order: 'ASC' }], limit: 100 },
  });
  const rows = all
    .map(({ publication_number }, i) => ({ publication_number, value: figures[i]!.generality?.value ?? 0 }))
    .filter(({ value }) => value >= 0.1)
    .sort((a, b) => a.value - b.value || (a.publication_number < b.publication_number ? -1 : 1));
  expect(reply.data.results.map(({ pn }: { pn: string }) => pn)).toEqual(rows.map((row) => row.publication_number));
});

it('a column is empty again where what its figure rests on is gone', async () => {
  await using service = await startTestService({ corpus: GRANTS });
  const { corpus } = service;
  const before = await columnsOf(corpus, GRANTS);
  await corpus.delete(
    patents,
    GRANTS.slice(4).map(({ publication_number }) => publication_number),
  );
  const after = await columnsOf(corpus, GRANTS.slice(0, 4));
  expect([before.ORIGINALITY, after.ORIGINALITY, before.GENERALITY, after.GENERALITY]).toEqual([15, 1, 15, 1]);
});

it('a claim is as long as its words, a Chinese or Japanese one as its characters, as column and as score', async () => {
  const claims = (lang: string, ...texts: string[]) => [
    {
      ...{ lang, origin: 'original' as const },
      claims: texts.map((text, i) => ({ number: i + 1, text, independent: true, parents: [] })),
    },
  ];
  const said = { ipc: ['H01M8/10'], filing_date: 20200301 };
  const stored = [
    samplePatent('CN100000001A', { ...said, claims: claims('zh', '一种 电池，包括壳体。', '一种壳体。') }),
    samplePatent('US20200000001A1', { ...said, claims: claims('en', ' A battery with\n a housing.', 'A housing.') }),
    samplePatent('JP2020000001A', { ...said, claims: claims('ja', '電池。') }),
  ];
  await using service = await startTestService({ corpus: stored });
  const { corpus } = service;
  const query = { kind: 'all' } as const;
  const lengths = async (field: string) => {
    const { by } = await corpus.aggregate(patents, { query }, { by: { of: { axis: 'values', field, top: 10 } } });
    return by!.of!.buckets.map(({ value }) => Number(value));
  };
  expect((await lengths('FCLMS_WORDCOUNT')).toSorted((a, b) => a - b)).toEqual([3, 5, 10]);
  expect((await lengths('ICLMS_WORDCOUNT')).toSorted((a, b) => a - b)).toEqual([2, 3, 5]);
  const scores = await new Cohorts(corpus, 2020).scoresOf(stored);
  const places = scores.map((each) => each?.places.find(({ column }) => column === 'FCLMS_WORDCOUNT'));
  expect(places.map((place) => [place?.value, place?.percentile])).toEqual([
    [10, expect.closeTo(100 / 6, 9)],
    [5, 50],
    [3, expect.closeTo(500 / 6, 9)],
  ]);
});

it('fields, sectors, status, kinds and countries are sorted by: numbers as numbers, the rest in their order', async () => {
  const status = (simple: number) => ({ legal_status: { simple, detailed: [] } });
  const from = (...countries: string[]) => ({
    priorities: countries.map((country) => ({ country, number: `${country}1`, date: 20200101 })),
  });
  const stored = [
    // fields 32 and 10, sector 5 and 2; 1; 27; none
    samplePatent('US1A', { ipc: ['B64C39/02', 'G01S5/00'], ...status(2), ...from('US', 'CN') }),
    samplePatent('CN2U', { ipc: ['H01M8/10'], patent_type: 'U', ...status(1), ...from('CN') }),
    samplePatent('EP3A1', { ipc: ['F02B1/00'], ...status(0), ...from('GB') }),
    samplePatent('US4S', { ipc: [], patent_type: 'D' }),
  ];
  await using service = await startTestService({ corpus: stored });
  const sorted = async (field: string, order: 'ASC' | 'DESC') => {
    const sort = [{ field, order }];
    const { data } = await service.call('POST /search/patent/query-search-patent', {
      body: { query_text: 'PN: (US1A OR CN2U OR EP3A1 OR US4S)', sort, limit: 10 },
    });
    return data.results.map(({ pn }: { pn: string }) => pn).join(' ');
  };
  expect(await sorted('WIPO_FIELD', 'ASC')).toBe('CN2U US1A EP3A1 US4S');
  expect(await sorted('WIPO_FIELD', 'DESC')).toBe('EP3A1 US1A CN2U US4S');
  expect(await sorted('WIPO_SECTOR', 'ASC')).toBe('CN2U US1A EP3A1 US4S');
  expect(await sorted('STATUS_GROUP', 'ASC')).toBe('CN2U US1A EP3A1 US4S');
  expect(await sorted('STATUS_GROUP', 'DESC')).toBe('EP3A1 US1A CN2U US4S');
  expect(await sorted('SIMPLE_LEGAL_STATUS', 'ASC')).toBe('EP3A1 CN2U US1A US4S');
  expect(await sorted('TYPE_GROUP', 'ASC')).toBe('EP3A1 US1A CN2U US4S');
  expect(await sorted('AUTHORITY', 'ASC')).toBe('CN2U EP3A1 US1A US4S');
  expect(await sorted('PRIORITY_COUNTRY', 'DESC')).toBe('EP3A1 CN2U US1A US4S');
});
