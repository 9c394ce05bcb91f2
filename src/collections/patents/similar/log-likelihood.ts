/**
 * G² of a 2x2 table: `both` of `a` and `b` among `n`. Above 6.63 chance is below 1 %, above 10.83 below 0.1 %.
 * @see Dunning, "Accurate methods for the statistics of surprise and coincidence", Computational Linguistics 19 (1993)
 */
export function logLikelihood(both: number, a: number, b: number, n: number): number {
  const term = (observed: number, expected: number) => (observed > 0 ? observed * Math.log(observed / expected) : 0);
  return (
    2 *
    (term(both, (a * b) / n) +
      term(a - both, (a * (n - b)) / n) +
      term(b - both, ((n - a) * b) / n) +
      term(n - a - b + both, ((n - a) * (n - b)) / n))
  );
}
