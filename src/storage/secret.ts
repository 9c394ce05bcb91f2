import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Length of a secret with which the service signs. */
export const SECRET_BYTES = 32;

/**
 * The secret in a file, for its owner alone; drawn when first asked for, whole for every process that asks, and on the
 * disk before anything is signed with it.
 * @throws Error naming the file and what a new one would end, if it is damaged.
 */
export function readSecret(path: string, signs: string): Buffer {
  if (!existsSync(path)) {
    const made = `${path}.${randomBytes(6).toString('hex')}`;
    writeFileSync(made, randomBytes(SECRET_BYTES), { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(made, path);
      const folder = openSync(dirname(path), 'r');
      fsyncSync(folder);
      closeSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made);
    }
  }
  const secret = readFileSync(path);
  if (secret.length < SECRET_BYTES)
    throw new Error(`${path} is damaged; delete it to have ${signs} signed with a new secret`);
  return secret;
}
