import { join } from 'node:path';
import type { OpenAccounts } from '#accounts/accounts.ts';
import type { OpenUsers } from '#accounts/users.ts';
import type { Config } from '#config.ts';
import type { Group } from '#operation.ts';
import type { Services } from '#services.ts';
import { StartError } from './start-error.ts';

/** What operations see of the account's own: its people, its ledger, its courses. */
export async function officeOf(
  config: Config,
  accounts: OpenAccounts,
  users: OpenUsers,
  groups: readonly Group[],
): Promise<Pick<Services, 'people' | 'ledger' | 'courses'>> {
  const [{ ledgerOver, pricesOf }, { folderCourses }] = await Promise.all([
    import('#accounts/statement.ts'),
    import('#academy/courses.ts'),
  ]);
  let prices: ReadonlyMap<string, number>;
  try {
    prices = pricesOf(config.PRIORA_PRICES);
  } catch (cause) {
    throw new StartError('data_dir', (cause as Error).message, { cause });
  }
  return {
    people: async (account_id) => (await users.list({ account_id })).map(({ name }) => name),
    ledger: ledgerOver(
      accounts,
      groups.flatMap(({ operations }) => operations),
      prices,
    ),
    courses: folderCourses({ own: join(import.meta.dirname, '../../docs/course'), dir: config.PRIORA_COURSES_DIR }),
  };
}
