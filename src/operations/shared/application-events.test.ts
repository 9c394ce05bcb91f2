import { afterAll, beforeAll, expect, it } from 'vitest';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { withApplicationEvents } from './application-events.ts';

const event = (code: string, date: number, text: string) => legalEvent({ code, country: 'US', date, text });
const TRANSFER = event(
  'AS',
  20111114,
  'ASSIGNMENT: ASSIGNMENT OF ASSIGNORS INTEREST;ASSIGNORS:KIM, A;REEL/FRAME:027221/0655',
);
const FEE = event('MAFP', 20201020, 'MAINTENANCE FEE PAYMENT');
const GRANT = event('STCF', 20170419, 'INFORMATION ON STATUS: PATENT GRANT');
const of = (number: string, legal_events: (typeof FEE)[], application_number = 'US13/167395') =>
  samplePatent(number, { application_number, legal_events });

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(patents, [
    of('US20120057518A1', [TRANSFER, FEE]),
    of('US9648662B2', [FEE, GRANT]),
    of('US9000000B2', [], 'US14/000001'),
    samplePatent('US9000001B2', { legal_events: [GRANT] }),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

it('are those of all publications of an application, each once, its own first', async () => {
  const numbers = ['US9648662B2', 'US9000000B2', 'US20120057518A1', 'US9000001B2'];
  const shown = await withApplicationEvents(service.corpus, await service.corpus.get(patents, numbers));
  expect(shown.map(({ publication_number }) => publication_number)).toEqual(numbers);
  expect(shown.map(({ legal_events }) => legal_events.map(({ code }) => code))).toEqual([
    ['MAFP', 'STCF', 'AS'],
    [],
    ['AS', 'MAFP', 'STCF'],
    ['STCF'],
  ]);
});

it('are one where one source gives a code to what passed between two on a day, and another does not', async () => {
  const passed = {
    kind: 'transfer' as const,
    from: [{ name: 'Donglin Hospital' }],
    to: [{ name: 'Yingsheng Co., Ltd.' }],
  };
  const stated = { date: 20160101, country: 'CN', text: 'transfer', fact: passed };
  const known = {
    ...stated,
    text: 'patent right transferred',
    code: 'TR01',
    fact: { ...passed, to: [{ name: 'YINGSHENG CO LTD' }] },
  };
  const other = { ...known, fact: { ...passed, to: [{ name: 'Another' }] } };
  const [shown] = await withApplicationEvents(
    {
      identify: async () => new Map([['CN1', ['CN102000001B']]]),
      get: async () => [of('CN102000001B', [known, other], 'CN1')],
    } as never,
    [of('CN102000001A', [stated], 'CN1')],
  );
  expect(shown!.legal_events).toEqual([stated, other]);
});

it('are told of the grant where a source states them beside the application', async () => {
  const ask = async (path: `/${string}`) =>
    (await service.call(`GET ${path}`, { query: { patent_number: 'US9648662B2' } })).json;
  const legal = await ask('/advanced-patent-data/legal-data');
  expect(
    legal.data[0].patsnap_legal_data.inpadoc_legal_data.map((row: Record<string, unknown>) => [
      row.event_code,
      row.event_date,
    ]),
  ).toEqual([
    ['AS', 20111114],
    ['STCF', 20170419],
    ['MAFP', 20201020],
  ]);
  const { data } = await ask('/advanced-patent-data/transfer-data');
  expect(data[0].patent_transfer_data).toMatchObject([{ reel_frame: '027221/0655', country: 'US' }]);
  const status = await ask('/basic-patent-data/legal-status');
  expect(status.data[0].patent_legal.event_status).toEqual(['Transfer']);
});
