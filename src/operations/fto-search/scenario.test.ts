import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { patents } from '#collections/patents/patents.ts';
import { openTasks } from '#composition/tasks.ts';
import exportLink from '#operations/others/ai71-export-link.ts';
import { replaySearches } from '#operations/shared/replay.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { exampleTime } from '#testing/example-answers.ts';
import { reportText } from '#testing/report-text.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import { unborne } from '#testing/statements.ts';
import group from './index.ts';

let service: TestService;
/** Cooling of batteries in the demo corpus. */
const batteries = demoRecords().filter((record) => record.ipc.some((symbol) => symbol.startsWith('H01M10/6')));
beforeAll(async () => {
  service = await startTestService({ ...exampleTime(), corpus: batteries });
});
afterAll(() => service.close());

type Row = Record<string, any>;
const operationAt = (path: string) => group.operations.find((one) => one.path === `/ai/fto${path}`)!;

async function call(path: string, body: Row): Promise<Row> {
  const operation = operationAt(path);
  const reply = await service.call(operation, { body });
  expect([path, reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([path, 200, true, '']);
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}
async function refusal(path: string, body: Row): Promise<[number, string]> {
  const { json } = await service.call(operationAt(path), { body });
  return [json.error_code, json.error_msg];
}

/** A granted US right of the demo corpus that is alive, and a product that has everything its first claim says. */
const target = batteries.find(
  ({ authority, kind_code, legal_status, claims }) =>
    authority === 'US' && kind_code === 'B2' && legal_status?.simple === 1 && claims.some(({ lang }) => lang === 'en'),
)!;
const claim = target.claims.find(({ lang }) => lang === 'en')!.claims[0]!.text;
const sentencesOf = (text: string) =>
  text
    .replace(/,? (?:comprising|which comprises):?\s*/i, '.\n')
    .split(/[;\n]+/)
    .map((part) =>
      part
        .trim()
        .replace(/^and /i, '')
        .replace(/[,.]+$/, ''),
    )
    .filter(Boolean);
const product = `The product is as follows. ${sentencesOf(claim)
  .map((part) => `There is ${part}.`)
  .join('\n')}`;

async function searched(input: string, more: Row = {}, confirm: Row = {}): Promise<{ task_id: string; result: Row }> {
  const { task_id } = await call('/submit', { input, lang: 'en', ...more });
  const { features } = await call('/feature/extract', { task_id });
  await call('/feature/confirm', { task_id, tech_features: features, ...confirm });
  await call('/search/agent', { task_id });
  const result = await call('/search/agent/result', { task_id, wait_ms: 40_000 });
  expect(result.task_status).toBe('success');
  return { task_id: task_id as string, result };
}

it('goes from a product to the right that it meets, with the words of both sides, and to a report', async () => {
  const { task_id, result } = await searched(product, { country: ['US'] });
  const right: Row = result.final_result.find((one: Row) => one.document === target.publication_number);
  expect([right.risk_level, right.claim_equivalent_info[0].infringement, right.claims_basis]).toEqual([
    'High',
    true,
    'granted',
  ]);
  expect(result.final_result.slice(0, 20)).toContain(right);
  expect(right.states.find(({ country }: Row) => country === 'US')).toMatchObject({ state: 'alive' });
  for (const { claim_quote, product_quote } of right.features as Row[]) {
    expect(verifyQuote(target, claim_quote as ClaimedQuote)).toMatchObject({ verified: true });
    if (product_quote) expect(product.slice(product_quote.start, product_quote.end)).toBe(product_quote.text);
  }
  expect(Object.keys(result.process_dict)).toContain('semantic_search');

  expect((await refusal('/report/create', { task_id, title: 'x', final_res: [] }))[0]).toBe(68300004);
  expect(
    (await refusal('/report/create', { task_id, title: 'x', final_res: Array.from({ length: 6 }, () => right) }))[0],
  ).toBe(68300004);
  // a person holds one element to be missing: the claim is cleared, and what was found stays in the task
  const first = right.features.find((one: Row) => one.element === '1.E2');
  const asked = {
    task_id,
    title: 'Rights in the way',
    final_res: [{ ...right, features: [{ ...first, type_for_user: 'missing' }] }],
  };
  const report: string = (await call('/report/create', asked)).task_id;
  expect(report).toMatch(/^[0-9a-f]{8}-/);
  expect(report).not.toBe(task_id);
  const { files, status, task_id: read } = await call('/report/get', { task_id: report, wait_ms: 40_000 });
  expect([status, read]).toEqual([2, report]);
  // sent again because its answer was lost: the same report
  expect((await call('/report/create', asked)).task_id).toBe(report);
  // the search's own id stands for its latest report; an earlier one keeps its id
  const other: string = (await call('/report/create', { ...asked, title: 'Once more' })).task_id;
  expect(other).not.toBe(report);
  const latest = await call('/report/get', { task_id: other, wait_ms: 40_000 });
  const fileOf = ({ report_url }: Row) => new URL(report_url).pathname;
  expect(fileOf(await call('/report/get', { task_id }))).toBe(fileOf(latest));
  const earlier = await call('/report/get', { task_id: report });
  expect(fileOf(earlier)).not.toBe(fileOf(latest));
  expect(earlier.files.map(({ format }: Row) => format)).toEqual(files.map(({ format }: Row) => format));
  // it does not matter which of the two a client goes on with
  const compared = await call('/feature/comparison', { task_id: report, pn: target.publication_number });
  expect(compared.final_res[0].document).toBe(target.publication_number);
  expect((await call('/report/create', { ...asked, task_id: other, title: 'Once more' })).task_id).not.toBe(other);
  await call('/report/get', { task_id, wait_ms: 40_000 });
  const links = await service.call(exportLink, {
    body: { agent_type: 'ai_fto_search', company_id: 'x', lang: 'EN', task_id_list: [report, task_id] },
  });
  expect(links.data.items.map((item: Row) => [item.task_id, new URL(item.url).pathname])).toEqual([
    [report, fileOf(earlier)],
    [task_id, fileOf(latest)],
  ]);
  const html = await (await fetch(files[0].url)).text();
  for (const words of [target.publication_number, 'cleared (by 1.E2)', 'It is no opinion in law', '(your verdict)'])
    expect(html).toContain(words);
  expect(unborne(html)).toEqual([]);
  await expect(reportText(html)).toMatchFileSnapshot('./readings/report-en.txt');
});

it('a part that the product has not clears the right; what only a person can say is asked for once', async () => {
  const parts = sentencesOf(claim);
  const without = `The product is as follows. ${parts
    .slice(0, -1)
    .map((part) => `There is ${part}.`)
    .join('\n')}`;
  const { task_id, result } = await searched(without, { country: ['US'] });
  const found = await call('/feature/comparison', { task_id, pn: target.publication_number });
  expect(found.final_res[0].risk_level).not.toBe('High');
  expect(found.final_res[0].features.some(({ question }: Row) => question)).toBe(true);
  expect(new Set(result.final_result.map(({ document }: Row) => document.slice(0, 2)))).toEqual(new Set(['US']));
  expect((await refusal('/feature/comparison', { task_id, pn: 'US1A1' }))[0]).toBe(68300004);
});

it('refuses what cannot be searched, and steps out of their order', async () => {
  expect(await refusal('/submit', { input: 'pump' })).toEqual([
    68300004,
    expect.stringContaining('describe the product'),
  ]);
  expect((await refusal('/submit', { input: product, country: ['QQ'] }))[1]).toContain('"QQ" is no office');
  expect((await refusal('/submit', { input: product, legal_status: [3] }))[0]).toBe(68300004);
  const { task_id } = await call('/submit', { input: product });
  await call('/feature/extract', { task_id });
  expect((await refusal('/search/agent', { task_id }))[1]).toContain('/ai/fto/feature/confirm');
  expect((await refusal('/search/agent/result', { task_id }))[1]).toContain('/ai/fto/feature/confirm');
  const foreign = { body: { task_id: '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51' } };
  expect((await service.call(operationAt('/feature/extract'), foreign)).status).toBe(404);
});

it('a replay says which searches find others now, and which rights have another state', async () => {
  const { task_id, result } = await searched(product, { country: ['US'] });
  const tasks = await openTasks(service.config, { base_url: () => service.url });
  const replay = async () => replaySearches(service.corpus, await tasks.store.entries(service.account_id, task_id));
  try {
    const same = await replay();
    expect(same.searches.length).toBeGreaterThan(4);
    expect(
      same.searches.every(({ same_hits, appeared, gone }) => same_hits && !appeared?.length && !gone?.length),
    ).toBe(true);
    expect([same.states, same.same_learning]).toEqual([[], true]);
    const lapsed = result.final_result.find(
      ({ document, states }: Row) => states[0].publication_number === document && states[0].state === 'alive',
    ).document;
    const [record] = await service.corpus.get(patents, [lapsed]);
    const family = `${Number(record!.publication_number.replace(/\D/g, '')) + 1}`;
    const newer = {
      ...record!,
      publication_number: `US${family}B2`,
      application_number: `US${family}`,
      priorities: [],
    };
    await service.corpus.put(patents, [
      newer,
      { ...record!, legal_status: { simple: 0, detailed: [15], date: 20_261_001 }, legal_events: [] },
    ]);
    const now = await replay();
    expect(now.states).toEqual([{ publication_number: lapsed, country: 'US', was: 'alive', is: 'dead' }]);
    expect(now.searches.some(({ appeared }) => appeared?.includes(newer.publication_number))).toBe(true);
    expect(now.searches.some(({ gone }) => gone?.includes(lapsed))).toBe(true);
    expect(now.seq_now).toBeGreaterThan(now.seq_then!);
  } finally {
    await tasks.close();
  }
});
