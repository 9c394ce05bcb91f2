import { expect, it, vi } from 'vitest';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import type { Isolation } from '#isolation/job.ts';
import { variants } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { drawSvg } from '#pictures/svg.ts';
import { startTestService } from '#testing/service.ts';
import { type Asker, picturesLike } from './picture-search.ts';

/** Three jobs describe them. */
const marks = demoMarks()
  .filter(({ pictures }) => pictures.length > 0)
  .slice(0, 51);

it('goes on with the pictures that were not described when a caller went away', async () => {
  await using service = await startTestService({ groups: [] });
  const { corpus } = service;
  await corpus.put(trademarks, marks);
  const described: number[] = [];
  const gone = new AbortController();
  const run: Isolation['run'] = async (job, input, { signal, account }) => {
    signal.throwIfAborted();
    if (job.name === 'describe-pictures') described.push((input as { ids: readonly string[] }).ids.length);
    if (described.length === 2) gone.abort(new Error('gone'));
    return job.run(input, { corpus } as never, { signal, account, send: async () => {} });
  };
  const asker = (signal: AbortSignal) => ({ services: { corpus, isolation: { run } }, account: { id: 'a' }, signal });
  const [mark] = marks;
  const asked = variants(drawnIn(drawSvg(mark!.pictures[0]!.svg!)!));
  const like = (signal: AbortSignal) =>
    picturesLike('marks', [asked], { kind: 'all' }, asker(signal) as unknown as Asker, () => {});

  await expect(like(gone.signal)).rejects.toThrow('gone');
  expect(described).toEqual([25, 25]);
  const found = await like(new AbortController().signal);
  expect(described).toEqual([25, 25, 1]);
  expect(found.map(({ record }) => record).sort()).toEqual(marks.map(({ id }) => id).sort());
  expect(found[0]).toMatchObject({ record: mark!.id, score: expect.closeTo(1, 1) });
  await like(new AbortController().signal);
  expect(described).toHaveLength(3);
});

it('says how far it is before the time of a call is over, and the next one goes on', async () => {
  await using service = await startTestService({ groups: [] });
  const { corpus } = service;
  await corpus.put(trademarks, marks);
  let described = 0;
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const run: Isolation['run'] = async (job, input, { signal, account }) => {
    if (job.name === 'describe-pictures') {
      described += (input as { ids: readonly string[] }).ids.length;
      now += 21_000;
    }
    return job.run(input, { corpus } as never, { signal, account, send: async () => {} });
  };
  const asker = {
    services: { corpus, isolation: { run } },
    account: { id: 'a' },
    signal: new AbortController().signal,
  } as unknown as Asker;
  const asked = variants(drawnIn(drawSvg(marks[0]!.pictures[0]!.svg!)!));
  const like = () => picturesLike('marks', [asked], { kind: 'all' }, asker, () => {});
  try {
    await expect(like()).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining('50 of 51 records are done.'),
    });
    expect(await like()).toHaveLength(51);
    expect(described).toBe(51);
  } finally {
    vi.restoreAllMocks();
  }
});
