import { fitLogistic, stageAt, takeoverTime } from './logistic.ts';

/** Least share of the variance that a curve explains before it is shown. */
const LEAST_R2 = 0.95;

/**
 * The life cycle of a technology by a logistic curve through its cumulated families; undefined where no curve fits.
 * @param filed Families by filing year, ascending, without gaps.
 * @param note Told where the curve's middle lies outside the years, so that it extrapolates.
 */
export function lifeCycle(
  filed: readonly (readonly [year: number, families: number])[],
  note: (sentence: string) => void,
) {
  // behind the last family that is stored, nothing says that there were none
  const known = filed.slice(0, filed.findLastIndex(([, families]) => families > 0) + 1);
  let sum = 0;
  const fitted = fitLogistic(known.map(([year, families]) => [year, (sum += families)] as const));
  if (!fitted || fitted.r2 < LEAST_R2) return undefined;
  const [first, last] = [known[0]![0], known.at(-1)![0]];
  if (fitted.midpoint < first || fitted.midpoint > last)
    note(
      `The life cycle extrapolates: half of its saturation is reached in ${Math.round(fitted.midpoint)}, outside ${first} to ${last}.`,
    );
  return {
    saturation: fitted.saturation,
    midpoint: fitted.midpoint,
    takeover_years: takeoverTime(fitted),
    r2: fitted.r2,
    stage: stageAt(fitted, last),
  };
}
