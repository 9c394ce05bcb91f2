import { expect, it } from 'vitest';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import aicc from './t001-aicc.ts';

/** Frames of a task that is found, at each look at it, in the next of these states. */
async function framesOf(states: readonly string[], ts: readonly { ts_number: string }[] = []) {
  const asked: unknown[] = [];
  const data = { publication_number: 'US1000000B2', ts, lang: 'en', results: [], missing: [] };
  let look = 0;
  const task = () => {
    const state = states[Math.min(look++, states.length - 1)]!;
    return { task_id: 't', state, data, status: state === 'charted' ? 'done' : 'working' };
  };
  const settled = async (_flow: unknown, ...given: unknown[]) => {
    asked.push(given.slice(0, 3));
    return task();
  };
  const services = { flows: { read: async () => task(), settled } } as unknown as Services;
  const call = {
    ...{ body: { patent_number: 'US1000000B2', task_id: 't' }, headers: {} },
    ...{ account: { id: 'a' }, signal: new AbortController().signal },
  } as unknown as Call<never>;
  const frames = (await Array.fromAsync(aicc.frames!(call, services))) as { status: string; step?: string }[];
  return { told: frames.map(({ status, step }) => [status, step].filter(Boolean).join(' ')), asked, frames };
}

it('tells each step that its task comes to, once and in order, a sign of life where it stays, and what it came to', async () => {
  const { told, asked, frames } = await framesOf(['recommending', 'recommending', 'finding_sections', 'charted']);
  expect(told).toEqual([
    ...['PROCESSING INIT', 'PROCESSING RECOMMEND_TS', 'PROCESSING', 'PROCESSING FIND_SECTIONS'],
    ...['PROCESSING CC_COMPARE', 'FINISH'],
  ]);
  expect(asked).toEqual([1, 2, 3].map(() => ['t', 'a', 5_000]));
  expect(frames.at(-1)).toMatchObject({
    task_id: 't',
    content: { compare_results: [{ pid: 'a8b00086-f8a1-55ac-9cbe-c1c7f79d5bff', success: false }] },
  });
});

it('tells no choice of specifications that the caller has named, and every step of a task that is done', async () => {
  const named = [{ ts_number: 'TS 38.300' }];
  expect((await framesOf(['recommending', 'comparing', 'charted'], named)).told).toEqual([
    ...['PROCESSING INIT', 'PROCESSING FIND_SECTIONS', 'PROCESSING CC_COMPARE', 'FINISH'],
  ]);
  expect((await framesOf(['charted'])).told).toEqual([
    ...['PROCESSING INIT', 'PROCESSING RECOMMEND_TS', 'PROCESSING FIND_SECTIONS', 'PROCESSING CC_COMPARE', 'FINISH'],
  ]);
});
