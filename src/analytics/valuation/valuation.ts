import { isGranted } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { daysBetween, daysUntil } from '#indicators/patent-indicators.ts';
import { incomplete, yearOf } from '../years.ts';
import { type MoneyValue, type RenewalParameters, renewalValue } from './renewal.ts';
import { Cohorts, type Scores } from './scores.ts';

/** What is said of the worth of a patent: nothing, with the reason, or scores, and a value where a model gives one. */
export type Valuation =
  | { readonly refused: string }
  | { readonly scores: Scores; readonly money?: MoneyValue; readonly without?: string };

const DAYS = 365.25;
const DEAD = new Set([0, 220]);

/** Why a patent has no valuation. */
function refusal({ authority, patent_type, legal_status }: Patent): string | undefined {
  if (authority === 'WO') return 'an international application is valued in no country';
  if (patent_type === 'D') return 'designs are not valued';
  if (legal_status && DEAD.has(legal_status.simple)) return 'the right has ended';
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
): { money: MoneyValue } | { without: string } {
  const { authority, patent_type, legal_status, grant_date, expiry_date } = patent;
  if (!renewal) return { without: 'no parameters of a renewal model are configured (PRIORA_RENEWAL_MODEL)' };
  if (authority !== 'US' || patent_type !== 'B' || !isGranted(patent))
    return { without: 'the renewal model is of granted US patents' };
  if (legal_status?.simple !== 1) return { without: 'no stored source says that it is in force' };
  if (grant_date === undefined || expiry_date === undefined) return { without: 'its grant or its term is not known' };
  const today = Number(new Date(now).toISOString().slice(0, 10).replaceAll('-', ''));
  const age = daysUntil(grant_date, now) / DAYS;
  const remaining = daysBetween(today, expiry_date) / DAYS;
  if (remaining <= 0) return { without: 'its term is over' };
  const paid = PAID_BY.filter((years) => age >= years).length;
  return { money: renewalValue(renewal, { age, remaining, paid, place: placeOf(scores) }) };
}

/** Valuations of patents, in their order. `now` in milliseconds since 1970. */
export async function valuationsOf(
  corpus: Pick<Corpus, 'aggregate' | 'links'>,
  records: readonly Patent[],
  { renewal, now, signal }: { renewal?: RenewalParameters | undefined; now: number; signal?: AbortSignal },
): Promise<Valuation[]> {
  const [first = yearOf(now) + 1] = incomplete({ from: 1, to: yearOf(now) }, now);
  const all = await new Cohorts(corpus, first - 1, signal).scoresOf(records);
  return records.map((patent, i): Valuation => {
    const refused = refusal(patent);
    if (refused !== undefined) return { refused };
    const scores = all[i];
    if (!scores || scores.places.length === 0)
      return { refused: 'without an application date and an IPC symbol it can be compared with none' };
    return { scores, ...moneyOf(patent, scores, renewal, now) };
  });
}
