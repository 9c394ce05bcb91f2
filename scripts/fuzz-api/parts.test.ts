import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

/** A description in which each operation goes on to others. */
const described = (links: Readonly<Record<string, readonly string[]>>) => ({
  paths: Object.fromEntries(
    Object.entries(links).map(([operationId, to]) => [
      `/${operationId}`,
      {
        post: {
          operationId,
          responses: { 200: { links: Object.fromEntries(to.map((id) => [id, { operationId: id }])) } },
        },
      },
    ]),
  ),
});

describe('the parts that chains are run in', () => {
  it('hold every operation of a link beside one that it goes on from, from the beginning of the chain', () => {
    const many = Array.from({ length: 12 }, (_, at) => `look${at}`);
    const parts = partsOf(
      described({
        ...{ alone: [], search: many, look11: ['deep'], other: ['look3'], again: ['again'] },
        ...Object.fromEntries(['deep', ...many.slice(0, 11)].map((id) => [id, []])),
      }),
    );
    expect(parts).toEqual([
      ['again', 'other', 'look3', 'search', 'look10', 'look11', 'deep'],
      ['search', ...many.slice(0, 10)],
    ]);
  });
});
