import type { LegalEvent } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { daysBetween } from '#patents/days.ts';
import { effectOfCode, usFeeStage } from '#patents/legal/offices.ts';
import { DUE, leastReturns, normalShare, type RenewalParameters } from './renewal.ts';

/** What is taken as given: a fit of three decisions tells mean and deviation, and no more. */
export type Assumed = Pick<RenewalParameters, 'decay' | 'discount' | 'fees' | 'price_year'>;

/** What owners of a US patent decided when its fees were due. */
export interface FeeHistory {
  /** Fees paid: 0 to 3. */
  readonly paid: number;
  /** The next fee was not paid, and the right lapsed; else it is not known yet what will be decided. */
  readonly declined: boolean;
  /** Years from grant to the end of the term. */
  readonly term: number;
}

/** How one decision was made, and how the fitted model says it is. */
export interface DecisionFit {
  /** Years after grant. */
  readonly due: number;
  /** Patents of which the decision is known. */
  readonly decided: number;
  /** Shares that paid: observed, and expected by the model. */
  readonly observed: number;
  readonly expected: number;
}

export interface RenewalFit {
  readonly mu: number;
  readonly sigma: number;
  /** Standard errors, of the curvature of the likelihood. */
  readonly mu_error: number;
  readonly sigma_error: number;
  readonly log_likelihood: number;
  readonly histories: number;
  readonly decisions: readonly DecisionFit[];
}

/** Below so many histories nothing is fitted. */
export const LEAST_HISTORIES = 200;
/** Patents that are read: the latest grants. */
const MOST_READ = 20_000;
const PORTION = 200;
/** The office's own codes of fees paid and of expiry for one that was not. */
const OFFICE_CODES = [
  'EXP.',
  ...['1', '2', '3'].flatMap((size) => ['1', '2', '3', '4', '5', '6'].map((n) => `M${size}55${n}`)),
];
const DAYS = 365.25;
/**
 * Years after grant at which a right lapses whose first, second, third fee was not paid, and how far off that may be.
 */
const LAPSES = [4, 8, 12] as const;
const MARGIN = 1;

/**
 * The fee history of a US patent as its events tell it; undefined where none is known, where it tells nothing yet, and
 * where payments and lapse contradict each other.
 */
export function feeHistory(patent: Patent): FeeHistory | undefined {
  const { authority, patent_type, grant_date, expiry_date, legal_events } = patent;
  if (authority !== 'US' || patent_type !== 'B' || grant_date === undefined || expiry_date === undefined)
    return undefined;
  const term = daysBetween(grant_date, expiry_date) / DAYS;
  const paid = Math.max(0, ...legal_events.map((event) => stageOf(event) ?? 0));
  const is = ({ code = '', fact }: LegalEvent, kind: 'lapse' | 'restoration', effect: string) =>
    fact?.kind === kind || effectOfCode('US', code) === effect;
  const lapse = legal_events.find((event) => is(event, 'lapse', 'lapsed'));
  const restored = legal_events.some((event) => is(event, 'restoration', 'restored'));
  if (!lapse || restored) return paid > 0 ? { paid, declined: false, term } : undefined;
  const due = LAPSES[paid];
  const age = lapse.date === undefined ? undefined : daysBetween(grant_date, lapse.date) / DAYS;
  if (due === undefined || (age !== undefined && Math.abs(age - due) > MARGIN)) return undefined;
  return { paid, declined: true, term };
}

/** Years of the life of a US patent that its three fees begin. */
const FEE_YEARS = [4, 8, 12];

/** Which of the three fees an event says was paid: by the office's code, by the year, or by the code that it names. */
function stageOf({ code = '', text = '', fact }: LegalEvent): number | undefined {
  const stage = usFeeStage(code);
  if (stage !== undefined) return stage;
  if (fact?.kind !== 'fee') return undefined;
  const year = FEE_YEARS.indexOf(fact.year ?? 0);
  return year >= 0 ? year + 1 : usFeeStage(/M[123]55[1-6]/.exec(text.slice(0, 500))?.[0] ?? '');
}

