import type { Watch } from '#corpus/watch.ts';
import { type Translational, translational } from './translational.ts';

/** What is watched: that there is one. */
export const watch: Watch<Translational> = {
  form: 1,
  kinds: { new: 'A finding was recorded.' },
  facts: () => ({}),
  between: (before) => (before ? [] : [{ kind: 'new' }]),
};

export const collection = translational;
