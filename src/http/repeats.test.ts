import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { defineOperation, type Operation } from '#operation.ts';
import { testGroups } from '#testing/groups.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { Type } from '#typebox.mjs';

let runs = 0;
let release = () => {};
let fails = false;

const submit = defineOperation({
  id: 'submit',
  method: 'POST',
  path: '/flow/submit',
  summary: 'Starts work',
  access: 'run',
  body: Type.Object({ idea: Type.String(), wait: Type.Optional(Type.Boolean()) }),
  response: Type.Object({ run: Type.Number() }),
  example: { body: { idea: 'x' } },
  async handle({ body, note }) {
    runs++;
    if (fails) throw new ServiceError('wrong_task_state');
    if (body.wait) await new Promise<void>((resolve) => (release = resolve));
    note('as it was made');
    return { run: runs };
  },
});
const read = defineOperation({ ...submit, id: 'read', path: '/flow/read', access: 'read' });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    groups: [{ ...testGroups[0]!, operations: [submit, read] }],
  });
});
afterAll(() => service.close());
beforeEach(() => {
  runs = 0;
  fails = false;
});

const send = (key: string, body: object, more: { key?: string; operation?: Operation } = {}) =>
  service.call(more.operation ?? submit, {
    body,
    headers: { 'idempotency-key': key },
    ...(more.key && { key: more.key }),
  });

it('a call that is sent again under its key is answered as the first time, byte for byte, and done once', async () => {
  const first = await send('a', { idea: '电池' });
  const again = await send('"a"', { idea: '电池' });
  expect([first.text, again.text]).toEqual([first.text, first.text]);
  expect(first.json).toMatchObject({ data: { run: 1 }, notes: ['as it was made'] });
  expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(runs).toBe(1);
  expect((await send('b', { idea: '电池' })).data).toEqual({ run: 2 });
});

it('a key that comes with another body is refused, one of another account is its own', async () => {
  await send('c', { idea: 'x' });
  const other = await send('c', { idea: 'y' });
  expect([other.status, other.json.error_code]).toEqual([422, 68300004]);
  const account = await service.accounts.all.create('another');
  const { key } = await service.accounts.createKey({ account_id: account.id, name: 'k' });
  expect((await send('c', { idea: 'y' }, { key })).data).toEqual({ run: 2 });
});

it('while the first is answered, the same call is told to wait', async () => {
  const first = send('d', { idea: 'x', wait: true });
  await expect.poll(() => runs).toBe(1);
  const second = await send('d', { idea: 'x', wait: true });
  expect([second.status, second.headers.get('retry-after')]).toEqual([409, '1']);
  release();
  expect((await first).data).toEqual({ run: 1 });
  expect((await send('d', { idea: 'x', wait: true })).data).toEqual({ run: 1 });
});

it('a failure is not kept: the call may be made again', async () => {
  fails = true;
  expect((await send('e', { idea: 'x' })).json.status).toBe(false);
  fails = false;
  expect((await send('e', { idea: 'x' })).data).toEqual({ run: 2 });
});

it('what only reads is read each time, and a key that is none is told', async () => {
  await send('f', { idea: 'x' }, { operation: read });
  expect((await send('f', { idea: 'x' }, { operation: read })).data).toEqual({ run: 2 });
  const long = await send('k'.repeat(256), { idea: 'x' });
  expect(long.json).toMatchObject({ status: false, error_msg: expect.stringContaining('1 to 255') });
});
