// The two loops that a sentence encoder spends its time in: a matrix times another, and one vector against many.

/**
 * c = a * b for 32-bit floats. `a`: `m` rows of `k` numbers, the next one `aStep` bytes on (rows may overlap, which is
 * what a convolution is). `b`: in panels of eight columns, `k` rows of eight each. `c`: `m` rows of `n`, the next one
 * `cStep` bytes on. `m` is a multiple of 4, `n` of 8.
 */
export function multiply(a: usize, aStep: usize, b: usize, c: usize, cStep: usize, m: i32, n: i32, k: i32): void {
  const panel = (<usize>k) << 5;
  for (let column = 0; column < n; column += 8, b += panel) {
    let row = a;
    let into = c + ((<usize>column) << 2);
    for (let i = 0; i < m; i += 4, row += aStep << 2, into += cStep << 2) {
      let a0 = row;
      let a1 = row + aStep;
      let a2 = a1 + aStep;
      let a3 = a2 + aStep;
      let s00 = f32x4.splat(0);
      let s01 = s00;
      let s10 = s00;
      let s11 = s00;
      let s20 = s00;
      let s21 = s00;
      let s30 = s00;
      let s31 = s00;
      const end = b + panel;
      for (let at = b; at < end; at += 32) {
        const b0 = v128.load(at);
        const b1 = v128.load(at, 16);
        const x0 = v128.load32_splat(a0);
        s00 = f32x4.relaxed_madd(x0, b0, s00);
        s01 = f32x4.relaxed_madd(x0, b1, s01);
        const x1 = v128.load32_splat(a1);
        s10 = f32x4.relaxed_madd(x1, b0, s10);
        s11 = f32x4.relaxed_madd(x1, b1, s11);
        const x2 = v128.load32_splat(a2);
        s20 = f32x4.relaxed_madd(x2, b0, s20);
        s21 = f32x4.relaxed_madd(x2, b1, s21);
        const x3 = v128.load32_splat(a3);
        s30 = f32x4.relaxed_madd(x3, b0, s30);
        s31 = f32x4.relaxed_madd(x3, b1, s31);
        a0 += 4;
        a1 += 4;
        a2 += 4;
        a3 += 4;
      }
      v128.store(into, s00);
      v128.store(into, s01, 16);
      v128.store(into + cStep, s10);
      v128.store(into + cStep, s11, 16);
      v128.store(into + (cStep << 1), s20);
      v128.store(into + (cStep << 1), s21, 16);
      v128.store(into + 3 * cStep, s30);
      v128.store(into + 3 * cStep, s31, 16);
    }
  }
}

/**
 * The inner products of one vector of signed bytes with `n` that lie one after the other, as i32. `size`: numbers of a
 * vector, a multiple of 16 and below 2^17.
 */
export function products(one: usize, many: usize, n: i32, size: i32, into: usize): void {
  for (let i = 0; i < n; i++, into += 4) {
    let sum = i32x4.splat(0);
    const end = one + <usize>size;
    for (let at = one; at < end; at += 16, many += 16) {
      const x = v128.load(at);
      const y = v128.load(many);
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_s(x), i16x8.extend_low_i8x16_s(y)));
      sum = i32x4.add(sum, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_s(x), i16x8.extend_high_i8x16_s(y)));
    }
    store<i32>(
      into,
      i32x4.extract_lane(sum, 0) + i32x4.extract_lane(sum, 1) + i32x4.extract_lane(sum, 2) + i32x4.extract_lane(sum, 3),
    );
  }
}
