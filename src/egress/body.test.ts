import { describe, expect, it } from 'vitest';
import { bodyWithin } from './body.ts';

/** A body in pieces, which notes how many were asked for and whether it was given up. */
function counted(pieces: readonly string[]) {
  const seen = { read: 0, closed: false };
  async function* body() {
    try {
      for (const piece of pieces) {
        seen.read++;
        yield Buffer.from(piece);
      }
    } finally {
      seen.closed = true;
    }
  }
  return { body: body(), seen };
}

describe('a body that is read whole', () => {
  it('is its pieces in their order, to the last byte that it may have', async () => {
    expect((await bodyWithin(counted(['ab', '', 'cd']).body, 4))?.toString()).toBe('abcd');
    expect((await bodyWithin(counted([]).body, 0))?.length).toBe(0);
  });

  it('is given up at the piece that is too much', async () => {
    const { body, seen } = counted(['ab', 'cde', 'f', 'g']);
    expect(await bodyWithin(body, 4)).toBeUndefined();
    expect(seen).toEqual({ read: 2, closed: true });
  });

  it('throws what reading throws', async () => {
    async function* broken() {
      yield Buffer.from('a');
      throw new Error('reset');
    }
    await expect(bodyWithin(broken(), 4)).rejects.toThrow('reset');
  });
});
