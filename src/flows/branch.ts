import type { KeptEntry } from '#tasks/store.ts';
import type { Flow } from './flow.ts';
import type { StageSummary } from './task-view.ts';

/** The state of a stage in which a branch begins: the first that waits. */
const beginning = (flow: Flow, stage: string): string | undefined =>
  flow.stages[stage]?.find((state) => flow.states[state]?.kind === 'wait');

const comesTo = ({ kind, detail }: KeptEntry, state: string) => kind === 'moved' && detail.to === state;

/** How far a task has come, by its record. */
export function stagesOf(flow: Flow, history: readonly KeptEntry[]): StageSummary[] {
  const created = history.find(({ kind }) => kind === 'created');
  return Object.entries(flow.stages).map(([stage, states]) => {
    const last = history.findLast((one) => states.some((state) => comesTo(one, state)));
    const reached = last?.at ?? (states.includes(flow.start) ? created?.at : undefined);
    const begins = beginning(flow, stage);
    return {
      stage,
      ...(reached !== undefined && { reached_at: reached }),
      branches: begins !== undefined && history.some((one) => comesTo(one, begins)),
    };
  });
}

export interface Beginning {
  readonly state: string;
  readonly data: unknown;
  /** The last entry of the record that belongs to it. */
  readonly upto: number;
  /** What the task was given there next. */
  readonly draft?: unknown;
}

/** What a branch that has not gone on was told of its parent. */
export function draftOf(history: readonly KeptEntry[]): unknown {
  const last = history.at(-1);
  return last?.kind === 'branched' ? last.detail.draft : undefined;
}

/**
 * What a task knew when it last came to the beginning of a stage: everything that was given to it and made by its steps
 * until then, read from its record. Undefined if there is no such stage, or it has not come to it.
 */
export function dataAt(flow: Flow, stage: string, history: readonly KeptEntry[]): Beginning | undefined {
  const state = Object.hasOwn(flow.stages, stage) ? beginning(flow, stage) : undefined;
  const last = state === undefined ? -1 : history.findLastIndex((one) => comesTo(one, state));
  if (state === undefined || last < 0) return undefined;
  const data = {};
  for (const { kind, detail, made } of history.slice(0, last + 1)) {
    if (kind === 'created') Object.assign(data, detail.data);
    else if (kind === 'edit') Object.assign(data, detail.patch);
    else Object.assign(data, made);
  }
  const next = history.slice(last + 1).find(({ kind }) => kind === 'edit');
  return { state, data, upto: history[last]!.seq, ...(next && { draft: next.detail.patch }) };
}
