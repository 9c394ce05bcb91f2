import { dayAt } from '#clock.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { allOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { totalOf } from '#corpus/total.ts';
import { defineOperation } from '#operation.ts';
import { addDays, addMonths, addYears } from '#patents/days.ts';
import { standardName } from '#patents/names.ts';
import { Type } from '#typebox.mjs';
import { rowOf } from './rows.ts';
import { MarkRow, size } from './shapes.ts';

const Counts = (description: string) =>
  Type.Array(
    Type.Object({
      value: Type.String({ description: 'What is counted.' }),
      count: Type.Integer({ minimum: 0, description: 'Marks.' }),
    }),
    { description },
  );

/** Months after its end in which a registration can still be renewed (Paris Convention, Article 5bis). */
const GRACE_MONTHS = 6;
/** Renewals that one answer lists, and values that it counts by: more than there are offices. */
const MOST_RENEWALS = 1_000;
const MOST_VALUES = 300;

export default defineOperation({
  id: 'gtPortfolio',
  method: 'POST',
  path: '/trademark/global/portfolio',
  summary: 'An owner’s marks: offices, classes, states, renewals due',
  description:
    'The owner is meant by the standard form of the name: case, accents and legal forms do not count. Renewals are those of live marks whose day of expiry falls within a year, or fell within the last six months, in which offices still take them; the day is the office’s, else computed by its law (`expiry_by`).',
  example: { body: { owner: 'Tarrant Cell Works, Inc.', size: 3 } },
  body: Type.Object({
    owner: Type.String({
      minLength: 2,
      maxLength: 300,
      description: 'Name of the owner.',
      examples: ['Tarrant Cell Works, Inc.'],
    }),
    size,
  }),
  response: Type.Object({
    total: Type.Integer({ minimum: 0, description: 'Marks in all.' }),
    offices: Counts('By office.'),
    classes: Counts('By Nice class.'),
    states: Counts('By state.'),
    renewals_total: Type.Integer({ minimum: 0, description: 'Live marks whose renewal is due, in all.' }),
    renewals_due: Type.Array(MarkRow, {
      description: `Live marks whose renewal is due, the next first: at most ${MOST_RENEWALS}.`,
    }),
    marks: Type.Array(MarkRow, { description: 'Marks, the newest first.' }),
  }),
  async handle({ body, note, signal }, { clock, corpus }) {
    const query: Query = { kind: 'values', field: 'HOLDER_STANDARD', values: [standardName(body.owner)] };
    const facet = (field: string) => ({ field, offset: 0, limit: MOST_VALUES });
    const today = dayAt(clock());
    const grace = addMonths(today, -GRACE_MONTHS);
    const registered: Query = { kind: 'values', field: 'STATE', values: ['registered'] };
    const [facets, newest, due, over] = await Promise.all([
      corpus.facets(trademarks, { query, signal }, [facet('OFFICE'), facet('NICE'), facet('STATUS')]),
      corpus.search(trademarks, {
        query,
        offset: 0,
        limit: body.size ?? 10,
        sort: [{ field: 'FILED', order: 'desc' }],
        signal,
      }),
      corpus.search(trademarks, {
        query: allOf(query, registered, {
          kind: 'range',
          field: 'EXPIRES',
          from: String(grace),
          to: String(addYears(today, 1)),
        }),
        offset: 0,
        limit: MOST_RENEWALS,
        sort: [{ field: 'EXPIRES', order: 'asc' }],
        signal,
      }),
      totalOf(
        corpus,
        trademarks,
        allOf(query, registered, { kind: 'range', field: 'EXPIRES', to: String(addDays(grace, -1)) }),
        { signal },
      ),
    ]);
    if (due.total > MOST_RENEWALS) note(`Of ${due.total} renewals due the first ${MOST_RENEWALS} are listed.`);
    if (over > 0)
      note(
        `Called registered though their term ended more than half a year ago, with no source that tells of a renewal: ${over} of the marks, not in renewals_due.`,
      );
    const read = async (hits: readonly { id: string }[]) =>
      (
        await corpus.get(
          trademarks,
          hits.map(({ id }) => id),
        )
      ).map(rowOf);
    const [offices, classes, states] = facets.map(({ buckets }) =>
      buckets.map(({ value, count }) => ({ value, count })),
    );
    const untold = newest.total - states!.reduce((sum, { count }) => sum + count, 0);
    if (untold > 0)
      note(`No source tells the state of ${untold} of the marks: they are in neither states nor renewals_due.`);
    return {
      total: newest.total,
      offices: offices!,
      classes: classes!,
      states: states!,
      renewals_total: due.total,
      renewals_due: await read(due.hits),
      marks: await read(newest.hits),
    };
  },
});
