import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '#accounts/scopes.ts';
import type { Operation } from '#operation.ts';
import {
  all,
  FIELDS,
  kindOf,
  namesIn,
  type Own,
  operations,
  properties,
  routes,
  takesOwn,
  tools,
} from '#testing/identifiers.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/**
 * Everything that takes an identifier, found in the declarations themselves, is asked by one account for what another
 * has. An identifier that stands in none of the tables below fails the test: whoever adds one says whose it is.
 */

/** Stands in every text that the first account writes. */
const SECRET = 'zirconium-walrus';
const PASSWORD = 'correct horse battery';

let service: TestService;
const owned: Record<Own, string[]> = {
  task: [],
  chat: [],
  turn: [],
  search: [],
  worklist: [],
  key: [],
  person: [],
  invitation: [],
  session: [],
  ticket: [],
  monitor: [],
};
let file: string;
let victim: Record<string, string>;
let before: string;
/** What the second account may send, by name. */
const strangers: Record<string, Record<string, string>> = {};

async function signUp(name: string, account_id: string, role: 'owner' | 'member', operator = false) {
  const token = await service.users.all.invite({ account_id, role, operator });
  const reply = await service.call('POST /manage/sign-up', { key: null, body: { token, name, password: PASSWORD } });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}
const ask = (headers: Record<string, string>, what: `${string} /${string}` | Operation, body?: unknown, more = {}) =>
  service.call(what, { key: null, headers, ...(body !== undefined && { body }), ...more });

/** All that the first account sees of itself. */
async function snapshot(): Promise<string> {
  const paths = routes.filter(({ method, who }) => method === 'GET' && ['person', 'owner'].includes(who));
  const seen: unknown[] = [];
  for (const { path } of paths) {
    if (path.startsWith('/corpus') || path.startsWith('/patents') || path === '/sessions') continue;
    // it is noted in the audit log
    if (path === '/account/everything') continue;
    const kind = kindOf(path);
    const ids = !path.includes('/:') ? [''] : kind && kind in owned ? owned[kind as Own] : [];
    for (const id of ids) {
      const { status, json } = await ask(victim, `GET /manage${path.replace(':id', id)}` as 'GET /');
      seen.push([path, id, status, json]);
    }
  }
  return JSON.stringify(seen).replace(/urn:correlation:[^"]+/g, '');
}

/** What of an answer may differ between one that is there and one that is not: nothing but the identifier itself. */
const plain = ({ status, text }: { status: number; text: string }, id: string) => [
  status,
  text.replaceAll(id, 'ID').replace(/urn:correlation:[^"]+|correlation id [0-9a-f-]+/g, ''),
];
const unknownFor = (id: string) => (/^[0-9a-f]{32}$/.test(id) ? randomBytes(16).toString('hex') : randomUUID());

beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
  victim = await signUp('Ann', service.account_id, 'owner');
  await signUp(`Bob ${SECRET}`, service.account_id, 'member');

  const flow = async (path: string, body: object) =>
    (await ask(victim, `POST /ai/novelty-search${path}` as 'POST /', body)).data;
  const { task_id } = await flow('/submit', { input: `A lidar with a tilting mirror, ${SECRET}`, lang: 'en' });
  const settled = (path: string) => flow(path, { task_id, wait_ms: 40_000 });
  await settled('/tech-solution/get');
  await flow('/tech-solution/update', { task_id });
  await settled('/feature/extract');
  await flow('/feature/confirm', { task_id });
  await flow('/agent-search', { task_id, elements: (await settled('/retrieval/elements')).elements });
  await settled('/agent-result');
  await flow('/feature/comparison/confirm', { task_id });
  await flow('/export', { task_id, title: SECRET });
  file = (await settled('/report/get')).report_url;
  owned.task.push(task_id);

  const question = {
    query: `Which mirror tilts? ${SECRET}`,
    deep_search: true,
    long_think: false,
    search_website: false,
  };
  const { data: asked } = await ask(victim, 'POST /chat/ai-ls-chat', question);
  owned.chat.push(asked.chat_id);
  owned.turn.push(asked.chat_item_id);
  for (const operation of all.filter(({ response }) => properties(response).has('session_id'))) {
    const { text } = await ask(victim, operation, operation.example.body);
    const id = /"session_id":\s*"([^"]+)"/.exec(text)?.[1];
    if (id) owned.chat.push(id);
  }
  const kept = { name: SECRET, address: 'q=TTL', query_text: 'TTL: lidar', shared: true };
  owned.search.push((await ask(victim, 'POST /manage/searches', kept)).json.id);
  owned.worklist.push((await ask(victim, 'POST /manage/worklists', { name: SECRET, shared: true })).json.id);
  owned.key.push((await ask(victim, 'POST /manage/keys', { name: SECRET })).json.record.id);
  owned.ticket.push((await ask(victim, 'POST /fee/apno_input', { apnos: ['US10/900123'] })).data.ticket);
  const watched = { query: 'TTL: lidar', content: 'new', alert_name: SECRET };
  owned.monitor.push((await service.call('GET /patent-alert/create', { query: watched })).data.alert_id);
  await ask(victim, 'POST /manage/invitations', { role: 'member', name: SECRET });
  owned.invitation.push(...(await ask(victim, 'GET /manage/invitations')).json.map(({ id }: { id: string }) => id));
  const people = await service.users.all.list();
  owned.person.push(...people.map(({ id }) => id));
  for (const { id } of people) owned.session.push(...(await service.users.sessions(id)).map((session) => session.id));

  const account_id = (await service.accounts.all.create('Gamma')).id;
  for (const [name, scopes] of Object.entries<readonly Scope[]>({
    'key with all rights': ['*:run'],
    'key that reads': ['*:read'],
    'key of one group': ['novelty-search:run'],
  })) {
    const { key } = await service.accounts.createKey({ account_id, name, scopes });
    strangers[name] = { authorization: `Bearer ${key}` };
  }
  strangers['session of an owner'] = await signUp('Gus', account_id, 'owner');
  strangers['session of a member'] = await signUp('Mia', account_id, 'member');
  strangers['session of an operator'] = await signUp('Olga', account_id, 'owner', true);
  await service.accounts.flush();
  before = await snapshot();
});
afterAll(() => service.close());

