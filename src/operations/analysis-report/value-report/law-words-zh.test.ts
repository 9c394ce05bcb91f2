import { expect, it } from 'vitest';
import { yearsFrom } from '#patents/term/from-filing.ts';
import { usTerm } from '#patents/term/us.ts';
import { lawInChinese } from './law-words-zh.ts';

it('says in Chinese what the rules of terms say, days and laws as they are', () => {
  const us = { kind: 'utility' as const, grant: 20050301, filed: 19950101, earlier: [19940601], extension_days: 30 };
  expect(usTerm({ ...us, terminal_disclaimer: 20040102 }).steps.map(lawInChinese)).toEqual([
    '自要求其利益的最早申请日1994-06-01起20年：2014-06-01（35 U.S.C. 154(a)）',
    '于1995-06-08之前申请，至少自授权日起17年：2022-03-01（154(c)(1)）',
    '调整30天：2022-03-31（154(b)）',
    '2004-01-02的期末放弃声明：与另一件专利同时届满',
  ]);
  expect(usTerm({ ...us, earlier: [], filed: 20010101, terminal_disclaimer: true }).steps.map(lawInChinese)).toEqual([
    '自申请日2001-01-01起20年：2021-01-01（35 U.S.C. 154(a)）',
    '调整30天：2021-01-31（154(b)）',
    '期末放弃声明：与另一件专利同时届满',
  ]);
  const facts = { filed: 20100304, granted: 20130506, earlier: [] };
  const said = (from: 'filing' | 'grant') => yearsFrom(facts as never, { years: 10, from, law: 'L 1' }).steps;
  expect([...said('filing'), ...said('grant')].map(lawInChinese)).toEqual([
    '自申请日2010-03-04起10年：2020-03-04（L 1）',
    '自授权日2013-05-06起10年：2023-05-06（L 1）',
  ]);
});

it('says in Chinese why a stage of a life is known, and leaves the names of events', () => {
  expect(
    [
      'publication of the grant',
      'no maintenance fee is known for the 8th anniversary of the grant (37 CFR 1.362)',
      '30 months from the earliest priority (PCT Art. 22, 39)',
      'lapsed in each of its 4 states',
      'reissued as USRE40000E1',
      'EP AK',
    ].map(lawInChinese),
  ).toEqual([
    '授权公告',
    '没有授权满8年时的维持费缴费记录（37 CFR 1.362）',
    '自最早优先权日起30个月（PCT第22, 39条）',
    '在全部4个指定国均已失效',
    '再颁为USRE40000E1',
    'EP AK',
  ]);
});
