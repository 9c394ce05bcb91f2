import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';

it('the number beside a search is of what it looks through: fictional records beside real ones are told apart', async () => {
  await using service = await startTestService({
    settings: { PRIORA_DEMO_APART: 'true' },
    corpus: [
      samplePatent('US8100001B2', {}),
      samplePatent('US8100002B2', {}),
      samplePatent('US8100003B2', { demo: true }),
    ],
  });
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  const headers = { cookie: reply.headers.get('set-cookie')!.split(';')[0]! };
  const standing = (await service.call('GET /manage/corpus/standing', { key: null, headers })).json;
  expect([standing.records, standing.demo_left_out]).toEqual([2, 1]);
  // so are those beside the name of a kind
  const { collections } = (await service.call('GET /manage/corpus', { key: null, headers })).json;
  const patents = collections.find(({ name }: { name: string }) => name === 'patents');
  expect([patents.records, patents.demo_records, patents.searched]).toEqual([3, 1, 2]);
});
