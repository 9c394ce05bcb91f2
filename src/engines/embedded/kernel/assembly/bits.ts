// Single bits and packed values in memory: parts of other kernels, inlined there.

/** Sets a bit of a bitmap. */
export function setBit(bits: usize, n: u32): void {
  const at = bits + ((n >> 5) << 2);
  store<u32>(at, load<u32>(at) | (1 << (n & 31)));
}

/**
 * Value `i` of those of `width` bits (below 26, or 32) that are packed from `at`; reads four bytes from where it
 * begins.
 */
export function packed(at: usize, i: u32, width: u32): u32 {
  const bit = i * width;
  const value = load<u32>(at + (bit >> 3)) >> (bit & 7);
  return width === 32 ? value : value & ((1 << width) - 1);
}
