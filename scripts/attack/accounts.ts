import { randomBytes, randomUUID } from 'node:crypto';
import { FIELDS, kindOf, type Own, operations, routes, takesOwn, tools } from '#testing/identifiers.ts';
import { type Attack, refusal, type Told } from './attack.ts';
import type { Answer, Target } from './target.ts';

export const SECRET = 'zirconium-walrus';

/** What the first account has, by kind. */
export async function owned({ call, operator, key }: Target): Promise<Record<Own, string>> {
  const made = async (
    path: string,
    body: object,
    as: Readonly<Record<string, string>>,
    id: (answered: any) => string,
  ) => {
    const { status, text } = await call({ path, body, as });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    return id(JSON.parse(text));
  };
  const question = {
    query: `How is a battery cooled? ${SECRET}`,
    deep_search: true,
    long_think: false,
    search_website: false,
  };
  const turn: string[] = [];
  const chat = await made('/chat/ai-ls-chat', question, key, ({ data }) => {
    turn.push(data.chat_item_id);
    return data.chat_id;
  });
  const idea = { input: `A battery with a cold plate, ${SECRET}`, lang: 'en' };
  const search = { name: SECRET, address: 'q=TTL', query_text: 'TTL: battery', shared: true };
  const list = async (path: string) =>
    (JSON.parse((await call({ method: 'GET', path, as: operator })).text) as { id: string }[])[0]!.id;
  await made('/manage/invitations', { role: 'member', name: SECRET }, operator, ({ token }) => token);
  return {
    chat,
    turn: turn[0]!,
    task: await made('/ai/novelty-search/submit', idea, key, ({ data }) => data.task_id),
    search: await made('/manage/searches', search, operator, ({ id }) => id),
    worklist: await made(
      '/manage/worklists',
      { name: `${SECRET} ${randomUUID()}`, shared: true },
      operator,
      ({ id }) => id,
    ),
    key: await made('/manage/keys', { name: SECRET }, operator, ({ record }) => record.id),
    person: await list('/manage/people'),
    invitation: await list('/manage/invitations'),
    session: await list('/manage/sessions'),
    monitor: JSON.parse(
      (await call({ method: 'GET', path: '/patent-alert/create?query=TTL%3A%20battery&content=new', as: key })).text,
    ).data.alert_id,
    ticket: await made('/fee/apno_input', { apnos: ['US10/900123'] }, key, ({ data }) => data.ticket),
  };
}

/** Removes what an account has so many of at most: the next time needs room for its own. */
export async function removed({ operator }: Target, told: Told, own: Record<Own, string>): Promise<void> {
  for (const path of [`/manage/keys/${own.key}`, `/manage/searches/${own.search}`])
    await told.call({ method: 'DELETE', path, as: operator }, (status) => status < 300);
}

/** An identifier of the same kind that nothing has. */
export const unknownFor = (id: string) => (/^[0-9a-f]{32}$/.test(id) ? randomBytes(16).toString('hex') : randomUUID());
/** What of an answer may differ between one that is another's and one that is not there: nothing but the identifier. */
export const plain = ({ status, text }: Answer, ids: readonly string[]) =>
  JSON.stringify([
    status,
    ids
      .reduce((all, id) => all.replaceAll(id, 'ID'), text)
      .replace(/urn:correlation:[^"]+|correlation id [0-9a-f-]+/g, ''),
  ]);

/** One operation says that there is no such task in an answer of its own; what it says is compared all the same. */
export const SAYS_NOT_FOUND = 'fileDetail';
export const found = (status: number) => status === 200 || refusal(status);

export const accounts: readonly Attack[] = [
  {
    kind: 'accounts',
    name: 'every identifier of one account with a key and a session of another: operations, tools, pages',
    slice: true,
    async run(target, told) {
      const own = await owned(target);
      const { key, session } = target.stranger;
      const compare = async (
        what: string,
        ids: readonly string[],
        ask: (ids: readonly string[]) => Promise<Answer>,
      ) => {
        const others = ids.map(unknownFor);
        const [his, nobodys] = [await ask(ids), await ask(others)];
        if (his.text.includes(SECRET)) throw new Error(`${what} shows what another account wrote`);
        if (plain(his, ids) !== plain(nobodys, others))
          throw new Error(`${what} tells another account's from what is not there`);
      };
      const idsOf = (names: readonly string[]) => names.map((name) => own[FIELDS[name] as Own]);
      const given = (names: readonly string[], ids: readonly string[]) =>
        Object.fromEntries(names.map((name, n) => [name, ids[n]]));
      for (const operation of operations) {
        const names = takesOwn(operation);
        for (const as of [key, session])
          await compare(operation.path, idsOf(names), (ids) => {
            const body = { ...(operation.example.body as object), stream: false, ...given(names, ids) };
            return told.call({ path: operation.path, body, as }, operation.id === SAYS_NOT_FOUND ? found : refusal);
          });
      }
      for (const { name, operation } of tools) {
        const names = takesOwn(operation);
        await compare(name, idsOf(names), (ids) => {
          const { example } = operation;
          const all = { ...(example.query as object), ...(example.params as object), ...(example.body as object) };
          const params = { name, arguments: { ...all, ...given(names, ids) } };
          const headers = { accept: 'application/json, text/event-stream' };
          return told.call({
            path: '/mcp',
            body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
            as: key,
            headers,
          });
        });
      }
      for (const { method, path } of routes) {
        const kind = kindOf(path);
        if (!kind || !(kind in own)) continue;
        const body = { name: 'mine', stage: 'solution', shared: true };
        await compare(`${method} ${path}`, [own[kind as Own]], ([id]) =>
          told.call(
            { method, path: `/manage${path.replace(/:\w+/, id!)}`, as: session, ...(method === 'POST' && { body }) },
            refusal,
          ),
        );
      }
      // a key reaches no page, and a stranger nothing of the installation's
      for (const { method, path, who } of routes) {
        if (who === 'anybody') continue;
        await told.call({ method, path: `/manage${path}`, as: key }, (status) => status === 401);
        if (who === 'operator')
          await told.call({ method, path: `/manage${path}`, as: session }, (status) => status === 403);
      }
      await removed(target, told, own);
    },
  },
];
