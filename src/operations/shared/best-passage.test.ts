import { expect, it } from 'vitest';
import { bestPassage } from './best-passage.ts';
import type { Marker } from './marks.ts';

const WORDS = ['alpha', 'beta', 'gamma'];
/** Marks each of three words. */
const marker: Marker<'text'> = {
  leaves: () => WORDS.length,
  marks: (_, text) =>
    [...text.matchAll(/alpha|beta|gamma/g)].map(({ 0: word, index }) => ({
      ...{ start: index, end: index + word.length, leaf: WORDS.indexOf(word) },
    })),
};
const best = (...texts: string[]) => {
  const found = bestPassage(
    texts.map((text) => ({ text })),
    ['text'],
    marker,
    () => 'text',
  );
  return found && { unit: texts.indexOf(found.unit.text), ...found.passage };
};
/** As many words of five signs, each with a blank behind it. */
const words = (count: number) => 'other '.repeat(count);

it('reads on where a part that can say less has said all it can', () => {
  const leaves = { title: 1, text: 3 };
  const units = [{ part: 'title', text: 'alpha' } as const, { part: 'text', text: 'alpha beta' } as const];
  const both: Marker<keyof typeof leaves> = {
    leaves: (part) => leaves[part],
    marks: (_, text) => marker.marks('text', text),
  };
  expect(bestPassage(units, ['title', 'text'], both, ({ part }) => part)?.unit).toBe(units[1]);
});

it('shows the first of the units that say most of what was asked for, however often they say it', () => {
  expect(best()).toBeUndefined();
  const said = { start: 0, end: 10, cut_before: false, cut_after: false };
  expect(best('no word', 'alpha here', 'beta there', 'gamma gamma')).toEqual({
    ...{ ...said, unit: 1, text: 'alpha here' },
    marks: [{ start: 0, end: 5, leaf: 0 }],
  });
  expect(best('alpha alpha alpha', 'beta gamma')).toEqual({
    ...{ ...said, unit: 1, text: 'beta gamma' },
    marks: [
      { start: 0, end: 4, leaf: 1 },
      { start: 5, end: 10, leaf: 2 },
    ],
  });
});

it('reads no further than where all that was asked for is', () => {
  const read: string[] = [];
  const units = (function* () {
    for (const text of ['alpha', 'alpha beta gamma', 'gamma beta alpha']) {
      read.push(text);
      yield { text };
    }
  })();
  expect(bestPassage(units, ['text'], marker, () => 'text')?.unit.text).toBe('alpha beta gamma');
  expect(read).toEqual(['alpha', 'alpha beta gamma']);
});

it('shows 340 signs whole, and of more the beginning where nothing of it was asked for', () => {
  expect(best('x'.repeat(340))).toMatchObject({ start: 0, end: 340, cut_after: false });
  expect(best('x'.repeat(341))).toMatchObject({ start: 0, end: 340, cut_after: true });
  // up to the last whole word
  expect(best(words(60))).toMatchObject({ start: 0, end: 335, cut_before: false, cut_after: true, marks: [] });
  // unless that is before the middle
  expect(best(`${words(28)}${'x'.repeat(400)}`)).toMatchObject({ start: 0, end: 340 });
  expect(best(`${words(29)}${'x'.repeat(400)}`)).toMatchObject({ start: 0, end: 173 });
});

it('shows of a long text the window with the most different words, from a whole word some before the first', () => {
  const near = `${words(50)}alpha alpha ${words(60)}beta and gamma ${words(60)}`;
  const found = best(near)!;
  expect([near.indexOf('beta'), found.start, found.end]).toEqual([672, 618, 956]);
  expect([found.cut_before, found.cut_after, found.text.slice(0, 8)]).toEqual([true, true, 'other ot']);
  expect(found.marks).toEqual([
    { start: 54, end: 58, leaf: 1 },
    { start: 63, end: 68, leaf: 2 },
  ]);
});

it('counts words within four fifths of a passage, and keeps the first of windows that say as much', () => {
  // from the beginning of `alpha` to the end of `beta`: 272 signs, and 273
  const at = (gap: number) => best(`${words(50)}gamma ${words(50)}alpha${' '.repeat(gap)}beta ${words(60)}`)!;
  expect([at(263).start, at(264).start]).toEqual([552, 246]);
});

it('ends with the text', () => {
  const text = `${words(100)}alpha end`;
  expect(best(text)).toMatchObject({ start: 270, end: text.length, cut_before: true, cut_after: false });
});
