import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_PAST, type NewPast, type SearchHistory } from '#accounts/search-history.ts';
import type { AccountStore } from '#accounts/store.ts';
import type { UserStore } from '#accounts/user-store.ts';
import { type Highlight, MOST_HIGHLIGHTS, MOST_LISTED, type Worklists } from '#accounts/worklists.ts';
import { type Opening, openings, START } from './opening.ts';

/** The stores of what people gather, with those that they refer to: opened together, whatever lies below. */
export interface GatheredStores {
  readonly accounts: AccountStore;
  readonly users: UserStore;
  readonly history: SearchHistory;
  readonly worklists: Worklists;
  close(): Promise<void>;
}

const ANN = { id: 'ann', account_id: 'a' };
const BOB = { id: 'bob', account_id: 'a' };
const EVE = { id: 'eve', account_id: 'b' };
/** Somebody with the id of one person and the account of another. */
const NOBODY = { id: 'ann', account_id: 'b' };
const past = (query_text: string, more: Partial<NewPast> = {}): NewPast => ({
  ...{ query_text, families: true, address: `q=${query_text}`, hits: 3, seq: 7 },
  ...more,
});

/** What every `SearchHistory` and `Worklists` promises. */
export function describeGatheredStores(name: string, open: Opening<GatheredStores>): void {
  const opening = openings(open);
  let stores: GatheredStores;
  beforeEach(async () => {
    stores = await opening.begin();
    for (const id of ['a', 'b']) await stores.accounts.createAccount({ id, name: `account ${id}`, created_at: START });
    for (const { id, account_id } of [ANN, BOB, EVE]) {
      const invited = { account_id, role: 'member', operator: false, created_at: START } as const;
      await stores.users.invite(`for ${id}`, invited);
      await stores.users.join(`for ${id}`, { id, name: id, ...invited }, id, 'hash');
    }
  });
  afterEach(opening.end);

  describe(`${name}: the history of searches`, () => {
    it('numbers the searches of each person, and has them after a restart, the newest first', async () => {
      const first = await stores.history.add(ANN, past('TTL: lidar "雷达"'));
      expect(first).toEqual({ ...past('TTL: lidar "雷达"'), n: 1, at: START });
      opening.later(5);
      const second = await stores.history.add(ANN, past('TTL: radar', { families: false }));
      await stores.history.add(BOB, past('TTL: sonar'));
      stores = await opening.again();
      const { history } = stores;
      expect(await history.of(ANN)).toEqual([second, first]);
      expect([second.n, second.at]).toEqual([2, START + 5]);
      expect((await history.of(BOB)).map(({ n, query_text }) => [n, query_text])).toEqual([[1, 'TTL: sonar']]);
      expect(await history.get(ANN, 2)).toEqual(second);
      expect(await history.get(BOB, 2)).toBeUndefined();
      expect(await history.get(NOBODY, 2)).toBeUndefined();
      expect([await history.of(EVE), await history.of(NOBODY)]).toEqual([[], []]);
    });

    it('lets the newest keep its number when it is asked again, with what it found then', async () => {
      const { history } = stores;
      await history.add(ANN, past('one'));
      opening.later(9);
      const again = await history.add(ANN, past('one', { hits: 4, seq: 8, address: 'q=one&sort=new' }));
      expect(await history.of(ANN)).toEqual([again]);
      expect(again).toEqual({ ...past('one'), n: 1, hits: 4, seq: 8, address: 'q=one&sort=new', at: START + 9 });
      expect((await history.add(ANN, past('one', { families: false }))).n).toBe(2);
      expect((await history.add(ANN, past('two'))).n).toBe(3);
      expect((await history.add(ANN, past('one'))).n).toBe(4);
    });

    it('forgets what is told to, of that person alone, and gives no number twice', async () => {
      const { history } = stores;
      for (const text of ['one', 'two', 'three']) await history.add(ANN, past(text));
      await history.add(BOB, past('other'));
      expect(await Promise.all([history.remove(BOB, 3), history.remove(NOBODY, 3)])).toEqual([false, false]);
      expect([await history.remove(ANN, 3), await history.remove(ANN, 3)]).toEqual([true, false]);
      expect((await history.add(ANN, past('four'))).n).toBe(4);
      expect([await history.clear(NOBODY), await history.clear(ANN)]).toEqual([0, 3]);
      expect((await history.add(ANN, past('five'))).n).toBe(5);
      expect((await history.of(BOB)).length).toBe(1);
    });

    it(`keeps the ${MOST_PAST} newest, and none of a person who has gone`, async () => {
      const { history } = stores;
      await Promise.all(Array.from({ length: MOST_PAST + 2 }, (_, n) => history.add(ANN, past(`search ${n}`))));
      const kept = await history.of(ANN);
      expect([kept.length, kept[0]!.n, kept.at(-1)!.n]).toEqual([MOST_PAST, MOST_PAST + 2, 3]);
      await stores.users.remove('a', 'ann');
      expect(await history.of(ANN)).toEqual([]);
    });
  });

  describe(`${name}: worklists`, () => {
    const made = async (name: string, shared = false) => (await stores.worklists.create(ANN, { name, shared }))!;

    it('are their owner’s until they are shared, and then the account’s, by name', async () => {
      const own = await made('b 第一');
      expect(own).toEqual({ ...own, user_id: 'ann', name: 'b 第一', shared: false, created_at: START, size: 0 });
      const shared = await made('a shared', true);
      expect(await stores.worklists.create(ANN, { name: ' B  第一', shared: false })).toBeUndefined();
      expect(await stores.worklists.create(BOB, { name: 'b 第一', shared: false })).toBeDefined();
      stores = await opening.again();
      const { worklists } = stores;
      expect(await worklists.of(ANN)).toEqual([shared, own]);
      expect((await worklists.of(BOB)).map(({ name }) => name)).toEqual(['a shared', 'b 第一']);
      expect([await worklists.of(EVE), await worklists.of(NOBODY)]).toEqual([[], []]);
      for (const foreign of [BOB, EVE, NOBODY]) {
        expect(await worklists.change(foreign, shared.id, { name: 'theirs' })).toBe(false);
        expect(await worklists.remove(foreign, shared.id)).toBe(false);
      }
      expect(await worklists.change(ANN, shared.id, { name: 'B 第一' })).toBe(false);
      expect(await worklists.change(ANN, shared.id, { name: 'c', shared: false })).toBe(true);
      expect((await worklists.of(BOB)).map(({ name }) => name)).toEqual(['b 第一']);
      expect([await worklists.remove(ANN, shared.id), await worklists.remove(ANN, shared.id)]).toEqual([true, false]);
    });

    it('hold documents in the order of adding, once each, for those who see the list', async () => {
      const { id } = await made('list');
      const { worklists } = stores;
      expect(await worklists.add(ANN, id, ['US3B2', 'US1B2', 'US3B2'])).toBe(2);
      opening.later(4);
      expect(await worklists.add(ANN, id, ['US1B2', 'US2B2'])).toBe(1);
      expect(await worklists.documents(ANN, id)).toEqual(
        (['US3B2', 'US1B2', 'US2B2'] as const).map((number, n) => ({
          ...{ number, added_at: n < 2 ? START : START + 4, user_id: 'ann', tags: [], seen: false, highlights: [] },
        })),
      );
      for (const foreign of [BOB, EVE, NOBODY]) {
        expect(await worklists.documents(foreign, id)).toBeUndefined();
        expect(await worklists.add(foreign, id, ['US9B2'])).toBeUndefined();
        expect(await worklists.take(foreign, id, ['US1B2'])).toBeUndefined();
        expect(await worklists.annotate(foreign, id, 'US1B2', { note: 'x' })).toBe(false);
        expect(await worklists.holding(foreign, 'US1B2')).toEqual([]);
      }
      expect(await worklists.holding(ANN, 'US1B2')).toEqual([id]);
      expect(await worklists.take(ANN, id, ['US1B2', 'US7B2'])).toBe(1);
      expect((await worklists.of(ANN))[0]!.size).toBe(2);
    });

    it(`hold ${MOST_LISTED} documents at most, and take none of what would be more`, async () => {
      const { id } = await made('large');
      const { worklists } = stores;
      const numbers = Array.from({ length: MOST_LISTED }, (_, n) => `US${n}B2`);
      expect(await worklists.add(ANN, id, numbers)).toBe(MOST_LISTED);
      expect(await worklists.add(ANN, id, ['US1B2'])).toBe(0);
      expect(await worklists.add(ANN, id, ['US1B2', 'EP1B1'])).toBe('full');
      expect((await worklists.of(ANN))[0]!.size).toBe(MOST_LISTED);
    });

    it('keep marks, notes and tags for all who see them, and what is seen for each', async () => {
      const { id } = await made('list', true);
      const { worklists } = stores;
      await worklists.add(ANN, id, ['US1B2', 'US2B2']);
      const all = {
        mark: 'relevant',
        note: 'claim 1 笔记',
        tags: ['Electrolyte', ' electrolyte ', '界面'],
        seen: true,
      } as const;
      expect(await worklists.annotate(ANN, id, 'US1B2', all)).toBe(true);
      expect(await worklists.annotate(ANN, id, 'US9B2', all)).toBe(false);
      stores = await opening.again();
      const of = async (who: typeof ANN) => (await stores.worklists.documents(who, id))![0];
      expect(await of(ANN)).toEqual({
        ...{ number: 'US1B2', added_at: START, user_id: 'ann', mark: 'relevant', note: 'claim 1 笔记' },
        ...{ tags: ['Electrolyte', '界面'], seen: true, highlights: [] },
      });
      expect((await of(BOB))!.seen).toBe(false);
      await stores.worklists.annotate(BOB, id, 'US1B2', { mark: null, note: '' });
      expect(await of(ANN)).toEqual({
        ...{
          number: 'US1B2',
          added_at: START,
          user_id: 'ann',
          tags: ['Electrolyte', '界面'],
          seen: true,
          highlights: [],
        },
      });
      await stores.worklists.annotate(ANN, id, 'US1B2', { seen: false, tags: [] });
      expect(await of(ANN)).toMatchObject({ tags: [], seen: false });
    });

    it('are gathered by name and by tag, in any case and width; one’s own list first', async () => {
      const { worklists } = stores;
      const one = await made('Solid Cells', true);
      const two = await made('other');
      const bobs = (await worklists.create(BOB, { name: 'ＳＯＬＩＤ cells', shared: false }))!;
      await worklists.add(ANN, one.id, ['US2B2', 'US1B2']);
      await worklists.add(ANN, two.id, ['US1B2', 'US3B2']);
      await worklists.add(BOB, bobs.id, ['US4B2']);
      for (const [id, number] of [
        [one.id, 'US1B2'],
        [two.id, 'US1B2'],
        [two.id, 'US3B2'],
      ] as const)
        await worklists.annotate(ANN, id, number, { tags: ['Key'] });
      expect(await worklists.gathered(ANN, { list: 'solid  cells' })).toEqual(['US2B2', 'US1B2']);
      expect(await worklists.gathered(BOB, { list: 'Solid Cells' })).toEqual(['US4B2']);
      expect(await worklists.gathered(ANN, { tag: 'ＫＥＹ' })).toEqual(['US1B2', 'US3B2']);
      expect(await worklists.gathered(BOB, { tag: 'key' })).toEqual(['US1B2']);
      expect(await worklists.tags(ANN)).toEqual([{ tag: 'Key', count: 2 }]);
      for (const foreign of [EVE, NOBODY]) {
        expect(await worklists.gathered(foreign, { list: 'solid cells' })).toBeUndefined();
        expect(await worklists.gathered(foreign, { tag: 'key' })).toBeUndefined();
        expect(await worklists.tags(foreign)).toEqual([]);
      }
      await made('empty');
      expect(await worklists.gathered(ANN, { list: 'empty' })).toEqual([]);
      await worklists.remove(ANN, two.id);
      expect(await worklists.gathered(ANN, { tag: 'key' })).toEqual(['US1B2']);
    });

    it('keep passages that were marked, for all who see the list, until the document goes', async () => {
      const { id } = await made('list', true);
      const { worklists } = stores;
      const place = { text: 'en-original', unit: 'c1', start: 2, end: 9, words: 'c', colour: 'green' } as const;
      expect(await worklists.highlight(ANN, id, 'US1B2', place)).toBeUndefined();
      await worklists.add(ANN, id, ['US1B2', 'US2B2']);
      const first = (await worklists.highlight(ANN, id, 'US1B2', { ...place, words: 'a “笔”' })) as Highlight;
      expect(first).toEqual({ ...place, words: 'a “笔”', id: first.id, user_id: 'ann', at: START });
      opening.later(3);
      const second = (await worklists.highlight(BOB, id, 'US1B2', { ...place, unit: 'p2', words: 'b' })) as Highlight;
      stores = await opening.again();
      const documents = (await stores.worklists.documents(BOB, id))!;
      expect(documents.map(({ highlights }) => highlights)).toEqual([[first, second], []]);
      const marked = (who: typeof ANN) => stores.worklists.highlights(who, 'US1B2');
      expect(await marked(BOB)).toEqual([first, second].map((each) => ({ list_id: id, ...each })));
      for (const foreign of [EVE, NOBODY]) {
        expect(await stores.worklists.highlight(foreign, id, 'US1B2', place)).toBeUndefined();
        expect(await stores.worklists.unhighlight(foreign, id, first.id)).toBe(false);
        expect(await marked(foreign)).toEqual([]);
      }
      const other = await made('other');
      expect(await stores.worklists.unhighlight(ANN, other.id, first.id)).toBe(false);
      expect(await stores.worklists.unhighlight(BOB, id, first.id)).toBe(true);
      expect(await marked(ANN)).toEqual([{ list_id: id, ...second }]);
      for (let n = 1; n < MOST_HIGHLIGHTS; n++)
        await stores.worklists.highlight(ANN, id, 'US1B2', { ...place, words: 'c' });
      expect(await stores.worklists.highlight(ANN, id, 'US1B2', { ...place, words: 'd' })).toBe('full');
      await stores.worklists.take(ANN, id, ['US1B2']);
      expect(await marked(ANN)).toEqual([]);
    });

    it('go with their owner', async () => {
      const { id } = await made('list', true);
      await stores.worklists.add(ANN, id, ['US1B2']);
      await stores.users.remove('a', 'ann');
      expect([await stores.worklists.of(BOB), await stores.worklists.documents(BOB, id)]).toEqual([[], undefined]);
    });
  });

  it(`${name}: history and worklists refuse calls when they are closed`, async () => {
    const { history, worklists } = stores;
    stores = await opening.again();
    for (const call of [() => history.of(ANN), () => worklists.of(ANN)])
      await expect(call()).rejects.toThrow('stopping');
  });
}
