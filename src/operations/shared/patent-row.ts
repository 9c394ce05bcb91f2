import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { pageOf } from './pages.ts';
import { pagedPatents } from './patent-query.ts';
import { joinNames, shownTitle } from './wire-text.ts';

/** A row of a patent search. */
type PatentRow = OperationAnswer<'P002'>['results'][number];

/**
 * One row of a patent search. Clients of the interface need every field of a row to be there and no nulls: an unknown
 * text is "", an unknown date 0.
 */
export const patentRow = (p: Patent): PatentRow => ({
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
});

/** An operation that answers a page of patents. */
export const patentPage = pageOf(pagedPatents, patentRow);
