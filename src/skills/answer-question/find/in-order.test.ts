import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { researchQuestion } from '../answer-question.ts';

const expiring = (n: number, expiry_date: number | undefined, filing_date: number) =>
  samplePatent(`US900000${n}B2`, {
    ...{ application_number: `US12/10000${n}`, filing_date, grant_date: filing_date + 30000 },
    ...(expiry_date !== undefined && { expiry_date }),
    titles: [{ lang: 'en', origin: 'original', text: 'Antenna array for base stations' }],
  });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      expiring(1, 20310704, 20110704),
      expiring(2, 20260630, 20060630),
      expiring(3, 20260629, 20060629),
      expiring(4, undefined, 20060601),
    ],
  });
});
afterAll(() => service.close());

it.each(['Which antenna patents expire next?', '哪些 antenna 专利快到期了？'])('%s from today on', async (question) => {
  const { order, ordered_by, sources } = await researchQuestion(question, [], {
    ...{ corpus: service.corpus, account: 'a', signal: new AbortController().signal },
    clock: () => Date.UTC(2026, 5, 30, 12),
  });
  expect([order, ordered_by]).toEqual(['expiring', 'EXDT']);
  expect(sources.map(({ publication_number, expiry_date }) => [publication_number, expiry_date])).toEqual([
    ['US9000002B2', 20260630],
    ['US9000001B2', 20310704],
  ]);
});
