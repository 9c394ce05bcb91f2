import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, pricesOf } from '#accounts/statement.ts';
import { systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { TaskSummary } from '#flows/task-view.ts';
import type { Services } from '#services.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { historyOf, tasksOf } from './agent-history.ts';
import exportLink from './ai71-export-link.ts';

let service: TestService;
let other: string;
const dir = mkdtempSync(join(tmpdir(), 'priora-courses-'));
beforeAll(async () => {
  service = await startTestService({ settings: { PRIORA_COURSES_DIR: dir, PRIORA_PRICES: 'P001=0.05' } });
  const { id } = await service.accounts.all.create('Others');
  other = (await service.accounts.createKey({ account_id: id, name: 'k' })).key;
});
afterAll(async () => {
  await service.close();
  rmSync(dir, { recursive: true });
});

const today = new Date(systemClock()).toISOString().slice(0, 10).replaceAll('-', '');

it('a statement is the ledger: calls, those that count, and their price', async () => {
  for (const query_text of ['TTL: a', 'TTL: b', 'TTL: (c'])
    await service.call('POST /search/patent/query-search-count', { body: { query_text } });
  const body = { apikey: 'x', client_secret: service.key, time_start: today, time_end: today };
  const { data } = await service.call('POST /open-user/statement/v2', { body });
  expect(data.usage).toEqual([
    {
      ...{ request_path: '/search/patent/query-search-count', serial_number: 'P001' },
      request_path_name: 'Count the patents that match a search expression',
      ...{ usage_times: 3, fee_times: 2, used_money: 0.1 },
    },
  ]);
  expect([data.usage_money, data.combo_usage]).toEqual([0.1, []]);
  const refused = async (more: object) =>
    (await service.call('POST /open-user/statement/v2', { body: { ...body, ...more } })).json.error_msg;
  expect(await refused({ client_secret: other })).toBe('client_secret is no key of the account that calls.');
  expect(await refused({ time_start: '20260231' })).toBe('time_start is "20260231": give a day as 20200131.');
  expect(await refused({ time_start: '20300101' })).toBe('time_end is before time_start.');
  expect(['ai35-1NoveltySearchSubmit', 'p001X', 'statementV2'].map(codeOf)).toEqual(['AI35-1', 'P001', undefined]);
  expect(() => pricesOf('P001=free')).toThrow('"P001=free" is no price');
});

it('the history has the tasks of the account alone, by day, and their reports', async () => {
  const input = 'A pump has a rotor and a housing. The rotor is cooled by water that flows through it.';
  const made = await service.call('POST /ai/novelty-search/submit', { body: { input, lang: 'en' } });
  const { task_id } = made.data;
  const asked = { company_id: 'any', email: '', phone: '' };
  const history = await service.call('POST /ai/sso/agent/history', { body: asked });
  expect(history.data).toMatchObject({ total: 1, page: 1, limit: 20 });
  expect(history.data.history_maps[0].data[0]).toMatchObject({ id: task_id, business_name: 'novelty-search' });
  expect((await service.call('POST /ai/sso/agent/history', { body: asked, key: other })).data.total).toBe(0);
  const nobody = await service.call('POST /ai/sso/agent/history', { body: { ...asked, email: 'eve@example.org' } });
  expect([nobody.data.total, nobody.json.notes]).toEqual([
    0,
    ['The account has nobody who signs in under that email or phone.'],
  ]);
  const before = await service.call('POST /ai/sso/agent/history', { body: { ...asked, end_time: 1000 } });
  expect(before.data.total).toBe(0);
  const batch = await service.call('POST /ai/sso/agent/batch-history', {
    body: { company_id: 'any', user_accounts: [{ email: 'eve@example.org' }, {}] },
  });
  expect(batch.data.user_histories.map((each: any) => each.history.total)).toEqual([0, 1]);
  const links = (body: object, key = service.key) =>
    service.call('POST /ai/sso/agent/export-link', {
      body: { agent_type: 'ai_novelty_search', company_id: 'any', lang: 'EN', ...body },
      key,
    });
  const none = await links({ task_id_list: [task_id] });
  expect([none.data.items, none.json.notes]).toEqual([[], [`The task ${task_id} has no report yet.`]]);
  expect(await links({ task_id_list: [task_id] }, other)).toMatchObject({ status: 404, text: '' });
});

/** Tasks of an account, the newest first, made a minute after one another; what is asked of them is written down. */
function tasksMade(n: number) {
  const made_at = (at: number) => Date.UTC(2026, 4, 2, 12) - at * 60_000;
  const tasks = Array.from({ length: n }, (_, at) => ({
    ...{ task_id: `t${at + 1}`, flow: 'novelty-search', title: `Task ${at + 1}`, status: 'done' },
    created_at: made_at(at),
  })) as TaskSummary[];
  const asked: unknown[] = [];
  const list = async (_: string, page: { offset: number; limit: number }) => {
    asked.push(page);
    return { tasks: tasks.slice(page.offset, page.offset + page.limit) };
  };
  return { tasks, asked, made_at, flows: { list } as unknown as Services['flows'] };
}

it('tasks are looked through 500 at a time, 5,000 at most, and no further than the span of time reaches', async () => {
  const through = async (n: number, span = {}, flow?: string) => {
    const { flows, asked } = tasksMade(n);
    const found = await tasksOf({ flows } as Services, 'a', span, flow);
    return [found.length, asked.length, asked.at(-1)];
  };
  expect(await through(499)).toEqual([499, 1, { offset: 0, limit: 500 }]);
  expect(await through(500)).toEqual([500, 2, { offset: 500, limit: 500 }]);
  expect(await through(5_001, {}, 'fto-search')).toEqual([
    5_000,
    10,
    { offset: 4_500, limit: 500, flow: 'fto-search' },
  ]);
  const { made_at } = tasksMade(0);
  // both ends belong to it; where the last of those that were read is as old as its beginning, an older one may be too
  expect(await through(2_000, { start_time: made_at(499), end_time: made_at(2) })).toEqual([
    ...[498, 2, { offset: 500, limit: 500 }],
  ]);
  expect((await through(2_000, { start_time: made_at(498) })).slice(0, 2)).toEqual([499, 1]);
  const day = made_at(7);
  expect((await through(20, { start_time: day, end_time: day })).slice(0, 1)).toEqual([1]);
  await expect(through(20, { start_time: day, end_time: day - 1 })).rejects.toThrow('end_time is before start_time.');
});

it('a page of the history has 20 tasks, by the day on which they were made', () => {
  const { tasks, made_at } = tasksMade(21);
  const shown = [1, 2, 3].map((page) =>
    historyOf(tasks, page).history_maps!.flatMap(({ data }) => data!.map(({ id }) => id)),
  );
  expect([shown[0]!.length, ...shown.slice(1)]).toEqual([20, ['t21'], []]);
  expect(historyOf([tasks[0]!, { ...tasks[1]!, created_at: made_at(13 * 60) }], 1)).toMatchObject({
    ...{ total: 2, page: 1, limit: 20 },
    history_maps: [
      { date: '2026-05-02', data: [{ id: 't1', q: 'Task 1', created_at: '2026-05-02 12:00', time: '12:00' }] },
      { date: '2026-05-01', data: [{ id: 't2', q: 'Task 2', created_at: '2026-05-01 23:00', time: '23:00' }] },
    ],
  });
});

it('links to reports: five tasks a page, of what is named no more than five, each its own report or the latest', async () => {
  const { flows } = tasksMade(12);
  const report = (name: string) => ({ title: name, files: [{ format: 'docx', id: name, name: `${name}.docx` }] });
  const services = {
    flows: {
      ...flows,
      read: async () => {
        throw new ServiceError('not_found', 'It is the id of no report.');
      },
      detail: async (id: string) => ({
        flow: 'novelty-search',
        data: { report: report(`latest of ${id}`), ...(id === 't2' && { reports: { t2: report('own of t2') } }) },
      }),
    },
    files: { link: ({ name }: { name: string }) => `http://here/${name}` },
  } as unknown as Services;
  const links = async (body: object) => {
    const notes: string[] = [];
    const call = {
      body: { agent_type: 'ai_novelty_search', company_id: 'any', lang: 'EN', ...body },
      ...{ account: { id: 'a' }, note: (one: string) => notes.push(one) },
    };
    const { items } = (await exportLink.handle(call as never, services)) as { items: { file_name: string }[] };
    return [...items.map(({ file_name }) => file_name), ...notes];
  };
  const latest = (...of: number[]) => of.map((at) => `latest of t${at}.docx`);
  expect(await links({})).toEqual([...latest(1), 'own of t2.docx', ...latest(3, 4, 5)]);
  expect(await links({ page: 2 })).toEqual(latest(6, 7, 8, 9, 10));
  expect(await links({ page: 3, task_id_list: [] })).toEqual(latest(11, 12));
  expect(await links({ page: 4 })).toEqual([]);
  expect(await links({ agent_type: 'ai_fto_search', page: 3 })).toEqual([
    ...['The task t11 is of another kind.', 'The task t12 is of another kind.'],
  ]);
  const ids = Array.from({ length: 6 }, (_, at) => `0000000${at}-0000-0000-0000-000000000000`);
  expect(await links({ page: 2, task_id_list: ids.slice(1) })).toHaveLength(5);
  await expect(links({ task_id_list: ids })).rejects.toThrow('task_id_list names 6 tasks: at most 5.');
  await expect(links({ task_id_list: ['t1'] })).rejects.toThrow('No task of this account has that id.');
});

it('courses are the product’s and the account’s own, and a link in a folder leads nowhere', async () => {
  const home = join(dir, service.account_id, 'pumps');
  mkdirSync(home, { recursive: true });
  const parts = [{ title: 'Rotors', video_url: 'https://example.org/1' }, { title: 'Seals' }];
  writeFileSync(join(home, 'course.json'), JSON.stringify({ title: 'Pumps', class_hour: 2, parts }));
  writeFileSync(join(home, 'notes.txt'), 'rotor');
  symlinkSync('/etc/hostname', join(home, 'zz.txt'));
  mkdirSync(join(dir, service.account_id, 'broken'));
  writeFileSync(join(dir, service.account_id, 'broken', 'course.json'), '{"title": 1}');
  const query = { company_id: 'any', page: 1, limit: 10 };
  const list = (key = service.key) => service.call('GET /academy/course-list', { query, key });
  const { data } = await list();
  expect(data.course_list_info.map(({ title }: any) => title)).toEqual([
    'Priora in an hour: from a question to evidence',
    'Pumps',
  ]);
  expect((await list(other)).data.count).toBe(1);
  const course_id = data.course_list_info[1].id;
  const details = await service.call('GET /academy/course-details', { query: { company_id: 'any', course_id } });
  const id = createHash('sha256').update(`${service.account_id}\n${course_id}\nnotes.txt`).digest('hex').slice(0, 16);
  expect(details.data).toEqual({
    course_info: { title: 'Pumps', class_hour: 2 },
    video_parts: [{ part_title: 'Rotors', video_url: 'https://example.org/1' }, { part_title: 'Seals' }],
    attach: [{ attach_id: id, attach_name: 'notes.txt' }],
  });
  const file = (key = service.key) =>
    service.call('GET /academy/attach-download', { query: { company_id: 'any', courseware_id: id }, key });
  expect((await file()).text).toBe('rotor');
  expect((await file(other)).status).toBe(404);
});
