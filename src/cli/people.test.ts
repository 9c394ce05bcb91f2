import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAccounts, openUsers } from '#composition/stores.ts';
import { readConfig } from '#config.ts';
import { invitePerson, resetPassword, setOperator } from './people.ts';

const FROM = { address: '127.0.0.1', agent: 'test' };
let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'priora-people-'));
  vi.stubEnv('PRIORA_DATA_DIR', folder);
  vi.stubEnv('PORT', '8123');
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const tokenOf = (line: string) => /^http:\/\/127\.0\.0\.1:8123\/welcome#([\w-]{43})\n$/.exec(line)![1]!;

it('prints a link for a further person, and one for a person who has forgotten the password', async () => {
  const accounts = openAccounts(readConfig());
  await accounts.all.create('owner');
  await accounts.close();
  await expect(resetPassword('Ann')).rejects.toThrow('Nobody can sign in yet: use priora invite.');
  await invitePerson({ role: 'owner' });
  const users = openUsers(readConfig());
  await users.accept({ token: tokenOf(printed[0]!), name: 'Ann', password: 'correct horse battery' }, FROM);
  await resetPassword('ann');
  expect(await users.invitation(tokenOf(printed[1]!))).toEqual({ role: 'owner', name: 'Ann' });
  await expect(resetPassword('Bob')).rejects.toThrow('There is nobody named "Bob": Ann.');
  await setOperator('ann', {});
  expect((await users.all.list()).map(({ name, operator }) => [name, operator])).toEqual([['Ann', true]]);
  await setOperator('ann', { end: true });
  expect((await users.all.list()).map(({ name, operator }) => [name, operator])).toEqual([['Ann', false]]);
  await invitePerson({ role: 'member', operator: true });
  const { session } = await users.accept(
    { token: tokenOf(printed.at(-1)!), name: 'Olga', password: 'lamp-otter-quilt' },
    FROM,
  );
  expect([session.user.role, session.user.operator]).toEqual(['member', true]);
  await users.close();
});
