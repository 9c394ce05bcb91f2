import type { MemberChange } from '#accounts/directory-store.ts';
import { inSlices } from '#turns.ts';
import { ScimFailure } from './failure.ts';
import { attributeOf, type Filter, idsNamed, matches, parseTarget, type Target } from './filter.ts';

type Json = Record<string, unknown>;

/** One operation of a PATCH (RFC 7644, 3.5.2), its name in whatever case. */
export interface Operation {
  readonly op: string;
  readonly path?: string;
  readonly value?: unknown;
}

/**
 * What can be changed: attributes as they are written, each with its parts, and how many values it has at most (absent:
 * it has one). What is not among them is passed over.
 */
export type Changeable = Readonly<Record<string, { readonly most?: number; readonly parts: readonly string[] }>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an operation does, by paths: one without a path names attributes in its value. */
function* changesOf({
  op,
  path,
  value,
}: Operation): Generator<{ how: 'add' | 'replace' | 'remove'; at: Target; value: unknown }> {
  const how = op.toLowerCase();
  if (how !== 'add' && how !== 'replace' && how !== 'remove')
    throw new ScimFailure(400, 'invalidSyntax', `"${op.slice(0, 40)}" is no operation: write add, replace or remove.`);
  if (path !== undefined) {
    yield { how, at: parseTarget(path), value };
    return;
  }
  if (how === 'remove') throw new ScimFailure(400, 'noTarget', 'A removal names what goes by its path.');
  if (!isObject(value))
    throw new ScimFailure(400, 'invalidValue', `Without a path the value of ${how} is an object of attributes.`);
  for (const [name, each] of Object.entries(value)) {
    // schemas of others, such as the one for enterprises, are passed over whole
    if (isObject(each) && /^urn:/i.test(name)) continue;
    yield { how, at: parseTarget(name), value: each };
  }
}

/** A resource after a PATCH; the one given stays as it is. The event loop is given way to. @throws ScimFailure. */
export async function patched(resource: Json, operations: readonly Operation[], changeable: Changeable): Promise<Json> {
  const after = structuredClone(resource);
  for await (const operation of inSlices(operations))
    for (const { how, at, value } of changesOf(operation)) {
      const [name, part] = at.path;
      const key = Object.keys(changeable).find((each) => each.toLowerCase() === name);
      if (key === undefined) continue;
      const { most, parts } = changeable[key]!;
      const inner = part === undefined ? undefined : parts.find((each) => each.toLowerCase() === part);
      if (part !== undefined && inner === undefined) continue;
      if (most !== undefined) {
        changeMany(after, key, inner, at.where, how, value);
        // now, not at the end: each operation behind it looks at all values
        if ((after[key] as readonly unknown[]).length > most)
          throw new ScimFailure(400, 'invalidValue', `${key}: a list of at most ${most} is expected.`);
      } else if (inner === undefined) {
        if (how === 'remove' || value === null) delete after[key];
        else after[key] = isObject(value) && isObject(after[key]) ? { ...after[key], ...value } : value;
      } else {
        const whole = isObject(after[key]) ? { ...after[key] } : {};
        if (how === 'remove' || value === null) delete whole[inner];
        else whole[inner] = value;
        after[key] = whole;
      }
    }
  return after;
}

/** Changes an attribute of several values: all of them, or those that a filter names. */
function changeMany(
  after: Json,
  key: string,
  part: string | undefined,
  where: Filter | undefined,
  how: 'add' | 'replace' | 'remove',
  value: unknown,
): void {
  const values = (Array.isArray(after[key]) ? after[key] : []).filter(isObject);
  const meant = (each: Json) => where === undefined || matches(where, each);
  if (how === 'remove') {
    after[key] =
      part === undefined
        ? values.filter((each) => !meant(each))
        : values.map((each) =>
            meant(each) ? Object.fromEntries(Object.entries(each).filter(([name]) => name !== part)) : each,
          );
    return;
  }
  if (part === undefined && where === undefined) {
    const given = (Array.isArray(value) ? value : [value]).filter(isObject);
    const known = new Set(values.map((each) => each.value));
    after[key] = how === 'replace' ? given : [...values, ...given.filter((each) => !known.has(each.value))];
    return;
  }
  const change = part === undefined ? (isObject(value) ? value : {}) : { [part]: value };
  after[key] = values.some(meant)
    ? values.map((each) => (meant(each) ? { ...each, ...change } : each))
    : // what a filter says of a value that is not there yet is a part of it
      [...values, { ...(where && saidBy(where)), ...change }];
}

/** What values are that a filter describes: `type eq "work"`. */
function saidBy(filter: Filter): Json {
  if ('all' in filter) return Object.assign({}, ...filter.all.map(saidBy));
  return 'compare' in filter && filter.compare === 'eq' ? { [filter.path[0]]: filter.to } : {};
}

function namedMembers(where: Filter): readonly string[] {
  const ids = idsNamed(where);
  if (ids) return ids;
  throw new ScimFailure(
    400,
    'invalidFilter',
    'members: name who goes by their ids: members[value eq "..." or value eq "..."].',
  );
}

/** Ids of members as they are sent: `[{ "value": "..." }]`, or one of them. */
export function memberIds(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map((each) => {
    const id = isObject(each) ? (each.value ?? attributeOf(each, 'value')) : each;
    if (typeof id !== 'string' || id === '')
      throw new ScimFailure(400, 'invalidValue', 'A member is named by the id of a person: [{ "value": "..." }].');
    return id;
  });
}

/**
 * What a PATCH makes of the members of a group; undefined where it says nothing of them. Operations count in their
 * order. Members are named by ids alone, so that nobody who is in the group need be read. The event loop is given way
 * to.
 * @throws ScimFailure `invalidFilter` where members are described otherwise.
 */
export async function membersPatched(operations: readonly Operation[]): Promise<MemberChange | undefined> {
  let only: Set<string> | undefined;
  const add = new Set<string>();
  const remove = new Set<string>();
  let said = false;
  const come = (ids: readonly string[]) => {
    for (const id of ids)
      if (only) only.add(id);
      else {
        add.add(id);
        remove.delete(id);
      }
  };
  const go = (ids: readonly string[]) => {
    for (const id of ids)
      if (only) only.delete(id);
      else {
        remove.add(id);
        add.delete(id);
      }
  };
  for await (const operation of inSlices(operations))
    for (const { how, at, value } of changesOf(operation)) {
      const [name, part = 'value'] = at.path;
      // names of members to show are their own
      if (name !== 'members' || part !== 'value') continue;
      said = true;
      const { where } = at;
      if (where && how !== 'remove')
        throw new ScimFailure(400, 'invalidPath', 'members: whoever is added is named by the value, not by the path.');
      if (how === 'add') come(memberIds(value));
      else if (how === 'replace') only = new Set(value === null ? [] : memberIds(value));
      else if (where) go(namedMembers(where));
      else if (value !== undefined && value !== null) go(memberIds(value));
      else only = new Set();
    }
  if (!said) return undefined;
  return only ? { only: [...only] } : { add: [...add], remove: [...remove] };
}
