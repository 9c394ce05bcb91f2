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
    new: { meaning: 'new publication', meaning_zh: '新公开', feed: ['new'] },
    invention: {
      ...{ meaning: 'new family', meaning_zh: '新同族' },
      feed: ['new_family'],
      sets: { link: 'simple_family', members: 'new' },
    },
    legal: { meaning: 'legal status', meaning_zh: '法律状态', feed: ['status'] },
    transfer: { meaning: 'owner', meaning_zh: '权利人', feed: ['owner'] },
    expired: {
      ...{ meaning: 'expiry within 30 days', meaning_zh: '30 天内到期' },
      feed: ['expiry'],
      standing: (today) => ({
        kind: 'and',
        of: [
          { kind: 'range', field: 'EXDT', from: String(today), to: String(addDays(today, 30)) },
          { kind: 'not', of: { kind: 'values', field: 'SIMPLE_LEGAL_STATUS', values: ['0', '220'] } },
        ],
      }),
    },
    license: { meaning: 'licence', meaning_zh: '许可', feed: ['licence'] },
    litigation: { meaning: 'lawsuit or proceeding', meaning_zh: '诉讼或程序', feed: ['proceeding'] },
    pledge: { meaning: 'pledge', meaning_zh: '质押', feed: ['pledge'] },
  },
  read: (query) => parseQuery(patents, String(query)),
  page: (id) => `/patents/${encodeURIComponent(id)}`,
  shown: (query) => String(query),
};
