import type { Patent } from '#collections/patents/patent.ts';
import { p026AdvancedPatentDataLegalData } from '#contract/generated/patent-legal-data.ts';
import { type CodeWords, wordsOfCodes } from '#operations/shared/code-words.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p026AdvancedPatentDataLegalData,
  path: '/advanced-patent-data/legal-data',
  summary: 'Legal events, as INPADOC codes them and as offices write them',
  description:
    'Events with a code are those that INPADOC spreads, in the order of their dates; those without one stand in the words of the office.',
  async rows(patents, { note }, { corpus }) {
    noteMissing(
      note,
      'legal event',
      'INPADOC (epo-ops, google-patents) or files of the office',
      patents.filter(({ legal_events }) => legal_events.length === 0),
    );
    const wordless = patents.flatMap(({ legal_events }) =>
      legal_events.flatMap(({ code, country, text }) =>
        code !== undefined && country !== undefined && text === undefined ? [{ office: country, code }] : [],
      ),
    );
    const words = await wordsOfCodes(corpus, 'legal_event', wordless);
    return patents.map((patent) => rowOf(patent, words));
  },
});

function rowOf({ legal_events }: Patent, words: CodeWords) {
  const events = legal_events.toSorted((a, b) => (a.date ?? 0) - (b.date ?? 0));
  return {
    patsnap_legal_data: {
      inpadoc_legal_data: events
        .filter(({ code }) => code !== undefined)
        .map(({ code, date, text, country, fact, details }) => ({
          event_code: code,
          event_date: date,
          event_desc: text ?? (country && code ? words(country, code) : undefined),
          ref_country_code: fact?.state ?? details?.ref_country_code ?? country,
        })),
      official_legal_data: events
        .filter(({ code }) => code === undefined)
        .map(({ date, text, fact }) => ({ event_date: date, event_desc: text ?? fact?.kind })),
    },
  };
}
