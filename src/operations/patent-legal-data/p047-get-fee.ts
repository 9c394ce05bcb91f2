import { type FileWrapper, fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { p047FeeGetFee } from '#contract/generated/patent-legal-data.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { defineOperation } from '#operation.ts';
import { OWN_FACTS } from '#operations/shared/about.ts';
import { usFeeStage } from '#patents/legal/offices.ts';
import { factsOf } from './facts.ts';
import { ticketApplications } from './fee-tickets.ts';

type Fee = Extract<PatentFact, { kind: 'fee' }>;
/** Fees that are read: two hundred of each application of a ticket. */
const MOST = 20_000;

const without = (fields: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Fees of the user's own files about these applications, and how many there are. */
async function statedFees(
  corpus: Corpus,
  applications: readonly string[],
): Promise<{ readonly fees: readonly Fee[]; readonly total: number }> {
  const query = allOf(
    { kind: 'term', field: 'KIND', text: 'fee' },
    { kind: 'values', field: 'APNO', values: applications },
  );
  const { hits, total } = await corpus.search(patentFacts, { query, offset: 0, limit: MOST });
  const found = await corpus.get(
    patentFacts,
    hits.map(({ id }) => id),
  );
  return { fees: found.filter((fact): fact is Fee => fact.kind === 'fee'), total };
}

/** A fee that was paid for a year, without the amount, which nobody stated. */
const paidFor = (year: number | undefined, text: string | undefined, payment_date: number | undefined) =>
  without({
    fee_type: year === undefined ? (text ?? 'maintenance fee') : `maintenance fee, year ${year}`,
    payment_date,
  });

/** Fees that legal events say were paid. */
const paidByEvents = (patent: Patent) =>
  factsOf(patent, 'fee').map(({ event, fact }) => paidFor(fact.year, event.text, fact.paid ?? event.date));

/** Years of the grant up to which each stage of US maintenance fees keeps a patent alive (37 CFR 1.362). */
const US_YEARS_OF_A_STAGE = 4;

/** Fees that the office's own file says were paid. */
const paidByFile = ({ events, office }: FileWrapper) =>
  events.flatMap(({ code, does, year, text, date }) => {
    const stage = office === 'US' && code !== undefined ? usFeeStage(code) : undefined;
    if (stage === undefined && does !== 'fee') return [];
    return [paidFor(stage === undefined ? year : stage * US_YEARS_OF_A_STAGE, text, date)];
  });

export default defineOperation({
  contract: p047FeeGetFee,
  path: '/fee/get_fee',
  summary: 'Fees paid and due, by ticket',
  description:
    'Fees of your own files, and those that the office’s file or legal events say were paid, which state no amounts.',
  example: { body: { ticket: '00000000-0000-0000-0000-000000000000' } },
  async handle({ body: { ticket }, account, note }, { corpus, files }) {
    const applications = await ticketApplications(files, account.id, ticket);
    const { fees, total } = await statedFees(corpus, applications);
    if (total > MOST)
      note(`Of ${total} fees of these applications ${MOST} are read: ask for fewer applications at once.`);
    const wrappers = await corpus.get(fileWrappers, applications);
    const fileOf = new Map(wrappers.map((wrapper) => [wrapper.application, wrapper]));
    const ids = await corpus.identify(patents, 'application', applications);
    const records = new Map(
      (await corpus.get(patents, [...new Set([...ids.values()].flat())])).map((one) => [one.publication_number, one]),
    );
    const infos = applications.map((apno) => {
      const own = fees.filter((fee) => fee.applications.includes(apno));
      const events = (ids.get(apno) ?? []).flatMap((number) => paidByEvents(records.get(number)!));
      // one payment is told by both: the day of the file is the office's own
      const stated = fileOf.get(apno);
      const filed = stated ? paidByFile(stated) : [];
      const told = new Set(filed.map(({ fee_type }) => fee_type));
      const all = [...filed, ...events.filter(({ fee_type }) => !told.has(fee_type))];
      const once = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
      const paid = own.filter(({ status }) => status === 'paid');
      const due = own.filter(({ status }) => status === 'due');
      const any = own.length + once.length > 0;
      return {
        apno,
        apno_status: any ? 'fee data' : 'no fee data',
        data: {
          apno,
          paid_fee: [
            ...paid.map(({ fee_type, amount, payer, date, receipt_code, receipt_number }) =>
              without({ fee_type, paid_amount: amount, payer, payment_date: date, receipt_code, receipt_number }),
            ),
            ...once,
          ],
          fee_to_pay: due.map(({ fee_type, amount, date, payment_status }) =>
            without({ fee_type, payment_amount: amount, payment_dateline: date, payment_status }),
          ),
        },
      };
    });
    const empty = infos.filter(({ apno_status }) => apno_status === 'no fee data').map(({ apno }) => apno);
    if (empty.length > 0)
      note(
        `No fee is stored of ${empty.slice(0, 10).join(', ')}; it would come from the office’s file (uspto-odp, jpo-api), legal events (epo-ops), or, with amounts, from ${OWN_FACTS('fee')}.`,
      );
    return { ticket, size: infos.length, fee_infos_list: infos };
  },
});
