import { expect, it } from 'vitest';
import { NOVELTY_WORDS } from '../novelty-words.ts';
import { subtitleOf } from './report.ts';

it('says once what a report is', () => {
  const { en, zh } = NOVELTY_WORDS;
  expect(subtitleOf('Novelty search: reversing coolant', '2026-11-27', en)).toBe('2026-11-27');
  expect(subtitleOf('Reversing coolant', '2026-11-27', en)).toBe('Novelty search report, 2026-11-27');
  expect(subtitleOf(zh.report, '2026-11-27', zh)).toBe('2026-11-27');
});
