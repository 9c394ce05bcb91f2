import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AuditEvent, type AuditStore, auditOver, NO_ENTRY } from '#accounts/audit.ts';
import { type Opening, openings, START } from './opening.ts';

const event = (n: number, more: Partial<AuditEvent> = {}): AuditEvent & { at: number } => ({
  ...{ at: START + n, action: 'key.made', account_id: 'a', user_id: 'u', by: 'Ann 末' },
  ...more,
});

/**
 * What every `AuditStore` promises.
 * @param statement Runs a statement past the store, as somebody does who can write there; `unguarded`: after taking
 * away what the database itself refuses.
 */
export function describeAuditStore(
  name: string,
  open: Opening<AuditStore>,
  statement: (folder: string, sql: string, unguarded: boolean) => Promise<void>,
): void {
  describe(`${name}: the audit log`, () => {
    let folder = '';
    const opening = openings<AuditStore>((at, ...clocks) => {
      folder = at;
      return open(at, ...clocks);
    });
    let store: AuditStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);
    const verify = (noted?: { seq: number; hash: string }) => auditOver(store, { clock: () => START }).verify(noted);

    it('keeps entries as they were given, by account, over a restart', async () => {
      const { at: _, ...first } = event(0, {
        address: '::1',
        subject: 'ci (k1)',
        detail: { scopes: ['*:read'], n: 2 },
      });
      const mark = await store.append({ ...first, at: START });
      await store.append(event(1, { account_id: 'b', by: 'nul \0 and half \ud800' }));
      const { account_id: __, user_id: ___, ...bare } = event(2, { action: 'account.made' });
      await store.append(bare);
      store = await opening.again();
      expect(await store.of('a', 9, 9)).toEqual([{ ...first, at: START, ...mark, previous: NO_ENTRY }]);
      expect(await store.of('b', 9, 9)).toMatchObject([
        { seq: 2, previous: mark.hash, by: 'nul \ufffd and half \ufffd' },
      ]);
      const [of_installation] = await store.of(null, 9, 9);
      expect(Object.keys(of_installation!).sort()).toEqual(['action', 'at', 'by', 'hash', 'previous', 'seq']);
      expect((await store.after(1, 1)).map(({ seq }) => seq)).toEqual([2]);
      expect(await verify()).toMatchObject({ entries: 3, first: mark, last: { seq: 3 } });
      expect((await verify()).fault).toBeUndefined();
    });

    it('is one chain, however many add at once', async () => {
      const other = await opening.another();
      await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? store : other).append(event(n))));
      expect((await store.after(0, 99)).map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
      const verdict = await verify();
      expect([verdict.entries, verdict.fault]).toEqual([40, undefined]);
      expect((await store.of('a', 39, 2)).map(({ seq }) => seq)).toEqual([38, 37]);
    });

    it('forgets what is old, and proves what is left', async () => {
      for (let n = 0; n < 5; n++) await store.append(event(n));
      expect(await store.forget(START)).toBe(0);
      expect(await store.forget(START + 2)).toBe(2);
      expect(await verify()).toMatchObject({ entries: 3, first: { seq: 3 } });
      expect(await store.forget(START + 99)).toBe(3);
      const { seq } = await store.append(event(9));
      expect(seq).toBe(6);
      const verdict = await verify();
      expect([verdict.entries, verdict.fault]).toEqual([1, undefined]);
    });

    it('is refused every other change by the database itself', async () => {
      for (let n = 0; n < 3; n++) await store.append(event(n));
      for (const sql of ["update audit set by_name = 'Eve' where seq = 2", 'delete from audit where seq = 2'])
        await expect(statement(folder, sql, false)).rejects.toThrow(/the audit log is never/);
      expect((await verify()).fault).toBeUndefined();
    });

    it.each([
      ["update audit set by_name = 'Eve' where seq = 2", { seq: 2, what: 'changed' }],
      ['update audit set at = at + 1 where seq = 4', { seq: 4, what: 'changed' }],
      ['update audit set hash = previous where seq = 1', { seq: 1, what: 'changed' }],
      ['delete from audit where seq = 2', { seq: 2, what: 'missing' }],
      ['delete from audit where seq = 1', { seq: 1, what: 'missing' }],
      ['delete from audit where seq > 3', { seq: 4, what: 'cut' }],
      ['delete from audit', { seq: 1, what: 'cut' }],
    ] as const)('shows: %s', async (sql, fault) => {
      for (let n = 0; n < 4; n++) await store.append(event(n));
      await statement(folder, sql, true);
      expect((await verify()).fault).toEqual(fault);
    });

    it('shows that it was written anew to whoever has noted an entry', async () => {
      for (let n = 0; n < 2; n++) await store.append(event(n));
      const noted = (await store.marks()).last;
      expect((await verify(noted)).fault).toBeUndefined();
      await statement(folder, 'delete from audit', true);
      await statement(folder, 'delete from audit_marks', true);
      store = await opening.again();
      for (let n = 0; n < 3; n++) await store.append(event(n, { by: 'Eve' }));
      expect((await verify()).fault).toBeUndefined();
      expect((await verify(noted)).fault).toEqual({ seq: 2, what: 'not the one noted' });
      expect((await verify({ seq: 7, hash: noted.hash })).fault).toEqual({ seq: 7, what: 'missing' });
    });
  });
}
