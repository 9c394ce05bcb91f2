import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '#errors.ts';

/** In a data folder whose small stores are on their way into a database, or there. */
const MARK = 'moving.json';

export interface Moving {
  /** The database, without its password. */
  readonly to: string;
  /** Epoch ms. */
  readonly since: number;
  /** Everything is there: what is written here from now on would be lost. */
  readonly done: boolean;
}

/** From now on no process writes the small stores of the folder, whatever it has open. */
export const markMoving = (dir: string, moving: Moving): void =>
  writeFileSync(join(dir, MARK), JSON.stringify(moving), { mode: 0o600, flush: true });

/** They are written again. */
export const endMoving = (dir: string): void => rmSync(join(dir, MARK), { force: true });

export function movingOf(dir: string): Moving | undefined {
  let text: string;
  try {
    text = readFileSync(join(dir, MARK), 'utf8');
  } catch {
    return undefined;
  }
  try {
    const { to, since, done } = JSON.parse(text);
    return { to: String(to), since: Number(since), done: done === true };
  } catch {
    // written at this moment
    return { to: 'a database', since: 0, done: false };
  }
}

/** How long callers wait who are told to come again; a move takes minutes. */
const RETRY_S = 30;

/** What whoever runs the service is told of a folder that is only read. */
export const movingTold = ({ to, done }: Moving): string =>
  done
    ? `This installation has moved to ${to}: start the service with PRIORA_DATABASE_URL. To go on here without what was written there, run \`priora migrate --to database --give-up\`.`
    : `This installation is being moved to ${to}: until that is done it can only be read. If nobody moves it any more, run \`priora migrate --to database --give-up\`.`;

/** @throws ServiceError `busy` while the folder is only read; callers are not told where it moves to. */
export function assertWritable(dir: string): void {
  if (movingOf(dir))
    throw new ServiceError('busy', 'This installation is being moved: until that is done it can only be read.', {
      retry_after_s: RETRY_S,
    });
}
