import { sqliteUsers } from '#accounts/users.ts';
import { type Config, readConfig } from '#config.ts';
import { accountsFile, openAccounts, prepareDataDir } from '#main.ts';
import { UsageError } from './failure.ts';

/** Prints a one-time link into the console for a further person. Works while the service runs. */
export async function invitePerson(options: { role: string; account?: string }): Promise<void> {
  const config = readConfig();
  if (options.role !== 'owner' && options.role !== 'member') throw new UsageError('--role is owner or member.');
  const accounts = openAccounts(config);
  const users = sqliteUsers(accountsFile(prepareDataDir(config)));
  try {
    const known = await accounts.list();
    const account = options.account === undefined ? known[0] : known.find(({ name }) => name === options.account);
    if (!account) {
      throw new UsageError(
        known.length === 0
          ? 'There is no account yet: start the service once.'
          : `There is no account "${options.account}": ${known.map(({ name }) => name).join(', ')}.`,
      );
    }
    const token = users.invite({ account_id: account.id, role: options.role });
    process.stdout.write(`${welcome(config)}#${token}\n`);
  } finally {
    users.close();
    await accounts.close();
  }
}

/** Prints a one-time link with which somebody sets another password. Works while the service runs. */
export async function resetPassword(name: string): Promise<void> {
  const config = readConfig();
  await openAccounts(config).close(); // its tables stand before those of people
  const users = sqliteUsers(accountsFile(prepareDataDir(config)));
  try {
    const people = users.list();
    const user = people.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    const token = user && users.reset(user.id);
    if (token === undefined)
      throw new UsageError(
        people.length === 0
          ? 'Nobody can sign in yet: use priora invite.'
          : `There is nobody named "${name}": ${people.map((each) => each.name).join(', ')}.`,
      );
    process.stdout.write(`${welcome(config)}#${token}\n`);
  } finally {
    users.close();
  }
}

const welcome = (config: Config) =>
  `${config.PRIORA_PUBLIC_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${config.PORT}`}/welcome`;
