import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const FLOW = '/ai/novelty-search';
const input =
  'A battery module comprising battery cells; a cold plate arranged below the battery cells; and counter-flow channels in the cold plate.';

let service: TestService;
let ann: Record<string, string>;
let stranger: Record<string, string>;

async function signUp(name: string, account_id: string) {
  const token = await service.users.all.invite({ account_id, role: 'member' });
  const body = { token, name, password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}
const call = async (what: `${string} /${string}`, headers = ann, body?: unknown, query = {}) =>
  service.call(what, { key: null, headers, query, ...(body !== undefined && { body }) });
/** A step of the flow, called from the console: with the session alone. */
const step = async (path: string, body: object) => {
  const { json } = await call(`POST ${FLOW}${path}`, ann, { wait_ms: 30_000, ...body });
  expect([path, json.status, json.error_msg]).toEqual([path, true, '']);
  return json.data;
};

beforeAll(async () => {
  const corpus = demoRecords().filter((record) => record.ipc.some((symbol) => symbol.startsWith('H01M10/6')));
  service = await startTestService({ corpus });
  ann = await signUp('Ann', service.account_id);
  stranger = await signUp('Sam', (await service.accounts.all.create('others')).id);
});
afterAll(() => service.close());

const submit = async (): Promise<string> => (await step('/submit', { input, lang: 'en' })).task_id;

describe('tasks of the account', () => {
  it('name in their record the requests that moved them: of programs and of the console', async () => {
    const sent = (correlation: string) => ({ ...ann, 'x-correlation-id': correlation });
    const { json } = await call(`POST ${FLOW}/submit`, sent('submitted'), { input, lang: 'en' });
    const { task_id } = json.data;
    await call(`POST /manage/tasks/${task_id}/cancel`, sent('cancelled'), {});
    const { json: record } = await call(`GET /manage/tasks/${task_id}/record`, ann, undefined, { limit: 100 });
    const named = record.entries.filter(({ detail }: any) => detail.correlation_id);
    expect(named.map(({ kind, detail }: any) => [kind, detail.correlation_id])).toEqual([
      ['created', 'submitted'],
      ['cancelled', 'cancelled'],
    ]);
    await call(`DELETE /manage/tasks/${task_id}`, ann);
  });

  it('are listed, told in full, replayed, branched and removed', async () => {
    const task_id = await submit();
    await step('/tech-solution/get', { task_id });
    await step('/tech-solution/update', { task_id });
    const features = await step('/feature/extract', { task_id });
    await step('/feature/confirm', { task_id, tech_features: features.data });
    const { elements } = await step('/retrieval/elements', { task_id });
    await step('/agent-search', { task_id, elements });
    const result = await step('/agent-result', { task_id });
    await step('/feature/comparison/confirm', { task_id });
    await step('/export', { task_id, title: 'Cold plates' });
    const report = await step('/report/get', { task_id });
    expect((await fetch(report.report_url)).status).toBe(200);

    const listed = (await call('GET /manage/tasks', ann, undefined, { status: 'done', title: 'cold' })).json;
    expect(listed).toMatchObject({
      total: 1,
      counts: { working: 0, waiting: 0, done: 1, failed: 0, cancelled: 0 },
      tasks: [{ task_id, flow: 'novelty-search', title: 'Cold plates', state: 'report_ready', stage: 'report' }],
    });
    expect(listed.tasks[0].worked_ms).toBeGreaterThan(0);

    const { json: told } = await call(`GET /manage/tasks/${task_id}`);
    expect(told.accepts).toEqual(['confirm_results', 'create_report']);
    expect(told.stages.map(({ stage, branches }: any) => [stage, branches])).toEqual(
      ['solution', 'features', 'elements', 'results', 'report'].map((stage) => [stage, true]),
    );
    const counted = Object.entries<any>(result.feature_analysis_result.block_query);
    expect(told.searches.map(({ line, count }: any) => [line, count])).toEqual(
      counted.map(([line, { count }]) => [line, count]),
    );
    const { json: record } = await call(`GET /manage/tasks/${task_id}/record`, ann, undefined, { offset: 1, limit: 2 });
    expect(record.total).toBe(told.entries);
    expect(record.entries.map(({ kind }: any) => kind)).toEqual(['skill', 'moved']);

    const { json: replay } = await call(`POST /manage/tasks/${task_id}/replay`, ann, {});
    expect(replay.searches).toHaveLength(told.searches.length);
    expect(replay.searches.filter((one: any) => one.count_then !== one.count_now || !one.same_hits)).toEqual([]);
    expect(replay.seq_then).toBe(replay.seq_now);

    const { json: branch } = await call(`POST /manage/tasks/${task_id}/branches`, ann, { stage: 'features' });
    expect(branch).toMatchObject({ branch_of: task_id, state: 'features_ready', status: 'waiting' });
    const { json: begun } = await call(`GET /manage/tasks/${branch.task_id}`);
    expect(begun.draft.confirmed_features).toHaveLength(features.data.length);
    expect(begun.data.confirmed_features).toBeUndefined();
    const [first, ...others] = (await step('/feature/extract', { task_id: branch.task_id })).data;
    expect([first, ...others]).toEqual(features.data);
    await step('/feature/confirm', { task_id: branch.task_id, tech_features: [first] });
    expect((await step('/retrieval/elements', { task_id: branch.task_id })).elements.list).toHaveLength(1);
    expect((await step('/agent-result', { task_id })).final_result).toEqual(result.final_result);

    expect((await call(`DELETE /manage/tasks/${task_id}`)).status).toBe(200);
    expect((await call(`GET /manage/tasks/${task_id}`)).status).toBe(404);
    expect((await fetch(report.report_url)).status).toBe(404);
    expect((await call(`GET /manage/tasks/${branch.task_id}`)).status).toBe(200);
  });

  it('are cancelled and go on where they were', async () => {
    const task_id = await submit();
    await step('/tech-solution/get', { task_id });
    const { json: cancelled } = await call(`POST /manage/tasks/${task_id}/cancel`, ann, {});
    expect(cancelled).toMatchObject({ status: 'cancelled', state: 'solution_ready' });
    const refused = await call(`POST ${FLOW}/tech-solution/update`, ann, { task_id });
    expect(refused.json).toMatchObject({ status: false, error_code: 68300004 });
    expect(refused.json.error_msg).toMatch(/the task was cancelled/);
    expect((await call(`POST /manage/tasks/${task_id}/resume`, ann, {})).json.status).toBe('waiting');
    expect((await call(`POST /manage/tasks/${task_id}/resume`, ann, {})).status).toBe(409);
    await step('/tech-solution/update', { task_id });
    expect((await step('/feature/extract', { task_id })).data.length).toBeGreaterThan(1);
  });
});

it('a task that has not changed is not sent again', async () => {
  const task_id = await submit();
  await step('/tech-solution/get', { task_id });
  const told = await call(`GET /manage/tasks/${task_id}`);
  const tag = told.headers.get('etag')!;
  const again = (headers = {}) => call(`GET /manage/tasks/${task_id}`, { ...ann, 'if-none-match': tag, ...headers });
  const unchanged = await again();
  expect([unchanged.status, unchanged.text, unchanged.headers.get('etag')]).toEqual([304, '', tag]);
  expect((await again({ 'if-none-match': '"another"' })).json).toEqual(told.json);
  expect((await again(stranger)).status).toBe(404);
  await call(`POST /manage/tasks/${task_id}/cancel`, ann, {});
  const changed = await again();
  expect([changed.status, changed.json.status, changed.json.version]).toEqual([
    200,
    'cancelled',
    told.json.version + 1,
  ]);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

it('a confirmation on a version that the task has left saves nothing, and says what the version is', async () => {
  const task_id = await submit();
  const { tech_solution } = await step('/tech-solution/get', { task_id });
  await step('/tech-solution/update', { task_id, tech_solution });
  const features = (await step('/feature/extract', { task_id })).data;
  await step('/feature/confirm', { task_id, tech_features: features });
  const { elements } = await step('/retrieval/elements', { task_id });
  await step('/agent-search', { task_id, elements });
  const { final_result, task_version } = await step('/agent-result', { task_id });
  const judge = (task_version: number, reason: string) =>
    call(
      `POST ${FLOW}/feature/comparison/confirm`,
      { ...ann, accept: 'application/problem+json' },
      {
        task_id,
        task_version,
        final_result: [
          {
            document: final_result[0].document,
            features: [{ feature_num: features[0].feature_num, reason_for_user: reason }],
          },
        ],
      },
    );
  expect((await judge(task_version, 'Ann says so.')).status).toBe(200);
  const late = await judge(task_version, 'Bob says so.');
  expect([late.status, late.json.field, late.json.task_version]).toEqual([409, 'task_version', task_version + 1]);
  const cell = async () => (await step('/agent-result', { task_id })).final_result[0].features[0].reason;
  expect(await cell()).toBe('Ann says so.');
  expect((await judge(late.json.task_version, 'Bob says so.')).status).toBe(200);
  expect(await cell()).toBe('Bob says so.');
});

it('a task of another account is not there, whatever is asked of it', async () => {
  const task_id = await submit();
  const before = (await call(`GET /manage/tasks/${task_id}/record`)).json.total;
  for (const [what, body] of [
    [`GET /manage/tasks/${task_id}`, undefined],
    [`GET /manage/tasks/${task_id}/record`, undefined],
    [`POST /manage/tasks/${task_id}/cancel`, {}],
    [`POST /manage/tasks/${task_id}/resume`, {}],
    [`POST /manage/tasks/${task_id}/branches`, { stage: 'solution' }],
    [`POST /manage/tasks/${task_id}/replay`, {}],
    [`DELETE /manage/tasks/${task_id}`, undefined],
  ] as const)
    expect([what, (await call(what, stranger, body)).status]).toEqual([what, 404]);
  expect((await call('GET /manage/tasks', stranger)).json).toMatchObject({ total: 0, tasks: [] });
  await step('/tech-solution/get', { task_id });
  expect((await call(`GET /manage/tasks/${task_id}/record`)).json.total).toBeGreaterThanOrEqual(before);
});

it.each([
  ['without the token', 403, { 'x-csrf-token': '' }],
  ['without a session', 401, { cookie: '' }],
])('nothing is changed %s', async (_how, status, without) => {
  const task_id = await submit();
  for (const what of ['cancel', 'resume', 'branches', 'replay'])
    expect(
      (await call(`POST /manage/tasks/${task_id}/${what}`, { ...ann, ...without }, { stage: 'solution' })).status,
    ).toBe(status);
  expect((await call(`DELETE /manage/tasks/${task_id}`, { ...ann, ...without })).status).toBe(status);
  expect((await call(`GET /manage/tasks/${task_id}`)).status).toBe(200);
});

it.each([
  ['limit', { limit: '1000' }],
  ['limit', { limit: 'x' }],
  ['offset', { offset: '-1' }],
  ['status', { status: 'sleeping' }],
])('a wrong %s is named', async (field, query) => {
  const { status, json } = await call('GET /manage/tasks', ann, undefined, query);
  expect([status, json.detail]).toEqual([400, expect.stringContaining(field)]);
});
