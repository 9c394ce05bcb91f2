import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import type { Call } from '#operation.ts';
import { pageRows } from '#operations/shared/pages.ts';
import { listRows } from './list-row.ts';

/** A page of list rows. */
export const listPage = (corpus: Corpus, request: SearchRequest, note: Call['note']) =>
  pageRows(patents, (ids) => listRows(corpus, ids, note), corpus, request);
