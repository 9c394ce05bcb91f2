import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TokenStore } from '#models/budget.ts';
import { type Opening, openings } from './opening.ts';

/** What every `TokenStore` promises. */
export function describeTokenStore(name: string, open: Opening<TokenStore>): void {
  describe(`${name}: tokens by day`, () => {
    const opening = openings(open);
    let store: TokenStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    it('adds up, however many add at once, by day and account, over a restart', async () => {
      const other = await opening.another();
      await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? store : other).add('2026-03-01', 'a', n)));
      await store.add('2026-03-02', 'a', 1);
      await store.add('2026-03-01', 'b', 2);
      expect(await other.spent('2026-03-01', 'a')).toBe(1225);
      store = await opening.again();
      expect(await store.spent('2026-03-01', 'a')).toBe(1225);
      expect(await store.spent('2026-03-02', 'a')).toBe(1);
      expect(await store.spent('2026-03-01', 'b')).toBe(2);
      expect(await store.spent('2026-03-02', 'b')).toBe(0);
    });

    it('forgets the days before one', async () => {
      for (const day of ['2025-12-31', '2026-01-01', '2026-01-02']) await store.add(day, 'a', 3);
      await store.forget('2026-01-01');
      const left = await Promise.all(['2025-12-31', '2026-01-01', '2026-01-02'].map((day) => store.spent(day, 'a')));
      expect(left).toEqual([0, 3, 3]);
    });
  });
}
