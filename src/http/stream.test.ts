import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '#errors.ts';
import { defineStream, type Group } from '#operation.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { Type } from '#typebox.mjs';
import { type StreamEnd, Streams } from './stream.ts';

/** What happened in the generator, for the tests to look at. */
let made = 0;
let ended: string | undefined;

const count = defineStream({
  id: 'count',
  method: 'POST',
  path: '/chat/count',
  summary: 'Counts',
  consumes: 'text/event-stream',
  body: Type.Object({
    to: Type.Integer(),
    pause_ms: Type.Optional(Type.Integer()),
    fail_at: Type.Optional(Type.Integer()),
    size: Type.Optional(Type.Integer()),
    stream: Type.Optional(Type.Boolean({ default: true })),
  }),
  body_aliases: { until: 'to' },
  response: Type.Object({ n: Type.Integer(), text: Type.Optional(Type.String()) }),
  example: { body: { to: 2 } },
  async *frames({ body, signal }) {
    made = 0;
    ended = undefined;
    try {
      for (let n = 1; n <= body.to; n += 1) {
        if (n === body.fail_at) throw new ServiceError('invalid_request', 'Not further.');
        if (body.pause_ms) await wait(body.pause_ms, undefined, { signal });
        made = n;
        yield { n, ...(body.size && { text: 'x'.repeat(body.size) }) };
      }
      ended = 'complete';
    } finally {
      ended ??= signal.aborted ? String((signal.reason as Error).message) : 'stopped';
    }
  },
  gather: (frames) => ({ n: frames.length }),
});

const groups: readonly Group[] = [{ tag: 'LLM (chat)', description: 'Chats.', operations: [count] }];
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ groups, settings: { PRIORA_REQUEST_TIMEOUT_S: '0.4' } });
});
afterAll(() => service.close());

/** Reads events as they come; `take` stops after so many by closing the connection. */
function events(body: object, options: { last_id?: string; key?: string; take?: number } = {}): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${service.url}/chat/count?event_ids=true`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.key ?? service.key}`,
          'content-type': 'text/event-stream',
          ...(options.last_id && { 'last-event-id': options.last_id }),
        },
      },
      (answer) => {
        let text = '';
        const found = () => text.split('\n\n').slice(0, -1);
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
          if (options.take && found().length >= options.take) {
            sent.destroy();
            resolve(found().slice(0, options.take));
          }
        });
        answer.on('end', () => resolve(text.includes('\n\n') ? found() : [text]));
        answer.on('error', () => {});
      },
    );
    sent.on('error', (error) => options.take || reject(error));
    sent.end(JSON.stringify(body));
  });
}
const data = (event: string) => JSON.parse(/^data:(.*)$/m.exec(event)![1]!);
const id = (event: string) => /^id:(.*)$/m.exec(event)![1]!;

const envelope = (n: number) => `{"data":{"n":${n}},"status":true,"error_code":0,"error_msg":""}`;

