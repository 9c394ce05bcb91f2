import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyTrademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { figuresBeside, marksFiled } from './company-figures.ts';

const mark = (number: string, owner: string, filing_date: number, registration_date?: number) => ({
  ...emptyTrademark('US', number),
  ...{ owners: [{ name: owner }], filing_date, ...(registration_date && { registration_date }) },
  provenance: [{ source: 'test' }],
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(trademarks, [
    mark('90000001', 'North Pumps Ltd', 20150101, 20160101),
    mark('90000002', 'North Pumps Ltd', 20200630, 20210630),
    mark('90000003', 'North Pumps Ltd', 20210630),
    mark('90000004', 'North Pumps Ltd', 20250630, 20260630),
    mark('90000005', 'North Pumps Ltd', 20250701),
    mark('90000006', 'South Pumps Ltd', 20250101),
    { ...mark('90000007', 'West Pumps Ltd', 0, 20240101), filing_date: undefined },
  ] as never);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const beside = async (names: string[], day: number) => {
  const notes: string[] = [];
  const call = { account: { id: 'a' }, signal: new AbortController().signal, note: (said: string) => notes.push(said) };
  const services = { corpus: service.corpus } as never;
  const figures = await figuresBeside(
    { names, owned: { kind: 'all' } } as never,
    { day, core: [] } as never,
    call as never,
    services,
    20990101,
  );
  return { figures, notes };
};

it('counts the marks of its names until a day, and of the five years before it', async () => {
  expect(await beside(['NORTH PUMPS LTD'], 20250630)).toEqual({
    figures: { marks: { filed: 4, filed_5y: 3, registered: 2, registered_5y: 1 } },
    notes: [],
  });
  expect((await beside(['NORTH PUMPS LTD'], 20250629)).figures).toEqual({
    marks: { filed: 3, filed_5y: 2, registered: 2, registered_5y: 1 },
  });
  expect((await beside(['NORTH PUMPS LTD', 'SOUTH PUMPS LTD'], 20250630)).figures).toMatchObject({
    marks: { filed: 5 },
  });
});

it('counts as filed what is told to be registered, without a day of filing', async () => {
  expect((await beside(['WEST PUMPS LTD'], 20250630)).figures).toEqual({
    marks: { filed: 1, filed_5y: 0, registered: 1, registered_5y: 1 },
  });
});

it('counts marks of years, and says nothing where no mark of anybody is stored', async () => {
  const { signal } = new AbortController();
  const filed = (names: string[], corpus: Parameters<typeof marksFiled>[2] = service.corpus) =>
    marksFiled(names, [2025, 2024, 2015], corpus, signal);
  expect(await filed(['NORTH PUMPS LTD', 'WEST PUMPS LTD'])).toEqual({ all: 6, in_years: [2, 0, 1] });
  expect(await filed(['EAST PUMPS LTD'])).toEqual({ all: 0, in_years: [0, 0, 0] });
  expect(await filed(['EAST PUMPS LTD'], { search: async () => ({ total: 0, hits: [] }) as never })).toBeUndefined();
});

it('says nothing of marks where none is stored', async () => {
  expect((await beside(['EAST PUMPS LTD'], 20250630)).figures).toEqual({});
  expect((await beside(['NORTH PUMPS LTD'], 20141231)).figures).toEqual({});
});