const people = () => Object.entries(strangers).filter(([name]) => name.startsWith('session'));

describe('every identifier', () => {
  it('of operations stands in the table, where whoever adds one says whose it is', () => {
    const unknown = all.flatMap(({ id, body, query, params, path }) =>
      [...namesIn(body, query, params), ...[...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!)]
        .filter((name) => FIELDS[name] === undefined)
        .map((name) => `${id}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(operations.length).toBeGreaterThanOrEqual(13);
    // beside those that are made for models alone
    expect(tools.map(({ operation }) => operation).filter((one) => all.includes(one))).toEqual(operations);
  });

  it('of management calls stands in the table', () => {
    const inPaths = routes.filter(({ path }) => path.includes('/:'));
    expect(inPaths.filter(({ path }) => kindOf(path) === undefined).map(({ path }) => path)).toEqual([]);
    expect(routes.flatMap(({ path, body, query }) => namesIn(body, query).map((name) => `${path}: ${name}`))).toEqual(
      [],
    );
    const operated = inPaths.filter(({ path }) => kindOf(path) === 'installation');
    expect(operated.filter(({ who }) => who !== 'operator').map(({ path }) => path)).toEqual([]);
  });

  it('is one that the first account has', () => {
    for (const [kind, ids] of Object.entries(owned)) expect([kind, ids.length > 0]).toEqual([kind, true]);
    expect(before.split(SECRET).length).toBeGreaterThan(8);
  });
});

describe('with every credential of another account', () => {
  it('operations answer as for what does not exist', { timeout: 120_000 }, async () => {
    let tried = 0;
    for (const headers of Object.values(strangers)) {
      for (const operation of operations) {
        const fields = takesOwn(operation);
        const place = (kind: Own) => owned[kind];
        for (let n = 0; n < Math.max(...fields.map((name) => place(FIELDS[name] as Own).length)); n++) {
          const ids = Object.fromEntries(
            fields.map((name) => [name, place(FIELDS[name] as Own)[n] ?? place(FIELDS[name] as Own)[0]!]),
          );
          const others = Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, unknownFor(id)]));
          const answers = [];
          for (const given of [ids, others]) {
            const query = { ...(operation.example as { query?: object }).query, ...given };
            const reply =
              operation.method === 'GET' || operation.method === 'DELETE'
                ? await ask(headers, operation, undefined, {
                    query,
                    params: { ...(operation.example as { params?: object }).params, ...given },
                  })
                : await ask(headers, operation, { ...(operation.example.body as object), ...given });
            expect(reply.text).not.toContain(SECRET);
            answers.push(
              Object.values(given).reduce<unknown[]>(
                ([status, text], id) => plain({ status, text } as never, id),
                [reply.status, reply.text],
              ),
            );
          }
          expect([operation.path, answers[0]]).toEqual([operation.path, answers[1]]);
          // one operation says in a word of its own that there is no such task
          if (!String(answers[0]![1]).includes('"data":{"status":"NOT_FOUND"'))
            expect([operation.path, String(answers[0]![1])]).not.toEqual([
              operation.path,
              expect.stringContaining('"status":true'),
            ]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThanOrEqual(operations.length * Object.keys(strangers).length);
  });

  it('tools answer as for what does not exist', { timeout: 120_000 }, async () => {
    for (const [name, headers] of Object.entries(strangers)) {
      if (name.startsWith('session')) continue;
      for (const tool of tools) {
        const fields = takesOwn(tool.operation);
        const answers = [];
        for (const asked of [(id: string) => id, unknownFor]) {
          const ids = Object.fromEntries(fields.map((field) => [field, asked(owned[FIELDS[field] as Own][0]!)]));
          const { example } = tool.operation;
          const params = {
            name: tool.name,
            arguments: {
              ...(example.query as object),
              ...(example.params as object),
              ...(example.body as object),
              ...ids,
            },
          };
          const reply = await ask(headers, 'POST /mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
          expect(reply.text).not.toContain(SECRET);
          answers.push(
            Object.values(ids).reduce<unknown[]>(
              ([status, text], id) => plain({ status, text } as never, id),
              [reply.status, reply.text],
            ),
          );
        }
        expect([tool.name, answers[0]]).toEqual([tool.name, answers[1]]);
      }
    }
  });

  it('management calls answer as for what does not exist', { timeout: 120_000 }, async () => {
    let tried = 0;
    for (const [, headers] of people()) {
      for (const { method, path } of routes.filter((each) => kindOf(each.path) && kindOf(each.path)! in owned)) {
        for (const id of owned[kindOf(path) as Own]) {
          const body = {
            name: 'mine',
            stage: 'solution',
            shared: true,
            number: 'US1B2',
            numbers: ['US1B2'],
            overlap_hours: 1,
            ...{ unit: 'title', start: 0, end: 4, words: 'mine', colour: 'yellow', highlight: 'mine' },
          };
          const answers = [];
          for (const given of [id, unknownFor(id)]) {
            const filled = `${method} /manage${path.replace(':id', given)}` as 'GET /';
            const reply = await ask(headers, filled, method === 'POST' ? body : undefined);
            answers.push(plain(reply, given));
          }
          expect([path, answers[0]]).toEqual([path, answers[1]]);
          expect([path, [403, 404].includes(answers[0]![0] as number)]).toEqual([path, true]);
          tried += 1;
        }
      }
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('lists, usage and pages show nothing of it', { timeout: 120_000 }, async () => {
    for (const [name, headers] of people())
      for (const { path } of routes.filter((each) => each.method === 'GET' && !each.path.includes('/:'))) {
        const { text, status } = await ask(headers, `GET /manage${path}` as 'GET /');
        expect([name, path, status < 500, text.includes(SECRET)]).toEqual([name, path, true, false]);
        for (const id of Object.values(owned).flat()) expect([path, text.includes(id)]).toEqual([path, false]);
      }
  });

  it('keys reach no management call, and nobody but operators what is the installation’s', {
    timeout: 120_000,
  }, async () => {
    for (const [name, headers] of Object.entries(strangers))
      for (const { method, path, who } of routes) {
        if (who === 'anybody' || (name.startsWith('session') && (who !== 'operator' || name.endsWith('operator'))))
          continue;
        const { status } = await ask(headers, `${method} /manage${path}` as 'GET /');
        expect([name, path, status]).toEqual([name, path, name.startsWith('session') ? 403 : 401]);
      }
  });

  it('files open by their own signature alone', async () => {
    const { pathname, searchParams } = new URL(file);
    expect((await ask({}, `GET ${pathname}?${searchParams}` as 'GET /')).status).toBe(200);
    for (const headers of Object.values(strangers)) {
      expect((await ask(headers, `GET ${pathname}` as 'GET /')).status).toBe(403);
      const other = pathname.replace(/[0-9a-f]{32}/, () => randomBytes(16).toString('hex'));
      expect((await ask(headers, `GET ${other}?${searchParams}` as 'GET /')).status).toBe(403);
    }
  });

  it('nothing of the first account has changed', async () => {
    await service.accounts.flush();
    expect(JSON.parse(await snapshot())).toEqual(JSON.parse(before));
  });
});
