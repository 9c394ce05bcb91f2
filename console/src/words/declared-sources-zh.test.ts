import { expect, it } from 'vitest';
import { brought } from '../../../src/sources/brought.ts';
import { feeds } from '../../../src/sources/feeds.ts';
import { declaredSourcesZh } from './declared-sources-zh.ts';

it('says in Chinese whatever declarations of sources say', () => {
  const said = [
    ...feeds.flatMap(({ title, terms, unconfirmed }) => [title, terms.summary, ...(unconfirmed ? [unconfirmed] : [])]),
    ...brought.flatMap(({ title, why, how }) => [title, why, how]),
  ];
  expect(said.filter((text) => !/\p{Script=Han}/u.test(declaredSourcesZh[text] ?? ''))).toEqual([]);
});
