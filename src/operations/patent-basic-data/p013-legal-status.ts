import { eventType } from '#collections/patents/legal/legal-event.ts';
import { p013BasicPatentDataLegalStatus } from '#contract/generated/patent-basic-data.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#operations/shared/legal-words.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p013BasicPatentDataLegalStatus,
  path: '/basic-patent-data/legal-status',
  summary: 'Legal status and kinds of legal events',
  description: 'What the sources state. A patent about whose status no source says anything has empty lists.',
  row: ({ legal_status: status, legal_events: events }) => ({
    ...(status?.date && { legal_date: status.date }),
    patent_legal: {
      simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
      legal_status: statusWords(status?.detailed ?? [], DETAILED_STATUS),
      event_status: statusWords(
        events.flatMap((event) => eventType(event) ?? []),
        EVENT_STATUS,
      ),
    },
  }),
});
