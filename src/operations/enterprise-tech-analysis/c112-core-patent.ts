import { mostCited } from '#analytics/ranked.ts';
import { eventType } from '#collections/patents/legal/legal-event.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { c112CompanyCorePatent } from '#contract/generated/enterprise-tech-analysis.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS } from '#operations/shared/legal-words.ts';

const SHOWN = 10;

function legal(patent: Patent) {
  const { legal_status: status, legal_events } = patent;
  const events = [...new Set(legal_events.flatMap((event) => EVENT_STATUS[eventType(event) ?? -1] ?? []))];
  return {
    event_status: events,
    legal_status: status?.detailed.flatMap((code) => DETAILED_STATUS[code] ?? []),
    simple_legal_status: status && [SIMPLE_STATUS[status.simple] ?? 'Undetermined'],
  };
}

const day = (of: number) => ({ month: Math.trunc(of / 100), printed_with_granted: of, year: Math.trunc(of / 10_000) });

function row(patent: Patent) {
  const { invention_title, abstracts, patent_type, application_reference, publication_reference } =
    bibliography(patent);
  return {
    abstract: abstracts,
    application_reference,
    dates_of_public_availability: patent.grant_date === undefined ? undefined : day(patent.grant_date),
    invention_title,
    patent_id: patentId(patent.publication_number),
    patent_legal: legal(patent),
    patent_type,
    patent_value: undefined,
    patsnap_economy: undefined,
    patsnap_legal: undefined,
    patsnap_market: undefined,
    patsnap_strategic: undefined,
    patsnap_technology: undefined,
    pn: patent.publication_number,
    publication_reference,
  };
}

export default portfolioLookup({
  contract: c112CompanyCorePatent,
  path: '/innovation/company/core_patent',
  summary: 'The ten best patents of a company',
  description:
    'While no source states values: the most cited publication of each of the ten families that it owns which most families cite.',
  async row({ owned }, { note, signal }, { corpus }) {
    const best = await mostCited({ corpus, request: { query: owned, signal }, note }, 'FAM_ID', SHOWN);
    note('Ranked by the families that cite them: no loaded source states values of patents.');
    return { core_patent: best.map(({ patent }) => row(patent)) };
  },
});
