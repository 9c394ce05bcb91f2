import { doiOf, idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { ServiceError } from '#errors.ts';
import { uuids } from '#operations/shared/number-list.ts';
import { type LookedUp, recordLookup } from '#operations/shared/record-lookup.ts';

/** The one DOI of a parameter, in any spelling. Throws `invalid_request` for what is none. */
function oneDoi(field: string, given: string | readonly string[] | undefined): string[] {
  const text = [given ?? []].flat().join(' ').trim();
  if (text === '') return [];
  const doi = doiOf(text);
  if (doi !== undefined) return [doi];
  throw new ServiceError(
    'invalid_request',
    `${field}: "${text.slice(0, 60)}" is no DOI; write one such as 10.1016/j.bpj.2024.07.030.`,
    { field, given: text.slice(0, 60) },
  );
}

/** An operation that takes papers, by one DOI or up to 100 ids, and answers facts of each. */
export const paperLookup = recordLookup({
  collection: works,
  names: [
    { field: 'paper_id', by: 'paper_id', read: uuids('paper') },
    { field: 'doi', by: 'doi', read: oneDoi },
  ],
  head: (work: Work) => ({ paper_id: work.id, doi: idOf(work, 'doi') }),
  example: { doi: '10.5555/priora.demo.b8223b00' },
} satisfies LookedUp<Work, { paper_id: string; doi: string | undefined }>);
