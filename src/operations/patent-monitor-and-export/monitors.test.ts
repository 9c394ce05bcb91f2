import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, systemClock } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { MOST_MONITORS, monitorsOver } from '#monitors/monitors.ts';
import { patentMonitors } from '#monitors/patents.ts';
import { addDays } from '#patents/days.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { watchAnswers } from '#testing/answers-went-out.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let now = systemClock();
const inDays = (days: number) => addDays(dayAt(now), days);
let service: TestService;
let answers: ReturnType<typeof watchAnswers>;
const pump = (number: string, more: Partial<Patent> = {}) =>
  samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text: 'Rotary pump' }], ...more });
const granted = (date: number) => ({ simple: 1, detailed: [3], date });
const priorities = [{ country: 'US', number: 'US62/012273', date: 20150101 }];

beforeAll(async () => {
  service = await startTestService({
    clock: () => now,
    corpus: [
      pump('EP7000001B1', { assignees: [{ name: 'Ada GmbH' }], legal_status: granted(20200101) }),
      pump('EP7000002B1', { expiry_date: inDays(6), legal_status: granted(20200101) }),
      samplePatent('EP7000003B1', { legal_status: granted(20200101) }),
    ],
  });
  answers = watchAnswers(service);
});
afterAll(async () => {
  await answers?.close();
  await service?.close();
});

const alert = (what: string, query: Record<string, string>, options = {}) =>
  service.call(`GET /patent-alert/${what}`, { query, ...options });
const create = async (query: string, content = 'new,invention,legal,transfer,expired,license,litigation') =>
  (await alert('create', { query, content })).data as { alert_id: string; alert_name: string; number: number };
const check = async (alert_id: string) => {
  const { data } = await alert('check', { alert_id });
  await answers.wentOut(alert_id);
  return data as any[];
};
/** Kinds that tell something, with publications. */
const numbers = [
  'EP7000001B1',
  'EP7000002B1',
  'EP7000003B1',
  'EP7000004A1',
  'US10000001B2',
  'JP6000001B2',
  'EP7000005B1',
];
const told = (rows: readonly any[]) =>
  Object.fromEntries(
    rows
      .filter(({ count }) => count > 0)
      .map(({ type, patent_ids }) => [type, patent_ids.map((id: string) => numbers.find((n) => patentId(n) === id))]),
  );
const later = (ms = 61_000) => {
  now += ms;
};

