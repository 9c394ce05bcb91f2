import { describe, expect, it } from 'vitest';
import { type Paper, paper, papers } from '#testing/papers.ts';
import { Completer } from './completer.ts';

/** A completer of papers whose events and titles follow from the day; how often each was made, by id. */
function completing(length = 1) {
  const today = { at: 20240101 };
  const made: Record<string, number> = {};
  const completion = {
    from: [],
    fields: ['title', 'events'] as const,
    of: (stored: Paper, _: unknown, day: number) => ({
      get title() {
        made[stored.id] = (made[stored.id] ?? 0) + 1;
        return String(day).padEnd(length, '.');
      },
      get events() {
        return [{ kind: 'published' as const, day, by: 'X' }];
      },
    }),
  };
  const ties = { near: () => [], linked: () => [] };
  const completer = new Completer([{ ...papers, completion: completion as never }], () => today.at, {
    ties: { of: () => () => ties },
    read: () => undefined,
  });
  const read = (key: number, seq = 1) =>
    completer.complete('papers', [{ key, id: String(key), seq, record: paper(String(key), {}) }])[0]!;
  return { today, made, completer, read };
}

describe('completed fields', () => {
  it('are made once for a version of a record and a day', () => {
    const { today, made, read } = completing();
    expect([read(1).title, read(1).title, made]).toEqual(['20240101', '20240101', { 1: 1 }]);
    expect([read(1, 2).title, read(2).title, made]).toEqual(['20240101', '20240101', { 1: 2, 2: 1 }]);
    const [before, after] = [read(1, 2), read(1, 2)];
    expect(before.events[0]!.day).toBe(20240101);
    today.at = 20240102;
    // one record is of one day, whenever its fields are read
    expect([before.title, after.title, made[1]]).toEqual(['20240101', '20240102', 3]);
  });

  it('are taken from who made them for that version, and made again for another', () => {
    const { made, completer, read } = completing();
    const known = { key: 1, today: 20240101, bytes: 0, fields: { title: 'told', events: [] } };
    completer.know({ ...known, seq: 7 });
    expect([read(1, 7).title, made]).toEqual(['told', {}]);
    expect([read(1, 8).title, made]).toEqual(['20240101', { 1: 1 }]);
    completer.know({ ...known, seq: 8, today: 20231231 });
    expect([read(1, 8).title, made]).toEqual(['20240101', { 1: 2 }]);
    expect(completer.madeOf('papers', 1, read(1, 8))).toMatchObject({ seq: 8, fields: { title: '20240101' } });
  });

  it('are shared, so that nobody can change them in place', () => {
    const { completer, read } = completing();
    const change = (one: Paper) => () => {
      one.events.push({ kind: 'published', day: 1, by: 'X' });
    };
    const changeWithin = (one: Paper) => () => {
      one.events[0]!.day = 1;
    };
    const events = [{ kind: 'published', day: 2, by: 'X' }];
    completer.know({ key: 2, seq: 1, today: 20240101, bytes: 0, fields: { title: 'told', events } });
    for (const key of [1, 2]) {
      expect(change(read(key))).toThrow(TypeError);
      expect(changeWithin(read(key))).toThrow(TypeError);
      // the record itself is its reader's own
      const own = read(key);
      own.events = [];
      expect([own.events, read(key).events[0]!.day]).toEqual([[], key === 1 ? 20240101 : 2]);
    }
  });

  it('are kept while there is room, the newest, and never those of a giant', () => {
    const { made, read } = completing(100_000);
    const others = (from: number, count: number) => {
      for (let key = from; key < from + count; key++) read(key).title;
    };
    read(1).title;
    others(2, 100);
    expect([read(1).title.length, made[1]]).toEqual([100_000, 1]);
    // 32 MiB of some 200 KB each
    others(200, 100);
    expect([read(1).title.length, made[1]]).toEqual([100_000, 2]);
    const giant = completing(140_000);
    expect([giant.read(1).title.length, giant.read(1).title.length, giant.made[1]]).toEqual([140_000, 140_000, 2]);
    expect(giant.completer.madeOf('papers', 1, giant.read(1))).toBeUndefined();
  });
});
