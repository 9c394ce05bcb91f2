import type { Ranked } from '#analytics/ranked.ts';
import { currentOwners } from '#collections/patents/patent.ts';
import type { Complete } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';

/** Patents with the number by which they are ranked. */
export const rankedRows = (ranked: readonly Ranked[]): Complete<OperationAnswer<'D111'>> => ({
  values: ranked.map(({ patent, count }) => ({
    name: patent.publication_number,
    num: count,
    title: shownTitle(patent.titles),
    app_date: patent.filing_date,
    owner_application_name_arr: currentOwners(patent).map((party) => party.name),
  })),
});
