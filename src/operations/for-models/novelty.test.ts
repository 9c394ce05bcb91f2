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

const feature = (number: string, text: string, part?: string) =>
  ({
    ...(leastData(ConfirmedFeature) as ConfirmedFeature),
    ...{ number, text, weight: 'key', selected: true, ...(part && { part }) },
  }) as ConfirmedFeature;
/** A document that discloses features of these numbers, all in its first claim, and no others. */
const document = (at: number, title: string, disclosed: readonly string[] = []): ComparedDocument => {
  const least = leastData(ComparedDocument) as ComparedDocument;
  const quote = { part: 'claim', claim_number: 1, lang: 'en', text: 'A pump_.', start: 0, end: 8 };
  const features = ['F1', 'F2', 'F3'].map((feature_number) => ({
    ...{ feature_number, verdict: disclosed.includes(feature_number) ? 'disclosed' : 'not_found', reason: '' },
    ...{ score: disclosed.includes(feature_number) ? 80 : 0, matched: [], missing: [], flags: [], quote },
  }));
  return {
    ...{ ...least, publication_number: `US${at}A1`, title, rank: at, publication_date: 20200102 },
    comparison: { ...least.comparison, features } as unknown as ComparedDocument['comparison'],
  };
};

/** What is told of a search that is done. */
async function told(features: readonly ConfirmedFeature[], documents: readonly ComparedDocument[]) {
  const data = {
    ...{ text: 'A pump.', lang: 'en', reference_date: 20260101, confirmed_features: features, documents },
    ...{ prior_art: { publications: 7 }, scores: documents },
  };
  const task = { flow: noveltySearch as unknown as Flow, state: 'report_ready', data };
  const call = {
    ...{ body: { task_id: 't' }, account: { id: 'a' }, files: [], note: () => {} },
    signal: new AbortController().signal,
  } as unknown as Call<never>;
  const services = { flows: stillFlows(task, {}, () => {}), base_url: () => 'http://here' } as unknown as Services;
  return (await novelty.handle(call, services)) as unknown as TextAnswer<{ documents: object[] }>;
}
const shown = async (titles: readonly string[]) =>
  (
    await told(
      [feature('F1', 'a pump')],
      titles.map((title, at) => document(at + 1, title)),
    )
  ).data.documents;

it('documents are shown as far as 6,000 tokens go, the last of them included, and one at least', async () => {
  const tokens = estimateTokens(JSON.stringify((await shown(['']))[0]));
  // four letters are a token
  const filling = (left: number) => 'x'.repeat(4 * (left - tokens));
  expect(await shown([filling(3_000), filling(3_000)])).toHaveLength(2);
  expect(await shown([filling(3_000), filling(3_001)])).toHaveLength(1);
  expect(await shown([filling(2_000), filling(2_000), filling(2_000), ''])).toHaveLength(3);
  expect(await shown([filling(6_001), ''])).toHaveLength(1);
});

it('tells features, the nearest documents with what they say and where, and what two disclose together', async () => {
  const features = [feature('F1', 'a pump'), feature('F2', 'a valve'), feature('F3', 'less heat', 'result')];
  const { text } = await told(features, [document(1, 'Pump', ['F1']), document(2, 'Valve', ['F2'])]);
  expect(text.split('\n')).toEqual([
    '# Novelty search 0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51',
    '7 publications found, 2 compared, prior art before 2026-01-01. "not found" means that no passage says it by wording, never that it is new.',
    ...['## Features', '- **F1** a pump', '- **F2** a valve', '- **F3** less heat', '## Nearest documents'],
    ...['### Y US1A1 Pump', '2020-01-02 · score 0.267 <http://here/patents/US1A1>'],
    ...['- F1 disclosed, claim 1: "A pump\\_."', '- F2 not found', '- F3 not found'],
    ...['### Y US2A1 Valve', '2020-01-02 · score 0.267 <http://here/patents/US2A1>'],
    ...['- F1 not found', '- F2 disclosed, claim 1: "A pump\\_."', '- F3 not found'],
    'Together US1A1 and US2A1 disclose every feature, not counting what only comes of them (F3).',
    '## Report',
  ]);
  const lacking = await told(
    [feature('F1', 'a pump'), feature('F2', 'a valve'), feature('F3', 'a hose')],
    [document(1, 'Pump', ['F1']), document(2, 'Valve', ['F2'])],
  );
  expect(lacking.text).toContain('Together US1A1 and US2A1 lack F3.');
  expect((await told(features, [])).text).toContain('## Nearest documents\nNone.\n## Report');
});
