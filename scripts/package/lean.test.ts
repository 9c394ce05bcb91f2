import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { lean } from './lean.ts';

const root = join(import.meta.dirname, '../..');

it('takes comments and needless blanks out, and leaves each line where it was', () => {
  const source = [
    '#!/usr/bin/env node',
    '/** What it',
    ' *  does. */',
    '//#region src/f.ts',
    "import { a } from 'a  b'; // from there",
    'export   function f( x , y ) {',
    '  // of both',
    '  if (x in y && typeof x === "  s // no comment") return /  [/]  "/g;',
    '  return `a  $' + '{ x /* here */ + + y }',
    '    b`;',
    '}',
    '',
  ];
  expect(lean('a.js', source.join('\n')).split('\n')).toEqual([
    '#!/usr/bin/env node',
    '',
    '',
    '//#region src/f.ts',
    "import{a}from 'a  b';",
    'export function f(x,y){',
    '',
    'if(x in y&&typeof x==="  s // no comment")return /  [/]  "/g;',
    'return `a  $' + '{x + + y}',
    '    b`;',
    '}',
    '',
  ]);
});

it('writes what would take two bytes for every character as escapes, where that is shorter and means the same', () => {
  const long = `'${'x'.repeat(20)}'`;
  // two of 24 characters make 48 bytes of them, or 10 more
  expect(lean('a.js', `f(${long},'电')`)).toBe(`f(${long},'\\u7535')`);
  expect(lean('a.js', `f(${long},/[一-龥😀]/u,\`\${x}电\`)`)).toBe(
    `f(${long},/[\\u4e00-\\u9fa5\\ud83d\\ude00]/u,\`\${x}\\u7535\`)`,
  );
  // most of it is of two bytes anyway
  expect(lean('a.js', "f('电池电池')")).toBe("f('电池电池')");
  // a name, too
  expect(lean('a.js', `f(${long},{电:μ.ſ})`)).toBe(`f(${long},{\\u7535:\\u03bc.\\u017f})`);
  // what is read as it is written, half of a name's letter, and what stands behind a backslash
  for (const kept of ['String.raw`电`', '𠮷', "'\\电'"])
    expect(lean('a.js', `f(${long},${kept})`)).toBe(`f(${long},${kept})`);
  expect(lean('a.js', `f(${long}) // 电`)).toBe(`f(${long})`);
});

it('refuses what cannot be read', () => {
  expect(() => lean('a.js', 'f(')).toThrow('a.js cannot be read');
});

/** What a program is, without where it stands and how its texts are written. */
const meaning = (text: string) =>
  JSON.stringify(parseSync('a.js', text).program, (name, value) => {
    if (['start', 'end', 'raw'].includes(name) || value instanceof RegExp) return undefined;
    if (name !== 'pattern' || typeof value !== 'string') return value;
    return value.replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  });

it.each(['mcp/door', 'corpus/text/analysis', 'corpus/query/lexer', 'language/chinese-words', 'cli/priora'])(
  '%s stays the same program',
  (name) => {
    const script = stripTypeScriptTypes(readFileSync(join(root, 'src', `${name}.ts`), 'utf8'));
    const short = lean(name, script);
    expect(meaning(short) === meaning(script)).toBe(true);
    expect(short.split('\n')).toHaveLength(script.split('\n').length);
    expect(short.length).toBeLessThan(script.length);
  },
);
