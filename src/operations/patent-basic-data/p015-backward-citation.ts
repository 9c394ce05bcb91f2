import type { PatentRelations, RelatedPublication } from '#collections/patents/relations.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import { p015BasicPatentDataBackwardCitation } from '#contract/generated/patent-basic-data.ts';
import { documentParts } from '#operations/shared/documents.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

/** Citing publications that appeared within `years` of the cited one's publication; none where a date is unknown. */
function within(citing: readonly RelatedPublication[], published: number | undefined, years: number): number {
  if (published === undefined) return 0;
  return citing.filter(({ publication_date: date }) => date !== undefined && date <= published + years * 10_000).length;
}

/**
 * Families that the citing publications belong to; a citing publication that is not stored counts as a family of its
 * own.
 */
function families(citing: readonly RelatedPublication[], of: (number: string) => number | undefined): number {
  return new Set(citing.map(({ publication_number: number }) => of(number) ?? number)).size;
}

export default patentLookup({
  contract: p015BasicPatentDataBackwardCitation,
  path: '/basic-patent-data/backward-citation',
  aliases: ['/basic-patent-data/forward-citation/v3'],
  summary: 'Patents that cite the given patents',
  description:
    'The interface calls this "backward": the publications in the corpus that cite the given one (any kind code of its number), and how many there are within three and five years of its publication and counted by family.',
  async rows(patents, _call, { corpus }) {
    const relations = await relationsOf(
      corpus,
      patents.map((patent) => patent.publication_number),
    );
    const citing = [...relations.values()].flatMap((relation) => relation.cited_by.map((c) => c.publication_number));
    const theirs = await relationsOf(corpus, [...new Set(citing)]);
    const simple = (number: string) => theirs.get(number)?.simple_family.family_id;
    const extended = (number: string) => theirs.get(number)?.extended_family.family_id;
    return patents.map((patent) => {
      const { cited_by }: PatentRelations = relations.get(patent.publication_number)!;
      const byExtended = families(cited_by, extended);
      return {
        patent_cited: {
          cited_by_patents: cited_by.map((citing, index) => ({
            ...documentParts(citing.publication_number),
            sequence: index + 1,
          })),
          cited_by_3y: within(cited_by, patent.publication_date, 3),
          cited_by_5y: within(cited_by, patent.publication_date, 5),
          cited_by_simple_family: families(cited_by, simple),
          cited_by_inpadoc_family: byExtended,
          cited_by_patsnap_family: byExtended,
        },
      };
    });
  },
});
