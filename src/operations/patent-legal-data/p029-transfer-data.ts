import { byDay } from '#clock.ts';
import { p029AdvancedPatentDataTransferData } from '#contract/generated/patent-legal-data.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { noteBrokenChains, ownerships } from '#operations/shared/ownership.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { type Conveyed, transfers } from '#patents/ownership.ts';
import { factsOf, since, where, wireNames } from './facts.ts';

const kindOf = ({ kind, by_persons }: Conveyed) =>
  kind === 'merger'
    ? 'merger'
    : kind === 'court_order'
      ? 'court order'
      : by_persons
        ? 'assignment by inventors'
        : 'assignment';

export default patentListLookup({
  contract: p029AdvancedPatentDataTransferData,
  path: '/advanced-patent-data/transfer-data',
  summary: 'By whom a patent passed to whom',
  description:
    'Recorded assignments, those of the inventors first, and mergers, in order of execution; what corrects another record stands in its place. Changes of name, security interests, releases and licences are no transfers.',
  example: { patent_number: 'CN190211027A' },
  list: 'patent_transfer_data',
  what: 'transfer',
  source:
    'recorded conveyances (uspto-assignments, uspto-assignment-center) or legal events of the office (epo-ops, google-patents)',
  async of(named, { note }, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const owned = await ownerships(corpus, patents);
    noteBrokenChains(note, patents, owned);
    return patents.map((patent, index) => {
      const recorded = owned[index]!;
      const known = new Set(recorded.conveyances.map(({ record }) => record.reel_frame));
      const rows = transfers(recorded).map((one) => ({
        country: one.record.office,
        effective_date: one.record.executed ?? one.record.recorded,
        kind: kindOf(one) as 'assignment',
        reel_frame: one.record.reel_frame,
        transferers: one.record.assignors.map(({ name, executed }, at) => ({
          name,
          sequence: at + 1,
          effective_date_us: executed,
        })),
        transferees: wireNames(one.record.assignees),
      }));
      const events = factsOf(patent, 'transfer')
        .filter(({ fact }) => fact.reel_frame === undefined || !known.has(fact.reel_frame))
        .map((stated) => ({
          country: where(stated),
          effective_date: since(stated),
          kind: /merger/i.test(stated.fact.conveyance ?? '') ? ('merger' as const) : undefined,
          reel_frame: stated.fact.reel_frame,
          transferers: wireNames(stated.fact.from),
          transferees: wireNames(stated.fact.to),
        }));
      return [...rows, ...events].sort((a, b) => byDay(a.effective_date, b.effective_date));
    });
  },
});
