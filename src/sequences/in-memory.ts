import { END, encode, type SequenceKind } from './letters.ts';
import { candidatesIn, type Stretch, type Subjects } from './search.ts';

/** Subjects held in memory, by their places in a list: for tests, measurements and small sets. */
export function subjectsOf(kind: SequenceKind, all: readonly string[], per_stretch = 1_000): Subjects {
  const codes = all.map((letters) => encode(kind, letters));
  return {
    count: all.length,
    letters: codes.reduce((sum, each) => sum + each.length, 0),
    codes: (slot) => codes[slot]!,
    candidates: async (question) => candidatesIn(question, stretches()),
  };
  function* stretches() {
    for (let from = 0; from < codes.length; from += per_stretch)
      yield stretchOf(codes.slice(from, from + per_stretch).map((each, i) => ({ slot: from + i, codes: each })));
  }
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
