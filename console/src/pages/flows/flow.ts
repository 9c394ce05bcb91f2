import type { ReactNode } from 'react';
import type { Step } from '../../api.ts';
import type { Say } from '../../words/words.tsx';
import type { Progress, Task } from './task.ts';

/** A component, by what it is given alone. */
type Shown<Props> = (props: Props) => ReactNode;

export interface StageProps<D> {
  readonly task: Task<D>;
  /** The stage's id. */
  readonly stage: string;
  /** It is this stage's turn: what is changed here goes on. Otherwise it shows what was confirmed. */
  readonly editable: boolean;
  /** Goes to where the task is now. */
  onDone(): void;
  /** Opens another stage. */
  show(stage: string): void;
}

/** One stage of a flow: when it is its turn, and how it is shown and edited. */
export interface Stage<D> {
  readonly id: string;
  readonly title: (say: Say) => string;
  /** States of the task in which the service works for this stage. */
  readonly works: readonly string[];
  /** States in which a person decides here. */
  readonly waits: readonly string[];
  /** Stage of the service's flow in which a branch from here begins. */
  readonly branch?: string;
  /** Whether the task has something to show here. */
  readonly ready: (data: D) => boolean;
  /** A few words under the title in the rail: how many there are. */
  readonly note?: (data: D, say: Say) => string | undefined;
  /** What the service does now, in words. */
  readonly doing?: (state: string, progress: Progress | undefined, say: Say) => string;
  /** What stands beside the bar while the service works: its steps. */
  readonly Working?: Shown<{ task: Task<D> }>;
  /** What confirms the stage as it was made, for somebody who wants to decide only at the end. */
  readonly proceed?: (data: D) => Step | readonly Step[];
  readonly View: Shown<StageProps<D>>;
}

/** A flow's pages: a declaration; the frame, addresses, progress, drafts, branches and errors are the same for all. */
export interface FlowPage<D = never> {
  /** Its address: `/flows/<id>`. */
  readonly id: string;
  /** Name of the service's flow; absent: what is done here makes no task. */
  readonly flow?: string;
  readonly title: (say: Say) => string;
  readonly text: (say: Say) => ReactNode;
  /** The first stage before there is a task: makes one. `through`: confirm what can be confirmed as it is made. */
  readonly Start: Shown<{ onStarted(task: string, through: boolean): void }>;
  readonly stages: readonly Stage<D>[];
}

export const defineFlowPage = <D>(page: FlowPage<D>): FlowPage<D> => page;

export type StageState = 'done' | 'now' | 'working' | 'stopped' | 'open' | 'later';

/** The stage whose turn it is. Of several that wait in one state the last: the task has come that far. */
export function currentStage<D>(page: FlowPage<D>, task: Pick<Task<D>, 'state' | 'data'>): Stage<D> {
  const at = page.stages.findLast(({ works, waits }) => works.includes(task.state) || waits.includes(task.state));
  return at ?? page.stages.findLast(({ ready }) => ready(task.data)) ?? page.stages[0]!;
}

/** How a stage stands to the task. */
export function stageState<D>(page: FlowPage<D>, stage: Stage<D>, task: Task<D>): StageState {
  const current = currentStage(page, task);
  if (stage === current) {
    if (task.status === 'failed' || task.status === 'cancelled') return 'stopped';
    return task.status === 'working' ? 'working' : task.status === 'waiting' ? 'now' : 'done';
  }
  if (page.stages.indexOf(stage) < page.stages.indexOf(current)) return 'done';
  return stage.ready(task.data) ? 'open' : 'later';
}

export const isEditable = <D>(stage: Stage<D>, task: Task<D>): boolean =>
  (task.status === 'waiting' || task.status === 'done') && stage.waits.includes(task.state);
