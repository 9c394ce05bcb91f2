import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { givenDay } from './given-day.ts';

it.each([
  [undefined, undefined],
  ['  ', undefined],
  ['20200131', 20200131],
  [' 2020-01-31 ', 20200131],
  ['20200229', 20200229],
])('%s is %s', (text, day) => {
  expect(givenDay('from', text)).toBe(day);
});

it.each(['20200100', '20200000', '2020-01', '31.01.2020', '20210229', '2020-1-31', 'x20200131', '20200131x'])(
  '%s is refused with its field',
  (text) => {
    const { message, details } = thrown(() => givenDay('from', text));
    expect(message).toBe(`from: "${text}" is not a day; write yyyyMMdd, such as 20200131.`);
    expect(details).toEqual({ field: 'from' });
  },
);

it('shows no more of a long text than its beginning', () => {
  expect(thrown(() => givenDay('from', 'x'.repeat(41))).message).toContain(`from: "${'x'.repeat(40)}" is`);
});
