import type { GroupTold, Named, Told } from '#accounts/directory.ts';
import type { DirectoryGroup, DirectoryPerson, Profile } from '#accounts/directory-store.ts';
import { ScimFailure } from './failure.ts';
import { attributeOf } from './filter.ts';
import { type Changeable, memberIds } from './patch.ts';

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group';

type Json = Readonly<Record<string, unknown>>;

const MOST_NAME = 200;
const MOST_EMAILS = 10;
const NAME_PARTS = ['formatted', 'familyName', 'givenName'] as const;

/** What a directory may say of a person. Everything else that it sends is passed over. */
export const CHANGEABLE_USER: Changeable = {
  userName: { parts: [] },
  externalId: { parts: [] },
  active: { parts: [] },
  displayName: { parts: [] },
  name: { parts: NAME_PARTS },
  emails: { most: MOST_EMAILS, parts: ['value', 'type', 'primary'] },
};
export const CHANGEABLE_GROUP: Changeable = {
  displayName: { parts: [] },
  externalId: { parts: [] },
};

const bad = (attribute: string, what: string): ScimFailure =>
  new ScimFailure(400, 'invalidValue', `${attribute}: ${what}.`);

function textOf(object: Json, name: string, shown = name): string | undefined {
  const value = attributeOf(object, name.toLowerCase());
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw bad(shown, 'a text is expected');
  const text = value.trim();
  if (text.length > MOST_NAME || /\p{Cc}/u.test(text))
    throw bad(shown, `at most ${MOST_NAME} characters, none of which controls something`);
  return text === '' ? undefined : text;
}

/** Truth, also as a text: some directories send `"False"`. */
function truthOf(value: unknown, shown: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  if (word === 'true' || word === 'false') return word === 'true';
  throw bad(shown, 'true or false is expected');
}

function emailsOf(object: Json): Profile['emails'] {
  const given = attributeOf(object, 'emails');
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given) || given.length > MOST_EMAILS)
    throw bad('emails', `a list of at most ${MOST_EMAILS} is expected`);
  const emails = given.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) throw bad('emails', 'each is an object with a value');
    const value = textOf(each as Json, 'value', 'emails.value');
    const type = textOf(each as Json, 'type', 'emails.type');
    const primary = truthOf(attributeOf(each as Json, 'primary'), 'emails.primary');
    return value === undefined
      ? []
      : [{ value, ...(type !== undefined && { type }), ...(primary !== undefined && { primary }) }];
  });
  return emails.length > 0 ? emails : undefined;
}

/** Reads a person as a directory sends them. @throws ScimFailure `invalidValue` that names the attribute. */
export function toTold(object: Json): Told {
  const user_name = textOf(object, 'userName');
  if (user_name === undefined) throw bad('userName', 'say by which name the person signs in');
  const external_id = textOf(object, 'externalId');
  const displayName = textOf(object, 'displayName');
  const given = attributeOf(object, 'name');
  const parts = typeof given === 'object' && given !== null ? (given as Json) : {};
  const name: Profile['name'] = Object.fromEntries(
    NAME_PARTS.flatMap((part) => {
      const text = textOf(parts, part, `name.${part}`);
      return text === undefined ? [] : [[part, text]];
    }),
  );
  const emails = emailsOf(object);
  return {
    user_name,
    active: truthOf(attributeOf(object, 'active'), 'active') ?? true,
    ...(external_id !== undefined && { external_id }),
    profile: {
      ...(displayName !== undefined && { displayName }),
      ...(Object.keys(name).length > 0 && { name }),
      ...(emails && { emails }),
    },
  };
}

/** Reads a group as a directory sends it, with the ids of its members where it says any. @throws ScimFailure. */
export function toGroupTold(object: Json): { readonly told: GroupTold; readonly members?: readonly string[] } {
  const name = textOf(object, 'displayName');
  if (name === undefined) throw bad('displayName', 'give the group a name');
  const external_id = textOf(object, 'externalId');
  const given = attributeOf(object, 'members');
  return {
    told: { name, ...(external_id !== undefined && { external_id }) },
    ...(given !== undefined && given !== null && { members: memberIds(given) }),
  };
}

const instant = (ms: number): string => new Date(ms).toISOString();

/**
 * A person as SCIM shows them.
 * @param groups That they are in. @param at Address of the resources: `https://.../scim/v2`.
 */
export function userResource(person: DirectoryPerson, groups: readonly Named[], at: string) {
  const { user, user_name, external_id, profile, changed_at } = person;
  return {
    schemas: [USER],
    id: user.id,
    ...(external_id !== undefined && { externalId: external_id }),
    userName: user_name,
    ...profile,
    active: user.disabled_at === undefined,
    ...(groups.length > 0 && {
      groups: groups.map(({ id, name }) => ({ value: id, display: name, $ref: `${at}/Groups/${id}` })),
    }),
    meta: {
      ...{ resourceType: 'User', created: instant(user.created_at), lastModified: instant(changed_at) },
      location: `${at}/Users/${user.id}`,
    },
  };
}

/** A group as SCIM shows it. @param members Absent: they are not asked for. */
export function groupResource(
  { id, name, external_id, created_at, changed_at }: DirectoryGroup,
  members: readonly Named[] | undefined,
  at: string,
) {
  return {
    schemas: [GROUP],
    id,
    ...(external_id !== undefined && { externalId: external_id }),
    displayName: name,
    ...(members && {
      members: members.map((each) => ({
        ...{ value: each.id, display: each.name, type: 'User', $ref: `${at}/Users/${each.id}` },
      })),
    }),
    meta: {
      ...{ resourceType: 'Group', created: instant(created_at), lastModified: instant(changed_at) },
      location: `${at}/Groups/${id}`,
    },
  };
}

/** Attributes that every answer has (RFC 7643, 7: `returned` is "always"). */
const ALWAYS = new Set(['schemas', 'id']);

/** Names of attributes that a caller wants, or does not (RFC 7644, 3.9). */
export interface Wanting {
  readonly attributes?: string;
  readonly excludedAttributes?: string;
}

/** Tells whether a caller wants an attribute. */
export function wanting({ attributes, excludedAttributes = '' }: Wanting): (name: string) => boolean {
  const named = (list: string) =>
    new Set(
      list.split(',').map((each) =>
        each
          .slice(each.lastIndexOf(':') + 1)
          .split('.')[0]!
          .trim()
          .toLowerCase(),
      ),
    );
  const only = attributes === undefined ? undefined : named(attributes);
  const without = named(excludedAttributes);
  return (name) => {
    const lower = name.toLowerCase();
    return ALWAYS.has(name) || (only ? only.has(lower) : !without.has(lower));
  };
}

/** A resource with the attributes that the caller wants. */
export function projected(resource: Json, wanted: Wanting): Json {
  const isWanted = wanting(wanted);
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isWanted(name)));
}
