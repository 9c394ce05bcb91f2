import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Services } from '#services.ts';
import { firstData } from './first-data.ts';

/** What is stored; all else is asked of nothing. */
const services = (...stored: Patent[]) =>
  ({
    clock: () => Date.UTC(2026, 5, 30, 23, 59),
    corpus: {
      lookup: async () => stored,
      get: async () => stored,
      identify: async () => new Map(stored.map(({ publication_number: pn }) => [pn, [pn]])),
    },
  }) as unknown as Services;
const IDEA = 'A pump with a ring of graphite';
const idea = { input: IDEA, text: IDEA, lang: 'en' };
const claims: Patent['claims'] = [
  {
    lang: 'en',
    origin: 'original',
    claims: [
      { number: 1, text: 'A pump.', independent: true },
      { number: 2, text: 'The pump of claim 1.', independent: false },
    ],
  } as never,
];
const PATENT = { titles: [{ lang: 'en', origin: 'original', text: 'Pump' }], claims } as Partial<Patent>;
const asked = (body: object, ...stored: Patent[]) =>
  firstData({ input: IDEA, lang: 'en', ...body }, services(...stored));

it('everything published until today is prior art, unless a window ends before', async () => {
  expect(await asked({ input: ` ${IDEA} ` })).toEqual({ ...idea, reference_date: 20260701, reference_basis: 'today' });
  expect(await asked({ lang: 'cn', pbd_end: '2019-12-31' })).toEqual({
    ...{ ...idea, lang: 'zh', pbd_end: 20191231, reference_date: 20200101, reference_basis: 'window' },
  });
  // a window of one day
  expect(await asked({ pbd_start: '20200228', pbd_end: '20200228' })).toEqual({
    ...{ ...idea, pbd_start: 20200228, pbd_end: 20200228, reference_date: 20200229, reference_basis: 'window' },
  });
});

it('a publication is searched by its claims, as of its earliest priority', async () => {
  const priorities = [{ date: 20110203 }, { date: 20100102 }, {}] as Patent['priorities'];
  const stored = samplePatent('US8100002B2', { ...PATENT, priorities, filing_date: 20120304 });
  const found = {
    ...{ input: 'us 8,100,002 b2', text: '1. A pump.\n2. The pump of claim 1.', lang: 'en' },
    publication_number: 'US8100002B2',
  };
  expect(await asked({ input: found.input }, stored)).toEqual({
    ...{ ...found, reference_date: 20100102, reference_basis: 'priority' },
  });
  expect(await asked({ input: found.input }, { ...stored, stated_priority_date: 20090101 })).toMatchObject({
    reference_date: 20090101,
  });
  expect(await asked({ input: found.input, pbd_end: '20200131' }, samplePatent('US8100002B2', PATENT))).toEqual({
    ...{ ...found, pbd_end: 20200131, reference_date: 20200201, reference_basis: 'window' },
  });
});

it('of a publication without claims the abstract is searched', async () => {
  const abstracts = [{ lang: 'en', origin: 'original', text: 'It pumps.' }] as Patent['abstracts'];
  const stored = samplePatent('US8100002B2', { ...PATENT, claims: [], abstracts });
  expect(await asked({ input: 'US8100002B2' }, stored)).toMatchObject({ text: 'Pump\nIt pumps.' });
});

it.each<[object, Patent[], string, string]>([
  [{ input: '…' }, [], 'input', 'describe the idea in words.'],
  [{ pbd_start: '20200201', pbd_end: '20200131' }, [], 'pbd_start', '20200201 is after pbd_end, 20200131.'],
  [{ input: 'US8100002B2' }, [], 'input', 'US8100002B2 is not in the corpus: import it, or paste its claims.'],
  [
    { input: 'US8100002B2' },
    [samplePatent('US8100002B2')],
    'input',
    'US8100002B2 has neither claims nor abstract here.',
  ],
])('%j is refused with its field', async (body, stored, field, why) => {
  await expect(asked(body, ...stored)).rejects.toMatchObject({ message: `${field}: ${why}`, details: { field } });
});
