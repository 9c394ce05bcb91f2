import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from '#engines/embedded/collection/check.ts';
import { readManifest } from '#engines/embedded/collection/manifest.ts';

/**
 * Compares every checksum of an index's files with what they hold, also while a service runs on them: files never change, and one that a merge has
 * replaced meanwhile is passed over. Problems in words, empty when sound.
 * @param dir The data directory.
 */
export async function checkIndexFiles(
  dir: string,
  collections: readonly { readonly name: string }[],
  on_progress?: (file: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name } of collections) {
    const folder = join(dir, 'index', name);
    const manifest = existsSync(folder) ? await readManifest(folder) : undefined;
    if (!manifest) continue;
    for (const { file } of manifest.segments) {
      on_progress?.(`${name}/${file}`);
      const path = join(folder, file);
      if (!existsSync(path)) {
        const now = await readManifest(folder);
        if (now?.segments.some((each) => each.file === file)) problems.push(`${name}: ${file} is missing`);
        continue;
      }
      const found = checkFile(path);
      if (existsSync(path)) problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
  }
  return problems;
}
