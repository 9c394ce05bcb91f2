import { beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { batteryService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import check from '../novelty-check-assistant/index.ts';
import ideas from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await batteryService();
});

type Row = Record<string, any>;
const all = [...ideas.operations, ...check.operations];
async function call(path: string, body: Row): Promise<Row> {
  const operation = all.find((one) => one.path === path)!;
  const reply = await service.call(operation, { body });
  expect([path, reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([path, 200, true, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
const base = '/ai/tech-idea-novelty';
const KNOWN =
  'A battery module comprising battery cells; a cold plate arranged below the battery cells; and counter-flow channels in the cold plate.';
const NEW = `${KNOWN.slice(0, -1)}; and a whistling kettle that plays a violin sonata to the astronauts.`;
const wait_ms = 40_000;

it('tells what of an idea was found, keeps both runs when it is changed, ranks ideas, makes a report', async () => {
  const { task_id } = await call(`${base}/submit`, { input: NEW, lang: 'en' });
  const other = await call(`${base}/submit`, { input: KNOWN, lang: 'en' });
  const { result } = await call(`${base}/result`, { task_id, wait_ms });
  const kettle = result.features.find(({ feature_text }: Row) => feature_text.includes('violin'));
  // no words of something else beside what was not found
  expect([kettle.verdict, kettle.quote]).toEqual(['not_found', undefined]);
  expect(result.reasoning).not.toContain('may hold nothing of this field');
  expect(result.novelty_score).toBeGreaterThan(0);
  expect(result.recommendations).toContain('violin');
  const known = (await call(`${base}/result`, { task_id: other.task_id, wait_ms })).result;
  const { ideas: ranked } = await call(`${base}/compare`, { task_ids: [other.task_id, task_id] });
  expect(ranked.map((one: Row) => one.task_id)).toEqual([task_id, other.task_id]);

  await call(`${base}/refine`, { task_id, strike: [kettle.feature_num] });
  const again = (await call(`${base}/result`, { task_id, wait_ms })).result;
  expect(again.novelty_score).toBe(known.novelty_score);
  expect(again.earlier).toMatchObject([{ novelty_score: result.novelty_score }]);
  expect(again.features.find((one: Row) => one.feature_num === kettle.feature_num)).toMatchObject({ selected: false });

  const report = await call(`${base}/report`, { task_id, title: 'Kettle struck', wait_ms });
  expect(report.status).toBe(2);
  expect(await (await fetch(report.files[0].url)).text()).toContain('Kettle struck');
});

it('a check answers in the words of the language asked for', async () => {
  const text = '一种电池模组，包括多个电池单体，其特征在于，所述电池单体下方设有冷板；所述冷板内设有逆流流道。';
  const { task_id } = await call('/ai/novelty-check-agent-creation', { text, lang: 'cn' });
  const found = await call('/ai/novelty-check-agent-query', { task_id, wait_ms });
  expect(found.novelty_assessment.content.novelty_score).toMatch(/^\d+\.\d%$/);
  expect(found.novelty_assessment.title).toBe('未检出的比例');
  const [first] = found.key_prior_art.content;
  expect(first.reference.similarity_score).toMatch(/^[01]\.\d\d$/);
  const [record] = await service.corpus.get(patents, [first.reference.pn]);
  expect(JSON.stringify(record)).toContain(JSON.stringify(first.reference.content).slice(1, -1));
});

it.each([
  [
    'en',
    'A vase with a lid that plays a waltz. The lid glows green when flowers wither.',
    'may hold nothing of this field',
  ],
  ['cn', '一种带有香味的花瓶，瓶盖里装有香薰片，花枯萎时瓶盖变成绿色。', '语料库可能没有该领域的文献'],
])('says that nothing is near to an idea of a field that the corpus has not (%s)', async (lang, input, said) => {
  const { task_id } = await call(`${base}/submit`, { input, lang });
  const { result } = await call(`${base}/result`, { task_id, wait_ms });
  expect([result.novelty_score, result.novelty_level]).toEqual([100, 'high']);
  expect(result.reasoning).toContain(said);
  expect(result.features.filter(({ quote, verdict }: Row) => quote && verdict === 'not_found')).toEqual([]);
});

it('refuses a change of nothing, and a feature that there is not', async () => {
  const { task_id } = await call(`${base}/submit`, { input: KNOWN, lang: 'en' });
  await call(`${base}/result`, { task_id, wait_ms });
  const refine = ideas.operations.find(({ path }) => path.endsWith('/refine'))!;
  for (const body of [{ task_id }, { task_id, strike: ['F99'] }, { task_id, add: [' . '] }])
    expect((await service.call(refine, { body })).json.error_code).toBe(68300004);
});
