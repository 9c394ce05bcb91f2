import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { Type } from '#typebox.mjs';
import type { Model } from './model.ts';
import { openAiCompatible } from './openai-compatible.ts';
import { waitedFor, withPatience } from './patience.ts';

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  // what loading takes does not count
  endpoint.script({ say: '"loaded"' });
  await model().object(Type.String(), call());
});
afterAll(() => endpoint.close());

const model = () =>
  openAiCompatible({
    ...{ url: endpoint.url, model: 'tiny', timeout_ms: 60_000, concurrency: 2, retries: 3 },
    ...{ context_tokens: 8_000, max_output_tokens: 500 },
  });
const call = () => ({
  prompt: { instructions: 'Be brief.', turns: [{ role: 'user' as const, text: 'What is a lidar?' }] },
  account: 'a1',
  signal: new AbortController().signal,
});
const over = { name: 'ModelError', kind: 'timeout', message: 'The time in which the model may be waited for is over.' };

it('a model is waited for until the time of all calls together is over', async () => {
  const patient = waitedFor(model(), 1_500);
  endpoint.script({ say: '["ranging"]' });
  expect((await patient.object(Type.Array(Type.String()), call())).value).toEqual(['ranging']);
  endpoint.script({ say: '["ranging", ', breaks: 'silence' });
  await expect(patient.object(Type.Array(Type.String()), call())).rejects.toMatchObject(over);
  await expect.poll(() => endpoint.asked[0]!.gone).toBe(true);
  await expect(patient.object(Type.Array(Type.String()), call())).rejects.toMatchObject(over);
  expect(endpoint.asked).toHaveLength(1);
});

it('a stream gives what came until then', async () => {
  endpoint.script({ say: 'A ranging ', breaks: 'silence' });
  const pieces: string[] = [];
  const read = async () => {
    for await (const piece of waitedFor(model(), 400).text(call())) pieces.push(piece);
  };
  await expect(read()).rejects.toMatchObject(over);
  expect(pieces.join('')).toBe('A ranging ');
});

it('leaves half of the time of a step for answering without a model', async () => {
  const without = { clock: Date.now, model: undefined };
  expect(withPatience(without, 10)).toBe(without);
  endpoint.script({ say: '', breaks: 'silence' });
  const began = performance.now();
  await expect(withPatience({ model: model() }, 400).model.object(Type.String(), call())).rejects.toMatchObject(over);
  expect(performance.now() - began).toBeGreaterThan(195);
});

it('is half of it to the millisecond', async () => {
  vi.useFakeTimers();
  try {
    const silent = {
      object: (_: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_answer, refuse) => signal.addEventListener('abort', () => refuse(signal.reason))),
    } as unknown as Model;
    const ended = vi.fn();
    void withPatience({ model: silent }, 400).model.object(Type.String(), call()).catch(ended);
    await vi.advanceTimersByTimeAsync(199);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(expect.objectContaining(over));
  } finally {
    vi.useRealTimers();
  }
});
