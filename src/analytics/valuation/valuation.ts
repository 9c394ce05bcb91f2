import { isGranted } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { daysBetween, daysUntil } from '#patents/days.ts';
import { lastFullYear, yearOf } from '../years.ts';
import { type MoneyValue, type RenewalParameters, renewalValue } from './renewal.ts';
import { Cohorts, type Scores } from './scores.ts';

/**
 * What is said of the worth of a patent: scores, and a value where a model gives one; or why there is none, with what
 * its scores would be.
 */
export type Valuation =
  | { readonly refused: Refusal; readonly scores?: Scores }
  | { readonly scores: Scores; readonly money?: Money; readonly without?: WithoutMoney };

/** A value, and what it was computed from: years, fees paid, and the place that was taken. */
export type Money = MoneyValue & Parameters<typeof renewalValue>[1];

/** Why a patent has no valuation. */
export const REFUSALS = {
  international: 'an international application is valued in no country',
  design: 'designs are not valued',
  ended: 'the right has ended',
  incomparable: 'without an application date and an IPC symbol it can be compared with none',
  alone: 'no publication of its kind, class and filing years is counted here, so it can be compared with none',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** Why one that is valued has no value in money. */
export const WITHOUT_MONEY = {
  unconfigured: 'no parameters of a renewal model are configured (PRIORA_RENEWAL_MODEL)',
  not_us: 'the renewal model is of granted US patents',
  not_in_force: 'no stored source says that it is in force',
  undated: 'its grant or its term is not known',
  over: 'its term is over',
} as const;
export type WithoutMoney = keyof typeof WITHOUT_MONEY;

const DAYS = 365.25;
const DEAD = new Set([0, 220]);

function refusal({ authority, patent_type, legal_status }: Patent): Refusal | undefined {
  if (authority === 'WO') return 'international';
  if (patent_type === 'D') return 'design';
  if (legal_status && DEAD.has(legal_status.simple)) return 'ended';
  return undefined;
}

/** The place of a patent among others as a share: the mean of its dimensions' scores. */
const placeOf = ({ dimensions }: Scores): number => {
  const known = Object.values(dimensions);
  return known.reduce((sum, score) => sum + score, 0) / known.length / 100;
};

/** Anniversaries of the grant by which a US patent that is alive has paid its fees (37 CFR 1.362). */
const PAID_BY = [4, 8, 12] as const;

/** A value in money, or why there is none. */
function moneyOf(
  patent: Patent,
  scores: Scores,
  renewal: RenewalParameters | undefined,
  now: number,
): { money: Money } | { without: WithoutMoney } {
  const { authority, patent_type, legal_status, grant_date, expiry_date } = patent;
  if (!renewal) return { without: 'unconfigured' };
  if (authority !== 'US' || patent_type !== 'B' || !isGranted(patent)) return { without: 'not_us' };
  if (legal_status?.simple !== 1) return { without: 'not_in_force' };
  if (grant_date === undefined || expiry_date === undefined) return { without: 'undated' };
  const today = Number(new Date(now).toISOString().slice(0, 10).replaceAll('-', ''));
  const age = daysUntil(grant_date, now) / DAYS;
  const remaining = daysBetween(today, expiry_date) / DAYS;
  if (remaining <= 0) return { without: 'over' };
  const paid = PAID_BY.filter((years) => age >= years).length;
  const from = { age, remaining, paid, place: placeOf(scores) };
  return { money: { ...renewalValue(renewal, from), ...from } };
}

/** Valuations of patents, in their order. `now` in milliseconds since 1970. */
export async function valuationsOf(
  corpus: Pick<Corpus, 'aggregate' | 'links'>,
  records: readonly Patent[],
  { renewal, now, signal }: { renewal?: RenewalParameters | undefined; now: number; signal?: AbortSignal },
): Promise<Valuation[]> {
  const all = await new Cohorts(corpus, lastFullYear(yearOf(now), now), signal).scoresOf(records);
  return records.map((patent, i): Valuation => {
    const refused = refusal(patent);
    const scores = all[i];
    if (refused !== undefined) return { refused, ...(scores && { scores }) };
    if (!scores) return { refused: 'incomparable' };
    // a fictional patent beside real ones, too, which are not counted together
    if (scores.places.length === 0) return { refused: 'alone' };
    return { scores, ...moneyOf(patent, scores, renewal, now) };
  });
}