describe('a monitor', () => {
  it('lives over three imports, and tells each change once', async () => {
    const { alert_id, alert_name, number } = await create('TTL: pump');
    expect([alert_name, number]).toEqual(['TTL: pump', 2]);
    // what is near its end already is told with the first answer
    expect(told(await check(alert_id))).toEqual({ expired: ['EP7000002B1'] });

    later();
    await service.corpus.put(patents, [
      pump('US10000001B2', { priorities }),
      pump('JP6000001B2', { priorities }),
      samplePatent('EP7000004A1'),
      samplePatent('EP7000003B1', { legal_status: { simple: 0, detailed: [11], date: 20260501 } }),
    ]);
    const second = await check(alert_id);
    expect(told(second)).toEqual({ new: ['US10000001B2', 'JP6000001B2'], invention: ['US10000001B2'] });
    expect(second.map(({ answer_number }) => answer_number)).toEqual([2, 2, 2, 2, 2, 2, 2]);

    // once more within a minute: the same; after it: nothing that was told
    await service.corpus.put(patents, [
      pump('EP7000001B1', {
        assignees: [{ name: 'Ada GmbH' }],
        current_assignees: [{ name: 'Bee AG' }],
        legal_status: { simple: 0, detailed: [11], date: 20260501 },
        legal_events: [
          { date: 20260401, code: 'PLIC', country: 'EP', fact: { kind: 'licence' } },
          { date: 20260402, code: '26', country: 'EP', fact: { kind: 'opposition' } },
        ],
      }),
    ]);
    expect(await check(alert_id)).toEqual(second);
    later();
    expect(told(await check(alert_id))).toEqual({
      legal: ['EP7000001B1'],
      transfer: ['EP7000001B1'],
      license: ['EP7000001B1'],
      litigation: ['EP7000001B1'],
    });

    // a title that the query does not find now is not told, whatever changed
    later();
    await service.corpus.put(patents, [
      samplePatent('EP7000003B1', {
        legal_status: { simple: 0, detailed: [11], date: 20260501 },
        current_assignees: [{ name: 'Cee SA' }],
      }),
      pump('EP7000005B1', { expiry_date: inDays(21), legal_status: granted(20200101) }),
    ]);
    expect(told(await check(alert_id))).toEqual({
      new: ['EP7000005B1'],
      invention: ['EP7000005B1'],
      expired: ['EP7000005B1'],
    });
    later(3 * 86_400_000);
    expect(told(await check(alert_id))).toEqual({});
  });

  it('is of its account, called with a key, and checked when it is made', async () => {
    const { alert_id } = await create('TTL: pump', 'new');
    const { id } = await service.accounts.all.create('Others');
    const { key } = await service.accounts.createKey({ account_id: id, name: 'k', scopes: ['*:run'] });
    for (const what of ['check', 'update'])
      expect(await alert(what, { alert_id }, { key })).toMatchObject({ status: 404, text: '' });
    expect((await service.call('DELETE /patent-alert/delete', { query: { alert_id }, body: {}, key })).status).toBe(
      404,
    );
    const bad = await alert('create', { query: 'TTL: (pump', content: 'new' });
    expect(bad.json).toMatchObject({ status: false, error_code: 68300004 });
    const kinds = await alert('create', { query: 'TTL: pump', content: 'new,sold' });
    expect(kinds.json.error_msg).toBe(
      'There is no kind of change "sold": use one or more of new, invention, legal, transfer, expired, license, litigation, pledge.',
    );
    const renamed = await alert('update', {
      alert_id,
      alert_name: 'Pumps',
      query: 'TTL: rotary',
      content: 'legal,new',
    });
    expect(renamed.data).toEqual({ alert_id, alert_name: 'Pumps', content: 'legal,new', query: 'TTL: rotary' });
    expect((await service.call('DELETE /patent-alert/delete', { query: { alert_id }, body: {} })).data).toEqual({
      alert_id,
      deleted: true,
    });
    expect((await alert('check', { alert_id })).status).toBe(404);
  });

  it('is the last one at a thousand, and one that is no longer read is kept, told, and read again once it is changed', async () => {
    const { id: account_id } = await service.accounts.all.create('Many');
    const store = sqliteMonitors(join(service.data_dir, 'accounts.sqlite'), { clock: () => now });
    const corpus = service.corpus;
    const monitors = monitorsOver({ store, corpus, subjects: [patentMonitors], clock: () => now, time_zone: 'UTC' });
    const first = await monitors.create(account_id, 'patents', {
      ...{ query: 'TTL: pump', kinds: ['new'] },
      schedule: { every: 'day' },
    });
    const { answer: _answer, ...row } = first;
    for (let n = 1; n < MOST_MONITORS; n++) await store.add({ ...row, id: `m${n}` }, MOST_MONITORS);
    const { key } = await service.accounts.createKey({ account_id, name: 'k', scopes: ['*:run'] });
    const refused = await alert('create', { query: 'TTL: pump', content: 'new' }, { key });
    expect(refused.json).toMatchObject({
      status: false,
      error_msg: 'The account has 1000 monitors, and can have no more: delete one first.',
    });
    for (let n = 1; n < MOST_MONITORS; n++) await store.remove(account_id, `m${n}`);

    // a field that a later version no longer has
    await store.change(account_id, first.id, { query: 'GONE: pump' });
    now += 2 * 86_400_000;
    await service.corpus.put(patents, [pump('EP7000009B1')]);
    expect(await monitors.runDue()).toBe(1);
    const [entry] = (await monitors.inbox(account_id, { offset: 0, limit: 9 })).entries;
    expect(entry!.told.kinds).toEqual([]);
    expect(entry!.told.notes[0]).toMatch(
      /^The monitor could not run: .*GONE.* Change it, and what it missed is told\.$/,
    );
    expect((await alert('check', { alert_id: first.id }, { key })).json.error_msg).toContain('GONE');
    await monitors.change(account_id, first.id, { query: 'TTL: pump' });
    now += 86_400_000;
    expect(await monitors.runDue()).toBe(1);
    const [later] = (await monitors.inbox(account_id, { offset: 0, limit: 9 })).entries;
    expect(later!.told.kinds).toEqual([{ kind: 'new', count: 1, ids: ['EP7000009B1'] }]);
    await store.close();
  });
});
