import { expect, it } from 'vitest';
import type { Flow } from '#flows/flow.ts';
import { estimateTokens } from '#models/prompt.ts';
import type { Call, TextAnswer } from '#operation.ts';
import { ComparedDocument, ConfirmedFeature } from '#operations/novelty-search/data.ts';
import { noveltySearch } from '#operations/novelty-search/flow.ts';
import type { Services } from '#services.ts';
import { stillFlows } from '#testing/still-flows.ts';
import { leastData } from '#testing/whole-data.ts';
import novelty from './novelty.ts';

const feature = {
  ...(leastData(ConfirmedFeature) as ConfirmedFeature),
  ...{ number: 'F1', text: 'a pump', weight: 'key', selected: true },
} as ConfirmedFeature;
const document = (at: number, title: string): ComparedDocument => ({
  ...(leastData(ComparedDocument) as ComparedDocument),
  ...{ publication_number: `US${at}A1`, title },
});

/** Documents that are shown of a search which is done. */
async function shown(titles: readonly string[]): Promise<readonly object[]> {
  const data = {
    ...{ text: 'A pump.', lang: 'en', confirmed_features: [feature] },
    documents: titles.map((title, at) => document(at + 1, title)),
  };
  const task = { flow: noveltySearch as unknown as Flow, state: 'report_ready', data };
  const call = {
    ...{ body: { task_id: 't' }, account: { id: 'a' }, files: [], note: () => {} },
    signal: new AbortController().signal,
  } as unknown as Call<never>;
  const services = { flows: stillFlows(task, {}, () => {}), base_url: () => 'http://here' } as unknown as Services;
  const { data: told } = (await novelty.handle(call, services)) as unknown as TextAnswer<{ documents: object[] }>;
  return told.documents;
}

it('documents are shown as far as 6,000 tokens go, the last of them included, and one at least', async () => {
  const tokens = estimateTokens(JSON.stringify((await shown(['']))[0]));
  // four letters are a token
  const filling = (left: number) => 'x'.repeat(4 * (left - tokens));
  expect(await shown([filling(3_000), filling(3_000)])).toHaveLength(2);
  expect(await shown([filling(3_000), filling(3_001)])).toHaveLength(1);
  expect(await shown([filling(2_000), filling(2_000), filling(2_000), ''])).toHaveLength(3);
  expect(await shown([filling(6_001), ''])).toHaveLength(1);
});
