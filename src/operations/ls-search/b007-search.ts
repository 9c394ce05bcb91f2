import { b007DrugSearch } from '#contract/generated/ls-search.ts';
import { defineOperation } from '#operation.ts';
import { STAGES } from '#operations/shared/drug-record.ts';
import { type DrugStage, furthest, typesIn } from '#operations/shared/drug-register.ts';
import { selectDrugs } from '#operations/shared/drug-selection.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { shownThings, typeRow } from '#operations/shared/entity-rows.ts';
import { checkWindow } from '#operations/shared/pages.ts';

/** What drugs are ordered by; undefined, which nothing tells, comes last in either order. */
const SORTS: Readonly<Record<string, (drug: DrugStage) => number | undefined>> = {
  GLOBAL_HIGHEST_DEV_STATUS_RANK: (drug) => STAGES.indexOf(furthest(drug) ?? ''),
  FIRST_APPROVED_DATE: (drug) => drug.first_approved,
};

export default defineOperation({
  contract: b007DrugSearch,
  path: '/synapse/drug/search',
  summary: 'Search drugs of registers',
  description:
    'Drugs that an approval or a trial names, by what these and the dictionary say of them; filters restrict each other. A disease, class or target includes what is a kind of it. `global_highest_dev_status` is the furthest stage that a row of a register says. What no loaded source tells finds nothing, and a note says so. The furthest first, unless `sort` says otherwise.',
  example: { body: { dev_status: ['Approved'], limit: 10, offset: 0 } },
  async handle({ body, note, signal }, { corpus }) {
    const { offset = 0, limit = 10 } = body;
    checkWindow(offset, limit, 10_000);
    const sort = (body.sort ?? []).flatMap(({ sort_field = '', sort_order }) => {
      const of = SORTS[sort_field];
      if (!of) note(`${sort_field} orders nothing: the drugs are in the order of how far they are.`);
      return of ? [{ of, sign: sort_order === 'asc' ? 1 : -1 }] : [];
    });
    const { found, all } = await selectDrugs(corpus, body, note, signal);
    const order = sort.length > 0 ? sort : [{ of: SORTS.GLOBAL_HIGHEST_DEV_STATUS_RANK!, sign: -1 }];
    const keys = found.map((drug) =>
      order.map(({ of, sign }) => {
        const value = of(drug);
        return value === undefined ? Number.POSITIVE_INFINITY : sign * value;
      }),
    );
    // equals stay in the order of their ids
    const ordered = [...found.keys()].sort((a, b) => {
      const at = order.findIndex((_, i) => keys[a]![i] !== keys[b]![i]);
      return at < 0 ? 0 : keys[a]![at]! - keys[b]![at]!;
    });
    const page = ordered.slice(offset, offset + limit).map((place) => found[place]!.id);
    const drugs = await shownThings(corpus, page);
    const typesOf = await typesIn(corpus, all, page);
    const items = page.flatMap((id) => {
      const drug = drugs.get(id);
      return drug ? { drug_id: id, drug_name: displayNames(drug), drug_type: typesOf(id).map(typeRow) } : [];
    });
    return { items, offset, limit, total: found.length };
  },
});
