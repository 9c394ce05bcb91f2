import { p013BasicPatentDataLegalStatus } from '#contract/generated/patent-basic-data.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { eventKinds } from '#operations/shared/event-kinds.ts';
import { noteLives } from '#operations/shared/life-notes.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';

export default patentLookup({
  contract: p013BasicPatentDataLegalStatus,
  path: '/basic-patent-data/legal-status',
  summary: 'Legal status, its history, expiry and kinds of legal events',
  description:
    'What follows from what the offices said of the application, up to today, and when the patent expires. Where nothing says whether the last known stage lasts, the status is Undetermined beside that stage, and a note tells what would say more.',
  async rows(named, call, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    noteLives(call.note, patents);
    return patents.map((patent) => {
      const { legal_status: status, life, term } = patent;
      return {
        ...(status?.date && { legal_date: status.date }),
        patent_legal: {
          simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
          legal_status: statusWords(status?.detailed ?? [], DETAILED_STATUS),
          event_status: statusWords(eventKinds(patent), EVENT_STATUS),
        },
        ...(life && { timeline: life.stages }),
        ...(life?.states && { states: life.states.map(({ is, ...state }) => ({ ...state, status: is })) }),
        ...(term && { term }),
      };
    });
  },
});
