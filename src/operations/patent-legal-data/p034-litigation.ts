import { p034HighValueDataLitigation } from '#contract/generated/patent-legal-data.ts';
import { factsAbout, OWN_FACTS } from '#operations/shared/about.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { factsOf, where, wireNames } from './facts.ts';

const people = (names: readonly string[] = []) => wireNames(names.map((name) => ({ name })));

export default patentListLookup({
  contract: p034HighValueDataLitigation,
  path: '/high-value-data/litigation',
  summary: 'Court cases about a patent',
  description: 'Cases of your own files, and those that legal events of the office tell of.',
  example: { patent_number: 'US19000767B2' },
  list: 'patent_litigation_data',
  what: 'court case',
  source: `legal events of the office (epo-ops, google-patents), or ${OWN_FACTS('litigation')}`,
  async of(named, _call, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const own = await factsAbout(corpus, patents, 'litigation');
    return patents.map((patent, index) => [
      ...own[index]!.map(({ country, court, case_number, case_region, title, filing_date, verdict_date, ...who }) => ({
        ...{ country, court, case_number, case_region, title, filing_date, verdict_date },
        plaintiff: people(who.plaintiffs),
        defendant: people(who.defendants),
        judge: people(who.judges),
        chief_judge: who.chief_judge === undefined ? undefined : { name: who.chief_judge },
      })),
      ...factsOf(patent, 'litigation').map((stated) => ({
        country: where(stated),
        case_number: stated.fact.docket,
        title: stated.event.text,
        plaintiff: wireNames(stated.fact.plaintiff),
        defendant: wireNames(stated.fact.defendant),
      })),
    ]);
  },
});
