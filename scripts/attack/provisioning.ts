import { plain, SECRET, unknownFor } from './accounts.ts';
import { type Attack, answer, type Expected, refusal, type Told, underFlood } from './attack.ts';
import { many } from './floods.ts';
import type { Answer, Call } from './target.ts';

const BASE = '/scim/v2';
/** People and groups of them all: members of more than one answer may show (20,000). */
const PEOPLE = 300;
const GROUPS = 70;
const MIB = 1024 * 1024;

type Key = Readonly<Record<string, string>>;
type Resource = { readonly id: string; readonly [name: string]: unknown };

/** Whoever provisions an account: a key made for the purpose, by its owner. */
interface Provisioner {
  readonly key: Key;
  call(method: NonNullable<Call['method']>, path: string, body?: unknown, expected?: Expected): Promise<Answer>;
  make(kind: 'Users' | 'Groups', body: object): Promise<Resource>;
  remove(): Promise<void>;
}

async function provisioner(told: Told, session: Key): Promise<Provisioner> {
  const made = await told.call(
    { path: '/manage/keys', as: session, body: { name: 'directory', scopes: ['scim:run'] } },
    answer,
  );
  const { key: secret, record } = JSON.parse(made.text);
  const key: Key = { authorization: `Bearer ${secret}`, 'content-type': 'application/scim+json' };
  const call: Provisioner['call'] = (method, path, body, expected) =>
    told.call({ method, path: `${BASE}${path}`, as: key, ...(body !== undefined && { body }) }, expected);
  const ids: string[] = [];
  return {
    key,
    call,
    async make(kind, body) {
      const { text } = await call('POST', `/${kind}`, body, (status) => status === 201);
      const resource = JSON.parse(text) as Resource;
      ids.push(`/${kind}/${resource.id}`);
      return resource;
    },
    async remove() {
      await many(ids.length, 16, (n) => call('DELETE', ids[n]!, undefined, (status) => status === 204));
      await told.call({ method: 'DELETE', path: `/manage/keys/${record.id}`, as: session }, (status) => status < 300);
    },
  };
}

const filter = (text: string) => `filter=${encodeURIComponent(text)}`;
const operations = (...Operations: object[]) => ({ Operations });

/** Whatever a directory of one account says of an id. */
const WITH: readonly ((id: string, own: Resource) => readonly [NonNullable<Call['method']>, string, unknown?])[] = [
  (id) => ['GET', `/Users/${id}`],
  (id) => ['GET', `/Groups/${id}`],
  (id) => ['GET', `/Users?${filter(`id eq "${id}"`)}`],
  (id) => ['GET', `/Users?${filter(`groups eq "${id}"`)}`],
  (id) => ['GET', `/Groups?${filter(`members eq "${id}" or id eq "${id}"`)}`],
  (id) => ['PUT', `/Users/${id}`, { userName: 'mine', active: false }],
  (id) => ['PUT', `/Groups/${id}`, { displayName: 'mine' }],
  (id) => ['PATCH', `/Users/${id}`, operations({ op: 'replace', path: 'active', value: false })],
  (id) => ['PATCH', `/Groups/${id}`, operations({ op: 'remove', path: 'members' })],
  (id) => ['POST', '/Groups', { displayName: 'leads', members: [{ value: id }] }],
  (id, own) => ['PATCH', `/Groups/${own.id}`, operations({ op: 'add', path: 'members', value: [{ value: id }] })],
  (id, own) => ['PUT', `/Groups/${own.id}`, { displayName: own.displayName, members: [{ value: id }] }],
  (id) => ['DELETE', `/Users/${id}`],
  (id) => ['DELETE', `/Groups/${id}`],
];

