import { eventType } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { p013BasicPatentDataLegalStatus } from '#contract/generated/patent-basic-data.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#operations/shared/legal-words.ts';
import { noteLives } from '#operations/shared/life-notes.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

/** Kinds of events that recorded conveyances tell: 61 transfer, 62 licence, 63 pledge. */
const recorded = ({ rights }: Patent): number[] => [
  ...(rights?.transfers ? [61] : []),
  ...(rights?.licences ? [62] : []),
  ...(rights?.pledges ? [63] : []),
];

export default patentLookup({
  contract: p013BasicPatentDataLegalStatus,
  path: '/basic-patent-data/legal-status',
  summary: 'Legal status, its history, expiry and kinds of legal events',
  description:
    'What follows from what the offices said of the application, up to today, and when the patent expires. Where nothing says whether the last known stage lasts, the status is Undetermined beside that stage, and a note tells what would say more.',
  rows: (patents, call) => {
    noteLives(call.note, patents);
    return patents.map((patent) => {
      const { legal_status: status, legal_events: events, life, term } = patent;
      return {
        ...(status?.date && { legal_date: status.date }),
        patent_legal: {
          simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
          legal_status: statusWords(status?.detailed ?? [], DETAILED_STATUS),
          event_status: statusWords(
            [...new Set([...events.flatMap((event) => eventType(event) ?? []), ...recorded(patent)])],
            EVENT_STATUS,
          ),
        },
        ...(life && { timeline: life.stages }),
        ...(life?.states && { states: life.states.map(({ is, ...state }) => ({ ...state, status: is })) }),
        ...(term && { term }),
      };
    });
  },
});
