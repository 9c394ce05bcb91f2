import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { longFunctions } from './function-lines.ts';

const root = join(import.meta.dirname, '../..');
const MOST = 100;

it('counts the lines of functions, of whatever form, by name', () => {
  const source = [
    ...['export function Page({ a }: { a: number }) {', '  const draw = () => {', '    return <p>{a}</p>;', '  };'],
    ...['  return draw();', '}', 'const pair = { made(x: string) {', '  return x;', '} };', 'const short = () => 1;'],
  ].join('\n');
  expect(longFunctions(source, 'tsx', 2)).toEqual([
    { name: 'Page', lines: 6, at: 1 },
    { name: 'draw', lines: 3, at: 2 },
    { name: 'made', lines: 3, at: 7 },
  ]);
  expect(longFunctions(source, 'tsx', 6)).toEqual([]);
});

it(`no function of the console has more than ${MOST} lines`, () => {
  const files = execFileSync('git', ['ls-files', '--', 'console/src'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const long = files.flatMap((file) =>
    longFunctions(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts', MOST).map(
      ({ name, lines, at }) => `${file}:${at} ${name}: ${lines}`,
    ),
  );
  expect(long).toEqual([]);
});
