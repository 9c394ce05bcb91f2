// Which sequences have a stretch that is like a stretch of the query, letter for letter: all cells, sixteen at a time.

/** The code behind the last letter of each sequence. */
const END: usize = 31;

let profile: usize = 0;
let row: usize = 0;
let ends: usize = 0;
let least: i32 = 0;

/**
 * `profile_`: 32 rows of `row_` bytes, a row for each code: what it scores against each letter of the query, from byte
 * 32 on; all else is -128. 0: every sequence is alike. `row_`: a multiple of 16, at least the query's letters and 48.
 * `ends_`: `row_` bytes that the loop works in. `least_`: 1 to 255.
 */
export function setFilter(profile_: usize, row_: usize, ends_: usize, least_: i32): void {
  profile = profile_;
  row = row_;
  ends = ends_;
  least = least_;
}

/**
 * Whether a stretch without gaps of a sequence scores `least` or more against one of the query's; now and then yes
 * where none does, never the other way. Scores are signed bytes that begin at -128, so that what falls below 0 stays
 * there by itself.
 */
export function alike(at: usize, left: u32): bool {
  if (!profile) return true;
  const wanted = i8x16.splat(<i8>(least - 128));
  // eight letters at once go from the bytes at `at - 1` to those at `at + 7`, the last ones first
  const last = ends + row - 32;
  const shift = profile - ends;
  memory.fill(ends, 0x80, row);
  let best = i8x16.splat(-128);
  for (; ; at += 8) {
    const p0 = shift + (left > 0 ? <usize>load<u8>(at) : END) * row;
    const p1 = shift + (left > 1 ? <usize>load<u8>(at, 1) : END) * row + 1;
    const p2 = shift + (left > 2 ? <usize>load<u8>(at, 2) : END) * row + 2;
    const p3 = shift + (left > 3 ? <usize>load<u8>(at, 3) : END) * row + 3;
    const p4 = shift + (left > 4 ? <usize>load<u8>(at, 4) : END) * row + 4;
    const p5 = shift + (left > 5 ? <usize>load<u8>(at, 5) : END) * row + 5;
    const p6 = shift + (left > 6 ? <usize>load<u8>(at, 6) : END) * row + 6;
    const p7 = shift + (left > 7 ? <usize>load<u8>(at, 7) : END) * row + 7;
    for (let j = last; j > ends; j -= 16) {
      let score = i8x16.add_sat_s(v128.load(j - 1), v128.load(p0 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p1 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p2 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p3 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p4 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p5 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p6 + j));
      best = i8x16.max_s(best, score);
      score = i8x16.add_sat_s(score, v128.load(p7 + j));
      best = i8x16.max_s(best, score);
      v128.store(j, score, 7);
    }
    if (left <= 8) break;
    left -= 8;
  }
  return v128.any_true(i8x16.ge_s(best, wanted));
}
