import { byDay } from '#clock.ts';
import { p030AdvancedPatentDataPledgeData } from '#contract/generated/patent-legal-data.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { noteBrokenChains, ownerships } from '#operations/shared/ownership.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { factsOf, type Stated, since, where, wireNames } from './facts.ts';

/** The release of a pledge, if one is known: it bears the same number of registration. */
const releaseOf = ({ fact }: Stated<'pledge'>, releases: readonly Stated<'pledge_release'>[]) =>
  fact.registration_number === undefined
    ? undefined
    : releases.find((one) => one.fact.registration_number === fact.registration_number);

export default patentListLookup({
  contract: p030AdvancedPatentDataPledgeData,
  path: '/advanced-patent-data/pledge-data',
  summary: 'Pledges and security interests, and what released them',
  description:
    'In order of execution. A release ends the record that it names by reel and frame; one that names none, those between the same parties, to whom the security may have passed on. Without `released_by` no release is known.',
  example: { patent_number: 'CN190096136A' },
  list: 'patent_pledge_data',
  what: 'pledge',
  source:
    'recorded conveyances (uspto-assignments, uspto-assignment-center) or legal events of the office (epo-ops, google-patents)',
  async of(named, { note }, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const owned = await ownerships(corpus, patents);
    noteBrokenChains(note, patents, owned);
    return patents.map((patent, index) => {
      const { conveyances, pledges } = owned[index]!;
      const known = new Set(conveyances.map(({ record }) => record.reel_frame));
      const rows = pledges.map(({ record, passed, released }) => ({
        country: record.office,
        effective_date: record.executed ?? record.recorded,
        pledge_type: record.text,
        reel_frame: record.reel_frame,
        pledgors: record.assignors.map(({ name, executed }, at) => ({
          name,
          sequence: at + 1,
          effective_date_us: executed,
        })),
        pledgees: wireNames(record.assignees),
        ...(passed.length > 0 && {
          passed_on: passed.map((one) => ({
            reel_frame: one.reel_frame,
            effective_date: one.executed ?? one.recorded,
            pledgees: wireNames(one.assignees),
          })),
        }),
        released_by: released?.by.reel_frame,
        release_date: released?.by.executed ?? released?.by.recorded,
      }));
      const releases = factsOf(patent, 'pledge_release');
      const events = factsOf(patent, 'pledge')
        .filter(({ fact }) => fact.reel_frame === undefined || !known.has(fact.reel_frame))
        .map((stated) => {
          const release = releaseOf(stated, releases);
          return {
            country: where(stated),
            effective_date: since(stated),
            pledge_type: stated.event.text,
            reel_frame: stated.fact.registration_number ?? stated.fact.reel_frame,
            pledgors: wireNames(stated.fact.pledgor),
            pledgees: wireNames(stated.fact.pledgee),
            released_by: release?.fact.registration_number,
            release_date: release && since(release),
          };
        });
      return [...rows, ...events].sort((a, b) => byDay(a.effective_date, b.effective_date));
    });
  },
});
