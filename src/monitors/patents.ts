import { patents } from '#collections/patents/patents.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import type { Query } from '#corpus/query/tree.ts';
import { addDays } from '#patents/days.ts';
import type { Subject } from './subject.ts';

/** Patents by an expression of the query language. */
export const patentMonitors: Subject & { readonly read: (query: unknown) => Query } = {
  name: 'patents',
  collection: patents,
  id_field: 'PN',
  kinds: {
    new: { meaning: 'new publication', feed: ['new'] },
    invention: {
      meaning: 'new family',
      feed: ['new_family'],
      sets: { link: 'simple_family', members: 'new' },
    },
    legal: { meaning: 'legal status', feed: ['status'] },
    transfer: { meaning: 'owner', feed: ['owner'] },
    expired: {
      meaning: 'expiry within 30 days',
      feed: ['expiry'],
      standing: (today) => ({
        kind: 'and',
        of: [
          { kind: 'range', field: 'EXDT', from: String(today), to: String(addDays(today, 30)) },
          { kind: 'not', of: { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values: ['0', '220'] } },
        ],
      }),
    },
    license: { meaning: 'licence', feed: ['licence'] },
    litigation: { meaning: 'lawsuit or proceeding', feed: ['proceeding'] },
    pledge: { meaning: 'pledge', feed: ['pledge'] },
  },
  read: (query) => parseQuery(patents, String(query)),
  shown: (query) => String(query),
};
