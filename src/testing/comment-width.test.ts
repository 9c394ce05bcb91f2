import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitComments, tooWide, WIDTH } from './comment-width.ts';

const root = join(import.meta.dirname, '../..');
const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');

it('lays a comment of one line out in several', () => {
  const text = words(20);
  expect(fitComments(`  /** ${text} */\n  const a = 1;\n`)).toBe(
    `  /**\n   * ${words(18)}\n   * word18 word19\n   */\n  const a = 1;\n`,
  );
  expect(fitComments(`// ${text}`)).toBe(`// ${words(18)}\n// word18 word19`);
});

it('joins the lines of a paragraph, and keeps items, tags, rows, fences and what is set off', () => {
  const kept = [' * - an item', ' *', ' * | a | row |', ' * ```ts', ' * const a = 1;', ' * ```', ' *     set off'];
  const wide = `/**\n * ${words(20)}\n * and more\n${kept.join('\n')}\n * @param a ${words(20)}\n *   and on\n */`;
  const fitted = fitComments(wide).split('\n');
  expect(fitted[1]).toBe(` * ${words(18)}`);
  expect(fitted[2]).toBe(' * word18 word19 and more');
  expect(fitted.slice(3, 10)).toEqual(kept);
  expect(fitted.slice(10)).toEqual([` * @param a ${words(17)}`, ' * word17 word18 word19 and on', ' */']);
});

it('lets items hang, and gives a tag a line of its own', () => {
  const fitted = fitComments(`/**\n * - ${words(20)}\n *   and more\n * - next. @throws Error ${words(20)}\n */`);
  expect(fitted.split('\n')).toEqual([
    '/**',
    ` * - ${words(18)}`,
    ' *   word18 word19 and more',
    ' * - next.',
    ` * @throws Error ${words(16)}`,
    ' * word16 word17 word18 word19',
    ' */',
  ]);
});

it('leaves code, texts, short comments and what tools read as they are', () => {
  const wide = 'x'.repeat(WIDTH);
  for (const source of [
    `const a = '${words(30)}';`,
    `a(); // ${words(30)}`,
    `// biome-ignore format: ${words(30)}`,
    '/** Short. */\n// so\n// too\n',
    `/** ${wide.slice(0, WIDTH - 7)} */`,
    `// ${words(2)}\nconst b = 1;`,
  ])
    expect(fitComments(source)).toBe(source);
  expect(tooWide(`const a = '${words(30)}';\n// ${words(30)}`)).toEqual([2]);
});

it('keeps every word, and has nothing to do the second time', () => {
  const line = fc.stringMatching(/^(?:- |@param |\/\/ |\d\. )?[a-z` .]{0,160}$/);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 30 }), (texts, indent) => {
      const blanks = ' '.repeat(indent);
      const source = [`${blanks}/**`, ...texts.map((text) => `${blanks} * ${text}`.trimEnd()), `${blanks} */`].join(
        '\n',
      );
      const fitted = fitComments(source);
      const said = (text: string) =>
        text
          .replace(/^\s*(?:\/\*\*|\*\/|\*)/gm, ' ')
          .split(/\s+/)
          .join(' ');
      expect(said(fitted)).toBe(said(source));
      expect(fitComments(fitted)).toBe(fitted);
    }),
  );
});
it('comments of all sources fit into a line (npm run comments)', () => {
  const files = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/(?:^|\/)(?:generated|fixtures)\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const wide = files.flatMap((file) =>
    tooWide(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(wide).toEqual([]);
});
