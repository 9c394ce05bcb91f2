import type { EvaluatedDay } from '#analytics/companies/evaluation.ts';
import { mean } from '#analytics/companies/indicators.ts';
import type { Subject } from '#analytics/companies/portfolio.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf, inYears } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import type { Call } from '#operation.ts';
import type { Services } from '#services.ts';
import { keptFigures } from './kept-figures.ts';
import { MOST_VALUED, type PortfolioValue, portfolioJob } from './valuation-job.ts';

/** Figures of a company beside those of its own record and of its patents: marks, and values in US dollars. */
export interface FiguresBeside {
  readonly marks?: {
    readonly filed: number;
    readonly filed_5y: number;
    readonly registered: number;
    readonly registered_5y: number;
  };
  readonly values?: {
    readonly sum: number;
    readonly mean: number;
    readonly top5_mean: number;
    /** Of those among the ten most cited families that have a value. */
    readonly most_cited?: number;
  };
}

const FIVE_YEARS = 50_000;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Marks that are owned or applied for under one of some standard names. */
const heldBy = (names: readonly string[]): Query => ({ kind: 'values', field: 'HOLDER_STANDARD', values: names });

/** Marks that it owns or applied for, as far as stored, until a day; absent where none is stored. */
async function marksOf(names: readonly string[], day: number, services: Services, signal: AbortSignal) {
  const until = (field: string, from?: number): Query => ({
    kind: 'range',
    field,
    to: String(day),
    ...(from !== undefined && { from: String(from) }),
  });
  const count = async (days: Query) =>
    await totalOf(services.corpus, trademarks, allOf(heldBy(names), days), { signal });
  // what was registered had been filed: some sources tell of its registration alone
  const filed = await count(anyOf(until('FILED'), until('REGISTERED')));
  if (filed === 0) return undefined;
  return {
    filed,
    filed_5y: await count(until('FILED', day - FIVE_YEARS)),
    registered: await count(until('REGISTERED')),
    registered_5y: await count(until('REGISTERED', day - FIVE_YEARS)),
  };
}

/**
 * Marks that it owns or applied for, as far as stored, in all and by years of filing; undefined where the corpus has no
 * mark of anybody.
 */
export async function marksFiled(
  names: readonly string[],
  years: readonly number[],
  corpus: Pick<Corpus, 'search'>,
  signal: AbortSignal,
): Promise<{ readonly all: number; readonly in_years: number[] } | undefined> {
  const count = (query: Query) => totalOf(corpus, trademarks, query, { signal });
  const all = await count(heldBy(names));
  if (all === 0 && (await count({ kind: 'all' })) === 0) return undefined;
  const inYear = (year: number) => count(allOf(heldBy(names), inYears('FILED', year, year)));
  return { all, in_years: await Promise.all(years.map(inYear)) };
}

/** What the families of a company are worth together, and of how many that is said. */
interface Valued {
  readonly values?: NonNullable<FiguresBeside['values']>;
  readonly families: number;
  readonly in_force: number;
}
const valued = keptFigures<Valued>(50);

/** Values of the families that it owns on a day, by the renewal model of P035; absent where none is configured. */
async function valuesOf(
  owned: Query,
  { day, core }: EvaluatedDay,
  { account, signal, note }: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
): Promise<FiguresBeside['values']> {
  const { renewal, isolation, clock } = services;
  if (!renewal) {
    note('No parameters of a renewal model are configured (PRIORA_RENEWAL_MODEL): no patent has a value in money.');
    return undefined;
  }
  const asked = { query: owned, stemming: false, now: clock(), renewal };
  const { values, families, in_force } = await valued(services.corpus, { owned, core, day, renewal }, async () => {
    const found = await isolation.run(portfolioJob, asked, { services, account: account.id, signal });
    const values = totalsOf(found.families, core);
    return { ...(values && { values }), families: found.families.length, in_force: found.in_force };
  });
  if (in_force > MOST_VALUED) note(`The latest ${MOST_VALUED} of ${in_force} granted US patents in force were valued.`);
  if (!values) return undefined;
  note(`Values in US dollars are of ${families} families with a granted US patent in force, as P035 defines them.`);
  return values;
}

function totalsOf(families: PortfolioValue['families'], core: readonly string[]): FiguresBeside['values'] {
  if (families.length === 0) return undefined;
  const values = families.map(({ value }) => value).sort((a, b) => b - a);
  const cited = families.filter(({ family }) => core.includes(String(family))).map(({ value }) => value);
  return {
    sum: sumOf(values),
    mean: mean(values)!,
    top5_mean: mean(values.slice(0, 5))!,
    ...(cited.length > 0 && { most_cited: sumOf(cited) }),
  };
}

/**
 * What stands beside an evaluation of one day.
 * @param today Values in money are of this day alone.
 */
export async function figuresBeside(
  { names, owned }: Subject,
  evaluation: EvaluatedDay,
  call: Pick<Call, 'account' | 'signal' | 'note'>,
  services: Services,
  today: number,
): Promise<FiguresBeside> {
  const marks = await marksOf(names, evaluation.day, services, call.signal);
  const values = evaluation.day === today ? await valuesOf(owned, evaluation, call, services) : undefined;
  return { ...(marks && { marks }), ...(values && { values }) };
}
