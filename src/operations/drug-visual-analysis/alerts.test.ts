import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { entities, entityId } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { monitorsOver } from '#monitors/monitors.ts';
import { subjects } from '#operations/monitor-subjects.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { watchAnswers } from '#testing/answers-went-out.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { monitorId } from './drug-alerts.ts';

let now = Date.UTC(2026, 0, 5, 12);
let service: TestService;
let answers: ReturnType<typeof watchAnswers>;
beforeAll(async () => {
  service = await startTestService({ clock: () => now });
  answers = watchAnswers(service);
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
});
afterAll(async () => {
  await answers?.close();
  await service?.close();
});

const post = async (path: string, body: object) =>
  (await service.call(`POST /synapse/alert/drug_search/${path}`, { body })).json;
const EVERY = [
  { name: 'query_result', sub_event: ['QUERY_RESULT'] },
  { name: 'drug_dev_status', sub_event: ['PHASE_1', 'PHASE_3', 'APPROVED', 'DISCONTINUED'] },
  { name: 'special_approval', sub_event: ['SPECIAL_APPROVAL'] },
  {
    name: 'clinical_trial',
    sub_event: ['CLINICAL_TRIAL_FIRST_POSTED', 'CLINICAL_TRIAL_CLINICAL_PROGRESS', 'CLINICAL_TRIAL_RESULT_PUBLISHED'],
  },
];
const asked = (more: object = {}) => ({
  ...{ title: 'Mine', lang: 'EN', events: EVERY, frequency: { type: 'WEEKLY', date: 1 }, query: {}, ...more },
});
/** A new approval, with priority, of the second drug. */
const fictomab = approvalPart('FDA', '990009', 'test', {
  holder: 'Lindau Coolants GmbH',
  products: [{ number: '001', ingredients: 'FICTOMAB', status: 'Prescription' }],
  submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20251220, priority: 'PRIORITY' }],
});
/** What is new, a minute and more after the last answer. */
const next = async (alert_id: string) => {
  now += 120_000;
  const { data } = await post('query', { alert_id });
  await answers.wentOut(monitorId(alert_id));
  return data;
};
const drug = (code: string) => entityId(`drug:demo:${code}`);
const demoTrial = async (n: number) => (await service.corpus.lookup(trials, 'number', [`DEMO0000000${n}`]))[0]!;
const copy = async (n: number, more: object) => ({ ...structuredClone({ ...(await demoTrial(n)) }), ...more });

