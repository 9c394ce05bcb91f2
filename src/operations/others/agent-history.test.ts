import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, pricesOf } from '#accounts/statement.ts';
import { systemClock } from '#clock.ts';
import { startTestService, type TestService } from '#testing/service.ts';

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
