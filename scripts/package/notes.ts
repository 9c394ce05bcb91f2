import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a changelog says of a version: the text under its heading. @throws Error where it has no such heading. */
export function notesOf(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const heading = (line: string) => line.startsWith('## ');
  const begin = lines.findIndex((line) => heading(line) && line.slice('## '.length).split(' ')[0] === version);
  if (begin < 0) throw new Error(`CHANGELOG.md has no version ${version}.`);
  const end = lines.findIndex((line, n) => n > begin && heading(line));
  return `${lines
    .slice(begin + 1, end < 0 ? undefined : end)
    .join('\n')
    .trim()}\n`;
}

/** `npm run -s release-notes`: what the changelog says of the version of package.json. */
if (import.meta.main) {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  process.stdout.write(notesOf(read('CHANGELOG.md'), JSON.parse(read('package.json')).version));
}
