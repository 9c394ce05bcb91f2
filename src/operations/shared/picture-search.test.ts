import { expect, it } from 'vitest';
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
