/** What two texts have in common, in order. */
export interface Agreement {
  readonly common: number;
  readonly expected: number;
  readonly read: number;
}

/** Words, and each ideograph by itself: what is counted. Blanks and case do not count, width of signs neither. */
export const unitsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/**
 * Length of the longest common subsequence of two texts in units, by the greedy algorithm on edit graphs.
 * @see Myers 1986, An O(ND) difference algorithm
 */
export function agreement(expected: readonly string[], read: readonly string[]): Agreement {
  const [n, m] = [expected.length, read.length];
  const reach = new Int32Array(2 * (n + m) + 3);
  const middle = n + m + 1;
  for (let edits = 0; edits <= n + m; edits++)
    for (let k = -edits; k <= edits; k += 2) {
      let x =
        k === -edits || (k !== edits && reach[middle + k - 1]! < reach[middle + k + 1]!)
          ? reach[middle + k + 1]!
          : reach[middle + k - 1]! + 1;
      while (x < n && x - k < m && x - k >= 0 && expected[x] === read[x - k]) x++;
      reach[middle + k] = x;
      if (x >= n && x - k >= m) return { common: (n + m - edits) / 2, expected: n, read: m };
    }
  throw new Error('unreachable: two texts are at most all their units apart');
}
