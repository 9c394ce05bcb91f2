import { bucketsOf, named, OWNER, top } from '#analytics/axes.ts';
import { mostCited } from '#analytics/ranked.ts';
import { patents } from '#collections/patents/patents.ts';
import { a107InsightsCompanyMostCited } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';
import { partyType } from '#patents/names.ts';

/** Companies that are shown, and owners among which they are looked for. */
const SHOWN = 10;
const LOOKED_AT = 100;

export default chart({
  contract: a107InsightsCompanyMostCited,
  path: '/insights-company/most-cited',
  summary: 'The companies that cite the ten most cited patents of a company',
  description:
    '`cited_count`: their applications that cite one of the ten; `patent_count`: all their applications. Persons are left out; the company itself is not.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('owned'),
  tree: {},
  async rows(_counted, about) {
    const { corpus, signal } = about;
    const ten = await mostCited(about, about.selection.unit, 10);
    const ids = ten.map(({ patent }) => patent.publication_number);
    const links = await corpus.links(patents, ids, 'cited_by');
    const values = [...new Set([...links.values()].flatMap(({ records }) => records.map(({ id }) => id)))];
    const citing = { query: { kind: 'values', field: 'PN', values } as const, signal };
    const counted = await corpus.aggregate(patents, citing, { unit: 'APNO', by: { owner: top(OWNER, LOOKED_AT) } });
    const owners = bucketsOf(counted, 'owner')
      .filter(({ value }) => partyType(value) !== 'person')
      .slice(0, SHOWN);
    const all = await corpus.aggregate(
      patents,
      { query: { kind: 'values', field: OWNER, values: owners.map(({ value }) => value) }, signal },
      {
        unit: 'APNO',
        by: {
          owner: named(
            OWNER,
            owners.map(({ value }) => value),
          ),
        },
      },
    );
    return owners.map(({ value, count }, i) => ({
      ...{ assignee: value, cited_count: count, patent_count: bucketsOf(all, 'owner')[i]!.count },
    }));
  },
});
