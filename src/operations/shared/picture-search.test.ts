import { expect, it } from 'vitest';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import type { Isolation } from '#isolation/job.ts';
import { variants } from '#pictures/describe.ts';
import { drawnIn } from '#pictures/drawn.ts';
import { drawSvg } from '#pictures/svg.ts';
import { startTestService } from '#testing/service.ts';
import { type Asker, figuresOf, picturesLike } from './picture-search.ts';

const marks = demoMarks()
  .filter(({ pictures }) => pictures.length > 0)
  .slice(0, 12);

it('goes on with what is described when a caller goes away, and follows what is written and deleted', async () => {
  await using service = await startTestService({ groups: [] });
  const { corpus } = service;
  await corpus.put(trademarks, marks);
  const jobs: string[] = [];
  let going: AbortController | undefined = new AbortController();
  const run: Isolation['run'] = async (job, input, { signal, account }) => {
    signal.throwIfAborted();
    jobs.push(job.name);
    // the first job has time for one batch alone
    const limited = going && job.name === 'follow-pictures' ? { for_ms: 0 } : input;
    const answer = await job.run(limited as never, { corpus } as never, { signal, account, send: async () => {} });
    if (limited !== input) {
      going!.abort(new Error('gone'));
      going = undefined;
    }
    return answer;
  };
  const notes: string[] = [];
  const like = (mark: (typeof marks)[number], signal = new AbortController().signal) =>
    picturesLike(
      'marks',
      [variants(drawnIn(drawSvg(mark.pictures[0]!.svg!)!))],
      { kind: 'all' },
      { services: { corpus, isolation: { run } }, account: { id: 'a' }, signal } as unknown as Asker,
      (text) => notes.push(text),
    );

  const [first, second] = marks as [(typeof marks)[number], (typeof marks)[number]];
  await expect(like(first, going.signal)).rejects.toThrow('gone');
  const found = await like(first);
  expect(found.map(({ record }) => record).sort()).toEqual(marks.map(({ id }) => id).sort());
  expect(found[0]).toMatchObject({ record: first.id, score: expect.closeTo(1, 3), place: 0 });
  expect(figuresOf(found.slice(0, 1), { corpus })[0]).toMatchObject({ figure: '0' });

  // nothing was written: nothing is looked for
  jobs.length = 0;
  await like(first);
  expect(jobs).toEqual(['compare-pictures']);

  // another picture of a mark that is known, and one that is gone
  await corpus.put(trademarks, [{ ...first, pictures: [{ svg: second.pictures[0]!.svg! }] }]);
  await corpus.delete(trademarks, [second.id]);
  const again = await like(second);
  expect(again).toHaveLength(11);
  expect(again[0]).toMatchObject({ record: first.id, score: expect.closeTo(1, 3) });
  expect(notes).toEqual([]);
});
