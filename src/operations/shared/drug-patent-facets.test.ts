import { describe, expect, it } from 'vitest';
import { DETAILED_STATUS, SIMPLE_STATUS } from '#patents/code-words.ts';
import { drugPatentFacet, FACET_NAMES } from './drug-patent-facets.ts';

type Counts = Readonly<Record<string, number>>;
const buckets = (counts: Counts) => Object.entries(counts).map(([value, count]) => ({ value, count }));
const many = (n: number, value: (at: number) => string, count = 1): Counts =>
  Object.fromEntries(Array.from({ length: n }, (_, at) => [value(at), count]));

/** A facet of patents of drugs of which publications and listed documents have such values. */
async function facet(
  name: string,
  stored: Counts,
  listed: Counts = {},
  distinct: { stored?: number; listed?: number } = {},
) {
  const asked: object[] = [];
  const corpus = {
    facets: async (collection: { name: string }, _: unknown, facets: readonly { field: string }[]) =>
      facets.map((one) => {
        asked.push(one);
        const own = collection.name === 'patents' ? 'stored' : 'listed';
        const counts = own === 'stored' ? stored : listed;
        return { distinct: distinct[own] ?? Object.keys(counts).length, buckets: buckets(counts) };
      }),
    identify: async () => new Map(),
    get: async () => [],
  };
  const notes: string[] = [];
  const query = { stored: { kind: 'all' }, listed: { kind: 'all' } };
  const said = await drugPatentFacet(corpus as never, name, query as never, (note) => notes.push(note));
  return { ...said, notes, asked };
}
const shown = ({ items }: Awaited<ReturnType<typeof facet>>) => items.map(({ value, count }) => `${value} ${count}`);

describe('values of publications and of listed documents', () => {
  it('are counted together, the most frequent first, of equal ones the first by value', async () => {
    const counted = await facet('EXDT_Y', { 2030: 2, 2028: 1, 2031: 1 }, { 2028: 1, 2027: 1 });
    expect(shown(counted)).toEqual(['2028 2', '2030 2', '2027 1', '2031 1']);
    expect([counted.aggregation_field, counted.total, counted.notes]).toEqual(['EXDT_Y', 4, []]);
    expect(counted.asked).toEqual([
      expect.objectContaining({ field: 'DRUG_EXDT', granularity: 'year', offset: 0, limit: 100 }),
      expect.objectContaining({ field: 'EXPIRY', granularity: 'year', offset: 0, limit: 100 }),
    ]);
  });

  it('are a hundred, of as many as there are of either', async () => {
    const stored = many(60, (at) => String(1900 + at), 2);
    const of = async (more: number) =>
      facet(
        'EXDT_Y',
        stored,
        many(more, (at) => String(2000 + at)),
      );
    expect([(await of(40)).items.length, (await of(41)).items.length, (await of(41)).total]).toEqual([100, 100, 101]);
    const beyond = await facet('EXDT_Y', { 2030: 1 }, { 2031: 1 }, { stored: 300, listed: 200 });
    expect([beyond.total, (await facet('EXDT_Y', { 2030: 1 }, { 2031: 1 }, { listed: 200 })).total]).toEqual([
      300, 200,
    ]);
  });

  it('of publications alone stand as they are counted', async () => {
    const counted = await facet('IN_FACET', { 'Doe, Jane': 1, 'Roe, Richard': 3 }, { nobody: 9 }, { stored: 7 });
    expect([shown(counted), counted.total]).toEqual([['Doe, Jane 1', 'Roe, Richard 3'], 7]);
  });
});

describe('an entry of a facet', () => {
  it('has words and a colour where it is a state', async () => {
    const simple = await facet('SIMPLE_LEGAL_STATUS', { 0: 2, 1: 3, 2: 1 });
    expect(simple.items.map(({ display_name_en, color }) => [display_name_en, color])).toEqual([
      [SIMPLE_STATUS[0], '#8A94A6'],
      [SIMPLE_STATUS[1], '#2E9E6B'],
      [SIMPLE_STATUS[2], '#D99A1C'],
    ]);
    const detailed = await facet('LEGAL_STATUS', { 1: 1, 2: 1, 3: 1, 11: 1 });
    expect(detailed.items.map(({ display_name_en, color }) => [display_name_en, color])).toEqual([
      [DETAILED_STATUS[1], '#D99A1C'],
      [DETAILED_STATUS[2], '#D99A1C'],
      [DETAILED_STATUS[3], '#2E9E6B'],
      [DETAILED_STATUS[11], '#8A94A6'],
    ]);
  });

  it('has the name of a country in both languages, a code that is none as it is', async () => {
    const { items } = await facet('COUNTRY', { US: 2, QQ: 1 });
    expect(items.map(({ display_name_en, display_name_cn }) => [display_name_en, display_name_cn])).toEqual([
      ['United States', '美国'],
      ['QQ', undefined],
    ]);
  });

  it('has the name of an organisation in the language that it is written in, and a UUID of its own', async () => {
    const { items } = await facet('PHS_ORG_ID_ONEID', { 'Acme Inc': 2, 江苏恒瑞: 1 });
    expect(items.map(({ display_name_en, display_name_cn }) => [display_name_en, display_name_cn])).toEqual([
      ['Acme Inc', undefined],
      [undefined, '江苏恒瑞'],
    ]);
    const keys = items.map(({ key }) => key);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(new Set(keys).size).toBe(2);
  });
});

it('of a facet that nothing here can answer a note says what would', async () => {
  const { items, total, notes } = await facet('SPC_STATUS', {});
  expect([items, total, notes]).toEqual([
    ...[[], 0],
    ['SPC_STATUS is empty: no loaded source tells it; registers of supplementary protection certificates would.'],
  ]);
  expect(FACET_NAMES).toContain('SPC_STATUS');
});
