/** A logistic curve through a growing sum: `saturation / (1 + exp(-rate * (t - midpoint)))`. */
export interface Logistic {
  /** What the sum tends to. */
  readonly saturation: number;
  /** When half of it is reached, in the unit of time. */
  readonly midpoint: number;
  /** Per unit of time. */
  readonly rate: number;
  /** Share of the variance of the sums that the curve explains. */
  readonly r2: number;
}

/** From a tenth to nine tenths of the saturation: ln(81) / rate. */
export const takeoverTime = ({ rate }: Logistic): number => Math.log(81) / rate;

/** Stages of a life cycle by the share of saturation that is reached: below 10, 50, 90 per cent, and above. */
export const STAGES = ['emergence', 'growth', 'maturity', 'saturation'] as const;

/** The stage at a time. */
export function stageAt({ midpoint, rate }: Logistic, time: number): (typeof STAGES)[number] {
  const reached = 1 / (1 + Math.exp(-rate * (time - midpoint)));
  return STAGES[reached < 0.1 ? 0 : reached < 0.5 ? 1 : reached < 0.9 ? 2 : 3];
}

/** Points below which no curve is fitted: it has three parameters. */
const LEAST_POINTS = 6;
const ROUNDS = 200;

/**
 * Fits a logistic curve by least squares (Levenberg-Marquardt, from the last sum and the time of its half). Undefined
 * for fewer than six points, a sum that does not grow, or no curve that is finite and rises.
 * @param points Times, ascending, with sums.
 * @see D. Marquardt, "An Algorithm for Least-Squares Estimation of Nonlinear Parameters", J. SIAM 11 (1963)
 */
export function fitLogistic(points: readonly (readonly [time: number, sum: number])[]): Logistic | undefined {
  const last = points.at(-1)?.[1] ?? 0;
  const first = points[0]?.[1] ?? 0;
  if (points.length < LEAST_POINTS || !(last > first)) return undefined;
  const half = points.find(([, sum]) => sum >= last / 2)![0];
  const span = points.at(-1)![0] - points[0]![0];
  let at: Parameters = [last * 1.1, 4 / span, half];
  let error = errorOf(points, at);
  let damping = 1e-2;
  for (let round = 0; round < ROUNDS && damping < 1e12; round++) {
    const step = stepOf(points, at, damping);
    const next: Parameters | undefined = step && [at[0] + step[0], at[1] + step[1], at[2] + step[2]];
    const better = next ? errorOf(points, next) : Number.NaN;
    if (next && next[0] > 0 && next[1] > 0 && better <= error) {
      const done = error - better < 1e-12 * (1 + error);
      at = next;
      error = better;
      damping /= 3;
      if (done) break;
    } else damping *= 4;
  }
  const mean = points.reduce((sum, [, value]) => sum + value, 0) / points.length;
  const total = points.reduce((sum, [, value]) => sum + (value - mean) ** 2, 0);
  const [saturation, rate, midpoint] = at;
  const fitted = { saturation, midpoint, rate, r2: 1 - error / total };
  return Object.values(fitted).every(Number.isFinite) ? fitted : undefined;
}

type Parameters = readonly [saturation: number, rate: number, midpoint: number];

const errorOf = (points: readonly (readonly [number, number])[], [saturation, rate, midpoint]: Parameters): number =>
  points.reduce((sum, [time, value]) => sum + (value - saturation / (1 + Math.exp(-rate * (time - midpoint)))) ** 2, 0);

/** The damped step: (J'J + damping * diag(J'J)) step = J' residuals; undefined where it has no solution. */
function stepOf(
  points: readonly (readonly [number, number])[],
  [saturation, rate, midpoint]: Parameters,
  damping: number,
): Parameters | undefined {
  const a = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const [time, value] of points) {
    const reached = 1 / (1 + Math.exp(-rate * (time - midpoint)));
    const slope = saturation * reached * (1 - reached);
    const row = [reached, slope * (time - midpoint), -slope * rate];
    const residual = value - saturation * reached;
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) a[i]![j]! += row[i]! * row[j]!;
      a[i]![3]! += row[i]! * residual;
    }
  }
  for (let i = 0; i < 3; i++) a[i]![i]! *= 1 + damping;
  return solved(a);
}

/** Solves three equations by elimination with the largest pivot. */
function solved(a: number[][]): Parameters | undefined {
  for (let i = 0; i < 3; i++) {
    const pivot = [i, i + 1, i + 2]
      .filter((row) => row < 3)
      .reduce((x, y) => (Math.abs(a[y]![i]!) > Math.abs(a[x]![i]!) ? y : x));
    [a[i], a[pivot]] = [a[pivot]!, a[i]!];
    if (!(Math.abs(a[i]![i]!) > 0)) return undefined;
    for (let row = i + 1; row < 3; row++) {
      const factor = a[row]![i]! / a[i]![i]!;
      for (let column = i; column < 4; column++) a[row]![column]! -= factor * a[i]![column]!;
    }
  }
  const x = [0, 0, 0];
  for (let i = 2; i >= 0; i--) {
    let sum = a[i]![3]!;
    for (let column = i + 1; column < 3; column++) sum -= a[i]![column]! * x[column]!;
    x[i] = sum / a[i]![i]!;
  }
  return x.every(Number.isFinite) ? [x[0]!, x[1]!, x[2]!] : undefined;
}