const apart: Attack = {
  kind: 'accounts',
  name: 'provisioning: people and groups of one account by the key of another, and by keys without the right',
  slice: true,
  async run(target, told) {
    const [one, other] = [await provisioner(told, target.operator), await provisioner(told, target.stranger.session)];
    try {
      const person = await one.make('Users', { userName: SECRET, externalId: SECRET });
      const group = await one.make('Groups', { displayName: SECRET, members: [{ value: person.id }] });
      const own = await other.make('Groups', { displayName: 'own' });
      const state = async () =>
        [await one.call('GET', '/Users', undefined, answer), await one.call('GET', '/Groups', undefined, answer)]
          .map(({ text }) => text)
          .join('\n');
      const before = await state();
      for (const { id } of [person, group])
        for (const made of WITH) {
          const ask = (each: string) => other.call(...made(each, own), (status) => status === 200 || refusal(status));
          const nobody = unknownFor(id);
          const [his, nobodys] = [await ask(id), await ask(nobody)];
          const what = made(id, own).slice(0, 2).join(' ');
          if (his.text.includes(SECRET)) throw new Error(`${what} shows what another account's directory wrote`);
          if (plain(his, [id]) !== plain(nobodys, [nobody]))
            throw new Error(`${what} tells another account's from what is not there`);
        }
      for (const asked of [`userName eq "${SECRET}"`, `externalId eq "${SECRET}"`, `displayName co "zircon"`, 'id pr'])
        for (const kind of ['Users', 'Groups']) {
          const { text } = await other.call('GET', `/${kind}?${filter(asked)}`, undefined, answer);
          if (text.includes(SECRET)) throw new Error(`${asked} finds ${kind} of another account`);
        }
      if ((await state()) !== before) throw new Error("another account's directory has changed something");
      // every other key and session of the account itself
      for (const as of [target.key, target.operator, target.stranger.key, null])
        for (const path of ['/Users', '/Groups', `/Users/${person.id}`])
          await told.call({ method: 'GET', path: `${BASE}${path}`, as }, refusal);
      // and a key to provision does nothing else
      await told.call(
        { path: '/search/patent/query-search-count', as: one.key, body: { query_text: 'TTL: battery' } },
        refusal,
      );
      await told.call({ method: 'GET', path: '/manage/people', as: one.key }, refusal);
    } finally {
      await one.remove();
      await other.remove();
    }
  },
};

const deep = (n: number, text: string) => `${'('.repeat(n)}${text}${')'.repeat(n)}`;
const joined = (n: number, each: (n: number) => string, by: string) =>
  Array.from({ length: n }, (_, i) => each(i)).join(by);

/** Filters that are long, deep, or ask about what there is much of. */
const FILTERS: readonly string[] = [
  deep(1_000, 'id pr'),
  deep(19, 'not (id pr)'),
  joined(90, (n) => `userName co "${n}x"`, ' or '),
  joined(90, (n) => `not (emails[type eq "${n}"])`, ' and '),
  joined(90, (n) => `members eq "${n}"`, ' or '),
  joined(90, (n) => `groups[value eq "${n}"]`, ' or '),
  'members pr or groups pr',
  `members[${joined(60, (n) => `value co "${n}"`, ' or ')}]`,
  `userName co "${'a'.repeat(3_900)}"`,
  `userName eq "${'\\'.repeat(3_000)}"`,
  `${'a.'.repeat(1_500)}b eq 1`,
  'x'.repeat(100_000),
  '"'.repeat(3_999),
  ' '.repeat(3_999),
  `constructor.prototype eq 1 and __proto__ pr`,
];

