/** Lays comments out that are wider than a line: `npm run comments [files or folders...]`; all sources without any. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fitComments } from '#testing/comment-width.ts';

const asked = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '--', ...(asked.length > 0 ? asked : ['*.ts', '*.tsx'])], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:generated|fixtures)\//.test(file));
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const fitted = fitComments(source);
  if (fitted !== source) writeFileSync(file, fitted);
}
