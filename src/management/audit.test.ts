import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#testing/identifiers.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const PASSWORD = 'correct horse battery';

describe('the audit log', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service?.close());

  const signUp = async (name: string, account_id: string, role: 'owner' | 'member', operator = false) => {
    const token = await service.users.all.invite({ account_id, role, operator });
    const { headers, json } = await service.call('POST /manage/sign-up', {
      ...{ key: null, body: { token, name, password: PASSWORD } },
    });
    return { cookie: headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': json.csrf as string };
  };
  const ask = (headers: Record<string, string>, what: `${string} /${string}`, body?: unknown) =>
    service.call(what, { key: null, headers, ...(body !== undefined && { body }) });

  it('has what owners and operators did, each their own', async () => {
    const ann = await signUp('Ann', service.account_id, 'owner');
    const mia = await signUp('Mia', service.account_id, 'member');
    const olga = await signUp('Olga', (await service.accounts.all.create('Other')).id, 'owner', true);
    const made = (await ask(ann, 'POST /manage/keys', { name: 'ci', scopes: ['read'] })).json.record;
    const { id } = made;
    await ask(mia, `POST /manage/keys/${id}`, { name: 'build', disabled: true });
    await ask(ann, `DELETE /manage/keys/${id}`);
    expect((await ask(ann, `DELETE /manage/keys/${id}`)).status).toBe(404);
    await ask(ann, 'POST /manage/invitations', { role: 'member', name: 'Bob' });
    await ask(olga, 'POST /manage/accounts', { name: 'Third' });
    await service.call('POST /manage/sign-in', { key: null, body: { name: 'Mia', password: PASSWORD } });
    expect(
      (await service.call('POST /manage/sign-in', { key: null, body: { name: 'Mia', password: 'wrong' } })).status,
    ).toBe(401);

    const own = (await ask(ann, 'GET /manage/audit')).json;
    const brief = (entries: any[]) => entries.map(({ action, by, subject, detail }) => [action, by, subject, detail]);
    expect(brief(own.entries)).toEqual([
      ['session.begun', 'Mia', expect.stringMatching(/^[0-9a-f-]{36}$/), { by: 'password' }],
      ['person.invited', 'Ann', 'Bob', { role: 'member' }],
      ['key.deleted', 'Ann', `build (${id})`, undefined],
      ['key.changed', 'Mia', `build (${id})`, { renamed: true, disabled: true }],
      ['key.made', 'Ann', `ci (${id})`, { scopes: made.scopes }],
      ['person.joined', 'Mia', expect.stringContaining('Mia ('), { role: 'member', operator: false }],
      ['person.joined', 'Ann', expect.stringContaining('Ann ('), { role: 'owner', operator: false }],
    ]);
    expect(own.entries[0].address).toBe('127.0.0.1');
    expect(JSON.stringify(own)).not.toContain('account_id');
    expect(brief((await ask(olga, 'GET /manage/audit')).json.entries)).toEqual([
      ['person.joined', 'Olga', expect.stringContaining('Olga ('), { role: 'owner', operator: true }],
    ]);
    expect((await ask(olga, 'POST /manage/audit/verify')).json).toMatchObject({ entries: 9 });
    expect(brief((await ask(olga, 'GET /manage/audit/installation')).json.entries)).toEqual([
      ['audit.verified', 'Olga', '', { entries: 9, sound: true }],
      ['account.made', 'Olga', expect.stringContaining('Third ('), undefined],
    ]);
    // the chain is in the log of the process too
    expect(service.log()).toContain(`"audit":{"seq":1,"hash":"`);
    const secrets = service.log() + JSON.stringify(own);
    expect(secrets).not.toContain(PASSWORD);

    for (const [who, what] of [
      [mia, 'GET /manage/audit'],
      [ann, 'GET /manage/audit/installation'],
      [ann, 'POST /manage/audit/verify'],
    ] as const)
      expect((await ask(who, what)).status).toBe(403);
  });

  it('is of every call that changes something of an account or the installation', () => {
    const silent = routes
      .filter(({ method, who, audit }) => method !== 'GET' && (who === 'owner' || who === 'operator') && !audit)
      .map(({ method, path }) => `${method} ${path}`);
    // pieces of a file whose beginning and import are noted
    expect(silent).toEqual(['POST /corpus/uploads/:id/:file']);
    const noted = routes.filter(({ who, audit }) => audit && (who === 'anybody' || who === 'person'));
    expect(noted.map(({ method, path, audit }) => `${method} ${path} ${audit}`)).toEqual([
      'POST /sign-up person.joined',
      'POST /sign-in session.begun',
      'POST /sign-out session.ended',
      'POST /password password.changed',
      'DELETE /sessions/:id session.ended',
      'POST /keys key.made',
      'POST /keys/:id key.changed',
      'POST /keys/:id/rotate key.rotated',
      'DELETE /keys/:id key.deleted',
    ]);
  });
});