describe('monitors over drugs', () => {
  it('tell each change of registers once, with the rows that say so', async () => {
    const { data } = await post('create', asked());
    expect(data.alert_id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const first = await next(data.alert_id);
    expect(first).toMatchObject({
      ...{ status: 2, total_update_event_count: 0, alert_time: '20260105' },
      alert_event_data: { result_count: 2, drug_added: [], drug_dev_status: [], paper: [] },
    });
    const fresh = await copy(2, { id: 'a'.repeat(32), register_number: 'NCT09999991', phase: 'Phase_3' });
    const ended = await copy(3, { status: 'Terminated', last_update: { day: 20260101 } });
    await service.corpus.put(trials, [fresh, ended] as never);
    await service.corpus.put(approvals, [fictomab]);
    const { status, alert_event_data: told } = await next(data.alert_id);
    expect(status).toBe(0);
    const lines = told.drug_dev_status.map(
      (row: any) =>
        `${row.drug_id_view.display_name_en} ${row.dev_status} ${row.country} ${row.disease_id_view?.display_name_en ?? '-'} ${row.organization_id_view?.display_name_en}`,
    );
    expect(lines.sort()).toEqual([
      'fictomab Approved US - Lindau Coolants GmbH',
      'fictomab Discontinued DE imaginary valve fever Lindau Coolants GmbH',
      "imagitinib Phase_3 NO bearing-maker's hand Halden Pumps AS",
      "imagitinib Phase_3 US bearing-maker's hand Halden Pumps AS",
    ]);
    expect(told.drug_dev_status_ids.sort()).toEqual(['DEMO00000003', 'FDA 990009', 'NCT09999991']);
    expect(told.drug_dev_status[0]).toMatchObject({
      event_type_en: 'Approved',
      event_type_cn: '批准上市',
      country_view: { region_id: 'US', display_name_cn: '美国' },
      data_source: [{ source_url: expect.stringContaining('ApplNo=990009') }],
    });
    expect(told.special_approval).toMatchObject([
      { drug_id: drug('r2'), special_review: 'Priority_Review', country: 'US', organization_id_view: {} },
    ]);
    expect(told.clinical_trial.map((row: any) => `${row.event_type_en} ${row.register_number}`).sort()).toEqual([
      'Clinical progress DEMO00000003',
      'First posted NCT09999991',
    ]);
    expect(told).toMatchObject({ drug_added: [], drug_missing: [], clinical_trial_count: 2, event_size: 6 });
    // asked again at once: the same; later: nothing
    expect((await post('query', { alert_id: data.alert_id })).data.alert_event_data.event_size).toBe(6);
    expect((await next(data.alert_id)).status).toBe(2);
  });

  it('tell which drugs the filters find that they did not, and the other way round', async () => {
    const query = { global_highest_dev_status: ['Approved'] };
    const { alert_id } = (await post('create', asked({ query }))).data;
    const before = await next(alert_id);
    expect(before.alert_event_data).toMatchObject({ result_count: 2, result_added_count: 0 });
    await service.corpus.delete(approvals, [fictomab.id]);
    const less = await next(alert_id);
    expect(less.alert_event_data).toMatchObject({
      ...{ result_count: 1, result_missing_count: 1, drug_added_ids: [], drug_missing_ids: [drug('r2')] },
      drug_missing: [
        { drug_id: drug('r2'), drug_id_view: { display_name_en: 'fictomab', display_name_cn: '虚构单抗' } },
      ],
    });
    // by other filters: the difference to what was found last
    const edited = await post('edit', {
      ...asked({ query: { global_highest_dev_status: ['Phase_1_2', 'Discontinued'] } }),
      alert_id,
    });
    expect(edited.data).toEqual({ alert_id });
    const other = (await next(alert_id)).alert_event_data;
    expect([other.drug_added_ids, other.drug_missing_ids]).toEqual([[drug('r2')], [drug('r1')]]);
    expect(other.drug_added[0].global_highest_dev_status_view).toMatchObject({
      ...{ display_name_en: 'Discontinued', display_name_cn: '终止' },
    });
  });

  it('run by their schedule into the inbox, each difference once', async () => {
    const store = sqliteMonitors(join(service.data_dir, 'monitors.sqlite'), { clock: () => now });
    try {
      const { corpus } = service;
      const monitors = monitorsOver({ store, corpus, subjects, clock: () => now, time_zone: 'UTC' });
      const query = { filters: { global_highest_dev_status: ['Approved'] }, events: EVERY, lang: 'EN' };
      const kinds = ['found', 'lost', 'trial'];
      const made = await monitors.create('someone', 'drugs', { query, kinds, schedule: { every: 'day' } });
      expect(made).toMatchObject({ number: 1, name: 'Drugs: global_highest_dev_status ["Approved"]' });
      const inbox = async () => {
        now += 86_400_000;
        expect(await monitors.runDue()).toBe(1);
        const { entries } = await monitors.inbox('someone', { offset: 0, limit: 10 });
        return entries.map(({ told }) => Object.fromEntries(told.kinds.map(({ kind, ids }) => [kind, ids])));
      };
      expect(await inbox()).toEqual([]);
      await corpus.put(approvals, [fictomab]);
      expect(await inbox()).toEqual([{ found: [drug('r2')] }]);
      expect(await inbox()).toHaveLength(1);
      await corpus.delete(approvals, [fictomab.id]);
      expect((await inbox())[0]).toEqual({ lost: [drug('r2')] });
    } finally {
      await store.close();
    }
  });

  it('refuse what no register could tell, and days that no week has', async () => {
    const refused = async (more: object) => (await post('create', asked(more))).error_msg as string;
    expect(await refused({ events: [{ name: 'news', sub_event: ['NEW'] }] })).toContain(
      'is no sub-event of news: use NEWS',
    );
    expect(await refused({ events: [{ name: 'drug_dev_status', sub_event: ['constructor'] }] })).toContain('PHASE_2_3');
    expect(await refused({ events: [{ name: 'patent', sub_event: ['PATENT_GRANTED'] }] })).toContain(
      'at least one event',
    );
    expect(await refused({ frequency: { type: 'WEEKLY', date: 8 } })).toContain('a week has 1 (Monday) to 7');
    expect(await refused({ query: { drug: { value: [entityId('disease:demo:d1')] } } })).toContain('not of a drug');
    const nobody = await service.call('POST /synapse/alert/drug_search/query', { body: { alert_id: 'x'.repeat(36) } });
    expect(nobody.status === 404 || nobody.json?.status === false).toBe(true);
    // a monitor of patents is none of drugs
    const watched = { query: 'TACD: pump', content: 'new' };
    const { alert_id } = (await service.call('GET /patent-alert/create', { query: watched })).data;
    const wrong = await service.call('POST /synapse/alert/drug_search/query', { body: { alert_id } });
    expect(wrong.status === 404 || wrong.json?.status === false).toBe(true);
  });
});
