import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { Streams } from '#http/stream.ts';
import { estimateTokens } from '#models/prompt.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import bioPharma from '../bio-pharma-encyclopedia/index.ts';
import llmChat from './index.ts';

/** The streams of chat over real connections: slow readers, broken ones, every way of sending the same call. */

const [ai07, ai20, ai50] = llmChat.operations;
const [ai681, ai682] = bioPharma.operations;
const SENTENCE = 'The graphite ring seals the flange up to 90 bar [1].';

let plain: TestService;
let modelled: TestService;
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  const corpus = [
    samplePatent('US29999999A1', {
      titles: [{ lang: 'en', origin: 'original', text: 'Zirconium gasket with graphite ring' }],
      abstracts: [
        {
          lang: 'en',
          origin: 'original',
          text: 'The zirconium gasket has a graphite ring of 4 mm. The graphite ring of the gasket seals the flange up to 90 bar.',
        },
      ],
    }),
  ];
  endpoint = await scriptedEndpoint();
  plain = await startTestService({ corpus });
  modelled = await startTestService({ corpus, settings: { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny' } });
});
afterAll(async () => {
  await plain.close();
  await modelled.close();
  await endpoint.close();
});

interface Event {
  readonly id: string;
  readonly data: any;
}
const eventsIn = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter((block) => block.includes('data:'))
    .map((block) => ({ id: /^id:(.*)$/m.exec(block)![1]!, data: JSON.parse(/^data:(.*)$/m.exec(block)![1]!) }));
const contentOf = (events: readonly Event[]) => events.map(({ data }) => data.data?.output?.content ?? '').join('');

/** Opens a call and gives the answer before its body is read. */
function open(service: TestService, body: object, headers: Record<string, string> = {}) {
  return new Promise<{ sent: ClientRequest; answer: IncomingMessage }>((resolve, reject) => {
    const sent = httpRequest(
      `${service.url}${ai50!.path}?event_ids=true`,
      { method: 'POST', headers: { authorization: `Bearer ${service.key}`, ...headers } },
      (answer) => resolve({ sent, answer }),
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}
const query = 'What does the zirconium gasket seal?';

describe('a chat over a connection', () => {
  it('reaches a slow reader whole and in order', async () => {
    endpoint.script({ say: `${SENTENCE} `.repeat(300) });
    const { answer } = await open(modelled, { query });
    let text = '';
    for await (const chunk of answer.setEncoding('utf8')) {
      text += chunk;
      if (text.length % 7 === 0) await wait(5);
    }
    const events = eventsIn(text);
    expect(contentOf(events).match(/90 bar \[1\]\./g)).toHaveLength(300);
    expect(events.map(({ id }) => Number(id.split('-')[1]))).toEqual(events.map((_, i) => i + 1));
    expect(events.at(-1)!.data.data.output.status).toBe('finished');
  });

  it('that breaks is gone on with from the last event seen, without asking the model again', async () => {
    endpoint.script({ say: `${SENTENCE} `.repeat(40), pause_ms: 4 });
    const first = await open(modelled, { query });
    let seen = '';
    for await (const chunk of first.answer.setEncoding('utf8')) {
      seen += chunk;
      if (eventsIn(`${seen.slice(0, seen.lastIndexOf('\n\n') + 2)}`).length >= 3) break;
    }
    first.sent.destroy();
    const kept = eventsIn(seen.slice(0, seen.lastIndexOf('\n\n') + 2)).slice(0, 3);
    const second = await open(modelled, { query }, { 'last-event-id': kept.at(-1)!.id });
    let rest = '';
    for await (const chunk of second.answer.setEncoding('utf8')) rest += chunk;
    const all = [...kept, ...eventsIn(rest)];
    expect(contentOf(all).match(/90 bar \[1\]\./g)).toHaveLength(40);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(endpoint.asked).toHaveLength(1);
  });

  it('is the same under every content type, in pieces as in one', async () => {
    const stream = await Promise.all(
      ['application/json', 'text/event-stream', 'application/json; charset=utf-8', 'text/plain'].map(async (type) => {
        const { answer } = await open(plain, { query }, { 'content-type': type, accept: 'text/event-stream' });
        let text = '';
        for await (const chunk of answer.setEncoding('utf8')) text += chunk;
        return {
          type: answer.headers['content-type'],
          content: contentOf(eventsIn(text)),
          pieces: eventsIn(text).map(({ data }) => data.data.output.content),
          last: eventsIn(text).at(-1)!.data.data,
        };
      }),
    );
    expect(new Set(stream.map(({ content }) => content)).size).toBe(1);
    for (const { pieces } of stream) expect(pieces.slice(0, -1)).not.toContain('');
    expect(new Set(stream.map(({ type }) => type))).toEqual(new Set(['text/event-stream; charset=utf-8']));
    const whole = await plain.call(ai50!, { body: { query, stream: false } });
    expect(whole.headers.get('content-type')).toMatch(/^application\/json/);
    expect(whole.data.output.content).toBe(stream[0]!.content);
    expect(whole.data.references).toEqual(stream[0]!.last.references);
  });

  it('takes a request that comes byte by byte', async () => {
    const body = JSON.stringify({ query, stream: false });
    const { hostname, port } = new URL(plain.url);
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let got = '';
      socket
        .setEncoding('utf8')
        .on('data', (chunk) => (got += chunk))
        .on('end', () => resolve(got))
        .on('error', reject);
      const head = `POST ${ai50!.path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${plain.key}\r\ncontent-type: text/event-stream\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n`;
      socket.write(head);
      void (async () => {
        for (const byte of body) {
          socket.write(byte);
          await wait(1);
        }
      })();
    });
    expect(text).toMatch(/^HTTP\/1\.1 200/);
    expect(text).toContain('seals the flange up to 90 bar');
  });

  it('counts the tokens it used: those that the model tells, else those that were written', async () => {
    const own = (await plain.call(ai50!, { body: { query, stream: false } })).data.output;
    expect(own.usage).toEqual({
      input_tokens: estimateTokens(query),
      output_tokens: expect.any(Number),
      total_tokens: own.usage.input_tokens + own.usage.output_tokens,
    });
    // Written piece by piece, each rounded up on its own at most.
    expect(own.usage.output_tokens).toBe(estimateTokens(own.content));
    endpoint.script({ say: SENTENCE });
    expect((await modelled.call(ai50!, { body: { query, stream: false } })).data.output.usage).toEqual({
      input_tokens: 11,
      output_tokens: 5,
      total_tokens: 16,
    });
  });

  it('takes the ids of a life-science question in both spellings, with and without hyphens', async () => {
    const asked = { query, deep_search: false, long_think: false, search_website: false };
    const { data } = await plain.call(ai681!, { body: asked });
    const hyphened = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const answers = await Promise.all(
      [
        { chat_id: data.chat_id, chat_item_id: data.chat_item_id },
        { chatId: data.chatId, chatItemId: data.chatItemId },
        { chat_id: hyphened(data.chat_id), chat_item_id: hyphened(data.chat_item_id) },
      ].map((body) => plain.call(ai682!, { body: { ...body, stream: false } })),
    );
    const contents = answers.map(({ data: given }) => given.choices[0].delta.content);
    expect(contents[0]).toContain('90 bar');
    expect(new Set(contents).size).toBe(1);
  });

  it('refuses a question that is too long, empty or of another type, whatever way it asks', async () => {
    for (const [operation, field] of [
      [ai07!, 'prompt'],
      [ai20!, 'query'],
      [ai50!, 'query'],
    ] as const)
      for (const value of ['', 'x'.repeat(30_001), 7, ['a'], { a: 1 }])
        for (const stream of [true, false]) {
          const reply = await plain.call(operation, { body: { [field]: value, stream } });
          expect([reply.status, reply.json?.status, reply.json?.error_code]).toEqual([200, false, 68300004]);
        }
  });
});

it('sends an empty line now and then while nothing else comes', async () => {
  const streams = new Streams({ heartbeat_ms: 20 });
  const app = Fastify();
  app.post('/slow', (_request, reply) =>
    streams.run(reply, 'o', 5_000, async function* frames() {
      yield { n: 1 };
      await wait(400);
      yield { n: 2 };
    }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const text = await (await fetch(`${address}/slow`, { method: 'POST' })).text();
  const between = text.slice(text.indexOf('"n":1'), text.indexOf('"n":2'));
  expect(between.match(/^$/gm)!.length).toBeGreaterThanOrEqual(4); // two stand around each frame
  streams.close();
  await app.close();
});
