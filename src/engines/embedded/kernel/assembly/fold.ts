// Folding of characters that become one unit each (`corpus/text/fold.ts`).

/** The greatest kind of such a unit. */
const LAST_SIMPLE: u32 = 9;
/** What the first 128 units fold to, and their kinds. */
const ascii: usize = memory.data(128, 16);
const asciiKinds: usize = memory.data(128, 16);

/** To be told of the table when the first 128 units are in it: the kind of each times 65,536, and what it folds to. */
export function foldAscii(table: usize): void {
  for (let unit: usize = 0; unit < 128; unit++) {
    const fold = load<u32>(table + (unit << 2));
    store<u8>(ascii + unit, <u8>fold);
    store<u8>(asciiKinds + unit, <u8>(fold >> 16));
  }
}

/** Sixteen bytes below 128, each looked up in a table of as many. */
function looked(table: usize, bytes: v128): v128 {
  let found = i8x16.swizzle(v128.load(table), bytes);
  for (let row: i32 = 1; row < 8; row++) {
    const here = i8x16.sub(bytes, i8x16.splat(<i8>(row << 4)));
    found = v128.or(found, i8x16.swizzle(v128.load(table + ((<usize>row) << 4)), here));
  }
  return found;
}

/**
 * Folds `n` units as far as the table knows them and each becomes one; answers how many those are. Up to 16 units and
 * kinds behind them are written over.
 */
export function foldUnits(units: usize, n: u32, table: usize, chars: usize, kinds: usize): u32 {
  const above = i16x8.splat(<i16>0xff80);
  let i: u32 = 0;
  while (i < n) {
    const at = units + ((<usize>i) << 1);
    const low = v128.load(at);
    const high = v128.load(at, 16);
    if (!v128.any_true(v128.and(v128.or(low, high), above))) {
      const bytes = i8x16.narrow_i16x8_u(low, high);
      const folded = looked(ascii, bytes);
      const to = chars + ((<usize>i) << 1);
      v128.store(to, i16x8.extend_low_i8x16_u(folded));
      v128.store(to, i16x8.extend_high_i8x16_u(folded), 16);
      v128.store(kinds + <usize>i, looked(asciiKinds, bytes));
      i += 16;
      continue;
    }
    const end = min(i + 16, n);
    for (; i < end; i++) {
      const fold = load<u32>(table + ((<usize>load<u16>(units + ((<usize>i) << 1))) << 2));
      const kind = fold >> 16;
      if (fold === 0 || kind > LAST_SIMPLE) return i;
      store<u16>(chars + ((<usize>i) << 1), <u16>fold);
      store<u8>(kinds + <usize>i, <u8>kind);
    }
  }
  return min(i, n);
}