/** Known fee histories of the corpus: of its latest US grants with an event of a fee or a lapse. */
export async function feeHistories(
  corpus: Pick<Corpus, 'search' | 'get'>,
  onRead: (done: number, total: number) => void = () => {},
): Promise<FeeHistory[]> {
  const { hits } = await corpus.search(patents, {
    query: allOf(
      { kind: 'values', field: 'AUTHORITY', values: ['US'] },
      { kind: 'values', field: 'TYPE_GROUP', values: ['invention'] },
      anyOf(
        { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['fee', 'lapse'] },
        { kind: 'values', field: 'LEGAL_EVENT_CODE', values: OFFICE_CODES },
      ),
    ),
    ...{ sort: [{ field: 'PBD', order: 'desc' }], offset: 0, limit: MOST_READ },
  });
  const histories: FeeHistory[] = [];
  for (let from = 0; from < hits.length; from += PORTION) {
    onRead(from, hits.length);
    const ids = hits.slice(from, from + PORTION).map(({ id }) => id);
    for (const patent of await corpus.get(patents, ids)) {
      const history = feeHistory(patent);
      if (history) histories.push(history);
    }
  }
  return histories;
}

/**
 * A history as what it says of the first year's return: at least one bound, below the next where a fee was declined.
 */
interface Bounds {
  readonly low: number;
  readonly high: number;
  /** Logarithms of the returns from which each fee was worth paying, as far as the term reaches. */
  readonly thresholds: readonly number[];
  readonly history: FeeHistory;
}

