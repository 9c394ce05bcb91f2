import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteDirectory } from '#stores/sqlite/directory.ts';
import { type OpenIdProvider, RedirectedBrowser, startOpenIdProvider } from '#testing/openid-provider.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const PASSWORD = 'correct horse battery';
const HERE = { address: '::1', agent: '' };
const NOBODY = '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51';
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';

let service: TestService;
let provider: OpenIdProvider;
let key: string;
let public_url: string;
beforeAll(async () => {
  provider = await startOpenIdProvider(() => `${public_url}/manage/single-sign-on/back`);
  service = await startTestService({
    settings: {
      PRIORA_OIDC_ISSUER: provider.issuer,
      PRIORA_OIDC_CLIENT_ID: provider.client_id,
      PRIORA_OIDC_CLIENT_SECRET: provider.client_secret,
      PRIORA_OIDC_SCOPES: 'openid profile email groups',
      PRIORA_OIDC_GROUPS: 'runners=tests:owner+operator; leads=tests:owner; *=tests:member; leads=other:owner',
    },
  });
  public_url = service.url;
  key = await service.makeKey({ name: 'directory', scopes: ['scim:run'] });
});
afterAll(async () => {
  await service?.close();
  await provider?.close();
});

async function scim(what: string, body?: unknown, bearer = key) {
  const [method, path] = what.split(' ') as [string, string];
  const response = await fetch(`${service.url}/scim/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/scim+json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: text === '' ? undefined : JSON.parse(text) };
}
const made = async (userName: string, more: object = {}) => (await scim('POST /Users', { userName, ...more })).json;
const group = async (displayName: string, members: readonly string[] = []) =>
  (await scim('POST /Groups', { displayName, members: members.map((value) => ({ value })) })).json;
const patch = (path: string, ...Operations: object[]) => scim(`PATCH ${path}`, { Operations });
const roleOf = async (id: string) => (await service.users.all.list()).find((user) => user.id === id)?.role;
const found = async (filter: string, what = '/Users') =>
  (await scim(`GET ${what}?filter=${encodeURIComponent(filter)}`)).json;

describe('provisioning', () => {
  it('makes a person as a directory tells them, and shows them again', async () => {
    const told = {
      schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      externalId: 'dir-1',
      userName: 'Zoë_guest.example#EXT#@lab.example',
      displayName: 'Zoë Guest',
      name: { familyName: 'Guest', givenName: 'Zoë' },
      emails: [{ value: 'zoe@guest.example', type: 'work', primary: true }],
      title: 'not kept',
      active: true,
    };
    const { status, headers, json } = await scim('POST /Users', told);
    const { title: _, ...kept } = told;
    expect(status).toBe(201);
    expect(headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
    expect(headers.get('location')).toBe(`${service.url}/scim/v2/Users/${json.id}`);
    expect(json).toEqual({
      ...{ ...kept, schemas: [USER], id: expect.any(String) },
      meta: {
        ...{ resourceType: 'User', created: expect.any(String), lastModified: json.meta.created },
        location: `${service.url}/scim/v2/Users/${json.id}`,
      },
    });
    expect((await scim(`GET /Users/${json.id}`)).json).toEqual(json);
    const user = (await service.users.all.list()).find(({ id }) => id === json.id)!;
    expect(user).toMatchObject({ name: 'Zoë_guest.example EXT @lab.example', role: 'member', external: true });
    expect(user).toMatchObject({ account_id: service.account_id, operator: false });

    expect((await found('userName eq "ZOË_guest.example#ext#@lab.example"')).Resources).toEqual([json]);
    expect((await found('externalId eq "dir-1"')).totalResults).toBe(1);
    expect((await found('externalId eq "DIR-1"')).totalResults).toBe(0);
    expect((await found('emails[type eq "work" and value co "guest"]')).Resources[0].id).toBe(json.id);
    const again = await scim('POST /Users', { userName: told.userName.toUpperCase() });
    expect([again.status, again.json.scimType, again.json.status]).toEqual([409, 'uniqueness', '409']);
    expect(again.json.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
    const only = (await scim(`GET /Users/${json.id}?attributes=userName`)).json;
    expect(only).toEqual({ schemas: [USER], id: json.id, userName: told.userName });
  });

  it('pages, counts alone, and never answers more than it says', async () => {
    const names = ['p-1', 'p-2', 'p-3'];
    for (const name of names) await made(name);
    const page = (await scim('GET /Users?filter=userName%20sw%20%22p-%22&startIndex=2&count=1')).json;
    expect([page.totalResults, page.startIndex, page.itemsPerPage]).toEqual([3, 2, 1]);
    expect(page.Resources.map(({ userName }: any) => userName)).toEqual(['p-2']);
    const all = (await scim('GET /Users?count=0')).json;
    expect([all.Resources, all.totalResults >= 3]).toEqual([[], true]);
    expect((await scim(`GET /Users?startIndex=${all.totalResults}&count=5`)).json.itemsPerPage).toBe(1);
    expect((await scim('GET /Users?startIndex=-3&count=-1')).json).toMatchObject({ startIndex: 1, itemsPerPage: 0 });
    expect((await scim('GET /ServiceProviderConfig')).json.filter).toEqual({ supported: true, maxResults: 200 });
  });

  it('ends sessions and keys of whom it deactivates, and lets them in again', async () => {
    const ann = await service.users.accept(
      {
        token: await service.users.all.invite({ account_id: service.account_id, role: 'owner' }),
        name: 'Ann',
        password: PASSWORD,
      },
      HERE,
    );
    const { id } = ann.session.user;
    const { key: own, record } = await service.accounts.createKey({
      ...{ account_id: service.account_id, name: 'of Ann', made_by: id },
    });
    expect((await service.accounts.check(own)).ok).toBe(true);
    // who was here before is found by name, and nothing is said of them yet
    expect((await found('userName eq "ann"')).Resources).toMatchObject([{ id, userName: 'Ann', active: true }]);

    const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' });
    expect([off.status, off.json.active, off.json.userName]).toEqual([200, false, 'Ann']);
    expect(await service.users.session(ann.cookie)).toBeUndefined();
    expect(await service.accounts.check(own)).toEqual({ ok: false, reason: 'disabled' });
    await expect(service.users.signIn({ name: 'Ann', password: PASSWORD }, HERE)).rejects.toThrow('not right');
    expect((await found('active eq false')).Resources.map((each: any) => each.id)).toEqual([id]);
    // other keys of the account hold
    expect((await scim('GET /Users?count=0')).status).toBe(200);

    const on = await patch(`/Users/${id}`, { op: 'replace', value: { active: true } });
    expect(on.json.active).toBe(true);
    await service.users.signIn({ name: 'Ann', password: PASSWORD }, HERE);
    // a key is enabled by a person
    expect((await service.accounts.keys(service.account_id)).find((each) => each.id === record.id)).toMatchObject({
      disabled_at: expect.any(Number),
      made_by: id,
    });

    expect((await scim(`DELETE /Users/${id}`)).status).toBe(204);
    expect((await scim(`GET /Users/${id}`)).status).toBe(404);
    expect(await service.users.session(ann.cookie)).toBeUndefined();
  });

  it('gives roles by the groups that the rules name, and takes them back', async () => {
    const [eve, max] = [await made('eve'), await made('max')];
    const leads = await group('leads', [eve.id]);
    expect(leads.members).toEqual([
      { value: eve.id, display: 'eve', type: 'User', $ref: `${service.url}/scim/v2/Users/${eve.id}` },
    ]);
    expect([await roleOf(eve.id), await roleOf(max.id)]).toEqual(['owner', 'member']);
    expect((await scim(`GET /Users/${eve.id}`)).json.groups).toEqual([
      { value: leads.id, display: 'leads', $ref: `${service.url}/scim/v2/Groups/${leads.id}` },
    ]);
    await patch(
      `/Groups/${leads.id}`,
      { op: 'Add', path: 'members', value: [{ value: max.id }] },
      { op: 'Remove', path: `members[value eq "${eve.id}"]` },
    );
    expect([await roleOf(eve.id), await roleOf(max.id)]).toEqual(['member', 'owner']);
    // no directory makes somebody run the installation
    const runners = await group('runners', [max.id]);
    const user = (await service.users.all.list()).find(({ id }) => id === max.id)!;
    expect([user.role, user.operator]).toEqual(['owner', false]);
    await scim(`DELETE /Groups/${runners.id}`);
    expect(await roleOf(max.id)).toBe('owner');
    const put = await scim(`PUT /Groups/${leads.id}`, { displayName: 'leads' });
    expect([put.status, put.json.members, await roleOf(max.id)]).toEqual([200, [], 'member']);
    await patch(`/Groups/${leads.id}`, { op: 'replace', path: 'members', value: [{ value: eve.id }] });
    await patch(`/Groups/${leads.id}`, { op: 'replace', path: 'displayName', value: 'others' });
    expect(await roleOf(eve.id)).toBe('member');

    expect((await found('displayName eq "OTHERS"', '/Groups')).Resources[0].id).toBe(leads.id);
    expect((await found(`id eq "${leads.id}" and members eq "${eve.id}"`, '/Groups')).totalResults).toBe(1);
    expect((await found(`members eq "${max.id}"`, '/Groups')).totalResults).toBe(0);
    const without = (await scim(`GET /Groups/${leads.id}?excludedAttributes=members`)).json;
    expect([without.displayName, without.members]).toEqual(['others', undefined]);
    const stranger = await patch(`/Groups/${leads.id}`, { op: 'add', path: 'members', value: [{ value: NOBODY }] });
    expect([stranger.status, stranger.json.scimType, stranger.json.detail]).toEqual([
      400,
      'invalidValue',
      `members: nobody of this account has the id "${NOBODY}".`,
    ]);
    expect((await scim('POST /Groups', { displayName: 'Others' })).status).toBe(409);
    expect((await scim(`DELETE /Groups/${leads.id}`)).status).toBe(204);
    expect((await scim(`GET /Groups/${leads.id}`)).status).toBe(404);
  });

  it('answers no more members or groups than one answer may have, and says how to get them', async () => {
    const ids = Array.from({ length: 150 }, (_, n) => `many-${n}`);
    const directory = sqliteDirectory(join(service.data_dir, 'accounts.sqlite'));
    try {
      for (const [n, id] of ids.entries())
        await directory.add(
          { id, account_id: service.account_id, name: id, role: 'member', operator: false, created_at: n },
          ...([id, { user_name: id, profile: {} }, id] as const),
        );
      for (let n = 0; n < 134; n++)
        await directory.addGroup(
          { id: `wide-${n}`, account_id: service.account_id, name: `wide ${n}`, created_at: 1, changed_at: 1 },
          ...([`wide ${n}`, ids] as const),
        );
    } finally {
      await directory.close();
    }
    const wide = (more: string) => scim(`GET /Groups?filter=${encodeURIComponent('displayName sw "wide "')}&${more}`);
    // 133 times 150 are 19,950 members, 134 times 150 are 20,100
    expect((await wide('count=133')).json).toMatchObject({ totalResults: 134, itemsPerPage: 133 });
    const refused = await wide('count=134');
    expect([refused.status, refused.json.scimType, refused.json.detail]).toEqual([
      400,
      'tooMany',
      'The resources of this page have more than 20000 members together. Ask for fewer at a time (count), for one of them by its id, or without (excludedAttributes=members).',
    ]);
    const without = (await wide('count=134&excludedAttributes=members')).json;
    expect([without.itemsPerPage, 'members' in without.Resources[0]]).toEqual([134, false]);
    expect((await scim('GET /Groups/wide-7')).json.members).toHaveLength(150);
    const people = (more: string) => scim(`GET /Users?filter=${encodeURIComponent('userName sw "many-"')}&${more}`);
    expect((await people('count=150')).json.scimType).toBe('tooMany');
    expect((await people('count=149')).json.Resources[148].groups).toHaveLength(134);
    expect((await people('count=150&attributes=userName')).json.itemsPerPage).toBe(150);

    // whom a filter asks about is looked up, among however many
    expect((await found('members eq "many-3" and displayName co "99"', '/Groups')).totalResults).toBe(1);
    expect((await found('groups[value eq "wide-9"] and userName eq "many-3"')).totalResults).toBe(1);
    expect(
      (
        await found(
          ids
            .slice(0, 80)
            .map((id) => `groups eq "${id}"`)
            .join(' or '),
        )
      ).totalResults,
    ).toBe(0);
    const all = Array.from({ length: 99 }, (_, n) => `members eq "many-${n}"`).join(' and ');
    expect((await found(`${all} and displayName eq "WIDE 5"`, '/Groups')).Resources.map(({ id }: any) => id)).toEqual([
      'wide-5',
    ]);
    const asked = ids.slice(0, 99).map((id) => `members eq "${id}"`);
    expect((await found(asked.join(' or '), '/Groups')).totalResults).toBe(134);
    for (const [filter, type] of [
      ['members pr', 'invalidFilter'],
      ['members.display sw "a"', 'invalidFilter'],
    ] as const)
      expect((await found(filter, '/Groups')).scimType).toBe(type);
    const gone = await patch('/Groups/wide-0', {
      op: 'remove',
      path: 'members[value eq "many-1" or value eq "many-2"]',
    });
    expect(gone.json.members).toHaveLength(148);
  });

  it('changes nobody who runs the installation', async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'member', operator: true });
    const { session } = await service.users.accept({ token, name: 'Root', password: PASSWORD }, HERE);
    const { id } = session.user;
    for (const answer of [
      await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false }),
      await scim(`DELETE /Users/${id}`),
      await scim(`PUT /Users/${id}`, { userName: 'x' }),
    ])
      expect([answer.status, answer.json.detail]).toEqual([
        403,
        'Root runs the installation: no directory may change them.',
      ]);
    await group('leads', [id]);
    expect(await roleOf(id)).toBe('member');
  });

  it('keeps accounts apart', async () => {
    const other = (await service.accounts.all.create('other')).id;
    const theirs = (await service.accounts.createKey({ account_id: other, name: 'd', scopes: ['scim:run'] })).key;
    const mine = await made('mine');
    expect((await scim(`GET /Users/${mine.id}`, undefined, theirs)).status).toBe(404);
    expect((await scim(`DELETE /Users/${mine.id}`, undefined, theirs)).status).toBe(404);
    expect((await scim('GET /Users', undefined, theirs)).json.totalResults).toBe(0);
    const forged = await scim('POST /Groups', { displayName: 'leads', members: [{ value: mine.id }] }, theirs);
    expect(forged.status).toBe(400);
    // the same name in two accounts: both are told as they are, one is called otherwise here
    const twin = (await scim('POST /Users', { userName: 'mine' }, theirs)).json;
    expect(twin.userName).toBe('mine');
    const names = (await service.users.all.list()).filter(({ id }) => id === mine.id || id === twin.id);
    expect(names.map(({ name }) => name)).toEqual(['mine', 'mine 2']);
  });

  it('is for keys with the right alone', async () => {
    const reader = await service.makeKey({ scopes: ['scim:read'] });
    expect((await scim('GET /Users?count=0', undefined, reader)).status).toBe(200);
    const refused = await scim('POST /Users', { userName: 'x' }, reader);
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      'This API key has no right scim:run; its rights: scim:read.',
    ]);
    // the right to every operation is none to provision
    expect((await scim('GET /Users', undefined, service.key)).status).toBe(403);
    const none = await scim('GET /Users', undefined, 'sk-x');
    expect([none.status, none.json.status]).toEqual([401, '401']);
    expect(none.headers.get('www-authenticate')).toContain('Bearer realm="priora"');
    expect((await service.call('GET /insights/word-cloud', { key })).status).not.toBe(200);
  });

  it('says what is wrong', async () => {
    const { id } = await made('wrong');
    for (const [what, body, status, type, why] of [
      ['POST /Users', {}, 400, 'invalidValue', 'userName: say by which name'],
      ['POST /Users', { userName: 'a', active: 'perhaps' }, 400, 'invalidValue', 'active: true or false'],
      ['POST /Users', { userName: 'x'.repeat(201) }, 400, 'invalidValue', 'userName: at most 200'],
      ['POST /Users', { userName: 'a', emails: Array(11).fill({ value: 'x' }) }, 400, 'invalidValue', 'emails: a list'],
      ['POST /Users', [], 400, 'invalidSyntax', 'no JSON object'],
      ['POST /Groups', { displayName: '' }, 400, 'invalidValue', 'displayName: give'],
      [`PATCH /Users/${id}`, {}, 400, 'invalidSyntax', 'Operations: a list'],
      [`PATCH /Users/${id}`, { Operations: [{ op: 'remove' }] }, 400, 'noTarget', 'names what goes'],
      [`PATCH /Users/${id}`, { Operations: [{ op: 'remove', path: 'userName' }] }, 400, 'invalidValue', 'userName'],
      [`PATCH /Users/${id}`, { Operations: [{ op: 'add', path: '[', value: 1 }] }, 400, 'invalidPath', 'path'],
      ['GET /Users?filter=userName', undefined, 400, 'invalidFilter', 'cannot be read'],
      [`PUT /Users/${NOBODY}`, { userName: 'z' }, 404, undefined, NOBODY],
      ['GET /Schemas/none', undefined, 404, undefined, 'none'],
    ] as const) {
      const answer = await scim(what, body);
      expect([what, answer.status, answer.json.scimType]).toEqual([what, status, type]);
      expect(answer.json.detail).toContain(why);
    }
  });

  it('is written down: what was done in the audit log, calls in the log of the key', async () => {
    const { id } = await made('noted');
    await scim(`DELETE /Users/${id}`);
    await service.accounts.flush();
    const record = (await service.accounts.keys(service.account_id)).find(({ name }) => name === 'directory')!;
    expect(record.last_used_operation).toBe('scim');
    const [call] = await service.accounts.calls({ account_id: service.account_id, key_id: record.id, limit: 1 });
    expect(call).toMatchObject({ operation_id: 'scim', status: 204, error_code: 0, units: 0 });

    const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner' });
    const body = { token, name: 'Olga', password: PASSWORD };
    const signed = await service.call('POST /manage/sign-up', { key: null, body });
    const cookie = signed.headers.get('set-cookie')!.split(';')[0]!;
    const { entries } = (await service.call('GET /manage/audit', { key: null, headers: { cookie } })).json;
    const by = { by: 'SCIM: directory', address: '127.0.0.1' };
    expect(entries.slice(1, 3)).toMatchObject([
      { ...by, action: 'person.removed', subject: `noted (${id})`, detail: { key: record.id } },
      { ...by, action: 'person.joined', subject: `noted (${id})`, detail: { active: true, key: record.id } },
    ]);
    // a member may not have such a key made for them
    const invited = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
    const mia = await service.call('POST /manage/sign-up', {
      key: null,
      body: { ...body, token: invited, name: 'Mia' },
    });
    const headers = { cookie: mia.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': mia.json.csrf };
    for (const [what, sent] of [
      ['POST /manage/keys', { name: 'mine', scopes: ['scim:run'] }],
      [`POST /manage/keys/${record.id}/rotate`, { overlap_hours: 0 }],
      [`POST /manage/keys/${record.id}`, { addresses: [] }],
      [`DELETE /manage/keys/${record.id}`, undefined],
    ] as const) {
      const refused = await service.call(what as never, { key: null, headers, ...(sent && { body: sent }) });
      expect([what, refused.status]).toEqual([what, 403]);
    }
  });
});

describe('who was provisioned', () => {
  const signIn = async (subject: string) => {
    provider.signInAs(subject);
    const browser = new RedirectedBrowser();
    const end = await browser.visit(`${service.url}/manage/single-sign-on`, (url) =>
      /^\/(search|sign-in)$/.test(new URL(url).pathname),
    );
    const cookie = [...browser.cookiesOf(service.url)].map((pair) => pair.join('=')).join('; ');
    const session = await (await fetch(`${service.url}/manage/session`, { headers: { cookie } })).json();
    return { end: new URL(end).pathname + new URL(end).hash, session: session as any };
  };

  it('is the person who signs in, with the role of their groups, until they are deactivated', async () => {
    const { id } = await made('lea@lab.example', { externalId: 's-lea' });
    provider.people.set('s-lea', { preferred_username: 'somebody else', groups: [] });
    const first = await signIn('s-lea');
    expect([first.end, first.session.user]).toEqual([
      '/search',
      { name: 'lea@lab.example', role: 'member', external: true },
    ]);
    const [leads] = (await found('displayName eq "leads"', '/Groups')).Resources;
    await patch(`/Groups/${leads.id}`, { op: 'add', path: 'members', value: [{ value: id }] });
    expect((await signIn('s-lea')).session.user.role).toBe('owner');
    // another subject does not become the same person
    provider.people.set('lea@lab.example', { preferred_username: 'lea@lab.example', groups: [] });
    expect((await signIn('lea@lab.example')).session.user.name).toBe('lea@lab.example 2');

    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    const refused = await signIn('s-lea');
    expect([refused.end, refused.session.signed_in]).toEqual(['/sign-in#refused', false]);
  });
});

it('provisions nobody who could not sign in', async () => {
  await using alone = await startTestService();
  const bearer = await alone.makeKey({ scopes: ['scim:run'] });
  const response = await fetch(`${alone.url}/scim/v2/Users`, { headers: { authorization: `Bearer ${bearer}` } });
  expect([response.status, ((await response.json()) as any).detail]).toEqual([
    403,
    expect.stringContaining('set PRIORA_OIDC_ISSUER'),
  ]);
});
