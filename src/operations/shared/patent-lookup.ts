import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { textHolders } from './family-text.ts';
import { patentIds, publicationNumbers } from './number-list.ts';
import { type LookedUp, recordLookup } from './record-lookup.ts';

/** How callers name patents: by id or publication number, the id wins. A member of the simple family may stand in. */
export const namedPatents = {
  collection: patents,
  names: [
    { field: 'patent_id', by: 'patent_id', read: patentIds },
    { field: 'patent_number', by: 'number', read: publicationNumbers },
    { field: 'pn', by: 'number', read: publicationNumbers },
  ],
  head: (patent: Patent) => ({ patent_id: patentId(patent.publication_number), pn: patent.publication_number }),
  example: { patent_number: 'US19095411B2' },
  related: { of: textHolders, head: (patent: Patent) => ({ pn_related: patent.publication_number }) },
} satisfies LookedUp<Patent, { patent_id: string; pn: string }>;

/** An operation that takes patents and answers facts of each. */
export const patentLookup = recordLookup(namedPatents);