/** Changes of a group that are long, or that describe members otherwise than by their ids. */
const changes = (ids: readonly string[]): readonly unknown[] => [
  operations(
    ...Array.from({ length: 1_000 }, () => ({
      op: 'remove',
      path: `members[${joined(40, (n) => `value ne "${n}"`, ' or ')}]`,
    })),
  ),
  operations(
    ...Array.from({ length: 1_000 }, (_, n) => ({
      op: n % 2 ? 'add' : 'remove',
      path: 'members',
      value: ids.slice(0, 40),
    })),
  ),
  operations(
    ...Array.from({ length: 1_000 }, () => ({ op: 'replace', path: joined(40, (n) => `a${n}[b eq 1]`, ' or ') })),
  ),
  operations(...Array.from({ length: 1_001 }, () => ({ op: 'add', path: 'displayName', value: 'x' }))),
  operations({
    op: 'add',
    path: 'members',
    value: Array.from({ length: 40_000 }, (_, n) => ({ value: `nobody ${n}` })),
  }),
  operations({ op: 'add', path: 'members', value: Array(100_000).fill(0) }),
  operations({ op: 'replace', value: { members: { value: ids } } }),
  `{"Operations":${'['.repeat(500_000)}`,
  `{"Operations":[{"op":"add","value":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}]}`,
  'x'.repeat(3 * MIB),
];

/** Changes of a person whose addresses are many, or looked at often. */
const PERSON: readonly unknown[] = [
  operations(
    { op: 'add', path: 'emails', value: Array.from({ length: 20_000 }, (_, value) => ({ value })) },
    ...Array.from({ length: 900 }, () => ({ op: 'remove', path: 'emails[value eq "x"]' })),
  ),
  operations(
    ...Array.from({ length: 900 }, (_, n) => ({
      op: 'replace',
      path: `emails[${joined(60, (i) => `type eq "${n} ${i}"`, ' or ')}].value`,
      value: 'a@b',
    })),
  ),
];

const flooded: Attack = {
  kind: 'flood',
  name: 'provisioning: every member of every group, 90 comparisons, 1,000 changes at once, 16 at a time',
  async run(target, told, round) {
    const directory = await provisioner(told, target.operator);
    try {
      const people: string[] = [];
      await many(PEOPLE, 16, async (n) => {
        const { id } = await directory.make('Users', {
          userName: `flood ${n}`,
          emails: [{ value: `${n}@x`, type: 'work' }],
        });
        people.push(id);
      });
      const members = people.map((value) => ({ value }));
      const groups: string[] = [];
      await many(GROUPS, 8, async (n) => {
        groups.push((await directory.make('Groups', { displayName: `flood ${n}`, members })).id);
      });
      const all = await directory.call('GET', '/Groups?count=200', undefined, (status) => status === 400);
      if (!all.text.includes('"tooMany"'))
        throw new Error(`all members of all groups are answered: ${all.text.length}`);
      await directory.call('GET', '/Groups?count=200&excludedAttributes=members', undefined, answer);
      const times = round === 0 ? 1 : 4;
      await many(64 * times, 16, (n) =>
        directory.call(
          'GET',
          `/${n % 4 ? 'Groups?count=60' : 'Users?count=200'}&startIndex=${n % 5}`,
          undefined,
          underFlood,
        ),
      );
      await many(FILTERS.length * 2 * times, 16, (n) =>
        directory.call(
          'GET',
          `/${n % 2 ? 'Groups' : 'Users'}?${filter(FILTERS[(n >> 1) % FILTERS.length]!)}`,
          undefined,
          underFlood,
        ),
      );
      const bodies = changes(people);
      await many(bodies.length * times, 16, (n) =>
        directory.call('PATCH', `/Groups/${groups[n % groups.length]}`, bodies[n % bodies.length], underFlood),
      );
      await many(16 * times, 16, (n) =>
        directory.call('PATCH', `/Users/${people[n]}`, PERSON[n % PERSON.length], underFlood),
      );
      // whoever was in a group that nothing changed is in it still
      const { text } = await directory.call('GET', `/Groups/${groups.at(-1)}`, undefined, answer);
      if (JSON.parse(text).members.length !== PEOPLE)
        throw new Error(`a group of ${PEOPLE} has ${text.length} characters`);
    } finally {
      await directory.remove();
    }
  },
};

export const provisioning: readonly Attack[] = [apart, flooded];
