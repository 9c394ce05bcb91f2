import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Attack, mendable, refusal, underFlood } from './attack.ts';
import { open } from './raw.ts';

const COUNT = '/search/patent/query-search-count';

const aFew = async (socket: Socket, pieces: Iterable<string>, pause_ms: number) => {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await delay(pause_ms);
  }
};

/** The largest tree of counts that is taken: five by five facets, the most buckets of each. */
const FIELDS = ['AUTHORITY', 'IPC', 'CPC', 'ASSIGNEE', 'INVENTOR'];
const LARGEST_TREE = {
  query_text: 'AUTHORITY: *',
  facet: FIELDS.map((field) => ({
    tag: field,
    type: 'field',
    field,
    limit: 100,
    facet: FIELDS.map((inner) => ({ tag: inner, type: 'field', field: inner, limit: 100 })),
  })),
};

export const floods: readonly Attack[] = [
  {
    kind: 'flood',
    name: '500 connections that say nothing, 300 that begin a request',
    slice: true,
    async run(target, told) {
      const silent = Array.from({ length: 500 }, () => open(target.url));
      const begun = Array.from({ length: 300 }, () => open(target.url));
      try {
        await Promise.all(
          begun.map((socket) => aFew(socket, [`POST ${COUNT} HTTP/1.1\r\n`, 'Host: ', 'x', ': '], 100)),
        );
        // whoever asks meanwhile is answered
        await told.call({ path: COUNT, body: { query_text: 'TTL: battery' } }, (status) => status === 200);
      } finally {
        for (const socket of [...silent, ...begun]) socket.destroy();
      }
    },
  },
  {
    kind: 'flood',
    name: '200 bodies that come a byte at a time',
    async run(target, told) {
      const { host } = new URL(target.url);
      const head = `POST ${COUNT} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${target.key.authorization}\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n`;
      const slow = Array.from({ length: 200 }, () => open(target.url));
      try {
        const sending = Promise.all(slow.map((socket) => aFew(socket, [head, ...'{"query_text":"'], 100)));
        for (let n = 0; n < 10; n++)
          await told.call({ path: COUNT, body: { query_text: `TTL: battery ${n}` } }, (status) => status === 200);
        await sending;
      } finally {
        for (const socket of slow) socket.destroy();
      }
    },
  },
  {
    kind: 'flood',
    name: 'wrong passwords for 40 names, 64 at a time',
    async run(target, told, round) {
      const body = (n: number) => ({ name: n % 2 ? 'Olga' : `name ${n % 40}`, password: `wrong pass phrase ${n}` });
      await many(round === 0 ? 600 : 2_000, 64, (n) =>
        told.call({ path: '/manage/sign-in', as: null, body: body(n) }, refusal),
      );
      // who is signed in stays so
      await told.call({ method: 'GET', path: '/manage/keys', as: target.operator }, (status) => status === 200);
    },
  },
  {
    kind: 'flood',
    name: 'wrong keys and no keys, 5,000, 64 at a time',
    async run(_, told) {
      const as = (n: number) => ({ authorization: `Bearer sk-${String(n).padStart(49, 'a')}` });
      await many(5_000, 64, (n) => told.call({ path: COUNT, as: n % 3 ? as(n) : null, body: {} }, refusal));
    },
  },
  {
    kind: 'flood',
    name: '1,000 identifiers, once and a hundred times',
    async run(_, told) {
      const ids = Array.from({ length: 1_000 }, () => crypto.randomUUID()).join(',');
      const numbers = Array.from({ length: 1_000 }, (_, n) => `US${10_000_000 + n}B2`).join(',');
      for (const path of ['bibliography', 'claim-data', 'description-data', 'patent-family', 'simple-legal-status'])
        for (const query of [`patent_id=${ids}`, `patent_number=${numbers}`])
          await told.call({ method: 'GET', path: `/basic-patent-data/${path}?${query}` }, refusal);
      const hundred = Array.from({ length: 100 }, (_, n) => `US${10_000_000 + n}B2`).join(',');
      await many(100, 20, () =>
        told.call({ method: 'GET', path: `/basic-patent-data/description-data?patent_number=${hundred}` }, mendable),
      );
    },
  },
  {
    kind: 'flood',
    name: 'pages of 1,000 rows, 10 and 40 at a time',
    slice: true,
    run: (_, told, round) =>
      many(round === 0 ? 10 : 80, round === 0 ? 10 : 40, (n) =>
        told.call(
          { path: '/search/patent/query-search-patent', body: { query_text: 'AUTHORITY: *', offset: n, limit: 1_000 } },
          underFlood,
        ),
      ),
  },
  {
    kind: 'flood',
    name: 'the largest tree of counts, 8 at a time',
    slice: true,
    run: (_, told) =>
      many(16, 8, (n) =>
        told.call(
          {
            path: '/search/patent/nested-search-patent',
            body: { ...LARGEST_TREE, query_text: `AUTHORITY: * NOT TTL: x${n}` },
          },
          underFlood,
        ),
      ),
  },
  {
    kind: 'flood',
    name: 'similarity searches of 1,000 rows, 16 at a time',
    run: (_, told) =>
      many(48, 16, (n) =>
        told.call(
          {
            path: '/search/patent/semantic-search-patent',
            body: { text: `a battery ${n} with a cooling plate and a pump `.repeat(50), limit: 1_000 },
          },
          underFlood,
        ),
      ),
  },
  {
    kind: 'flood',
    name: '20 novelty searches and 100 questions at a time',
    async run(target, told) {
      const idea = (n: number) => ({
        input:
          `A battery pack, number ${n}, with a cold plate below the cells in which a pump reverses the flow of coolant. `.repeat(
            20,
          ),
        lang: 'en',
      });
      const tasks: string[] = [];
      await many(20, 20, async (n) => {
        const as = n % 2 ? target.stranger.key : target.key;
        const { status, text } = await told.call({ path: '/ai/novelty-search/submit', body: idea(n), as }, mendable);
        if (status === 200) tasks.push(JSON.parse(text).data.task_id);
      });
      await many(100, 50, (n) =>
        told.call(
          { path: '/chat/pat-gpt-stream', body: { query: `How is battery ${n} cooled?`, stream: false } },
          underFlood,
        ),
      );
      for (const [n, task_id] of tasks.entries()) {
        const asked = { path: '/ai/novelty-search/tech-solution/get', body: { task_id, wait_ms: 60_000 } };
        // they were begun by both accounts: each sees its own
        const own = await told.call({ ...asked, as: target.key }, mendable);
        const other = await told.call({ ...asked, as: target.stranger.key }, mendable);
        if ((own.status === 200) === (other.status === 200))
          throw new Error(`task ${n} is seen by both accounts or by none`);
      }
    },
  },
  {
    kind: 'flood',
    name: '300 streams that are left at once',
    async run(target, told) {
      const { host } = new URL(target.url);
      const body = JSON.stringify({ query: 'How are batteries cooled?', stream: true });
      const head = `POST /chat/pat-gpt-stream HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${target.key.authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
      await many(300, 50, async () => {
        const socket = open(target.url);
        socket.write(head);
        await delay(30);
        socket.destroy();
      });
      await told.call(
        { path: '/chat/pat-gpt-stream', body: { query: 'How is a battery cooled?', stream: false } },
        (status) => status === 200,
      );
    },
  },
];

/** Does something so many times, so many at once. */
export async function many(times: number, at_once: number, each: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: at_once }, async () => {
      while (next < times) await each(next++);
    }),
  );
}
