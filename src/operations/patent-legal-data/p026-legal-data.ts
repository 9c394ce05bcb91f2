import { p026AdvancedPatentDataLegalData } from '#contract/generated/patent-legal-data.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p026AdvancedPatentDataLegalData,
  path: '/advanced-patent-data/legal-data',
  summary: 'Legal events, as INPADOC codes them and as offices write them',
  description:
    'Events with a code are those that INPADOC spreads, in the order of their dates; those without one stand in the words of the office.',
  row(patent, { note }) {
    const events = patent.legal_events.toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0));
    if (events.length === 0)
      noteMissing(note, 'legal event', 'INPADOC (epo-ops, google-patents) or files of the office', [patent]);
    return {
      patsnap_legal_data: {
        inpadoc_legal_data: events
          .filter(({ code }) => code !== undefined)
          .map(({ code, date, text, country, fact, details }) => ({
            event_code: code,
            event_date: date,
            event_desc: text,
            ref_country_code: fact?.state ?? details?.ref_country_code ?? country,
          })),
        official_legal_data: events
          .filter(({ code }) => code === undefined)
          .map(({ date, text, fact }) => ({ event_date: date, event_desc: text ?? fact?.kind })),
      },
    };
  },
});
