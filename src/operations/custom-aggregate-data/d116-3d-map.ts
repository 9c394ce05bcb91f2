import { APPLICANT, bucketsOf, countOf, top } from '#analytics/axes.ts';
import { d116Reportdata3dMap } from '#contract/generated/custom-aggregate-data.ts';
import type { OperationInput } from '#contract/types.ts';
import type { Axis, Bucket } from '#corpus/aggregation.ts';
import { chart } from '#operations/shared/chart.ts';
import { classRows } from '#operations/shared/class-titles.ts';
import { report } from '#operations/shared/report-query.ts';

type Asked = OperationInput<'D116'>['body'];

const GROUPS = ['group1', 'group2', 'group3', 'group4', 'group5', 'group6', 'group7', 'group8'] as const;

/** The names of each group that has some; what is no text is left out. */
const namesOf = (asked: Asked) =>
  GROUPS.flatMap((group) => {
    const names = (asked[group] ?? []).filter((name) => typeof name === 'string' && name.trim() !== '') as string[];
    return names.length > 0 ? [{ group, names }] : [];
  });

/** Filings by status, of each group of names. */
const byGroup = (asked: Asked): Axis => ({
  axis: 'queries',
  queries: namesOf(asked).map(({ group, names }) => ({
    name: group,
    query: { kind: 'values', field: APPLICANT, values: names },
  })),
  by: { status: top('STATUS_GROUP', 3) },
});

/** A group under the first of its names. */
const figures = (subclass: Bucket, { group, names }: { group: string; names: readonly string[] }) => {
  const found = bucketsOf(subclass, 'group').find(({ value }) => value === group);
  if (!found || found.count === 0) return undefined;
  return [{ name: names[0], num: found.count, invalid_num: countOf(found, 'status', 'invalid') }];
};

export default chart({
  contract: d116Reportdata3dMap,
  path: '/shhgy/reportdata/3d-map',
  summary: 'The hundred largest IPC subclasses, by up to eight groups of applicants',
  description:
    'The names of a group count as one applicant, and stand whole, as the rankings have them. `num` are all of its filings in a class, `invalid_num` those whose right ended or was refused; filings without a status are in `num` alone.',
  example: {
    body: { query_text: 'TACD: battery', group1: ['TARRANT CELL WORKS INC'], group2: ['NORVALD ANTRIEBSSYSTEME GMBH'] },
  },
  query: report(),
  tree: ({ asked }) => ({ by: { subclass: top('IPC_SUB_CLASS', 100, { by: { group: byGroup(asked) } }) } }),
  async rows(counted, { asked, corpus, count, note }) {
    const subclasses = bucketsOf(counted, 'subclass');
    const groups = namesOf(asked);
    const filed = await count({ by: { group: byGroup(asked) } });
    const nobody = groups.filter(({ group }) => countOf(filed, 'group', group) === 0);
    if (nobody.length > 0)
      note(
        `Nothing that was found was filed by: ${nobody.map(({ group, names }) => `${group} (${names[0]!.slice(0, 80)})`).join(', ')}. Names stand whole, as the rankings have them.`,
      );
    const [titled = []] = await classRows(corpus, [subclasses]);
    return {
      values: titled.map((row, i) => ({
        ...row,
        ...NOBODY,
        ...Object.fromEntries(groups.map((group) => [group.group, figures(subclasses[i]!, group)])),
      })),
    };
  },
});

const NOBODY = {
  ...{ group1: undefined, group2: undefined, group3: undefined, group4: undefined },
  ...{ group5: undefined, group6: undefined, group7: undefined, group8: undefined },
};
