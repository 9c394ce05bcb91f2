import { expect, it } from 'vitest';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { startTestService } from '#testing/service.ts';
import { startPictureFollower } from './follower.ts';

it('describes pictures in a thread of its own, of what the index knows at first and of what is written later', async () => {
  await using service = await startTestService({ groups: [] });
  const { corpus, data_dir } = service;
  const marks = demoMarks().filter(({ pictures }) => pictures.length > 0);
  await corpus.put(trademarks, marks.slice(0, 3));
  const faults: unknown[] = [];
  const follower = startPictureFollower({
    ...{ at: sqliteCorpus(data_dir), corpus, poll_ms: 20 },
    on_error: (cause) => faults.push(cause),
  });
  const known = () => corpus.pictures!.records('marks');
  await expect.poll(known, { timeout: 20_000 }).toBe(3);
  await corpus.put(trademarks, marks.slice(3, 5));
  await expect.poll(known, { timeout: 20_000 }).toBe(5);
  await follower.close();
  expect(faults).toEqual([]);
});
