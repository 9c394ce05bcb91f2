import { byDay } from '#clock.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { p026AdvancedPatentDataLegalData } from '#contract/generated/patent-legal-data.ts';
import { recordsAbout } from '#operations/shared/about.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { type CodeWords, wordsOfCodes } from '#operations/shared/code-words.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p026AdvancedPatentDataLegalData,
  path: '/advanced-patent-data/legal-data',
  summary: 'Legal events, as INPADOC codes them and as offices write them',
  description:
    'Events that INPADOC spreads, with their codes, in the order of their dates; beside them what the office itself says: events in its own words, all that its file of the application tells, with the office’s codes, and every recorded conveyance by its reel and frame, also one whose words are not understood.',
  async rows(named, { note }, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const files = await recordsAbout(corpus, patents, fileWrappers, ['file_wrappers']);
    const conveyed = await recordsAbout(corpus, patents, conveyances, ['conveyances', 'conveyances_of_application']);
    const filed = files.map((wrappers, index) => [
      ...wrappers.flatMap(({ events }) => events),
      // whatever they do, and those whose words are not understood
      ...conveyed[index]!.map(({ reel_frame, recorded, executed, text }) => ({
        code: reel_frame,
        date: recorded ?? executed,
        text,
      })),
    ]);
    noteMissing(
      note,
      'legal event',
      'INPADOC (epo-ops, google-patents) or files of the office (uspto-odp, jpo-api, dpma-register)',
      patents.filter(({ legal_events }, index) => legal_events.length === 0 && filed[index]!.length === 0),
    );
    const wordless = patents.flatMap(({ legal_events }) =>
      legal_events.flatMap(({ code, country, text }) =>
        code !== undefined && country !== undefined && text === undefined ? [{ office: country, code }] : [],
      ),
    );
    const words = await wordsOfCodes(corpus, 'legal_event', wordless);
    return patents.map((patent, index) => rowOf(patent, filed[index]!, words));
  },
});

const byDate = (a: { readonly date?: number | undefined }, b: { readonly date?: number | undefined }) =>
  byDay(a.date, b.date);

/** An event with the office's own code: of a recorded conveyance its reel and frame. */
interface Filed {
  readonly code?: string | undefined;
  readonly date?: number | undefined;
  readonly text?: string | undefined;
}

function rowOf({ legal_events }: Patent, filed: readonly Filed[], words: CodeWords) {
  const events = legal_events.toSorted(byDate);
  // those without code come first where days are the same
  const own: readonly (Filed & { readonly fact?: (typeof events)[number]['fact'] })[] = [
    ...events.filter(({ code }) => code === undefined),
    ...filed,
  ].sort(byDate);
  return {
    patsnap_legal_data: {
      inpadoc_legal_data: events.flatMap(({ code, date, text, country, fact, details }) =>
        code === undefined
          ? []
          : {
              event_code: code,
              event_date: date,
              event_desc: text ?? (country ? words(country, code) : undefined),
              ref_country_code: fact?.state ?? details?.ref_country_code ?? country,
            },
      ),
      official_legal_data: own.map(({ date, code, text, fact }) => ({
        ...(code !== undefined && { event_code: code }),
        event_date: date,
        event_desc: text ?? fact?.kind,
      })),
    },
  };
}
