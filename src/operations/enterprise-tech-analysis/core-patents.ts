import { mostCited } from '#analytics/ranked.ts';
import { familyLink } from '#analytics/unit.ts';
import type { RenewalParameters } from '#analytics/valuation/renewal.ts';
import { type Valuation, valuationsOf } from '#analytics/valuation/valuation.ts';
import { byText } from '#by-text.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { inCohorts } from '#indicators/in-cohort.ts';
import { defineJob, type Job } from '#isolation/job.ts';
import { MOST_VALUED, portfolioJob } from '#operations/shared/valuation-job.ts';

/** How many patents are shown, and how many families are looked at for the best by their quality. */
const SHOWN = 10;
const LOOKED_AT = 30;

/** What is said of the worth of one patent. */
export interface Worth {
  readonly valuation: Valuation;
  /** The four-part quality index, 0 to 1. */
  readonly quality?: number;
}

/** Valuation and quality index of some publications, in their order. */
export const worthJob = defineJob({
  name: 'patent-worth',
  lane: 'search',
  async run(
    { ids, ...asked }: { ids: readonly string[]; now: number; renewal?: RenewalParameters },
    { corpus },
    { signal },
  ): Promise<Worth[]> {
    const records = await corpus.get(patents, ids);
    const valuations = await valuationsOf(corpus, records, { ...asked, signal });
    const cohorts = await inCohorts(corpus, records, signal);
    return records.map((_, i) => {
      const quality = cohorts[i]!.quality?.value;
      return { valuation: valuations[i]!, ...(quality !== undefined && { quality }) };
    });
  },
});

/** A patent with what is said of its worth, and how many families cite it. */
export interface CorePatent {
  readonly patent: Patent;
  readonly worth: Worth;
  readonly cited: number;
}

/** What the best patents are found with. */
export interface CoreAsked {
  readonly corpus: Corpus;
  readonly now: number;
  readonly renewal?: RenewalParameters | undefined;
  readonly signal: AbortSignal;
  note(sentence: string): void;
  run<I, O>(job: Job<I, O>, input: I): Promise<O>;
}

/** Money that a valuation gives; 0: none. */
export const moneyOf = ({ valuation }: Worth): number => ('money' in valuation ? (valuation.money?.value ?? 0) : 0);

/**
 * The best patents of a company, one of each family: by their value in money where a model gives one, then by their
 * quality index among the families that most others cite, then by citations. A note says which.
 */
export async function corePatents(
  owned: Query,
  { corpus, now, renewal, signal, note, run }: CoreAsked,
): Promise<CorePatent[]> {
  const asked = { now, ...(renewal && { renewal }) };
  const valued = renewal
    ? await run(portfolioJob, { query: owned, stemming: false, ...asked })
    : { families: [], in_force: 0 };
  if (valued.in_force > MOST_VALUED)
    note(`The latest ${MOST_VALUED} of ${valued.in_force} granted US patents in force were valued.`);
  const dear = [...valued.families].sort((a, b) => b.value - a.value || byText(a.publication, b.publication));
  const cited = await mostCited({ corpus, request: { query: owned, signal }, note }, 'FAM_ID', LOOKED_AT);
  const ids = [
    ...dear.slice(0, SHOWN).map(({ publication }) => publication),
    ...cited.map(({ patent }) => patent.publication_number),
  ];
  const families = await corpus.groups(patents, ids, familyLink('FAM_ID')!);
  const seen = new Set<number | string>();
  const single = ids.filter((id) => {
    const family = families.get(id) ?? id;
    return seen.has(family) ? false : seen.add(family);
  });
  const records = await corpus.get(patents, single);
  const worths = await run(worthJob, { ids: single, ...asked });
  const citing = new Map(cited.map(({ patent, count }) => [patent.publication_number, count]));
  // equal ones stay in the order of their citations
  const ranked = records
    .map((patent, i) => ({ patent, worth: worths[i]!, cited: citing.get(patent.publication_number) ?? 0 }))
    .sort((a, b) => moneyOf(b.worth) - moneyOf(a.worth) || (b.worth.quality ?? -1) - (a.worth.quality ?? -1))
    .slice(0, SHOWN);
  const byMoney = ranked.filter(({ worth }) => moneyOf(worth) > 0).length;
  const byQuality = ranked.filter(({ worth }) => moneyOf(worth) === 0 && worth.quality !== undefined).length;
  if (ranked.length > 0)
    note(
      `Ranked by value in money (${byMoney} of ${ranked.length}; P035), then by the four-part quality index (${byQuality}) among the ${LOOKED_AT} families that most families cite, then by citing families.`,
    );
  return ranked;
}
