import { expect, it } from 'vitest';
import { halfOf, pointsOf } from './graded.ts';
import { GRADED } from './graded-questions.ts';
import type { Answer } from './run.ts';

const given = (kind: Answer['kind'], text: string, ...numbers: string[]): Answer => ({
  kind,
  text,
  unknown: [],
  not_stored: [],
  references: numbers.map((publication_number) => ({ publication_number }) as Answer['references'][number]),
});

it('gives a point for each part of a right answer, none for a wrong statement, less for one that is warned of', () => {
  const expected = { says: [['41 °C', '42 °C'], ['rise']], cites: ['US1A'], not: ['50 °C'] };
  expect(pointsOf(expected, given('found', '- “A rise to 42 °c” [1]', 'US1A'))).toBe(3);
  expect(pointsOf(expected, given('found', '- “A rise” [1]', 'US2A'))).toBe(1);
  expect(pointsOf(expected, given('found', '- “A rise to 42 °C or 50 °C” [1]', 'US1A'))).toBe(0);
  expect(pointsOf(expected, given('partly', '- “A rise to 42 °C” [1]', 'US1A'))).toBe(2);
  // words of a note or of a title state nothing, and the right document at the second place is half right
  expect(pointsOf(expected, given('found', '(No “rise”.)\n[1] US1A: 42 °C', 'US1A'))).toBe(1);
  expect(pointsOf({ cites: ['US1A'] }, given('found', '- “A rise” [1]', 'US2A', 'US1A'))).toBe(2);
  expect(pointsOf({ cites: ['US1A'] }, given('listed', '[2] US1A', 'US2A', 'US1A'))).toBe(3);
  expect(pointsOf({ declined: true }, given('nothing', ''))).toBe(3);
  expect(pointsOf({ declined: true }, given('partly', '“Cold.” [1]'))).toBe(1);
  expect(pointsOf({ declined: true }, given('found', '“Cold.” [1]'))).toBe(0);
  expect(pointsOf({ table: true }, given('counts', '| a | b |\n|---|---|\n| 1 | 2 |\n'))).toBe(3);
});

it('has questions of each kind in both halves, in both languages', () => {
  expect(GRADED.length).toBeGreaterThanOrEqual(80);
  expect(GRADED.filter(({ lang }) => lang === 'zh').length).toBeGreaterThanOrEqual(25);
  for (const kind of new Set(GRADED.map((one) => one.kind)))
    expect(new Set(GRADED.filter((one) => one.kind === kind).map(halfOf))).toEqual(new Set(['tune', 'report']));
});
