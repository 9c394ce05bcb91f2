import { expect, it } from 'vitest';
import { flowPages } from '../pages/flows/pages.ts';
import { ASSISTANTS, taskAt } from './places.ts';

it('every assistant is named by its own title, in the order of its pages', () => {
  const title = (word: string) => word;
  expect(ASSISTANTS.map(({ id, flow, name, to }) => [id, flow, name, to])).toEqual(
    flowPages.map((page) => [page.id, page.flow, page.title(title), `/flows/${page.id}`]),
  );
});

it('a task is found at the pages of its flow', () => {
  expect(taskAt({ flow: 'fto-search', task_id: '7' })).toBe('/flows/fto/7');
  expect(taskAt({ flow: 'unknown', task_id: '7' })).toBeUndefined();
});
