import { bucketsOf, OWNER, top, withoutOf } from '#analytics/axes.ts';
import { lastFullYear, lastYears, share, yearOf } from '#analytics/years.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { allOf, inYears } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type BorneBlock, rowsOf, says } from '#documents/basis.ts';
import { cell, heading, percent } from '#documents/blocks.ts';
import { bars, type Counts, counting } from '#operations/shared/report-counts.ts';
import type { EvaluationWords } from './words.ts';

/** Main groups that make the field, and the nearest documents that are asked for them. */
const MOST_GROUPS = 3;
const YEARS = 20;
const OWNERS = 10;
const LARGEST = 5;
/** Filing years that are compared with as many before. */
const SPAN = 5;

const groupsOf = ({ ipc }: Patent) => [...new Set(ipc.map((symbol) => symbol.split('/')[0]!))];

/** The main groups that most documents have, those of nearer ones first among equals. */
export function fieldOf(nearest: readonly Patent[]): { readonly groups: readonly string[]; readonly covered: number } {
  const counted = new Map<string, number>();
  for (const patent of nearest) for (const group of groupsOf(patent)) counted.set(group, (counted.get(group) ?? 0) + 1);
  const groups = [...counted]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_GROUPS)
    .map(([group]) => group);
  const covered = nearest.filter((patent) => groupsOf(patent).some((group) => groups.includes(group))).length;
  return { groups, covered };
}

/** How many families a field has, and how they came, stand and are owned; with the chapter that says so. */
export async function crowding(nearest: readonly Patent[], counts: Counts, words: EvaluationWords, now: number) {
  const { groups, covered } = fieldOf(nearest);
  const head = heading(words.field, 'field');
  if (groups.length === 0)
    return { blocks: [head, says('stored', words.noField)] as BorneBlock[], groups, families: undefined };
  const named = groups.join(', ');
  const query: Query = { kind: 'values', field: 'IPC_GROUP', values: groups };
  const { counted, mark } = await counts.count(words.counts.field(named), query, {
    unit: 'FAM_ID',
    by: {
      years: { axis: 'years', field: 'APD', ...lastYears(YEARS, now) },
      owners: top(OWNER, OWNERS),
      status: top('STATUS_GROUP', 3),
    },
  });
  const owners = bucketsOf(counted, 'owners');
  const owned = counted.count - withoutOf(counted, 'owners');
  const held = owners.length === 0 ? undefined : await heldBy(query, owners, counts, words);
  const part = held && share(held.counted.count, owned);
  const blocks: BorneBlock[] = [
    head,
    says('compared', words.fieldText(named, covered, nearest.length)),
    ...bars('cited', words.years(mark), words.families, bucketsOf(counted, 'years'), 'columns'),
    ...(await growth(query, counts, words, now)),
    ...(held === undefined || part === undefined
      ? []
      : [
          counting(words.ownersText(Math.min(LARGEST, owners.length), percent(part), held.mark)),
          rowsOf(
            words.ownersCaption(mark),
            [
              [words.owner, 7, 'cited'],
              [words.families, 2, 'cited'],
            ],
            owners.map(({ value, count }) => [cell(value), cell(String(count))]),
            'cited',
          ),
        ]),
    ...bars(
      'cited',
      words.status(mark),
      words.families,
      bucketsOf(counted, 'status').map(({ value, count }) => ({ value: words.states[value] ?? value, count })),
    ),
  ];
  return { blocks, groups, families: { count: counted.count, mark } };
}

/** Families that one of the largest owners has, each once. */
const heldBy = (query: Query, owners: readonly { readonly value: string }[], counts: Counts, words: EvaluationWords) =>
  counts.count(
    words.counts.held,
    allOf(query, { kind: 'values', field: OWNER, values: owners.slice(0, LARGEST).map(({ value }) => value) }),
    { unit: 'FAM_ID' },
  );

/** Applications of the last years that publication has filled, against those of as many years before. */
async function growth(query: Query, counts: Counts, words: EvaluationWords, now: number): Promise<BorneBlock[]> {
  const to = lastFullYear(yearOf(now), now);
  const filed = (last: number): Query => inYears('APD', last - SPAN + 1, last);
  const recent = await counts.count(words.counts.recent, allOf(query, filed(to)), { unit: 'APNO' });
  const before = await counts.count(words.counts.before, allOf(query, filed(to - SPAN)), { unit: 'APNO' });
  const marks = `[${recent.mark}] [${before.mark}]`;
  return [counting(words.growth(recent.counted.count, before.counted.count, `${to - SPAN + 1}–${to}`, marks))];
}
