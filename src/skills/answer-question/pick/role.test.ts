import { expect, it } from 'vitest';
import { fitOfRole, roleOf } from './role.ts';

it.each([
  ['A drawback common to these solutions is that hot gas spreads through the housing.', 'en', 'problem'],
  ['The spread is stopped by a barrier that is arranged between the cells.', 'en', 'means'],
  ['To overcome this problem, the pack comprises a barrier between each two cells.', 'en', 'means'],
  ['The service life of the pack is prolonged.', 'en', 'effect'],
  ['现有的电池存在热失控容易扩散的问题。', 'zh', 'problem'],
  ['通过设置隔板，使得热失控不会扩散。', 'zh', 'means'],
] as const)('%s', (text, lang, role) => {
  expect(roleOf(text, lang)).toBe(role);
});

it('tells what is wrong in the background, whatever its words', () => {
  expect(roleOf('A seal is pressed on by a spring.', 'en', 'background')).toBe('problem');
  expect(roleOf('Embodiments relate to limiting leaks by seals.', 'en', 'field')).toBe('field');
});

it('counts less where a way is asked for and a problem is told, and as much for any other question', () => {
  expect(fitOfRole('problem', 'manner')).toBe(0.45);
  expect(fitOfRole('means', 'manner')).toBe(1);
  expect(fitOfRole('problem', 'problem')).toBe(1);
});
