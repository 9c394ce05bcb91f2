import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';
import { corpusAsOf } from './as-of.ts';

it('answers tell until when the corpus goes, never a day that is not yet, and soon after it goes further', async () => {
  await using service = await startTestService({});
  const published = (number: string, publication_date: number) => samplePatent(number, { publication_date });
  const settled = () =>
    expect
      .poll(async () => (await service.corpus.status()).every((each) => each.indexed_seq >= each.stored_seq))
      .toBe(true);
  await service.corpus.put(patents, [published('US9000001B2', 20260728), published('US9000002B2', 20990101)]);
  await settled();
  const call = () =>
    service.call('POST /search/patent/query-search-count', { body: { query_text: 'PN: US9000001B2' } });
  await expect.poll(async () => (await call()).headers.get('x-corpus-as-of')).toBe('2026-07-28');

  let now = Date.parse('2026-08-05T08:00:00Z');
  const asOf = corpusAsOf(service.corpus, () => now);
  expect(asOf()).toBeUndefined();
  await expect.poll(asOf).toBe('2026-07-28');
  await service.corpus.put(patents, [published('US9000003B2', 20260804)]);
  await settled();
  now += 29_999;
  expect(asOf()).toBe('2026-07-28');
  now += 1;
  asOf();
  await expect.poll(asOf).toBe('2026-08-04');
});
