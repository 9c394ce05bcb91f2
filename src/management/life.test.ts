import { beforeAll, expect, it } from 'vitest';
import { emptyTrial, trialId, trials } from '#collections/trials/trials.ts';
import { demoService } from '#testing/demo-service.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let signedIn: Record<string, string>;
beforeAll(async () => {
  service = await demoService();
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: `Lists ${process.pid}`, password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
const rows = async (of: 'drugs' | 'trials', ids: readonly string[]) =>
  (await service.call(`POST /manage/${of}/rows`, { key: null, headers: signedIn, body: { of: ids } })).json;

it('tells of drugs in a list on what they act, against what, and as what they are sold', async () => {
  expect(await rows('drugs', ['54532259fd9250fb26aadc0c7e21f80e', '0'.repeat(32)])).toEqual([
    {
      drug_id: '54532259fd9250fb26aadc0c7e21f80e',
      trade_names: [],
      targets: [
        [
          { lang: 'EN', name: 'halden receptor 1' },
          { lang: 'CN', name: '哈尔登受体1' },
        ],
      ],
      diseases: [
        [
          { lang: 'EN', name: "bearing-maker's hand" },
          { lang: 'CN', name: '轴承工手病' },
        ],
      ],
    },
  ]);
});

it('tells of trials in a list what is tried against what, and by whom', async () => {
  expect(await rows('trials', ['86a8d802e6e44f867b9fc63d3e1de486', '0'.repeat(32)])).toEqual([
    {
      clinical_trial_id: '86a8d802e6e44f867b9fc63d3e1de486',
      ...{ conditions: ["bearing-maker's hand"], interventions: ['imagitinib'], sponsor: 'Halden Pumps AS' },
      ...{ enrollment: 412, has_results: false },
    },
  ]);
});

it('refuses what is no id, and more than a list has', async () => {
  for (const ids of [['x'], Array(51).fill('0'.repeat(32))])
    expect(await rows('drugs', ids)).toMatchObject({ status: 400 });
});

it('tells no more than five of each of a trial', async () => {
  const own = await startTestService();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  await own.corpus.put(trials, [
    {
      ...{ ...emptyTrial(), id: trialId('NCT1'), register_number: 'NCT1', registry: 'CTGOV', source: 'test' },
      conditions: names,
      interventions: ['a', ...names].map((name) => ({ name, other_names: [], arms: [] })),
    },
  ]);
  const token = await own.users.all.invite({ account_id: own.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const { headers, json } = await own.call('POST /manage/sign-up', { key: null, body });
  const asMember = { cookie: headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': json.csrf };
  const asked = { key: null, headers: asMember, body: { of: [trialId('NCT1')] } };
  const five = names.slice(0, 5);
  expect((await own.call('POST /manage/trials/rows', asked)).json).toEqual([
    { clinical_trial_id: trialId('NCT1'), conditions: five, interventions: five, has_results: false },
  ]);
  await own.close();
});
