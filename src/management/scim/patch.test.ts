import { describe, expect, it } from 'vitest';
import { memberIds, membersPatched, patched } from './patch.ts';
import { CHANGEABLE_USER } from './resources.ts';

const ANN = {
  id: 'a',
  userName: 'ann',
  active: true,
  name: { familyName: 'Old', givenName: 'Ann' },
  emails: [
    { value: 'a@w', type: 'work' },
    { value: 'a@h', type: 'home' },
  ],
};
const changed = (...operations: { op: string; path?: string; value?: unknown }[]) =>
  patched(ANN, operations, CHANGEABLE_USER);

describe('a change of a person', () => {
  it('as Entra ID sends it', async () => {
    expect(await changed({ op: 'Replace', path: 'active', value: 'False' })).toEqual({ ...ANN, active: 'False' });
    expect((await changed({ op: 'Add', path: 'emails[type eq "other"].value', value: 'a@o' })).emails).toEqual([
      ...ANN.emails,
      { type: 'other', value: 'a@o' },
    ]);
    expect((await changed({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'b@w' })).emails).toEqual([
      { value: 'b@w', type: 'work' },
      ANN.emails[1],
    ]);
    expect(
      await changed({
        op: 'Add',
        value: {
          'name.familyName': 'New',
          'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'X',
        },
      }),
    ).toEqual({ ...ANN, name: { familyName: 'New', givenName: 'Ann' } });
  });

  it('as Okta sends it', async () => {
    expect(await changed({ op: 'replace', value: { active: false } })).toEqual({ ...ANN, active: false });
    const extension = { 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { manager: 'm' } };
    expect(await changed({ op: 'replace', value: { ...extension, name: { givenName: 'Anna' } } })).toEqual({
      ...ANN,
      name: { familyName: 'Old', givenName: 'Anna' },
    });
  });

  it('removes values, parts and attributes, and passes over what is not kept', async () => {
    expect((await changed({ op: 'remove', path: 'emails[type eq "home"]' })).emails).toEqual([ANN.emails[0]]);
    expect((await changed({ op: 'remove', path: 'emails[type eq "home"].type' })).emails).toEqual([
      ANN.emails[0],
      { value: 'a@h' },
    ]);
    expect((await changed({ op: 'remove', path: 'name.givenName' })).name).toEqual({ familyName: 'Old' });
    expect((await changed({ op: 'remove', path: 'name' })).name).toBeUndefined();
    expect(await changed({ op: 'add', path: 'id', value: 'b' }, { op: 'replace', path: 'title', value: 1 })).toEqual(
      ANN,
    );
    expect((await changed({ op: 'add', path: 'emails', value: [{ value: 'a@w' }, { value: 'n' }] })).emails).toEqual([
      ...ANN.emails,
      { value: 'n' },
    ]);
    expect((await changed({ op: 'replace', path: 'emails', value: [{ value: 'n' }] })).emails).toEqual([
      { value: 'n' },
    ]);
    expect(ANN.name.familyName).toBe('Old');
  });

  it('refuses what is none', async () => {
    await expect(changed({ op: 'move', path: 'active' })).rejects.toThrow('"move" is no operation');
    await expect(changed({ op: 'remove' })).rejects.toThrow('names what goes');
    await expect(changed({ op: 'add', path: '__proto__.x', value: 1 })).rejects.toThrow('is no name of an attribute');
    await expect(changed({ op: 'add', value: 'x' })).rejects.toThrow('an object of attributes');
    const more = (n: number) => ({
      op: 'add',
      path: 'emails',
      value: Array.from({ length: n }, (_, value) => ({ value })),
    });
    expect((await changed(more(8))).emails).toHaveLength(10);
    // one that goes again does not help: every operation in between would look at them
    await expect(changed(more(9), { op: 'remove', path: 'emails' })).rejects.toThrow('a list of at most 10');
  });
});

describe('a change of members', () => {
  const change = (...operations: { op: string; path?: string; value?: unknown }[]) => membersPatched(operations);
  const ids = (...of: string[]) => of.map((value) => ({ value }));

  it('counts in its order', async () => {
    expect(await change({ op: 'replace', path: 'displayName', value: 'x' })).toBeUndefined();
    expect(await change({ op: 'Add', path: 'members', value: ids('d', 'e') })).toEqual({ add: ['d', 'e'], remove: [] });
    expect(
      await change(
        { op: 'add', path: 'members', value: ids('d', 'e') },
        { op: 'remove', path: 'members', value: ids('d') },
      ),
    ).toEqual({ add: ['e'], remove: ['d'] });
    expect(await change({ op: 'remove', path: 'members[value eq "b"]' })).toEqual({ add: [], remove: ['b'] });
    expect(await change({ op: 'remove', path: 'members[value eq "b" or value eq "c"]' })).toEqual({
      add: [],
      remove: ['b', 'c'],
    });
    // names to show are people's own
    expect(await change({ op: 'replace', path: 'members[value eq "b"].display', value: 'B' })).toBeUndefined();
    expect(await change({ op: 'remove', path: 'members' })).toEqual({ only: [] });
    expect(
      await change(
        { op: 'replace', value: { displayName: 'x', members: ids('d') } },
        { op: 'add', path: 'members', value: ids('e') },
      ),
    ).toEqual({ only: ['d', 'e'] });
  });

  it('names members by ids alone', async () => {
    expect(memberIds([{ Value: 'a', display: 'A' }, 'b'])).toEqual(['a', 'b']);
    await expect(change({ op: 'add', path: 'members', value: [{ display: 'A' }] })).rejects.toThrow('by the id');
    await expect(change({ op: 'remove', path: 'members[value ne "b"]' })).rejects.toThrow('name who goes by their ids');
    await expect(change({ op: 'add', path: 'members[value eq "b"]', value: 'b' })).rejects.toThrow('not by the path');
  });
});
