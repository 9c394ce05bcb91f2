import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { likenessIn } from './mark-reasons.ts';

it('has Chinese for every reason that marks are alike for', () => {
  const rules = readFileSync(new URL('../../../src/marks/similarity.ts', import.meta.url), 'utf8');
  const named = [...rules.matchAll(/name: '([^']+)', value/g)].map(([, name]) => name!);
  const words = [...rules.matchAll(/'((?:share|have|one is|a word of)[^']+)'/g)].map(([, name]) => name!);
  const same = [...rules.matchAll(/`(the same [^`]+: )\$\{/g)].map(([, name]) => name!);
  const parts = [...new Set([...named, ...words])].filter((name) => name !== 'words');
  expect([parts.length, same.length]).toEqual([8, 2]);
  const reasons = [...parts.map((name) => `${name} (0.75): `), ...same];
  expect(reasons.filter((reason) => !/\p{Script=Han}/u.test(likenessIn('zh', `${reason}KWIK / QUICK`)))).toEqual([]);
});

it('keeps words of marks and figures', () => {
  const reasons = [
    'share a word (0.75): tech',
    'look alike in part (0.45): ABC / A(B): C',
    'the same text: Ab: c / AB: C',
  ];
  expect(reasons.map((reason) => likenessIn('zh', reason))).toEqual([
    '有共同的词（0.75）：tech',
    '部分字形近似（0.45）：ABC / A(B): C',
    '文字相同：Ab: c / AB: C',
  ]);
  expect(reasons.map((reason) => likenessIn('en', reason))).toEqual(reasons);
  expect(likenessIn('zh', 'as it is')).toBe('as it is');
});
