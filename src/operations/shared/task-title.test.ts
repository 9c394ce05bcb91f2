import { expect, it } from 'vitest';
import { taskTitle } from './task-title.ts';

it('is one line, cut at 120 characters where that is told', () => {
  expect(taskTitle(' A pump\n with\ta seal ')).toBe('A pump with a seal');
  expect(taskTitle('好'.repeat(120))).toBe('好'.repeat(120));
  expect(taskTitle('😀'.repeat(121))).toBe(`${'😀'.repeat(119)}…`);
});
