import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { zip } from '#testing/zip.ts';

const PASSWORD = 'correct horse battery';
const COUNT = 'POST /search/patent/query-search-count';

let service: TestService;
let owner: Record<string, string>;
let member: Record<string, string>;

/** Signs somebody up; answers the headers that a page of the console would send. */
async function signUp(name: string, role: 'owner' | 'member', account_id = service.account_id) {
  const operator = name === 'Ann';
  const token = await service.users.all.invite({ account_id, role, operator });
  const reply = await service.call('POST /manage/sign-up', { key: null, body: { token, name, password: PASSWORD } });
  expect([reply.status, reply.json.user]).toEqual([200, { name, role, ...(operator && { operator }) }]);
  const cookie = reply.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^priora_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/);
  return { cookie: cookie.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}

const as = (headers: Record<string, string>, body?: unknown) => ({
  key: null,
  headers,
  ...(body !== undefined && { body }),
});

beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
  owner = await signUp('Ann', 'owner');
  member = await signUp('Bob', 'member');
});
afterAll(() => service.close());

describe('words of a file', () => {
  const open = async (name: string, bytes: Uint8Array, who: Record<string, string> = member) => {
    const headers = { ...who, 'content-type': 'application/octet-stream' };
    const url = `${service.url}/manage/words?name=${encodeURIComponent(name)}`;
    const reply = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) });
    return { status: reply.status, json: (await reply.json()) as any };
  };

  it('are read for whoever is signed in, heads of tables and headings in lines of their own', async () => {
    const p = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map((text) => `<w:tc>${p(text)}</w:tc>`).join('')}</w:tr>`;
    const heading = '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Lid</w:t></w:r></w:p>';
    const body = `${p('一种电池')}${heading}${p('It is of steel.')}<w:tbl>${row('part', 'mm')}${row('lid', '2')}</w:tbl>`;
    const file = zip({
      'word/document.xml': `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
      'word/styles.xml':
        '<w:styles xmlns:w="w"><w:style w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>',
    });
    expect(await open('想法.docx', file)).toEqual({
      status: 200,
      json: { text: '一种电池\n\nLid\nIt is of steel.\npart | mm\nlid | 2', notes: [] },
    });
  });

  it('are refused with the reason, and to whoever is not signed in', async () => {
    const refusals = [
      await open('a.rtf', Buffer.from('{\\rtf1 a}')),
      await open('a.pdf', Buffer.from('%PDF-1.7')),
      await open('a.docx', Buffer.alloc(20 * 2 ** 20 + 1)),
      await open('a.docx', Buffer.alloc(8), {}),
    ];
    expect(refusals.map(({ status, json }) => [status, json.type])).toEqual([
      [422, 'urn:priora:error:file_refused'],
      [422, 'urn:priora:error:file_refused'],
      [413, 'urn:priora:error:body_too_large'],
      [401, 'urn:priora:error:not_signed_in'],
    ]);
    expect(refusals[0]!.json.detail).toBe(
      'The file is of no kind that is read: PDF, Word, slides, workbooks, PNG, JPEG.',
    );
    expect(refusals[1]!.json.detail).toContain('The PDF cannot be read.');
  });
});

