import { expect, it } from 'vitest';
import type { KeptEntry } from '#tasks/store.ts';
import { dataAt, stagesOf } from './branch.ts';
import type { Flow } from './flow.ts';

const flow = {
  name: 'sample',
  start: 'summarise',
  states: { summarise: { kind: 'work' }, confirm: { kind: 'wait' }, search: { kind: 'work' } },
  stages: { idea: ['summarise', 'confirm'], art: ['search'] },
} as unknown as Flow;

const history = [
  { seq: 1, at: 10, kind: 'created', detail: { data: { text: 'first' } } },
  { seq: 2, at: 20, kind: 'moved', detail: { to: 'confirm' }, made: { summary: 'of the first' } },
  { seq: 3, at: 30, kind: 'edit', detail: { patch: { summary: 'mine' } } },
  { seq: 4, at: 40, kind: 'moved', detail: { to: 'confirm' }, made: { summary: 'of the second' } },
  { seq: 5, at: 50, kind: 'edit', detail: { patch: { summary: 'mine again' } } },
  { seq: 6, at: 60, kind: 'moved', detail: { to: 'search' } },
] as unknown as KeptEntry[];

it('a branch begins where the task came to the stage for the last time, with what was given there next as a draft', () => {
  expect(dataAt(flow, 'idea', history)).toEqual({
    state: 'confirm',
    data: { text: 'first', summary: 'of the second' },
    upto: 4,
    draft: { summary: 'mine again' },
  });
});

it('a stage is reached when the task last came to one of its states', () => {
  expect(stagesOf(flow, history)).toEqual([
    { stage: 'idea', reached_at: 40, branches: true },
    { stage: 'art', reached_at: 60, branches: false },
  ]);
});
