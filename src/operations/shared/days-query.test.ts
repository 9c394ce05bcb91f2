import { expect, it } from 'vitest';
import { daysQuery } from './days-query.ts';

const backwards = (): never => {
  throw new RangeError('backwards');
};
const days = (from?: number, to?: number) => daysQuery('PBD', from, to, backwards);

it('a year or a month reaches to its last day, a day to itself', () => {
  expect([days(20100000, 20110000), days(20100300, 20100300), days(20100305, 20100305)]).toEqual([
    { kind: 'range', field: 'PBD', from: '20100000', to: '20111231' },
    { kind: 'range', field: 'PBD', from: '20100300', to: '20100331' },
    { kind: 'range', field: 'PBD', from: '20100305', to: '20100305' },
  ]);
});

it('either end may be open, and both are no restriction', () => {
  expect([days(20100305), days(undefined, 20100000), days()]).toEqual([
    { kind: 'range', field: 'PBD', from: '20100305' },
    { kind: 'range', field: 'PBD', to: '20101231' },
    undefined,
  ]);
});

it('a first day behind the last one is refused', () => {
  expect(() => days(20110101, 20101231)).toThrow('backwards');
  expect(() => days(20101231, 20100000)).not.toThrow();
});
