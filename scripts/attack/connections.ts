import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, answer, type Expected, refusal, underFlood } from './attack.ts';
import { many } from './floods.ts';
import { open, pipelined, raw } from './raw.ts';
import type { Target } from './target.ts';

const COUNT = '/search/patent/query-search-count';
const PAGE = '/search/patent/query-search-patent';

/** A call as it stands on the wire. */
function written({ url, key }: Target, path: string, body: object): string {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: ${key.authorization}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${text}`;
}

const handshake = (id: number) => ({
  ...{ jsonrpc: '2.0', id, method: 'initialize' },
  params: {
    protocolVersion: '2025-06-18',
    capabilities: { elicitation: {} },
    clientInfo: { name: 'attack', version: '1' },
  },
});
const toolCall = (id: number) => ({
  ...{ jsonrpc: '2.0', id, method: 'tools/call' },
  params: { name: 'search', arguments: { query: `battery ${id}` } },
});
const TOOLS = { accept: 'application/json, text/event-stream' };
/** What is no question is only taken note of. */
const heard: Expected = (status) => status === 202 || underFlood(status);

export const connections: readonly Attack[] = [
  {
    kind: 'bomb',
    name: 'bodies of megabytes in pieces of one byte, 4 at a time',
    run: (target, told, round) =>
      many(round === 0 ? 4 : 16, 4, async () => {
        const head = [
          'POST /ai/novelty-search/feature/comparison/confirm HTTP/1.1',
          `Host: ${new URL(target.url).host}`,
          `Authorization: ${target.key.authorization}`,
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ];
        const body = `${'1\r\n[\r\n'.repeat(2_000_000)}0\r\n\r\n`;
        told.answered(...(await raw(target.url, `${head.join('\r\n')}\r\n\r\n${body}`)), refusal);
      }),
  },
  {
    kind: 'flood',
    name: '120 streams and 120 pages of 1,000 rows that nobody reads',
    async run(target, told, round) {
      const stream = written(target, '/chat/pat-gpt-stream', { query: 'How are batteries cooled?', stream: true });
      const page = written(target, PAGE, { query_text: 'AUTHORITY: *', limit: 1_000 });
      const half = round === 0 ? 120 : 250;
      // nothing listens for data: a socket takes what its buffers hold, and no more
      const deaf = Array.from({ length: 2 * half }, (_, n) => {
        const socket = open(target.url);
        socket.write(n % 2 ? stream : page);
        return socket;
      });
      try {
        for (let n = 0; n < 20; n++) {
          await told.call({ path: COUNT, body: { query_text: `TTL: battery ${n}` }, as: target.stranger.key }, answer);
          await delay(100);
        }
      } finally {
        for (const socket of deaf) socket.destroy();
      }
    },
  },
  {
    kind: 'flood',
    name: '4 connections of 100 pages of 1,000 rows each, written before the first is answered',
    async run(target, told, round) {
      const calls = (connection: number) =>
        Array.from({ length: round === 0 ? 100 : 150 }, (_, n) =>
          written(target, PAGE, { query_text: 'AUTHORITY: *', offset: connection + n, limit: 1_000 }),
        );
      const sent = [0, 1, 2, 3].map(async (connection) => {
        const texts = calls(connection);
        const { statuses, ended } = await pipelined(target.url, texts);
        for (const status of statuses) told.answered(status, 'a pipelined call', underFlood);
        if (!ended && statuses.length < texts.length)
          throw new Error(`${texts.length - statuses.length} of ${texts.length} pipelined calls were not answered`);
      });
      // whoever asks meanwhile on a connection of his own is answered
      const beside = many(20, 2, (n) =>
        told.call({ path: COUNT, body: { query_text: `TTL: pump ${n}` }, as: target.stranger.key }, answer),
      );
      await Promise.all([beside, ...sent]);
    },
  },
  {
    kind: 'flood',
    name: 'calls without end on 8 connections, some without a key, written and never waited for',
    slice: true,
    async run(target, told, round) {
      const { host } = new URL(target.url);
      const count = written(target, COUNT, { query_text: 'TTL: pump' });
      const shortest = `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
      const calls = round === 0 ? 20_000 : 50_000;
      const sockets = Array.from({ length: 8 }, (_, n) => {
        const socket = open(target.url);
        socket.resume();
        socket.write((n % 2 ? count : shortest).repeat(calls));
        return socket;
      });
      try {
        await many(20, 2, (n) =>
          told.call({ path: COUNT, body: { query_text: `TTL: pump ${n}` }, as: target.stranger.key }, answer),
        );
      } finally {
        for (const socket of sockets) socket.destroy();
      }
    },
  },
  {
    kind: 'flood',
    name: 'tool clients: 400 handshakes, sessions that nobody gave, replies that nobody asked for, many calls in one',
    async run(target, told, round) {
      const send = (body: unknown, more: object = {}) =>
        told.call({ path: '/mcp', body, headers: { ...TOOLS, ...more } }, heard);
      await many(round === 0 ? 400 : 4_000, 32, (n) => send(handshake(n)));
      const sessions = ['askable-', `askable-${'x'.repeat(6_000)}`, 'x', '../../accounts', '\u00e9'];
      await many(sessions.length, 2, (n) => send(toolCall(n), { 'mcp-session-id': sessions[n]! }));
      await many(100, 16, (n) => {
        const reply = { jsonrpc: '2.0', id: n % 2 ? n : randomUUID(), result: { action: 'accept', content: {} } };
        return told.call({ path: '/mcp', body: reply, headers: TOOLS, as: target.stranger.key }, heard);
      });
      for (const id of [null, -1, 1e300, '', 'x'.repeat(100_000), {}, [[]]])
        await send({ ...toolCall(1), id }, { 'mcp-session-id': 'askable-1' });
      await send(Array.from({ length: round === 0 ? 50 : 500 }, (_, n) => toolCall(n)));
      await send(Array.from({ length: 5_000 }, () => ({ jsonrpc: '2.0', method: 'notifications/cancelled' })));
    },
  },
];
