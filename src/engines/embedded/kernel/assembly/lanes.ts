// The 128 numbers of a block of postings (FORMAT.md): parts of other kernels.

const BLOCK: usize = 128;

/** 128 values of `width` bits (0 to 32) in lanes at `from`. */
export function unpackLanes(from: usize, width: i32, into: usize): void {
  if (width === 0) {
    memory.fill(into, 0, BLOCK << 2);
    return;
  }
  const mask = i32x4.splat(<i32>(<u32>-1 >> (32 - width)));
  let shift = 0;
  for (const end = into + (BLOCK << 2); into < end; into += 16) {
    let v = i32x4.shr_u(v128.load(from), shift);
    shift += width;
    if (shift >= 32) {
      from += 16;
      shift -= 32;
      if (shift > 0) v = v128.or(v, i32x4.shl(v128.load(from), width - shift));
    }
    v128.store(into, v128.and(v, mask));
  }
}

/** A number for all documents of a block. */
export function i32Fill(into: usize, value: i32): void {
  const all = i32x4.splat(value);
  for (const end = into + (BLOCK << 2); into < end; into += 16) v128.store(into, all);
}
