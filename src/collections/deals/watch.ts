import type { Watch } from '#corpus/watch.ts';
import { type Deal, deals } from './deals.ts';

/** What is watched: that there is one. */
export const watch: Watch<Deal> = {
  form: 1,
  kinds: { new: 'A deal was recorded.' },
  facts: () => ({}),
  between: (before) => (before ? [] : [{ kind: 'new' }]),
};

export const collection = deals;
