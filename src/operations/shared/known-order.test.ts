import { expect, it } from 'vitest';
import { knownOrder } from './known-order.ts';

it('orders by a number, up or down, and what has none comes last', () => {
  const all: readonly (readonly [name: string, number?])[] = [
    ...([['a'], ['b', 2], ['c', 1], ['d'], ['e', 2], ['f', 3]] as const),
  ];
  const sorted = (order: 'asc' | 'desc') =>
    [...all]
      .sort(knownOrder(([, number]) => number, order))
      .map(([name]) => name)
      .join('');
  expect([sorted('asc'), sorted('desc')]).toEqual(['cbefad', 'fbecad']);
});
