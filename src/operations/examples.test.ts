import { beforeAll, describe, expect, it } from 'vitest';
import { readInterface } from '#testing/contract.ts';
import { wrongValues } from '#testing/contract-values.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { exampleReplies, shownAnswer } from '#testing/example-answers.ts';
import { type Reply, startTestService, violations } from '#testing/service.ts';
import { exampleAnswer } from './example-answers.ts';
import { groups } from './index.ts';

/** `PRIORA_EXAMPLES=fto-search`: of one group alone, by the name of its folder. */
const only = process.env.PRIORA_EXAMPLES;
const folderOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
const operations = groups.filter(({ tag }) => !only || folderOf(tag) === only).flatMap((group) => group.operations);

const replies = new Map<string, Reply>();
beforeAll(async () => {
  await using service = await startTestService(demoOptions());
  for await (const { operation, reply } of exampleReplies(service, operations)) replies.set(operation.id, reply);
}, 240_000);

const wanted = readInterface();

/** Whether an answer says anything: a number above 0, a text, a list that is not empty. */
const says = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(says)
    : value !== null && typeof value === 'object'
      ? Object.values(value).some(says)
      : typeof value === 'string'
        ? value !== ''
        : Boolean(value);

describe('every operation answers its own example on the demo corpus', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
    const reply = replies.get(id)!;
    expect(reply.status).toBe(200);
    if (!operation.whole) expect([reply.json?.status, reply.json?.error_msg]).toEqual([true, '']);
    if (reply.json === undefined) return void expect(reply.text).not.toBe('');
    expect(violations(operation.response, reply.data)).toEqual([]);
    const facts = wanted.find((one) => one.id === id);
    if (facts) expect(wrongValues(reply.data, facts)).toEqual([]);
    expect(says(reply.data)).toBe(true);
    // what the reference shows: `npm run examples` writes it
    expect(shownAnswer(reply.data)).toEqual(exampleAnswer(id));
  });
});
