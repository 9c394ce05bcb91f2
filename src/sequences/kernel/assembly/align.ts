// The best scores of local alignments: Smith and Waterman 1981 with affine gaps (Gotoh 1982), eight sequences at once.

/** A letter that no sequence has: it matches nothing. */
const NONE: u32 = 31;
/** Codes of letters, and bytes of eight scores. */
const CODES = 32;
const EIGHT = 16;

/**
 * The best local score of a query of `m` codes with each of eight sequences, as eight i16 that begin at -32,768: the
 * greatest one stands for itself and all above it. `pairs`: scores as 32 rows of 32 i8. `sequences`: eight addresses,
 * `lengths`: eight u32. A gap of k letters costs `first` and k - 1 times `extend`. The loop works in 512 bytes at
 * `profile` and 32 for each code of the query at `ends`.
 */
export function scores(
  query: usize,
  m: i32,
  pairs: usize,
  sequences: usize,
  lengths: usize,
  first: i32,
  extend: i32,
  profile: usize,
  ends: usize,
  into: usize,
): void {
  const none = i16x8.splat(-32768);
  const opening = i16x8.splat(<i16>first);
  const going = i16x8.splat(<i16>extend);
  const half = i8x16.splat(16);
  let longest: u32 = 0;
  for (let k = 0; k < 8; k++) longest = max(longest, load<u32>(lengths + ((<usize>k) << 2)));
  const end = ends + ((<usize>m) << 5);
  for (let at = ends; at < end; at += 16) v128.store(at, none);
  let best = none;
  for (let j: u32 = 0; j < longest; j++) {
    for (let k = 0; k < 8; k++) {
      const length = load<u32>(lengths + ((<usize>k) << 2));
      store<u8>(profile + k, j < length ? load<u8>(load<u32>(sequences + ((<usize>k) << 2)) + j) : NONE);
    }
    const low = v128.load64_zero(profile);
    const high = i8x16.sub(low, half);
    for (let code = 0; code < CODES; code++) {
      const row = pairs + <usize>code * CODES;
      const score = v128.or(i8x16.swizzle(v128.load(row), low), i8x16.swizzle(v128.load(row, 16), high));
      v128.store(profile + <usize>code * EIGHT, i16x8.extend_low_i8x16_s(score));
    }
    let diagonal = none;
    let down = none;
    let q = query;
    for (let at = ends; at < end; at += 32) {
      let score = i16x8.add_sat_s(diagonal, v128.load(profile + ((<usize>load<u8>(q++)) << 4)));
      diagonal = v128.load(at);
      let across = v128.load(at, 16);
      score = i16x8.max_s(i16x8.max_s(score, across), down);
      best = i16x8.max_s(best, score);
      v128.store(at, score);
      const opened = i16x8.sub_sat_s(score, opening);
      across = i16x8.max_s(i16x8.sub_sat_s(across, going), opened);
      down = i16x8.max_s(i16x8.sub_sat_s(down, going), opened);
      v128.store(at, across, 16);
    }
  }
  v128.store(into, best);
}
