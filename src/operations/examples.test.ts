import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classSymbols } from '#collections/patents/class-symbols.ts';
import { patents } from '#collections/patents/patents.ts';
import { demoClasses, demoPatents } from '#demo/index.ts';
import { type CallOptions, startTestService, type TestService, violations } from '#testing/service.ts';
import { operations } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(classSymbols, demoClasses());
  await service.corpus.put(patents, [...demoPatents()]);
}, 120_000);
afterAll(() => service.close());

/** Whether an answer says anything: a number above 0, a text, a list that is not empty. */
const says = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(says)
    : value !== null && typeof value === 'object'
      ? Object.values(value).some(says)
      : typeof value === 'string'
        ? value !== ''
        : Boolean(value);

/** Later steps of a flow need a task of their own: the flow's scenario runs them. Chats are streams: their own tests read them. */
const runsAlone = operations.filter(({ example, path }) => {
  const { body, query } = example as { body?: object; query?: object };
  return !path.startsWith('/chat/') && !('task_id' in { ...body, ...query });
});

describe('every operation answers its own example on the demo corpus', () => {
  it.each(runsAlone.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const reply = await service.call(operation, operation.example as CallOptions);
    expect([reply.status, reply.json?.status, reply.json?.error_msg]).toEqual([200, true, '']);
    expect(violations(operation.response, reply.data)).toEqual([]);
    expect(says(reply.data)).toBe(true);
  });
});
