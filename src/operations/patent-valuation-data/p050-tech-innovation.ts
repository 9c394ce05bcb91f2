import { share } from '#analytics/years.ts';
import { patents } from '#collections/patents/patents.ts';
import { p050PatentValuationDataTechInnovation } from '#contract/generated/patent-valuation-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { defineOperation } from '#operation.ts';
import { PATENT_TYPES } from '#patents/code-words.ts';
import { EXAMPLE, headOf, namedList } from './named-list.ts';

/** How many stored publications cite any stored member of each patent's simple family, with the family's number. */
async function familyCitations(corpus: Corpus, ids: readonly string[]) {
  const families = await corpus.links(patents, ids, 'simple_family');
  const membersOf = (id: string) =>
    (families.get(id)?.records ?? []).filter(({ stored }) => stored).map((record) => record.id);
  const citedBy = await corpus.links(patents, [...new Set(ids.flatMap(membersOf))], 'cited_by');
  return ids.map((id) => {
    const citing = membersOf(id).flatMap((member) => (citedBy.get(member)?.records ?? []).map((record) => record.id));
    return { family: families.get(id)?.group ?? id, count: new Set(citing).size };
  });
}

export default defineOperation({
  contract: p050PatentValuationDataTechInnovation,
  path: '/patent-valuation-data/tech_innovation',
  summary: 'Innovation of a list of patents: similar ones, cited families, share of inventions',
  description:
    'Relevancy is what the caller sends; citations are those of stored publications to any stored member of the simple family, each family counted once.',
  example: { body: { patent_info: EXAMPLE, relevancy_threshold: 95, cited_by_threshold: 10 } },
  async handle({ body, note }, { corpus }) {
    const named = await namedList(body.patent_info, { corpus }, note);
    const cited = await familyCitations(
      corpus,
      named.map(({ patent }) => patent.publication_number),
    );
    const { relevancy_threshold, cited_by_threshold } = body;
    const isInvention = (type: string) => type === 'A' || type === 'B';
    return known<OperationAnswer<'P050'>>({
      indicators: {
        high_similarity_patent_count: named.filter(({ percent }) => (percent ?? -1) >= relevancy_threshold).length,
        high_simple_family_cited_by: new Set(
          cited.filter(({ count }) => count >= cited_by_threshold).map(({ family }) => family),
        ).size,
        invention_ratio: share(named.filter(({ patent }) => isInvention(patent.patent_type)).length, named.length) ?? 0,
      },
      patent_info: named.map((each, i) => ({
        ...headOf(each),
        patent_type: PATENT_TYPES[each.patent.patent_type],
        cited_by_cnt: cited[i]!.count,
        relevancy: each.relevancy,
      })),
    });
  },
});
