import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { becauseIn } from './life-reasons.ts';

it('has Chinese for every reason that the rules of legal lives write', () => {
  const rules = readFileSync(new URL('../../../src/patents/legal/life.ts', import.meta.url), 'utf8');
  const said = [
    ...rules.matchAll(/because: (?:start === undefined \? BY_KIND : )?(?:'([^']+)'|`([^`]+)`)/g),
    ...rules.matchAll(/const BY_KIND = '([^']+)'/g),
  ].map(
    ([, plain, made]) =>
      plain ??
      made!
        .replace(/\$\{\[[^}]*\}/g, '8th')
        .replace(/\$\{[^}]*[Mm]\w*\.length\}|\$\{(?:PCT_MONTHS|states\.length)\}/g, '30')
        .replace(/\$\{[^}]*\}/g, 'US1'),
  );
  const reasons = [...new Set(said)].filter((reason) => !/^[A-Z]{2} [A-Z]+$/.test(reason));
  expect(reasons.length).toBe(11);
  expect(reasons.filter((reason) => !/\p{Script=Han}/u.test(becauseIn('zh', reason)))).toEqual([]);
  expect(reasons.map((reason) => becauseIn('en', reason))).toEqual(reasons);
});

it('keeps figures and codes', () => {
  expect(
    [
      'lapsed in each of its 12 states',
      'reissued as USRE1',
      '30 months from the earliest priority (PCT Art. 22, 39)',
      'EP 17P',
    ].map((reason) => becauseIn('zh', reason)),
  ).toEqual(['在全部 12 个指定国均已失效', '再颁为 USRE1', '自最早优先权日起 30 个月(PCT Art. 22, 39)', 'EP 17P']);
});
