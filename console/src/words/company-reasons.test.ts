import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { companyReasonIn } from './company-reasons.ts';

it('has Chinese for every reason that companies may be one for', () => {
  const code = ['candidates', 'resolve'].map((name) =>
    readFileSync(new URL(`../../../src/analytics/companies/${name}.ts`, import.meta.url), 'utf8'),
  );
  const given = code
    .flatMap((text) => text.split('\n'))
    .filter((line) => /reasons( = \[|\.push)|"\$\{theirs/.test(line));
  const reasons = given
    .flatMap((line) => line.match(/`[^`]+`/g) ?? [])
    .map((text) =>
      text
        .slice(1, -1)
        .replace(/\$\{Math[^}]*\}/g, '50')
        .replace(/\$\{[^}]*\}/g, 'DE'),
    );
  expect(reasons).toContain('50 % of the words of "DE"');
  expect(reasons).toContain('both in DE');
  expect(reasons.filter((reason) => !/\p{Script=Han}/u.test(companyReasonIn('zh', reason)))).toEqual([]);
});

it('keeps names, places and figures', () => {
  const reasons = [
    '50 % of the words of "Kimball $1 Electronics, Inc."',
    '"A "B" GmbH": the name but for the legal form',
    'in US, not in KR',
    'both in SEOUL',
    'both founded in 1969',
    'as it is',
  ];
  expect(reasons.map((reason) => companyReasonIn('zh', reason))).toEqual([
    '与“Kimball $1 Electronics, Inc.”有 50 % 的词相同',
    '除组织形式外名称相同：“A "B" GmbH”',
    '位于 US，不在 KR',
    '同在 SEOUL',
    '同在 1969 年成立',
    'as it is',
  ]);
  expect(reasons.map((reason) => companyReasonIn('en', reason))).toEqual(reasons);
});
