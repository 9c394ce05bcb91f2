import { knownStatus } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { p053PatentValuationDataOperationSituation } from '#contract/generated/patent-valuation-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { rightFigures } from './event-figures.ts';
import { EXAMPLE, headOf, namedList, oneOrNone } from './named-list.ts';

/** Detailed status: ended for unpaid fees; declared invalid, whole or in part. */
const UNPAID = 16;
const REVOKED: ReadonlySet<number> = new Set([14, 23]);

export default defineOperation({
  contract: p053PatentValuationDataOperationSituation,
  path: '/patent-valuation-data/operation_situation',
  summary: 'Use of a list of patents: countries, transfers, licences, pledges, ends',
  description:
    'Countries of the stored simple family. Transferred, licensed or pledged by stored legal events and recorded conveyances; ended by the detailed legal status. What is not known of a patent is left out of its row.',
  example: { body: { patent_info: EXAMPLE, family_threshold: 2 } },
  async handle({ body, note }, { corpus }) {
    const named = await namedList(body.patent_info, { corpus }, note);
    const ids = named.map(({ patent }) => patent.publication_number);
    const families = await corpus.links(patents, ids, 'simple_family');
    const silent = named
      .map(({ patent }) => patent)
      .filter(({ legal_events, rights }) => legal_events.length === 0 && !rights);
    noteMissing(note, 'legal event', 'legal events of the offices (epo-ops)', silent);
    const rows = named.map((each, i) => {
      const status = knownStatus(each.patent);
      const { licences, pledges, transfers } = rightFigures(each.patent);
      const members = (families.get(ids[i]!)?.records ?? []).filter(({ stored }) => stored);
      return {
        ...headOf(each),
        country_cover_cnt: new Set(members.map(({ id }) => id.slice(0, 2))).size,
        is_inactive: oneOrNone(status?.detailed.includes(UNPAID)),
        is_invalid: oneOrNone(status?.detailed.some((code) => REVOKED.has(code))),
        is_operated: oneOrNone(licences === undefined ? undefined : licences + pledges + transfers > 0),
      };
    });
    const count = (what: (row: (typeof rows)[number]) => boolean) => rows.filter(what).length;
    const wide = rows.flatMap((row, i) =>
      row.country_cover_cnt >= body.family_threshold ? [families.get(ids[i]!)?.group ?? ids[i]!] : [],
    );
    return known<OperationAnswer<'P053'>>({
      indicators: {
        inactive_patent_count: count(({ is_inactive }) => is_inactive === 1),
        invalid_patent_count: count(({ is_invalid }) => is_invalid === 1),
        multiple_country_coverage: new Set(wide).size,
        operated_patent_count: count(({ is_operated }) => is_operated === 1),
      },
      patent_info: rows,
    });
  },
});
