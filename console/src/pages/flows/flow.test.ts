import { describe, expect, it } from 'vitest';
import { currentStage, isEditable, stageState } from './flow.ts';
import { novelty } from './novelty/page.ts';
import type { NoveltyData } from './novelty/record.ts';
import type { Task } from './task.ts';

const data: NoveltyData = { input: 'x', text: 'x', lang: 'en', reference_date: 20260101, reference_basis: 'today' };
const full = {
  ...data,
  generated_solution: 'x',
  generated_features: { features: [], notes: [] },
  generated_elements: { elements: [] } as never,
  documents: [],
};
const task = (state: string, status: Task['status'], known: NoveltyData = data): Task<NoveltyData> => ({
  task_id: 't',
  flow: 'novelty-search',
  title: 'x',
  state,
  stage: '',
  status,
  created_at: 0,
  version: 1,
  updated_at: 0,
  worked_ms: 0,
  attempts: 0,
  expires_at: 0,
  data: known,
});
const states = (of: Task<NoveltyData>) => novelty.stages.map((stage) => stageState(novelty, stage, of)).join(' ');

describe('the way of a novelty search', () => {
  it.each([
    ['summarising', 'working', data, 'done working later later later later later'],
    ['solution_ready', 'waiting', { ...data, generated_solution: 'x' }, 'done now later later later later later'],
    ['searching', 'working', { ...full, documents: undefined }, 'done done done done working later later'],
    ['comparing', 'failed', { ...full, documents: undefined }, 'done done done done stopped later later'],
    ['searching', 'cancelled', { ...full, documents: undefined }, 'done done done done stopped later later'],
    ['results_ready', 'waiting', full, 'done done done done done now open'],
    ['results_confirmed', 'waiting', full, 'done done done done done now open'],
    ['writing_report', 'working', full, 'done done done done done done working'],
    ['report_ready', 'done', full, 'done done done done done done done'],
  ] as const)('in %s, %s', (state, status, known, expected) => {
    expect(states(task(state, status, known as NoveltyData))).toBe(expected);
  });

  it('is edited where it is a stage’s turn, and nowhere while the service works', () => {
    const editable = (of: Task<NoveltyData>) =>
      novelty.stages.filter((stage) => isEditable(stage, of)).map(({ id }) => id);
    expect(editable(task('features_ready', 'waiting'))).toEqual(['features']);
    expect(editable(task('searching', 'working'))).toEqual([]);
    expect(editable(task('results_ready', 'waiting', full))).toEqual(['search', 'comparison']);
    expect(editable(task('report_ready', 'done', full))).toEqual(['search', 'comparison', 'report']);
    expect(editable(task('features_ready', 'cancelled'))).toEqual([]);
  });

  it('has every state of the service’s flow in a stage, and no other', async () => {
    // by a name that the compiler does not follow: the service is checked with other settings
    const service: string = '../../../../src/operations/novelty-search/flow.ts';
    const { noveltySearch } = await import(service);
    const mine = new Set(novelty.stages.flatMap(({ works, waits }) => [...works, ...waits]));
    expect([...mine].sort()).toEqual(Object.keys(noveltySearch.states).sort());
    const branches = novelty.stages.flatMap(({ branch }) => branch ?? []);
    expect(branches.filter((stage) => !(stage in noveltySearch.stages))).toEqual([]);
  });

  it('goes on with the last stage that has something, whatever a state may be called tomorrow', () => {
    expect(currentStage(novelty, task('unknown', 'waiting', full)).id).toBe('report');
  });
});
