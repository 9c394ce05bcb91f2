import type { Ranked } from '#analytics/ranked.ts';
import { currentOwners } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';

/** Patents with the number by which they are ranked. */
export const rankedPatents = (ranked: readonly Ranked[]) =>
  ranked.map(({ patent, count }) => ({
    patent_id: patentId(patent.publication_number),
    pn: patent.publication_number,
    pbd: patent.publication_date === undefined ? undefined : String(patent.publication_date),
    title: shownTitle(patent.titles),
    assignees: currentOwners(patent).map(({ name }) => name),
    count,
  }));