it('writes one envelope an event, unnamed, without a blank after "data:", and white space alone between two', async () => {
  const reply = await service.call(count, { body: { to: 2 } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.text).toBe(`data:${envelope(1)}\n\ndata:${envelope(2)}\n\n`);
});

it('is read whole by programs that take the body for text', async () => {
  const { text } = await service.call(count, { body: { to: 5 } });
  const found = [...text.matchAll(/data:(\{.*?\})\s*(?=data:|$)/gs)].map((match) => JSON.parse(match[1]!).data.n);
  expect(found).toEqual([1, 2, 3, 4, 5]);
});

it('numbers the events for who asks, by a switch or by the header that resumes', async () => {
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(`${service.url}/chat/count${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, ...headers },
      body: '{"to":2}',
    });
    return reply.text();
  };
  for (const text of [
    await ask('?event_ids=true'),
    await ask('?event_ids=1'),
    await ask('', { 'last-event-id': '' }),
  ]) {
    const [stream] = /[0-9a-f]{16}/.exec(text)!;
    expect(text).toBe(`id:${stream}-1\ndata:${envelope(1)}\n\nid:${stream}-2\ndata:${envelope(2)}\n\n`);
  }
  expect(await ask('?event_ids=false')).toBe(`data:${envelope(1)}\n\ndata:${envelope(2)}\n\n`);
});

it('stops the work at once when a caller goes away who cannot resume', async () => {
  const sent = httpRequest(
    `${service.url}/chat/count`,
    { method: 'POST', headers: { authorization: `Bearer ${service.key}` } },
    (answer) => answer.once('data', () => sent.destroy()),
  );
  sent.on('error', () => {});
  sent.end(JSON.stringify({ to: 1_000, pause_ms: 10 }));
  await expect.poll(() => ended, { timeout: 1_000 }).toBe('The caller went away.');
});

it('answers one JSON envelope for stream:false, and takes the names that clients use', async () => {
  const reply = await service.call(count, { body: { until: 3, stream: false } });
  expect(reply.json).toEqual({ status: true, error_code: 0, error_msg: '', data: { n: 3 } });
});

it('is logged as one call, when it has ended', async () => {
  const before = service.log().split('"operation":"count","status":200').length;
  await events({ to: 2 });
  await expect.poll(() => service.log().split('"operation":"count","status":200').length).toBe(before + 1);
});

it('is an ordinary failure before the first frame, and a last frame after it', async () => {
  const before = await service.call(count, { body: { to: 3, fail_at: 1 } });
  expect([before.status, before.json]).toEqual([
    200,
    { status: false, error_code: 68300004, error_msg: 'Not further.' },
  ]);
  const after = await events({ to: 3, fail_at: 3 });
  expect(after.map(data)).toEqual([
    expect.objectContaining({ data: { n: 1 } }),
    expect.objectContaining({ data: { n: 2 } }),
    { status: false, error_code: 68300004, error_msg: 'Not further.' },
  ]);
});

it('stops work from which nothing comes for too long', async () => {
  const stuck = await service.call(count, { body: { to: 1, pause_ms: 5_000 } });
  expect(stuck.json).toMatchObject({ status: false, error_msg: expect.stringContaining('Nothing came for 0.4 s') });
  expect(ended).toContain('Nothing came');
});

it('answers a bad key with the envelope', async () => {
  const reply = await service.call(count, { body: { to: 1 }, key: 'sk-wrong' });
  expect([reply.status, reply.json]).toEqual([200, expect.objectContaining({ status: false, error_code: 67200202 })]);
});

it('stops the work when the caller stays away', async () => {
  await events({ to: 1_000, pause_ms: 10 }, { take: 2 });
  await expect.poll(() => ended).toBe('The caller went away.');
  expect(made).toBeLessThan(25);
}, 10_000);

it('goes on after the last event that a client saw', async () => {
  const first = await events({ to: 12, pause_ms: 20 }, { take: 3 });
  const rest = await events({ to: 12, pause_ms: 20 }, { last_id: id(first[1]!) });
  expect([...first.slice(0, 2), ...rest].map((event) => data(event).data.n)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  expect(ended).toBe('complete');
  expect((await events({ to: 12 }, { last_id: id(rest.at(-2)!) })).map((event) => data(event).data.n)).toEqual([12]);
});

it('lets nobody else resume a stream, nor one that is not there', async () => {
  const [first] = await events({ to: 3 });
  const other = (await service.accounts.all.create('other')).id;
  const { key } = await service.accounts.createKey({ account_id: other, name: 'k' });
  for (const [last_id, by] of [
    [id(first!), key],
    [`${'0'.repeat(16)}-1`, service.key],
    ['nonsense', service.key],
  ] as const) {
    const [refused] = await events({ to: 3 }, { last_id, key: by });
    expect(JSON.parse(refused!)).toMatchObject({ status: false, error_msg: expect.stringContaining('Last-Event-ID') });
  }
});

it('makes no more frames than a slow reader takes', async () => {
  const sent = httpRequest(
    `${service.url}/chat/count`,
    { method: 'POST', headers: { authorization: `Bearer ${service.key}` } },
    (answer) => answer.pause(),
  );
  sent.on('error', () => {});
  made = 0;
  sent.end(JSON.stringify({ to: 20_000, size: 16_000 }));
  await expect.poll(() => made).toBeGreaterThan(10);
  await wait(250);
  sent.destroy();
  expect(made).toBeLessThan(1_500);
});

it('tells in a frame what failed before its first one, where white space has been written already', async () => {
  const streams = new Streams({ heartbeat_ms: 10 });
  const app = Fastify();
  const ends: StreamEnd[] = [];
  app.post('/slow', async (_request, reply) => {
    // nothing comes for longer than it may
    ends.push(await streams.run(reply, 'o', 500, (signal) => silent(signal)));
  });
  async function* silent(signal: AbortSignal) {
    await wait(60_000, undefined, { signal });
    yield {};
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${address}/slow`, { method: 'POST' });
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const told = '{"status":false,"error_code":68300008,"error_msg":"Nothing came for 0.5 s. Ask for less at once."}';
  expect((await reply.text()).trim()).toBe(`data:${told}`);
  // the frame that tells it is none of the work
  expect(ends.map(({ frames, error }) => [frames, error?.code])).toEqual([[0, 'timeout']]);
  streams.close();
  await app.close();
});
