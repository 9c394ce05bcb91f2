import { expect, it } from 'vitest';
import { readConfig } from '../../../src/config.ts';
import { brought } from '../../../src/sources/brought.ts';
import { feeds } from '../../../src/sources/feeds.ts';
import { watchedFeeds } from '../../../src/sync/watched.ts';
import { declaredSourcesZh } from './declared-sources-zh.ts';

it('says in Chinese whatever declarations of sources say', () => {
  const said = [
    ...feeds.flatMap(({ title, terms, unconfirmed }) => [title, terms.summary, ...(unconfirmed ? [unconfirmed] : [])]),
    ...watchedFeeds(readConfig({ PRIORA_SYNC_FOLDERS: 'inbox=/srv/inbox' }), []).map(({ terms }) => terms.summary),
    ...brought.flatMap(({ title, why, how }) => [title, why, how]),
  ];
  expect(said.filter((text) => !/\p{Script=Han}/u.test(declaredSourcesZh[text] ?? ''))).toEqual([]);
});
