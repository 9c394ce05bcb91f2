import { SIMILAR, transfersStated, transfersWith } from '#analytics/companies/buyers.ts';
import { dayAt } from '#clock.ts';
import { c046PatentPotentialBuyer } from '#contract/generated/enterprise-ip-data.ts';
import { type AnswerOf, known } from '#contract/shape.ts';
import { printQuery } from '#corpus/query/print.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { namedPatents } from '#operations/shared/patent-lookup.ts';
import { recordsNamed } from '#operations/shared/record-lookup.ts';
import { buyersJob } from './buyers-job.ts';

const YEARS = 3;

export default defineOperation({
  contract: c046PatentPotentialBuyer,
  path: '/search/patent/potential-buyer',
  summary: 'Who may want to buy a patent',
  description:
    `Owners of the ${SIMILAR} families most like it, but its own group: up to twenty, those with most of these families first. ` +
    '`sim_score_avg` is their mean similarity in percent; `buy_all_cnt` and `buy_this_cnt` are applications transferred to it in the last three years, in all and by this patent’s owner, from recorded transfers; absent where no loaded source states any.',
  example: { body: { pn: 'US19095411B2' } },
  async handle({ account, body, note, signal }, services) {
    const names = namedPatents.names.filter(({ field }) => field in { patent_id: 1, pn: 1 });
    const [patent] = await recordsNamed({ ...namedPatents, names }, body, services, { note, most: 1, in_body: true });
    if (!patent) {
      const field = body.patent_id ? 'patent_id' : 'pn';
      throw new ServiceError(
        'invalid_request',
        `${field}: ${body[field]?.slice(0, 60)} is not in the corpus; import it first.`,
        { field },
      );
    }
    const since = dayAt(services.clock()) - YEARS * 10_000;
    const buyers = await services.isolation.run(
      buyersJob,
      { publication: patent.publication_number, since },
      { services, account: account.id, signal },
    );
    const [first] = buyers ?? [];
    const stated = await transfersStated(services.corpus);
    if (first && !stated)
      note(
        'No loaded source states transfers: what they bought is not known; it would come from recorded conveyances (uspto-assignments, uspto-assignment-center) or legal events (epo-ops).',
      );
    const asked = `/search/patent/similar-search-patent of ${patent.publication_number}, the first ${SIMILAR}`;
    note(
      first
        ? `Similar families: ${asked}. Transfers since ${since}, without those by inventors: conveyances that the office recorded, and legal events such as ${printQuery(transfersWith(first.name, since))}.`
        : `Similar families: ${asked}. Transfers since ${since}, without those by inventors: conveyances that the office recorded, and legal events.`,
    );
    return known<AnswerOf<typeof c046PatentPotentialBuyer>>(
      (buyers ?? []).map((buyer) => ({
        buy_all_cnt: stated ? String(buyer.bought) : undefined,
        buy_this_cnt: stated ? String(buyer.bought_here) : undefined,
        company_id: buyer.company_id,
        company_name: buyer.name,
        patent_cnt: String(buyer.similar),
        sim_score_avg: buyer.similarity.toFixed(2),
      })),
    );
  },
});
