/** Points as rows of one array: point i from `i * dimensions`. */
export interface Points {
  readonly count: number;
  readonly dimensions: number;
  readonly values: ArrayLike<number>;
}

/** The others of a point, the nearest first; of equal distance, the lesser number first. */
function othersOf({ count, dimensions, values }: Points, point: number): Uint32Array {
  const distances = new Float64Array(count);
  for (let j = 0; j < count; j++)
    for (let d = 0; d < dimensions; d++)
      distances[j]! += (values[j * dimensions + d]! - values[point * dimensions + d]!) ** 2;
  return Uint32Array.from({ length: count }, (_, j) => j)
    .filter((j) => j !== point)
    .sort((a, b) => distances[a]! - distances[b]! || a - b);
}

/**
 * How far neighbours on a map are neighbours in the space that it shows (trustworthiness), and the other way round
 * (continuity): 1 is best, each of the `k` nearest of every point looked at.
 * @param k Below half of the points.
 * @see Venna and Kaski, "Neighborhood preservation in nonlinear projection methods", ICANN 2001, equations 1 and 2
 */
export function neighbourhoods(space: Points, map: Points, k: number): { trustworthiness: number; continuity: number } {
  const n = space.count;
  let intruders = 0;
  let missing = 0;
  for (let i = 0; i < n; i++) {
    const [inSpace, onMap] = [othersOf(space, i), othersOf(map, i)];
    const ranks = (order: Uint32Array) => {
      const rank = new Uint32Array(n);
      for (const [at, j] of order.entries()) rank[j] = at + 1;
      return rank;
    };
    const [rankInSpace, rankOnMap] = [ranks(inSpace), ranks(onMap)];
    for (const j of onMap.subarray(0, k)) intruders += Math.max(0, rankInSpace[j]! - k);
    for (const j of inSpace.subarray(0, k)) missing += Math.max(0, rankOnMap[j]! - k);
  }
  const scale = 2 / (n * k * (2 * n - 3 * k - 1));
  return { trustworthiness: 1 - scale * intruders, continuity: 1 - scale * missing };
}
