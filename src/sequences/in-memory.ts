import { END, encode, type SequenceKind } from './letters.ts';
import { candidatesIn, type Stretch, type Subjects } from './search.ts';

/**
 * Subjects held in memory, by their places in a list: for tests, measurements and small sets. They are laid end to end
 * once: a million arrays of their own would be gone through by each collection of garbage.
 */
export function subjectsOf(kind: SequenceKind, all: readonly string[], per_stretch = 1_000): Subjects {
  const stretches: Stretch[] = [];
  let letters = 0;
  for (let from = 0; from < all.length; from += per_stretch) {
    const some = all.slice(from, from + per_stretch).map((each, i) => ({ slot: from + i, codes: encode(kind, each) }));
    letters += some.reduce((sum, { codes }) => sum + codes.length, 0);
    stretches.push(stretchOf(some));
  }
  return {
    count: all.length,
    letters,
    codes(slot) {
      const { codes, starts, lengths } = stretches[Math.floor(slot / per_stretch)]!;
      const n = slot % per_stretch;
      return codes.subarray(starts[n]!, starts[n]! + lengths[n]!);
    },
    candidates: async (question) => candidatesIn(question, stretches),
  };
}

/** Sequences laid end to end, END before, between and after them. */
export function stretchOf(all: readonly { readonly slot: number; readonly codes: Uint8Array }[]): Stretch {
  const total = all.reduce((sum, { codes }) => sum + codes.length + 1, 1);
  const codes = new Uint8Array(total).fill(END);
  const starts = new Uint32Array(all.length);
  const lengths = new Uint32Array(all.length);
  const slots = new Uint32Array(all.length);
  let at = 1;
  for (const [i, one] of all.entries()) {
    codes.set(one.codes, at);
    [starts[i], lengths[i], slots[i]] = [at, one.codes.length, one.slot];
    at += one.codes.length + 1;
  }
  return { codes, starts, lengths, slots };
}
