import type { OpenUsers, User } from '#accounts/users.ts';
import { openAccounts, openUsers } from '#composition/stores.ts';
import { type Config, readConfig } from '#config.ts';
import { noteCommand } from './audit.ts';
import { UsageError } from './failure.ts';

/** Prints a one-time link into the console for a further person. Works while the service runs. */
export async function invitePerson(options: { role: string; account?: string; operator?: boolean }): Promise<void> {
  const config = readConfig();
  if (options.role !== 'owner' && options.role !== 'member') throw new UsageError('--role is owner or member.');
  const accounts = openAccounts(config);
  const users = openUsers(config);
  try {
    const known = await accounts.all.list();
    const account = options.account === undefined ? known[0] : known.find(({ name }) => name === options.account);
    if (!account) {
      throw new UsageError(
        known.length === 0
          ? 'There is no account yet: start the service once.'
          : `There is no account "${options.account}": ${known.map(({ name }) => name).join(', ')}.`,
      );
    }
    const token = await users.all.invite({
      account_id: account.id,
      role: options.role,
      operator: options.operator ?? false,
    });
    await noteCommand(config, {
      ...{ action: 'person.invited', account_id: account.id },
      detail: { role: options.role, operator: options.operator ?? false },
    });
    process.stdout.write(`${welcome(config)}#${token}\n`);
  } finally {
    await users.close();
    await accounts.close();
  }
}

/** Makes somebody an operator of the installation, or no longer one. Works while the service runs. */
export async function setOperator(name: string, options: { end?: boolean }): Promise<void> {
  const config = readConfig();
  const users = openUsers(config);
  try {
    const user = await personNamed(users, name);
    await users.all.setOperator(user.id, !options.end);
    const subject = `${user.name} (${user.id})`;
    await noteCommand(config, { action: 'person.operator', subject, detail: { operator: !options.end } });
    process.stdout.write(`${user.name} is ${options.end ? 'no longer' : 'now'} an operator of the installation.\n`);
  } finally {
    await users.close();
  }
}

/** Prints a one-time link with which somebody sets another password. Works while the service runs. */
export async function resetPassword(name: string): Promise<void> {
  const config = readConfig();
  const users = openUsers(config);
  try {
    const user = await personNamed(users, name);
    const token = await users.all.reset(user.id);
    const { account_id } = user;
    await noteCommand(config, { action: 'person.reset', account_id, subject: `${user.name} (${user.id})` });
    process.stdout.write(`${welcome(config)}#${token}\n`);
  } finally {
    await users.close();
  }
}

async function personNamed(users: OpenUsers, name: string): Promise<User> {
  const people = await users.all.list();
  const user = people.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
  if (user) return user;
  throw new UsageError(
    people.length === 0
      ? 'Nobody can sign in yet: use priora invite.'
      : `There is nobody named "${name}": ${people.map((each) => each.name).join(', ')}.`,
  );
}

const welcome = (config: Config) =>
  `${config.PRIORA_PUBLIC_URL?.replace(/\/$/, '') ?? `http://127.0.0.1:${config.PORT}`}/welcome`;
