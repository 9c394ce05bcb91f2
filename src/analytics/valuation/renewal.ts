import { type Static, Type, Value } from '#typebox.mjs';

/**
 * What the owner of an installation configures to have values in money: parameters of a renewal model as somebody
 * published or fitted them, and the office's fees. None are shipped.
 */
export const RenewalParameters = Type.Object(
  {
    /** Where the numbers come from: paper, table and page, or one's own fit. Shown with each value. */
    source: Type.String({ minLength: 3 }),
    /** Mean and deviation of the logarithm of the first year's return, in the price year's US dollars. */
    ...{ mu: Type.Number(), sigma: Type.Number({ exclusiveMinimum: 0 }) },
    /** Yearly rates at which returns decay and are discounted. */
    ...{ decay: Type.Number({ minimum: 0, maximum: 1 }), discount: Type.Number({ minimum: 0, maximum: 1 }) },
    price_year: Type.Integer({ minimum: 1970, maximum: 2100 }),
    /** Fees due 3.5, 7.5 and 11.5 years after the grant, in the price year's US dollars. */
    fees: Type.Array(Type.Number({ minimum: 0 }), { minItems: 3, maxItems: 3 }),
  },
  { additionalProperties: false },
);
export type RenewalParameters = Static<typeof RenewalParameters>;

/** @throws Error that names the first parameter that is missing or wrong. */
export function readRenewalParameters(json: string): RenewalParameters {
  let given: unknown;
  try {
    given = JSON.parse(json);
  } catch (error) {
    throw new Error(`it is no JSON: ${(error as Error).message}`);
  }
  const [wrong] = Value.Errors(RenewalParameters, given);
  if (wrong) throw new Error(`${wrong.instancePath || 'it'} ${wrong.message}`);
  return given as RenewalParameters;
}

/** Ages after the grant at which US fees are due (37 CFR 1.20), and what each keeps alive. */
export const DUE = [3.5, 7.5, 11.5] as const;
/** Until when a payment carries, in years after the grant. */
const CARRIES = [8, 12, Number.POSITIVE_INFINITY] as const;
const FIRST_PERIOD = 4;

/** A value in US dollars of the price year. */
export interface MoneyValue {
  readonly value: number;
  /** At the 10th and the 90th percentile of what the model still holds possible. */
  readonly low: number;
  readonly high: number;
}

/**
 * The private value of a US patent that is alive: what its returns from now to its end are worth, less the fees to
 * come. The first year's return is lognormal and decays; a fee that was paid says that the returns of the years it
 * bought were worth more, so the distribution is cut off below; `place` chooses the quantile of what is left.
 * @param age Years since the grant.
 * @param remaining Years until the end of the term.
 * @param paid Fees that were paid: 0 to 3.
 * @param place 0 to 1.
 * @see Schankerman and Pakes, "Estimates of the value of patent rights in European countries during the post-1950
 *   period", Economic Journal 96 (1986); Bessen, "The value of U.S. patents by owner and patent characteristics",
 *   Research Policy 37 (2008)
 */
export function renewalValue(
  parameters: RenewalParameters,
  { age, remaining, paid, place }: { age: number; remaining: number; paid: number; place: number },
): MoneyValue {
  const end = age + remaining;
  const least = Math.max(0, ...DUE.slice(0, paid).map((due, i) => leastReturn(parameters, due, i, end)));
  const at = (quantile: number) => worth(parameters, firstReturn(parameters, least, quantile), age, end, paid);
  return { value: at(Math.min(0.99, Math.max(0.01, place))), low: at(0.1), high: at(0.9) };
}

/** What a return of 1 in the first year comes to between two ages, as of the first of them. */
function annuity({ decay, discount }: Pick<RenewalParameters, 'decay' | 'discount'>, from: number, to: number): number {
  const rate = decay + discount;
  const years = Math.max(0, to - from);
  return Math.exp(-decay * from) * (rate === 0 ? years : (1 - Math.exp(-rate * years)) / rate);
}

type Returns = Pick<RenewalParameters, 'decay' | 'discount' | 'fees'>;

/** By fee that falls within a term: the first year's return from which it is worth paying. `term`: years from grant. */
export const leastReturns = (parameters: Returns, term: number): number[] =>
  DUE.flatMap((due, i) => (due < term ? [leastReturn(parameters, due, i, term)] : []));

/** The first year's return from which a fee was worth paying. */
const leastReturn = (parameters: Returns, due: number, i: number, end: number) =>
  parameters.fees[i]! / annuity(parameters, due, Math.min(CARRIES[i]!, end));

/** The first year's return at a quantile of the lognormal above `least`. */
function firstReturn({ mu, sigma }: RenewalParameters, least: number, quantile: number): number {
  const below = least <= 0 ? 0 : normalShare((Math.log(least) - mu) / sigma);
  return Math.max(least, Math.exp(mu + sigma * normalQuantile(below + quantile * (1 - below))));
}

/** Returns from now on, less fees, as long as a fee is worth paying. */
function worth(parameters: RenewalParameters, first: number, age: number, end: number, paid: number): number {
  const { discount, fees } = parameters;
  const until = Math.min(end, paid === 0 ? FIRST_PERIOD : CARRIES[paid - 1]!);
  let value = first * annuity(parameters, age, until);
  for (let i = paid; i < DUE.length && DUE[i]! < end; i++) {
    const [due, from] = [DUE[i]!, i === 0 ? FIRST_PERIOD : CARRIES[i - 1]!];
    const gain = first * annuity(parameters, from, Math.min(CARRIES[i]!, end)) * Math.exp(-discount * (from - due));
    if (gain < fees[i]!) break;
    value += (gain - fees[i]!) * Math.exp(-discount * Math.max(0, due - age));
  }
  return value;
}

/**
 * Share of a normal distribution below z, within 1.5e-7.
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26
 */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = (polynomial * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** The z below which a share of a normal distribution lies, by halving. */
export function normalQuantile(share: number): number {
  let [low, high] = [-9, 9];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (normalShare(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
