import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile } from './check.ts';
import { readManifest } from './manifest.ts';

/**
 * Compares every checksum of an index's files with what they hold, also while another process works on them: files
 * never change, and one that a merge has replaced meanwhile is passed over. Problems in words, empty when sound.
 * @param folder The folder of one collection.
 */
export async function checkIndexFiles(folder: string, on_file?: (file: string) => void): Promise<string[]> {
  const problems: string[] = [];
  const manifest = existsSync(folder) ? await readManifest(folder) : undefined;
  for (const { file } of manifest?.segments ?? []) {
    on_file?.(file);
    const path = join(folder, file);
    if (!existsSync(path)) {
      const now = await readManifest(folder);
      if (now?.segments.some((each) => each.file === file)) problems.push(`${file} is missing`);
      continue;
    }
    const found = checkFile(path);
    if (existsSync(path)) problems.push(...found);
  }
  return problems;
}
