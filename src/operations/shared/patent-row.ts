import type { Patent } from '#collections/patents/patent.ts';
import { patentRow as shownRow } from '#collections/patents/shown.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { pageOf } from './pages.ts';
import { pagedPatents } from './patent-query.ts';

/** A row of a patent search. */
type PatentRow = OperationAnswer<'P002'>['results'][number];

/** A row of a patent search, as it is written beside the record. */
export const patentRow: (patent: Patent) => PatentRow = shownRow;

/** An operation that answers a page of patents. */
export const patentPage = pageOf(pagedPatents, patentRow);
