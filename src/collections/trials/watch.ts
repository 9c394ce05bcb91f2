import type { Noticed, Watch } from '#corpus/watch.ts';
import { type Trial, trials } from './trials.ts';
import { developmentOf } from './vocabulary.ts';

/** What is watched of trials. */
export const watch: Watch<Trial> = {
  form: 1,
  kinds: {
    new: 'A trial is new here.',
    stage: 'It says of its drugs that they are at another stage.',
    status: 'Its recruitment is another one.',
    results: 'It has results, and had none.',
  },
  facts: (trial) => ({
    stage: developmentOf(trial),
    status: trial.status,
    ...(trial.has_results && { results: 1 }),
  }),
  between(before, after) {
    const found: Noticed[] = before ? [] : [{ kind: 'new' }];
    if (after.stage !== undefined && after.stage !== before?.stage)
      found.push({ kind: 'stage', from: before?.stage, to: after.stage });
    if (before && after.status !== undefined && after.status !== before.status)
      found.push({ kind: 'status', from: before.status, to: after.status });
    if (before && after.results !== undefined && before.results === undefined) found.push({ kind: 'results' });
    return found;
  },
};

export const collection = trials;
