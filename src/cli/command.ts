import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * How a program at `file` is called again: out of a work tree, out of an installed package, or as `npx` was given the
 * package (a file, say): its bare name would be asked of the registry then, where it may be anybody's.
 */
export function commandOf(file: string): string {
  if (!file.endsWith('.js')) return 'npm run -s priora --';
  const [given] = givenToNpx(join(dirname(file), '../../../..'));
  return given === undefined || given === 'priora' ? 'npx priora' : `npx -p ${quoted(given)} priora`;
}

/** What `npx` was given as packages: it notes that in the folder in whose `node_modules` it puts them. */
function givenToNpx(folder: string): readonly string[] {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))._npx?.packages ?? [];
  } catch {
    return [];
  }
}

/** As a shell reads it. */
const quoted = (word: string) => (/^[\w./@:+~-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

export const COMMAND = commandOf(import.meta.filename);
