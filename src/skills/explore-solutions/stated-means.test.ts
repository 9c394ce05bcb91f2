import { beforeAll, expect, it } from 'vitest';
import { verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { demoService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';
import { readWays, statementOf } from './stated-means.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 180_000);

/** Publications of a search that state a way, with the sentence. */
async function stating(way: string, query_text: string): Promise<string[]> {
  const { data } = await service.call('POST /search/patent/query-search-patent/v2', {
    body: { query_text, limit: 40 },
  });
  const records = await service.corpus.get(
    patents,
    data.results.map(({ pn }: { pn: string }) => pn),
  );
  expect(records.length).toBeGreaterThan(10);
  const ways = await readWays(service.corpus, [way]);
  return records.flatMap((record) => {
    const quote = statementOf(record, ways);
    if (quote) expect(verifyQuote(record, quote as never)).toMatchObject({ verified: true });
    return quote ? [quote.text] : [];
  });
}

it.each([
  // the corpus speaks of a gas flow that is deflected, and of a coolant flow that is throttled
  ['Reverse the direction of coolant flow periodically', 'TACD: "gas duct"', 0],
  ['Reverse the direction of coolant flow periodically', 'TACD: "coolant flow"', 0],
  ['heat pipes between the cells', 'TACD: "gas duct"', 0],
  ['a zirconium walrus', 'TACD: "gas duct"', 0],
  ['周期性反转冷却液的流动方向', 'TACD: 冷却液', 0],
])('%s: nobody of %s', async (way, query, count) => {
  expect(await stating(way, query)).toHaveLength(count);
});

it.each([
  ['a flat heat pipe', 'TACD: "heat pipe"', /heat pipe/],
  ['deflect the gas flow by baffle plates', 'TACD: "gas duct"', /baffle plates.*gas flow|gas flow.*baffle plates/s],
  ['扁平热管', 'TACD: 扁平热管', /扁平热管/],
  ['冷板具有逆流流道', 'TACD: 逆流流道', /逆流流道/],
])('%s: sentences that say so', async (way, query, said) => {
  const found = await stating(way, query);
  expect(found.length).toBeGreaterThan(3);
  for (const text of found) expect(text).toMatch(said);
});
