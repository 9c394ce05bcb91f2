import type { Watch } from '#corpus/watch.ts';
import { type News, news } from './news.ts';

/** What is watched: that there is one. */
export const watch: Watch<News> = {
  form: 1,
  kinds: { new: 'A piece of news was recorded.' },
  facts: () => ({}),
  between: (before) => (before ? [] : [{ kind: 'new' }]),
};

export const collection = news;
