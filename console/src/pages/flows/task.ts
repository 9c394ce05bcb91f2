import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Failure, type Managed, manage, manageIfChanged, type Of, operation, type Step } from '../../api.ts';

export type TaskStatus = TaskRow['status'];
export type TaskList = Managed<'GET /tasks'>;
/** A task as lists show it. */
export type TaskRow = Of<TaskList['tasks']>;

export type Progress = NonNullable<TaskRow['progress']>;

/** One task with everything it knows. */
export interface Task<D = unknown> extends TaskRow {
  /** Grows with every change. */
  readonly version: number;
  /** The service's sign for all of this; the same as long as nothing has changed. */
  readonly tag?: string;
  /** What it knows; in a branch that nobody has changed yet, with what its parent confirmed there. */
  readonly data: D;
}

const WORKING_POLL_MS = 600;
/** Somebody else of the account may move it. */
const WAITING_POLL_MS = 5_000;

/** The task, read again while it works; sent again only where it has changed. */
export function useTask<D>(id: string | undefined) {
  const client = useQueryClient();
  return useQuery<Task<D>>({
    queryKey: ['task', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) => {
      const had = client.getQueryData<Task<D>>(['task', id]);
      const read = await manageIfChanged('GET /tasks/:id', had?.tag, { params: { id: id! }, signal });
      if (!read && had) return had;
      const { draft, data, ...task } = read!.answer;
      return { ...task, data: { ...(data as D), ...(draft as Partial<D>) }, ...(read!.tag && { tag: read!.tag }) };
    },
    refetchInterval: ({ state }) => (state.data?.status === 'working' ? WORKING_POLL_MS : WAITING_POLL_MS),
  });
}

/** Calls an operation of the task's flow, or several in order, then reads the task again. */
export const useStep = (id: string) =>
  useTaskMutation(id, async (steps: Step | readonly Step[]) => {
    for (const { path, body } of [steps].flat())
      await operation(`POST ${path}`, { body: { task_id: id, ...body } as never });
  });

/** Changes the task, then reads it again. Changes of one task wait for each other. */
export function useTaskMutation<V>(id: string, change: (given: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `task ${id}` },
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['task', id] }),
        client.invalidateQueries({ queryKey: ['tasks'] }),
      ]),
  });
}

/** Everything that can be done with a task whatever its flow is. */
export function useTaskActions() {
  const client = useQueryClient();
  const after = async (id: string) => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['task', id] }),
      client.invalidateQueries({ queryKey: ['tasks'] }),
    ]);
  };
  return {
    cancel: async (id: string) => {
      await manage('POST /tasks/:id/cancel', { params: { id } });
      await after(id);
    },
    /** Goes on with a failed or cancelled task where it stopped. */
    resume: async (id: string) => {
      await manage('POST /tasks/:id/resume', { params: { id } });
      await after(id);
    },
    remove: async (id: string) => {
      await manage('DELETE /tasks/:id', { params: { id } });
      forgetDrafts(id);
      client.removeQueries({ queryKey: ['task', id] });
      await client.invalidateQueries({ queryKey: ['tasks'] });
    },
    /**
     * A new task that has this one's record up to a stage of the service's flow, and waits there; this one stays as it
     * is.
     */
    branch: async (id: string, stage: string) => {
      const made = await manage('POST /tasks/:id/branches', { params: { id }, body: { stage } });
      await client.invalidateQueries({ queryKey: ['tasks'] });
      return made;
    },
    replay: (id: string) => manage('POST /tasks/:id/replay', { params: { id } }),
  };
}

/** What the searches of a task answer today, beside what they answered then. */
export type Replay = Managed<'POST /tasks/:id/replay'>;

const DRAFT = 'priora.draft.';
const keyOf = (task: string, stage: string) => `${DRAFT}${task}.${stage}`;

/**
 * What a person has changed and not yet confirmed: kept in this browser, so that a reload or a way back loses nothing.
 * `made` stands until the first change; `forget` after the confirmation.
 */
export function useDraft<T>(task: string, stage: string, made: T) {
  const key = keyOf(task, stage);
  const [held, hold] = useState<{ key: string; value: T | undefined }>(() => ({ key, value: read<T>(key) }));
  const own = held.key === key ? held.value : read<T>(key);
  const change = useCallback(
    (value: T | undefined) => {
      hold({ key, value });
      keep(key, value);
    },
    [key],
  );
  return { value: own ?? made, changed: own !== undefined, change, forget: () => change(undefined) };
}

/** What a person has changed of a stage and not yet confirmed. */
export const draftOf = <T>(task: string, stage: string): T | undefined => read<T>(keyOf(task, stage));

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a full or forbidden storage: the page still has it
  }
}

function read<T>(key: string): T | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

function forgetDrafts(task: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(`${DRAFT}${task}.`)) localStorage.removeItem(key);
}

/** What a failed step says, in the shape that `Problem` shows. */
export const failureOf = ({ error }: Pick<TaskRow, 'error'>): Error =>
  new Failure(error?.message ?? '', { status: 500 });