describe('a session', () => {
  it('calls operations as a key does, and is in the ledger under the person', async () => {
    const reply = await service.call(COUNT, as(owner, { query_text: 'TTL: lidar' }));
    expect([reply.status, reply.data]).toEqual([200, { total_search_result_count: 3 }]);
    const rows = await service.accounts.usage({ account_id: service.account_id, by: ['key'] });
    expect(rows.map(({ key_id, calls }) => [key_id, calls])).toEqual([
      [`console:${(await service.users.all.list())[0]!.id}`, 1],
    ]);
  });

  it.each([
    ['without the token', { 'x-csrf-token': '' }, 403],
    ["with another session's token", { 'x-csrf-token': 'x'.repeat(43) }, 403],
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['with a cookie that is none', { cookie: 'priora_session=nothing' }, 401],
  ])('asks nothing %s', async (_what, headers, status) => {
    const sent = as({ ...owner, ...(headers as Record<string, string>) }, { query_text: 'TTL: lidar' });
    expect((await service.call(COUNT, sent)).status).toBe(status);
    const made = await service.call('POST /manage/keys', { ...sent, body: { name: 'stolen' } });
    expect(made.status).toBe(status);
    expect((await service.accounts.keys(service.account_id)).map(({ name }) => name)).toEqual(['all rights']);
  });

  it('makes once what is sent again under its Idempotency-Key, but keeps no secret', async () => {
    const send = (path: string, key: string, body: object, who = owner) =>
      service.call(`POST /manage${path}`, as({ ...who, 'idempotency-key': key }, body));
    const [first, again] = [await send('/worklists', 'a', { name: 'L' }), await send('/worklists', 'a', { name: 'L' })];
    expect([first.status, again.text]).toEqual([200, first.text]);
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const lists = async () =>
      (await service.call('GET /manage/worklists', as(owner))).json.lists.map(({ name }: any) => name);
    expect(await lists()).toEqual(['L']);
    for (const other of [
      await send('/worklists', 'a', { name: 'M' }),
      await send('/worklists', 'a', { name: 'L' }, member),
    ])
      expect([other.status, other.json.type]).toEqual([422, 'urn:priora:error:idempotency_key_reused']);
    expect(await lists()).toEqual(['L']);
    await service.call(`DELETE /manage/worklists/${first.json.id}`, as(owner));
    const keys = [await send('/keys', 'b', { name: 'one' }), await send('/keys', 'b', { name: 'one' })];
    expect(new Set(keys.map(({ json }) => json.key)).size).toBe(2);
    for (const { json } of keys) await service.call(`DELETE /manage/keys/${json.record.id}`, as(owner));
  });

  it('is told from none without a failure, and ends on signing out', async () => {
    expect((await service.call('GET /manage/session', { key: null })).json).toEqual({
      signed_in: false,
      any_user: true,
    });
    const signedIn = await service.call('POST /manage/sign-in', {
      key: null,
      body: { name: 'bob', password: PASSWORD },
    });
    const headers = {
      cookie: signedIn.headers.get('set-cookie')!.split(';')[0]!,
      'x-csrf-token': signedIn.json.csrf,
    };
    expect((await service.call('GET /manage/session', as(headers))).json.user.name).toBe('Bob');
    const out = await service.call('POST /manage/sign-out', as(headers, {}));
    expect(out.headers.get('set-cookie')).toBe('priora_session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
    expect((await service.call('GET /manage/keys', as(headers))).status).toBe(401);
  });

  it('of an API key does not exist', async () => {
    expect((await service.call('GET /manage/keys')).status).toBe(401);
  });
});

describe('keys', () => {
  it('are made, used, listed with their last use, and deleted for good', async () => {
    const wanted = { name: 'notebook', scopes: ['patent-data-search:read'], expires_in_days: 30 };
    const { json } = await service.call('POST /manage/keys', as(owner, wanted));
    expect(json.key).toMatch(/^sk-[0-9A-Za-z]{49}$/);
    expect((await service.call(COUNT, { key: json.key, body: { query_text: 'TTL: lidar' } })).status).toBe(200);
    await service.accounts.flush();
    const listed = (await service.call('GET /manage/keys', as(owner))).json.find(
      (each: any) => each.name === 'notebook',
    );
    expect(JSON.stringify(listed)).not.toContain(json.key);
    expect([listed.scopes, listed.last_used_operation, listed.calls_by_day.at(-1)]).toEqual([
      ['patent-data-search:read'],
      'p001PatentQuerySearchCount',
      1,
    ]);
    expect((await service.call(`DELETE /manage/keys/${listed.id}`, as(owner))).status).toBe(200);
    expect((await service.call(COUNT, { key: json.key, body: { query_text: 'TTL: lidar' } })).status).toBe(401);
  });

  it('are rotated with an overlap, disabled, bound to addresses and renamed, and tell their calls', async () => {
    const { key, record } = (await service.call('POST /manage/keys', as(owner, { name: 'ci', expires_in_days: 10 })))
      .json;
    const status = async (text: string) =>
      (await service.call(COUNT, { key: text, body: { query_text: 'TTL: lidar' } })).status;
    const change = (body: unknown) => service.call(`POST /manage/keys/${record.id}`, as(member, body));
    expect((await change({ disabled: true })).status).toBe(200);
    expect(await status(key)).toBe(401);
    await change({ disabled: false, addresses: ['192.0.2.0/24'], name: ' build ' });
    expect(await status(key)).toBe(403);
    const told = await change({ addresses: ['192.0.2.0/24', 'example.org'] });
    expect([told.status, told.json.field]).toEqual([400, 'addresses[1]']);
    await change({ addresses: ['127.0.0.1', '::1'] });
    expect(await status(key)).toBe(200);

    const rotated = await service.call(`POST /manage/keys/${record.id}/rotate`, as(owner, { overlap_hours: 24 }));
    const { key: next, record: after } = rotated.json;
    expect([await status(key), await status(next)]).toEqual([200, 200]);
    const listed = (await service.call('GET /manage/keys', as(owner))).json.filter(({ name }: any) => name === 'build');
    const day = 86_400_000;
    expect(
      listed.map(({ addresses, replaced_by, created_at, expires_at }: any) => [
        ...[addresses, replaced_by, Math.round((expires_at - created_at) / day)],
      ]),
    ).toEqual([
      [['127.0.0.1', '::1'], after.id, 1],
      [['127.0.0.1', '::1'], undefined, 10],
    ]);
    await service.call(`POST /manage/keys/${record.id}/rotate`, as(owner, { overlap_hours: 0 }));
    expect([await status(key), await status(next)]).toEqual([401, 200]);

    const { calls, next: behind } = (await service.call(`GET /manage/keys/${record.id}/calls`, as(owner))).json;
    expect([calls.length, behind, calls[0].path, calls[0].status, calls[0].error_code]).toEqual([
      ...[2, undefined, COUNT, 200, 0],
    ]);
    const page = (before: string) =>
      service.call(`GET /manage/keys/${record.id}/calls?before=${before}` as any, as(owner));
    expect((await page(`${calls[0].at}-0`)).json.calls).toEqual(calls.slice(1));
    expect([(await page('0-0')).json.calls, (await page('yesterday')).status]).toEqual([[], 400]);
    for (const what of [
      'POST /manage/keys/none',
      'POST /manage/keys/none/rotate',
      'GET /manage/keys/none/calls',
    ] as const)
      expect(
        (await service.call(what, as(owner, what.startsWith('G') ? undefined : { overlap_hours: 1 }))).status,
      ).toBe(404);
  });

  it('of another account are neither seen nor deleted', async () => {
    const other = await service.accounts.all.create('other');
    const stranger = await signUp('Eve', 'owner', other.id);
    const [own] = await service.accounts.keys(service.account_id);
    expect((await service.call('GET /manage/keys', as(stranger))).json).toEqual([]);
    expect((await service.call(`DELETE /manage/keys/${own!.id}`, as(stranger))).status).toBe(404);
    expect((await service.accounts.keys(service.account_id)).map(({ id }) => id)).toContain(own!.id);
  });

  it('with a right that does not exist are refused by name', async () => {
    const reply = await service.call('POST /manage/keys', as(owner, { name: 'x', scopes: ['everything:run'] }));
    expect([reply.status, reply.json.field]).toEqual([400, 'scopes']);
  });
});

describe('usage', () => {
  it('equals the ledger, in total and in each table', async () => {
    await service.call(COUNT, { body: { query_text: '((' } });
    const usage = (await service.call('GET /manage/usage', as(owner))).json;
    const [ledger] = await service.accounts.usage({ account_id: service.account_id, by: [] });
    expect(usage.total).toEqual({ ...ledger, tokens: 0, model_calls: 0 });
    for (const table of ['days', 'keys', 'operations']) {
      const sum = (what: string) => usage[table].reduce((total: number, row: any) => total + row[what], 0);
      expect([sum('calls'), sum('failures')]).toEqual([ledger!.calls, ledger!.failures]);
    }
    const [count] = usage.operations;
    expect([count.operation_id, count.group]).toEqual(['p001PatentQuerySearchCount', 'Patent Data Search']);
    expect(count.p50_ms).toBeGreaterThan(0);
    expect(count.p50_ms).toBeLessThanOrEqual(count.p95_ms);
  });
});

describe('reading', () => {
  it('marks what was asked for, where the index finds it', async () => {
    const body = { query_text: 'TAC: (detector $W1 array) AND CLMS: piezo*', numbers: ['US8100001B2'] };
    const [found] = (await service.call('POST /manage/passages', as(member, body))).json;
    expect(found.family).toEqual(['US20110100001A1', 'US8100001B2', 'EP2500001A1']);
    const { text, marks } = found.title;
    expect(marks.map((mark: any) => text.slice(mark.start, mark.end))).toEqual(['detector', 'array']);
    const page = (
      await service.call('GET /manage/patents/US8100001B2', { ...as(member), query: { q: body.query_text } })
    ).json;
    const claim = page.record.claims[0].claims[1].text;
    expect(page.marks.c2.map((mark: any) => claim.slice(mark.start, mark.end))).toEqual(['piezoelectric']);
    expect(page.cited_by.map((each: any) => each.publication_number)).toEqual(['US9900001B2']);
  });

  it('tells where an expression is wrong', async () => {
    const body = { query_text: 'TTL: (lidar', numbers: [] };
    const reply = await service.call('POST /manage/passages', as(member, body));
    expect([reply.status, typeof reply.json.position]).toEqual([400, 'number']);
  });
});

describe('a member', () => {
  it.each(['GET /manage/people', 'POST /manage/invitations', 'DELETE /manage/corpus/demo'] as const)(
    'may not %s',
    async (what) => {
      const reply = await service.call(what, as(member, what.startsWith('POST') ? { role: 'owner' } : undefined));
      expect(reply.status).toBe(403);
    },
  );
});

describe('the console', () => {
  it('is one document under each of its addresses, which runs its own files alone', async () => {
    const pages = await Promise.all(
      ['/', '/search', '/patents/US1A', '/keys', '/welcome'].map((path) =>
        service.call(`GET ${path as '/'}`, { key: null }),
      ),
    );
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    for (const { status, headers } of pages) {
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; style-src 'self';/,
      );
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:|\*/);
    }
  });
});
