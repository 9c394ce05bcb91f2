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
  it('as Entra ID sends it', () => {
    expect(changed({ op: 'Replace', path: 'active', value: 'False' })).toEqual({ ...ANN, active: 'False' });
    expect(changed({ op: 'Add', path: 'emails[type eq "other"].value', value: 'a@o' }).emails).toEqual([
      ...ANN.emails,
      { type: 'other', value: 'a@o' },
    ]);
    expect(changed({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'b@w' }).emails).toEqual([
      { value: 'b@w', type: 'work' },
      ANN.emails[1],
    ]);
    expect(
      changed({
        op: 'Add',
        value: {
          'name.familyName': 'New',
          'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department': 'X',
        },
      }),
    ).toEqual({ ...ANN, name: { familyName: 'New', givenName: 'Ann' } });
  });

  it('as Okta sends it', () => {
    expect(changed({ op: 'replace', value: { active: false } })).toEqual({ ...ANN, active: false });
    const extension = { 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { manager: 'm' } };
    expect(changed({ op: 'replace', value: { ...extension, name: { givenName: 'Anna' } } })).toEqual({
      ...ANN,
      name: { familyName: 'Old', givenName: 'Anna' },
    });
  });

  it('removes values, parts and attributes, and passes over what is not kept', () => {
    expect(changed({ op: 'remove', path: 'emails[type eq "home"]' }).emails).toEqual([ANN.emails[0]]);
    expect(changed({ op: 'remove', path: 'emails[type eq "home"].type' }).emails).toEqual([
      ANN.emails[0],
      { value: 'a@h' },
    ]);
    expect(changed({ op: 'remove', path: 'name.givenName' }).name).toEqual({ familyName: 'Old' });
    expect(changed({ op: 'remove', path: 'name' }).name).toBeUndefined();
    expect(changed({ op: 'add', path: 'id', value: 'b' }, { op: 'replace', path: 'title', value: 1 })).toEqual(ANN);
    expect(changed({ op: 'add', path: 'emails', value: [{ value: 'a@w' }, { value: 'n' }] }).emails).toEqual([
      ...ANN.emails,
      { value: 'n' },
    ]);
    expect(changed({ op: 'replace', path: 'emails', value: [{ value: 'n' }] }).emails).toEqual([{ value: 'n' }]);
    expect(ANN.name.familyName).toBe('Old');
  });

  it('refuses what is none', () => {
    expect(() => changed({ op: 'move', path: 'active' })).toThrow('"move" is no operation');
    expect(() => changed({ op: 'remove' })).toThrow('names what goes');
    expect(() => changed({ op: 'add', path: '__proto__.x', value: 1 })).toThrow('is no name of an attribute');
    expect(() => changed({ op: 'add', value: 'x' })).toThrow('an object of attributes');
  });
});

describe('a change of members', () => {
  const change = (...operations: { op: string; path?: string; value?: unknown }[]) =>
    membersPatched(operations, async () => ['a', 'b', 'c']);
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
    expect(await change({ op: 'remove', path: 'members[value ne "b"]' })).toEqual({ add: [], remove: ['a', 'c'] });
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
  });
});
