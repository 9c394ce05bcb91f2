import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = import.meta.dirname;
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const IMPORT = /import\s+(type\s)?[^;]*?from '([^']+)'|import\('([^']+)'\)/g;

it('takes types alone from the service', () => {
  const taken = files.flatMap((file) =>
    [...textOf(file).matchAll(IMPORT)].flatMap(([, type, name = '', later = '']) =>
      /(^|\/)src\/(?!index\.ts$)/.test(`${name}${later}`) && /\.\.\/src\//.test(`${name}${later}`)
        ? [{ file, name: name || later, type: type !== undefined }]
        : [],
    ),
  );
  expect(taken.length).toBeGreaterThan(3);
  // the client, and one table of words that imports nothing
  const VALUES = /(?:sdk\/typescript\/src\/index|collections\/register-words)\.ts$/;
  expect(taken.filter(({ type, name }) => !type && !VALUES.test(name))).toEqual([]);
});

it('writes no answer of the service down again', () => {
  const again = files.flatMap((file) => {
    const text = textOf(file);
    return [
      // what a call answers is known: it needs neither a type of the page's own nor a cast
      ...(/\buse(?:Query|InfiniteQuery)<(?!Task<D>|string>)/.test(text) && /\b(?:manage|operation)\(/.test(text)
        ? [`${file}: useQuery<`]
        : []),
      ...[...text.matchAll(/await (?:manage|operation)\([^;]*?\)\)? as (?!const)\w+/g)].map(
        ([found]) => `${file}: ${found}`,
      ),
    ];
  });
  expect(again).toEqual([]);
});
