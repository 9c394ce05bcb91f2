import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '#testing/identifiers.ts';
import { type Attack, mendable } from './attack.ts';
import type { Call, Target } from './target.ts';

/** What a person of the console has after a while, as much of it as is permitted. */
interface Kept {
  readonly worklist: string;
  readonly search: string;
  readonly chat: string;
  readonly task: string;
  readonly numbers: readonly string[];
}

const KEYS = 300;
const SEARCHES = 150;
const REJECTED = 20_000;
const REJECTS = 'records-2026-01-02T03-04-05-006Z.ndjson';
const DAY_0 = '2000-01-01';

const MANY_NUMBERS = Array.from({ length: 1000 }, (_, n) => `US ${10_000_000 + n} B2`);

/** Words of patents, as many as an expression of the console may have: 12,000 characters. */
const LONG_QUERY = (() => {
  const words = 'battery cell plate cooling electrode* separ* pump valve sensor control* housing layer'.split(' ');
  let text = 'TACD: (battery';
  for (let n = 0; text.length < 11_900; n++) text += ` OR ${words[n % words.length]}`;
  return `${text})`;
})();
const q = encodeURIComponent(LONG_QUERY.slice(0, 7_000).replace(/ OR \S*$/, ')'));

async function furnish({ call, operator, key, dir }: Target): Promise<Kept> {
  const made = async (path: string, body: object | string | undefined, as = operator) => {
    const reply = await call({ path, as, ...(body !== undefined && { body }) });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text.slice(0, 200)}`);
    return JSON.parse(reply.text);
  };
  for (let n = 0; n < KEYS; n++) await made('/manage/keys', { name: `key ${n} ${'x'.repeat(80)}` });
  let search = '';
  for (let n = 0; n < SEARCHES; n++)
    search = (await made('/manage/searches', { name: `s ${n}`, address: 'q=', query_text: `TACD: (pump OR n${n})` }))
      .id;
  const question = { deep_search: true, long_think: true, search_website: false };
  const first = await made(
    '/chat/ai-ls-chat',
    { ...question, query: `How is a battery cooled? ${'Why? '.repeat(2_000)}` },
    key,
  );
  const { task_id } = (
    await made(
      '/ai/novelty-search/submit',
      { input: 'A battery with a cold plate and a pump. '.repeat(700), lang: 'en' },
      key,
    )
  ).data;
  const found = await made('/search/patent/query-search-patent', { query_text: 'TACD: battery', limit: 100 }, key);
  const numbers = (found.data.results as { pn: string }[]).map(({ pn }) => pn);
  const folder = join(dir, 'data', 'rejects');
  mkdirSync(folder, { recursive: true });
  const line = JSON.stringify({ id: 'US1', file: 'a.xml', reason: 'r'.repeat(2_000) });
  writeFileSync(join(folder, REJECTS), `${line}\n`.repeat(REJECTED));
  const worklist = (await made('/manage/worklists', { name: 'a list' })).id as string;
  await made(`/manage/worklists/${worklist}/documents`, { numbers });
  return { search, chat: first.data.chat_id, task: task_id, numbers, worklist };
}

const kept = new WeakMap<Target, Promise<Kept>>();
const of = (target: Target) => {
  const known = kept.get(target) ?? furnish(target);
  kept.set(target, known);
  return known;
};

type Largest = (kept: Kept) => Pick<Call, 'body'> & { readonly id?: string; readonly query?: string };
const plain: Largest = () => ({});
const document: Largest = ({ numbers }) => ({ id: numbers[0]! });
const task: Largest = ({ task: id }) => ({ id });

/**
 * Calls of the console with the largest that they take; `undefined`: it ends what the others need. One that does not
 * stand here is called with nothing.
 */
export const LARGEST: Readonly<Record<string, Largest | undefined>> = {
  'GET /session': plain,
  'POST /invitation': () => ({ body: { token: 'x'.repeat(200) } }),
  'POST /sign-up': () => ({ body: { token: 'x'.repeat(200), name: 'n'.repeat(60), password: 'p'.repeat(200) } }),
  'POST /sign-in': () => ({ body: { name: 'n'.repeat(60), password: 'p'.repeat(200) } }),
  'POST /sign-out': undefined,
  'POST /password': () => ({ body: { present: 'p'.repeat(200), next: 'p'.repeat(200) } }),
  'GET /sessions': plain,
  'DELETE /sessions/:id': () => ({ id: 'none' }),
  'GET /people': plain,
  'POST /invitations': () => ({ body: { role: 'member' } }),
  'POST /people/:id/reset': () => ({ id: 'none' }),
  'DELETE /people/:id': () => ({ id: 'none' }),
  'GET /accounts': plain,
  'POST /accounts': () => ({ body: { name: 'Gamma' } }),
  'GET /rights': plain,
  'GET /keys': plain,
  'POST /keys': () => ({ body: { name: 'x'.repeat(100), scopes: Array.from({ length: 60 }, (_, n) => `no-${n}`) } }),
  'DELETE /keys/:id': () => ({ id: 'none' }),
  'GET /usage': () => ({ query: `from=${DAY_0}` }),
  'GET /language': plain,
  'POST /passages': ({ numbers }) => ({ body: { query_text: LONG_QUERY, stemming: true, numbers } }),
  'GET /patents/:number': ({ numbers }) => ({ id: numbers[0]!, query: `q=${q}&stem=true` }),
  'GET /patents/:number/citations': ({ numbers }) => ({ id: numbers[0]!, query: 'depth=2' }),
  'GET /patents/:number/family': document,
  'GET /patents/:number/figures/:id': document,
  'GET /corpus': plain,
  'GET /corpus/upkeep': plain,
  'GET /corpus/standing': plain,
  'DELETE /corpus/demo': undefined,
  'GET /corpus/rejects/:name': () => ({ id: REJECTS, query: `offset=${REJECTED - 200}` }),
  'GET /corpus/rejects/:name/file': () => ({ id: REJECTS }),
  'GET /jobs': plain,
  'POST /corpus/check': plain,
  'DELETE /jobs/:id': () => ({ id: 'none' }),
  'POST /corpus/uploads': () => ({
    body: { files: Array.from({ length: 100 }, (_, n) => ({ name: `${n}${'x'.repeat(990)}.xml`, bytes: 1_000_000 })) },
  }),
  'POST /corpus/uploads/:id/:file': () => ({ id: 'none', body: 'x'.repeat(1024 * 1024) }),
  'POST /corpus/uploads/:id/import': () => ({ id: 'none' }),
  'DELETE /corpus/uploads/:id': () => ({ id: 'none' }),
  'GET /searches': plain,
  'GET /searches/counts': plain,
  'POST /searches': () => ({ body: { name: 'n'.repeat(200), address: 'x'.repeat(20_000), query_text: LONG_QUERY } }),
  'POST /searches/:id': ({ search }) => ({ id: search, body: { name: 'n'.repeat(200), shared: true } }),
  'POST /searches/:id/looked': ({ search }) => ({ id: search }),
  'DELETE /searches/:id': () => ({ id: 'none' }),
  'GET /tasks': () => ({ query: 'limit=100&title=battery' }),
  'GET /tasks/:id': task,
  'GET /tasks/:id/record': ({ task: id }) => ({ id, query: 'limit=500' }),
  'POST /tasks/:id/cancel': task,
  'POST /tasks/:id/resume': task,
  'POST /tasks/:id/branches': ({ task: id }) => ({ id, body: { stage: 'solution' } }),
  'POST /tasks/:id/replay': task,
  'DELETE /tasks/:id': () => ({ id: 'none' }),
  'GET /worklists': plain,
  'POST /worklists': () => ({ body: { name: 'n'.repeat(200) } }),
  'POST /worklists/:id': () => ({ id: 'none', body: { name: 'n'.repeat(200) } }),
  'DELETE /worklists/:id': () => ({ id: 'none' }),
  'GET /worklists/:id': ({ worklist: id }) => ({ id }),
  'POST /worklists/:id/documents': ({ worklist: id }) => ({ id, body: { numbers: MANY_NUMBERS } }),
  'POST /worklists/:id/take': () => ({ id: 'none', body: { numbers: MANY_NUMBERS } }),
  'POST /worklists/:id/annotate': ({ worklist: id, numbers }) => ({
    id,
    body: { number: numbers[0]!, note: 'x'.repeat(10_000), tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`) },
  }),
  'POST /numbers': () => ({ body: { numbers: MANY_NUMBERS } }),
  'GET /history': plain,
  'POST /history': () => ({
    body: { query_text: LONG_QUERY, families: true, address: 'x'.repeat(20_000), hits: 1 },
  }),
  'DELETE /history': plain,
  'DELETE /history/:n': () => ({ id: '1' }),
  'POST /counts': () => ({
    body: { query_text: LONG_QUERY, axes: ['ASSIGNEE', 'INVENTOR', 'CPC_GROUP', 'PUBLICATION_YEAR'], find: 'a' },
  }),
  'POST /counts/table': () => ({
    body: { query_text: 'AUTHORITY: *', rows: 'ASSIGNEE', columns: 'INVENTOR' },
  }),
  'GET /chats': plain,
  'GET /chats/:id': ({ chat }) => ({ id: chat }),
  'POST /chats/:id/name': ({ chat }) => ({ id: chat, body: { name: 'n'.repeat(200) } }),
  'DELETE /chats/:id': () => ({ id: 'none' }),
};

export const managed: readonly Attack[] = [
  {
    kind: 'console',
    name: 'furnish an account: keys, searches, a conversation, a task, 20,000 rejected records',
    run: async (target, told) => {
      await of(target);
      told.answered(200, '');
    },
  },
  ...routes.flatMap(({ method, path }): Attack[] => {
    const what = `${method} ${path}`;
    const largest = what in LARGEST ? LARGEST[what] : plain;
    if (!largest) return [];
    return [
      {
        kind: 'console',
        name: `${method} ${path}`,
        async run(target, told) {
          const { id = 'none', query, ...call } = largest(await of(target));
          const filled = path.replace(/:(?:id|number|name|n)\b/, encodeURIComponent(id)).replace(/:\w+/, '0');
          for (let n = 0; n < 3; n++)
            await told.call(
              { method, path: `/manage${filled}${query ? `?${query}` : ''}`, as: target.operator, ...call },
              (status) => mendable(status) || status === 401,
            );
        },
      },
    ];
  }),
];
