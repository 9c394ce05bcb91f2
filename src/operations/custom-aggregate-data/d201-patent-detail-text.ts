import type { Paragraph, Patent } from '#collections/patents/patent.ts';
import { d201JdfPatentDetailText } from '#contract/generated/custom-aggregate-data.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { rowNumber } from '#operations/shared/documents.ts';
import { eventKinds } from '#operations/shared/event-kinds.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { summariesOf, wireSummary } from '#operations/shared/patent-summary.ts';
import { descriptionText, shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';

/** Parts of the description as published, by what their headings say that they are. */
const parts = (patent: Patent, of: (paragraph: Paragraph) => boolean) =>
  shownTexts(patent.descriptions).flatMap(({ lang, paragraphs }) => {
    const shown = paragraphs.filter(of);
    return shown.length > 0 ? [{ lang: wireLanguage(lang), text: descriptionText(shown) }] : [];
  });

const claims = (patent: Patent, of: (claim: Patent['claims'][number]['claims'][number]) => boolean) =>
  shownTexts(patent.claims).flatMap((set) => {
    const text = set.claims.filter(of).map(({ number, text }) => `${number}. ${text}`);
    return text.length > 0 ? [{ lang: wireLanguage(set.lang), text: text.join('\n') }] : [];
  });

const inChinese = (patent: Patent) => shownTexts(patent.claims)[0]?.lang === 'zh';

export default patentLookup({
  contract: d201JdfPatentDetailText,
  path: '/jdf/patent_detail_text',
  summary: 'The text of a patent by its parts, with what it says of problem, means and effect',
  async rows(patents, call, services) {
    const summaries = await summariesOf(patents, (patent) => (inChinese(patent) ? 'cn' : 'en'), call, services);
    return patents.map((patent, index) => {
      const {
        invention_title,
        abstracts,
        publication_reference,
        application_reference,
        dates_of_public_availability,
        classification_data,
        parties,
      } = bibliography(patent);
      const { legal_status: status } = patent;
      return {
        ...wireSummary(summaries[index]),
        bibliographic_data: {
          invention_title,
          abstracts,
          publication_reference,
          application_reference,
          dates_of_public_availability,
          classification_data: {
            classification_ipcr: classification_data?.classification_ipcr,
            classification_cpc: classification_data?.classification_cpc,
          },
          parties: { assignees: (parties?.assignees ?? []).map((one, at) => ({ ...one, num: rowNumber(at) })) },
        },
        claims: claims(patent, () => true),
        first_claims: claims(patent, ({ number }) => number === 1),
        indep_claims: claims(patent, ({ independent }) => independent),
        description: parts(patent, () => true),
        back_tech_description: parts(patent, ({ section }) => section === 'background'),
        invent_content_description: parts(patent, ({ section }) => section === 'summary'),
        examples_description: parts(patent, ({ section }) => section === 'embodiments'),
        patent_legal: {
          simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
          legal_status: statusWords(status?.detailed ?? [], DETAILED_STATUS),
          event_status: statusWords(eventKinds(patent), EVENT_STATUS),
        },
      };
    });
  },
});
