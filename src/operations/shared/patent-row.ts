import { Type } from 'typebox';
import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { defineProjection } from '#projection.ts';
import { HitCount, PageCount, PatentId, PublicationNumber } from '#shapes.ts';
import { joinNames, shownTitle } from './wire-text.ts';

/**
 * One row of a patent search. Clients of the interface need every field of a row to be there and no nulls: an unknown text is "",
 * an unknown date 0.
 */
export const patentRow = defineProjection(
  Type.Object({
    pn: PublicationNumber,
    patent_id: PatentId,
    title: Type.String({ description: 'As published.' }),
    apno: Type.String({ description: 'Application number; "" if unknown.', examples: ['US17/521392'] }),
    apdt: Type.Integer({ format: 'int32', description: 'Application date, yyyyMMdd; 0 if unknown.' }),
    pbdt: Type.Integer({ format: 'int32', description: 'Publication date, yyyyMMdd; 0 if unknown.' }),
    inventor: Type.String({ description: 'Names joined by " | ".' }),
    original_assignee: Type.String({ description: 'Applicants or assignees at publication, joined by " | ".' }),
    current_assignee: Type.String({ description: 'Owners now, as far as known, joined by " | ".' }),
    authority: Type.String({ description: 'Office, WIPO ST.3.', examples: ['US'] }),
  }),
  (p: Patent) => {
    return {
      pn: p.publication_number,
      patent_id: patentId(p.publication_number),
      title: shownTitle(p.titles),
      apno: p.application_number ?? '',
      apdt: p.filing_date ?? 0,
      pbdt: p.publication_date ?? 0,
      inventor: joinNames(p.inventors),
      original_assignee: joinNames(originalOwners(p)),
      current_assignee: joinNames(currentOwners(p)),
      authority: p.authority,
    };
  },
);

/** A page of search results. */
export const PatentPage = Type.Object({
  results: Type.Array(patentRow.schema),
  result_count: PageCount,
  total_search_result_count: HitCount,
});

/** Runs a search and projects its page; the rows keep the order of the hits. */
export async function patentPage(corpus: Corpus, request: SearchRequest) {
  const page = await corpus.search(patents, request);
  const records = await corpus.get(
    patents,
    page.hits.map((hit) => hit.id),
  );
  return {
    results: records.map(patentRow.project),
    result_count: records.length,
    total_search_result_count: page.total,
  };
}
