import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvals } from '#collections/approvals/approvals.ts';
import { entities } from '#collections/entities/entities.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let signedIn: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife())
    if (collection === approvals) await service.corpus.put(collection, records);
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
afterAll(() => service.close());

it('shows beside an answer of registers their rows, and beside the next of documents none', async () => {
  const ask = (query: string, chat_id?: string) =>
    service.call('POST /chat/ai-ls-chat', {
      body: { query, deep_search: false, long_think: false, search_website: false, ...(chat_id && { chat_id }) },
    });
  const { chat_id, chat_item_id } = (await ask('When was imagitinib first approved by the FDA?')).data;
  await service.call('POST /chat/ai-ls-stream', { body: { chat_id, chat_item_id, stream: false } });
  await ask('How is an electrode kept from sticking?', chat_id);
  const { json } = await service.call(`GET /manage/chats/${chat_id}`, { key: null, headers: signedIn });
  const [first, second] = json.turns;
  expect(first).toEqual({
    item_id: chat_item_id,
    question: 'When was imagitinib first approved by the FDA?',
    answer: 'imagitinib was first approved on 2024-06-10 (FDA 990001).',
    rows: [
      {
        text: expect.stringMatching(/^FDA 990001 HANDEASE /),
        path: expect.stringMatching(/^\/synapse\/drug\/approval\?drug_id=[0-9a-f]{32}$/),
      },
    ],
  });
  expect(second).toMatchObject({
    question: 'How is an electrode kept from sticking?',
    rows: [],
    sources: [],
    papers: [],
  });
});