function boundsOf(history: FeeHistory, assumed: Assumed): Bounds {
  // a fee is only reached by who paid those before it
  let most = 0;
  const thresholds = leastReturns(assumed, history.term).map((least) => Math.log((most = Math.max(most, least))));
  const { paid, declined } = history;
  const low = paid === 0 ? Number.NEGATIVE_INFINITY : thresholds[Math.min(paid, thresholds.length) - 1]!;
  const high = declined ? (thresholds[paid] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  return { low, high, thresholds, history };
}

const LEAST_SHARE = 1e-9;
const share = ({ low, high }: Pick<Bounds, 'low' | 'high'>, mu: number, sigma: number) =>
  Math.max(LEAST_SHARE, below(high, mu, sigma) - below(low, mu, sigma));
const below = (bound: number, mu: number, sigma: number) =>
  bound === Number.POSITIVE_INFINITY ? 1 : bound === Number.NEGATIVE_INFINITY ? 0 : normalShare((bound - mu) / sigma);

/**
 * Mean and deviation of the logarithm of the first year's return by maximum likelihood: a fee that was paid says that
 * the return was at least what made it worth paying, one that was not that it was less (ordered probit with known
 * bounds; Schankerman and Pakes 1986). Decay, discount and fees are taken as given.
 * @returns Why nothing is fitted, where the data does not suffice.
 */
export function fitRenewal(
  histories: readonly FeeHistory[],
  assumed: Assumed,
): RenewalFit | { readonly refused: string } {
  if (histories.length < LEAST_HISTORIES)
    return { refused: `${histories.length} patents have a known fee history, and ${LEAST_HISTORIES} are needed` };
  const bounds = histories.map((history) => boundsOf(history, assumed));
  const decided = DUE.map((_, i) =>
    bounds.filter(({ history: { paid, declined } }) => paid > i || (declined && paid === i)),
  );
  const split = decided.filter((all, i) => {
    const paid = all.filter(({ history }) => history.paid > i).length;
    return paid > 0 && paid < all.length;
  });
  if (split.length < 2)
    return {
      refused:
        'both who paid and who did not must be known at two fees or more: else one figure fits as well as another',
    };
  const likelihood = ([mu, logSigma]: readonly [number, number]) =>
    bounds.reduce((sum, each) => sum + Math.log(share(each, mu, Math.exp(logSigma))), 0);
  const start = bounds.flatMap(({ thresholds }) => thresholds.slice(0, 1)).sort((a, b) => a - b);
  const [mu, logSigma] = highest(likelihood, [start[start.length >> 1]! + 1, Math.log(1.5)]);
  const sigma = Math.exp(logSigma);
  const [mu_error, logSigmaError] = errorsOf(likelihood, [mu, logSigma]);
  return {
    ...{ mu, sigma, mu_error, sigma_error: sigma * logSigmaError },
    log_likelihood: likelihood([mu, logSigma]),
    histories: histories.length,
    decisions: decided.flatMap((all, i): DecisionFit[] => {
      const reached = all.filter(({ thresholds }) => thresholds.length > i);
      if (reached.length === 0) return [];
      const pays = ({ thresholds }: Bounds) => {
        const before = i === 0 ? 0 : below(thresholds[i - 1]!, mu, sigma);
        return (1 - below(thresholds[i]!, mu, sigma)) / Math.max(LEAST_SHARE, 1 - before);
      };
      const observed = reached.filter(({ history }) => history.paid > i).length / reached.length;
      const expected = reached.reduce((sum, each) => sum + pays(each), 0) / reached.length;
      return [{ due: DUE[i]!, decided: reached.length, observed, expected }];
    }),
  };
}

type Point = readonly [number, number];
const ROUNDS = 400;

/**
 * Where a function of two numbers is highest, by a simplex that moves uphill.
 * @see Nelder and Mead, "A simplex method for function minimization", Computer Journal 7 (1965)
 */
function highest(of: (at: Point) => number, from: Point): Point {
  const valued = (at: Point) => ({ at, value: of(at) });
  let simplex = [from, [from[0] + 0.5, from[1]], [from[0], from[1] + 0.3]].map((at) => valued(at as Point));
  for (let round = 0; round < ROUNDS; round++) {
    simplex.sort((a, b) => b.value - a.value);
    const [best, good, worst] = simplex as [(typeof simplex)[0], (typeof simplex)[0], (typeof simplex)[0]];
    if (Math.abs(best.value - worst.value) < 1e-9) break;
    const middle: Point = [(best.at[0] + good.at[0]) / 2, (best.at[1] + good.at[1]) / 2];
    const along = (by: number) =>
      valued([middle[0] + by * (middle[0] - worst.at[0]), middle[1] + by * (middle[1] - worst.at[1])]);
    const mirrored = along(1);
    if (mirrored.value > best.value) {
      const farther = along(2);
      simplex = [best, good, farther.value > mirrored.value ? farther : mirrored];
    } else if (mirrored.value > good.value) simplex = [best, good, mirrored];
    else {
      const nearer = along(mirrored.value > worst.value ? 0.5 : -0.5);
      const half = (one: typeof best) => valued([(one.at[0] + best.at[0]) / 2, (one.at[1] + best.at[1]) / 2]);
      simplex = nearer.value > worst.value ? [best, good, nearer] : [best, half(good), half(worst)];
    }
  }
  return simplex.sort((a, b) => b.value - a.value)[0]!.at;
}

/** Steps over which the curvature is measured: well above the error of `normalShare`. */
const STEP = 0.02;

/** Standard errors of both numbers: of the inverse of the curvature at the top. */
function errorsOf(of: (at: Point) => number, [x, y]: Point): Point {
  const at = (i: number, j: number) => of([x + i * STEP, y + j * STEP]);
  const top = at(0, 0);
  const xx = -(at(1, 0) - 2 * top + at(-1, 0)) / STEP ** 2;
  const yy = -(at(0, 1) - 2 * top + at(0, -1)) / STEP ** 2;
  const xy = -(at(1, 1) - at(1, -1) - at(-1, 1) + at(-1, -1)) / (4 * STEP ** 2);
  const determinant = xx * yy - xy ** 2;
  return [Math.sqrt(Math.max(0, yy / determinant)), Math.sqrt(Math.max(0, xx / determinant))];
}
