import { b007DrugSearch } from '#contract/generated/ls-search.ts';
import { defineOperation } from '#operation.ts';
import { STAGES } from '#operations/shared/drug-record.ts';
import { type DrugStage, furthest, typesIn } from '#operations/shared/drug-register.ts';
import { selectDrugs } from '#operations/shared/drug-selection.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { shownThings, typeRow } from '#operations/shared/entity-rows.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';
import { term } from '#operations/shared/terms.ts';

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
    'Drugs that an approval or a trial names, by what these and the dictionary say of them; filters restrict each other. A disease, class or target includes what is a kind of it. `global_highest_dev_status` is the furthest stage that a row of a register says. What no loaded source tells finds nothing, and a note says so. The furthest first, unless `sort` says otherwise; of equals those that most approvals and trials name.',
  example: { body: { dev_status: ['Approved'], limit: 10, offset: 0 } },
  async handle({ body, note, signal }, { corpus }) {
    const { offset, limit } = body;
    pageWithin({ offset, limit }, SHORT_WINDOW);
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
    // of equals most is told of the first ones; what is equal then, too, stays in the order of the ids
    const ordered = [...found.keys()].sort((a, b) => {
      const at = order.findIndex((_, i) => keys[a]![i] !== keys[b]![i]);
      return at < 0 ? found[b]!.records - found[a]!.records : keys[a]![at]! - keys[b]![at]!;
    });
    const page = ordered.slice(offset, offset + limit).map((place) => found[place]!);
    const ids = page.map(({ id }) => id);
    const drugs = await shownThings(corpus, ids);
    const typesOf = await typesIn(corpus, all, ids);
    const items = page.flatMap((one) => {
      const { id } = one;
      const drug = drugs.get(id);
      if (!drug) return [];
      const stage = furthest(one);
      return {
        ...{ drug_id: id, drug_name: displayNames(drug), drug_type: typesOf(id).map(typeRow) },
        ...(stage && { global_highest_dev_status: term('dev_status', stage) }),
      };
    });
    return { items, offset, limit, total: found.length };
  },
});
