import { expect, it } from 'vitest';
import { flowOf, flows } from './flows.ts';
import { jobs } from './jobs.ts';

it('every job and every flow stands under its own name', async () => {
  const loaded = await Promise.all(Object.values(jobs).map((load) => load()));
  expect(loaded.map(({ name }) => name)).toEqual(Object.keys(jobs));
  expect(loaded).toHaveLength(48);
  const all = await flows();
  expect(await Promise.all(all.map(({ name }) => flowOf(name)))).toEqual(all);
  expect(all).toHaveLength(30);
});
