import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '#testing/service.ts';

const PASSWORD = 'correct horse battery';

let service: TestService;
/** Account Acme's member, and an owner of account Gamma. */
let victim: Record<string, string>;
let stranger: Record<string, string>;
let gamma: string;
const call = (headers: Record<string, string>, what: `${string} /${string}`, body?: unknown) =>
  service.call(what, { key: null, headers, ...(body !== undefined && { body }) });

async function signUp(name: string, role: 'owner' | 'member', account_id: string) {
  const token = await service.users.all.invite({ account_id, role });
  const reply = await service.call('POST /manage/sign-up', { key: null, body: { token, name, password: PASSWORD } });
  return { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf as string };
}

beforeAll(async () => {
  service = await startTestService({});
  victim = await signUp('Ann', 'member', service.account_id);
  gamma = (await service.accounts.all.create('Gamma')).id;
  stranger = await signUp('Gus', 'owner', gamma);
});
afterAll(() => service.close());

describe('an owner of another account', () => {
  it('sees none of its people', async () => {
    const { json } = await call(stranger, 'GET /manage/people');
    expect(json.map(({ name }: { name: string }) => name)).toEqual(['Gus']);
  });

  it('sets no password of theirs, so does not become them', async () => {
    const id = (await service.users.all.list()).find(({ name }) => name === 'Ann')!.id;
    const reply = await call(stranger, `POST /manage/people/${id}/reset`, {});
    expect([reply.status, reply.json.token]).toEqual([404, undefined]);
  });

  it('invites by name for some days, sees who is invited, and revokes', async () => {
    const invite = (name: string, days: number) =>
      call(stranger, 'POST /manage/invitations', { role: 'member', name, days });
    const [ben] = [await invite('Ben', 1), await invite('Cem', 30)];
    const list = async () => (await call(stranger, 'GET /manage/invitations')).json;
    const open = await list();
    const shown = ({ name, role, invited_by, expires_at, created_at }: any) => [
      ...[name, role, invited_by, (expires_at - created_at) / 86_400_000],
    ];
    expect(open.map(shown)).toEqual([
      ['Ben', 'member', 'Gus', 1],
      ['Cem', 'member', 'Gus', 30],
    ]);
    expect(JSON.stringify(open)).not.toContain(ben.json.token);
    expect((await call(victim, 'GET /manage/invitations')).status).toBe(403);
    expect((await call(stranger, `DELETE /manage/invitations/${open[0].id}`)).status).toBe(200);
    expect((await call(stranger, `DELETE /manage/invitations/${open[0].id}`)).status).toBe(404);
    const body = { token: ben.json.token, name: 'Ben', password: PASSWORD };
    expect((await service.call('POST /manage/sign-up', { key: null, body })).status).toBe(404);
    await service.users.all.invite({ account_id: gamma, role: 'owner', operator: true });
    const [operator] = (await list()).filter((each: any) => each.operator);
    expect((await call(stranger, `DELETE /manage/invitations/${operator.id}`)).status).toBe(403);
    expect((await list()).map(({ name }: any) => name)).toEqual(['Cem', undefined]);
  });

  it('removes nobody', async () => {
    const id = (await service.users.all.list()).find(({ name }) => name === 'Ann')!.id;
    expect((await call(stranger, `DELETE /manage/people/${id}`)).status).toBe(404);
    expect((await call(victim, 'GET /manage/session')).json.user.name).toBe('Ann');
  });

  it('makes no account', async () => {
    expect((await call(stranger, 'POST /manage/accounts', { name: 'Delta' })).status).toBe(403);
    expect((await call(stranger, 'GET /manage/accounts')).status).toBe(403);
    const { json } = await call(stranger, 'POST /manage/invitations', {
      role: 'owner',
      account: 'Delta',
      operator: true,
    });
    const body = { token: json.token, name: 'Gil', password: PASSWORD };
    const { user } = (await service.call('POST /manage/sign-up', { key: null, body })).json;
    expect(user).toEqual({ name: 'Gil', role: 'owner' });
    expect((await service.users.all.list()).map(({ name, operator }) => [name, operator])).toContainEqual([
      'Gil',
      false,
    ]);
    expect((await service.accounts.all.list()).map(({ name }) => name)).toEqual(['tests', 'Gamma']);
  });
});

describe('an owner who is no operator', () => {
  it('does not become one by the password of an operator of the same account', async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'member', operator: true });
    const from = { address: '192.0.2.1', agent: 'test' };
    const { session } = await service.users.accept({ token, name: 'Olga', password: PASSWORD }, from);
    const owner = await signUp('Abe', 'owner', service.account_id);
    const reset = await call(owner, `POST /manage/people/${session.user.id}/reset`, {});
    expect([reset.status, reset.json.token]).toEqual([403, undefined]);
    expect((await call(owner, `DELETE /manage/people/${session.user.id}`)).status).toBe(403);
    const ann = (await service.users.all.list()).find(({ name }) => name === 'Ann')!;
    expect((await call(owner, `POST /manage/people/${ann.id}/reset`, {})).json.token).toMatch(/^[\w-]{43}$/);
  });
});

describe('an operator', () => {
  it('makes an account with a link for its owner, and sees no more of it than that it is there', async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: true });
    const signed = await service.call('POST /manage/sign-up', {
      key: null,
      body: { token, name: 'Otto', password: PASSWORD },
    });
    expect(signed.json.user).toEqual({ name: 'Otto', role: 'owner', operator: true });
    const operator = { cookie: signed.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': signed.json.csrf };
    const { json } = await call(operator, 'POST /manage/accounts', { name: 'Epsilon' });
    const owner = await service.users.accept(
      { token: json.token, name: 'Eva', password: PASSWORD },
      { address: '192.0.2.1', agent: 'test' },
    );
    expect(owner.session.user).toMatchObject({ account_id: json.id, role: 'owner', operator: false });
    const { json: accounts } = await call(operator, 'GET /manage/accounts');
    expect(accounts.at(-1)).toEqual({ id: json.id, name: 'Epsilon', created_at: expect.any(Number), people: 1 });
    expect((await call(operator, `POST /manage/people/${owner.session.user.id}/reset`, {})).status).toBe(404);
    expect((await call(operator, `DELETE /manage/people/${owner.session.user.id}`)).status).toBe(404);
  });
});
