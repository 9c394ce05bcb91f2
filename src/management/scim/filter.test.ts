import { describe, expect, it } from 'vitest';
import { comparisonsIn, equalTo, idsAsked, idsNamed, matches, parseFilter, parseTarget } from './filter.ts';

const ANN = {
  id: 'Aa',
  userName: 'Ann@Example.org',
  externalId: 'X1',
  active: true,
  name: { familyName: "O'Hara", givenName: 'Ann' },
  emails: [
    { value: 'ann@work.example', type: 'work', primary: true },
    { value: 'ann@home.example', type: 'home' },
  ],
  groups: [{ value: 'g1', display: 'Lab' }],
  meta: { resourceType: 'User', lastModified: '2026-11-01T10:00:00.000Z' },
};
const is = (text: string) => matches(parseFilter(text), ANN);

describe('a filter', () => {
  it.each([
    ['userName eq "ann@example.ORG"', true],
    ['USERNAME Eq "ann@example.org"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "ann@"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:name.familyName co "hara"', true],
    ['userName ew "example.org" and active eq true', true],
    ['userName ne "ann@example.org"', false],
    ['active eq "True"', true],
    ['active eq false or name.givenName eq "Ann"', true],
    ['not (active eq true)', false],
    ['not (active eq false) and not (id eq "b")', true],
    ['externalId eq "X1"', true],
    ['externalId eq "x1"', false],
    ['id eq "aa"', false],
    ['displayName pr', false],
    ['emails pr', true],
    ['emails eq "ann@home.example"', true],
    ['emails.value co "work"', true],
    ['emails[type eq "work" and value co "home"]', false],
    ['emails[type eq "home" and value co "home"]', true],
    ['emails[type eq "work"] and (active eq false or groups eq "g1")', true],
    ['meta.lastModified gt "2026-11-01T09:59:59Z"', true],
    ['meta.lastModified gt "2026-11-01T11:00:00+01:00"', false],
    ['meta.lastModified ge "2026-11-01T11:00:00+01:00"', true],
    ['title eq "x"', false],
    ['title ne "x"', true],
    // and binds closer than or
    ['active eq true or active eq true and id eq "no"', true],
    ['(active eq true or active eq true) and id eq "no"', false],
    ['name.familyName eq "O\'Hara"', true],
    ['userName eq "a\\"b"', false],
  ] as const)('%s is %s', (text, expected) => {
    expect(is(text)).toBe(expected);
  });

  it.each([
    ['', 'the name of an attribute is missing'],
    ['userName', 'behind "username" one of eq'],
    ['userName eq', 'is no value'],
    ['userName eq ann', '"ann" is no value'],
    ['userName eq "ann', 'at character 12 a text is not closed'],
    ['userName is "ann"', 'behind "username" one of eq'],
    ['userName eq "a" "b"', '""b"" is not expected'],
    ['(userName eq "a"', '")" is missing'],
    ['emails[type eq "a"', '"]" is missing'],
    ['a.b.c eq 1', '"a.b.c" is no name'],
    ['userName eq {"a":1}', 'is no value'],
    [`${'('.repeat(21)}a pr${')'.repeat(21)}`, 'nested deeper than 20'],
    [`a eq "${'x'.repeat(4_000)}"`, 'more than 4000 characters'],
    [Array(150).fill('a pr').join(' or '), 'more than 400 words'],
  ])('%s is refused', (text, why) => {
    expect(() => parseFilter(text)).toThrow(why);
  });

  it('tells an equality that can be looked up', () => {
    expect(equalTo(parseFilter('userName eq "Ann"'), 'username')).toBe('Ann');
    for (const text of ['userName ne "Ann"', 'userName eq "a" or id eq "b"', 'name.userName eq "a"', 'userName eq 1'])
      expect(equalTo(parseFilter(text), 'username')).toBeUndefined();
  });

  it('counts what it compares', () => {
    expect(comparisonsIn(parseFilter('a eq 1'))).toBe(1);
    expect(comparisonsIn(parseFilter('a pr and not (b eq 1 or c[d eq 1 and e pr])'))).toBe(4);
  });

  it('tells the ids that it asks about, and is the same of values that are these alone', () => {
    const text = 'displayName pr and (members eq "u1" or not (members.value ne "u2" or members[value eq "u3"]))';
    const filter = parseFilter(text);
    expect(idsAsked(filter, 'members')).toEqual(['u1', 'u2', 'u3']);
    expect(idsAsked(filter, 'groups')).toEqual([]);
    const members = (...ids: string[]) => ({ displayName: 'g', members: ids.map((value) => ({ value })) });
    for (const [all, asked] of [
      [members('u0', 'u1', 'u9'), members('u1')],
      [members('u2', 'u9'), members('u2')],
      [members('u3', 'u9'), members('u3')],
      [members('u9'), members()],
    ] as const)
      expect(matches(filter, asked)).toBe(matches(filter, all));
    for (const one of ['members pr', 'members co "u"', 'members.display eq "Ann"', 'members[value eq "a" and type pr]'])
      expect(() => idsAsked(parseFilter(`not (${one})`), 'members')).toThrow(
        'Of members a filter can ask by ids alone',
      );
    expect(idsNamed(parseFilter('value eq "a" or (value eq "b" or value eq "c")'))).toEqual(['a', 'b', 'c']);
    for (const one of ['value ne "a"', 'value eq "a" and value eq "b"', 'not (value eq "a")', 'value eq 1'])
      expect(idsNamed(parseFilter(one))).toBeUndefined();
  });
});

it('the path of a change names an attribute, some of its values, and a part of them', () => {
  expect(parseTarget('emails[type eq "work"].value')).toEqual({
    path: ['emails', 'value'],
    where: { path: ['type'], compare: 'eq', to: 'work' },
  });
  expect(parseTarget('urn:ietf:params:scim:schemas:core:2.0:User:name.givenName')).toEqual({
    path: ['name', 'givenname'],
  });
  expect(() => parseTarget('emails[type eq "work"]x')).toThrow('"x" is not expected');
  expect(() => parseTarget('a b')).toThrow('"b" is not expected');
});
