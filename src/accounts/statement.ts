import type { OpenAccounts } from './accounts.ts';

/** What an account called of one operation, and what it costs. */
export interface StatementRow {
  readonly path: string;
  readonly name: string;
  /** Absent for what has none. */
  readonly code?: string;
  readonly calls: number;
  /** Calls that count: those that did not fail. */
  readonly units: number;
  readonly money: number;
}

/** The ledger of accounts, as operations see it. */
export interface Ledger {
  /** Whether a text is a key of the account that is valid now. */
  isKeyOf(account_id: string, text: string): Promise<boolean>;
  /** From an instant (inclusive) to another (exclusive), by path. */
  usage(account_id: string, from: number, to: number): Promise<readonly StatementRow[]>;
}

/** An operation as a statement names it. */
interface Named {
  readonly id: string;
  readonly path: string;
  readonly summary: string;
}

/** The interface's code of an operation, as its id begins with it: `p001...`, `ai35-1...`. */
export const codeOf = (id: string): string | undefined => /^[a-z]{1,3}\d{2,3}(?:-\d{1,2})?/.exec(id)?.[0].toUpperCase();

/**
 * Prices of calls: `P002=0.05,AI35-1=1`.
 * @throws RangeError that names what is no price.
 */
export function pricesOf(setting: string | undefined): ReadonlyMap<string, number> {
  const pairs = (setting ?? '').split(',').flatMap((pair) => pair.trim() || []);
  return new Map(
    pairs.map((pair) => {
      const [, code, price] = /^([A-Za-z]{1,3}\d{2,3}(?:-\d{1,2})?)=(\d{1,9}(?:\.\d{1,6})?)$/.exec(pair) ?? [];
      if (code === undefined) throw new RangeError(`PRIORA_PRICES: "${pair}" is no price; write P002=0.05.`);
      return [code.toUpperCase(), Number(price)] as const;
    }),
  );
}

/** Money to a ten-thousandth. */
const rounded = (money: number): number => Math.round(money * 10_000) / 10_000;

export function ledgerOver(
  accounts: Pick<OpenAccounts, 'check' | 'usage' | 'flush'>,
  operations: readonly Named[],
  prices: ReadonlyMap<string, number> = new Map(),
): Ledger {
  const named = new Map(operations.map((each) => [each.id, each]));
  return {
    async isKeyOf(account_id, text) {
      const found = await accounts.check(text);
      return found.ok && found.key.account_id === account_id;
    },
    async usage(account_id, from, to) {
      // what was called a moment ago is written within a second
      await accounts.flush();
      const rows = await accounts.usage({ account_id, from, to, by: ['operation'] });
      return rows
        .map(({ operation_id = '', calls, units }): StatementRow => {
          const { path = operation_id, summary: name = operation_id } = named.get(operation_id) ?? {};
          const code = codeOf(operation_id);
          const money = rounded(units * (prices.get(code ?? '') ?? 0));
          return { path, name, ...(code !== undefined && { code }), calls, units, money };
        })
        .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    },
  };
}
