import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { RESTORING } from '#data-folder/restoring.ts';
import { StartError } from './start-error.ts';

/** Creates the data folder, for its owner alone, if there is none. @throws StartError if it cannot be written. */
export function prepareDataDir(config: Config): string {
  const folder = resolve(config.PRIORA_DATA_DIR);
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (existsSync(join(folder, RESTORING)))
      throw new StartError(
        'data_dir',
        `A restore into ${folder} was interrupted, and what is there is not whole. Empty the folder and run \`priora restore\` again.`,
      );
  } catch (error) {
    if (error instanceof StartError) throw error;
    const cause = (error as NodeJS.ErrnoException).code;
    throw new StartError(
      'data_dir',
      `The data folder ${folder} cannot be used (${cause}). Set PRIORA_DATA_DIR to a folder you can write.`,
      {
        cause: error,
      },
    );
  }
  return folder;
}

/**
 * Looks at every store of the data folder before anything is opened.
 * @param warn Told of stores that are not there although others refer to them, each with its remedy.
 * @throws StartError naming each that cannot be used, and how to mend it.
 */
export async function assertDataFolder(config: Config, warn: (text: string) => void): Promise<void> {
  const { missingAtStart, problemsAtStart } = await import('#data-folder/index.ts');
  const dir = prepareDataDir(config);
  const problems = await problemsAtStart(dir);
  for (const { message, remedy } of missingAtStart(dir)) warn(`${message} ${remedy}`);
  if (problems.length > 0)
    throw new StartError(
      'data_dir',
      `The data folder cannot be used as it is:\n${problems.map(({ area, message, remedy }) => `! ${area}: ${message}\n  ${remedy}`).join('\n')}`,
    );
}
