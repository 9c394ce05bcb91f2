import { yearOfDay } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { c112CompanyCorePatent } from '#contract/generated/enterprise-tech-analysis.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { eventKinds } from '#operations/shared/event-kinds.ts';
import { DETAILED_STATUS, EVENT_STATUS, SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';
import { corePatents, type Worth } from './core-patents.ts';

function legal(patent: Patent) {
  const { legal_status: status } = patent;
  return {
    event_status: statusWords(eventKinds(patent), EVENT_STATUS),
    legal_status: status?.detailed.flatMap((code) => DETAILED_STATUS[code] ?? []),
    simple_legal_status: status && [SIMPLE_STATUS[status.simple] ?? 'Undetermined'],
  };
}

const day = (of: number) => ({ month: Math.trunc(of / 100), printed_with_granted: of, year: yearOfDay(of) });

const INT32 = 2 ** 31 - 1;
const whole = (value: number | undefined) => (value === undefined ? undefined : Math.round(value));

function row(patent: Patent, { valuation }: Worth) {
  const scores = 'refused' in valuation ? undefined : valuation.scores.dimensions;
  const money = 'money' in valuation ? valuation.money : undefined;
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
    patent_value: money && Math.min(INT32, Math.round(money.value)),
    patsnap_economy: whole(scores?.economy),
    patsnap_legal: whole(scores?.legal),
    patsnap_market: whole(scores?.market),
    patsnap_strategic: whole(scores?.strategic),
    patsnap_technology: whole(scores?.technology),
    pn: patent.publication_number,
    publication_reference,
  };
}

export default portfolioLookup({
  contract: c112CompanyCorePatent,
  path: '/innovation/company/core_patent',
  summary: 'The ten best patents of a company',
  description:
    'One publication of each family: those of the highest value in money where a renewal model is configured, then those of the best four-part quality index among the thirty families that most families cite, then by citing families. Values and scores are those of P035.',
  async row({ owned }, { account, note, signal }, services) {
    const { corpus, renewal, clock, isolation } = services;
    const within = { services, account: account.id, signal };
    const best = await corePatents(owned, {
      ...{ corpus, renewal, signal, note, now: clock() },
      run: (job, input) => isolation.run(job, input, within),
    });
    return { core_patent: best.map(({ patent, worth }) => row(patent, worth)) };
  },
});
