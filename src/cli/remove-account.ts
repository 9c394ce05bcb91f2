import { removable } from '#accounts/removal.ts';
import { steadyClock, systemClock } from '#clock.ts';
import { openModels } from '#composition/models.ts';
import { openRemoval } from '#composition/removal.ts';
import { openAccounts, openUsers } from '#composition/stores.ts';
import { openTasks } from '#composition/tasks.ts';
import { readConfig } from '#config.ts';
import { noteCommand } from './audit.ts';
import { UsageError } from './failure.ts';

/** Removes an account with everything it made. Works while the service runs. */
export async function removeAccount(which: string, options: { yes?: boolean }): Promise<void> {
  const config = readConfig();
  const accounts = openAccounts(config);
  const users = openUsers(config);
  const closing: (() => Promise<void>)[] = [() => users.close(), () => accounts.close()];
  try {
    const [all, people] = await Promise.all([accounts.all.list(), users.all.list()]);
    const found = all.filter(({ id, name }) => id === which || name === which);
    if (found.length !== 1)
      throw new UsageError(
        found.length === 0
          ? `There is no account "${which}"; see: priora accounts list`
          : `Several accounts are named "${which}"; use the id.`,
      );
    const { id, name } = removable(found[0]!.id, found[0]!.name, { accounts: all, people });
    const inside = people.filter(({ account_id }) => account_id === id).length;
    if (!options.yes)
      throw new UsageError(
        `This removes "${name}" (${id}) with its ${inside} people and everything they made, for good. Add --yes if you mean it.`,
      );
    const tasks = await openTasks(config, { base_url: () => '' });
    closing.unshift(tasks.close);
    const models = await openModels(config, systemClock, undefined, steadyClock());
    closing.unshift(models.close);
    const removal = openRemoval(config, accounts, [tasks.store, models.chats, tasks.files]);
    closing.unshift(removal.close);
    await removal.begin(id);
    await noteCommand(config, { action: 'account.removed', subject: `${name} (${id})`, detail: { people: inside } });
    await removal.look();
    process.stdout.write(
      `Removed everything that "${name}" had made. Calls that were under way may still write: the service looks once more, some minutes from now or at its next start, and ends the account then.\n`,
    );
  } finally {
    for (const close of closing) await close();
  }
}
