import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { rowsOf } from './rows.ts';
import { ended, standingOf, TaskFailed } from './tasks.ts';

it.each([
  [{ status: 1 }, 'running'],
  [{ status: 2 }, 'done'],
  [{ status: 3 }, 'failed'],
  [{ job_status: 0 }, 'running'],
  [{ task_status: 'success', status: 1 }, 'done'],
  [{ report_status: 'RUNNING' }, 'running'],
  [{ status: 'QUEUEING' }, 'running'],
  [{ export_status: 'FAIL' }, 'failed'],
  [{ status: 'terminated' }, 'failed'],
  [{ total: 3 }, 'done'],
  [[], 'done'],
  [undefined, 'done'],
] as const)('%j is %s', (answer, standing) => {
  expect(standingOf(answer)).toBe(standing);
});

describe('waiting', () => {
  const answers = (...all: object[]) => {
    const left = [...all];
    return async () => left.shift()!;
  };
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);

  it('reads until the work has ended, each pause longer than the one before', async () => {
    const told: unknown[] = [];
    const read = answers({ status: 1 }, { status: 1 }, { status: 1 }, { status: 2, url: 'x' });
    expect(await ended(read, { running: (answer) => told.push(answer) }, pause)).toEqual({ status: 2, url: 'x' });
    expect(told).toHaveLength(3);
    expect(pauses).toEqual([250, 375, 562.5]);
  });

  it('tells what a task failed of', async () => {
    const failed = ended(answers({ status: 3, message: 'The idea has no words.' }), {}, pause);
    await expect(failed).rejects.toThrow('The idea has no words.');
    await expect(failed).rejects.toBeInstanceOf(TaskFailed);
  });

  it('gives up when its time is over', async () => {
    const late = ended(async () => ({ status: 1 }), { timeout_ms: 0 }, pause);
    await expect(late).rejects.toBeInstanceOf(Failure);
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
  });
});

describe('rows of pages', () => {
  const all = Array.from({ length: 7 }, (_, n) => n);
  const take = async (fields: Record<string, unknown>, by: 'offset' | 'page', size: number) => {
    const asked: unknown[] = [];
    const rows: number[] = [];
    const read = async (page: Readonly<Record<string, unknown>>) => {
      asked.push(page[by]);
      const at = by === 'offset' ? Number(page.offset) : (Number(page.page) - 1) * size;
      return { found: all.slice(at, at + size) };
    };
    for await (const row of rowsOf(fields, by, read, ({ found }) => found)) rows.push(row);
    return { rows, asked };
  };

  it('go on behind the last row, from where the fields say', async () => {
    expect(await take({ limit: 3 }, 'offset', 3)).toEqual({ rows: all, asked: [0, 3, 6] });
    expect(await take({ offset: 5 }, 'offset', 3)).toEqual({ rows: [5, 6], asked: [5, 7] });
  });

  it('go on with the next page', async () => {
    expect(await take({ size: 4 }, 'page', 4)).toEqual({ rows: all, asked: [1, 2] });
    expect(await take({ page: 2 }, 'page', 4)).toEqual({ rows: [4, 5, 6], asked: [2, 3] });
  });
});
