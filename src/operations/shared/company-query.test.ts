import { describe, expect, it } from 'vitest';
import type { Corpus } from '#corpus/corpus.ts';
import { type CompanyAsked, company } from './company-query.ts';

/** A corpus in which patents name some owners, and no company is stored. */
const corpusOf = (...owners: string[]) =>
  ({
    identify: async () => new Map(),
    search: async () => ({ hits: [], total: 0 }),
    get: async () => [],
    explain: async () => ({ of: [] }),
    facets: async (_: unknown, __: unknown, facets: readonly object[]) =>
      facets.map(() => ({ buckets: owners.map((value) => ({ value, count: 1 })) })),
  }) as unknown as Corpus;

const NOW = Date.UTC(2026, 5, 30);
async function select(asked: CompanyAsked, as: Parameters<typeof company>[0] = 'owned', unit?: 'APNO' | null) {
  const notes: string[] = [];
  const about = { corpus: corpusOf('BOEING CO'), now: NOW, note: (note: string) => notes.push(note) };
  return { ...(await company(as, unit)({ company_name: 'Boeing Co', ...asked }, about as never)), notes };
}
const restricted = async (asked: CompanyAsked) => {
  const { query } = await select(asked);
  return (query as { of: readonly { field: string; values: readonly string[] }[] }).of.at(-1);
};
const refusal = (asked: CompanyAsked) => select(asked).catch(({ code, details }) => ({ code, ...details }));

describe('patents of a company', () => {
  it('are those that it owns, filed, or that a transfer names with it', async () => {
    expect((await select({})).query).toEqual({ kind: 'values', field: 'ANCS_EXACT', values: ['BOEING CO'] });
    expect((await select({}, 'filed')).query).toEqual({ kind: 'values', field: 'ANS_EXACT', values: ['BOEING CO'] });
    expect((await select({}, 'transferred')).query).toEqual({
      kind: 'same_event',
      of: [
        { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
        { kind: 'values', field: 'LEGAL_EVENT_PARTY_STD', values: ['BOEING CO'] },
      ],
    });
  });

  it('are counted by application unless publications are asked for', async () => {
    const { unit, collapse, years } = await select({});
    expect([unit, collapse]).toEqual([
      'APNO',
      { field: 'APNO', prefer: { by: 'field', field: 'PBD', order: 'latest' } },
    ]);
    expect(years).toEqual({ from: 2007, to: 2026 });
    expect(await select({}, 'owned', null)).not.toHaveProperty('unit');
  });

  it('are restricted by kind, state and office, each one or several', async () => {
    const types = ['application', 'PATENT', 'utility', 'DESIGN', 'A', 'b or U', 'A,B|D'];
    const found = await Promise.all(types.map((patent_type) => restricted({ patent_type })));
    expect(found.map((query) => `${query?.field} ${query?.values}`)).toEqual([
      ...['PATENT_TYPE A', 'PATENT_TYPE B', 'PATENT_TYPE U', 'PATENT_TYPE D', 'PATENT_TYPE A'],
      ...['PATENT_TYPE B,U', 'PATENT_TYPE A,B,D'],
    ]);
    expect(await restricted({ simple_legal_status: '1 OR 220' })).toEqual({
      kind: 'values',
      field: 'SIMPLE_LEGAL_STATUS',
      values: ['1', '220'],
    });
    expect(await restricted({ authority: 'cn or ep' })).toEqual({
      kind: 'values',
      field: 'AUTHORITY',
      values: ['CN', 'EP'],
    });
  });

  it('are refused where the name, a kind or a state is none', async () => {
    expect(await refusal({ company_name: ' ' })).toEqual({ code: 'invalid_request', field: 'company_name' });
    expect(await refusal({ patent_type: 'X' })).toEqual({ code: 'invalid_request', field: 'patent_type' });
    expect(await refusal({ simple_legal_status: '1234' })).toEqual({
      code: 'invalid_request',
      field: 'simple_legal_status',
    });
  });

  it('say under which names they were counted, unless it is the name that was asked', async () => {
    expect([(await select({})).notes, (await select({ company_name: 'boeing' })).notes]).toEqual([
      [],
      ['Counted under: BOEING CO.'],
    ]);
    const { names, notes } = await select({ company_name: 'Nobody' });
    expect([names, notes.length]).toEqual([[], 1]);
    expect(notes[0]).toMatch(/^No owner or applicant is called "Nobody"\./);
  });
});
