import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { describe } from 'vitest';

/**
 * Where real data for tests may lie: `PRIORA_SHARED_DATA`, else `../shared/data` beside the repository. Never part of
 * the repository.
 */
const root = process.env.PRIORA_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data');

/**
 * Absolute path of a file or folder of the shared real data (`patents/uspto-grant-xml`), or undefined where it is not
 * on this machine.
 */
export function sharedData(relativePath: string): string | undefined {
  const path = isAbsolute(relativePath) ? relativePath : join(root, relativePath);
  return existsSync(path) ? path : undefined;
}

/**
 * A `describe` over real data: runs when every path is there, else shows up as skipped, with the reason in its name.
 * @param tests Gets the absolute paths in the order given.
 */
export function describeWithSharedData(
  name: string,
  paths: readonly string[],
  tests: (...absolute: string[]) => void,
): void {
  const found = paths.map(sharedData);
  const absent = paths.filter((_path, index) => found[index] === undefined);
  if (absent.length === 0) describe(name, () => tests(...(found as string[])));
  else describe.skip(`${name} (skipped: shared data absent: ${absent.join(', ')})`, () => tests(...paths));
}
